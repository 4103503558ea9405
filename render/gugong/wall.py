"""The Great Wall with who stands on it, and the Destiny dice."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import PieceView, View
from engine.words import Localiser
from render.gugong import names, people, pieces, scenery
from render.gugong.changes import Changes
from render.gugong.icons import action
from render.gugong.layout import TEXT, Frame, Wall
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.landscape import hills
from render.kit.marks import put_fresh
from render.kit.palette import INK
from render.kit.printing import heading, put
from render.kit.sheets import panel
from render.kit.words import lay


def paint_wall(image: Image.Image, part: Wall, of: Frame, words: Localiser) -> None:
    """The Wall without anybody on it."""
    box = part.box
    panel(image, box)
    hills(image, Box(part.head.right - 20, box.y + 10, part.dice[0].x - part.head.right + 20, box.h - 14), 31,
          strength=0.42, peaks=7)  # fmt: skip
    stones = tuple(stone.moved(-box.x, -box.y) for stone in part.stones)
    put(image, scenery.rampart(*box.size, stones, part.tower.moved(-box.x, -box.y)), *box.at)
    lay(image, part.tower.mid_x, part.tower.mid_y + 20, str(of.wall), "bold", 34, INK, "middle")
    size = min(58, box.h // 2)
    put(image, action("wall", size), part.head.mid_x - size // 2, part.head.y + 10)
    name = Box(part.head.x + 4, part.head.y + size + 8, part.head.w - 26, box.h - size - 12)
    heading(image, name, words.say(names.action("wall")), "serif", 29, INK, least=TEXT)


def spread(wall: tuple[PieceView, ...]) -> tuple[tuple[int, int], ...]:
    """First space of each piece, counted from the left, and how many it takes."""
    out, at = [], 0
    for piece in wall:
        out.append((at, piece.size))
        at += piece.size
    return tuple(out)


def stone_box(part: Wall, first: int, size: int) -> Box:
    """The space of a piece; what stands beyond the last one is drawn on it."""
    last = len(part.stones) - 1
    one, other = part.stones[min(first, last)], part.stones[min(first + size - 1, last)]
    return Box(one.x, one.y, other.right - one.x, one.h)


def draw_wall(image: Image.Image, part: Wall, view: View, changed: Changes, under: Hashable) -> None:
    """Pieces on the Wall, and the dice."""
    key = ("gugong-wall", under, view.wall, view.dice, changed.wall, changed.dice)

    def draw() -> None:
        for i, (piece, (first, size)) in enumerate(zip(view.wall, spread(view.wall), strict=True)):
            box = stone_box(part, first, size)
            tall = min(box.h, box.w // size + 8)
            if piece.foreman:
                sprite = people.foreman(piece.seat, tall, lying=size > 1)
            else:
                sprite = people.servant(piece.seat, tall)
            put(image, sprite, box.mid_x - sprite.width // 2, box.mid_y - sprite.height // 2)
            if i in changed.wall:
                put_fresh(image, part.box.inset(3), 34, box.mid_x - 17, box.y - 24)
        for i, (value, box) in enumerate(zip(view.dice, part.dice, strict=True)):
            put(image, pieces.die(value, box.w), *box.at)
            if i in changed.dice:
                put_fresh(image, part.box.inset(3), 34, box.right - 24, box.y - 10)

    tiled(image, part.box.inset(3), key, draw)
