"""Campaigns: linked games in one store, from the first to the last and once more."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import closing

import pytest
from msgspec import Struct

from engine.host.model import Place, Spot, Terms
from engine.kernel import Decision, Option, Refused, Steps, Text, ask, text
from tests.host.journeys import ONE, SPOT, begun, busy, idle, look, new, next_game, sheet
from tests.host.support import ADA, BEN, MEI, House, refusal
from tests.kernel.little import Little, LittleTable
from tests.teaching.flow import GOAL


class Walked(Struct, frozen=True):
    """How many games were played, and what was chosen in the last."""

    games: int = 0
    last: str = ""


async def test_a_campaign_begins_with_its_first_table(home: House) -> None:
    opened = await home.host.begin_campaign(new(options={"dice": "without"}))
    assert (opened.campaign, opened.fresh, opened.table.state) == (ONE, True, "lobby")
    assert opened.table.options == {"dice": "without", "leg": "1", "luggage": "none"}
    assert [chair.person for chair in opened.table.chairs] == [ADA, None]
    assert (await home.host.join(1, BEN)).state == "running"
    await home.host.quiet()
    assert home.box.kinds() == ["lobby", "begun"]
    info = await look(home)
    assert (info.owner, info.over, info.broken) == (ADA, False, False)
    assert sheet(info) == [(1,), (2,)]
    assert info.open is not None
    assert info.open.table == 1
    assert info.last is None


async def test_a_campaign_goes_on_from_game_to_game(home: House) -> None:
    await begun(home)
    await home.play(1, busy)
    info = await look(home)
    first, second = sheet(info)
    assert (first[0], second) == (1, (2,))
    assert first[1] >= GOAL
    packed = str(first[2]).removeprefix("teaching-card-")
    assert packed in ("brush", "lute", "seal")
    assert (info.open, info.last and info.last.table) == (None, 1)
    home.clock.now += 60
    opened = await next_game(home, seen=1)
    # The same people on the same seats, at once, with what was packed.
    assert opened.table.state == "running"
    assert [chair.person for chair in opened.table.chairs] == [ADA, BEN]
    assert opened.table.options == {"leg": "2", "luggage": packed}
    assert home.box.kinds(2) == ["lobby", "begun"]
    await home.play(2, busy)
    info = await look(home)
    assert info.over
    assert info.updated > info.created
    assert [len(line) for line in sheet(info)] == [3, 3]
    with pytest.raises(Refused) as error:
        await next_game(home)
    assert refusal(error) == "host-campaign-over"


async def test_a_goal_that_was_missed_brings_nothing(home: House) -> None:
    await begun(home)
    await home.play(1, idle)
    assert sheet(await look(home))[0] == (1, 0, "teaching-sheet-none")
    assert (await next_game(home)).table.options == {"leg": "2", "luggage": "none"}


async def test_what_is_kept_is_a_reply_like_any_other(home: House) -> None:
    """It is asked while the game runs, lies in the record, and the game ends with it."""
    await begun(home)

    def until_asked(decision: Decision) -> tuple[str, ...]:
        if decision.key == "luggage":
            raise StopAsyncIteration
        return busy(decision)

    with pytest.raises(StopAsyncIteration):
        await home.play(1, until_asked)
    assert (await look(home)).last is None
    await home.restart()
    [(person, decision)] = await home.decisions(1)
    assert (person, decision.key) == (ADA, "luggage")
    await home.answer(1, ADA, decision.options[0].id)
    (newest,) = [entry for entry in (await home.host.history(1, 0)).entries if entry.reply][-1:]
    assert newest.reply is not None
    assert newest.reply.key == "luggage"
    assert sheet(await look(home))[0][2] == f"teaching-card-{decision.options[0].id.removeprefix('luggage:')}"


async def test_a_game_is_played_again_from_where_it_began(home: House) -> None:
    await begun(home)
    await home.play(1, idle)
    opened = await next_game(home, again=True, seen=1)
    assert opened.table.options == {"leg": "1", "luggage": "none"}
    assert sheet(await look(home))[0] == (1, 0, "teaching-sheet-none")  # until the new try has ended
    await home.play(2, busy)
    info = await look(home)
    assert sheet(info)[0][1] > 0
    assert [(game.table, game.number, game.counts) for game in info.games] == [(1, 1, False), (2, 1, True)]
    await next_game(home)
    await home.play(3, idle)
    # The second leg again: with the same luggage as at its first try, also after the end of the campaign.
    before = (await home.host.info(3)).options  # type: ignore[union-attr]
    assert (await look(home)).over
    assert (await next_game(home, again=True)).table.options == before
    await home.play(4, busy)
    assert [len(line) for line in sheet(await look(home))] == [3, 3]
    assert sheet(await look(home))[1][1] > 0


async def test_pressed_twice_at_once_it_opens_one_table(home: House) -> None:
    await begun(home)
    await home.play(1, busy)
    both = await asyncio.gather(*(home.host.next_game(ONE, ADA.id, SPOT, seen=1) for _ in range(2)))
    assert [opened.table.id for opened in both] == [2, 2]
    assert sorted(opened.fresh for opened in both) == [False, True]
    assert len((await look(home)).games) == 2


async def test_old_buttons_do_no_harm(home: House) -> None:
    await begun(home)
    assert not (await next_game(home, seen=7)).fresh
    with pytest.raises(Refused) as error:
        await next_game(home, again=True, seen=7)
    assert refusal(error) == "host-campaign-open"
    await home.play(1, busy)
    await next_game(home)
    assert not (await next_game(home, seen=1)).fresh
    with pytest.raises(Refused) as error:
        await next_game(home, again=True, seen=1)
    assert refusal(error) == "host-campaign-open"
    await home.play(2, busy)
    for again in (False, True):
        with pytest.raises(Refused) as error:
            await next_game(home, again=again, seen=1)
        assert refusal(error) == "host-campaign-went-on"
    assert len((await look(home)).games) == 2


async def test_who_may_go_on_and_with_what(home: House) -> None:
    for wrong, key in (
        ({"slug": "chess"}, "host-no-game"),
        ({"name": "pilgrimage"}, "host-campaign-unknown"),
        ({"options": {"leg": "2"}}, "kernel-unknown-option"),
        ({"options": {"dice": "some"}}, "kernel-unknown-value"),
        ({"language": "xx"}, "host-no-language"),
    ):
        with pytest.raises(Refused) as error:
            await home.host.begin_campaign(new(**wrong))
        assert refusal(error) == key
    assert await home.host.campaigns_of(ADA.id) == []
    assert await home.host.info(1) is None
    await begun(home)
    await home.play(1, busy)
    for work, key in (
        (home.host.next_game(ONE, BEN.id, SPOT), "host-campaign-owner"),
        (home.host.next_game(9, ADA.id, SPOT), "host-no-campaign"),
    ):
        with pytest.raises(Refused) as error:
            await work
        assert refusal(error) == key


async def test_nothing_can_be_played_again_before_a_game_has_ended(home: House) -> None:
    await begun(home)
    lonely = await home.host.begin_campaign(new(owner=MEI))
    await home.host.cancel(lonely.table.id, MEI.id)
    with pytest.raises(Refused) as error:
        await home.host.next_game(lonely.campaign, MEI.id, SPOT, again=True)
    assert refusal(error) == "host-campaign-nothing"
    # A cancelled table leaves the campaign where it was.
    opened = await home.host.next_game(lonely.campaign, MEI.id, SPOT)
    assert (opened.fresh, opened.table.state, opened.table.options["leg"]) == (True, "lobby", "1")


async def test_a_campaigns_table_is_played_as_the_campaign_says(home: House) -> None:
    await home.host.begin_campaign(new())
    for terms in (Terms(options={"length": "long"}), Terms(seats=3)):
        with pytest.raises(Refused) as error:
            await home.host.configure(1, ADA.id, terms)
        assert refusal(error) == "host-campaign-fixed"
    with pytest.raises(Refused) as error:
        await home.host.begin(1, ADA.id)
    assert refusal(error) == "host-campaign-seats"
    assert (await home.host.configure(1, ADA.id, Terms(pace=48))).pace == 48
    assert (await home.host.info(1)).state == "lobby"  # type: ignore[union-attr]


async def test_a_computer_player_travels_along(home: House) -> None:
    await home.host.begin_campaign(new())
    await home.host.add_computer(1, ADA.id)
    await home.host.quiet()
    for table in (1, 2):
        while asked := await home.decisions(table):
            [(person, decision)] = asked
            await home.answer(table, person, *busy(decision))
        if table == 1:
            opened = await next_game(home)
            assert [chair.policy for chair in opened.table.chairs] == [None, "sensible"]
    assert (await look(home)).over


async def test_campaigns_are_found_by_people_places_and_tables(home: House) -> None:
    await begun(home)
    home.clock.now += 1
    second = await home.host.begin_campaign(new(owner=MEI, spot=Spot(Place(101, 300), threaded=False)))
    assert [info.id for info in await home.host.campaigns_of(ADA.id)] == [ONE]
    assert [info.id for info in await home.host.campaigns_of(BEN.id)] == [ONE]
    assert [info.id for info in await home.host.campaigns_of(MEI.id)] == [second.campaign]
    assert [info.id for info in await home.host.campaigns_in(100)] == [ONE]
    found = await home.host.campaign_of(second.table.id)
    assert found is not None
    assert found.id == second.campaign
    other = await home.table()
    assert await home.host.campaign_of(other) is None
    assert await home.host.campaign(9) is None


class Walk:
    """A campaign for one: as many games as wanted, of which nothing is carried on but how many there were."""

    seats = 1
    state = Walked

    def start(self) -> Walked:
        return Walked()

    def options(self, state: Walked) -> dict[str, str] | None:
        return {} if state.games < 2 else None

    def after(self, state: Walked, table: LittleTable) -> Walked:
        return Walked(state.games + 1, table.log[-1])

    def sheet(self, state: Walked) -> tuple[Text, ...]:
        return (text("kernel-comma"),)


def once(t: LittleTable) -> Steps[None]:
    """The only step of such a game."""
    t.log += yield from ask(t, 0, "way", [Option("left", text("kernel-comma")), Option("right", text("kernel-comma"))])


async def test_a_campaign_for_one_begins_at_once_and_needs_no_campaign_options(home: House) -> None:
    rules = Little(once)
    rules.content_digest = hashlib.sha256(rules.content_text).hexdigest()
    rules.campaigns = {"walk": Walk()}
    home.catalogue = lambda slug, content: rules
    await home.restart()
    opened = await home.host.begin_campaign(new(slug="little", name="walk"))
    assert (opened.table.state, len(opened.table.chairs)) == ("running", 1)
    await home.host.quiet()
    assert home.box.kinds() == ["lobby", "begun"]
    await home.answer(1, ADA, "right")
    with closing(sqlite3.connect(home.path)) as connection:
        assert connection.execute("SELECT progress FROM campaigns").fetchone() == ('{"games":1,"last":"right"}',)
    assert (await next_game(home, seen=1)).table.state == "running"
    await home.answer(2, ADA, "left")
    assert (await look(home)).over
