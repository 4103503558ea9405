"""Names of any script, made safe for where they go.

A name may hold markdown, mentions, right-to-left text, joined emoji, invisible characters or heaps of accents. It must
neither ping anybody, nor upset the line it stands in, nor be empty.
"""

from __future__ import annotations

import re
import unicodedata

from engine.host.model import TableInfo

LONGEST = 32
"""Characters kept of a name; Discord allows 32 for a nickname."""
_ACCENTS = 3
"""Combining marks kept on one character."""
_JOINERS = "\u200c\u200d"
"""Zero-width (non-)joiner: part of emoji and of Persian or Indic words, harmless inside a name."""
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters that look like nothing."""
_MARKDOWN = re.compile(r"([\\*_~`|>#\-\[\]()<:.])")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")
_FIRST_STRONG, _POP = "\u2068", "\u2069"


def clean(name: str) -> str:
    """The visible characters of a name on one line, at most 32: for pictures, choices and thread names.

    Control and direction characters go, blank look-alikes become spaces. A name without any visible character becomes
    "?".
    """
    kept: list[str] = []
    accents = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if char in _BLANK or kind in ("Zs", "Zl", "Zp") or char in "\t\n\r":
            kept.append(" ")
        elif kind in ("Cc", "Cs", "Co", "Cn") or (kind == "Cf" and char not in _JOINERS):
            continue
        elif kind in ("Mn", "Me") and not 0xFE00 <= ord(char) <= 0xFE0F:
            accents += 1
            if accents <= _ACCENTS:
                kept.append(char)
            continue
        else:
            kept.append(char)
        accents = 0
    shown = " ".join("".join(kept).split()).strip(_JOINERS + " ")
    if len(shown) > LONGEST:
        shown = shown[: LONGEST - 1].rstrip(_JOINERS + " ") + "…"
    return shown if any(unicodedata.category(char)[0] not in "MZC" for char in shown) else "?"


def markdown(name: str) -> str:
    """A name for message text: cleaned, its markdown and mentions made harmless, right-to-left letters kept apart."""
    shown = _MARKDOWN.sub(r"\\\1", _MENTION.sub("@\u200b", clean(name)))
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in shown):
        return f"{_FIRST_STRONG}{shown}{_POP}"
    return shown


def names(info: TableInfo) -> tuple[str, ...]:
    """The seats' names for message text."""
    return tuple(markdown(name) for name in info.names())


def plain_names(info: TableInfo) -> tuple[str, ...]:
    """The seats' names for pictures, buttons and menus, which know no markdown."""
    return tuple(clean(name) for name in info.names())
