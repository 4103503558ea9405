"""The mountain's ground: terraces in the blue and green manner, cliffs in ink wash, mist at its foot."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw

from render.kit.landscape import sun
from render.kit.noise import cloudy, smooth
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, MALACHITE, PAPER, SHADED, SLIP, WASH, Colour, mix
from render.kit.pen import Point, blurred
from render.mount_tai.relief import SIZE, Face, Relief

TOPS: tuple[Colour, ...] = (
    mix(PAPER, SHADED, 0.5),
    mix(mix(PAPER, GAMBOGE, 0.28), MALACHITE, 0.16),
    mix(mix(PAPER, GAMBOGE, 0.14), MALACHITE, 0.36),
    mix(mix(PAPER, AZURITE, 0.26), MALACHITE, 0.34),
    mix(SLIP, GOLD, 0.16),
)
"""Terraces by height: ochre fields, malachite slopes, azurite heights, the bright summit."""
ROCKS: tuple[Colour, ...] = (
    WASH,
    mix(mix(WASH, GOLD, 0.42), INK, 0.05),
    mix(mix(MALACHITE, GOLD, 0.3), INK, 0.22),
    mix(mix(MALACHITE, AZURITE, 0.45), INK, 0.25),
    mix(AZURITE, INK, 0.3),
)
"""Cliffs by the height of their upper edge."""
LIGHT = {"west": 0.34, "south": 0.04, "east": -0.34}
"""Light falls in from the west: how much of white (or, if negative, of ink) a slope gets."""
FINE = 2
"""The ground is drawn at this scale and reduced; a large one, in which nothing is small, as it is."""
LARGE = 120
"""From this width of a cell on, a mountain is large."""


def paint_rock(image: Image.Image, of: Relief, seed: int = 7) -> None:
    """Sky, distant hills and the mountain in the relief's box of an RGB picture."""
    box = of.box
    _paint_sky(image, of)
    fine = 1 if of.pitch > LARGE else FINE
    size = (box.w * fine, box.h * fine)
    body = Image.new("RGB", size, TOPS[0])
    solid, rock, ink = (Image.new("L", size, 0) for _ in range(3))
    faces = [(face, [((x - box.x) * fine, (y - box.y) * fine) for x, y in face.points]) for face in of.faces()]
    draw = (ImageDraw.Draw(body), ImageDraw.Draw(solid), ImageDraw.Draw(rock), ImageDraw.Draw(ink))
    random = Random(seed)
    for face, points in faces:
        _fill(draw, face, points)
        _lines(draw[3], face, points, of.pitch * fine, random)
    body, solid, rock, ink = (layer.reduce(fine) for layer in (body, solid, rock, ink))
    _weather(body, rock, of.pitch, seed)
    body.paste(mix(INK, WASH, 0.15), None, ink)
    body.putalpha(solid)
    body = body.transform(box.size, Image.Transform.MESH, _shifts(box.size, of.pitch, seed), Image.Resampling.BILINEAR)
    image.paste(body, box.at, body)
    _paint_mist(image, of, seed)


_Shift = tuple[tuple[int, int, int, int], tuple[float, ...]]
_Draws = tuple[ImageDraw.ImageDraw, ImageDraw.ImageDraw, ImageDraw.ImageDraw, ImageDraw.ImageDraw]


def _fill(draw: _Draws, face: Face, points: list[Point]) -> None:
    body, solid, rock, ink = draw
    solid.polygon(points, fill=255)
    ink.polygon(points, fill=0)
    if face.kind == "top":
        body.polygon(points, fill=TOPS[face.height])
        rock.polygon(points, fill=0)
        return
    rock.polygon(points, fill=255)
    light = LIGHT[face.kind]
    tone = mix(ROCKS[face.height], PAPER if light > 0 else INK, abs(light))
    if face.kind != "south":
        body.polygon(points, fill=tone)
        return
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    bands = 8  # dark below the rim, paler towards the foot, where mist lies
    for i in range(bands):
        s, t = i / bands, (i + 1) / bands
        strip = [
            (ax + (dx - ax) * s, ay + (dy - ay) * s),
            (bx + (cx - bx) * s, by + (cy - by) * s),
            (bx + (cx - bx) * t, by + (cy - by) * t),
            (ax + (dx - ax) * t, ay + (dy - ay) * t),
        ]
        body.polygon(strip, fill=mix(tone, PAPER, 0.46 * (i / (bands - 1)) ** 1.3))


def _lines(ink: ImageDraw.ImageDraw, face: Face, points: list[Point], pitch: float, random: Random) -> None:
    """Rims in ink, and on cliffs the strokes that run down from them ("axe-cut")."""
    if face.kind == "top":
        return
    a, b, c, d = points
    rim = {"south": (a, b), "east": (a, d), "west": (b, c)}[face.kind]
    foot = {"south": (d, c), "east": (b, c), "west": (a, d)}[face.kind]
    width = max(2, round(pitch * 0.02))
    ink.line(rim, fill=200, width=width)
    ink.line(foot, fill=70, width=max(1, width // 2))
    long = math.dist(*rim)
    for _ in range(round(long / pitch * (6 if face.kind == "south" else 2))):
        s = random.random()
        x, y = rim[0][0] + (rim[1][0] - rim[0][0]) * s, rim[0][1] + (rim[1][1] - rim[0][1]) * s
        u, v = foot[0][0] + (foot[1][0] - foot[0][0]) * s, foot[0][1] + (foot[1][1] - foot[0][1]) * s
        reach = random.uniform(0.25, 0.85)
        bend = random.uniform(-0.035, 0.035) * pitch
        path = [(x + (u - x) * reach * k / 3 + bend * (k % 2), y + (v - y) * reach * k / 3) for k in range(4)]
        for i, (one, other) in enumerate(pairwise(path)):
            ink.line((one, other), fill=random.randrange(70, 150) - 18 * i, width=random.choice((1, 2, 2, 3)))


def _weather(body: Image.Image, rock: Image.Image, pitch: float, seed: int) -> None:
    """Uneven washes: clouds on the terraces, streaks that run down the cliffs."""
    w, h = body.size
    streaks = smooth((w, h), (round(w / pitch * 9), round(h / pitch * 2)), seed + 1).point(
        [max(0, 150 - v) for v in range(256)]
    )
    body.paste(mix(INK, AZURITE, 0.2), None, ImageChops.multiply(streaks, rock))
    shine = smooth((w, h), (round(w / pitch * 7), round(h / pitch * 2)), seed + 2).point(
        [max(0, v - 165) for v in range(256)]
    )
    body.paste(PAPER, None, ImageChops.multiply(shine, rock))
    pale = cloudy((w, h), (9, 8), seed + 3, 3)
    flat = ImageChops.invert(rock)
    body.paste(SLIP, None, ImageChops.multiply(pale.point([max(0, v - 128) for v in range(256)]), flat))
    dark = pale.point([max(0, 124 - v) * 3 // 4 for v in range(256)])
    body.paste(mix(MALACHITE, GOLD, 0.35), None, ImageChops.multiply(dark, flat))


def _shifts(size: tuple[int, int], pitch: float, seed: int) -> list[_Shift]:
    """Small shifts of everything, so that no edge is straight: a mesh for `Image.transform`."""
    step = max(6, round(pitch / 6))
    across, down = size[0] // step + 2, size[1] // step + 2
    reach = pitch * 0.06
    cells = (round(size[0] / pitch * 3), round(size[1] / pitch * 3))
    dx, dy = (
        [(value - 128) / 128 * reach for value in smooth((across, down), cells, seed + 40 + k).tobytes()]
        for k in range(2)
    )

    def moved(column: int, row: int) -> Point:
        i = row * across + column
        return column * step + dx[i], row * step + dy[i]

    out: list[_Shift] = []
    for row in range(down - 1):
        for column in range(across - 1):
            corners = (
                *moved(column, row),
                *moved(column, row + 1),
                *moved(column + 1, row + 1),
                *moved(column + 1, row),
            )
            out.append(((column * step, row * step, (column + 1) * step, (row + 1) * step), corners))
    return out


def _paint_sky(image: Image.Image, of: Relief) -> None:
    """The sun that rises behind the mountain."""
    p = of.pitch
    x, y = of.at(SIZE, 0, 1)
    sun(image, round(x + p * 0.3), round(y + p * 0.2), round(p * 0.3))


def _paint_mist(image: Image.Image, of: Relief, seed: int) -> None:
    """A sea of clouds round the foot."""
    box, p = of.box, of.pitch
    veil = Image.new("L", (box.w // 4, box.h // 4), 0)
    draw = ImageDraw.Draw(veil)
    u = p / 4
    draw.ellipse((u * 0.3, veil.height - u * 0.66, veil.width - u * 0.3, veil.height - u * 0.08), fill=255)
    for side in (u * 0.34, veil.width - u * 0.34):
        draw.ellipse((side - u * 0.22, veil.height * 0.5, side + u * 0.22, veil.height - u * 0.5), fill=190)
    veil = blurred(veil, u * 0.13)
    bank = cloudy(veil.size, (12, 7), seed + 9, 3).point([min(255, max(0, v * 3 - 190)) for v in range(256)])
    image.paste(PAPER, box.at, ImageChops.multiply(veil, bank).resize(box.size, Image.Resampling.BILINEAR))
