"""The parties below the river: points, spirit, coins, ideas, works, people, cities, the action track."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PIL import Image

from engine.games.jiangnan.view import IDEAS, BotView, PlayerView, View, kind_of
from engine.words import Localiser
from render.jiangnan import characters, faces, icons, people
from render.jiangnan.changes import Changes, parties
from render.jiangnan.layout import TEXT, Person
from render.jiangnan.tracks import TURN, named, token, winners
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import delta, ring
from render.kit.palette import INK, SLIP, SOFT_INK, WASH, mix, tint
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import put_glow, seal
from render.kit.sheets import flat
from render.kit.words import fit, lay

LAP = 30
"""Of a portrait so much has to be seen."""
MOST = 420
"""Rows of figures do not spread wider than this."""
VICTORY = "勝"
"""Cut in the winner's seal."""
Party = PlayerView | BotView


def paint_strip(image: Image.Image, part: Person, party: int) -> None:
    """What stays the same of a party's part."""
    colour = people.dyed(party)
    flat(image, part.box, mix(SLIP, colour, 0.07), colour, 10, 5)


def draw_strips(
    image: Image.Image, parts: tuple[Person, ...], view: View, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """All parties."""
    for part, (party, of) in zip(parts, parties(view), strict=True):
        name = words.say(named(party))
        stamp = stamp_of(view, party)
        marks = (changed.gained(party), frozenset(what for who, what in changed.goods if who == party))
        key = ("jiangnan-strip", under, party, name, stamp, marks, _held(of))
        tiled(
            image,
            part.box.inset(-5),
            key,
            partial(_strip, image, part, view, party, of, name, stamp, changed),
        )


def _held(of: Party) -> Hashable:
    """All that a strip shows of a party."""
    same = (of.score, of.coins, of.published, of.assistants, of.cities, of.degree, of.bag, of.scholars)
    if isinstance(of, PlayerView):
        return (*same, of.spirit, tuple(of.ideas.values()), of.works, of.talent, of.spirits, of.track)
    return same


def stamp_of(view: View, party: int) -> str:
    """What is cut in a party's seal: its turn, its victory, or nothing."""
    return VICTORY if party in winners(view) else TURN if view.active == party else ""


def _strip(
    image: Image.Image, part: Person, view: View, party: int, of: Party, name: str, stamp: str, changed: Changes
) -> None:
    colour = people.dyed(party)
    if stamp:
        put_glow(image, part.box, 10, colour, 5)
    plate(image, part.plate, party, name, stamp)
    new = frozenset(what for who, what in changed.goods if who == party)
    _figures(image, part.figures, view, of, changed.gained(party), new)
    if isinstance(of, PlayerView):
        for kind, box in zip(IDEAS, part.ideas.left(min(part.ideas.w, MOST)).columns(3, 4), strict=True):
            _count(image, box.left(96), kind, of.ideas[kind], kind in new)
        tiles = Box(part.track.x, part.track.y, min(part.track.w, 4 * 56), part.track.h)
        for at, tile in enumerate(of.track):  # the first lies at the right, where discards are taken
            put(image, faces.tile(view.cards, tile, tiles.h), tiles.right - (at + 1) * 56, tiles.y)
        put(image, icons.icon("tile", 36), tiles.right + 8, tiles.mid_y - 18)
        lay(image, tiles.right + 48, tiles.mid_y, f"×{of.bag}", "bold", TEXT, SOFT_INK)
    _works(image, part.works, view, of, new)
    _people(image, part.people, view, of, new)


def plate(image: Image.Image, box: Box, party: int, name: str, stamp: str) -> None:
    """Shape, colour and name of a party; `stamp`: the seal of its turn, if it has it."""
    colour = people.dyed(party)
    fill = tint(colour, 0.34 if stamp else 0.2)
    flat(image, box, fill, fill, box.h // 2)
    put(image, token(party, box.h - 4), box.x + 6, box.y + 2)
    stop = box.right - (box.h + 6 if stamp else 14)
    text, size = fit(name, "bold", 31, stop - box.x - box.h - 10, TEXT)
    lay(image, box.x + box.h + 10, box.mid_y, text, "bold", size, INK)
    if stamp:
        size = round(box.h * 0.8)
        put(image, seal(size, stamp), box.right - size - 8, box.mid_y - size // 2)


def _count(image: Image.Image, box: Box, sign: str, count: int | str, new: bool) -> None:
    """A sign and how many."""
    size = min(box.h, 38)
    put(image, icons.icon(sign, size), box.x, box.mid_y - size // 2)
    wide = lay(image, box.x + size + 5, box.mid_y, str(count), "bold", 30, INK)
    if new:
        put(image, ring(size + wide + 20, box.h + 6), box.x - 7, box.y - 3)


def _figures(image: Image.Image, box: Box, view: View, of: Party, gained: int, new: frozenset[str]) -> None:
    """Points with what they grew by, spirit, coins."""
    put(image, icons.icon("vp", box.h), *box.at)
    x = box.x + box.h + 5
    x += lay(image, x, box.mid_y, str(of.score), "bold", 38, INK)
    if gained:
        delta(image, x + 6, box.mid_y, gained, 28)
    right = box.end(min(196, box.w - 130))
    if isinstance(of, PlayerView):
        _count(image, right.left(100), "spirit", f"{of.spirit}/{view.cards.board.most_spirit}", "spirit" in new)
    _count(image, right.end(92), "coin", of.coins, "coins" in new)


def _works(image: Image.Image, box: Box, view: View, of: Party, new: frozenset[str]) -> None:
    """Published works by type, with those that a degree adds, and how many are unpublished."""
    extra = view.cards.board.exams[of.degree - 1].counts if of.degree else 0
    cells = box.left(min(box.w, MOST)).columns(4, 4)
    for kind, cell in zip(IDEAS, cells, strict=False):
        count = sum(kind_of(work) == kind for work in of.published)
        sheet(image, cell, kind, str(count + extra))
    if isinstance(of, PlayerView):
        _count(image, cells[3], "portfolio", len(of.works), "works" in new)
    if {"published", "degree"} & new:
        put(image, ring(cells[2].right - cells[0].x + 4, box.h + 8), cells[0].x - 6, box.y - 4)


def sheet(image: Image.Image, box: Box, kind: str, text: str) -> None:
    """Published works of a type: a hung picture with its sign, and their number."""
    size = box.h
    pen = Pen(size, size)
    pen.box(3, 1, size - 6, size - 2, SLIP, mix(WASH, INK, 0.3), 2, 4)
    pen.box(0, 0, size, 5, mix(WASH, INK, 0.5), radius=2)
    art = pen.done()
    image.paste(art, box.at, art)
    put(image, icons.icon(kind, size - 12), box.x + 6, box.y + 7)
    lay(image, box.x + size + 4, box.mid_y, text, "bold", 29, INK)


def _people(image: Image.Image, box: Box, view: View, of: Party, new: frozenset[str]) -> None:
    """Talent, assistants, cities, Spirits tiles."""
    x = box.x
    if isinstance(of, PlayerView) and of.talent:
        flat(image, Box(x, box.y, box.h, box.h), tint((184, 134, 43), 0.5), (184, 134, 43), 8)
        put(image, characters.portrait(of.talent, box.h - 6, box.h - 6), x + 3, box.y + 3)
        x += box.h + 8
    count = len(of.assistants)
    stop = box.right - 84 - (74 if isinstance(of, PlayerView) and of.spirits else 0)
    seen = of.assistants[: max(1, (stop - x - box.h) // LAP)]
    if len(seen) < count:
        x += lay(image, x, box.mid_y, f"{count}×", "bold", TEXT, SOFT_INK) + 4
        seen = seen[: max(1, (stop - x - box.h) // LAP)]
    step = min(box.h + 3, max(LAP, (stop - x - box.h) // max(1, len(seen) - 1)))
    for at, number in enumerate(seen):
        put(image, characters.portrait(number, box.h, box.h), x + at * step, box.y)
    if count and "assistants" in new:
        put(image, ring(step * (len(seen) - 1) + box.h + 8, box.h + 6), x - 4, box.y - 3)
    _count(image, box.end(80), "scenery", len(of.cities), "cities" in new)
    if isinstance(of, PlayerView) and of.spirits:
        _count(image, box.end(154).left(66), "spirits", of.spirits, "spirits" in new)
