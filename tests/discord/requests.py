"""Reading what the bot sends, and refusing it as Discord does."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web
from aiohttp.web_request import FileField

from tests.discord.messages import File
from tests.discord.payloads import Json
from tests.discord.places import new_id

READ = web.RequestKey("read", tuple[Any, list[File]])
"""Where a request keeps what `read` has found in it."""


class Refusal(Exception):
    """Discord refuses a request: HTTP status, Discord's own code, and what it says."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message

    def response(self) -> web.Response:
        return json_response({"code": self.code, "message": self.message}, self.status)


class SlowDown(Refusal):
    """Too many requests: the bot is to wait for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.seconds = seconds

    def response(self) -> web.Response:
        told = {"message": self.message, "retry_after": self.seconds, "global": False}
        response = json_response(told, self.status)
        response.headers.update({"Via": "1.1 google", "Retry-After": "1"})
        return response


def json_response(body: Any, status: int = 200) -> web.Response:
    """JSON with exactly the content type that Discord gives it, which discord.py looks for."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"})


async def read(request: web.Request) -> tuple[Any, list[File]]:
    """The JSON body ({} for none), and the uploaded files in their order."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else {}), []
    form = await request.post()
    written = form["payload_json"]
    assert isinstance(written, str)
    body = json.loads(written)
    files: list[File] = []
    said = {str(found["id"]): found for found in _attachments(body) if "id" in found}
    for name, part in form.items():
        if isinstance(part, FileField):
            number = name.removeprefix("files[").removesuffix("]")
            data = part.file.read()
            description = said.get(number, {}).get("description")
            files.append(File(new_id(), part.filename, len(data), data, description))
    return body, files


def _attachments(body: Json) -> list[Json]:
    found = body.get("attachments") or (body.get("data") or {}).get("attachments") or []
    return list(found)
