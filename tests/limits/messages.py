"""Messages against Discord's limits: text, embeds, files, mentions. Pages: resources/message, reference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cogs import limits
from cogs.check.sentences import at_most, length
from tests.limits.components import check_components

Payload = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
"""The message flag IS_COMPONENTS_V2."""


class Upload(Struct, frozen=True):
    """A file of a request: its name, its size in bytes, its alternative text."""

    name: str
    size: int
    alt: str | None = None


def check_message(body: Payload, files: Sequence[Upload]) -> Iterator[str]:
    """A sentence for each broken limit of a message or an edit of one."""
    yield from length("the content", body.get("content"), limits.CONTENT)
    if (nonce := body.get("nonce")) is not None:
        yield from length("the nonce", str(nonce), limits.NONCE)
    yield from _mentions(body.get("allowed_mentions") or {})
    embeds = body.get("embeds") or []
    yield from _embeds(embeds)
    yield from _files(body.get("attachments") or [], files)
    modern = bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    if modern and (body.get("content") or embeds or body.get("poll") or body.get("sticker_ids")):
        yield "a message with Components V2 cannot have content, embeds, polls or stickers"
    yield from check_components(body.get("components") or [], modern=modern)


def _mentions(allowed: Payload) -> Iterator[str]:
    for kind in ("users", "roles"):
        yield from at_most(f"allowed_mentions.{kind}", len(allowed.get(kind) or []), limits.MENTIONS)
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            yield f"allowed_mentions names {kind} and allows all of them at the same time"


def _files(described: Sequence[Payload], files: Sequence[Upload]) -> Iterator[str]:
    yield from at_most("files", max(len(files), len(described)), limits.FILES)
    for file in files:
        yield from at_most(f"bytes of {file.name}", file.size, limits.FILE_SIZE)
        yield from length(f"the alternative text of {file.name}", file.alt, limits.ALT_TEXT)
    for item in described:
        yield from length("an attachment's alternative text", item.get("description"), limits.ALT_TEXT)


def _embeds(embeds: Sequence[Payload]) -> Iterator[str]:
    yield from at_most("embeds", len(embeds), limits.EMBEDS)
    total = 0
    for embed in embeds:
        fields = embed.get("fields") or []
        texts = [
            ("title", embed.get("title"), limits.EMBED_TITLE),
            ("description", embed.get("description"), limits.EMBED_DESCRIPTION),
            ("footer", (embed.get("footer") or {}).get("text"), limits.EMBED_FOOTER),
            ("author", (embed.get("author") or {}).get("name"), limits.EMBED_AUTHOR),
            *(("field name", field["name"], limits.EMBED_FIELD_NAME) for field in fields),
            *(("field value", field["value"], limits.EMBED_FIELD_VALUE) for field in fields),
        ]
        yield from at_most("fields of an embed", len(fields), limits.EMBED_FIELDS)
        for what, text, limit in texts:
            yield from length(f"an embed's {what}", text, limit)
            total += len(text or "")
    yield from at_most("characters of all embeds", total, limits.EMBED_TOTAL)
