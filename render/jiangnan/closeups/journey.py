"""Travel large: four paths from Jinling with their cities, what a trip costs and brings, who has been there."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.games.jiangnan.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.jiangnan import cities, icons, names, people
from render.jiangnan.board import ground_key
from render.jiangnan.changes import Changes
from render.jiangnan.cover import ACCENT
from render.jiangnan.dyes import DEEP_RIVER, DISTRICTS, JADE, RIVER
from render.jiangnan.layout import TEXT, WIDTH
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import INK, SLIP, SOFT_INK, deep, mix
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import money, put
from render.kit.sheets import flat
from render.kit.words import block, fit, lay

SIZE: Final = (WIDTH, 1042)
PAGE: Final = Box(32, 36, WIDTH - 64, SIZE[1] - 72)
MAP: Final = PAGE.top(926)
LANES: Final = MAP.below(64).inset(12, 4).rows(4, 8)
HOME: Final = Box(MAP.x + 14, LANES[0].y, 216, LANES[-1].bottom - LANES[0].y)
ROAD: Final = 64
"""Length of the road before a city."""
SERVANT: Final = 46
SIGN: Final = 112


def draw_journey(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The close-up (RGB)."""
    under = ("journey", ground_key(view), tuple(view.bonuses.items()), words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(view, words)).copy()
    for city, box in city_boxes(view).items():
        here = [player.seat for player in view.players if city in player.cities]
        here += [-1] if view.bot is not None and city in view.bot.cities else []
        new = f"city:{city}" in changed.places
        if here:
            key = (under, city, tuple(here), new)
            tiled(image, box.inset(-8), key, partial(_visitors, image, box, here, new))
    legend(image, PAGE.low(28), decision is not None, bool(changed), words)
    if decision is not None:
        spots = {
            f"city:{city}": Spot(box, box.moved(0, -14), "top", 12, flush=True)
            for city, box in city_boxes(view).items()
        }
        mark_options(image, decision, spots, 46)
    return image


def city_boxes(view: View) -> dict[str, Box]:
    """Where the cities lie, by id: a lane for each path, from Jinling to the right."""
    paths = sorted({city[0] for city in view.cards.cities})
    found = {}
    for path, lane in zip(paths, LANES, strict=True):
        room = lane.beyond(HOME.w + 14)
        wide = (room.w - 3 * ROAD) // 3
        for city in sorted(city for city in view.cards.cities if city[0] == path):
            at = int(city[1]) - 1
            found[city] = Box(room.x + ROAD + at * (wide + ROAD), lane.y + 4, wide, lane.h - 8)
    return found


def _paint(view: View, words: Localiser) -> Image.Image:
    image = scroll(*SIZE, ACCENT, 9).image.copy()
    dye = DISTRICTS["travel"]
    flat(image, MAP, mix(SLIP, dye, 0.1), mix(dye, SLIP, 0.4), 12, 5)
    put(image, icons.district("travel", 50), MAP.x + 14, MAP.y + 8)
    text, size = fit(words.say(names.district("travel")), "serif", 38, 400, TEXT)
    end = MAP.x + 74 + lay(image, MAP.x + 74, MAP.y + 33, text, "serif", size, INK)
    if view.sides.travel == "b":
        put(image, icons.icon("publish", 44), end + 30, MAP.y + 11)
        told, size = fit(words.say(names.label("artisans")), "sans", 29, MAP.right - end - 100, TEXT)
        lay(image, end + 82, MAP.y + 33, told, "sans", size, SOFT_INK)
    _roads(image, view)
    flat(image, HOME, mix(SLIP, JADE, 0.3), deep(JADE, 0.4), 14)
    put(image, cities.sign("jinling", 180), HOME.mid_x - 90, HOME.mid_y - 120)
    text, size = fit(words.say(names.label("jinling")), "serif", 40, HOME.w - 16, TEXT)
    lay(image, HOME.mid_x, HOME.mid_y + 92, text, "serif", size, INK, "middle")
    for city, box in city_boxes(view).items():
        _city(image, box, city, view, words)
    return image


def _roads(image: Image.Image, view: View) -> None:
    """Canals from Jinling along the paths."""
    pen = Pen(MAP.w, MAP.h, 2)
    boxes = city_boxes(view)
    for path, lane in zip(sorted({city[0] for city in boxes}), LANES, strict=True):
        last = max(city for city in boxes if city[0] == path)
        ends = [(HOME.right - 20 - MAP.x, lane.mid_y - MAP.y), (boxes[last].x + 20 - MAP.x, lane.mid_y - MAP.y)]
        pen.line(ends, DEEP_RIVER, 26)
        pen.line(ends, RIVER, 20)
    art = pen.done()
    image.paste(art, MAP.at, art)


def _city(image: Image.Image, box: Box, city: str, view: View, words: Localiser) -> None:
    """What stays: drawing, name, cost, the Travel tile."""
    flat(image, box, SLIP, mix(DEEP_RIVER, INK, 0.2), 12, 4)
    put(image, cities.sign(city, SIGN), box.x + 8, box.y + 8)
    side = Box(box.x + SIGN + 12, box.y + 8, box.w - SIGN - 18, 96)
    lines, size = block(words.say(names.city(city)), "serif", 29, side.w, 3, TEXT)
    for at, line in enumerate(lines):
        lay(image, side.x, side.y + 16 + at * 31, line, "serif", size, INK)
    costs = {name: card.cost for name, card in view.cards.cities.items()}
    money(image, side.x + 34, box.y + 128, str(costs[city]), 34, INK, "middle")
    bonus = view.cards.travel[view.bonuses[city]].icons if city in view.bonuses else ()
    row = icons.row(bonus, 44, 2)
    put(image, row, side.right - row.width, box.y + 106)


def _visitors(image: Image.Image, box: Box, here: list[int], new: bool) -> None:
    """The servants in a city, at the foot of its drawing."""
    step = min(SERVANT - 4, (box.w - SERVANT - 16) // max(1, len(here) - 1))
    for at, colour in enumerate(here):
        put(image, people.servant(colour, SERVANT), box.x + 10 + at * step, box.bottom - SERVANT - 6)
    if new:
        put(image, fresh(38), box.x - 8, box.y - 8)
