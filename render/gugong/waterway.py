"""The Grand Canal: harbors with their rewards, and the ships."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import REWARDS, Board, View
from engine.words import Localiser
from render.gugong import gifts, names, people, pieces, scenery, sheets
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Canal
from render.gugong.sheets import title
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import put_fresh
from render.kit.palette import GAMBOGE, INK, SLIP, SOFT_INK, mix
from render.kit.printing import heading, put
from render.kit.sheets import flat, panel
from render.kit.words import lay


def paint_canal(image: Image.Image, part: Canal, board: Board, words: Localiser, head: int = 36) -> None:
    """Water and harbors."""
    panel(image, part.box)
    title(image, part.box, "canal", words, head)
    for i, row in enumerate(part.routes):
        first, last = row[0], row[-1]
        scenery.stream(image, Box(first.x, first.y, last.right - first.x, first.h), 5 + i)
        for place in row[1:]:
            put(image, scenery.post(place.h), place.x - 6, place.y)
    for i, box in enumerate(part.heads):
        flat(image, box, mix(SLIP, GAMBOGE, 0.12))
        heading(image, box.top(32), words.say(names.harbor(i + 1)), "sans", TEXT, INK, 1, TEXT)
        _rewards(image, box.below(29).top(box.h - 30), i, board)


def _rewards(image: Image.Image, box: Box, harbor: int, board: Board) -> None:
    """What a full ship brings at a harbor, counted from 0: nothing at the first, any of the three at the last."""
    if not harbor:
        return
    kinds = REWARDS[harbor - 1 : harbor] if harbor <= len(REWARDS) else REWARDS
    signs = [reward(kind, box.h, board) for kind in kinds]
    x = box.mid_x - (16 if kinds == ("card",) else 0) - (sum(sign.width for sign in signs) + 8 * (len(signs) - 1)) // 2
    for sign in signs:
        put(image, sign, x, box.mid_y - sign.height // 2)
        x += sign.width + 8


def reward(kind: str, size: int, board: Board) -> Image.Image:
    """The sign of a harbor reward."""
    if kind == "points":
        return pieces.points(board.reward_points, size)
    if kind == "card":
        return gifts.back(round(size / gifts.SHAPE))
    return grey(people.foreman(0, size))


def grey(sprite: Image.Image) -> Image.Image:
    """A sprite that belongs to no seat."""
    out = sprite.convert("LA").convert("RGBA")
    return Image.blend(out, sprite, 0.12)


def draw_canal(image: Image.Image, part: Canal, view: View, changed: Changes, under: Hashable) -> None:
    """The ships, each at its harbor."""
    key = ("gugong-canal", under, view.ships, view.deck, changed.ships)

    def draw() -> None:
        head = part.heads[1 + REWARDS.index("card")]
        lay(image, head.right - 6, head.bottom - 20, f"×{view.deck}", "sans", TEXT, SOFT_INK, "right")
        for ship in view.ships:
            box = part.routes[ship.route][ship.harbor - 1]
            wide = min(box.w - 36, round((box.h + 6) / pieces.HIGH))
            sprite = pieces.ship(ship.seat, ship.servants, ship.foreman, wide)
            load = f"{ship.servants + ship.foreman}/{pieces.ROOM}"
            spare = max(0, box.w - wide - 54) // 2
            label = Box(box.right - 53 - spare, box.mid_y - 15, 50, 33)
            put(image, sprite, box.x + spare, box.bottom - sprite.height - 3)
            sheets.label(image, label, load, bold=True)
            if (ship.route, ship.harbor) in changed.ships:
                put_fresh(image, part.box.inset(3), 28, label.right - 24, label.y - 24)

    tiled(image, part.box.inset(3), key, draw)
