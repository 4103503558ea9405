"""A whole game, and not one secret in the log, however much is written down."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.kernel import Reply
from engine.store.records import Entry
from tests.discord.messages import Message
from tests.discord.people import Control, Person
from tests.discord.players import Player, Seen
from tests.discord.process import Bot
from tests.discord.server import TOKEN, Discord

TELLING = 8
"""Shorter words stand in any text."""


def secrets_of(database: Path) -> set[str]:
    """The seed of every game, and every option that somebody chose."""
    with closing(sqlite3.connect(database)) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables WHERE seed IS NOT NULL")]
        entries = [
            msgspec.json.decode(entry, type=Entry) for (entry,) in connection.execute("SELECT entry FROM records")
        ]
    picks = {pick for entry in entries if isinstance(entry, Reply) for pick in entry.picks}
    assert len(seeds) == 1
    assert len(picks) > 20
    return {*seeds, *(pick for pick in picks if len(pick) >= TELLING)}


def shown_to_one(discord: Discord) -> set[str]:
    """The lines of all private answers, and the keys with which they were given."""
    found: set[str] = set()
    for interaction in discord.interactions:
        found.add(interaction.token)
        for message in interaction.shown:
            found |= {line.strip("*# ") for line in message.text.splitlines()}
            found |= {file.description for file in message.files if file.description}
    return {line for line in found if len(line) >= TELLING}


async def play(player: Player) -> None:
    """A whole game against a computer, from the opening of the table to its end."""
    table = player.table
    await (await player.person.command(table.channel, "game new", game="gugong", seats=2)).message()
    await player.person.discord.soon(lambda: table.newest("add-computer") is not None)
    await (await player.person.press(*found(table, "add-computer"))).first()
    await player.person.discord.soon(lambda: "🤖" in table.messages()[-1].text)
    await (await player.person.press(*found(table, "start"))).first()
    await player.person.discord.soon(lambda: table.newest("play") is not None)
    while not table.over:
        await player.turn()


def found(table: Seen, verb: str) -> tuple[Message, Control]:
    button = table.newest(verb)
    assert button is not None
    return button


@pytest.mark.slow
async def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    async with Discord() as discord:
        ada = discord.add_user("Ada")
        channel = discord.add_channel(discord.add_guild("Inn", ada), "yizhan")
        person = Person(discord, ada)
        player = Player(person, Seen(person, channel), random.Random(1))
        settings = {"YIZHAN_LOG_LEVEL": "debug", "YIZHAN_LOG_FORMAT": "json"}
        async with Bot(discord, tmp_path / "yizhan.db", settings=settings) as bot:
            await bot.ready()
            await play(player)
            assert await bot.stop() == 0
        log = bot.errors()
        entries = [json.loads(line) for line in log.splitlines()]
        assert {"time", "level", "logger", "message"} <= set(entries[0])
        assert any("commands registered" in entry["message"] for entry in entries)
        private = shown_to_one(discord)
        assert len(private) > 100
        secrets = {TOKEN, *secrets_of(bot.database), *private}
        assert [secret for secret in secrets if secret in log] == []
