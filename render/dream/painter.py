"""The pictures of the game, by area."""

from __future__ import annotations

from PIL import Image

from engine.games.dream.view import View
from engine.kernel import Decision, Text
from engine.words import Localiser
from render.dream import alt, names
from render.dream import cover as covers
from render.dream.board import draw_board
from render.dream.changes import changes
from render.dream.closeups import draw_market, draw_player, draw_street
from render.kit.palette import GAMBOGE
from render.picture import Picture, seat_area


class DreamPainter:
    """Board, street, market, a player's board (``player:<seat>``), cover and emblem."""

    accent = GAMBOGE
    areas = ("board", "street", "market", "player")

    def paint(
        self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str = "board"
    ) -> Picture:
        """See ``render.picture.Painter``."""
        changed = changes(view, since)
        if area == "board":
            return Picture(draw_board(view, decision, changed, words), alt.board(view))
        if area == "street":
            return Picture(draw_street(view, decision, changed, words), alt.street(view))
        if area == "market":
            return Picture(draw_market(view, decision, changed, words), alt.market(view))
        seat = seat_area(area, view.seats)
        return Picture(draw_player(view, seat, decision, changed, words), alt.player(view, seat))

    def focus(self, view: View, decision: Decision) -> str:
        """See ``render.picture.Painter``: this game's questions are about the whole table."""
        return "board"

    def cover(self, words: Localiser) -> Picture:
        """See ``render.picture.Painter``."""
        image = covers.cover(words.say(Text("dream-name")), words.say(Text("dream-summary")))
        return Picture(image, names.label("alt-cover"))

    def emblem(self, size: int) -> Image.Image:
        """See ``render.picture.Painter``."""
        return covers.emblem(size)
