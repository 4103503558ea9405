"""The pictures of the game, by area."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import View
from engine.kernel import Decision, Text
from engine.words import Localiser
from render.gugong import alt, names
from render.gugong import cover as covers
from render.gugong.board import draw_board
from render.gugong.changes import changes
from render.gugong.closeups import draw_heights, draw_land, draw_yard
from render.gugong.player import draw_player
from render.kit.palette import ROUGE
from render.picture import Picture, seat_area

FOCUS = {
    **dict.fromkeys(("gift", "way", "swap", "recall", "rich_gift"), "court"),
    **dict.fromkeys(("city", "load", "sail", "claim"), "map"),
}
"""Where the options of a question are seen best, by its key; the others are about the whole table."""
OWN = frozenset(("exchange", "end", "evening", "pay", "gain", "jade_trade"))
"""Questions about nothing but what lies on the own board."""


class GugongPainter:
    """Board, its parts large, a player's board (``player:<seat>``), cover and emblem."""

    accent = ROUGE
    areas = ("board", "court", "map", "palace", "player")

    def paint(
        self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str = "board"
    ) -> Picture:
        """See ``render.picture.Painter``."""
        changed = changes(view, since)
        if area == "board":
            return Picture(draw_board(view, decision, changed, words), alt.board(view))
        if area == "court":
            return Picture(draw_yard(view, decision, changed, words), alt.court(view))
        if area == "map":
            return Picture(draw_land(view, decision, changed, words), alt.country(view))
        if area == "palace":
            return Picture(draw_heights(view, decision, changed, words), alt.palace(view))
        seat = seat_area(area, view.seats)
        return Picture(draw_player(view, seat, decision, since, words), alt.player(view, seat))

    def focus(self, view: View, decision: Decision) -> str:
        """See ``render.picture.Painter``."""
        return f"player:{decision.seat}" if decision.key in OWN else FOCUS.get(decision.key, "board")

    def cover(self, words: Localiser) -> Picture:
        """See ``render.picture.Painter``."""
        image = covers.cover(words.say(Text("gugong-name")), words.say(Text("gugong-summary")))
        return Picture(image, names.label("alt-cover"))

    def emblem(self, size: int) -> Image.Image:
        """See ``render.picture.Painter``."""
        return covers.emblem(size)
