"""Before the game: joining, leaving, options, starting."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from engine.host.lobby import LOBBIES
from engine.host.model import NewTable, Person, TableInfo, Terms
from engine.kernel import Refused
from tests.host.support import ADA, BEN, HERE, MEI, House, refusal


async def test_ten_people_press_join_for_one_seat_and_exactly_one_gets_it(home: House) -> None:
    table = await home.table(begin=False, autostart=False, seats=2, owner=ADA)
    await home.host.leave(table, BEN.id)
    crowd = [Person(50 + index, f"guest {index}") for index in range(10)]
    answers = await asyncio.gather(*(home.host.join(table, guest) for guest in crowd), return_exceptions=True)
    seated = [answer for answer in answers if isinstance(answer, TableInfo)]
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert (len(seated), len(refused)) == (1, 9)
    assert {refused.reason.key for refused in refused} == {"host-full"}
    info = await home.host.info(table)
    assert info is not None
    assert info.chairs[1].person == crowd[0], "the first press gets the seat"


async def test_two_starts_at_once_start_one_game(home: House) -> None:
    table = await home.table(begin=False)
    first, second = await asyncio.gather(home.host.begin(table, ADA.id), home.host.begin(table, ADA.id))
    await home.host.quiet()
    assert first.state == second.state == "running"
    assert first.commitment == second.commitment
    assert home.box.kinds(table) == ["lobby", "begun"]


async def test_the_seeds_hash_is_published_at_the_start_and_the_seed_only_at_the_end(home: House) -> None:
    table = await home.table()
    info = await home.host.info(table)
    assert info is not None
    assert info.commitment == hashlib.sha256(home.seed.encode()).hexdigest()
    assert info.seed is None
    await home.play(table, lambda decision: (decision.options[0].id,) if decision.pick[0] else ())
    info = await home.host.info(table)
    assert info is not None
    assert (info.state, info.seed) == ("over", home.seed)


async def test_a_full_table_starts_by_itself_if_its_owner_wished(home: House) -> None:
    table = await home.table(autostart=True, begin=False)
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "running"
    assert home.box.kinds(table) == ["lobby", "begun"]


async def test_a_table_that_is_full_already_starts_when_its_owner_wishes_so_at_last(home: House) -> None:
    table = await home.table(begin=False)
    info = await home.host.configure(table, ADA.id, Terms(autostart=True))
    assert info.state == "running"
    await home.host.quiet()
    assert home.box.kinds(table) == ["lobby", "begun"]
    waiting = await home.table(begin=False, seats=3)
    await home.host.leave(waiting, MEI.id)
    assert (await home.host.configure(waiting, ADA.id, Terms(autostart=True))).state == "lobby"
    assert (await home.host.configure(waiting, ADA.id, Terms(seats=2))).state == "running"


async def test_one_person_lets_only_so_many_tables_wait(home: House) -> None:
    opened = [await home.table(begin=False) for _ in range(LOBBIES - 1)]
    both = await asyncio.gather(*(home.table(begin=False) for _ in range(2)), return_exceptions=True)
    assert [type(one) for one in both if isinstance(one, BaseException)] == [Refused], "two presses at one moment"
    with pytest.raises(Refused) as error:
        await home.table(begin=False)
    assert refusal(error) == "host-many-lobbies"
    await home.table(begin=False, owner=BEN)
    await home.host.begin(opened[0], ADA.id)
    await home.table(begin=False)
    with pytest.raises(Refused):
        await home.table(begin=False)
    await home.host.cancel(opened[1], ADA.id)
    await home.table(begin=False)


async def test_joining_twice_takes_one_seat(home: House) -> None:
    table = await home.table(begin=False, seats=3)
    info = await home.host.join(table, BEN)
    assert [chair.person for chair in info.chairs] == [ADA, BEN, MEI]


async def test_fewer_seats_move_people_up(home: House) -> None:
    table = await home.table(begin=False, seats=4)
    await home.host.leave(table, BEN.id)
    info = await home.host.configure(table, ADA.id, Terms(seats=3))
    assert [chair.person.name for chair in info.chairs if chair.person] == ["Ada", "梅香", "阿明"]
    with pytest.raises(Refused) as error:
        await home.host.configure(table, ADA.id, Terms(seats=2))
    assert refusal(error) == "host-too-few-seats"


async def test_starting_early_takes_free_seats_away(home: House) -> None:
    table = await home.table(begin=False, seats=4)
    await home.host.leave(table, BEN.id)
    info = await home.host.begin(table, ADA.id)
    assert len(info.chairs) == 3


async def test_seats_are_drawn_where_the_owner_wished(home: House) -> None:
    orders = set()
    for seed in ("1", "2", "3", "4", "5"):
        home.seed = seed
        info = await home.host.info(await home.table(seats=4, shuffle=True))
        assert info is not None
        orders.add(tuple(chair.person.name for chair in info.chairs if chair.person))
    assert len(orders) > 1
    assert {len(order) for order in orders} == {4}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"slug": "chess"}, "host-no-game"),
        ({"seats": 7}, "kernel-seats"),
        ({"options": {"weather": "rain"}}, "kernel-unknown-option"),
        ({"options": {"length": "endless"}}, "kernel-unknown-value"),
        ({"language": "tlh"}, "host-no-language"),
        ({"pace": 0}, "host-pace"),
    ],
)
async def test_a_table_that_cannot_be_played_is_not_opened(
    home: House, changes: dict[str, object], reason: str
) -> None:
    fields: dict[str, object] = {
        "slug": "teaching", "seats": 2, "options": {}, "language": "en", "place": HERE, "owner": ADA, "threaded": False,
    }  # fmt: skip
    with pytest.raises(Refused) as error:
        await home.host.open_table(NewTable(**{**fields, **changes}))  # type: ignore[arg-type]
    assert refusal(error) == reason
    assert await home.host.tables_in(HERE.guild) == []


async def test_what_only_the_owner_or_only_a_lobby_allows(home: House) -> None:
    table = await home.table(begin=False)
    for attempt in (
        home.host.begin(table, BEN.id),
        home.host.cancel(table, BEN.id),
        home.host.add_computer(table, BEN.id),
        home.host.remove_computer(table, BEN.id),
        home.host.configure(table, BEN.id, Terms(pace=3)),
    ):
        with pytest.raises(Refused) as error:
            await attempt
        assert refusal(error) == "host-owner-only"
    await home.host.begin(table, ADA.id)
    for attempt in (
        home.host.join(table, MEI),
        home.host.leave(table, BEN.id),
        home.host.configure(table, ADA.id, Terms(pace=3)),
        home.host.add_computer(table, ADA.id),
    ):
        with pytest.raises(Refused) as error:
            await attempt
        assert refusal(error) == "host-lobby-closed"
    with pytest.raises(Refused) as error:
        await home.host.cancel(table, ADA.id)
    assert refusal(error) == "host-no-cancel"


async def test_too_few_people_cannot_start(home: House) -> None:
    table = await home.table(begin=False)
    await home.host.leave(table, BEN.id)
    with pytest.raises(Refused) as error:
        await home.host.begin(table, ADA.id)
    assert refusal(error) == "kernel-seats"


async def test_a_cancelled_table_says_so_and_is_no_longer_listed(home: House) -> None:
    table = await home.table(begin=False)
    await home.host.cancel(table, ADA.id)
    await home.host.cancel(table, ADA.id)
    await home.host.quiet()
    assert home.box.kinds(table) == ["lobby", "cancelled"]
    assert await home.host.tables_of(ADA.id) == []


async def test_a_game_is_there_when_the_bot_died_just_after_making_it(home: House) -> None:
    home.box.failures = [ConnectionError()] * 3
    table = (await home.host.open_table(
        NewTable("teaching", 2, {}, "en", HERE, ADA, threaded=False)
    )).id  # fmt: skip
    await home.restart()
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "lobby"
    assert home.box.kinds(table) == ["lobby"]


async def test_people_with_any_name(home: House) -> None:
    names = ["`_*~|`", "\u202eadA", "梅香 王", "👩‍👩‍👧‍👦", "@everyone", "a" * 100, "\u0000x"]
    for index, name in enumerate(names):
        table = await home.table(begin=False, owner=Person(70 + index, name))
        await home.restart()
        info = await home.host.info(table)
        assert info is not None
        assert info.owner.name == name
