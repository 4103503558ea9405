"""The Upkeep Board large: tiles on offer, the rounds with their events and trends, goals, turn order."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.jiangnan.view import ROUNDS, View
from engine.kernel import Decision, Text
from engine.words import Localiser
from render.jiangnan import faces, icons, names, river
from render.jiangnan.board import ground_key
from render.jiangnan.changes import Changes, parties
from render.jiangnan.cover import ACCENT
from render.jiangnan.dyes import DEEP_RIVER
from render.jiangnan.layout import TEXT, WIDTH
from render.jiangnan.supply import offered
from render.jiangnan.tracks import draw_order
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import GOLD, INK, SLIP, SOFT_INK, VERMILION, WASH, mix
from render.kit.paper import scroll
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import fit, lay, wrap

SIZE: Final = (WIDTH, 1040)
PAGE: Final = Box(32, 36, WIDTH - 64, SIZE[1] - 72)
HEAD: Final = PAGE.top(84)
OFFER: Final = PAGE.below(92).top(468).left(770)
GOALS: Final = PAGE.below(92).top(468).beyond(780)
TRACK: Final = PAGE.below(570).top(360)
TILES: Final = OFFER.inset(14, 8).below(48).grid(5, 3, 8)
GOAL_ROWS: Final = GOALS.inset(12, 8).below(48).rows(5, 6)
ROUND_BOXES: Final = TRACK.inset(10, 8).below(46).columns(ROUNDS, 8)


def draw_council(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The close-up (RGB)."""
    under = ("council", ground_key(view), words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(view, words)).copy()
    count = len(parties(view))
    boxes = HEAD.end(128 * count - 8).columns(count, 8)
    draw_order(image, boxes, view, changed, under)
    new = frozenset(place for place in changed.places if place.startswith("offer:"))
    tiled(image, OFFER.inset(8), (under, view.offer, new), lambda: _offer(image, view, changed))
    tiled(image, GOALS.inset(6), (under, "goals", view.goals), lambda: _goals(image, view, words))
    marked = frozenset(place for place in changed.places if place.startswith("scored:"))
    key = (under, "track", view.trends, view.round, view.phase, marked)
    tiled(image, TRACK.inset(6), key, lambda: _track(image, view, changed, words))
    legend(image, PAGE.low(26), decision is not None, bool(changed), words)
    if decision is not None:
        found: dict[str, Spot] = {}
        for tile, box in zip(offered(view), TILES, strict=False):
            found.setdefault(f"offer:{tile}", Spot(_square(box), _square(box).moved(0, 8), "bottom", 10))
        mark_options(image, decision, found, 44)
    return image


def _square(box: Box) -> Box:
    side = min(box.size)
    return Box(box.mid_x - side // 2, box.y, side, side)


def _paint(view: View, words: Localiser) -> Image.Image:
    image = scroll(*SIZE, ACCENT, 6).image.copy()
    for box, key in ((OFFER, "offer"), (GOALS, "goals"), (TRACK, "scoring")):
        flat(image, box, mix(SLIP, GOLD, 0.1), mix(GOLD, SLIP, 0.3), 12, 5)
        text, size = fit(words.say(names.label(key)), "serif", 36, box.w - 30, TEXT)
        lay(image, box.x + 16, box.y + 30, text, "serif", size, INK)
    text, size = fit(words.say(names.label("upkeep")), "serif", 46, 700, TEXT)
    lay(image, HEAD.x + 6, HEAD.mid_y, text, "serif", size, INK)
    return image


def _offer(image: Image.Image, view: View, changed: Changes) -> None:
    for tile, box in zip(offered(view), TILES, strict=False):
        place = _square(box)
        put(image, faces.tile(view.cards, tile, place.w), *place.at)
        if f"offer:{tile}" in changed.places:
            put(image, fresh(34), place.x - 6, place.y - 6)


def _goals(image: Image.Image, view: View, words: Localiser) -> None:
    """Goals that have not come to a boat yet, the next one first, with what they count in words."""
    for letter, row in zip(view.goals, GOAL_ROWS, strict=False):
        put(image, faces.goal(view.cards, letter, 200, row.h), *row.at)
        lines = wrap(words.say(names.goal(letter)), "sans", TEXT, row.w - 216, 2)
        for at, line in enumerate(lines):
            lay(image, row.x + 214, row.mid_y + round((at - (len(lines) - 1) / 2) * 31), line, "sans", TEXT, INK)


def _track(image: Image.Image, view: View, changed: Changes, words: Localiser) -> None:
    """A column a round: its trend, the events of its Upkeep."""
    for at, box in enumerate(ROUND_BOXES):
        present = at + 1 == view.round and view.phase != "over"
        edge = VERMILION if present else mix(DEEP_RIVER, SLIP, 0.5)
        flat(image, box, mix(SLIP, DEEP_RIVER, 0.1), edge, 10)
        lay(image, box.mid_x, box.y + 24, str(at + 1), "bold", 32, VERMILION if present else SOFT_INK, "middle")
        side = 104
        place = Box(box.mid_x - side // 2, box.y + 46, side, side)
        if at < len(view.trends):
            put(image, river.trend(view.trends[at].shown, side), *place.at)
        else:
            flat(image, place, mix(SLIP, WASH, 0.1), mix(WASH, SLIP, 0.5), 14)
        if f"scored:{at}" in changed.places:
            put(image, fresh(34), place.x - 8, place.y - 8)
        y = place.bottom + 24
        for sign, told in _events(view, at + 1):
            x = box.x + 8
            if isinstance(sign, Image.Image):
                put(image, sign, x, y - sign.height // 2)
                x += sign.width + 6
            text, size = fit(words.say(told), "sans", TEXT, box.right - x - 4, 22)
            lay(image, x, y, text, "sans", size, INK)
            y += 38


def _events(view: View, number: int) -> list[tuple[Image.Image | None, Text]]:
    """What happens in a round's Upkeep, in its order, each with its sign. (JN-DATA-26)"""
    of = view.cards.rounds[number]
    found: list[tuple[Image.Image | None, Text]] = []
    if of.refill:
        low = of.refill - 1 + of.refill % 2
        mixed = names.label("event-mixed", low=low, high=low + 1)
        told = mixed if view.sides.ages == "mixed" else names.label("event-refill", age=of.refill)
        found.append((icons.icon("tile", 34), told))
    if of.scoring:
        found.append((icons.points(of.scoring, 36), names.label("event-scoring")))
    if of.bags:
        found.append((icons.icon("swap", 34), names.label("event-bags")))
    if of.swap:
        found.append((icons.icon("portfolio", 34), names.label("event-swap")))
    return found
