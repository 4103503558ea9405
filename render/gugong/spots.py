"""The places of the pictures by the names that options use in ``at``, and where their tags find room."""

from __future__ import annotations

from engine.games.gugong.view import REWARDS, View
from render.gugong.layout import Canal, Jade, Layout, Map, Track, Wall
from render.gugong.strips import goods_columns
from render.gugong.tracks import envoy_boxes, marker_boxes
from render.kit.boxes import Box
from render.kit.options import Spot


def spots(plan: Layout, view: View) -> dict[str, Spot]:
    """The board's places by the names that options use in ``at``."""
    found: dict[str, Spot] = {}
    for kind, hall in plan.halls.items():
        roof = hall.box.top(47).inset(2, 0)
        found |= {
            f"gift:{kind}": Spot(hall.inside.inset(3, 2), roof, "middle"),
            f"location:{kind}": Spot(hall.foot, roof, "middle"),
        }
    found |= map_spots(plan.map) | wall_spots(plan.wall) | jade_spots(plan.jade)
    found |= track_spots(plan.intrigue, plan.palace, view) | canal_spots(plan.canal)
    found |= decree_spots(plan.decrees, view)
    for seat, person in enumerate(plan.people):
        quarter = goods_columns(person.goods)
        found[f"tokens:{seat}"] = Spot(quarter[3], person.box.low(20).moved(0, 10), "middle", bare=True)
        found[f"pool:{seat}"] = Spot(quarter[1], person.box.low(20).moved(0, 10), "middle", bare=True)
        for harbor, reward in enumerate(REWARDS, 1):
            head = plan.canal.heads[harbor]
            found[f"reward:{seat}:{reward}"] = Spot(head, Box(head.right - 44, head.y - 14, 60, 40), "top")
    return found


def map_spots(part: Map) -> dict[str, Spot]:
    """Cities: tags over the upper edge of the token."""
    return {
        f"city:{city}": Spot(box, Box(box.mid_x - 60, box.y - 22, 120, 40), "top", box.w // 2)
        for city, box in part.cities.items()
    }


def wall_spots(part: Wall) -> dict[str, Spot]:
    """The Wall as a whole, and its dice."""
    stones = Box(part.stones[0].x, part.stones[0].y, part.stones[-1].right - part.stones[0].x, part.stones[0].h)
    found = {"wall": Spot(stones, part.box.low(20).moved(0, 14), "middle")}
    for i, box in enumerate(part.dice):
        found[f"die:{i}"] = Spot(box, box.low(20).moved(0, 26), "middle", 14)
    return found


def jade_spots(part: Jade) -> dict[str, Spot]:
    """Houses and the square: tags at the left, beside the price."""
    found = {f"house:{i}": Spot(box, Box(box.x - 33, box.y + 2, 40, 40), "top") for i, box in enumerate(part.houses)}
    found["square"] = Spot(part.square, Box(part.square.x - 8, part.square.y - 12, 40, 40), "top")
    return found


def track_spots(ladder: Track, stairs: Track, view: View) -> dict[str, Spot]:
    """Markers and Envoys: tags above all that stand on the same step."""
    found = {}
    for kind, boxes, track in (
        ("intrigue", marker_boxes(ladder, view), ladder),
        ("palace", envoy_boxes(stairs, view), stairs),
    ):
        for seat, box in boxes.items():
            top = min(other.y for other in boxes.values() if abs(other.mid_x - box.mid_x) < box.w)
            room = Box(box.mid_x - 90, max(track.box.y - 4, top - 44), 180, 40)
            found[f"{kind}:{seat}"] = Spot(box, room, "top", 6)
    return found


def decree_spots(boxes: tuple[Box, ...], view: View) -> dict[str, Spot]:
    """Decrees: tags at the upper left corner."""
    return {
        f"decree:{edict.kind}": Spot(box, Box(box.x - 12, box.y - 14, 60, 40), "top")
        for edict, box in zip(view.edicts, boxes, strict=True)
    }


def canal_spots(part: Canal) -> dict[str, Spot]:
    """Harbor places, with ships or without: tags under the load."""
    found = {}
    for route, row in enumerate(part.routes):
        for harbor, box in enumerate(row, 1):
            room = Box(box.right - 96, box.bottom - 36, 96, 40)
            found[f"ship:r{route}h{harbor}"] = Spot(box.inset(3), room, "bottom")
    return found
