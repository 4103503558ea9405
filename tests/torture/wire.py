"""Two processes calling each other over one socket: a line of JSON a call, a line an answer."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

Handler = Callable[..., Awaitable[Any]]


class Failed(Exception):
    """The other side has answered with an error: its kind and what it says."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(kind, message)
        self.kind = kind


class Line(Struct, omit_defaults=True):
    """A call (`method` is given) or the answer to the call of the same `id`."""

    id: int
    method: str = ""
    args: list[Any] = []
    result: Any = None
    error: tuple[str, str] | None = None


class Peer:
    """One end of the line. `run()` serves calls until the other end is gone; open calls then fail."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, handlers: dict[str, Handler]
    ) -> None:
        self._reader, self._writer, self._handlers = reader, writer, handlers
        self._open: dict[int, asyncio.Future[Any]] = {}
        self._numbers = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone = False

    async def call(self, method: str, *args: Any) -> Any:
        """Raises `Failed` for the other side's errors and `ConnectionError` if it dies before it has answered."""
        if self._gone:
            raise ConnectionError("the other side is gone")
        number = next(self._numbers)
        answer = self._open[number] = asyncio.get_running_loop().create_future()
        self._send(Line(number, method, list(args)))
        return await answer

    async def run(self) -> None:
        try:
            while line := await self._reader.readline():
                said = msgspec.json.decode(line, type=Line)
                if said.method:
                    task = asyncio.create_task(self._serve(said))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
                elif said.error is not None:
                    self._open.pop(said.id).set_exception(Failed(*said.error))
                else:
                    self._open.pop(said.id).set_result(said.result)
        except (ConnectionError, msgspec.DecodeError):
            pass
        finally:
            self._gone = True
            self._writer.close()
            for answer in self._open.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the other side died"))

    async def _serve(self, line: Line) -> None:
        try:
            answer = Line(line.id, result=await self._handlers[line.method](*line.args))
        except Exception as error:
            answer = Line(line.id, error=(type(error).__name__, str(error)))
        self._send(answer)

    def _send(self, line: Line) -> None:
        if not self._gone:
            self._writer.write(msgspec.json.encode(line) + b"\n")
