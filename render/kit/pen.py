"""Drawing at 4×, in the units of the finished picture, reduced once: smooth shapes without a vector library.

A ``Pen`` draws on a transparent sheet. Colours may have a fourth part, their opacity (0 to 255); every call is laid
over what is there, so washes add up as they do on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
Bounds: TypeAlias = tuple[float, float, float, float]

SCALE = 4


class Pen:
    """A sheet of ``w × h`` finished pixels."""

    def __init__(self, w: int, h: int, scale: int = SCALE) -> None:
        self.w, self.h, self.scale = w, h, scale
        self.sheet = Image.new("RGBA", (w * scale, h * scale), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.sheet)

    def done(self) -> Image.Image:
        """The finished picture (RGBA, ``w × h``)."""
        return self.sheet.reduce(self.scale) if self.scale > 1 else self.sheet

    def polygon(self, points: Sequence[Point], fill: Paint) -> None:
        """A filled shape."""
        path = [self._up(p) for p in points]
        self._paint(fill, _bounds(path), lambda draw, tint, dx, dy: draw.polygon(_moved(path, dx, dy), fill=tint))

    def line(self, points: Sequence[Point], colour: Paint, width: float, closed: bool = False) -> None:
        """A line of even width with round joints and ends."""
        path = [self._up(p) for p in points]
        if closed:
            path.append(path[0])
        thick = max(1, round(width * self.scale))

        def stretch(draw: ImageDraw.ImageDraw, tint: Paint, dx: int, dy: int) -> None:
            moved = _moved(path, dx, dy)
            draw.line(moved, fill=tint, width=thick)
            if thick > 3:
                r = thick / 2
                for x, y in (moved[0], moved[-1]):
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=tint)
                r -= 1  # Whole discs at the joints: Pillow's own joints are worked out in Python, 20 times as slowly.
                for x, y in moved[1:-1]:
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=tint)

        self._paint(colour, _bounds(path, thick), stretch)

    def disc(self, x: float, y: float, r: float, fill: Paint, ry: float | None = None) -> None:
        """A filled circle, or an ellipse with the upright radius ``ry``."""
        where = self._around(x, y, r, r if ry is None else ry)
        self._paint(fill, where, lambda draw, tint, dx, dy: draw.ellipse(_shifted(where, dx, dy), fill=tint))

    def ring(self, x: float, y: float, r: float, colour: Paint, width: float, ry: float | None = None) -> None:
        """A circle's or ellipse's line; ``r`` is its outer radius."""
        where = self._around(x, y, r, r if ry is None else ry)
        thick = max(1, round(width * self.scale))
        self._paint(
            colour,
            where,
            lambda draw, tint, dx, dy: draw.ellipse(_shifted(where, dx, dy), outline=tint, width=thick),
        )

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Paint | None = None,
        line: Paint | None = None,
        width: float = 1.5,
        radius: float = 0,
    ) -> None:
        """A rectangle, its corners rounded by ``radius``, filled and then outlined on the inside."""
        s = self.scale
        where = (x * s, y * s, (x + w) * s - 1, (y + h) * s - 1)
        if fill is not None:
            self._paint(
                fill,
                where,
                lambda draw, tint, dx, dy: draw.rounded_rectangle(_shifted(where, dx, dy), radius * s, fill=tint),
            )
        if line is not None:
            thick = max(1, round(width * s))
            self._paint(
                line,
                where,
                lambda draw, tint, dx, dy: draw.rounded_rectangle(
                    _shifted(where, dx, dy), radius * s, outline=tint, width=thick
                ),
            )

    def _up(self, p: Point) -> Point:
        return p[0] * self.scale, p[1] * self.scale

    def _around(self, x: float, y: float, rx: float, ry: float) -> tuple[float, float, float, float]:
        s = self.scale
        return (x - rx) * s, (y - ry) * s, (x + rx) * s - 1, (y + ry) * s - 1

    def _paint(
        self, colour: Paint, bounds: Bounds, shape: Callable[[ImageDraw.ImageDraw, Paint, int, int], None]
    ) -> None:
        """Opaque paint goes straight onto the sheet; translucent paint onto a piece of its own, laid over the sheet."""
        if len(colour) == 3 or colour[3] == 255:
            shape(self._draw, (*colour[:3], 255), 0, 0)
            return
        x0, y0 = max(0, int(bounds[0]) - 2), max(0, int(bounds[1]) - 2)
        x1, y1 = min(self.sheet.width, int(bounds[2]) + 3), min(self.sheet.height, int(bounds[3]) + 3)
        if x1 > x0 and y1 > y0:
            piece = Image.new("RGBA", (x1 - x0, y1 - y0), (*colour[:3], 0))
            shape(ImageDraw.Draw(piece), colour, -x0, -y0)
            self.sheet.alpha_composite(piece, (x0, y0))


def _bounds(path: Sequence[Point], thick: float = 0) -> Bounds:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs) - thick, min(ys) - thick, max(xs) + thick, max(ys) + thick


def _moved(path: Sequence[Point], dx: int, dy: int) -> list[Point]:
    return [(x + dx, y + dy) for x, y in path]


def _shifted(bounds: Bounds, dx: int, dy: int) -> Bounds:
    return bounds[0] + dx, bounds[1] + dy, bounds[2] + dx, bounds[3] + dy


def curve(points: Sequence[Point], steps: int = 8, closed: bool = False) -> list[Point]:
    """A smooth line through ``points`` (Catmull–Rom), with ``steps`` parts between two of them."""
    n = len(points)
    if n < 3:
        return list(points)
    around = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    weights = _weights(steps)
    out = [
        (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
        for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(around, around[1:], around[2:], around[3:], strict=False)
        for a, b, c, d in weights
    ]
    if not closed:
        out.append(points[-1])
    return out


@cache
def _weights(steps: int) -> list[tuple[float, float, float, float]]:
    """What the four points around a part of a curve weigh at each of its ``steps``."""
    parts = [k / steps for k in range(steps)]
    return [
        (
            (-t + 2 * t * t - t**3) / 2,
            (2 - 5 * t * t + 3 * t**3) / 2,
            (t + 4 * t * t - 3 * t**3) / 2,
            (t**3 - t * t) / 2,
        )
        for t in parts
    ]


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """``mask`` softened."""
    return mask.filter(ImageFilter.GaussianBlur(radius))
