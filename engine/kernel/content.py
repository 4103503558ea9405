"""Card data: a folder of TOML files, read into one typed struct, and known by the digest of what it says.

A running game keeps the content that it was set up with, so a content is also kept as one canonical JSON text.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

C = TypeVar("C", bound=Struct)


class ContentError(Exception):
    """A content file that cannot be used. The message names file, entry and field, and says what is wanted."""


class Content(Generic[C]):
    """A game's data, checked. `cards` is the typed struct, `text` its canonical JSON, `digest` the SHA-256 of that."""

    def __init__(self, cards: C, text: bytes) -> None:
        self.cards = cards
        self.text = text
        self.digest = hashlib.sha256(text).hexdigest()

    @classmethod
    def from_folder(cls, folder: Path, into: type[C]) -> Self:
        """Read every `*.toml` of `folder`; the file's stem is the field of `into` that it fills.

        A file holds one table per entry under its own name, or plain fields. Raises `ContentError`.
        """
        raw: dict[str, Any] = {}
        for path in sorted(folder.glob("*.toml")):
            try:
                raw[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                raise ContentError(f"{path.name}: {error}") from error
        return cls.from_text(msgspec.json.encode(raw, order="sorted"), into)

    @classmethod
    def from_text(cls, text: bytes, into: type[C]) -> Self:
        """Check the canonical JSON of a content. Raises `ContentError`."""
        try:
            return cls(msgspec.json.decode(text, type=into), text)
        except msgspec.DecodeError as error:
            raise ContentError(_readable(str(error))) from error


def _readable(message: str) -> str:
    """msgspec ends its messages with "- at `$.file.entry.field`"; say that as file, entry, field, and first."""
    problem, found, path = message.partition(" - at `$.")
    if not found:
        return message
    file, *rest = path.rstrip("`").split(".")
    return f"{file}.toml, {' → '.join(rest) or 'top level'}: {problem}"
