"""The pictures of the game, by area."""

from __future__ import annotations

from PIL import Image

from engine.games.jiangnan.view import View
from engine.kernel import Decision, Text
from engine.words import Localiser
from render.jiangnan import alt, names
from render.jiangnan import cover as covers
from render.jiangnan.board import draw_board
from render.jiangnan.changes import changes
from render.jiangnan.closeups import draw_council, draw_journey, draw_quays, draw_stalls, draw_works
from render.jiangnan.player import draw_player
from render.picture import Picture, seat_area

SEEN_IN: dict[str, tuple[str, ...]] = {
    "player": (
        "turn",
        "discard",
        "rest",
        "fetch",
        "replace",
        "swap",
        "publish",
        "exam_works",
        "exam_ideas",
        "income",
        "idea",
        "spirits",
    ),
    "works": (
        "work",
        "talent",
        "society",
        "more",
        "bonus",
        "portfolio",
        "calligraphy",
        "draw",
        "teahouse",
        "tavern",
        "parlour",
        "servant",
    ),
    "travel": ("travel", "city"),
    "fair": ("fair", "stroll", "shop"),
    "districts": ("vassal", "boat", "boat_from", "trend"),
    "upkeep": ("draft",),
}
"""The questions whose options each area shows best; all others are seen on the board."""
AREA: dict[str, str] = {key: area for area, keys in SEEN_IN.items() for key in keys}


class JiangnanPainter:
    """Overview, its parts large, cover and emblem."""

    accent = covers.ACCENT
    areas = ("board", "districts", "upkeep", "works", "travel", "fair", "player")

    def paint(
        self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str = "board"
    ) -> Picture:
        """See `render.picture.Painter`."""
        changed = changes(view, since)
        if area == "board":
            return Picture(draw_board(view, decision, changed, words), alt.board(view))
        if area == "districts":
            return Picture(draw_quays(view, decision, changed, words), alt.districts(view))
        if area == "upkeep":
            return Picture(draw_council(view, decision, changed, words), alt.upkeep(view))
        if area == "works":
            return Picture(draw_works(view, decision, changed, words), alt.works(view))
        if area == "travel":
            return Picture(draw_journey(view, decision, changed, words), alt.travel(view))
        if area == "fair":
            return Picture(draw_stalls(view, decision, changed, words), alt.fair(view))
        seat = seat_area(area, view.seats)
        return Picture(draw_player(view, seat, decision, since, changed, words), alt.player(view, seat))

    def focus(self, view: View, decision: Decision) -> str:
        """See `render.picture.Painter`."""
        area = AREA.get(decision.key, "board")
        return f"player:{decision.seat}" if area == "player" else area

    def cover(self, words: Localiser) -> Picture:
        """See `render.picture.Painter`."""
        image = covers.cover(words.say(Text("jiangnan-name")), words.say(Text("jiangnan-summary")))
        return Picture(image, names.label("alt-cover"))

    def emblem(self, size: int) -> Image.Image:
        """See `render.picture.Painter`."""
        return covers.emblem(size)
