"""What lies on the boards besides people and tokens: ships, dice, Jade, Intrigue markers, Medal, points, times."""

from __future__ import annotations

import math

from PIL import Image

from render.gugong import icons
from render.gugong.people import foreman as foreman_sprite
from render.gugong.people import servant as servant_sprite
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.palette import GAMBOGE, GOLD, INK, MALACHITE, ROUGE, SEATS, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.pen import Pen, curve
from render.kit.seats import draw_mark
from render.kit.words import lay

HIGH = 0.92
"""Height of a ship for its width."""
ROOM = 3
"""Places on a ship."""
WOOD = (150, 92, 54)


def ship(seat: int, servants: int, foreman: int, width: int) -> Image.Image:
    """A junk under the seat's sail (RGBA, ``width`` × ``HIGH`` of it) with three places on its deck.

    ``foreman`` is the room that the Foreman takes: 0 (not aboard), 1 (upright) or 2 (lying).
    """
    key = ("gugong", "ship", seat, servants, foreman, width)
    return SPRITES.get(key, lambda: _ship(seat, servants, foreman, width))


def _ship(seat: int, servants: int, foreman: int, width: int) -> Image.Image:
    w, h = width, round(width * HIGH)
    pen = Pen(w, h)
    u = w / 100
    b = Brush(pen, w / 2, 0, u)
    look = SEATS[seat]
    line, edge = deep(WOOD, 0.55), deep(look.colour, 0.55)
    b.straight([(0, 3), (0, 62)], line, 3.6)
    sail = [(-22, 8), (0, 4), (25, 10), (28, 34), (24, 46), (0, 47), (-24, 46), (-26, 28)]
    b.soft(sail, mix(look.colour, WHITE, 0.12), edge, 2.6)
    for y in (17, 27, 37):
        b.line([(-24, y + 1), (0, y - 1), (26, y + 1)], (*edge, 190), 1.6)
    draw_mark(pen, look.shape, w / 2, 26 * u, 14 * u, WHITE, edge, 1.8 * u)
    out = pen.done()
    place = round(w * 0.29)
    left, deck = (w - ROOM * place) // 2, round(h * 0.84)
    crew: list[Image.Image] = [servant_sprite(seat, place)] * servants
    if foreman:
        crew.append(foreman_sprite(seat, place, foreman == 2))
    x = left
    for person in crew:
        out.alpha_composite(person, (x, deck - place))
        x += person.width
    pen = Pen(w, h)
    b = Brush(pen, w / 2, 0, u)
    hull = [(-49, 66), (-43, 74), (-24, 75), (24, 75), (43, 73), (49, 62), (45, 84), (34, 90), (-32, 90), (-44, 82)]
    b.shape(hull, WOOD, line, 2.4)
    b.line([(-44, 80), (0, 83), (45, 78)], mix(look.colour, WHITE, 0.1), 3.4)
    b.disc(38, 74, 3.4, WHITE)
    b.disc(38.6, 74, 1.7, INK)
    for i in range(servants + foreman, ROOM):  # places that are free
        b.ring(-29 + 29 * i, 75, 5.2, (*SLIP, 235), 1.7, 2.8)
    out.alpha_composite(pen.done())
    return out


def waves(width: int) -> Image.Image:
    """Water for a ship that is under way (RGBA, ``width × 24``)."""
    return SPRITES.get(("gugong", "waves", width), lambda: _waves(width))


def _waves(width: int) -> Image.Image:
    pen = Pen(width, 24)
    for y, left in ((5, 0), (14, 7)):
        crests = [(x, y + (3 if i % 2 else 0)) for i, x in enumerate(range(left, width - left, 9))]
        pen.line(curve(crests, 5), (*icons.BLUE, 255), 3)
    return pen.done()


def die(value: int, size: int) -> Image.Image:
    """A Destiny die of bone that shows ``value``."""
    return SPRITES.get(("gugong", "die", value, size), lambda: _die(value, size))


def _die(value: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    pen.box(7 * u, 9 * u, 90 * u, 90 * u, (*INK, 70), radius=20 * u)
    pen.box(3 * u, 2 * u, 92 * u, 92 * u, mix(WHITE, GAMBOGE, 0.06), deep(WASH, 0.4), 3 * u, 20 * u)
    pen.box(10 * u, 9 * u, 78 * u, 78 * u, None, (*mix(GOLD, WHITE, 0.45), 255), 2.6 * u, 15 * u)
    out = pen.done()
    lay(out, 49 * u, 48 * u, str(value), "serif", round(size * 0.74), deep(VERMILION, 0.25), "middle")
    return out


def jade(size: int) -> Image.Image:
    """A piece of Jade: a disc with a hole."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        line = deep(MALACHITE, 0.6)
        b.disc(2, 4, 45, (*INK, 60))
        b.disc(0, 0, 46, line)
        b.disc(0, 0, 42.5, icons.JADE)
        b.disc(-9, -11, 27, (*WHITE, 80))
        b.disc(-2, -2, 34, (*icons.JADE, 120))
        b.ring(0, 0, 34, (*line, 140), 3)
        for k in range(10):
            t = math.radians(36 * k)
            b.disc(27 * math.cos(t), 27 * math.sin(t), 2.8, (*line, 140))
        b.disc(0, 0, 17, line)
        b.disc(0, 0, 13.5, mix(SLIP, MALACHITE, 0.25))

    return drawn(("gugong", "jade"), draw, size)


def intrigue(seat: int, size: int) -> Image.Image:
    """An Intrigue marker (RGBA, ``size`` wide, 0.52 of it high), to be stacked: a lacquer drum with the shape."""
    return SPRITES.get(("gugong", "marker", seat, size), lambda: _intrigue(seat, size))


def _intrigue(seat: int, size: int) -> Image.Image:
    w, h = size, round(size * 0.52)
    look = SEATS[seat]
    edge = deep(look.colour, 0.6)
    pen = Pen(w, h)
    line = max(1.2, size / 34)
    pen.box(0, 0, w, h, look.colour, edge, line, h * 0.3)
    pen.box(w * 0.1, h * 0.1, w * 0.8, h * 0.14, (*WHITE, 90), radius=h * 0.07)
    draw_mark(pen, look.shape, w / 2, h * 0.51, h * 0.34, WHITE, edge, line * 0.8)
    return pen.done()


def medal(size: int) -> Image.Image:
    """The Medal: gold on a red ribbon."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        line = deep(GOLD, 0.6)
        for way in (-1, 1):
            b.shape([(way * 3, -10), (way * 14, -48), (way * 32, -48), (way * 18, -2)], VERMILION, deep(VERMILION), 2.4)
        for k in range(10):
            t = math.radians(36 * k)
            b.disc(27 * math.cos(t), 17 + 27 * math.sin(t), 6.4, line)
        b.disc(0, 17, 29, line)
        b.disc(0, 17, 26, GAMBOGE)
        b.ring(0, 17, 21, (*line, 190), 2)
        b.soft([(-13, 23), (-8, 6), (0, 14), (8, 6), (13, 23), (0, 27)], VERMILION, deep(VERMILION), 2)

    return drawn(("gugong", "medal"), draw, size)


def start(size: int) -> Image.Image:
    """The Start Player token: a square gold seal with a knot."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        line = deep(GOLD, 0.6)
        b.soft([(-16, -8), (-20, -34), (0, -46), (20, -34), (16, -8)], mix(GOLD, GAMBOGE, 0.5), line, 3)
        b.soft([(-7, -14), (-9, -28), (0, -34), (9, -28), (7, -14)], (*line, 200))
        b.box(-34, -12, 68, 18, mix(GAMBOGE, WHITE, 0.2), line, 3, 3)
        b.box(-40, 4, 80, 34, GAMBOGE, line, 3, 3)
        b.box(-34, 36, 68, 10, VERMILION, deep(VERMILION), 2, 2)
        b.line([(-26, 22), (-12, 12), (0, 24), (12, 12), (26, 22)], line, 4)

    return drawn(("gugong", "start"), draw, size)


def points(count: int, size: int) -> Image.Image:
    """So many points: a gold blossom with the number."""
    return SPRITES.get(("gugong", "points", count, size), lambda: _points(str(count), size))


def _points(text: str, size: int) -> Image.Image:
    pen = Pen(size, size)
    c, u = size / 2, size / 100
    line = deep(GOLD, 0.55)
    for spread, tone in ((0.0, line), (3.4, mix(GAMBOGE, (252, 204, 62), 0.45))):
        for k in range(8):
            t = math.radians(45 * k)
            pen.disc(c + 33 * u * math.cos(t), c + 33 * u * math.sin(t), (15.5 - spread) * u, tone)
        pen.disc(c, c, (39 - spread) * u, tone)
    pen.disc(c, c, 33 * u, mix(SLIP, GAMBOGE, 0.2))
    out = pen.done()
    lay(out, c, c, text, "bold", round(size * {1: 0.65, 2: 0.48}.get(len(text), 0.36)), INK, "middle")
    return out


def sun(size: int) -> Image.Image:
    """The Morning: a red sun that rises over the sea."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        for k in range(7):
            t = math.radians(-180 + 30 * k)
            ray = [(33 * math.cos(t), 10 + 33 * math.sin(t)), (45 * math.cos(t), 10 + 45 * math.sin(t))]
            b.straight(ray, GAMBOGE, 5)
        arc = [(26 * math.cos(math.radians(a)), 12 + 26 * math.sin(math.radians(a))) for a in range(-180, 1, 10)]
        b.shape(arc, VERMILION, deep(VERMILION), 2.6)
        for c, wide in ((16, 44), (26, 36), (36, 24)):
            b.line([(-wide, c), (-wide / 2, c + 3), (0, c), (wide / 2, c + 3), (wide, c)], icons.BLUE, 4.4)

    return drawn(("gugong", "sun"), draw, size)


def moon(size: int) -> Image.Image:
    """The Evening: a crescent and stars."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        night = icons.NIGHT
        b.disc(0, 0, 47, deep(night, 0.5))
        b.disc(0, 0, 44, night)
        b.disc(-4, 2, 29, (250, 224, 150))
        b.disc(8, -6, 25, night)
        for a, c, r in ((22, -20, 4), (28, 8, 3), (10, 26, 2.6), (16, -4, 2.4)):
            b.disc(a, c, r, WHITE)

    return drawn(("gugong", "moon"), draw, size)


def anchor(size: int) -> Image.Image:
    """A harbor: a stone anchor on its rope."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        line = deep(WASH, 0.7)
        b.ring(0, -36, 10, line, 5)
        b.straight([(0, -28), (0, 38)], line, 8)
        b.straight([(-20, -16), (20, -16)], deep(ROUGE, 0.4), 8)
        b.line([(-38, 8), (-30, 30), (0, 42), (30, 30), (38, 8)], line, 8)
        for way in (-1, 1):
            b.shape([(way * 46, 16), (way * 37, -6), (way * 26, 12)], line)

    return drawn(("gugong", "anchor"), draw, size)
