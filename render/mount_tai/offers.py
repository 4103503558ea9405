"""What is on offer: the blueprint area with its building tiles, the wilderness with its talents."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import View
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import fresh
from render.kit.palette import GAMBOGE, INK, SLIP, SOFT_INK, WASH, Colour, mix, tint
from render.kit.pen import Pen
from render.kit.printing import money, put
from render.kit.sheets import flat, panel
from render.kit.words import fit, lay
from render.mount_tai import buildings, names, talents
from render.mount_tai.changes import Changes
from render.mount_tai.data import entry
from render.mount_tai.dyes import DYES
from render.mount_tai.layout import TEXT, Layout
from render.mount_tai.sheets import title


def paint_offers(image: Image.Image, plan: Layout, words: Localiser) -> None:
    """The sheets and their heads."""
    for box, key in ((plan.blueprint, "blueprint"), (plan.wilderness, "wilderness")):
        panel(image, box)
        title(image, box, words.say(names.label(key)))


def draw_buildings(
    image: Image.Image,
    box: Box,
    boxes: tuple[Box, ...],
    view: View,
    changed: Changes,
    words: Localiser,
    under: Hashable,
) -> None:
    """The kinds on offer, how many tiles of each there are, and what they cost; above them the supply."""
    stacks = tuple(view.blueprints.items())
    key = ("mount-tai-buildings", under, stacks, view.supply, changed.buildings)

    def draw() -> None:
        told = words.say(names.label("supply", count=view.supply))
        lay(image, box.right - 12, box.y + 21, told, "sans", TEXT, SOFT_INK, "right")
        for (kind, count), part in zip(stacks, boxes, strict=False):
            _building(image, part, kind, count, view, words)
            if kind in changed.buildings:
                put(image, fresh(30), part.x - 5, part.y - 8)
        for part in boxes[len(stacks) :]:
            vacant(image, part)

    tiled(image, box.inset(2), key, draw)


def _building(image: Image.Image, box: Box, kind: str, count: int, view: View, words: Localiser) -> None:
    for layer in range(min(count, 3) - 1, 0, -1):  # the tiles below the uppermost
        flat(image, box.moved(3 * layer, -3 * layer), mix(SLIP, WASH, 0.25), radius=7)
    flat(image, box, mix(SLIP, GAMBOGE, 0.12), radius=7)
    foot = box.low(34)
    art = Box(box.x + 5, box.y + 4, box.w - 56, box.h - 40)
    put(image, buildings.building(kind, *art.size), *art.at)
    column = Box(art.right, box.y, box.right - art.right, art.h)
    cost = entry(view.cards.buildings, kind).cost
    money(image, column.mid_x, column.y + 28, str(cost), TEXT, INK, "middle", 0.95)
    lay(image, column.mid_x, column.y + 76, f"×{count}", "bold", TEXT, INK, "middle")
    text, size = fit(words.say(names.label(f"building-{kind.replace('_', '-')}")), "sans", 29, foot.w - 4, TEXT)
    lay(image, foot.mid_x, foot.mid_y, text, "sans", size, INK, "middle")


def draw_piles(
    image: Image.Image,
    box: Box,
    boxes: tuple[Box, ...],
    view: View,
    changed: Changes,
    words: Localiser,
    under: Hashable,
) -> None:
    """The talents on top of the piles, their cost, and how many lie under them."""
    key = ("mount-tai-piles", under, view.piles, changed.piles)

    def draw() -> None:
        for index, (pile, part) in enumerate(zip(view.piles, boxes, strict=True)):
            if pile.top:
                _pile(image, part, pile.top, pile.under, view, words)
            else:
                vacant(image, part, DYES[pile.colour])
            if index in changed.piles:
                put(image, fresh(30), part.x - 5, part.y - 8)

    tiled(image, box.inset(2), key, draw)


def _pile(image: Image.Image, box: Box, card: str, under: int, view: View, words: Localiser) -> None:
    talent = view.cards.talents[card]
    colour = DYES[talent.colour]
    for layer in range(min(under, 2), 0, -1):
        flat(image, box.moved(3 * layer, -3 * layer), mix(SLIP, colour, 0.35), mix(colour, INK, 0.3), 7)
    flat(image, box, tint(colour, 0.2), mix(colour, INK, 0.2), 7)
    foot = box.low(34)
    art = Box(box.x + 5, box.y + 4, box.w - 58, box.h - 40)
    put(image, talents.portrait(talent.profession, talent.colour, *art.size), *art.at)
    column = Box(art.right, box.y, box.right - art.right, art.h)
    money(image, column.mid_x, column.y + 28, str(talent.recruit), TEXT, INK, "middle", 0.95)
    if under:
        put(image, cards(26), column.x + 5, column.y + 63)
        lay(image, column.x + 33, column.y + 76, str(under), "bold", TEXT, INK)
    text, size = fit(words.say(names.label(f"talent-{talent.profession}")), "sans", 29, foot.w - 4, TEXT)
    lay(image, foot.mid_x, foot.mid_y, text, "sans", size, INK, "middle")


def cards(size: int) -> Image.Image:
    """Cards that lie face down."""
    return SPRITES.get(("mount-tai", "under", size), lambda: _draw_cards(size))


def _draw_cards(size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 26
    for dx in (6, 1):
        pen.box(dx * u, (7 - dx) * u + 1, 17 * u, 19 * u, mix(WASH, SLIP, 0.4), mix(WASH, INK, 0.6), 1.8 * u, 3 * u)
    return pen.done()


def vacant(image: Image.Image, box: Box, colour: Colour = WASH) -> None:
    """A place where nothing is on offer any more."""
    flat(image, box, mix(SLIP, colour, 0.06), mix(SLIP, colour, 0.6), 7)
    lay(image, box.mid_x, box.mid_y, "—", "sans", TEXT, SOFT_INK, "middle")
