"""Draws pictures off the event loop, one after the other in worker threads, and hands out files that can be sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct

from engine.kernel import Decision, Standings, Text, View
from engine.words import Localiser
from render import painter_for, scores
from render.kit.encode import encode
from render.picture import Painter, Picture

log = logging.getLogger(__name__)

KEPT = 32
"""So many drawings are kept in case they are ordered again, the newest of each key: some 200 KB each."""


class Order(Struct, frozen=True):
    """A picture of an area of a table, as `render.picture.Painter.paint` takes it. Without a view: the cover.

    A `calm` one waits until nothing else has to be drawn: somebody looks back, and no game waits for it.
    """

    slug: str
    words: Localiser
    view: View | None = None
    decision: Decision | None = None
    since: View | None = None
    area: str = "board"
    calm: bool = False

    @property
    def what(self) -> str:
        """What it is called in file names."""
        return "cover" if self.view is None else self.area.partition(":")[0]

    def paint(self, painter: Painter[Any]) -> Picture:
        """Draw it."""
        if self.view is None:
            return painter.cover(self.words)
        return painter.paint(self.view, self.decision, self.since, self.words, self.area)

    def same(self, other: Order | Sheet) -> bool:
        """Would it be the same picture?"""
        return (
            isinstance(other, Order)
            and (self.slug, self.area, self.words.language, self.words.names)
            == (other.slug, other.area, other.words.language, other.words.names)
            and self.view == other.view
            and self.decision == other.decision
            and self.since == other.since
        )


class Sheet(Struct, frozen=True):
    """The score sheet of a finished game; `title` stands above it."""

    slug: str
    words: Localiser
    title: Text
    standings: Standings
    calm: bool = True
    what: str = "scores"

    def paint(self, painter: Painter[Any]) -> Picture:
        """Draw it."""
        return scores.draw(painter, self.title, self.standings, self.words)

    def same(self, other: Order | Sheet) -> bool:
        """Would it be the same picture?"""
        return (
            isinstance(other, Sheet)
            and (self.slug, self.words.language, self.words.names)
            == (other.slug, other.words.language, other.words.names)
            and (self.title, self.standings) == (other.title, other.standings)
        )


class Drawing(Struct, frozen=True):
    """A picture as a file: its bytes, its name, and its alternative text in the language of the order."""

    data: bytes
    name: str
    alt: str


class Tally(Struct):
    """What a studio has drawn since it was opened: pictures, how many of them were slow or failed, and seconds."""

    drawn: int = 0
    slow: int = 0
    failed: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


class _Job:
    __slots__ = ("done", "key", "order")

    def __init__(self, order: Order | Sheet, key: Hashable | None, done: asyncio.Future[Drawing | None]) -> None:
        self.order = order
        self.key = key
        self.done = done


class Studio:
    """A bounded queue in front of `workers` threads.

    `depth`: how many pictures may wait; `slow`: seconds after which a drawn picture is worth a warning in the log.
    """

    def __init__(
        self,
        *,
        workers: int = 1,
        depth: int = 64,
        slow: float = 0.75,
        painters: Callable[[str], Painter[Any]] = painter_for,
    ) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._workers = workers
        self._depth = depth
        self._slow = slow
        self._painters = painters
        self._kept: dict[Hashable, tuple[Order | Sheet, Drawing]] = {}
        self._covers: dict[tuple[str, str], Drawing] = {}
        self._waiting: deque[_Job] = deque()
        self._busy = 0
        self._closed = False
        self._at_work: set[asyncio.Task[None]] = set()
        self.tally = Tally()

    @property
    def waiting(self) -> int:
        """How many pictures wait to be drawn."""
        return len(self._waiting)

    async def draw(self, order: Order | Sheet, key: Hashable | None = None) -> Drawing | None:
        """The drawn picture.

        With a `key`, a later order of the same key supersedes this one while it waits; the superseded one gets None,
        and so does the oldest one with a key when too many wait. The last drawing of a key is handed out again when
        nothing has changed. None also stands for a picture that failed (it is logged): what it accompanies is said in
        words as well.
        """
        if key is not None and (kept := self._kept.get(key)) is not None and order.same(kept[0]):
            return kept[1]
        if self._closed:
            return None
        job = _Job(order, key, asyncio.get_running_loop().create_future())
        if key is not None:
            self._skip([waiting for waiting in self._waiting if waiting.key == key])
        if len(self._waiting) >= self._depth:
            private = [waiting for waiting in self._waiting if waiting.key is not None]
            self._skip(([waiting for waiting in private if waiting.order.calm] or private)[:1])
        ahead = sum(not waiting.order.calm for waiting in self._waiting)
        self._waiting.insert(len(self._waiting) if order.calm else ahead, job)
        if self._busy < self._workers:
            self._busy += 1
            task = asyncio.create_task(self._work())
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
        drawing = await job.done
        if key is not None and drawing is not None:
            self._kept.pop(key, None)
            self._kept[key] = order, drawing
            while len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return drawing

    async def cover(self, slug: str, words: Localiser) -> Drawing | None:
        """The picture that stands for a game, drawn once a language."""
        key = slug, words.language
        if key not in self._covers and (drawn := await self.draw(Order(slug, words))) is not None:
            self._covers[key] = drawn
        return self._covers.get(key)

    def accent(self, slug: str) -> int:
        """The game's accent as 0xRRGGBB."""
        red, green, blue = self._painters(slug).accent
        return red << 16 | green << 8 | blue

    def focus(self, slug: str, view: View, decision: Decision) -> str:
        """The area that shows the options of a decision best."""
        return self._painters(slug).focus(view, decision)

    def areas(self, slug: str, seats: int) -> tuple[str, ...]:
        """Every area of a table with so many seats, the whole board first."""
        return tuple(
            named
            for area in self._painters(slug).areas
            for named in ([f"player:{seat}" for seat in range(seats)] if area == "player" else [area])
        )

    async def close(self) -> None:
        """Let go of everything that waits, and wait for what is being drawn. Later orders get no picture."""
        self._closed = True
        self._skip(list(self._waiting))
        await asyncio.gather(*self._at_work, return_exceptions=True)
        self._threads.shutdown()

    def _skip(self, jobs: list[_Job]) -> None:
        for job in jobs:
            self._waiting.remove(job)
            if not job.done.done():
                job.done.set_result(None)

    async def _work(self) -> None:
        """Draw until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            job = self._waiting.popleft()
            if job.done.done():  # whoever ordered it has gone
                continue
            drawing, took = await loop.run_in_executor(self._threads, self._paint, job.order)
            self._count(drawing, took)
            if not job.done.done():
                job.done.set_result(drawing)
        # At once, and not when the task has ended: an order may come in between.
        self._busy -= 1

    def _count(self, drawing: Drawing | None, took: float) -> None:
        tally = self.tally
        tally.drawn += drawing is not None
        tally.failed += drawing is None
        tally.slow += took > self._slow
        tally.seconds += took
        tally.slowest = max(tally.slowest, took)

    def _paint(self, order: Order | Sheet) -> tuple[Drawing | None, float]:
        """In a worker thread: draw and encode; the picture, and how many seconds it took."""
        began = time.perf_counter()
        what = order.what
        try:
            drawn = order.paint(self._painters(order.slug))
            name = f"{order.slug}-{what}.webp"
            drawing = Drawing(encode(drawn.image, name), name, order.words.say(drawn.alt))
        except Exception:
            log.exception("the picture %s/%s could not be drawn", order.slug, what)
            return None, time.perf_counter() - began
        if (took := time.perf_counter() - began) > self._slow:
            log.warning("drawing %s/%s took %.0f ms (%d bytes)", order.slug, what, took * 1000, len(drawing.data))
        return drawing, took
