"""The cover, the stairway from the red gate through pines and clouds to the summit, and the game's emblem."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES
from render.kit.ink import cartouche, cloud, roof
from render.kit.landscape import GREEN_HILLS, birds, hills, panorama, sun
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    PAPER,
    ROUGE,
    SEATS,
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.paper import scroll
from render.kit.pen import Pen, Point, curve
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import column, lay, wrap
from render.mount_tai.massif import FAR, MIDDLE, crag, haze
from render.mount_tai.mountain_sites import pine

SIZE: Final = (1200, 675)
TITLE: Final = "泰山"
"""The game's name as it is written on its pictures."""
STAIRS: Final[tuple[tuple[float, float, float], ...]] = (
    (664, 640, 62),
    (690, 590, 50),
    (742, 545, 41),
    (762, 500, 34),
    (728, 462, 28),
    (706, 424, 23),
    (722, 384, 19),
    (742, 345, 16),
    (742, 300, 13.5),
    (738, 258, 11),
    (737, 222, 9),
)
"""The middle of the stairway from the gate up, and how wide it is there."""
SLATE: Final[Colour] = mix(INDIGO, WASH, 0.25)
WALL: Final[Colour] = mix(ROUGE, VERMILION, 0.35)


def cover(title: str, summary: str) -> Image.Image:
    """The cover (1200 × 675, RGB) with the game's name and a line about it in the reader's language."""
    return LAYERS.get(("mount-tai", "cover", title, summary), lambda: _cover(title, summary))


def _cover(title: str, summary: str) -> Image.Image:
    mounted = scroll(*SIZE, MALACHITE, 5)
    image = mounted.image.copy()
    page = mounted.paper
    painting = image.crop((page.x, page.y, page.right, page.bottom))
    _paint(painting, Box(0, 0, *painting.size), page)
    image.paste(painting, page.at)
    _title(image, page, title, summary)
    return image


def _paint(image: Image.Image, room: Box, page: Box) -> None:
    """The landscape on its paper; heights and places are those of the cover, less the paper's corner."""
    dx, dy = page.x, page.y

    def rock(x: int, top: int, foot: int, wide: int, seed: int, *look: object, **more: float) -> None:
        crag(image, x - dx, top - dy, foot - dy, wide, seed, *look, **more)  # type: ignore[arg-type]

    panorama(image, Box(0, 130, room.w, 300), 40, 0.42)
    sun(image, 985 - dx, 168 - dy, 72, VERMILION, 0.85)
    birds(image, 850 - dx, 60 - dy, 8, 6, 14)
    rock(520, 250, 560, 250, 3, FAR, 0.8)
    rock(958, 236, 570, 270, 8, FAR, 0.85)
    rock(585, 190, 560, 230, 11, MIDDLE, 0.85)
    rock(885, 186, 580, 260, 14, MIDDLE, 0.9)
    haze(image, 390, 190, 4, strength=0.65)
    rock(668, 116, 600, 250, 21, blunt=0.72, crown=0.0)
    rock(812, 128, 600, 270, 27, blunt=0.42)
    rock(738, 206, 640, 150, 33, blunt=0.55)
    haze(image, 455, 190, 9, strength=0.8)
    rock(585, 392, 690, 300, 41, blunt=0.4)
    rock(900, 380, 700, 330, 46, blunt=0.4)
    rock(748, 470, 720, 330, 52, blunt=0.7)
    rock(345, 590, 730, 520, 70, MIDDLE, 0.95, blunt=0.9, crown=0.3)
    rock(1100, 572, 740, 420, 75, MIDDLE, 0.95, blunt=0.9, crown=0.3)
    hills(image, Box(-60, 520, 560, 130), 61, GREEN_HILLS, 0.85, 3)
    hills(image, Box(room.w - 420, 505, 520, 145), 64, GREEN_HILLS, 0.85, 3)
    pen = Pen(room.w, room.h, 3)
    _stairway(pen, dx, dy)
    _temple(pen, 668 - dx, 108 - dy)
    _gate_of_heaven(pen, 738 - dx, 226 - dy)
    put(image, pen.done(), 0, 0)
    haze(image, 338, 110, 15, strength=0.8)
    haze(image, 480, 110, 23, strength=0.55)
    _pines(image, dx, dy)
    for x, y, w in ((395, 300, 190), (860, 420, 210), (560, 250, 110), (925, 300, 130), (300, 470, 170)):
        puff = cloud(w, GOLD, mix(PAPER, WHITE, 0.4))
        image.paste(puff, (x - dx, y - dy), puff)
    front = Pen(room.w, room.h, 3)
    _archway(front, 668 - dx, 640 - dy)
    put(image, front.done(), 0, 0)


def _stairway(pen: Pen, dx: int, dy: int) -> None:
    """The steps, lighter than the rock, between two low walls; four banners climb it."""
    middle = curve([(x - dx, y - dy) for x, y, _ in STAIRS], 10)
    widths = curve([(i, w) for i, (_, _, w) in enumerate(STAIRS)], 10)
    left: list[Point] = []
    right: list[Point] = []
    for (x, y), (_, w) in zip(middle, widths, strict=True):
        left.append((x - w / 2, y))
        right.append((x + w / 2, y))
    stone = mix(SLIP, SHADED, 0.4)
    pen.polygon([*left, *reversed(right)], stone)
    dark = mix(WASH, INK, 0.35)
    y = left[0][1]
    last = 0
    while last < len(left) - 1:
        w = right[last][0] - left[last][0]
        pen.line([left[last], right[last]], (*dark, 170), max(0.7, w / 34))
        y -= max(2.6, w * 0.13)
        while last < len(left) - 1 and left[last][1] > y:
            last += 1
    for side in (left, right):
        for one, other in pairwise(side):
            pen.line([one, other], mix(WASH, INK, 0.5), 1.0 + (one[1] / 600) * 2.2)
    for index, at in enumerate((12, 31, 52, 74)):
        x, y = middle[at]
        _banner(pen, x, y, 0.35 + widths[at][1] / 62, SEATS[index].colour)


def _banner(pen: Pen, x: float, y: float, u: float, colour: Colour) -> None:
    """A pilgrim with a flag in a player's colour."""
    pen.polygon([(x - 5 * u, y), (x - 3 * u, y - 14 * u), (x + 3 * u, y - 14 * u), (x + 5 * u, y)], colour)
    pen.disc(x, y - 17 * u, 3.6 * u, (238, 208, 174))
    pen.polygon([(x - 6 * u, y - 18 * u), (x, y - 24 * u), (x + 6 * u, y - 18 * u)], (226, 188, 108))
    pen.line([(x + 6 * u, y - 2 * u), (x + 6 * u, y - 38 * u)], deep(GOLD, 0.6), 1.4 * u)
    flag = [(x + 6 * u, y - 38 * u), (x + 22 * u, y - 34 * u), (x + 17 * u, y - 29 * u), (x + 22 * u, y - 24 * u)]
    pen.polygon([*flag, (x + 6 * u, y - 22 * u)], colour)


def _temple(pen: Pen, x: float, y: float) -> None:
    """The halls on the summit, on their terrace."""
    wall = [(x - 50, y + 3), (x + 50, y + 3), (x + 46, y + 13), (x - 46, y + 13)]
    pen.polygon(wall, mix(SHADED, WASH, 0.25))
    pen.line(wall, mix(WASH, INK, 0.5), 1.1, closed=True)
    for k in range(-4, 5):
        joint = x + k * 10.2
        pen.line([(joint, y + 3), (joint, y + 13)], (*mix(WASH, INK, 0.4), 150), 0.8)
    for a, c, w in ((-32, 3, 32), (32, 3, 30), (0, 0, 52)):
        line = deep(ROUGE, 0.6)
        pen.box(x + a - w * 0.36, y + c - w * 0.34, w * 0.72, w * 0.4, WALL, line, 0.9)
        for share in (-0.2, 0.0, 0.2):
            post = x + a + share * w
            pen.line([(post, y + c - w * 0.3), (post, y + c + w * 0.04)], mix(GAMBOGE, WALL, 0.4), 0.9)
        roof(pen, x + a, y + c - w * 0.7, w, w * 0.36, mix(GAMBOGE, GOLD, 0.25), line)


def _gate_of_heaven(pen: Pen, x: float, y: float) -> None:
    """The gate at the head of the stairs: a red tower with a dark arch."""
    line = deep(ROUGE, 0.6)
    pen.box(x - 19, y - 22, 38, 24, WALL, line, 1.2)
    pen.polygon(
        [(x - 5.5, y + 2), *curve([(x - 5.5, y - 8), (x, y - 14), (x + 5.5, y - 8)], 5), (x + 5.5, y + 2)], line
    )
    pen.box(x - 13, y - 34, 26, 12, mix(WALL, GAMBOGE, 0.2), line, 1)
    roof(pen, x, y - 45, 44, 13, mix(GAMBOGE, GOLD, 0.2), line)


def _archway(pen: Pen, x: float, y: float) -> None:
    """The stone archway at the foot: three openings, three roofs, a plaque."""
    stone = mix(SLIP, WASH, 0.3)
    line = mix(WASH, INK, 0.65)
    for a, h in ((-78, 82), (-34, 112), (34, 112), (78, 82)):
        pen.box(x + a - 6.5, y - h, 13, h, mix(WALL, INK, 0.05), deep(ROUGE, 0.6), 1.4)
        pen.box(x + a - 11, y - 14, 22, 16, stone, line, 1.3, 2)
    for a, w, c in ((-56, 52, -80), (56, 52, -80), (0, 82, -108)):
        pen.box(x + a - w / 2, y + c, w, 12, mix(AZURITE, MALACHITE, 0.4), deep(INDIGO, 0.4), 1.3)
        pen.box(x + a - w / 2, y + c + 4, w, 3, GAMBOGE)
        pen.box(x + a - w / 2, y + c - 10, w, 10, mix(WALL, INK, 0.05), deep(ROUGE, 0.6), 1.2)
    pen.box(x - 22, y - 96, 44, 20, mix(INDIGO, AZURITE, 0.3), GAMBOGE, 2, 2)
    for a, c, w in ((-60, -112, 70), (60, -112, 70)):
        roof(pen, x + a, y + c, w, 23, SLATE, deep(INDIGO, 0.5))
    roof(pen, x, y - 148, 118, 31, SLATE, deep(INDIGO, 0.5))


def _pines(image: Image.Image, dx: int, dy: int) -> None:
    """Pines on the ledges, larger and darker towards the foot."""
    pen = Pen(*image.size, 2)
    spots = (
        (604, 246, 0.5), (622, 200, 0.4), (842, 196, 0.45), (874, 240, 0.55), (700, 176, 0.36), (778, 206, 0.4),
        (560, 420, 0.9), (596, 398, 0.8), (632, 436, 0.9), (876, 396, 0.8), (918, 388, 0.95), (962, 432, 1.0),
        (800, 480, 0.9), (690, 486, 0.85), (520, 505, 1.2), (990, 505, 1.25),
        (470, 590, 1.6), (540, 600, 1.5), (832, 575, 1.3), (895, 600, 1.6), (1005, 596, 1.7), (1080, 612, 1.6),
        (400, 622, 1.5), (330, 634, 1.3), (1130, 630, 1.4),
    )  # fmt: skip
    for x, y, u in spots:
        pine(pen, x - dx, y - dy, u)
    put(image, pen.done(), 0, 0)


def _title(image: Image.Image, page: Box, title: str, summary: str) -> None:
    label = Box(page.x + 34, page.y + 26, 124, 232)
    put(image, cartouche(label.w, label.h, SLIP, deep(MALACHITE, 0.2)), *label.at)
    column(image, label.mid_x, label.y + 26, TITLE, "serif", 88, INK, 1.04)
    put(image, seal(78, "驛站"), label.mid_x - 39, label.bottom + 14)
    lay(image, 668, 556, "岱宗", "serif", 17, mix(GAMBOGE, WHITE, 0.4), "middle")
    if title != TITLE:
        lay(image, label.right + 30, page.y + 66, title, "serif", 58, INK)
    else:
        for i, line in enumerate(wrap(summary, "serif", 26, 375, 4)):
            lay(image, label.right + 20, page.y + 46 + i * 40, line, "serif", 26, INK)


def emblem(size: int) -> Image.Image:
    """The game's sign (RGBA, `size` square): the peak with its stairway before the sun, on malachite."""
    return SPRITES.get(("mount-tai", "sign", size), lambda: _emblem(size))


def _emblem(size: int) -> Image.Image:
    pen = Pen(size, size, 4 if size <= 300 else 2)
    u, c = size / 100, size / 2

    def at(points: Sequence[Point]) -> list[Point]:
        return [(c + a * u, c + b * u) for a, b in points]

    pen.disc(c, c, 49.5 * u, deep(MALACHITE, 0.6))
    pen.disc(c, c, 47 * u, mix(PAPER, MALACHITE, 0.18))
    pen.ring(c, c, 44 * u, (*GOLD, 220), 1.4 * u)
    pen.disc(c + 16 * u, c - 17 * u, 13 * u, VERMILION)
    back = [(-36, 24), (-24, -2), (-18, 1), (-8, 24)]
    pen.polygon(at(back), mix(AZURITE, PAPER, 0.35))
    pen.polygon(at([(8, 24), (22, 2), (27, 6), (36, 24)]), mix(AZURITE, PAPER, 0.35))
    peak: list[Point] = [(-33, 27), (-22, 6), (-17, 3), (-12, -14), (-8, -17), (-4, -30), (4, -31), (9, -16), (14, -13),
                         (18, 3), (23, 6), (33, 27)]  # fmt: skip
    pen.polygon(at(peak), mix(AZURITE, MALACHITE, 0.45))
    pen.polygon(at([(4, -31), (9, -16), (14, -13), (18, 3), (23, 6), (33, 27), (12, 27), (6, 4), (2, -12)]),
                (*deep(AZURITE, 0.5), 110))  # fmt: skip
    pen.line(at(peak), deep(AZURITE, 0.6), 1.8 * u)
    steps = curve([(-2, 32), (9, 22), (-7, 11), (3, 0), (0, -10), (0, -24)], 10)
    for rim, colour in ((1.5, deep(AZURITE, 0.6)), (0.0, SLIP)):
        half = [4.6 - 3.2 * k / len(steps) + rim for k in range(len(steps))]
        left = [(a - w, b) for (a, b), w in zip(steps, half, strict=True)]
        right = [(a + w, b) for (a, b), w in zip(steps, half, strict=True)]
        pen.polygon(at([*left, *reversed(right)]), colour)
    pen.box(c - 5.4 * u, c - 33 * u, 10.8 * u, 9 * u, WALL, deep(ROUGE, 0.5), 1.1 * u)
    roof(pen, c, c - 40 * u, 19 * u, 8 * u, GAMBOGE, deep(ROUGE, 0.6))
    puffs = ((-29, 27, 6), (-20, 29, 8), (-8, 32, 7), (5, 33, 6), (15, 30, 8), (26, 28, 7))
    for grow, colour in ((1.4, mix(GOLD, PAPER, 0.2)), (0.0, mix(PAPER, WHITE, 0.5))):
        for a, b, r in puffs:
            pen.disc(c + a * u, c + b * u, (r + grow) * u, colour, (r + grow) * 0.8 * u)
    return pen.done()
