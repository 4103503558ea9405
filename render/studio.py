"""Draws pictures off the event loop, each when its turn has come, and hands out files that can be sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable

from msgspec import Struct

from engine.kernel import Decision, View
from engine.words import Localiser
from render import painter_for
from render.easels import Easels, Thread
from render.orders import Drawing, Order, Painted, Painters, Sheet

log = logging.getLogger(__name__)

KEPT = 48 * 2**20
"""Bytes of drawings that are kept in case they are ordered again, the newest of each key: some 200 KB each."""
BEHIND = 2
"""So many pictures of a game may wait for its easel before another easel, which has to learn the game, takes one."""


class Tally(Struct):
    """What a studio has drawn since it was opened: pictures, how many of them were slow or failed, and seconds."""

    drawn: int = 0
    slow: int = 0
    failed: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


class _Job:
    """An order, for as long as it waits or is being drawn. `asked` counts those who want it."""

    __slots__ = ("asked", "done", "key", "order")

    def __init__(self, order: Order | Sheet, key: Hashable | None, done: asyncio.Future[Drawing | None]) -> None:
        self.order = order
        self.key = key
        self.done = done
        self.asked = 0


class Studio:
    """A bounded queue in front of some easels; without any it has one, in a thread.

    `depth`: how many pictures may wait; `slow`: seconds after which a drawn picture is worth a warning in the log;
    `kept`: bytes of drawings that are kept.

    Each game has an easel at which it is at home: what its pictures have in common lies ready there and nowhere else.
    """

    def __init__(
        self,
        easels: Easels | None = None,
        *,
        depth: int = 64,
        slow: float = 0.75,
        kept: int = KEPT,
        painters: Painters = painter_for,
    ) -> None:
        self._easels = easels if easels is not None else Thread(painters)
        self._depth = depth
        self._slow = slow
        self._room = kept
        self._painters = painters
        self._kept: dict[Hashable, tuple[Order | Sheet, Drawing]] = {}
        self._weight = 0
        self._covers: dict[tuple[str, str], Drawing] = {}
        self._homes: dict[str, int] = {}
        self._waiting: list[_Job] = []
        self._drawing: dict[int, _Job] = {}
        """What is being drawn, by easel."""
        self._closed = False
        self._at_work: set[asyncio.Task[None]] = set()
        self.tally = Tally()

    @property
    def waiting(self) -> int:
        """How many pictures wait to be drawn."""
        return len(self._waiting)

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that draw, apart from this one."""
        return self._easels.processes

    async def draw(self, order: Order | Sheet, key: Hashable | None = None) -> Drawing | None:
        """The drawn picture.

        With a `key`, a later order of the same key supersedes this one while it waits; the superseded one gets None,
        and so does the oldest one with a key when too many wait. The last drawing of a key is handed out again when
        nothing has changed, and one that is on its way is drawn once for all who order it. None also stands for a
        picture that failed (it is logged): what it accompanies is said in words as well.
        """
        if key is not None and (kept := self._kept.get(key)) is not None and order.same(kept[0]):
            self._kept[key] = self._kept.pop(key)
            return kept[1]
        if self._closed:
            return None
        job = self._on_its_way(order, key)
        if job is None:
            job = _Job(order, key, asyncio.get_running_loop().create_future())
            self._enter(job)
            self._employ()
        job.asked += 1
        try:
            # Whoever gives up waiting takes the picture from nobody else.
            return await asyncio.shield(job.done)
        finally:
            job.asked -= 1
            if not job.asked and job in self._waiting:
                self._waiting.remove(job)

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
        await self._easels.close()

    def _on_its_way(self, order: Order | Sheet, key: Hashable | None) -> _Job | None:
        """The very picture, if it waits or is being drawn for the same key."""
        if key is None:
            return None
        return next(
            (job for job in (*self._drawing.values(), *self._waiting) if job.key == key and order.same(job.order)), None
        )

    def _enter(self, job: _Job) -> None:
        """Put a job into the queue, and out of it what it supersedes or what is too much."""
        if job.key is not None:
            self._skip([waiting for waiting in self._waiting if waiting.key == job.key])
        if len(self._waiting) >= self._depth:
            private = [waiting for waiting in self._waiting if waiting.key is not None]
            self._skip(([waiting for waiting in private if waiting.order.calm] or private)[:1])
        ahead = sum(not waiting.order.calm for waiting in self._waiting)
        self._waiting.insert(len(self._waiting) if job.order.calm else ahead, job)

    def _skip(self, jobs: list[_Job]) -> None:
        for job in jobs:
            self._waiting.remove(job)
            job.done.set_result(None)

    def _home(self, slug: str) -> int:
        """The easel of a game: of those with the fewest games, the first."""
        if slug not in self._homes:
            taken = list(self._homes.values())
            self._homes[slug] = min(range(self._easels.count), key=taken.count)
        return self._homes[slug]

    def _employ(self) -> None:
        """Let every easel that is idle draw what there is for it."""
        for easel in range(self._easels.count):
            if easel not in self._drawing and (job := self._next(easel)) is not None:
                task = asyncio.create_task(self._work(easel, job))
                self._at_work.add(task)
                task.add_done_callback(self._at_work.discard)

    def _next(self, easel: int) -> _Job | None:
        """Take a job from the queue: one at home at this easel, or one that would wait too long for its own."""
        behind: dict[int, int] = {}
        chosen: _Job | None = None
        for job in self._waiting:
            home = self._home(job.order.slug)
            behind[home] = behind.get(home, 0) + 1
            if home == easel:
                chosen = job
                break
            if chosen is None and behind[home] > BEHIND:
                chosen = job
        if chosen is not None:
            self._waiting.remove(chosen)
            self._drawing[easel] = chosen
        return chosen

    async def _work(self, easel: int, job: _Job | None) -> None:
        """Draw until nothing waits."""
        while job is not None:
            painted = await self._paint(easel, job.order)
            self._count(job.order, painted)
            if job.key is not None and painted.drawing is not None:
                self._keep(job.key, job.order, painted.drawing)
            del self._drawing[easel]
            job.done.set_result(painted.drawing)
            # At once, and not when the task has ended: an order may come in between.
            job = self._next(easel)

    async def _paint(self, easel: int, order: Order | Sheet) -> Painted:
        try:
            return await self._easels.paint(easel, order)
        except Exception as error:
            log.exception("the easel %d cannot be used", easel)
            return Painted(None, 0.0, repr(error))

    def _keep(self, key: Hashable, order: Order | Sheet, drawing: Drawing) -> None:
        """Keep the newest drawing of a key; those that nobody has asked for longest go."""
        while self._kept and (key in self._kept or self._weight + len(drawing.data) > self._room):
            _, gone = self._kept.pop(key if key in self._kept else next(iter(self._kept)))
            self._weight -= len(gone.data)
        self._kept[key] = order, drawing
        self._weight += len(drawing.data)

    def _count(self, order: Order | Sheet, painted: Painted) -> None:
        tally, took, drawing = self.tally, painted.seconds, painted.drawing
        tally.drawn += drawing is not None
        tally.failed += drawing is None
        tally.slow += took > self._slow
        tally.seconds += took
        tally.slowest = max(tally.slowest, took)
        if drawing is None:
            log.error("the picture %s/%s could not be drawn: %s", order.slug, order.what, painted.trouble)
        elif took > self._slow:
            log.warning("drawing %s/%s took %.0f ms (%d bytes)", order.slug, order.what, took * 1000, len(drawing.data))
