"""Named rectangles: a layout is computed once from boxes that are cut, inset and divided."""

from __future__ import annotations

from msgspec import Struct


class Box(Struct, frozen=True):
    """A rectangle in pixels; ``x, y`` is the upper left corner."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.h

    @property
    def mid_x(self) -> int:
        """The middle, from left to right."""
        return self.x + self.w // 2

    @property
    def mid_y(self) -> int:
        """The middle, from top to bottom."""
        return self.y + self.h // 2

    @property
    def at(self) -> tuple[int, int]:
        """The upper left corner."""
        return self.x, self.y

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.w, self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Smaller by ``dx`` at the left and right and ``dy`` (or ``dx``) at top and bottom; negative: larger."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Box:
        """The same size elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, h: int) -> Box:
        """The uppermost ``h`` rows."""
        return Box(self.x, self.y, self.w, h)

    def low(self, h: int) -> Box:
        """The lowest ``h`` rows."""
        return Box(self.x, self.bottom - h, self.w, h)

    def left(self, w: int) -> Box:
        """The leftmost ``w`` columns."""
        return Box(self.x, self.y, w, self.h)

    def end(self, w: int) -> Box:
        """The rightmost ``w`` columns."""
        return Box(self.right - w, self.y, w, self.h)

    def below(self, h: int) -> Box:
        """What is left after ``h`` rows at the top."""
        return Box(self.x, self.y + h, self.w, self.h - h)

    def beyond(self, w: int) -> Box:
        """What is left after ``w`` columns at the left."""
        return Box(self.x + w, self.y, self.w - w, self.h)

    def columns(self, n: int, gap: int = 0) -> tuple[Box, ...]:
        """``n`` boxes side by side that fill this one to the pixel, ``gap`` apart."""
        edges = [self.x + i * (self.w + gap) // n for i in range(n + 1)]
        return tuple(Box(edges[i], self.y, edges[i + 1] - gap - edges[i], self.h) for i in range(n))

    def rows(self, n: int, gap: int = 0) -> tuple[Box, ...]:
        """``n`` boxes one below the other that fill this one to the pixel, ``gap`` apart."""
        edges = [self.y + i * (self.h + gap) // n for i in range(n + 1)]
        return tuple(Box(self.x, edges[i], self.w, edges[i + 1] - gap - edges[i]) for i in range(n))

    def grid(self, columns: int, rows: int, gap: int = 0) -> tuple[Box, ...]:
        """``columns × rows`` boxes in reading order."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))
