"""Card data: a folder of TOML files, read into one typed struct, and known by the digest of what it says.

A running game keeps the content that it was set up with, so a content is also kept as one canonical JSON text.
"""

from __future__ import annotations

import hashlib
import re
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
                raw[path.stem] = tomllib.loads(path.read_text(encoding="utf-8-sig"))
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                raise ContentError(f"{path.name}: {error}") from error
        return cls.from_text(msgspec.json.encode(raw, order="sorted"), into)

    @classmethod
    def from_text(cls, text: bytes, into: type[C]) -> Self:
        """Check the canonical JSON of a content. Raises `ContentError`."""
        try:
            return cls(msgspec.json.decode(text, type=into), text)
        except msgspec.ValidationError as error:
            raise ContentError(_readable(str(error), msgspec.json.decode(text), into)) from error
        except msgspec.DecodeError as error:
            raise ContentError(f"the content is no JSON: {error}") from error


def _readable(message: str, raw: Any, into: type[Struct]) -> str:
    """msgspec ends its messages with "- at `$.file[...].field`"; say that as file, entry, field, and first."""
    problem, found, path = message.partition(" - at `$.")
    if not found:
        if (missing := re.fullmatch(r"Object missing required field `(\w+)`", message)) is not None:
            return f"{missing[1]}.toml: this file is missing"
        if (unknown := re.fullmatch(r"Object contains unknown field `(\w+)`", message)) is not None:
            return f"{unknown[1]}.toml: this game has no such file"
        return message
    file, *rest = path.rstrip("`").replace("[...]", ".*").split(".")
    if rest[:1] == ["*"]:
        rest[0] = _wrong_entry(message, raw, file, into)
    return f"{file}.toml, {' → '.join(rest) or 'top level'}: {problem}"


def _wrong_entry(message: str, raw: dict[str, dict[str, Any]], file: str, into: type[Struct]) -> str:
    """The first entry of a file that alone makes the same complaint: msgspec does not name keys."""
    for entry, value in raw[file].items():
        try:
            msgspec.json.decode(msgspec.json.encode({**raw, file: {entry: value}}), type=into)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return entry
    return "an entry"
