"""The quick reference of a player's board: the effects of edict tiles at a glance."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engine.games.mount_tai.view import Cards
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.palette import INK
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import fit, lay
from render.mount_tai import edicts, icons, names
from render.mount_tai.effects import EFFECTS
from render.mount_tai.layout import TEXT

Part: TypeAlias = str | Image.Image
"""Of a row: words or a sign."""


def draw_guide(image: Image.Image, box: Box, cards: Cards, words: Localiser) -> None:
    """The quick reference: the effects by name with what they cost and bring, and what the signs of the tiers mean."""
    board = cards.board
    rites = {"celebration": board.celebration, "sacrifice": board.sacrifice}
    prices: dict[str, tuple[Part, ...]] = {
        "cultivation": (icons.amount("money", board.cultivation_cost, 31),),
        "farmland": (icons.amount("money", board.farmland_cost, 31),),
        "town": (icons.amount("money", board.town_cost, 31),),
        "brewing": (icons.good("grain", 34), "→", icons.good("wine", 34)),
    }
    for kind, rite in rites.items():
        paid = (icons.amount("grain", rite.grain, 32), icons.amount("wine", rite.wine, 32))
        prices[kind] = (*paid, "→", icons.points(rite.reputation, 44))
    room = Box(box.x + 12, box.y + 48, box.w - 24, 240)
    rows = room.rows(5)
    left, right = [row.left(258) for row in rows[:3]], [row.beyond(270) for row in rows[:3]]
    for kind, cell in zip(EFFECTS, (*left, *right, *rows[3:]), strict=True):
        put(image, icons.effect(kind, 44), cell.x, cell.mid_y - 22)
        parts = prices.get(kind, ())
        wide = sum(_wide(part) + 8 for part in parts)
        name, size = fit(words.say(names.effect(kind)), "sans", 29, cell.w - wide - 52, TEXT)
        lay(image, cell.x + 50, cell.mid_y, name, "sans", size, INK)
        x = cell.right - wide + 8
        for part in parts:
            if isinstance(part, str):
                lay(image, x, cell.mid_y, part, "bold", 30, INK)
            else:
                put(image, part, x, cell.mid_y - part.height // 2)
            x += _wide(part) + 8
    foot = Box(box.x + 14, box.bottom - 48, box.w - 24, 40)
    x = foot.x
    for tier in (2, 3):
        put(image, edicts.joint(tier, 32), x, foot.mid_y - 16)
        x += 40 + lay(image, x + 40, foot.mid_y, words.say(names.label(f"tier-{tier}")), "sans", TEXT, INK) + 26


def _wide(part: Part) -> int:
    return width(part, "bold", 30) if isinstance(part, str) else part.width
