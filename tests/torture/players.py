"""People who press buttons, again and again, and keep a ledger of what the bot has acknowledged."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from engine.host.model import Person
from engine.kernel import Reply, Undo
from engine.store.records import Entry
from tests.torture.wire import Failed, Peer

PEOPLE = (Person(1, "Ada"), Person(2, "Ben"), Person(3, "梅香"))


class Group:
    """Three people who play one table after another. `acknowledged` and `sent` hold entries by table."""

    def __init__(self, chance: random.Random, *, undoing: bool) -> None:
        self.chance = chance
        self.undoing = undoing
        self.table: int | None = None
        self.tables: list[int] = []
        self.acknowledged: dict[int, list[Entry]] = {}
        self.sent: dict[int, list[Entry]] = {}
        self.on_press: Callable[[], None] = lambda: None
        self.unanswered: list[tuple[int, Reply | Undo]] = []

    async def play(self, peer: Peer) -> None:
        """Press on until the bot dies."""
        try:
            for person, entry in self.unanswered:
                await self._send(peer, person, entry)
            self.unanswered.clear()
            while True:
                await self._round(peer)
        except ConnectionError:
            return

    async def _round(self, peer: Peer) -> None:
        """Open the next table, or let everybody do something, all at the same moment."""
        if self.table is None:
            self.table = await peer.call("open", PEOPLE[0], self.chance.random() < 0.5)
            self.tables.append(self.table)
            self.acknowledged[self.table], self.sent[self.table] = [], []
        looks = [await peer.call("glance", self.table, person.id) for person in PEOPLE]
        if looks[0]["state"] == "lobby":
            for person in PEOPLE[1:]:
                await peer.call("join", self.table, person)
            return
        if looks[0]["state"] == "over":
            self.table, self.unanswered = None, []
            return
        presses = []
        for person, look in zip(PEOPLE, looks, strict=True):
            entry = self._choose(person.id - 1, look)
            if entry is not None:
                presses.append(self._send(peer, person.id, entry))
                if self.chance.random() < 0.2:
                    presses.append(self._send(peer, person.id, entry))
        if self.chance.random() < 0.3:
            presses.append(peer.call("ring"))
        await asyncio.gather(*presses)

    def _choose(self, seat: int, look: dict[str, Any]) -> Reply | Undo | None:
        if self.undoing and look["can_undo"] and self.chance.random() < 0.15:
            return Undo(seat, look["ticket"])
        decision = look["decision"]
        if decision is None:
            return None
        least, most = decision["pick"]
        options = [option["id"] for option in decision["options"]]
        picks = self.chance.sample(options, self.chance.randint(least, min(most, len(options))))
        return Reply(seat, decision["key"], decision["ticket"], tuple(picks))

    async def _send(self, peer: Peer, person: int, entry: Reply | Undo) -> None:
        table = self.table
        assert table is not None
        if entry not in self.sent[table]:
            self.sent[table].append(entry)
        if (person, entry) not in self.unanswered:
            self.unanswered.append((person, entry))
        self.on_press()
        try:
            if isinstance(entry, Undo):
                await peer.call("undo", table, person, entry.ticket)
            else:
                await peer.call("reply", table, person, entry)
        except Failed as failed:
            # Another press of this moment may have come first; the bot says so and has changed nothing.
            assert failed.kind in ("Stale", "Illegal", "Refused"), failed
        else:
            if entry not in self.acknowledged[table]:
                self.acknowledged[table].append(entry)
        if (person, entry) in self.unanswered:
            self.unanswered.remove((person, entry))

    def check(self, database: Path) -> int:
        """Compare the ledger with the database; returns how many entries were compared."""
        compared = 0
        if not self.tables:
            return compared  # there may be no database yet
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        for table in self.tables:
            rows = connection.execute(
                "SELECT at, entry FROM records WHERE table_id = ? AND at > 0 ORDER BY at", (table,)
            ).fetchall()
            assert [at for at, _ in rows] == list(range(1, len(rows) + 1))
            kept = [msgspec.json.decode(entry, type=Entry) for _, entry in rows]
            for number, entry in enumerate(kept):
                assert entry not in kept[:number], f"table {table}: {entry} was taken twice"
                assert entry in self.sent[table], f"table {table}: {entry} was never sent"
            for entry in self.acknowledged[table]:
                assert entry in kept, f"table {table}: {entry} was acknowledged and is lost"
            compared += len(kept)
            exists = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            assert exists, f"table {table} was opened and is lost"
        connection.close()
        return compared
