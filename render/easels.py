"""Where pictures are drawn, one at a time at each easel: a thread of the bot, or processes of their own.

    python -m render.easels      such a process: takes pickled orders, hands over what it has painted, until stdin ends

To draw holds the interpreter for most of the time, so a bot that draws in a thread draws at one easel, and its event
loop waits for its turn again and again. What lies between the processes is only ever written by ourselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import struct
import sys
from asyncio.subprocess import Process
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO, Protocol

from render import child, painter_for
from render.orders import Order, Painted, Painters, Sheet, paint

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds after which a picture is given up, and its process with it."""
ENDING = 5.0
"""Seconds that a process gets to end by itself."""
_NICE = 5
"""Pictures wait for presses, and films (`render.darkroom`) for pictures."""
_SIZE = struct.Struct("!I")
"""How many bytes follow, ahead of every pickle."""


class Easels(Protocol):
    """`count` easels, numbered from 0. Whoever paints at one waits until it has done before it paints there again."""

    count: int

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that live beside this one."""
        ...

    async def paint(self, easel: int, order: Order | Sheet) -> Painted:
        """Draw and encode it."""
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...


class Thread:
    """A thread of this process: all that has been drawn before in it helps, and nothing has to be started."""

    count = 1
    processes: tuple[int, ...] = ()

    def __init__(self, painters: Painters = painter_for) -> None:
        self._painters = painters
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")

    async def paint(self, easel: int, order: Order | Sheet) -> Painted:
        return await asyncio.get_running_loop().run_in_executor(self._thread, paint, order, self._painters)

    async def close(self) -> None:
        self._thread.shutdown()


class Processes:
    """So many processes at a lower priority, each begun with its first picture, and anew if it dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._running: dict[int, Process] = {}

    @property
    def processes(self) -> tuple[int, ...]:
        return tuple(running.pid for running in self._running.values())

    async def paint(self, easel: int, order: Order | Sheet) -> Painted:
        data = pickle.dumps(order.parcel(), pickle.HIGHEST_PROTOCOL)
        for _ in range(2):  # the process may have been killed for its memory: that need not be this picture's fault
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._hand_over(easel, data)
            except asyncio.CancelledError:
                await self._end(easel)  # it would hand this picture to the next one who asks
                raise
            except TimeoutError:
                await self._end(easel)
                return Painted(None, PATIENCE, f"it was given up after {PATIENCE:g} seconds")
            except (OSError, asyncio.IncompleteReadError) as error:
                log.error("the process that draws pictures at easel %d has died: %r", easel, error)
                await self._end(easel)
        return Painted(None, 0.0, "the process that drew it has died, and so did the next one")

    async def _hand_over(self, easel: int, data: bytes) -> Painted:
        if easel not in self._running:
            self._running[easel] = await child.begin("render.easels")
        running = self._running[easel]
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(_SIZE.pack(len(data)) + data)
        await running.stdin.drain()
        (size,) = _SIZE.unpack(await running.stdout.readexactly(_SIZE.size))
        painted: Painted = pickle.loads(await running.stdout.readexactly(size))
        return painted

    async def _end(self, easel: int) -> None:
        """Be rid of a process that is of no use any more."""
        running = self._running.pop(easel, None)
        if running is not None:
            if running.returncode is None:
                running.kill()
            await running.wait()

    async def close(self) -> None:
        """They end when there is nothing more to read."""
        for running in self._running.values():
            if running.stdin is not None:
                running.stdin.close()
        waiting = [asyncio.create_task(running.wait()) for running in self._running.values()]
        if waiting:
            await asyncio.wait(waiting, timeout=ENDING)
        for easel in list(self._running):
            await self._end(easel)


def main(given: BinaryIO, out: BinaryIO) -> None:
    """The process. It ends with the one that began it, however that one ends, and by no signal meant for that one."""
    os.nice(_NICE)
    for known in (signal.SIGINT, signal.SIGTERM):
        signal.signal(known, signal.SIG_IGN)
    try:
        while len(head := given.read(_SIZE.size)) == _SIZE.size:
            data = given.read(_SIZE.unpack(head)[0])
            painted = pickle.dumps(paint(pickle.loads(data)), pickle.HIGHEST_PROTOCOL)
            out.write(_SIZE.pack(len(painted)) + painted)
            out.flush()
    except (BrokenPipeError, EOFError, pickle.UnpicklingError):
        return  # the other end died in the middle of a sentence


if __name__ == "__main__":
    # What a library prints must not get between the pictures.
    own, sys.stdout = sys.stdout.buffer, sys.stderr
    main(sys.stdin.buffer, own)
