"""Messages with their files and components, and the nonces by which Discord knows a message that is sent twice."""

from __future__ import annotations

import copy
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from tests.discord import payloads
from tests.discord.payloads import Json
from tests.discord.places import User, made_at, new_id

NONCE_MEMORY = 300.0
"""Seconds for which a nonce is remembered."""
FILES_KEPT = 32
"""Files whose bytes are kept, the newest ones."""
PRIVATE_KEPT = 5_000
"""Private messages that are kept, the newest ones."""
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15


class File(Struct):
    """An uploaded file. `data` is empty once newer files have come."""

    id: int
    name: str
    size: int
    data: bytes
    description: str | None = None


class Message(Struct, kw_only=True, eq=False):
    """A message. `to` is the person who alone sees it, None for everybody. `edits` counts its edits."""

    id: int
    channel: int
    author: User
    content: str = ""
    components: list[Json] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    flags: int = 0
    to: int | None = None
    nonce: str | None = None
    mentions: tuple[int, ...] = ()
    edits: int = 0

    def parts(self) -> Iterator[Json]:
        """Every component, those inside others after what they are in."""
        yield from _flat(self.components)

    @property
    def text(self) -> str:
        """All that stands in it."""
        shown = [part["content"] for part in self.parts() if part["type"] == 10]
        return "\n".join([self.content, *shown]).strip()

    @property
    def custom_ids(self) -> list[str]:
        return [part["custom_id"] for part in self.parts() if part.get("custom_id")]


def _flat(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _flat(component.get("components", ()))
        if accessory := component.get("accessory"):
            yield from _flat([accessory])


def snapshot(message: Message) -> Message:
    """The message as it is now."""
    return copy.copy(message)


class Messages:
    """All messages: public ones by channel, private ones by id."""

    def __init__(self) -> None:
        self.public: dict[int, dict[int, Message]] = {}
        self.private: OrderedDict[int, Message] = OrderedDict()
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self._files: OrderedDict[int, File] = OrderedDict()

    def forget_nonces(self) -> None:
        """Some minutes have passed."""
        self._nonces.clear()

    def known(self, author: User, body: Json) -> Message | None:
        """The message that was sent with this body's nonce a short while ago, if it wants to be told apart by it."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        when, message = self._nonces.get((author.id, str(body["nonce"])), (0.0, None))
        return message if time.monotonic() - when < NONCE_MEMORY else None

    def post(self, channel: int, author: User, body: Json, files: Sequence[File], to: int | None = None) -> Message:
        """A new message, for everybody or for one person."""
        nonce = body.get("nonce")
        message = Message(
            id=new_id(), channel=channel, author=author, to=to, nonce=None if nonce is None else str(nonce)
        )
        message.flags = int(body.get("flags") or 0) & ~LOADING
        self._fill(message, body, files)
        if to is None:
            self.public.setdefault(channel, {})[message.id] = message
        else:
            self.private[message.id] = message
            while len(self.private) > PRIVATE_KEPT:
                self.private.popitem(last=False)
        if message.nonce is not None:
            self._nonces[author.id, message.nonce] = (time.monotonic(), message)
        return message

    def edit(self, message: Message, body: Json, files: Sequence[File]) -> None:
        """Change a message: what the body does not name stays."""
        message.flags = (message.flags | int(body.get("flags") or 0)) & ~LOADING
        self._fill(message, body, files)
        message.edits += 1

    def _fill(self, message: Message, body: Json, files: Sequence[File]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "attachments" in body or files:
            kept = {str(attachment["id"]) for attachment in body.get("attachments") or ()}
            message.files = [file for file in message.files if str(file.id) in kept] + list(files)
        if "components" in body:
            message.components = copy.deepcopy(body["components"] or [])
        for number, part in enumerate(message.parts(), 1):
            part.setdefault("id", number)
        allowed = (body.get("allowed_mentions") or {}).get("users") or ()
        message.mentions = tuple(int(person) for person in allowed if f"<@{person}>" in message.text)
        for file in files:
            self._files[file.id] = file
        while len(self._files) > FILES_KEPT:
            self._files.popitem(last=False)[1].data = b""

    def file(self, number: int) -> File | None:
        """An uploaded file, if its bytes are still there."""
        return self._files.get(number)


def payload(message: Message, base: str) -> Json:
    """The message as Discord tells it to the bot; its files lie under the address `base`."""
    addresses = {file.name: f"{base}/files/{file.id}/{file.name}" for file in message.files}
    return {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "author": payloads.user(message.author),
        "content": message.content,
        "timestamp": payloads.stamp(made_at(message.id)),
        "edited_timestamp": payloads.stamp(time.time()) if message.edits else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [
            {
                "id": str(file.id),
                "filename": file.name,
                "size": file.size,
                "url": addresses[file.name],
                "proxy_url": addresses[file.name],
                **({"description": file.description} if file.description else {}),
            }
            for file in message.files
        ],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": message.flags,
        "components": _resolved(message.components, addresses),
        **({"nonce": message.nonce} if message.nonce is not None else {}),
    }


def _resolved(value: Any, addresses: dict[str, str]) -> Any:
    """Components with the addresses of the files that they name as `attachment://…`."""
    if isinstance(value, list):
        return [_resolved(item, addresses) for item in value]
    if not isinstance(value, dict):
        return value
    found = {key: _resolved(item, addresses) for key, item in value.items()}
    url = found.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        address = addresses[url.removeprefix("attachment://")]
        found |= {"url": address, "proxy_url": address, "width": 1, "height": 1, "content_type": "image/webp"}
    return found
