"""Several connections to Discord, each with servers of its own: what happens in any of them is answered there."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import discord as discord_py
import msgspec
import pytest

from engine.host.model import PersonSettings
from engine.store import Store, settings
from tests.discord.groups import Group
from tests.discord.people import Person
from tests.discord.process import Bot
from tests.discord.server import Discord
from tests.torture.books import check_announcements, everything_is_announced

SHARDS = 3
PRESSES = 6


def group_on(discord: Discord, shard: int, *names: str) -> Group:
    """A group in a server that this connection serves."""
    guild = discord.add_guild_on(shard, SHARDS, f"Inn {shard}", discord.add_user(f"Keeper {shard}"))
    return Group(discord, guild, names, random.Random(shard), "dream")


def shards(discord: Discord) -> list[tuple[int, int]]:
    return sorted(session.shard for session in discord.gateway.connected)


async def all_connected(discord: Discord) -> None:
    await discord.until(lambda: shards(discord) == [(shard, SHARDS) for shard in range(SHARDS)], 60)


def three_groups(discord: Discord) -> list[Group]:
    names = (("Ada", "Ben"), ("Cleo", "Dan"), ("Mei", "Ming"))
    return [group_on(discord, shard, *people) for shard, people in enumerate(names)]


@pytest.mark.slow
async def test_each_server_is_answered_over_its_own_connection(tmp_path: Path) -> None:
    """Commands, cards, pictures, panels and letters, in a server of each; and one connection may break alone."""
    database = tmp_path / "yizhan.db"
    async with Discord() as discord:
        groups = three_groups(discord)
        mei = groups[2].people[0].user
        await prefers_letters(database, mei.id)
        async with Bot(discord, database, settings={"YIZHAN_SHARDS": str(SHARDS)}) as bot:
            await bot.ready()
            await all_connected(discord)
            await asyncio.gather(*(group.begin() for group in groups))
            for group in groups:
                await group.play(PRESSES)
            await broken(discord, 1)
            await asyncio.gather(groups[0].play(PRESSES), groups[2].play(PRESSES))
            await all_connected(discord)
            await groups[1].play(PRESSES)
            await everything_is_announced(database)
            await discord.until(lambda: mei.id in discord.messages.public)
            assert await bot.stop() == 0
        assert not discord.unanswered
        assert not discord.broken
        for group in groups:
            cards = [message for message in group.table.messages() if message.files]
            assert len(cards) > 2
            assert all(len(player.ledger.acknowledged) > 0 for player in group.players)
        said = [message for group in groups for message in discord.said(group.table.channel)]
        letters = list(discord.messages.public[mei.id].values())
        assert check_announcements(database, [*said, *letters]) > 9
        assert tables(database) == {group.guild.id for group in groups}


async def prefers_letters(database: Path, person: int) -> None:
    """Somebody who wants to be called by direct message."""
    store = await Store.open(database)
    async with store.transaction() as tx:
        await settings.set_person(tx, person, msgspec.json.encode(PersonSettings(person, ping="direct")).decode())
    await store.close()


async def broken(discord: Discord, shard: int) -> None:
    """One connection breaks; it comes back by itself."""
    [session] = [found for found in discord.gateway.connected if found.shard[0] == shard]
    assert session.socket is not None
    await session.socket.close(code=4000)


def tables(database: Path) -> set[int]:
    """The servers in which tables were opened."""
    with closing(sqlite3.connect(database)) as connection:
        return {guild for (guild,) in connection.execute("SELECT guild FROM tables")}


@pytest.mark.slow
async def test_a_person_of_two_servers_on_two_connections(tmp_path: Path) -> None:
    """A table is found by its number from the other server; old buttons work after a restart, over any connection."""
    database = tmp_path / "yizhan.db"
    async with Discord() as discord:
        groups = three_groups(discord)
        ada = groups[0].people[0]
        own = {"YIZHAN_SHARDS": str(SHARDS)}
        async with Bot(discord, database, settings=own) as bot:
            await bot.ready()
            await all_connected(discord)
            await groups[0].begin()
            assert await bot.stop() == 0
        await discord.until(lambda: not discord.gateway.connected)
        async with Bot(discord, database, settings=own) as bot:
            await bot.ready()
            await all_connected(discord)
            away = Person(discord, ada.user)
            interaction = await away.command(groups[2].table.channel, "game show", table="1")
            assert "#1" in (await interaction.message()).text
            assert await groups[0].players[0].look() is not None
            assert await bot.stop() == 0
        assert not discord.unanswered


@pytest.mark.slow
async def test_as_many_connections_as_discord_recommends(tmp_path: Path) -> None:
    async with Discord() as discord:
        discord.recommended = 2
        guild = discord.add_guild_on(1, 2, "Inn", discord.add_user("Keeper"))
        group = Group(discord, guild, ["Ada", "Ben"], random.Random(1), "dream")
        async with Bot(discord, tmp_path / "yizhan.db", settings={"YIZHAN_SHARDS": "0"}) as bot:
            await bot.ready()
            await discord.until(lambda: shards(discord) == [(0, 2), (1, 2)], 60)
            await group.begin()
            assert await bot.stop() == 0


@pytest.mark.slow
async def test_a_server_whose_connection_is_not_there_yet_is_not_given_up(tmp_path: Path) -> None:
    """At the start, the last connection comes ten seconds after the first; an announcement is refused meanwhile."""
    database = tmp_path / "yizhan.db"
    async with Discord() as discord:
        group = group_on(discord, 2, "Ada", "Ben")
        async with Bot(discord, database) as bot:
            await bot.ready()
            await group.begin()
            await everything_is_announced(database)
            assert await bot.stop() == 0
        await discord.until(lambda: not discord.gateway.connected)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE outbox SET message = NULL WHERE row = (SELECT max(row) FROM outbox)")
        for place in discord.places(group.table.channel):
            discord.messages.public.pop(place.id, None)
        group.table.channel.denied |= discord_py.Permissions(send_messages=True, send_messages_in_threads=True).value
        async with Bot(discord, database, settings={"YIZHAN_SHARDS": str(SHARDS)}) as bot:
            await bot.ready()
            await all_connected(discord)
            await discord.until(lambda: discord.guilds[group.guild.id].owner in discord.messages.public)
            assert await bot.stop() == 0
        [letter] = discord.messages.public[group.guild.owner].values()
        assert "Send Messages" in letter.text
        assert "will be tried again" in bot.errors()
