"""Districts large: who visited them this round, and the boats below with all that they carry."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.games.jiangnan.view import BoatView, View
from engine.kernel import Decision
from engine.words import Localiser
from render.jiangnan import faces, icons, names, people, river
from render.jiangnan.board import ground_key
from render.jiangnan.changes import Changes
from render.jiangnan.cover import ACCENT
from render.jiangnan.districts import scholar_boxes
from render.jiangnan.dyes import DEEP_RIVER, DISTRICTS, RIVER
from render.jiangnan.layout import TEXT, WIDTH
from render.jiangnan.water import aboard, paint_river
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import GOLD, INK, SLIP, VERMILION, mix
from render.kit.paper import scroll
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import fit, lay

SIZE: Final = (WIDTH, 972)
PAGE: Final = Box(32, 36, WIDTH - 64, SIZE[1] - 72)
ROWS: Final = PAGE.top(860).rows(2, 12)
CELLS: Final = tuple(box for row in ROWS for box in row.columns(4, 10))
"""The seven slots of the river from the left, then the Rest Area with the goals."""
HEAD: Final = 54
BANK: Final = 132
"""Height of a district; below it is the river."""


def draw_quays(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The close-up (RGB)."""
    under = ("quays", ground_key(view), words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(view, words)).copy()
    for slot, (boat, box) in enumerate(zip(view.river, CELLS, strict=False)):
        district = view.slots[slot] if slot < len(view.slots) else ""
        here = view.scholars[district] if district else ()
        new = (f"district:{district}" in changed.places, f"boat:{slot}" in changed.places)
        key = (under, slot, here, boat, new)
        tiled(image, box, key, partial(_quay, image, box, view, district, here, boat, new))
    last = CELLS[-1]
    tiled(image, last, (under, "rest", view.rest, view.goals), lambda: _rest(image, last, view))
    legend(image, PAGE.low(26), decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, _spots(view), 46)
    return image


def _paint(view: View, words: Localiser) -> Image.Image:
    image = scroll(*SIZE, ACCENT, 5).image.copy()
    for row in ROWS:
        paint_river(image, Box(0, row.y + BANK, WIDTH, row.h - BANK))
    for box, name in zip(CELLS, (*view.slots, "", "rest"), strict=True):
        bank = box.top(BANK - 8)
        if name == "rest":
            bank = box
        dye = DISTRICTS[name] if name else GOLD
        flat(image, bank, mix(SLIP, dye, 0.1), mix(dye, SLIP, 0.35), 10, 4)
        head = bank.top(HEAD)
        flat(image, head, mix(SLIP, dye, 0.4), mix(SLIP, dye, 0.4), 10)
        said = words.say(names.district(name) if name else names.label("upkeep"))
        if name:
            put(image, icons.place(name, 44) if name != "rest" else icons.district("rest", 44), head.x + 8, head.y + 5)
        text, size = fit(said, "serif", 36, head.w - 76, TEXT)
        lay(image, head.x + (60 if name else 14), head.mid_y, text, "serif", size, INK)
        if name and name != "rest":
            for place in scholar_boxes(_scholars(box), view.cards.board.scholar_track):
                flat(image, place, mix(SLIP, dye, 0.04), mix(dye, SLIP, 0.3), 9)
    return image


def _scholars(box: Box) -> Box:
    return box.below(HEAD).top(BANK - HEAD - 8)


def _quay(
    image: Image.Image,
    box: Box,
    view: View,
    district: str,
    here: tuple[int, ...],
    boat: BoatView | None,
    new: tuple[bool, bool],
) -> None:
    if district:
        places = scholar_boxes(_scholars(box), view.cards.board.scholar_track)
        for colour, place in zip(here, places, strict=False):
            size = min(place.size)
            put(image, people.scholar(colour, size), place.mid_x - size // 2, place.bottom - size)
        if len(here) >= len(places):
            rail = _scholars(box).inset(4, 2)
            flat(image, rail.low(4), VERMILION, VERMILION, 2)
        if new[0] and here:
            last = places[min(len(here), len(places)) - 1]
            put(image, fresh(32), last.x - 6, last.y - 4)
    water = box.below(BANK).inset(4, 6)
    low = water.low(round(water.h * 0.54))
    put(image, river.shadow_of_boat(low.w, low.h), *low.at)
    if boat is None:
        return
    put(image, river.boat(low.w, low.h), *low.at)
    cargo = water.top(water.h - low.h)
    side = cargo.h - 6
    if boat.goal:
        put(image, faces.goal(view.cards, boat.goal, 240, side), cargo.mid_x - 120, cargo.y + 2)
    for at, trend in enumerate(boat.trends):
        put(image, river.trend(trend.shown, side), _trend(cargo, side, at).x, cargo.y + 2)
    aboard(image, low, boat)
    if new[1]:
        put(image, fresh(36), low.x + 8, low.y + 8)


def _trend(cargo: Box, side: int, at: int) -> Box:
    """Where a trend tile stands above the boat: the left or the right one."""
    return Box(cargo.mid_x + (8 if at else -side - 8), cargo.y + 2, side, side)


def _rest(image: Image.Image, box: Box, view: View) -> None:
    """Scholars at rest, the first at the right; below them the goals to come, the next one first."""
    room = box.below(HEAD).inset(8, 4)
    size = 58
    for at, colour in enumerate(view.rest):
        row, column = divmod(at, 5)
        put(image, people.scholar(colour, size), room.right - (column + 1) * (size + 5), room.y + row * (size + 4))
    low = box.low(box.h - HEAD - 140).inset(10, 4)
    flat(image, low.top(4), mix(RIVER, DEEP_RIVER, 0.4), DEEP_RIVER, 2)
    for letter, place in zip(view.goals, low.below(8).grid(2, 3, 8), strict=False):
        put(image, faces.goal(view.cards, letter, place.w, place.h), *place.at)


def _spots(view: View) -> dict[str, Spot]:
    found: dict[str, Spot] = {}
    for slot, box in enumerate(CELLS[: len(view.slots)]):
        bank = box.top(BANK - 8)
        found[f"district:{view.slots[slot]}"] = Spot(bank, bank.top(HEAD), "middle", 10, flush=True)
        found[f"boat:{slot}"] = Spot(box.below(BANK).inset(6), box.below(BANK).inset(8, 10), "top", 12, flush=True)
    rest = CELLS[-1]
    found["district:rest"] = Spot(rest, rest.top(HEAD), "middle", 10, flush=True)
    boat = view.river[len(view.slots)]
    if boat is not None:
        water = CELLS[len(view.slots)].below(BANK).inset(4, 6)
        side = water.h - round(water.h * 0.54) - 6
        for at, trend in enumerate(boat.trends):
            place = _trend(water, side, at)
            found[f"trend:{trend.shown}"] = Spot(place, place, "bottom", 10)
    return found
