"""What a studio is asked for and hands out. All of it can go to another process, an order as its `parcel`."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import Decision, Standings, Text, View
from engine.kernel.decision import NOTHING_BLOCKED
from engine.words import Localiser
from render import painter_for, scores
from render.kit.encode import encode
from render.picture import Painter, Picture

Painters: TypeAlias = Callable[[str], Painter[Any]]
"""The pictures of a game, by its slug."""


class Order(Struct, frozen=True):
    """A picture of an area of a table, as `render.picture.Painter.paint` takes it. Without a view: the cover.

    A `calm` one waits until nothing else has to be drawn: somebody looks back, and no game waits for it.
    """

    slug: str
    words: Localiser
    view: View | None = None
    decision: Decision | None = None
    since: View | None = None
    area: str = "board"
    calm: bool = False

    @property
    def what(self) -> str:
        """What it is called in file names."""
        return "cover" if self.view is None else self.area.partition(":")[0]

    def paint(self, painter: Painter[Any]) -> Picture:
        """Draw it."""
        if self.view is None:
            return painter.cover(self.words)
        return painter.paint(self.view, self.decision, self.since, self.words, self.area)

    def parcel(self) -> Order:
        """The same picture, without what cannot leave this process: why something is not offered."""
        if self.decision is None:
            return self
        return replace(self, decision=replace(self.decision, why=NOTHING_BLOCKED))

    def same(self, other: Order | Sheet) -> bool:
        """Would it be the same picture?"""
        return (
            isinstance(other, Order)
            and (self.slug, self.area, self.words.language, self.words.names)
            == (other.slug, other.area, other.words.language, other.words.names)
            and self.view == other.view
            and self.decision == other.decision
            and self.since == other.since
        )


class Sheet(Struct, frozen=True):
    """The score sheet of a finished game; `title` stands above it."""

    slug: str
    words: Localiser
    title: Text
    standings: Standings
    calm: bool = True
    what: str = "scores"

    def paint(self, painter: Painter[Any]) -> Picture:
        """Draw it."""
        return scores.draw(painter, self.title, self.standings, self.words)

    def parcel(self) -> Sheet:
        """All of it can leave this process."""
        return self

    def same(self, other: Order | Sheet) -> bool:
        """Would it be the same picture?"""
        return (
            isinstance(other, Sheet)
            and (self.slug, self.words.language, self.words.names)
            == (other.slug, other.words.language, other.words.names)
            and (self.title, self.standings) == (other.title, other.standings)
        )


class Drawing(Struct, frozen=True):
    """A picture as a file: its bytes, its name, and its alternative text in the language of the order."""

    data: bytes
    name: str
    alt: str


class Painted(Struct, frozen=True):
    """What has become of an order, in how many seconds. Without a drawing, `trouble` says why (for the log)."""

    drawing: Drawing | None
    seconds: float = 0.0
    trouble: str = ""


def paint(order: Order | Sheet, painters: Painters = painter_for) -> Painted:
    """Draw and encode, which takes a while."""
    began = time.perf_counter()
    try:
        drawn = order.paint(painters(order.slug))
        name = f"{order.slug}-{order.what}.webp"
        drawing = Drawing(encode(drawn.image, name), name, order.words.say(drawn.alt))
    except Exception:
        return Painted(None, time.perf_counter() - began, traceback.format_exc())
    return Painted(drawing, time.perf_counter() - began)
