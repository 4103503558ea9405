"""A pen for figures and things, which counts in units around a centre."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.pen import Paint, Pen, Point, curve


class Brush:
    """A pen that counts in units around a centre; ``soft`` and ``line`` go through their points in curves."""

    def __init__(self, pen: Pen, x: float, y: float, u: float) -> None:
        self.pen, self.x, self.y, self.u = pen, x, y, u

    def _p(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x + a * self.u, self.y + b * self.u) for a, b in points]

    def shape(self, points: Sequence[Point], fill: Paint, line: Paint | None = None, width: float = 2.4) -> None:
        self.pen.polygon(self._p(points), fill)
        if line is not None:
            self.pen.line(self._p(points), line, width * self.u, closed=True)

    def soft(self, points: Sequence[Point], fill: Paint, line: Paint | None = None, width: float = 2.4) -> None:
        self.shape(curve(points, 8, closed=True), fill, line, width)

    def line(self, points: Sequence[Point], colour: Paint, width: float = 2.4) -> None:
        self.pen.line(self._p(curve(points, 8)), colour, width * self.u)

    def straight(self, points: Sequence[Point], colour: Paint, width: float = 2.4, closed: bool = False) -> None:
        self.pen.line(self._p(points), colour, width * self.u, closed)

    def box(
        self, a: float, b: float, w: float, h: float, fill: Paint, line: Paint | None = None, width: float = 2.4,
        radius: float = 0,
    ) -> None:  # fmt: skip
        u = self.u
        self.pen.box(self.x + a * u, self.y + b * u, w * u, h * u, fill, line, width * u, radius * u)

    def disc(self, a: float, b: float, r: float, fill: Paint, ry: float | None = None) -> None:
        self.pen.disc(self.x + a * self.u, self.y + b * self.u, r * self.u, fill, None if ry is None else ry * self.u)

    def ring(self, a: float, b: float, r: float, line: Paint, width: float, ry: float | None = None) -> None:
        self.pen.ring(
            self.x + a * self.u,
            self.y + b * self.u,
            r * self.u,
            line,
            width * self.u,
            None if ry is None else ry * self.u,
        )
