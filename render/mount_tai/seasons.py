"""The ring of the seasons: the events of the rounds, what is added to them, the Eight Praises, the round marker."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import SEASONS, Season, View
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import fresh
from render.kit.palette import AZURITE, GAMBOGE, INK, MALACHITE, ROUGE, SLIP, VERMILION, WASH, WHITE, Colour, mix
from render.kit.pen import Pen
from render.kit.printing import faded, put
from render.kit.seals import seal
from render.kit.sheets import flat
from render.kit.words import fit, lay
from render.mount_tai import events, icons, names, praises
from render.mount_tai.changes import Changes
from render.mount_tai.data import entry
from render.mount_tai.layout import TEXT, SeasonPlan
from render.mount_tai.tracks import moment

GLYPHS: dict[Season, str] = {"spring": "春", "summer": "夏", "autumn": "秋", "winter": "冬"}
DYES: dict[Season, Colour] = {
    "spring": mix(MALACHITE, GAMBOGE, 0.15),
    "summer": mix(ROUGE, VERMILION, 0.3),
    "autumn": mix(GAMBOGE, INK, 0.3),
    "winter": AZURITE,
}
"""What each season's paper is dyed with."""


def paint_season(image: Image.Image, part: SeasonPlan, index: int, view: View, words: Localiser) -> None:
    """What stays the same: name, bonus tile, the numbers of the rounds."""
    season = SEASONS[index]
    dye = DYES[season]
    flat(image, part.box, mix(SLIP, dye, 0.1), mix(WASH, dye, 0.5), 10, 5)
    size = part.head.h - 9
    put(image, seal(size, GLYPHS[season], mix(dye, INK, 0.12)), part.head.x, part.head.y + 3)
    room = part.bonus.x - part.head.x - size - 13
    text, fitted = fit(words.say(names.season(season)), "serif", round(part.head.h * 0.7), room, TEXT)
    lay(image, part.head.x + size + 6, part.head.mid_y, text, "serif", fitted, INK)
    good = view.bonuses[index]
    tile = part.bonus
    flat(image, tile, mix(SLIP, GAMBOGE, 0.3), mix(GAMBOGE, INK, 0.4), tile.h // 2)
    sign = round(tile.h * 0.78)
    put(image, icons.good(good, sign), tile.right - sign - 5, tile.mid_y - sign // 2)
    amount = f"+{entry(view.cards.bonuses, good).amount}"
    x = (tile.x + tile.right - sign) / 2
    lay(image, x, tile.mid_y, amount, "bold", round(tile.h * 0.66), INK, "middle")


def draw_season(
    image: Image.Image, part: SeasonPlan, index: int, view: View, changed: Changes, under: Hashable
) -> None:
    """The events, the Praises, and where the round marker stands."""
    rounds = range(2 * index, 2 * index + 2)
    tiles = tuple(view.events[at] for at in rounds)
    about = tuple(praise for at, praise in enumerate(view.praises) if at % len(SEASONS) == index)
    over = view.phase == "over"
    now = 0 if over else moment(view).round
    marked = (changed.round, tuple(sorted(change for change in changed.events if change[0] in rounds)))
    here = now - 1 in rounds
    key = ("mount-tai-season", under, index, tiles, about, now if here else 0, marked)

    def draw() -> None:
        for at, disc, boxes in zip(rounds, part.discs, part.events, strict=True):
            present = at + 1 == now
            if present:
                band = Box(part.box.x + 3, disc.mid_y - boxes[0].h // 2 - 3, part.box.w - 6, boxes[0].h + 6)
                flat(image, band, mix(SLIP, VERMILION, 0.2), mix(SLIP, VERMILION, 0.6), 6)
            _disc(image, disc, at + 1, present)
            if present and changed.round:
                put(image, fresh(24), disc.x - 6, disc.y - 14)
            for i, (tile, box) in enumerate(zip(view.events[at], boxes, strict=True)):
                kind = view.cards.events[tile.tile]
                put(
                    image,
                    events.back(kind.colour, *box.size) if tile.turned else events.event(kind, *box.size),
                    *box.at,
                )
                if (at, i) in changed.events:
                    put(image, fresh(28), box.right - 20, box.y - 8)
        for praise, box in zip(about, part.praises, strict=True):
            sprite = praises.praise(praise.kind, view.cards.praises[praise.kind], praise.year, *box.size)
            put(image, faded(sprite, SLIP, 0.72) if praise.gone else sprite, *box.at)
            if praise.gone:
                done = _tick(round(box.h * 0.7))
                put(image, done, box.right - done.width - 6, box.mid_y - done.height // 2)

    tiled(image, part.box.inset(2), key, draw)


def _disc(image: Image.Image, box: Box, number: int, present: bool) -> None:
    """The number of a round; the present one in vermilion, as the round marker."""
    key = ("mount-tai", "round", box.size, present)
    put(image, SPRITES.get(key, lambda: _draw_disc(box.w, present)), box.x, box.y)
    size = round(box.w * 0.8)
    lay(image, box.mid_x, box.mid_y, str(number), "bold", size, WHITE if present else INK, "middle")


def _draw_disc(size: int, present: bool) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2
    pen.disc(c, c, c - 0.5, VERMILION if present else SLIP)
    pen.ring(c, c, c - 0.5, mix(VERMILION, INK, 0.4) if present else WASH, 2)
    return pen.done()


def _tick(size: int) -> Image.Image:
    """A tick: this was settled."""
    return SPRITES.get(("mount-tai", "tick", size), lambda: _draw_tick(size))


def _draw_tick(size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 10
    pen.line([(1.6 * u, 5.4 * u), (4 * u, 8 * u), (8.4 * u, 2 * u)], mix(WASH, INK, 0.35), 1.5 * u)
    return pen.done()
