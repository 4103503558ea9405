"""Halls of the palace: yellow roofs one above the other, painted beams, red columns, white marble terraces.

Everything is drawn by a pen around ``x`` from a base line upwards; ``tone`` veils what is far away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, MALACHITE, ROUGE, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Paint, Pen, Point, curve

YELLOW: Colour = (232, 172, 48)
RED: Colour = mix(ROUGE, VERMILION, 0.45)
MARBLE: Colour = mix(WHITE, WASH, 0.1)

Tone = Callable[[Colour], Colour]


def near(colour: Colour) -> Colour:
    """Nothing between."""
    return colour


def veiled(ground: Colour, share: float) -> Tone:
    """Colours behind a mist of ``ground``."""
    return lambda colour: mix(colour, ground, share)


def mirrored(x: float, right: Sequence[Point]) -> list[Point]:
    """An outline from its right half, given from the top down as distances from the middle line ``x``."""
    return [*((x + a, b) for a, b in right), *((x - a, b) for a, b in reversed(right))]


def hip(pen: Pen, x: float, y: float, w: float, h: float, tone: Tone = near) -> None:
    """The uppermost roof: ridge at ``y``, eaves with upturned corners at ``y + h``."""
    top, low = w * 0.3, w / 2
    edge = curve([(top, y), (low * 0.76, y + h * 0.58), (low * 0.93, y + h * 0.86), (low * 1.02, y + h * 0.8)], 8)
    eaves = curve([(low * 1.02, y + h * 0.8), (low * 0.86, y + h * 0.98), (low * 0.5, y + h), (0, y + h)], 8)
    _roof(pen, x, edge, eaves, w, h, tone)
    line = tone(deep(GOLD, 0.5))
    ridge = max(2.0, h * 0.09)
    pen.box(
        x - top - w * 0.01,
        y - ridge,
        2 * top + w * 0.02,
        ridge * 1.3,
        tone(mix(YELLOW, GOLD, 0.4)),
        line,
        h / 60,
        ridge / 3,
    )
    for way in (-1, 1):
        a = x + way * (top + w * 0.004)
        horn = [(a, y + ridge * 0.4), (a + way * w * 0.022, y - ridge * 0.6), (a + way * w * 0.012, y - h * 0.24)]
        pen.polygon(
            curve([*horn, (a - way * w * 0.012, y - h * 0.16), (a - way * w * 0.016, y)], 5, True),
            tone(mix(YELLOW, GOLD, 0.3)),
        )
        _beasts(pen, [(x + way * a2, b2) for a2, b2 in edge[-12:-2:3]], h * 0.075, tone)


def skirt(pen: Pen, x: float, y: float, w: float, h: float, tone: Tone = near) -> None:
    """A lower roof that runs round the hall, ``w`` wide at its eaves."""
    low, top = w / 2, w * 0.455
    edge = curve([(top, y), (low * 0.965, y + h * 0.62), (low * 1.035, y + h * 0.62)], 8)
    eaves = curve([(low * 1.035, y + h * 0.62), (low * 0.9, y + h * 0.97), (low * 0.5, y + h), (0, y + h)], 8)
    _roof(pen, x, edge, eaves, w, h, tone)
    pen.box(x - top, y - h * 0.08, 2 * top, h * 0.16, tone(mix(YELLOW, GOLD, 0.5)), tone(deep(GOLD, 0.5)), h / 40)


def _roof(pen: Pen, x: float, edge: Sequence[Point], eaves: Sequence[Point], w: float, h: float, tone: Tone) -> None:
    """Tiles in rows between the ridge and the eaves, darker above; each row ends in a round cap."""
    outline = mirrored(x, [*edge, *eaves])
    top, low = edge[0][1], eaves[-1][1]
    pen.polygon(outline, tone(YELLOW))
    shade = [(a, b) for a, b in edge if b < top + (low - top) * 0.55]
    pen.polygon(mirrored(x, shade), (*tone(mix(GOLD, (190, 96, 30), 0.3)), 90))
    slope = [(a, b) for a, b in edge if b < top + (low - top) * 0.8 and a <= w * 0.47] or edge[:2]
    rows = max(9, round(w / 9))
    for i in range(1, rows):
        t = 2 * i / rows - 1
        path = [(x + t * a, b) for a, b in slope]
        path.append((x + t * w * 0.485, low - h * (0.02 + 0.13 * abs(t) ** 5)))
        pen.line(path, (*tone(mix(GOLD, INK, 0.3)), 150), max(0.7, w / 620))
        pen.disc(*path[-1], max(1.0, w / 330), tone(mix(GOLD, INK, 0.25)))
    pen.line(outline, tone(deep(GOLD, 0.55)), max(1.0, h / 45), closed=True)


def _beasts(pen: Pen, along: Sequence[Point], r: float, tone: Tone) -> None:
    """The little figures that sit in a row on a ridge."""
    for px, py in along:
        pen.disc(px, py - r, r * 0.62, tone(mix(GOLD, INK, 0.2)), r)


def beam(pen: Pen, x: float, y: float, w: float, h: float, tone: Tone = near) -> None:
    """A painted beam under the eaves: blue and green panels edged with gold, brackets above."""
    pen.box(x - w / 2, y, w, h, tone(mix(MALACHITE, AZURITE, 0.4)))
    panels = max(5, round(w / (h * 3.4)) | 1)
    each = w / panels
    for i in range(panels):
        left = x - w / 2 + i * each
        pen.box(
            left + each * 0.08,
            y + h * 0.46,
            each * 0.84,
            h * 0.42,
            tone((AZURITE, MALACHITE)[i % 2]),
            tone(GAMBOGE),
            h * 0.07,
        )
        for k in range(4):
            at = left + each * (k + 0.5) / 4
            pen.polygon(
                [(at - each * 0.1, y), (at + each * 0.1, y), (at, y + h * 0.38)], tone((MALACHITE, AZURITE)[k % 2])
            )
            pen.disc(at, y + h * 0.12, h * 0.08, tone(GAMBOGE))


def columns(pen: Pen, x: float, y: float, w: float, h: float, bays: int, tone: Tone = near) -> None:
    """The front of a hall: red columns, doors with lattices between them."""
    pen.box(x - w / 2, y, w, h, tone(deep(RED, 0.5)))
    each = w / bays
    for i in range(bays):
        left = x - w / 2 + i * each
        middle = i == bays // 2
        door = [left + each * 0.13, y + h * 0.1, each * 0.74, h * 0.9]
        pen.box(door[0], door[1], door[2], door[3], tone(mix(RED, INK, 0.12)))
        leaf = door[2] / 4
        for k in range(4):
            a = door[0] + k * leaf
            lattice = tone(mix(GAMBOGE, RED, 0.15 if middle else 0.3))
            pen.box(a + leaf * 0.14, door[1] + h * 0.05, leaf * 0.72, h * 0.48, lattice)
            thin, glass = max(0.6, leaf / 14), a + leaf * 0.14
            for q in range(1, 4):
                bar = door[1] + h * (0.05 + 0.12 * q)
                pen.line([(glass, bar), (a + leaf * 0.86, bar)], tone(RED), thin)
            pen.line([(a + leaf * 0.5, door[1] + h * 0.05), (a + leaf * 0.5, door[1] + h * 0.53)], tone(RED), thin)
            pen.box(a + leaf * 0.14, door[1] + h * 0.6, leaf * 0.72, h * 0.22, None, tone(GAMBOGE), max(0.6, leaf / 16))
    for i in range(bays + 1):
        at = x - w / 2 + i * each
        thick = each * 0.13
        pen.box(at - thick / 2, y, thick, h, tone(RED), tone(deep(RED, 0.5)), max(0.7, thick / 9))
        pen.box(at - thick * 0.25, y, thick * 0.2, h, (*tone(mix(RED, WHITE, 0.4)), 130))
        pen.box(at - thick * 0.8, y + h - h * 0.06, thick * 1.6, h * 0.06, tone(MARBLE))


def terrace(pen: Pen, x: float, y: float, w: float, h: float, tone: Tone = near) -> None:
    """One tier of white marble, its balustrade on top: ``y`` is its upper edge, the posts stand above it."""
    line = tone(mix(WASH, INK, 0.15))
    rail = h * 0.5
    pen.box(x - w / 2, y - rail, w, rail, tone(mix(MARBLE, WASH, 0.16)), line, max(0.8, h / 34))
    posts = max(6, round(w / (h * 0.85)))
    for i in range(posts + 1):
        at = x - w / 2 + i * w / posts
        pen.box(at - h * 0.07, y - rail - h * 0.22, h * 0.14, rail + h * 0.22, tone(MARBLE), line, max(0.7, h / 44))
        pen.disc(at, y - rail - h * 0.22, h * 0.09, tone(MARBLE))
    for i in range(posts):
        at = x - w / 2 + (i + 0.5) * w / posts
        pen.disc(at, y - rail * 0.5, w / posts * 0.26, line, rail * 0.22)
        pen.disc(at, y - rail * 0.5, w / posts * 0.21, tone(mix(MARBLE, WASH, 0.3)), rail * 0.15)
    pen.box(x - w / 2 - h * 0.1, y, w + h * 0.2, h, tone(MARBLE), line, max(0.8, h / 34))
    pen.box(x - w / 2 - h * 0.1, y + h * 0.2, w + h * 0.2, h * 0.1, (*line, 90))
    pen.box(x - w / 2 - h * 0.1, y + h * 0.72, w + h * 0.2, h * 0.1, (*line, 90))


def stairs(pen: Pen, x: float, y: float, w: float, h: float, tone: Tone = near) -> None:
    """A flight of steps that widens downwards, a carved ramp in its middle."""
    line = tone(mix(WASH, INK, 0.1))
    pen.polygon(mirrored(x, [(w * 0.4, y), (w * 0.5, y + h)]), tone(MARBLE))
    steps = max(6, round(h / 6))
    for i in range(steps + 1):
        t = i / steps
        half = w * (0.4 + 0.1 * t)
        pen.line([(x - half, y + h * t), (x + half, y + h * t)], (*line, 170), 1)
    pen.polygon(mirrored(x, [(w * 0.13, y), (w * 0.165, y + h)]), tone(mix(MARBLE, GAMBOGE, 0.22)))
    for way in (-1, 1):
        pen.line([(x + way * w * 0.13, y), (x + way * w * 0.165, y + h)], line, 1.6)
        pen.line([(x + way * w * 0.4, y), (x + way * w * 0.5, y + h)], line, 3)
    for i in range(5):
        c = y + h * (0.12 + 0.19 * i)
        r = w * (0.075 + 0.012 * i)
        swirl = [
            (x - r, c),
            (x - r * 0.4, c - h * 0.05),
            (x + r * 0.2, c + h * 0.03),
            (x + r, c - h * 0.03),
        ]
        pen.line(curve(swirl, 6), (*tone(mix(GOLD, WASH, 0.5)), 220), 2)


def hall(pen: Pen, x: float, base: float, w: float, bays: int, tone: Tone = near, plaque: Paint | None = None) -> None:
    """A hall with two roofs, ``w`` wide at the lower eaves, on ``base``; ``plaque``: colour of its name board."""
    body, low, band, high = w * 0.135, w * 0.085, w * 0.07, w * 0.15
    y = base - body
    columns(pen, x, y, w * 0.86, body, bays, tone)
    beam(pen, x, y - w * 0.012, w * 0.87, w * 0.034, tone)
    y -= low
    skirt(pen, x, y, w, low, tone)
    y -= band
    pen.box(x - w * 0.4, y + band * 0.3, w * 0.8, band * 0.75, tone(deep(RED, 0.25)))
    beam(pen, x, y + band * 0.34, w * 0.8, band * 0.6, tone)
    if plaque is not None:
        pen.box(x - w * 0.03, y + band * 0.14, w * 0.06, band * 0.86, plaque, tone(GAMBOGE), w * 0.005, w * 0.004)
    y -= high * 0.82
    hip(pen, x, y, w * 0.94, high, tone)
