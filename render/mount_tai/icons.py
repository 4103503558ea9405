"""The game's signs as sprites: edict effects, goods, seasons, an amount of a good, reputation with its number."""

from __future__ import annotations

from PIL import Image

from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import Glyph, drawn
from render.kit.palette import GOLD, INK, SLIP, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.type import width
from render.kit.words import lay
from render.mount_tai.effects import EFFECTS
from render.mount_tai.goods import GOODS, SEASONAL, medallion


def effect(kind: str, size: int) -> Image.Image:
    """The roundel of an edict effect (RGBA, ``size`` square)."""
    glyph, ground = EFFECTS[kind]
    return drawn(("mount-tai", "effect", kind), _roundel(glyph, ground), size)


def effect_sign(kind: str, size: int) -> Image.Image:
    """An edict effect without its roundel."""
    return drawn(("mount-tai", "effect-sign", kind), EFFECTS[kind][0], size)


def effect_colour(kind: str) -> Colour:
    """The ground of an effect's roundel."""
    return EFFECTS[kind][1]


def good(kind: str, size: int) -> Image.Image:
    """Money, grain, wine or reputation; "exchange" and "nothing" of events."""
    return drawn(("mount-tai", "good", kind), GOODS[kind], size)


def season(kind: str, size: int) -> Image.Image:
    """The roundel of a season."""
    glyph, ground = SEASONAL[kind]
    return drawn(("mount-tai", "season", kind), _roundel(glyph, ground), size)


def season_colour(kind: str) -> Colour:
    """The colour of a season, for bands and frames."""
    return SEASONAL[kind][1]


def points(amount: int | str, size: int) -> Image.Image:
    """Reputation with its number: a gold medallion (RGBA, ``size`` square)."""
    text = str(amount)
    return SPRITES.get(("mount-tai", "points", text, size), lambda: _points(text, size))


def _points(text: str, size: int) -> Image.Image:
    pen = Pen(size, size)
    b = Brush(pen, size / 2, size / 2, size / 100)
    medallion(b)
    b.disc(0, 0, 37, mix(SLIP, GOLD, 0.08))
    b.ring(0, 0, 38, deep(GOLD, 0.5), 2.4)
    out = pen.done()
    letter = round(size * (0.62 if len(text) < 2 else 0.52 if len(text) < 3 else 0.4))
    lay(out, size / 2, size / 2, text, "bold", letter, INK, "middle")
    return out


def amount(kind: str, number: int | str, size: int, colour: Colour = INK) -> Image.Image:
    """A good's sign and an amount beside it (RGBA, ``size`` high)."""
    text = f"−{-number}" if isinstance(number, int) and number < 0 else str(number)
    return SPRITES.get(("mount-tai", "amount", kind, text, size, colour), lambda: _amount(kind, text, size, colour))


def _amount(kind: str, text: str, size: int, colour: Colour) -> Image.Image:
    letter = round(size * 0.88)
    gap = round(size * 0.12)
    out = Image.new("RGBA", (size + gap + width(text, "bold", letter) + 2, size), (*SLIP, 0))
    out.alpha_composite(good(kind, size), (0, 0))
    lay(out, size + gap, size / 2, text, "bold", letter, colour)
    return out


def _roundel(glyph: Glyph, ground: Colour) -> Glyph:
    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        pen.disc(x, y, 49.5 * u, deep(ground, 0.6))
        pen.disc(x, y, 45.5 * u, mix(SLIP, ground, 0.24))
        pen.ring(x, y, 42.8 * u, (*ground, 170), 1.6 * u)
        glyph(pen, x, y, 0.94 * u)

    return draw
