"""Kill the bot, again and again, and count what it remembers. `YIZHAN_KILLS` says how often (10)."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from engine.host import calling
from engine.kernel import Event
from engine.store.outbox import DROPPED
from tests.torture.discord import Discord, Message
from tests.torture.players import Group
from tests.torture.wire import Peer

KILLS = int(os.environ.get("YIZHAN_KILLS", "10"))
SEED = os.environ.get("YIZHAN_SEED", str(time.time_ns() % 10**9))
STARTING = 0.7
"""Seconds within which the bot has usually started."""
ROOT = Path(__file__).parent.parent.parent


class Life:
    """One run of the child process, from its start to its death."""

    def __init__(self, database: Path, discord: Discord, groups: list[Group]) -> None:
        self.database, self.discord, self.groups = database, discord, groups
        self.peer: Peer | None = None
        self.ready = asyncio.Event()
        self.killed = False
        self.process: asyncio.subprocess.Process

    async def __aenter__(self) -> Life:
        self._server = await asyncio.start_server(self._met, "127.0.0.1", 0, limit=2**24)
        port = self._server.sockets[0].getsockname()[1]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.torture.child", str(self.database), str(port), cwd=ROOT
        )
        return self

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        discord = self.discord
        handlers = {name: getattr(discord, name) for name in ("deliver", "recent", "open_thread")}
        self.peer = Peer(reader, writer, {**handlers, "ready": self._ready})
        await self.peer.run()

    async def _ready(self) -> None:
        self.ready.set()

    def kill(self) -> None:
        """Kill it, once."""
        if not self.killed:
            self.killed = True
            os.kill(self.process.pid, signal.SIGKILL)

    async def __aexit__(self, *_: object) -> None:
        self.kill()
        assert await self.process.wait() == -signal.SIGKILL, "the bot has ended by itself"
        self._server.close()
        await self._server.wait_closed()


async def live_and_die(life: Life, chance: random.Random, moment: str) -> None:
    """Let people play until the bot is killed at some moment."""
    async with life:
        if moment == "starting":
            await asyncio.sleep(chance.uniform(0, STARTING))
            return
        await asyncio.wait_for(life.ready.wait(), 30)
        assert life.peer is not None
        playing = [asyncio.create_task(group.play(life.peer)) for group in life.groups]
        try:
            if moment == "any":
                await asyncio.sleep(chance.uniform(0, 0.5))
            elif moment == "committing":
                await asyncio.sleep(chance.uniform(0.02, 0.3))
                pressed = asyncio.Event()
                for group in life.groups:
                    group.on_press = pressed.set
                await asyncio.wait_for(pressed.wait(), 30)
                await asyncio.sleep(chance.uniform(0, 0.003))
            else:
                await _at_delivery(life, chance, accepted=moment == "delivered")
        finally:
            life.kill()
            await asyncio.gather(*playing)


async def _at_delivery(life: Life, chance: random.Random, *, accepted: bool) -> None:
    """Wait for the n-th delivery, before or after Discord has taken it, and kill before the bot hears of it."""
    left = chance.randint(1, 12)
    done = asyncio.Event()

    def count(taken: bool) -> None:
        nonlocal left
        left -= taken == accepted
        if not left:
            life.kill()
            done.set()

    life.discord.on_delivery = count
    try:
        await asyncio.wait_for(done.wait(), 30)
    finally:
        life.discord.on_delivery = lambda taken: None


async def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    print(f"YIZHAN_SEED={SEED}")
    database = tmp_path / "yizhan.db"
    discord = Discord(chance)
    groups = [Group(chance, undoing=number % 2 == 1) for number in range(6)]
    moments = ("starting", "any", "committing", "delivered", "delivering")
    deaths: Counter[str] = Counter()
    compared = 0
    for number in range(KILLS):
        moment = moments[number % len(moments)]
        await live_and_die(Life(database, discord, groups), chance, moment)
        deaths[moment] += 1
        compared = sum(group.check(database) for group in groups)
        if chance.random() < 0.5:
            discord.forget_nonces()
    async with Life(database, discord, groups) as life:
        await asyncio.wait_for(life.ready.wait(), 30)
        assert life.peer is not None
        await asyncio.wait_for(life.peer.call("quiet"), 60)
    every = _announced(database, discord)
    told = _told(database, discord, {table for group in groups if not group.undoing for table in group.tables})
    kinds = Counter(message.notice.kind for message in discord.messages)
    print(
        f"{KILLS} kills ({dict(deaths)}), {compared} moves, {every} announcements ({dict(kinds)}), {told} public events"
    )
    assert compared > 2 * KILLS
    assert every > KILLS // 2


def _announced(database: Path, discord: Discord) -> int:
    """Every announcement was posted once, each table's in order, and nobody was called twice for one activation.

    Letters and reminders that a reply has made needless are dropped.
    """
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    every = connection.execute("SELECT row, table_id, kind, ping, message FROM outbox ORDER BY row").fetchall()
    connection.close()
    assert {kind for _, _, kind, _, message in every if not message} <= calling.POKES, "a card was not made"
    rows = [row for row in every if row[4] != DROPPED]
    posted = Counter(message.notice.row for message in discord.messages)
    assert posted == Counter(row for row, *_ in rows), "an announcement was lost or doubled"
    ids = {message.notice.row: message.id for message in discord.messages}
    assert all(ids[row] == message for row, _, _, _, message in rows)
    for table in {table for _, table, *_ in rows}:
        order = [message.notice.row for message in discord.messages if _public(message, table)]
        assert order == sorted(order), f"table {table}: announcements out of order"
    activations = {row: dict(msgspec.json.decode(ping)) for row, _, kind, ping, _ in rows if kind != "begun"}
    mentions = Counter(
        (message.notice.table, person, activations[message.notice.row][person - 1], message.notice.place.guild is None)
        for message in discord.messages
        if message.notice.kind not in ("begun", "reminder", "late")
        for person in message.notice.ping
    )
    assert all(count == 1 for count in mentions.values()), "somebody was called twice for one activation"
    assert {(person, letter) for _, person, _, letter in mentions} <= {(1, False), (2, True), (3, False), (3, True)}
    if KILLS >= 10:
        assert any(letter for _, _, _, letter in mentions)
        assert any(message.notice.kind in ("reminder", "late") for message in discord.messages)
    return len(rows)


def _public(message: Message, table: int) -> bool:
    return message.notice.table == table and message.notice.place.guild is not None


def _told(database: Path, discord: Discord, tables: set[int]) -> int:
    """At tables where nobody took anything back, every public event was told once and in order."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    count = 0
    for table in tables:
        (said,) = connection.execute("SELECT said FROM tables WHERE id = ?", (table,)).fetchone()
        rows = connection.execute(
            "SELECT events FROM records WHERE table_id = ? AND at <= ? ORDER BY at", (table, said)
        ).fetchall()
        events = [event for (row,) in rows for event in msgspec.json.decode(row, type=list[Event])]
        public = [event for event in events if event.to is None]
        told = [e for message in discord.messages if message.notice.table == table for e in message.notice.events]
        assert told == public, f"table {table}: words were lost or doubled"
        count += len(told)
    connection.close()
    return count
