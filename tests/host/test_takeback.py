"""Taking back further than one's own last reply: with everybody's consent, and no card comes another way."""

from __future__ import annotations

import msgspec
import pytest

from engine.host import past
from engine.host.absence import By
from engine.kernel import Decision, Refused, Reply, Save, text
from engine.record import decode, play, position
from engine.store.records import Back, RecordRow, Start
from tests.host.support import ADA, BEN, MEI, House, bids, find_rules, first, refusal


async def where(home: House, table: int) -> bytes:
    """Table and decisions, byte for byte."""
    return position(await home.host.session_clone(table, ADA.id))


def wanted(decision: Decision) -> tuple[str, ...]:
    """What draws and reveals most."""
    for pick in ("draw", "roll", "bid:1"):
        if decision.find(pick):
            return (pick,)
    return first(decision)


async def played(home: House, replies: int = 12) -> tuple[int, dict[int, bytes]]:
    """A table of two after some replies, over more than a round; the positions after each number of entries."""
    table = await home.table(options={"length": "long"})
    positions = {0: await where(home, table)}
    await goes_on(home, table, replies, positions)
    return table, positions


async def goes_on(home: House, table: int, replies: int, positions: dict[int, bytes]) -> None:
    for _ in range(replies):
        person, decision = (await home.decisions(table))[0]
        await home.answer(table, person, *wanted(decision))
        positions[await entries(home, table)] = await where(home, table)


async def entries(home: House, table: int) -> int:
    info = await home.host.info(table)
    assert info is not None
    return info.entries


async def agreed(home: House, table: int, entry: int) -> None:
    """Ada proposes it and Ben agrees."""
    decided = await home.host.back_to(table, entry, By(ADA))
    assert decided.vote is not None
    await home.host.answer(table, decided.vote.id, BEN.id, yes=True)
    await home.host.quiet()


async def test_the_table_goes_back_to_any_entry_byte_for_byte(home: House) -> None:
    table, positions = await played(home)
    for before in sorted(positions, reverse=True)[1:]:
        await agreed(home, table, before + 1)
        assert await where(home, table) == positions[before]
        await home.restart()
        assert await where(home, table) == positions[before], "and so it is read again"


async def test_what_is_drawn_again_comes_as_it_came(home: House) -> None:
    table, positions = await played(home)
    end = max(positions)
    await agreed(home, table, 3)
    again: dict[int, bytes] = {}
    await goes_on(home, table, end - 2, again)
    assert list(again.values()) == [positions[at] for at in sorted(positions) if at > 2]


async def test_the_log_names_it_and_strikes_out_what_is_gone(home: House) -> None:
    table, _ = await played(home)
    end = await entries(home, table)
    await agreed(home, table, 4)
    page = await home.host.history(table, None)
    assert page.entries[-1].at == end + 1
    assert page.entries[-1].events[-1].text == text("host-went-back", entry=4)
    assert {entry.at for entry in page.entries if entry.undone} >= {4, end}
    assert home.box.kinds()[-1] == "undone"
    assert [event.text.key for event in home.box.notices[-1].events] == ["host-went-back"]


async def test_old_panels_are_stale_afterwards_and_ones_own_undo_still_works(home: House) -> None:
    table, _ = await played(home)
    before = {person: (await home.host.glance(table, person.id)).ticket for person in (ADA, BEN)}
    await agreed(home, table, 3)
    for person, ticket in before.items():
        assert (await home.host.glance(table, person.id)).ticket > ticket
    before_the_turn = await where(home, table)
    person, decision = (await home.decisions(table))[0]
    assert decision.find("rest")
    await home.answer(table, person, "rest")
    await home.restart()
    await home.host.undo(table, person.id, (await home.host.glance(table, person.id)).ticket)
    assert await where(home, table) == before_the_turn
    await home.restart()
    assert await where(home, table) == before_the_turn


async def test_one_objection_or_silence_keeps_everything(home: House) -> None:
    table, positions = await played(home)
    end = max(positions)
    await home.host.back_to(table, 3, By(ADA))
    await home.host.answer(table, 1, BEN.id, yes=False)
    assert (await home.host.vote(table, 1)).state == "failed"
    await home.host.back_to(table, 3, By(ADA))
    home.clock.now += 30 * 3600
    await home.host.ring()
    assert (await home.host.vote(table, 2)).state == "failed"
    assert await where(home, table) == positions[end]


async def test_every_other_person_has_to_agree(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.answer(table, ADA, "draw")
    await home.host.back_to(table, 1, By(ADA))
    await home.host.answer(table, 1, BEN.id, yes=True)
    assert (await home.host.vote(table, 1)).state == "open"
    await home.host.answer(table, 1, MEI.id, yes=True)
    assert (await home.host.vote(table, 1)).state == "passed"
    info = await home.host.info(table)
    assert info is not None
    assert set(info.waiting.values()) == {"bid"}


async def test_a_reply_makes_the_vote_stale(home: House) -> None:
    table, _ = await played(home)
    await home.host.back_to(table, 3, By(ADA))
    person, decision = (await home.decisions(table))[0]
    await home.answer(table, person, *first(decision))
    assert (await home.host.vote(table, 1)).state == "stale"


async def test_only_replies_that_stand_can_be_taken_back(home: House) -> None:
    table, _ = await played(home)
    ways = [entry.at for entry in await home.host.ways_back(table, ADA.id)]
    assert ways == sorted(ways, reverse=True)
    await agreed(home, table, 4)
    assert [entry.at for entry in await home.host.ways_back(table, ADA.id)] == [3, 2, 1]
    for wrong in (0, 4, 5, 999, -1):
        with pytest.raises(Refused) as refused:
            await home.host.back_to(table, wrong, By(ADA))
        assert refusal(refused) == "host-no-way-back"


async def test_a_list_of_ways_back_tells_no_secrets(home: House) -> None:
    table = await home.table(2)
    await home.answer(table, BEN, "bid:1")
    [entry] = await home.host.ways_back(table, ADA.id)
    assert entry.reply is None


async def test_a_game_that_went_back_is_exported_as_it_stands_and_replays(home: House) -> None:
    table, _ = await played(home)
    await agreed(home, table, 4)
    await home.play(table, first)
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "over"
    record = decode(await home.host.export(table, ADA.id))
    end = play(record, find_rules("teaching"))
    assert end.standings == (await home.host.glance(table, None)).standings


def test_what_stands_after_going_back() -> None:
    def row(at: int, entry: Reply | Back) -> RecordRow:
        return RecordRow(at, entry, (), None, 0.0)

    replies = {at: Reply(at % 2, "bid", at, ("bid:0",)) for at in (1, 2, 3, 5)}
    record = [*(row(at, replies[at]) for at in (1, 2, 3)), row(4, Back(2)), row(5, replies[5])]
    start = Start(0, Save(1, 0, msgspec.Raw(b"{}"), (), (0, 0)))
    assert past.standing(start, record) == [(1, replies[1]), (5, replies[5])]
    later = Start(2, start.save)
    assert past.standing(later, record[2:]) is None, "that start is no longer part of the game"
    assert past.taken_back(record) == {2: 4, 3: 4}
    assert past.retold(record) == [replies[1], replies[5]]
