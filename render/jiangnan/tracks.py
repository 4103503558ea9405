"""The head of the overview: round and phase, the turn order with the places taken for the next round."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.jiangnan.view import BOT, ROUNDS, View
from engine.kernel import Text, Who
from engine.words import Localiser
from render.jiangnan import icons, names, people
from render.jiangnan.changes import Changes, parties
from render.jiangnan.layout import TEXT
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh
from render.kit.palette import INK, SOFT_INK, WASH, mix, tint
from render.kit.printing import put
from render.kit.seals import put_glow, seal
from render.kit.seats import mark
from render.kit.sheets import flat
from render.kit.words import fit, lay

TURN = "輪"
"""Cut in the seal of the party whose turn it is."""


def winners(view: View) -> tuple[int, ...]:
    """Who has won, once the game is over: most VP, then first in the turn order. (JN-FIN-15, JN-FIN-16)"""
    if view.phase != "over":
        return ()
    most = max(party.score for _, party in parties(view))
    best = {number for number, party in parties(view) if party.score == most}
    return tuple(number for number in view.order if number in best)[:1]


def named(party: int) -> Text:
    """What a party is called."""
    return Text("jiangnan-bot") if party == BOT else names.label("name", who=Who(party))


def token(party: int, size: int) -> Image.Image:
    """The shape and colour of a party."""
    return people.disc(BOT, size) if party == BOT else mark(party, size)


def draw_state(image: Image.Image, box: Box, view: View, words: Localiser) -> None:
    """Round and phase, or who won."""
    over = view.phase == "over"
    state = names.label("ended") if over else names.label("round", round=view.round, rounds=ROUNDS)
    text, size = fit(words.say(state), "bold", 34, box.w, TEXT)
    lay(image, box.x, box.y + 26, text, "bold", size, INK)
    if over:
        lower = names.label("won", who=tuple(named(party) for party in winners(view)))
    else:
        lower = names.label(f"phase-{view.phase}")
    text, size = fit(words.say(lower), "sans", 29, box.w, TEXT)
    lay(image, box.x, box.y + 63, text, "sans", size, SOFT_INK)


def draw_order(image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes, under: Hashable) -> None:
    """The parties from first to last; below them the place that each has taken for the next round."""
    key = ("jiangnan-order", under, view.order, view.places, view.active, changed.order)
    whole = Box(boxes[0].x - 8, boxes[0].y - 8, boxes[-1].right - boxes[0].x + 16, boxes[0].h + 14)

    def draw() -> None:
        for place, (party, box) in enumerate(zip(view.order, boxes, strict=True), 1):
            _slot(image, box, view, party, place)
        if changed.order:
            put(image, fresh(26), boxes[0].x - 8, boxes[0].y - 8)

    tiled(image, whole, key, draw)


def _slot(image: Image.Image, box: Box, view: View, party: int, place: int) -> None:
    turn = view.active == party
    colour = people.dyed(party)
    if turn:
        put_glow(image, box, 10, colour, 5)
    flat(image, box, tint(colour, 0.3 if turn else 0.12), colour if turn else mix(WASH, colour, 0.5), 10)
    lay(image, box.x + 24, box.mid_y - 14, str(place), "bold", 34, SOFT_INK, "middle")
    put(image, token(party, 50), box.mid_x - 12, box.y + 6)
    if turn:
        put(image, seal(30, TURN), box.right - 32, box.y + 3)
    if party in view.places:
        put(image, icons.place("society", 26), box.x + 10, box.bottom - 29)
        lay(image, box.x + 40, box.bottom - 16, f"→ {view.places.index(party) + 1}", "bold", TEXT, INK)
