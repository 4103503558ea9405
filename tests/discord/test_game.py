"""Games through the real process: opened, joined, begun, played and won by pressing what is found in messages."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from cogs.ids import read as press_of
from cogs.panel.menu import seal
from engine.games import SLUGS, rules_for
from engine.host import Host
from engine.host.model import NewTable, Notice, Person, Place, TableInfo
from engine.kernel import Reply, Session
from engine.simulate import Players
from engine.store import Store
from tests.discord import people
from tests.discord.groups import Group
from tests.discord.messages import Message
from tests.discord.people import Control, controls
from tests.discord.places import Channel, User
from tests.discord.players import Player, Seen
from tests.discord.process import Bot
from tests.discord.server import Discord

PRESSES = 40
"""How long the beginning of a game is."""
LAST = 8
"""How many replies are left when the end of a game is played."""
SEED = "000102030405060708090a0b0c0d0e0f"


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game_begins(slug: str, tmp_path: Path) -> None:
    """Three people open a table with a thread of its own, sit down and play for a while."""
    async with Discord() as discord:
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        group = Group(discord, guild, ["Ada", "Ben", "梅香"], random.Random(slug), slug, undoing=0.1)
        async with Bot(discord, tmp_path / "yizhan.db") as bot:
            await bot.ready()
            await group.play(PRESSES)
            assert await bot.stop() == 0
        cards = [message for message in group.table.messages() if message.files]
        [channel, thread] = discord.places(group.table.channel)
        assert [card.channel for card in cards] == [channel.id, *[thread.id] * (len(cards) - 1)]
        assert len(cards) > 3
        assert cards[1].mentions == tuple(person.user.id for person in group.people)
        assert all(len(player.ledger.acknowledged) > 1 for player in group.players)
        _behaved(discord, bot)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game_is_won(slug: str, tmp_path: Path) -> None:
    """The last moves of a game that was begun by an earlier run, up to the final card."""
    rules = rules_for(slug)
    session, _ = Session.begin(rules, rules.seats[0], {}, SEED)
    script, players = [], Players([rules.policies["sensible"]] * rules.seats[0], SEED)
    while not session.over:
        script.append(players.reply(session))
        session.apply(script[-1])
    async with Discord() as discord:
        users = [discord.add_user(f"Player {seat + 1}") for seat in range(rules.seats[0])]
        guild = discord.add_guild("Inn", users[0])
        channel = discord.add_channel(guild, "yizhan")
        database = tmp_path / "yizhan.db"
        table = await _played(database, slug, users, channel, script[:-LAST])
        async with Bot(discord, database) as bot:
            await bot.ready()
            seen = Seen(people.Person(discord, users[0]), channel)
            readers = [Reader(people.Person(discord, user), seen, random.Random(SEED)) for user in users]
            for reply in script[-LAST:]:
                reader = readers[reply.seat]
                reader.picks = reply.picks
                if reader.panel is None or reader.choose(reader.panel) is None:
                    await reader.show(table)
                known = len(reader.ledger.acknowledged)
                while len(reader.ledger.acknowledged) == known:
                    assert await reader.step(), f"{reply} cannot be pressed on:\n{reader.panel and reader.panel.text}"
            await discord.until(lambda: seen.over)
            assert await bot.stop() == 0
        final = seen.messages()[-1]
        assert SEED in final.text
        assert all(user.name in final.text for user in users)
        assert [file.name for file in final.files] == [f"{slug}-board.webp"]
        _behaved(discord, bot)


class Reader(Player):
    """Presses what a script says: `picks` of the next reply."""

    picks: tuple[str, ...] = ()

    def choose(self, panel: Message) -> tuple[Control, tuple[str, ...]] | None:
        """The confirmation of exactly these picks, else the button or menu that has them."""
        found: dict[str, tuple[Control, tuple[str, ...]]] = {}
        for control in controls(panel):
            press = press_of(control.custom_id)
            if press is not None and press.verb in ("pick", "sure") and press.arg == seal(self.picks):
                found[press.verb] = control, ()
            elif press is not None and press.verb == "menu" and set(self.picks) <= set(control.values):
                found[press.verb] = control, self.picks
        return found.get("sure") or found.get("pick") or found.get("menu")


class Silent:
    """A courier of an earlier run, whose messages nobody sees any more."""

    async def deliver(self, notice: Notice, nonce: str) -> int:
        return notice.row

    async def recent(self, place: Place) -> dict[int, int]:
        return {}

    async def open_thread(self, info: TableInfo) -> int | None:
        return None


async def _played(database: Path, slug: str, users: Sequence[User], channel: Channel, replies: Sequence[Reply]) -> int:
    """A table in the database at which these replies have been made; returns its number."""
    store = await Store.open(database)
    host = Host(store, Silent(), new_seed=lambda: SEED)
    await host.start()
    people = [Person(user.id, user.name) for user in users]
    place = Place(channel.guild, channel.id)
    table = (await host.open_table(NewTable(slug, len(people), {}, "en", place, people[0], threaded=False))).id
    for person in people[1:]:
        await host.join(table, person)
    await host.begin(table, people[0].id)
    for reply in replies:
        await host.reply(table, people[reply.seat].id, reply)
    await host.quiet()
    await host.close()
    await store.close()
    return table


def _behaved(discord: Discord, bot: Bot) -> None:
    assert not discord.broken
    assert not discord.unanswered
    assert " ERROR " not in bot.errors()
    assert "Traceback" not in bot.errors()
