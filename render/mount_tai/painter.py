"""The pictures of the game, by area."""

from __future__ import annotations

from PIL import Image

from engine.games.mount_tai.view import View
from engine.kernel import Decision, Text
from engine.words import Localiser
from render.kit.palette import MALACHITE
from render.mount_tai import alt, names
from render.mount_tai import cover as covers
from render.mount_tai.board import draw_board
from render.mount_tai.changes import changes
from render.mount_tai.closeups import AREAS, draw_heights, draw_market, draw_year
from render.mount_tai.player import draw_player
from render.picture import Picture, seat_area

PLACES: dict[str, frozenset[str]] = {
    "mountain": frozenset(("cell",)),
    "season": frozenset(("event",)),
    "offers": frozenset(("pile", "blueprint")),
    "player": frozenset(("edict", "talent", "building", "good", "target")),
}
"""Which kinds of places each area shows best; the board shows all but targets."""


class MountTaiPainter:
    """Board, its parts large, a player's board (`player:<seat>`), cover and emblem."""

    accent = MALACHITE
    areas = ("board", *AREAS, "player")

    def paint(
        self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str = "board"
    ) -> Picture:
        """See `render.picture.Painter`."""
        changed = changes(view, since)
        if area == "board":
            return Picture(draw_board(view, decision, changed, words), alt.board(view))
        if area == "mountain":
            return Picture(draw_heights(view, decision, changed, words), alt.mountain(view))
        if area == "season":
            return Picture(draw_year(view, decision, changed, words), alt.season(view))
        if area == "offers":
            return Picture(draw_market(view, decision, changed, words), alt.offers(view))
        seat = seat_area(area, view.seats)
        return Picture(draw_player(view, seat, decision, since, words), alt.player(view, seat))

    def focus(self, view: View, decision: Decision) -> str:
        """See `render.picture.Painter`."""
        asked = {option.at.partition(":")[0] for option in decision.every() if option.at}
        best = next((area for area, kinds in PLACES.items() if asked and asked <= kinds), "board")
        return f"player:{decision.seat}" if best == "player" else best

    def cover(self, words: Localiser) -> Picture:
        """See `render.picture.Painter`."""
        image = covers.cover(words.say(Text("mount-tai-name")), words.say(Text("mount-tai-summary")))
        return Picture(image, names.label("alt-cover"))

    def emblem(self, size: int) -> Image.Image:
        """See `render.picture.Painter`."""
        return covers.emblem(size)
