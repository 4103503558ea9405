"""A table whose data cannot be read stops, says so, and can be set going again; its neighbours notice nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.face.lobbies import bot_of, opened, table
from tests.support.fixtures import Logged
from tests.support.station import station
from tests.support.world import World, buttons, said


async def running(world: World, number: int) -> None:
    """Open and begin a table of Ada and Ben in the channel."""
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    assert (await table(world, number)).state == "running"


async def restarted_after(world: World, sql: str) -> None:
    """Stop the bot, do something to its database, start it again."""
    database = Path(bot_of(world).config.database)
    await world.work(bot_of(world).close())
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executescript(sql)
    new = station(database)
    await world.env.restart_bot(new)
    world.bot = new


async def test_a_broken_table_stops_alone_and_goes_on_once_mended(world: World, logged: Logged) -> None:
    await running(world, 1)
    await running(world, 2)
    await restarted_after(world, "UPDATE starts SET at = at + 1000 WHERE table_id = 1")
    cards = [message for message in world.channel.history() if "Play" in buttons(message)]
    first, second = sorted(cards, key=lambda message: message.id)[:2]
    refused = (await world.ada.click(first, label="Play")).response
    assert refused is not None
    assert refused.ephemeral
    assert "frozen" in said(refused)
    fine = (await world.ada.click(second, label="Play")).response
    assert fine is not None
    assert "frozen" not in said(fine)
    logged.forgive()
    assert (await table(world, 1)).state == "frozen"
    assert world.channel.last_message is not None
    assert "frozen" in said(world.channel.last_message)

    shown = (await world.ben.slash(world.channel, "game show", table="1")).response
    assert shown is not None
    assert "⚠️" in said(shown)
    not_his = (await world.ben.click(shown, label="Try to continue")).response
    assert not_his is not None
    assert "Only the person who opened" in said(not_his)
    shown = (await world.ada.slash(world.channel, "game show", table="1")).response
    assert shown is not None
    still = (await world.ada.click(shown, label="Try to continue")).response
    assert still is not None
    assert (await table(world, 1)).state == "frozen"
    logged.forgive()

    await restarted_after(world, "UPDATE starts SET at = at - 1000 WHERE table_id = 1")
    await world.ada.click(shown, label="Try to continue")
    assert (await table(world, 1)).state == "running"
    assert "Play" in buttons(world.channel.last_message)


async def test_an_announcement_of_a_broken_table_does_not_hold_up_its_last_word(world: World, logged: Logged) -> None:
    await running(world, 1)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.work(bot_of(world).host.announce(1))
    await restarted_after(world, "UPDATE starts SET at = at + 1000 WHERE table_id = 1")
    await world.env.advance_time(30)
    logged.forgive()
    assert world.channel.last_message is not None
    assert "frozen" in said(world.channel.last_message)


async def test_words_that_no_version_has_any_more_hold_nothing_up(world: World, logged: Logged) -> None:
    await running(world, 1)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.work(bot_of(world).host.announce(1))
    gone = (
        '{"text": {"is": "text", "key": "dream-of-long-ago"}}',
        '{"text": {"is": "text", "key": "host-taken-back"}}',
    )
    events = f"SET events = '[{', '.join(gone)}]'"
    await restarted_after(world, f"UPDATE outbox {events} WHERE message IS NULL; UPDATE records {events}")
    await world.env.advance_time(30)
    card = world.channel.last_message
    assert card is not None
    assert said(card).count("no longer has words") == 2
    log = (await world.ada.click(card, label="Log")).response
    assert log is not None
    assert said(log).count("no longer has words") == 2
