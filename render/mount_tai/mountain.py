"""The mountain with all that lies on it: what stays through a game is painted once, tiles of the seats are laid on."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

from PIL import Image

from engine.games.mount_tai.view import CELLS, FIEF, HEIGHT, NEIGHBOURS, View, place
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.marks import fresh
from render.kit.palette import AZURITE, INK, MALACHITE, PAPER, SEATS, SLIP, WHITE, mix
from render.kit.paper import frame_mask, scroll
from render.kit.pen import Pen, Point
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay
from render.mount_tai import mountain_sites as sites
from render.mount_tai.changes import Changes
from render.mount_tai.mountain_rock import paint_rock
from render.mount_tai.mountain_stairs import draw_stairs
from render.mount_tai.relief import EDGE, SIZE, Relief, height_at

TOP = 4
"""The height of the summit."""
STAIRS = "sw"
"""Where the stairway climbs unless somebody has this fief; it is the last that is given out."""
CORNERS = {"nw": (0, 0), "ne": (4, 0), "se": (4, 4), "sw": (0, 4)}
"""The north-west corner of each fief, in cells."""


def fiefs(view: View) -> dict[str, int]:
    """The seats of the fiefs that are somebody's."""
    return {player.fief: player.seat for player in view.players}


def bare(w: int, h: int, of: Relief) -> Image.Image:
    """A scroll of ``w × h`` px with the rock on it, to be painted on: it is the same at all tables."""

    def paint() -> Image.Image:
        image = scroll(w, h, MALACHITE, 3).image
        paint_rock(image, of)
        return image

    return LAYERS.get(("mount-tai", "rock", w, h, of.box), paint).copy()


def paint_mountain(image: Image.Image, of: Relief, view: View) -> None:
    """What stays the same through a game: water, the borders of the fiefs, the names of their cells."""
    owners = fiefs(view)
    overlay = Pen(of.box.w, of.box.h, 2)
    _cells(overlay, of, view, owners)
    _borders(overlay, of, owners)
    _falls(overlay, of, view)
    _trees(overlay, of)
    put(image, overlay.done(), *of.box.at)
    for cell in CELLS:
        if cell in view.water:
            _place(image, sites.water(of, cell))
        elif FIEF[cell] not in owners and HEIGHT[cell] < TOP:
            _place(image, sites.wood(of, cell, 1 + CELLS.index(cell) % 5))
    if STAIRS not in owners:
        stairs = Pen(of.box.w, of.box.h, 2)
        draw_stairs(stairs, of)
        put(image, stairs.done(), *of.box.at)
    for cell in CELLS:
        if FIEF[cell] in owners and cell not in view.water:
            _name(image, of, cell, False)


def _name(image: Image.Image, of: Relief, cell: str, slip: bool) -> None:
    """The name of a cell, on a slip of paper where a tile lies below it."""
    size = round(of.pitch * 0.273)
    box = of.cells[cell]
    x, y = box.x + round(size * 0.24), box.y + round(size * 0.5)
    if slip:
        back = Box(x - size // 8, y - round(size * 0.42), width(cell, "bold", size) + size // 4, round(size * 0.84))
        image.paste(SLIP, back.at, frame_mask(back.w, back.h, size // 6).point([v * 205 // 255 for v in range(256)]))
    lay(image, x, y, cell, "bold" if slip else "sans", size, INK)


def draw_mountain(image: Image.Image, of: Relief, view: View, changed: Changes, under: Hashable) -> None:
    """The tiles of the seats, the tribes that are still there, ponds; what is new is marked."""
    land = {cell: (player.seat, kind) for player in view.players for cell, kind in player.land.items()}
    tribes = tuple(cell for cell in view.tribes if cell not in land)
    key = ("mount-tai-mountain", under, tuple(land.items()), tribes, view.ponds, changed.cells)
    owners = fiefs(view)

    def draw() -> None:
        for cell in CELLS:
            if cell in land:
                _place(image, sites.land(of, cell, *land[cell]))
            if cell in tribes:
                _place(image, sites.tribe(of, cell))
            if cell in view.ponds:
                _place(image, sites.pond(of, cell))
            if FIEF[cell] in owners and (cell in land or cell in tribes or cell in view.ponds):
                _name(image, of, cell, cell in land)
        mark = fresh(round(of.pitch * 0.29))
        for cell in changed.cells:
            box = of.cells[cell]
            put(image, mark, box.right - mark.width + 7, box.bottom - mark.height + 5)

    tiled(image, of.box, key, draw)


def _place(image: Image.Image, sprite: sites.Sprite) -> None:
    put(image, sprite[0], *sprite[1])


def _moved(points: tuple[Point, ...] | list[Point], of: Relief) -> list[Point]:
    return [(x - of.box.x, y - of.box.y) for x, y in points]


def _cells(pen: Pen, of: Relief, view: View, owners: dict[str, int]) -> None:
    """The cells that can be cultivated, faintly."""
    for cell in CELLS:
        if FIEF[cell] in owners and cell not in view.water:
            points = _moved(of.seen(cell, 0.1), of)
            pen.line(points, (*INK, 46), max(1.2, of.pitch * 0.014), closed=True)


def _borders(pen: Pen, of: Relief, owners: dict[str, int]) -> None:
    """A line round each fief that is somebody's, in the seat's colour."""
    for corner, seat in owners.items():
        points = _moved(list(_perimeter(of, corner)), of)
        width = of.pitch * 0.055
        colour = SEATS[seat].colour
        pen.line(points, colour, width, closed=True)


def _perimeter(of: Relief, corner: str, inset: float = 0.05) -> Iterator[Point]:
    """Round a fief, just inside its border, over all heights."""
    x, y = CORNERS[corner]
    e = EDGE
    low, high = inset, 4 - inset
    for i in range(4):
        yield from (of.at(x + i + s, y + low, height_at(x + i + 1, y + 1)) for s in (low if not i else e, 1 - e))
    for i in range(4):
        yield from (of.at(x + high, y + i + s, height_at(x + 4, y + i + 1)) for s in (low if not i else e, 1 - e))
    for i in range(3, -1, -1):
        yield from (of.at(x + i + s, y + high, height_at(x + i + 1, y + 4)) for s in (1 - (low if i == 3 else e), e))
    for i in range(3, -1, -1):
        yield from (of.at(x + low, y + i + s, height_at(x + 1, y + i + 1)) for s in (1 - (low if i == 3 else e), e))


def _falls(pen: Pen, of: Relief, view: View) -> None:
    """Water that runs from its cells to the lower ones beside them."""
    for cell in view.water:
        x, y = place(cell)
        for other in NEIGHBOURS[cell]:
            if HEIGHT[other] >= HEIGHT[cell]:
                continue
            across, down = place(other)
            if down < y:  # behind the cell: not seen
                continue
            e, half = EDGE * 1.12, 0.2
            if down > y:
                top = [of.at(x - 0.5 + s, y - e, HEIGHT[cell]) for s in (-half, half)]
                foot = [of.at(x - 0.5 + s, y + e, HEIGHT[other]) for s in (half * 1.25, -half * 1.25)]
            else:
                side = 1 if across > x else -1
                rim, low = x - 0.5 + side * (0.5 - e), x - 0.5 + side * (0.5 + e)
                top = [of.at(rim, y - 0.5 + s * side, HEIGHT[cell]) for s in (-half, half)]
                foot = [of.at(low, y - 0.5 + s * side, HEIGHT[other]) for s in (half, -half)]
            _fall(pen, _moved(top, of), _moved(foot, of), of.pitch / 100)


def _fall(pen: Pen, top: list[Point], foot: list[Point], u: float) -> None:
    """A waterfall between two edges."""
    pen.polygon([*top, *foot], mix(AZURITE, PAPER, 0.55))
    for s in (0.12, 0.36, 0.6, 0.86):
        a = tuple(p + (q - p) * s for p, q in zip(top[0], top[1], strict=True))
        b = tuple(p + (q - p) * s for p, q in zip(foot[1], foot[0], strict=True))
        pen.line([(a[0], a[1]), (b[0], b[1])], WHITE, 3 * u)
    middle = ((foot[0][0] + foot[1][0]) / 2, (foot[0][1] + foot[1][1]) / 2)
    for dx in (-10, 0, 10):
        pen.disc(middle[0] + dx * u, middle[1], 8 * u, (*WHITE, 150), 4 * u)


def _trees(pen: Pen, of: Relief) -> None:
    """Pines on the corners of the layers."""
    random = Random(5)
    for layer in range(4):
        near, far = SIZE - layer, layer
        for x, y in ((far, far), (near, far), (far, near), (near, near)):
            dx, dy = random.uniform(-0.06, 0.06), random.uniform(-0.06, 0.06)
            px, py = of.at(x + dx, y + dy, layer + 0.4)
            sites.pine(pen, px - of.box.x, py - of.box.y, of.pitch / 100 * random.uniform(0.75, 0.95))
