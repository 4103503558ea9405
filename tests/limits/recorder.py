"""Hooks the checker into simcord: every request of a simulated bot is checked, and may be written down.

With the environment variable YIZHAN_PAYLOADS set to a folder, each process appends its requests to a file of JSON lines
in it: `{"method", "path", "body", "files": [{"name", "size", "alt"}]}`.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from simcord.backend import Backend
from simcord.http import router

from tests.limits.checker import Request, problems
from tests.limits.messages import Upload

FOLDER = "YIZHAN_PAYLOADS"

_INTERACTION = re.compile(r"/interactions/(\d+)/|/webhooks/\d+/simcord_interaction_(\d+)")


@contextlib.contextmanager
def watching(broken: list[str]) -> Iterator[None]:
    """While this is entered, add a sentence to `broken` for each limit that a simulated bot breaks."""
    dispatch = router.dispatch

    def checked(backend: Backend, method: str, path: str, **details: Any) -> Any:
        request = _request(backend, method, path, details)
        broken.extend(problems(request))
        if folder := os.environ.get(FOLDER):
            _write(Path(folder), request)
        return dispatch(backend, method, path, **details)

    router.dispatch = checked
    try:
        yield
    finally:
        router.dispatch = dispatch


def _request(backend: Backend, method: str, path: str, details: dict[str, Any]) -> Request:
    answered = _INTERACTION.match(path)
    age = None
    if answered:
        made = discord.utils.snowflake_time(int(answered[1] or answered[2]))
        age = (backend.clock.now() - made).total_seconds()
    return Request(
        method=method,
        path=path,
        body=details.get("json"),
        files=tuple(Upload(file.filename, _size(file), file.description) for file in details.get("files") or ()),
        reason=details.get("reason"),
        age=age,
    )


def _size(file: discord.File) -> int:
    """The bytes that are still to be sent."""
    here = file.fp.tell()
    size = file.fp.seek(0, os.SEEK_END) - here
    file.fp.seek(here)
    return size


def _write(folder: Path, request: Request) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    line = {
        "method": request.method,
        "path": request.path,
        "body": request.body,
        "files": [{"name": file.name, "size": file.size, "alt": file.alt} for file in request.files],
    }
    with (folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line, ensure_ascii=False) + "\n")
