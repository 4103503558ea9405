"""The one checker: holds a request to Discord against every limit that Discord documents.

`problems(request)` returns a sentence for each broken limit. It knows the shapes of what a bot sends; simcord has
already refused what Discord's API would refuse for its form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from cogs import limits
from cogs.check.commands import check_choices, check_command, check_commands
from cogs.check.sentences import at_most, length
from tests.limits.components import check_modal
from tests.limits.messages import Upload, check_message

Payload = Mapping[str, Any]


class Request(Struct, frozen=True):
    """A request: method, path below /api/v10, parsed JSON body, files, and what is known of its circumstances.

    `age` is how many seconds ago the interaction was made that it answers.
    """

    method: str
    path: str
    body: Any = None
    files: tuple[Upload, ...] = ()
    reason: str | None = None
    age: float | None = None


def problems(request: Request) -> list[str]:
    """What is wrong with a request, one sentence each; empty when Discord would take it."""
    found = list(length("the audit log reason", request.reason, limits.AUDIT_REASON)) if request.reason else []
    for pattern, check in _ROUTES:
        if pattern.fullmatch(f"{request.method} {request.path}"):
            found += check(request)
            break
    return [f"{request.method} {request.path}: {problem}" for problem in found]


def _message(request: Request) -> Iterator[str]:
    yield from check_message(request.body or {}, request.files)


def _follow_up(request: Request) -> Iterator[str]:
    if request.age is not None:
        yield from at_most("seconds since the interaction", request.age, limits.TOKEN_LIFETIME)
    yield from _message(request)


def _callback(request: Request) -> Iterator[str]:
    if request.age is not None:
        yield from at_most("seconds until the first response", request.age, limits.FIRST_RESPONSE)
    data = request.body.get("data") or {}
    match request.body["type"]:
        case 8:
            yield from check_choices(data.get("choices", []))
        case 9:
            yield from check_modal(data)
        case _:
            yield from check_message(data, request.files)


def _thread(request: Request) -> Iterator[str]:
    yield from length("the thread's name", request.body.get("name", ""), limits.CHANNEL_NAME, least=1)
    minutes = request.body.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.THREAD_ARCHIVE_MINUTES:
        yield f"auto_archive_duration is {minutes}; possible: {limits.THREAD_ARCHIVE_MINUTES}"
    if message := request.body.get("message"):
        yield from check_message(message, request.files)


def _channel(request: Request) -> Iterator[str]:
    if "name" in request.body:
        yield from length("the channel's name", request.body["name"], limits.CHANNEL_NAME, least=1)
    minutes = request.body.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.THREAD_ARCHIVE_MINUTES:
        yield f"auto_archive_duration is {minutes}; possible: {limits.THREAD_ARCHIVE_MINUTES}"


_ROUTES: tuple[tuple[re.Pattern[str], Callable[[Request], Iterator[str]]], ...] = tuple(
    (re.compile(pattern), check)
    for pattern, check in (
        (r"(POST|PATCH) /channels/\d+/messages(/\d+)?", _message),
        (r"POST /interactions/\d+/[^/]+/callback", _callback),
        (r"(POST|PATCH) /webhooks/\d+/[^/]+(/messages/[^/]+)?", _follow_up),
        (r"POST /channels/\d+(/messages/\d+)?/threads", _thread),
        (r"PATCH /channels/\d+", _channel),
        (r"PUT /applications/\d+(/guilds/\d+)?/commands", lambda request: check_commands(request.body)),
        (r"(POST|PATCH) /applications/\d+(/guilds/\d+)?/commands(/\d+)?", lambda request: check_command(request.body)),
    )
)
