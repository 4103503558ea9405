"""Decree tiles: what one pays for them, the points at once, and their advantage in signs."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.names import decree as decree_name
from engine.games.gugong.view import Decree
from engine.words import Localiser
from render.gugong import gifts, icons, pieces, tokens
from render.gugong.rows import Part, row, row_width
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import AZURITE, CINNABAR, GAMBOGE, GOLD, SLIP, VERMILION, WHITE, Colour, deep, mix
from render.kit.paper import slip
from render.kit.pen import Pen
from render.kit.printing import heading, put
from render.kit.words import lay

NAMED = 220
"""From this width on a tile bears its name."""
LEVELS: dict[int, tuple[Colour, str]] = {1: (VERMILION, "I"), 2: (AZURITE, "II"), 3: (GOLD, "III")}
"""Colour and numeral of each level."""


def height(width: int) -> int:
    """How high a tile of this width is."""
    return round(width * 0.7)


def band(number: int) -> Colour:
    """The ground of cost and points on tiles of a level."""
    return mix(SLIP, LEVELS[number][0], 0.21)


def decree(kind: str, decree: Decree, width: int, words: Localiser) -> Image.Image:
    """A Decree tile (RGBA, ``width × height(width)``): level, cost, points, advantage; a wide one has its name."""
    name = words.say(decree_name(kind)) if width >= NAMED else ""
    key = ("gugong", "decree", kind, decree.level, decree.cost, decree.points, decree.amount, decree.each, width, name)
    return SPRITES.get(key, lambda: _decree(kind, decree, width, name))


def _decree(kind: str, decree: Decree, w: int, name: str) -> Image.Image:
    h = height(w)
    colour, numeral = LEVELS[decree.level]
    top = round(h * (0.34 if name else 0.46))
    tone = band(decree.level)
    out = slip(w, h, fill=mix(SLIP, GAMBOGE, 0.12), line=deep(colour, 0.2), band=tone, top=top).copy()
    if name:
        stamp = round(top * 0.6)
        put(out, level(decree.level, stamp), 10, (top - stamp) // 2)
        heading(out, Box(stamp + 18, 2, w - stamp - 28, top - 4), name, "serif", 34)
        _price(out, decree, Box(8, top, w - 16, round((h - top) * 0.47)), "", colour)
        _row(out, advantage(kind, decree, round(h * 0.24)), w / 2, top + (h - top) * 0.72, round(h * 0.2))
    else:
        _price(out, decree, Box(8, 0, w - 16, top), numeral, colour)
        _row(out, advantage(kind, decree, round(h * 0.4)), w / 2, top + (h - top) / 2, round(h * 0.3))
    return out


def _price(out: Image.Image, decree: Decree, box: Box, numeral: str, colour: Colour) -> None:
    """The cost at the left, the points at the right, the level between them."""
    size = round(box.h * (0.74 if numeral else 0.86))
    put(out, icons.plain("servants", size), box.x, box.mid_y - size // 2)
    lay(out, box.x + size, box.mid_y, str(decree.cost), "bold", round(size * 0.96), CINNABAR)
    if decree.points:
        put(out, pieces.points(decree.points, round(box.h * 0.94)), box.right - round(box.h * 0.94), box.y + 1)
    if numeral:
        x = box.x + round(box.w * (0.54 if decree.points else 0.84))
        lay(out, x, box.mid_y, numeral, "serif", round(box.h * 0.56), deep(colour, 0.55), "middle")


def level(number: int, size: int) -> Image.Image:
    """The roundel of a level (RGBA, ``size`` square)."""
    return SPRITES.get(("gugong", "level", number, size), lambda: _level(number, size))


def _level(number: int, size: int) -> Image.Image:
    colour, numeral = LEVELS[number]
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, deep(colour, 0.4))
    pen.ring(size / 2, size / 2, size / 2 - 2.5, (*WHITE, 200), 1.2)
    out = pen.done()
    lay(out, size / 2, size / 2, numeral, "serif", round(size * 0.62), WHITE, "middle")
    return out


def advantage(kind: str, decree: Decree, size: int) -> tuple[Part, ...]:
    """What a Decree does, in signs of ``size`` px and short texts, to be read from left to right."""
    servant = icons.plain("servants", size)
    more, less = f"+{decree.amount}", f"−{decree.amount}"
    score = pieces.points(decree.amount, size)
    parts: dict[str, tuple[Part, ...]] = {
        "morning_servants": (pieces.sun(size), more, servant),
        "morning_intrigue": (pieces.sun(size), more, icons.plain("intrigue", size)),
        "morning_envoy": (pieces.sun(size), more, icons.plain("palace", size)),
        "morning_canal": (pieces.sun(size), more, icons.plain("canal", size)),
        "morning_points": (pieces.sun(size), score),
        "cheap_gifts": (gifts.present(7, size), less, servant),
        "cheap_travel": (icons.plain("travel", size), less, servant),
        "more_wall": (icons.plain("wall", size), more, servant),
        "cheap_jade": (pieces.jade(size), less, servant),
        "evening_servant": (pieces.moon(size), more, servant),
        "final_jade": (score, "/", pieces.jade(size)),
        "final_rewards": (score, "/", pieces.anchor(size)),
        "final_intrigue": (score, f"/{decree.each}", icons.plain("intrigue", size)),
        "final_decrees": (score, "/", icons.plain("decree", size)),
        "final_tokens": (score, "/", tokens.back(size)),
    }
    return parts[kind]


def _row(out: Image.Image, parts: tuple[Part, ...], x: float, y: float, size: int) -> None:
    row(out, parts, x - row_width(parts, size) / 2, y, size)
