"""A turn in which more happens than a message holds: the card, the log and the replay are cut, and none is refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from cogs.cards import texts
from cogs.cutting import length
from engine.host.model import Notice, Place
from engine.kernel import Event, text
from engine.words import Localiser
from tests.face.players import Game
from tests.support.station import station
from tests.support.world import World, said

LONG = tuple(Event(text("play-name", name=f"{number}. 大宋百商圖 " + "and so on " * 12)) for number in range(300))
"""Some 40,000 characters."""


async def crowded(world: World) -> Game:
    """A game of two turns in the first of which all of that happened."""
    game = await Game.begun(world, world.ben)
    await game.swiftly(world.ada)
    await game.swiftly(world.ben)
    database = Path(world.bot.config.database)  # type: ignore[attr-defined]
    await world.work(world.bot.close())
    with closing(sqlite3.connect(database)) as connection, connection:
        written = msgspec.json.encode(LONG).decode()
        assert connection.execute("UPDATE records SET events = ? WHERE at = 1", (written,)).rowcount == 1
    world.bot = station(database)
    await world.env.restart_bot(world.bot)
    return game


async def test_the_card_of_a_turn_over_2000_characters_holds_its_newest_part(world: World) -> None:
    game = await Game.begun(world, world.ben)
    info = await game.info()
    notice = Notice(1, info.id, "turn", Place(1, 2), 1, 0, LONG, (), 0.0)
    shown = texts.above(notice, info, Localiser("en", ("Ada", "Ben")))
    assert 2000 < length(shown) <= texts.HAPPENED + 100
    assert "299. " in shown
    assert "earlier events are in the log" in shown
    assert shown.count("\n") > 10


async def test_the_log_of_a_turn_over_2000_characters_is_cut_and_shown(world: World) -> None:
    game = await crowded(world)
    shown = (await world.mei.slash(game.channel, "log")).response
    assert shown is not None
    assert 1000 < length(said(shown)) <= 4000
    assert "0. 大宋百商圖" in said(shown)
    assert "Ben entertains" in said(shown), "what comes after it is there as well"


async def test_the_replay_of_a_turn_over_2000_characters_is_cut_and_shown(world: World) -> None:
    game = await crowded(world)
    shown = (await world.mei.slash(game.channel, "replay", step=2)).response
    assert shown is not None
    assert 1000 < length(said(shown)) <= 4000
    assert "earlier events are in the log" in said(shown)
    assert shown.attachments
