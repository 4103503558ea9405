"""A host in a test: a store in a folder, a courier that remembers, a clock that stands still, people who move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from engine.games import rules_for
from engine.host import Host, Undeliverable
from engine.host.model import NewTable, Notice, Person, Place, TableInfo
from engine.kernel import Catalogue, Decision, Reply, Rules, text
from engine.store import Store
from tests import teaching

ADA, BEN, MEI, MING = (Person(index, name) for index, name in enumerate(("Ada", "Ben", "梅香", "阿明"), 1))
PEOPLE = (ADA, BEN, MEI, MING)
HERE = Place(guild=100, channel=200)


class Box:
    """A courier: what it has delivered, by channel; the nonces that its Discord remembers; and what it refuses."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.messages: dict[int, dict[int, int]] = {}
        self.closed: set[int] = set()
        self.failures: list[Exception] = []
        self.after_failures: list[BaseException] = []
        self.threads = 0
        self.gate: asyncio.Event | None = None
        self.posted = asyncio.Event()
        self.after_gate: asyncio.Event | None = None
        self.letters_lost = 0
        self.letters_held: Literal["before", "after", "fail"] | None = None
        self.reached = asyncio.Event()
        self._next = 1000

    async def deliver(self, notice: Notice, nonce: str) -> int:
        assert nonce == f"yz{notice.row}"
        if self.gate is not None:
            await self.gate.wait()
        if notice.place.target in self.closed:
            raise Undeliverable(text("host-no-table", table=notice.table))
        if self.failures:
            raise self.failures.pop(0)
        letter = notice.place.guild is None
        if letter and self.letters_held in ("before", "fail"):
            self.reached.set()
            if self.letters_held == "fail":
                raise ConnectionError
            await asyncio.Event().wait()
        self._next += 1
        self.notices.append(notice)
        self.messages.setdefault(notice.place.target, {})[notice.row] = self._next
        self.posted.set()
        if self.after_gate is not None:
            await self.after_gate.wait()
        if self.after_failures:
            raise self.after_failures.pop(0)
        if letter and self.letters_held == "after":
            self.reached.set()
            await asyncio.Event().wait()
        if letter and self.letters_lost:
            self.letters_lost -= 1
            raise TimeoutError
        return self._next

    async def recent(self, place: Place) -> dict[int, int]:
        return dict(self.messages.get(place.target, {}))

    async def open_thread(self, info: TableInfo) -> int | None:
        self.threads += 1
        return 900 + info.id

    def kinds(self, table: int = 1) -> list[str]:
        return [notice.kind for notice in self.notices if notice.table == table]

    def pings(self, table: int = 1) -> list[tuple[str, tuple[int, ...]]]:
        return [(notice.kind, notice.ping) for notice in self.notices if notice.table == table]


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def find_rules(slug: str, content: bytes | None = None) -> Rules[Any, Any]:
    """The games of the registry, and the teaching game."""
    if slug == "teaching":
        return teaching.rules(content)
    return rules_for(slug, content)


class House:
    """A store and a host on it. `restart()` is what a new process would find."""

    def __init__(self, path: Path, catalogue: Catalogue) -> None:
        self.path = path
        self.catalogue = catalogue
        self.box = Box()
        self.clock = Clock()
        self.seed = "5eed" * 8
        self.store: Store
        self.host: Host
        self.room = 256

    async def open(self) -> None:
        self.store = await Store.open(self.path)
        self.host = Host(
            self.store,
            self.box,
            clock=self.clock,
            new_seed=lambda: self.seed,
            catalogue=self.catalogue,
            patience=lambda attempt: 0.0,
            room=self.room,
        )
        await self.host.start()

    async def close(self) -> None:
        await self.host.close()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def table(self, seats: int = 2, *, begin: bool = True, slug: str = "teaching", **changes: Any) -> int:
        """A table of Ada, Ben … ; returns its id."""
        fields: dict[str, Any] = {
            "slug": slug,
            "seats": seats,
            "options": {},
            "language": "en",
            "place": HERE,
            "owner": ADA,
            "threaded": False,
        }
        info = await self.host.open_table(NewTable(**{**fields, **changes}))
        for person in PEOPLE[1:seats]:
            info = await self.host.join(info.id, person)
        if begin and info.state == "lobby":
            await self.host.begin(info.id, info.owner.id)
        await self.host.quiet()
        return info.id

    async def decisions(self, table: int) -> list[tuple[Person, Decision]]:
        """The open questions, in order of seats."""
        info = await self.host.info(table)
        assert info is not None
        found = []
        for seat in sorted(info.waiting):
            person = info.chairs[seat].person
            if person is not None:
                decision = (await self.host.glance(table, person.id)).decision
                assert decision is not None
                found.append((person, decision))
        return found

    async def answer(self, table: int, person: Person, *picks: str, waited: bool = True) -> Any:
        """Let somebody answer their open question; `waited`: until everything has been announced."""
        decision = (await self.host.glance(table, person.id)).decision
        assert decision is not None, f"{person.name} is not asked"
        moved = await self.host.reply(table, person.id, Reply(decision.seat, decision.key, decision.ticket, picks))
        if waited:
            await self.host.quiet()
        return moved

    async def play(self, table: int, choose: Callable[[Decision], tuple[str, ...]], most: int = 10_000) -> int:
        """Let people answer, the lowest seat first, until the end or `most` replies; returns how many."""
        for count in range(most):
            asked = await self.decisions(table)
            if not asked:
                return count
            person, decision = asked[0]
            await self.host.reply(
                table, person.id, Reply(decision.seat, decision.key, decision.ticket, choose(decision))
            )
        return most


def first(decision: Decision) -> tuple[str, ...]:
    """The first options, as few as allowed."""
    return tuple(option.id for option in decision.options[: decision.pick[0]])


def last(decision: Decision) -> tuple[str, ...]:
    """The last options, as few as allowed."""
    return tuple(option.id for option in reversed(decision.options))[: decision.pick[0]]


@asynccontextmanager
async def house(path: Path, catalogue: Catalogue = find_rules, name: str = "yizhan.db") -> AsyncIterator[House]:
    """An opened house in a folder, closed at the end; `name` is that of its database."""
    home = House(path / name, catalogue)
    await home.open()
    try:
        yield home
    finally:
        await home.close()


def refusal(error: Any) -> str:
    """The Fluent id of a refusal, from pytest's exception info."""
    return str(error.value.reason.key)


async def bids(home: House, table: int, people: int = 2) -> None:
    """Let everybody bid nothing: the first round's secret phase."""
    for person in PEOPLE[:people]:
        await home.answer(table, person, "bid:0")
