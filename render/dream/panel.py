"""A player's part of the board: name, coins and shops on the way to victory, eight sites, kitchen and Private Room."""

from __future__ import annotations

from PIL import Image

from engine.games.dream.view import PlayerView, View
from engine.kernel import Who
from engine.words import Localiser
from render.dream import cards, names, sites
from render.dream.changes import Changes
from render.dream.layout import Panel
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.icons import drawn, icon
from render.kit.marks import delta, fresh
from render.kit.palette import (
    GAMBOGE,
    GOLD,
    INK,
    MALACHITE,
    ROUGE,
    SEATS,
    SHADED,
    SLIP,
    SOFT_INK,
    WASH,
    Colour,
    deep,
    mix,
)
from render.kit.paper import lay_slip
from render.kit.pen import Pen
from render.kit.printing import faded, put
from render.kit.seals import put_glow
from render.kit.seats import plate
from render.kit.words import NEEDED, fit, lay

TURN = "輪"
"""Cut in the seal of the seat whose turn it is: "your turn"."""
VICTORY = "勝"
"""Cut in the winner's seal."""


def player_name(words: Localiser, seat: int) -> str:
    """What the table calls a seat."""
    return words.say(names.label("name", who=Who(seat)))


def paint_panel(image: Image.Image, part: Panel, seat: int) -> None:
    """What stays the same of a player's part."""
    colour = SEATS[seat].colour
    lay_slip(image, part.box, fill=mix(SLIP, colour, 0.07), line=colour, radius=10, raised=6)


def draw_panel(
    image: Image.Image, part: Panel, view: View, player: PlayerView, changed: Changes, words: Localiser
) -> None:
    """Draw ``player`` into ``part`` of an RGB picture, on what ``paint_panel`` left there."""
    costs = tuple(view.cards.shops[site.shop].cost for site in player.sites if site.shop is not None)
    wins = (view.cards.board.coins_to_win, view.cards.board.models_to_win)
    now = (view.seats, view.active == player.seat, view.winner)
    marks = changed.at(player.seat)
    key = ("dream-panel", words.language, player_name(words, player.seat), player, costs, wins, now, marks)
    tiled(image, part.box.inset(-8), key, lambda: _draw(image, part, view, player, changed, words))


def _draw(image: Image.Image, part: Panel, view: View, player: PlayerView, changed: Changes, words: Localiser) -> None:
    won = view.winner == player.seat
    active = won or (view.winner is None and view.active == player.seat)
    colour = SEATS[player.seat].colour
    if active:
        put_glow(image, part.box, 10, colour, 8)
    plate(image, part.plate, player.seat, player_name(words, player.seat), active, VICTORY if won else TURN)
    draw_score(image, part, view, player, changed)
    for i, (site, box) in enumerate(zip(player.sites, part.sites, strict=True)):
        if site.shop is None:
            put(image, sites.free_site(site.fee, box.w, box.h), *box.at)
        elif site.built:
            put(image, sites.building(site.shop, box.w, box.h, colour), *box.at)
        else:
            put(image, sites.plot(site.shop, view.cards.shops[site.shop].cost, box.w, box.h), *box.at)
        if (player.seat, i) in changed.sites:
            put(image, fresh(30), box.right - 24, box.y - 6)
    named = part.box.w > 440
    kitchen = words.say(names.label("kitchen")) if named else ""
    draw_menus(image, part.kitchen, "stove", kitchen, player.kitchen, sum(player.kitchen))
    if player.seat in changed.kitchens:
        put(image, fresh(26), part.kitchen.x - 14, part.kitchen.y - 6)
    room = _room(words, player) if named or player.room is None else ""
    draw_menus(image, part.room, "deck", room, player.room, player.room_size)


def _room(words: Localiser, player: PlayerView) -> str:
    return words.say(names.label("room" if player.room is None else "own-room"))


def draw_score(image: Image.Image, part: Panel, view: View, player: PlayerView, changed: Changes) -> None:
    """Coins and built shops, each against what wins, with a bar below."""
    board = view.cards.board
    coins, models = (more[player.seat] if more else 0 for more in (changed.coins, changed.models))
    _score(image, part.coins, "coin", player.coins, board.coins_to_win, GOLD, coins)
    _score(image, part.models, "house", player.models, board.models_to_win, MALACHITE, models)


def _score(image: Image.Image, box: Box, sign: str, have: int, want: int, colour: Colour, more: int) -> None:
    size = 44
    put(image, icon(sign, size), box.x + 2, box.y - 1)
    x = box.x + size + 10
    x += lay(image, x, box.y + 20, str(have), "bold", 40, INK) + 3
    if box.w > 225 or not more:
        x += lay(image, x, box.y + 22, f"/{want}", "sans", NEEDED, SOFT_INK)
    if more:
        delta(image, x + 8, box.y + 20, more, NEEDED)
    put(image, _bar(box.w - 12, min(have, want), want, colour), box.x + 2, box.bottom - 11)


def _bar(w: int, have: int, want: int, colour: Colour) -> Image.Image:
    return SPRITES.get(("dream", "bar", w, have, want, colour), lambda: _draw_bar(w, have, want, colour))


def _draw_bar(w: int, have: int, want: int, colour: Colour) -> Image.Image:
    pen = Pen(w, 10)
    pen.box(0, 1, w, 8, mix(SHADED, SLIP, 0.3), (*WASH, 200), 1, 4)
    if have:
        pen.box(0, 1, max(8, w * have / want), 8, mix(colour, GAMBOGE, 0.25), deep(colour, 0.35), 1, 4)
    return pen.done()


def rank_columns(box: Box) -> tuple[Box, ...]:
    """Where the counts of the ranks 1 to 4 stand in a line of menu cards."""
    return box.beyond(310 if box.w > 1000 else 164 if box.w > 400 else 44).columns(4, 2)


def draw_menus(
    image: Image.Image,
    box: Box,
    sign: str,
    title: str,
    ranks: tuple[int, int, int, int] | None,
    total: int,
    size: int = NEEDED,
) -> None:
    """One line: what pile it is, and its cards by rank; or, face down, only how many there are."""
    put(image, _stove(box.h) if sign == "stove" else icon(sign, box.h), box.x, box.y)
    start = box.x + box.h + 8
    columns = rank_columns(box)
    room = (columns[0].x if ranks is not None else box.right - 70) - start - 2
    text, set_in = fit(title, "sans", size, room, NEEDED - 1)
    wide = lay(image, start, box.mid_y, text, "sans", set_in, SOFT_INK) if title else 0
    if ranks is None:
        lay(image, start + wide + 12, box.mid_y, f"×{total}", "bold", size, INK)
        return
    chip = min(34, box.h - 4)
    for rank, (count, column) in enumerate(zip(ranks, columns, strict=True), 1):
        sprite = cards.rank_chip(rank, chip)
        put(image, sprite if count else faded(sprite, SLIP, 0.6), column.x, column.mid_y - chip // 2)
        lay(image, column.x + chip + 5, column.mid_y, str(count), "bold", size, INK if count else WASH)


def _stove(size: int) -> Image.Image:
    """A clay stove with a pot on it: the kitchen."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        clay, line = mix(ROUGE, GAMBOGE, 0.35), deep(ROUGE, 0.6)
        pen.polygon(
            [(x - 40 * u, y + 2 * u), (x + 40 * u, y + 2 * u), (x + 34 * u, y + 45 * u), (x - 34 * u, y + 45 * u)], clay
        )
        pen.line(
            [(x - 40 * u, y + 2 * u), (x + 40 * u, y + 2 * u), (x + 34 * u, y + 45 * u), (x - 34 * u, y + 45 * u)],
            line, 4 * u, closed=True,
        )  # fmt: skip
        pen.disc(x, y + 28 * u, 15 * u, line)
        pen.polygon([(x - 9 * u, y + 40 * u), (x - 2 * u, y + 17 * u), (x + 9 * u, y + 40 * u)], GAMBOGE)
        pen.disc(x, y - 6 * u, 36 * u, mix(WASH, INK, 0.35), 16 * u)
        pen.disc(x, y - 10 * u, 36 * u, line, 15 * u)
        pen.disc(x, y - 13 * u, 33 * u, mix(WASH, SLIP, 0.45), 13 * u)
        pen.disc(x, y - 28 * u, 6 * u, line)
        pen.line([(x - 22 * u, y - 36 * u), (x - 18 * u, y - 46 * u)], WASH, 4 * u)
        pen.line([(x + 20 * u, y - 34 * u), (x + 25 * u, y - 46 * u)], WASH, 4 * u)

    return drawn(("dream", "stove"), draw, size)
