"""The head of the board: year and round, and the turn order area with the edict tiles that were played."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from msgspec import Struct
from PIL import Image

from engine.games.mount_tai.view import ROUNDS, SEASONS, VIRTUAL, View
from engine.kernel import Seat, Who
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import fresh
from render.kit.palette import INK, SEATS, SLIP, SOFT_INK, WASH, Colour, mix, tint
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import put_glow, seal
from render.kit.seats import mark
from render.kit.sheets import flat
from render.kit.words import fit, lay
from render.mount_tai import edicts, names
from render.mount_tai.changes import Changes
from render.mount_tai.layout import TEXT

TURN = "輪"
"""Cut in the seal of the party whose turn it is: "your turn"."""


class Moment(Struct, frozen=True):
    """Where the game stands; the last decisions and the scoring still belong to the last round. `season` is from 0."""

    year: int
    season: int
    round: int


def moment(view: View) -> Moment:
    """The present year, season and round."""
    if view.year > view.cards.board.years:
        return Moment(view.cards.board.years, len(SEASONS) - 1, ROUNDS)
    return Moment(view.year, view.season, view.round)


def active(view: View) -> Seat | None:
    """Whose turn it is: a seat, `VIRTUAL`, or None between the turns."""
    if view.phase in ("order", "close", "final", "over"):
        return None
    if view.virtual is not None and view.phase == "policy":
        return VIRTUAL if view.turn else 0  # the human always decides first (MT-SOLO-07)
    return view.order[view.turn]


def winners(view: View) -> tuple[Seat, ...]:
    """Who has won, once the game is over: most reputation, then most of what bonus tiles show. (MT-END-05 to -08)"""
    if view.phase != "over":
        return ()
    if view.virtual is not None:
        goal = view.cards.challenge[view.challenge].goal if view.challenge else 0
        return (0,) if view.players[0].reputation >= goal else ()
    goods = [good for good in view.bonuses if good != "reputation"]
    worth = {player.seat: (player.reputation, *(getattr(player, good) for good in goods)) for player in view.players}
    return tuple(seat for seat, value in worth.items() if value == max(worth.values()))


def draw_state(image: Image.Image, box: Box, view: View, words: Localiser) -> None:
    """Year, season and round; below them the phase, or how the challenge stands."""
    now = moment(view)
    if view.phase == "over":
        state = names.label("ended")
    else:
        state = names.label("state", year=now.year, season=names.season(SEASONS[now.season]), round=now.round)
    text, size = fit(words.say(state), "bold", 32, box.w, TEXT)
    lay(image, box.x, box.y + 26, text, "bold", size, INK)
    won = tuple(names.label("name", who=Who(seat)) for seat in winners(view))
    if won:
        lower = words.say(names.label("won", who=won))
    else:
        lower = "" if view.phase == "over" else words.say(names.label(f"phase-{view.phase}"))
    if view.challenge:
        goal = names.good("reputation", view.cards.challenge[view.challenge].goal)
        told = words.say(names.label("challenge", game=view.challenge, goal=goal))
        lower = f"{lower} · {told}" if lower else told
    text, size = fit(lower, "sans", 29, box.w, TEXT)
    lay(image, box.x, box.y + 64, text, "sans", size, SOFT_INK)


def draw_order(image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes, under: Hashable) -> None:
    """The parties from first to last, each with the edict tile that it played this round."""
    turn = active(view)
    parties = tuple((party, played(view, party)) for party in view.order)
    key = ("mount-tai-order", under, parties, turn, changed.order, changed.played)
    whole = Box(boxes[0].x - 8, boxes[0].y - 8, boxes[-1].right - boxes[0].x + 16, boxes[0].h + 14)

    def draw() -> None:
        for place, ((party, number), box) in enumerate(zip(parties, boxes, strict=True), 1):
            _slot(image, box, view, party, number, turn == party, place)
            if party in changed.order:
                put(image, fresh(26), box.x - 8, box.y - 8)
            if party in changed.played:
                put(image, fresh(26), box.right - 20, box.y - 8)

    tiled(image, whole, key, draw)


def tile_box(box: Box) -> Box:
    """Where the edict tile lies in a place of the turn order area."""
    size = box.h - 14
    return Box(box.right - size - 7, box.y + 7, size, size)


def played(view: View, party: Seat) -> int:
    """The edict tile of a party in the turn order area; 0: none."""
    if party != VIRTUAL:
        return view.players[party].played
    return view.virtual.played if view.virtual else 0


def colour_of(party: Seat) -> Colour:
    """The colour of a seat; the virtual player's is that of ink."""
    return WASH if party == VIRTUAL else SEATS[party].colour


def _slot(image: Image.Image, box: Box, view: View, party: Seat, number: int, turn: bool, place: int) -> None:
    colour = colour_of(party)
    if turn:
        put_glow(image, box, 10, colour, 5)
    flat(image, box, tint(colour, 0.3 if turn else 0.12), colour if turn else mix(WASH, colour, 0.5), 10)
    tile = tile_box(box)
    if number:
        put(image, edicts.edict(number, view.cards.edicts[number], tile.w), *tile.at)
    else:
        put(image, _empty(tile.w), *tile.at)
    size = 46
    token = robot(size) if party == VIRTUAL else mark(party, size)
    middle = (box.x + tile.x) // 2
    put(image, token, middle - size // 2, box.y + 36)
    if turn:
        put(image, seal(32, TURN), middle - 16, box.y + 4)
    else:
        lay(image, middle, box.y + 21, str(place), "bold", TEXT, SOFT_INK, "middle")


@cache
def _empty(size: int) -> Image.Image:
    """A place without a tile."""
    pen = Pen(size, size)
    pen.box(1, 1, size - 2, size - 2, (*SLIP, 150), (*WASH, 200), 1.8, 7)
    pen.line([(size * 0.36, size / 2), (size * 0.64, size / 2)], (*WASH, 220), 2.5)
    return pen.done()


def robot(size: int) -> Image.Image:
    """The virtual player's token: a round of ink with a bare ring."""
    return SPRITES.get(("mount-tai", "virtual", size), lambda: _robot(size))


def _robot(size: int) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2
    pen.disc(c, c, c - 2, mix(WASH, INK, 0.5))
    pen.disc(c, c, c * 0.62, SLIP)
    pen.disc(c, c, c * 0.36, mix(WASH, INK, 0.5))
    return pen.done()
