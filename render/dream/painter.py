"""The pictures of the game, by area."""

from __future__ import annotations

from PIL import Image

from engine.games.dream.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.dream import alt
from render.dream.board import draw_board
from render.dream.changes import changes
from render.picture import Picture, UnknownArea


class DreamPainter:
    """Board, street, a player's board, cover and emblem."""

    areas = ("board",)

    def paint(
        self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str = "board"
    ) -> Picture:
        """See ``render.picture.Painter``."""
        changed = changes(view, since)
        if area == "board":
            return Picture(draw_board(view, decision, changed, words), alt.board(view))
        raise UnknownArea(area)

    def cover(self, words: Localiser) -> Picture:
        raise NotImplementedError

    def emblem(self, size: int) -> Image.Image:
        raise NotImplementedError
