"""The places of the overview by the names that options use in `at`, and where their tags find room."""

from __future__ import annotations

from engine.games.jiangnan.view import View
from render.jiangnan.changes import parties
from render.jiangnan.inside import city_boxes, muse_boxes, shop_boxes, track_boxes, work_boxes
from render.jiangnan.layout import Layout
from render.jiangnan.supply import offered
from render.kit.boxes import Box
from render.kit.options import Spot


def board_spots(plan: Layout, view: View) -> dict[str, Spot]:
    """The overview's places by the names that options use in `at`."""
    found: dict[str, Spot] = {}
    for slot, (district, column) in enumerate(zip(view.slots, plan.columns, strict=True)):
        found[f"district:{district}"] = Spot(column.box, column.head.moved(0, -20), "top", 8)
        found[f"boat:{slot}"] = Spot(plan.slots[slot].inset(2), plan.slots[slot], "bottom", bare=True)
        found |= _inside(district, column.inside, view)
    found["district:rest"] = Spot(plan.rest, plan.rest, "bottom")
    for tile, box in zip(offered(view), plan.offer, strict=False):
        found.setdefault(f"offer:{tile}", Spot(box, box.moved(0, 12), "bottom", 6, size=30))
    for part, (party, _) in zip(plan.people, parties(view), strict=True):
        room = Box(part.plate.x, part.box.y - 18, part.plate.w, 38)
        found[f"player:{party}"] = Spot(part.box, room, "top")
        found[f"spirits:{party}"] = Spot(part.people, part.people, "bottom", bare=True, flush=True)
    boat = view.river[len(view.slots)]
    if boat is not None:
        for trend, half in zip(boat.trends, plan.slots[-1].top(64).columns(2, 4), strict=False):
            found[f"trend:{trend.shown}"] = Spot(half, half, "bottom", 6, size=32)
    return found


def _inside(district: str, box: Box, view: View) -> dict[str, Spot]:
    if district == "society":
        return {f"work:{work}": _low(place) for work, place in zip(view.works, work_boxes(box), strict=False)}
    if district == "parlour":
        muses = zip(view.muses, muse_boxes(box), strict=False)
        return {f"muse:{muse.character}": _low(place) for muse, place in muses}
    if district == "travel":
        return {f"city:{city}": _low(place) for city, place in city_boxes(box, view).items()}
    if district == "fair":
        return {f"shop:{at}": _low(place) for at, place in enumerate(shop_boxes(box))}
    return {f"track:{district}": _low(track_boxes(box)[1])}


def _low(box: Box) -> Spot:
    return Spot(box, box.moved(0, 10), "bottom", 7, size=32)
