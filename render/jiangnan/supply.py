"""The Upkeep Board: action tiles on offer, the Public Scoring Track, the Rest Area, goals that wait for a boat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from PIL import Image

from engine.games.jiangnan.view import View
from engine.words import Localiser
from render.jiangnan import faces, icons, names, people, river
from render.jiangnan.changes import Changes
from render.jiangnan.dyes import DEEP_RIVER
from render.jiangnan.layout import TEXT, Layout
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh
from render.kit.palette import GOLD, INK, SLIP, SOFT_INK, VERMILION, WASH, mix
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import fit, lay


def paint_upkeep(image: Image.Image, plan: Layout, view: View, words: Localiser) -> None:
    """What stays the same: the sheet and its head, the value of each round's scoring."""
    flat(image, plan.upkeep, mix(SLIP, GOLD, 0.12), mix(GOLD, SLIP, 0.3), 10, 5)
    head = plan.upkeep.inset(8, 6).top(38)
    text, size = fit(words.say(names.label("upkeep")), "serif", 30, head.w - 60, TEXT)
    lay(image, head.x, head.mid_y, text, "serif", size, INK)
    for at, box in enumerate(plan.scoring):
        paint_scoring(image, box, at, view)
    rest = plan.rest
    flat(image, rest, mix(SLIP, WASH, 0.16), mix(WASH, SLIP, 0.3), 8)
    put(image, icons.district("rest", 44), rest.x + 4, rest.mid_y - 22)


def paint_scoring(image: Image.Image, box: Box, at: int, view: View) -> None:
    """A space of the Public Scoring Track: for which round it is, and what a match is worth in that round."""
    flat(image, box, mix(SLIP, DEEP_RIVER, 0.12), mix(DEEP_RIVER, SLIP, 0.5), 7)
    side = box.w - 6
    lay(image, box.mid_x, box.y + 3 + side // 2, str(at + 1), "bold", round(side * 0.6), WASH, "middle")
    value = view.cards.rounds[at + 1].scoring
    if value:
        sign = icons.points(value, min(box.h - side - 6, side))
        put(image, sign, box.mid_x - sign.width // 2, box.bottom - sign.height - 2)


def draw_upkeep(image: Image.Image, plan: Layout, view: View, changed: Changes, under: Hashable) -> None:
    """The tiles on offer, the trends that were scored, scholars at rest, goals to come."""
    fresh_tiles = frozenset(place for place in changed.places if place.startswith("offer:"))
    head = plan.upkeep.inset(8, 6).top(38)
    offer = Box(plan.upkeep.x + 3, head.y, plan.upkeep.w - 6, plan.scoring[0].y - head.y - 4)
    key = ("jiangnan-offer", under, view.offer, fresh_tiles, tuple(view.bags.items()))
    tiled(image, offer, key, lambda: _offer(image, plan, view, changed))
    scored = frozenset(place for place in changed.places if place.startswith("scored:"))
    track = Box(offer.x, plan.scoring[0].y - 2, offer.w, plan.scoring[0].h + 4)
    shown = ("jiangnan-scoring", under, view.trends, view.round, view.phase, scored)
    tiled(image, track, shown, lambda: draw_scoring(image, plan.scoring, view, changed))
    resting = "district:rest" in changed.places
    tiled(
        image, plan.rest, ("jiangnan-rest", under, view.rest, resting), lambda: _rest(image, plan.rest, view, resting)
    )
    tiled(image, plan.goals, ("jiangnan-goals", under, view.goals), lambda: _goals(image, plan.goals, view))


def offered(view: View) -> list[str]:
    """The tiles on offer in the order in which they are drawn: by Age and district, equal ones together."""
    return sorted(view.offer)


def _offer(image: Image.Image, plan: Layout, view: View, changed: Changes) -> None:
    counts: Counter[str] = Counter()
    for tile, box in zip(offered(view), plan.offer, strict=False):
        size = min(box.size)
        put(image, faces.tile(view.cards, tile, size), *box.at)
        counts[tile] += 1
        if f"offer:{tile}" in changed.places:
            put(image, fresh(22), box.x + size - 14, box.y - 5)


def draw_scoring(image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes) -> None:
    """The trends on the track, from the first round on."""
    for at, (trend, box) in enumerate(zip(view.trends, boxes, strict=False)):
        side = box.w - 6
        put(image, river.trend(trend.shown, side), box.x + 3, box.y + 3)
        if f"scored:{at}" in changed.places:
            put(image, fresh(26), box.right - 22, box.y - 1)
    if view.phase != "over":
        box = boxes[min(view.round, len(boxes)) - 1]
        flat(image, Box(box.x + 2, box.bottom - 5, box.w - 4, 4), VERMILION, VERMILION, 2)


def _rest(image: Image.Image, box: Box, view: View, new: bool) -> None:
    room = box.beyond(52).inset(2, 2)
    size = min(room.h, 50)
    step = min(size + 2, (room.w - size) // max(1, len(view.rest) - 1))
    for at, colour in enumerate(view.rest):
        put(image, people.scholar(colour, size), room.right - size - at * step, room.bottom - size)
    if new:
        at = len(view.rest) - 1
        put(image, fresh(26), max(room.x, room.right - size - at * step - 6), room.y)


def _goals(image: Image.Image, box: Box, view: View) -> None:
    """Goals that come to boats, the next one lowest, as in the column beside the river."""
    for at, (letter, place) in enumerate(zip(view.goals, reversed(box.inset(2, 2).rows(5, 2)), strict=False)):
        put(image, faces.goal(view.cards, letter, place.w, place.h), *place.at)
        if not at:
            lay(image, place.x - 12, place.mid_y, "›", "bold", 30, SOFT_INK, "middle")
