"""A served move: load the table, apply the reply, commit it with its announcements, list what is asked next."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import Figure, register
from engine.games import SLUGS, rules_for
from engine.host import Host
from engine.host.model import NewTable, Notice, Person, Place, TableInfo
from engine.kernel import Reply, Rng
from engine.store import Store

TABLES = 10
"""Tables in play at once, whose moves come in turn."""

MOVES = 400
"""Moves in one run."""

PLACE = Place(guild=1, channel=2)


class Nobody:
    """A courier without Discord: everything arrives at once."""

    def __init__(self) -> None:
        self._message = 0

    async def deliver(self, notice: Notice, nonce: str) -> int:
        self._message += 1
        return self._message

    async def recent(self, place: Place) -> dict[int, int]:
        return {}

    async def open_thread(self, info: TableInfo) -> int | None:
        return None


def p95_of_moves(slug: str) -> float:
    """The 95th percentile in ms, with the file on this machine's disk."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        return asyncio.run(_p95(slug, Path(folder) / "tables.sqlite"))


async def _p95(slug: str, path: Path) -> float:
    store = await Store.open(path)
    host = Host(store, Nobody(), room=2 * TABLES)
    await host.start()
    try:
        people = [Person(seat + 1, f"Player {seat + 1}") for seat in range(rules_for(slug).seats[-1])]
        tables = [await _table(host, slug, people) for _ in range(TABLES)]
        rng = Rng("moves")
        took: list[float] = []
        while len(took) < MOVES:
            place = len(took) % TABLES
            moved = await _move(host, tables[place], people, rng, took)
            if not moved:
                tables[place] = await _table(host, slug, people)
        await host.quiet()
    finally:
        await host.close()
        await store.close()
    return sorted(took)[int(len(took) * 0.95)] * 1000


async def _table(host: Host, slug: str, people: list[Person]) -> TableInfo:
    new = NewTable(slug, len(people), {}, "en", PLACE, people[0], threaded=False)
    table = await host.open_table(new)
    for person in people[1:]:
        table = await host.join(table.id, person)
    return await host.begin(table.id, people[0].id)


async def _move(host: Host, table: TableInfo, people: list[Person], rng: Rng, took: list[float]) -> bool:
    """One random reply of whoever is asked first; False if the game is over."""
    public = await host.info(table.id)
    assert public is not None
    if not public.waiting:
        return False
    person = next(seat.person for seat in public.chairs if seat.seat == min(public.waiting))
    assert person is not None
    glance = await host.glance(table.id, person.id)
    decision = glance.decision
    assert decision is not None
    least = max(1, decision.pick[0])
    picks = [option.id for option in decision.options]
    rng.shuffle(picks)
    began = time.perf_counter()
    await host.reply(table.id, person.id, Reply(decision.seat, decision.key, decision.ticket, tuple(picks[:least])))
    took.append(time.perf_counter() - began)
    return True


for _slug in SLUGS:
    register(Figure(f"{_slug}: engine and commit, p95", "ms a move", 5, partial(p95_of_moves, _slug), runs=5))
