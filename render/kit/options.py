"""Marks of the options that are open to the viewer: a halo round each place, and the codes of the buttons beside it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct
from PIL import Image

from engine.kernel import Decision, code
from render.kit.boxes import Box
from render.kit.seals import put_glow, put_tag, tag_width

GAP = 5
"""Between two tags, in px."""


class Spot(Struct, frozen=True):
    """A place of an option: ``box`` gets the halo (none if ``bare``); the tags stand in ``room``, at its ``edge``.

    They stand in its middle, or at its right if ``flush``; ``size`` is their height, 0 for the usual one.
    """

    box: Box
    room: Box
    edge: Literal["top", "middle", "bottom"] = "bottom"
    round: int = 8
    bare: bool = False
    flush: bool = False
    size: int = 0


def codes(decision: Decision, same: Mapping[str, str] = MappingProxyType({})) -> dict[str, list[str]]:
    """The codes of the options at each place; three or more in a row are joined: "A–D".

    `same` are places that a picture does not tell apart, with the name that it has for them.
    """
    indices: dict[str, list[int]] = defaultdict(list)
    for index, option in enumerate(decision.every()):
        if option.at:
            indices[same.get(option.at, option.at)].append(index)
    return {at: spans(found) for at, found in indices.items()}


def spans(indices: Iterable[int]) -> list[str]:
    """Codes of options; three or more that follow each other together: "A", "C–F"."""
    runs: list[list[int]] = []
    for index in sorted(indices):
        if runs and index == runs[-1][-1] + 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    out: list[str] = []
    for run in runs:
        out += [f"{code(run[0])}–{code(run[-1])}"] if len(run) > 2 else [code(index) for index in run]
    return out


def mark_options(
    image: Image.Image,
    decision: Decision,
    spots: dict[str, Spot],
    size: int = 38,
    same: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Halos first, so that they cover no tag; then the tags. `same`: see `codes`."""
    found = {at: tags for at, tags in codes(decision, same).items() if at in spots}
    for at in found:
        spot = spots[at]
        if not spot.bare:
            put_glow(image, spot.box, spot.round)
    for at, tags in found.items():
        _tags(image, spots[at], tags, spots[at].size or size)


def _tags(image: Image.Image, spot: Spot, tags: list[str], size: int) -> None:
    """The tags in rows."""
    rows: list[list[str]] = [[]]
    for text in tags:
        if rows[-1] and _wide([*rows[-1], text], size) > spot.room.w:
            rows.append([])
        rows[-1].append(text)
    tall = len(rows) * (size + GAP) - GAP
    y = {"top": spot.room.y, "middle": spot.room.mid_y - tall // 2, "bottom": spot.room.bottom - tall}[spot.edge]
    for row in rows:
        x = spot.room.right - _wide(row, size) if spot.flush else spot.room.mid_x - _wide(row, size) // 2
        x = max(8, min(x, image.width - 8 - _wide(row, size)))
        for text in row:
            wide = tag_width(text, size)
            put_tag(image, x + wide // 2, y + size // 2, text, size)
            x += wide + GAP
        y += size + GAP


def _wide(row: list[str], size: int) -> int:
    return sum(tag_width(text, size) + GAP for text in row) - GAP
