"""The places of the pictures by the names that options use in `at`, and where their tags find room."""

from __future__ import annotations

from engine.games.mount_tai.view import CELLS, View
from render.kit.boxes import Box
from render.kit.options import Spot
from render.mount_tai.layout import Layout, SeasonPlan
from render.mount_tai.relief import Relief
from render.mount_tai.strips import belongings_boxes, goods_boxes, pyramid_box
from render.mount_tai.tracks import moment, tile_box


def board_spots(plan: Layout, of: Relief, view: View) -> dict[str, Spot]:
    """The board's places by the names that options use in `at`."""
    found = cell_spots(of)
    found |= pile_spots(plan.piles) | building_spots(plan.buildings, view) | event_spots(plan.seasons, view)
    for place, party in zip(plan.order, view.order, strict=True):
        if party >= 0:
            found[f"edict:{party}:{view.players[party].played}"] = Spot(tile_box(place), tile_box(place))
    for seat, person in enumerate(plan.people):
        found[f"player:{seat}"] = Spot(person.box, Box(person.plate.x, person.box.y - 18, person.plate.w, 38), "top")
        for good, box in goods_boxes(person).items():
            found[f"good:{seat}:{good}"] = Spot(box.inset(-2, -2), Box(box.x, box.bottom - 14, box.w, 38), "top")
        of_seat = view.players[seat]
        tiles = pyramid_box(person)
        before = Box(tiles.x - 116, tiles.y, 110, tiles.h)
        found[f"pyramid:{seat}"] = Spot(tiles.inset(-4, 0), before, "middle", flush=True)
        for at, box in belongings_boxes(person, of_seat).items():
            found[at] = Spot(box, Box(box.x, box.bottom - 18, box.w, 38), "top", bare=True)
    return found


def pyramids(view: View) -> dict[str, str]:
    """Edict tiles of which the board only has the number: all of a player's are in one place."""
    return {
        f"edict:{player.seat}:{tile.number}": f"pyramid:{player.seat}"
        for player in view.players
        for tile in player.pyramid
    }


def cell_spots(of: Relief) -> dict[str, Spot]:
    """Cells: tags at the right of the terrace, off the name."""
    size = round(of.pitch * 0.34)
    found = {}
    for cell in CELLS:
        box = of.cells[cell]
        room = Box(box.x, box.y, box.w + size // 4, box.h + size // 8)
        found[f"cell:{cell}"] = Spot(box.inset(2), room, "bottom", 6, flush=True, size=size)
    return found


def pile_spots(boxes: tuple[Box, ...]) -> dict[str, Spot]:
    """Talent piles: tags at the lower edge of the portrait."""
    return {f"pile:{index}": Spot(box, box.top(box.h - 34), "bottom") for index, box in enumerate(boxes)}


def building_spots(boxes: tuple[Box, ...], view: View) -> dict[str, Spot]:
    """Building tiles on offer."""
    return {
        f"blueprint:{kind}": Spot(box, box.top(box.h - 34), "bottom")
        for kind, box in zip(view.blueprints, boxes, strict=False)
    }


def year_spots(seasons: tuple[SeasonPlan, ...], view: View) -> dict[str, Spot]:
    """The events of the present round where the seasons are large."""
    return event_spots(seasons, view, 40)


def event_spots(seasons: tuple[SeasonPlan, ...], view: View, size: int = 34) -> dict[str, Spot]:
    """The events of the present round, by colour: tags `size` px high at the upper right, off the values."""
    at = moment(view).round - 1
    index, row = divmod(at, 2)
    return {
        f"event:{view.cards.events[tile.tile].colour}": Spot(
            box, Box(box.x, box.y - 14, box.w + 14, box.h), "top", flush=True, size=size
        )
        for tile, box in zip(view.events[at], seasons[index].events[row], strict=True)
    }
