"""How people are called: as each has chosen, once for each time that they have to act, and not at night."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.model import Person, PersonSettings, Ping
from tests.host.support import ADA, BEN, MEI, House, bids

HOUR = 3600.0
TAIPEI = "Asia/Taipei"
"""When the clock of these tests starts it is four in the afternoon there."""


async def chooses(home: House, person: Person, **chosen: Any) -> None:
    await home.host.set_person(PersonSettings(person.id, **chosen))


def calls(home: House, person: Person) -> list[tuple[str, bool]]:
    """The announcements that have called somebody: their kind, and whether they were letters."""
    return [(notice.kind, notice.place.guild is None) for notice in home.box.notices if person.id in notice.ping]


async def adas_turn_ends(home: House, table: int) -> None:
    """Ada has nothing more to decide, so that Ben is next."""
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)


@pytest.mark.parametrize(
    ("ping", "expected"),
    [
        ("thread", [("turn", False)]),
        ("direct", [("call", True)]),
        ("both", [("turn", False), ("call", True)]),
        ("none", []),
    ],
)
async def test_everybody_is_called_once_in_the_way_they_chose(
    home: House, ping: Ping, expected: list[tuple[str, bool]]
) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping=ping)
    await adas_turn_ends(home, table)
    begun, *after = calls(home, BEN)
    assert begun == ("begun", False)
    assert after == expected
    await home.restart()
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, BEN)[1:] == expected


async def test_the_beginning_mentions_only_those_who_want_to_be_mentioned(home: House) -> None:
    await chooses(home, BEN, ping="direct")
    await chooses(home, MEI, ping="none")
    await home.table(3)
    assert calls(home, ADA) == [("begun", False)]
    assert calls(home, BEN) == [("call", True)]
    assert calls(home, MEI) == []


async def test_a_letter_whose_answer_got_lost_is_not_written_again(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping="direct")
    await home.answer(table, ADA, "rest")
    # The card arrives; the letter is posted, but nobody learns of it.
    home.box.letters_lost = 1
    await home.answer(table, ADA)
    assert calls(home, BEN)[1:] == [("call", True)]


@pytest.mark.parametrize("posted", [False, True], ids=["died before the letter", "died after the letter"])
async def test_a_letter_outlives_the_bot(home: House, posted: bool) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping="direct")
    home.box.letters_held = "after" if posted else "before"
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA, waited=False)
    await home.box.reached.wait()
    home.box.letters_held = None
    await home.restart()
    await home.host.quiet()
    assert calls(home, BEN)[1:] == [("call", True)]


async def test_who_takes_no_letters_is_mentioned_at_the_table(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping="direct")
    home.box.closed.add(BEN.id)
    await adas_turn_ends(home, table)
    assert calls(home, BEN)[1:] == [("call", False)]


async def test_who_is_mentioned_besides_is_not_mentioned_again_for_a_letter_that_was_refused(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping="both")
    home.box.closed.add(BEN.id)
    await adas_turn_ends(home, table)
    assert calls(home, BEN)[1:] == [("turn", False)]


async def test_a_letter_that_a_reply_has_made_needless_is_not_written(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping="direct")
    home.box.letters_held = "fail"
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA, waited=False)
    await home.box.reached.wait()
    await home.answer(table, BEN, "rest", waited=False)
    home.box.letters_held = None
    await home.host.quiet()
    assert calls(home, BEN)[1:] == []


@pytest.mark.parametrize("ping", ["thread", "direct"])
async def test_in_quiet_hours_the_call_waits_for_the_morning(home: House, ping: Ping) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, ping=ping, zone=TAIPEI, quiet=(15 * 60, 20 * 60 + 30))
    await adas_turn_ends(home, table)
    assert calls(home, BEN)[1:] == []
    home.clock.now += 4 * HOUR
    await home.host.ring()
    await home.restart()
    assert calls(home, BEN)[1:] == []
    home.clock.now += HOUR
    for _ in range(2):
        await home.host.ring()
        await home.host.quiet()
        assert calls(home, BEN)[1:] == [("call", ping == "direct")]
        await home.restart()


async def test_a_call_that_waited_is_not_made_once_it_is_needless(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, quiet=(7 * 60, 9 * 60))
    await adas_turn_ends(home, table)
    await home.answer(table, BEN, "rest")
    await home.answer(table, BEN)
    home.clock.now += 5 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, BEN)[1:] == []


async def test_who_is_away_is_called_when_they_are_back(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    back = home.clock.now + 100 * HOUR
    await chooses(home, BEN, away=(home.clock.now - HOUR, back))
    await adas_turn_ends(home, table)
    for hours in (30, 30, 30):
        home.clock.now += hours * HOUR
        await home.host.ring()
        await home.host.quiet()
        assert calls(home, BEN)[1:] == []
    home.clock.now = back
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, BEN)[1:] == [("call", False)], "one call, whatever was due meanwhile"
