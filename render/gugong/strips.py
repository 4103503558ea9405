"""The players below the board: name and turn, score, and what each has at hand."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise

from PIL import Image

from engine.games.gugong.view import PlayerView, View
from engine.kernel import Seat, Who
from engine.words import Localiser
from render.gugong import gifts, icons, names, people, pieces, tokens
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Person
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import delta, fresh, ring
from render.kit.palette import INK, SEATS, SLIP, SOFT_INK, WASH, mix, tint
from render.kit.printing import faded, put
from render.kit.seals import put_glow, seal
from render.kit.seats import mark
from render.kit.sheets import flat
from render.kit.type import width
from render.kit.words import fit, lay

TURN = "輪"
"""Cut in the seal of the seat whose turn it is: "your turn"."""
VICTORY = "勝"
"""Cut in the winner's seal."""


def player_name(words: Localiser, seat: Seat) -> str:
    """What the table calls a seat."""
    return words.say(names.label("name", who=Who(seat)))


def winner(view: View) -> Seat | None:
    """Who has won, once the game is over: most points in the Palace, a tie by Intrigue order. (GG-FIN-09 to -11)"""
    if view.phase != "over":
        return None
    able = [player for player in view.players if player.place is not None]
    return max(able, key=lambda player: (player.score, -player.rank)).seat if able else None


def paint_strip(image: Image.Image, part: Person, seat: Seat) -> None:
    """What stays the same of a player's part."""
    colour = SEATS[seat].colour
    flat(image, part.box, mix(SLIP, colour, 0.07), colour, 10, 5)


def draw_strip(
    image: Image.Image,
    part: Person,
    view: View,
    player: PlayerView,
    changed: Changes,
    words: Localiser,
    under: Hashable,
) -> None:
    """A player's name, score and goods."""
    seat = player.seat
    won = winner(view) == seat
    active = won or (view.phase != "over" and view.active == seat)
    marks = (changed.score(seat), frozenset(what for who, what in changed.goods if who == seat), changed.medal)
    about = (active, won, view.start == seat, view.medal == seat)
    taken = sum(reward.taken for reward in player.rewards)
    lies = (player.foreman, player.tokens, player.ships_left, taken)
    goods = (player.score, player.jade, player.hand_size, player.pool, lies)
    key = ("gugong-strip", under, seat, player_name(words, seat), goods, about, marks)

    def draw() -> None:
        if active:
            put_glow(image, part.box, 10, SEATS[seat].colour, 5)
        _plate(image, part.plate, seat, player_name(words, seat), (VICTORY if won else TURN) if active else "")
        _score(image, part.score, view, player, changed, words)
        _goods(image, part.goods, player, changed)

    tiled(image, part.box.inset(-5), key, draw)


def _plate(image: Image.Image, box: Box, seat: Seat, name: str, stamp: str) -> None:
    """Shape, colour and name of a seat; ``stamp``: the seal of its turn, if it has it."""
    colour = SEATS[seat].colour
    fill = tint(colour, 0.34 if stamp else 0.2)
    flat(image, box, fill, fill, box.h // 2)
    token = mark(seat, box.h - 4)
    put(image, token, box.x + 6, box.y + 2)
    stop = box.right - (box.h + 6 if stamp else 14)
    text, size = fit(name, "bold", 31, stop - box.x - box.h - 10, TEXT)
    lay(image, box.x + box.h + 10, box.mid_y, text, "bold", size, INK)
    if stamp:
        size = round(box.h * 0.8)
        put(image, seal(size, stamp), box.right - size - 8, box.mid_y - size // 2)


def _score(image: Image.Image, box: Box, view: View, player: PlayerView, changed: Changes, words: Localiser) -> None:
    """Points, Jade, and whether the player begins today or tomorrow."""
    size = box.h
    tokens_held = ((view.start == player.seat, pieces.start(size)), (view.medal == player.seat, pieces.medal(size)))
    right = box.right
    for held, sprite in tokens_held:
        if held:
            right -= size + 2
            put(image, sprite, right, box.y)
    held_from = right
    right -= 36 + width(str(player.jade), "bold", TEXT)
    more = changed.score(player.seat)
    x = box.x + lay(image, box.x + 2, box.mid_y, str(player.score), "bold", 40, INK) + 7
    unit = words.say(names.label("score", count=player.score))
    if x + width(unit, "sans", TEXT) + (width(f"+{more}", "bold", TEXT) + 4 if more else 0) < right - 6:
        x += lay(image, x, box.mid_y + 2, unit, "sans", TEXT, SOFT_INK) + 8
    if more:
        x += delta(image, x, box.mid_y, more, TEXT) + 4
    left = max(x, min(box.x + min(box.w // 2, 190), right))
    _count(image, left, box, pieces.jade(31), player.jade, (player.seat, "jade") in changed.goods)
    ships = left + 90
    if ships + 84 < held_from:
        put(image, icons.plain("canal", 40), ships, box.mid_y - 20)
        lay(image, ships + 43, box.mid_y, str(player.ships_left), "bold", TEXT, INK)
    if ships + 174 < held_from:
        taken = sum(reward.taken for reward in player.rewards)
        _count(image, ships + 90, box, pieces.anchor(34), taken, False)


def goods_columns(box: Box) -> tuple[Box, ...]:
    """Hand, pool, Foreman, tokens; the tokens have all that is left of a wide box."""
    room = min(box.w, 330)
    stops = (0, round(0.25 * room), round(0.58 * room), round(0.75 * room), box.w)
    return tuple(Box(box.x + a, box.y, b - a, box.h) for a, b in pairwise(stops))


def _goods(image: Image.Image, box: Box, player: PlayerView, changed: Changes) -> None:
    """Hand, servants in the pool, the Foreman, Travel tokens."""
    columns = goods_columns(box)
    card = gifts.back(round(box.h / gifts.SHAPE) + 2)
    _count(image, columns[0].x, box, card, player.hand_size, False)
    _count(image, columns[1].x, box, people.servant(player.seat, 40), player.pool,
           (player.seat, "pool") in changed.goods)  # fmt: skip
    if player.foreman in ("pool", "supply"):
        chief = people.foreman(player.seat, 40)
        put(image, chief if player.foreman == "pool" else faded(chief, SLIP, 0.75), columns[2].x, box.y - 2)
    marked = (player.seat, "tokens") in changed.goods
    if len(player.tokens) * (box.h + 2) > columns[3].w or columns[3].w < 150:
        _count(image, columns[3].x, box, tokens.back(34), len(player.tokens), marked)
        return
    for i, kind in enumerate(player.tokens or ("",)):
        sprite = tokens.token(kind, box.h) if kind else faded(tokens.back(box.h), SLIP, 0.7)
        put(image, sprite, columns[3].x + i * (box.h + 2), box.y)
    if marked:
        put(image, fresh(28), columns[3].x + len(player.tokens) * (box.h + 2) - 14, box.y - 8)


def _count(image: Image.Image, x: int, box: Box, sign: Image.Image, count: int, marked: bool) -> None:
    put(image, sign, x, box.mid_y - sign.height // 2)
    lay(image, x + sign.width + 3, box.mid_y, str(count), "bold", TEXT, INK if count else mix(INK, WASH, 0.6))
    if marked:
        wide = sign.width + 16 + width(str(count), "bold", TEXT)
        put(image, ring(wide, box.h + 6), x - 7, box.y - 3)
