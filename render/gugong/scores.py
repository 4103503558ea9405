"""A player's points and where they come from, in signs."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import PlayerView
from render.gugong import decrees, icons, people, pieces, tokens
from render.kit.boxes import Box
from render.kit.marks import delta
from render.kit.palette import INK, SOFT_INK
from render.kit.printing import put
from render.kit.words import NEEDED, fit, lay

SOURCES = (
    "wall", "palace", "destiny", "tokens", "trades", "decrees", "harbors", "places", "final_decrees", "jade",
)  # fmt: skip
"""What brings points, in the order in which a game brings them."""


def source(kind: str, seat: int, size: int) -> Image.Image:
    """The sign of a source of points (a key of ``Player.points``)."""
    if kind in ("wall", "palace"):
        return icons.action(kind, size)
    if kind == "decrees":
        return icons.action("decree", size)
    if kind == "destiny":
        return pieces.die(9, size)
    if kind == "tokens":
        return tokens.back(size)
    if kind == "trades":
        return icons.action("swap", size)
    if kind == "harbors":
        return pieces.anchor(size)
    if kind == "places":
        return people.envoy(seat, size)
    return decrees.level(3, size) if kind == "final_decrees" else pieces.jade(size)


def draw_score(image: Image.Image, box: Box, player: PlayerView, change: int) -> None:
    """The score in its blossom, how it changed, and what brought it."""
    size = box.h + 8
    put(image, pieces.points(player.score, size), box.x, box.mid_y - size // 2)
    x = box.x + size + 6
    if change:
        x += delta(image, x, box.mid_y, change, 36) + 12
    brought = [(kind, player.points[kind]) for kind in SOURCES if player.points.get(kind)]
    if not brought:
        return
    x += lay(image, x, box.mid_y, "=", "bold", 36, SOFT_INK) + 8
    room = (box.right - x) // len(brought)
    sign = min(46, max(30, room - 46))
    for kind, count in brought:
        put(image, source(kind, player.seat, sign), x, box.mid_y - sign // 2)
        text, size_in = fit(str(count), "bold", 34, room - sign - 4, NEEDED)
        lay(image, x + sign + 4, box.mid_y, text, "bold", size_in, INK)
        x += min(room, sign + 66)
