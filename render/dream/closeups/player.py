"""One player's board, large."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PIL import Image

from engine.games.dream.view import PlayerView, SiteView, View
from engine.kernel import Decision, Seat
from engine.words import Localiser
from render.dream import cards, names, sites
from render.dream.board import mark_options
from render.dream.changes import Changes
from render.dream.emblems import emblem
from render.dream.layout import Panel
from render.dream.panel import TURN, VICTORY, draw_menus, draw_score, paint_panel, player_name, rank_columns
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.icons import icon
from render.kit.marks import fresh
from render.kit.palette import CINNABAR, DARK_GOLD, GAMBOGE, PAPER, SEATS, SLIP, WASH, mix
from render.kit.paper import lay_slip, scroll
from render.kit.printing import caption, heading, put
from render.kit.seats import plate
from render.kit.type import width
from render.kit.words import NEEDED, lay

SIZE = (1600, 1056)


class _Plan(Struct, frozen=True):
    panel: Panel
    dishes: Box


@cache
def _plan() -> _Plan:
    page = Box(40, 46, SIZE[0] - 80, SIZE[1] - 92)
    inner = page.inset(22, 18)
    score = inner.below(78).top(58)
    low = inner.low(226)
    return _Plan(
        Panel(
            box=page,
            plate=inner.top(64),
            coins=score.left(score.w // 2 - 20),
            models=score.beyond(score.w // 2 + 20),
            sites=inner.below(152).top(520).grid(4, 2, 16),
            kitchen=low.below(100).top(52),
            room=low.low(52),
        ),
        low.top(96),
    )


def draw_player(view: View, seat: Seat, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """One player's board; for its owner with the Private Room by rank and the options open there."""
    plan = _plan()
    part = plan.panel
    image = LAYERS.get(("dream", "player", seat), lambda: _player_ground(seat)).copy()
    player = view.players[seat]
    won = view.winner == seat
    active = won or (view.winner is None and view.active == seat)
    plate(image, part.plate, seat, player_name(words, seat), active, VICTORY if won else TURN)
    draw_score(image, part, view, player, changed)
    for i, (site, box) in enumerate(zip(player.sites, part.sites, strict=True)):
        _site(image, box, view, player, site, words)
        if (seat, i) in changed.sites:
            put(image, fresh(40), box.right - 26, box.y - 14)
    _menus(image, plan, player, changed, words)
    if decision is not None:
        places = {f"site:{seat}:{i}": box for i, box in enumerate(part.sites)}
        places |= {f"kitchen:{seat}:{rank}": box for rank, box in enumerate(rank_columns(part.kitchen), 1)}
        mark_options(image, view, decision, places)
    return image


def _player_ground(seat: Seat) -> Image.Image:
    mounted = scroll(*SIZE, GAMBOGE, 7)
    image = mounted.image.copy()
    paint_panel(image, _plan().panel, seat)
    return image


def _site(image: Image.Image, box: Box, view: View, player: PlayerView, site: SiteView, words: Localiser) -> None:
    if site.shop is None:
        put(image, sites.free_site(site.fee, box.w, box.h), *box.at)
        return
    face = cards.shop_face(view, site.shop)
    lay_slip(image, box, fill=SLIP if site.built else mix(SLIP, PAPER, 0.6), line=WASH, raised=5 if site.built else 3)
    art = 172
    if site.built:
        put(image, sites.building(site.shop, art, 150, SEATS[player.seat].colour), box.x + 4, box.y + 92)
    else:
        put(image, emblem(site.shop, 116), box.x + 26, box.y + 104)
    heading(image, Box(box.x + 12, box.y + 8, box.w - 24, 80), words.say(names.shop(site.shop)), "serif", 36)
    x, y = box.x + art + 16, box.y + (120 if site.built else 112)
    if not site.built:
        put(image, icon("house", 42), x, y - 24)
        lay(image, x + 54, y, str(face.cost), "bold", 42, CINNABAR)
        y += 54
    cards.income(image, x, y, face)
    if face.adds:
        y += 50
        per = words.say(names.label("per", coins=face.adds[0][1]))
        size = 32
        lay(image, x, y, per, "bold", NEEDED, DARK_GOLD)
        at = x + width(per, "bold", NEEDED) + 6
        if at + len(face.adds) * (size + 2) > box.right - 4:
            at, y = x, y + 36
        for other, _ in face.adds:
            put(image, emblem(other, size), at, y - size // 2)
            at += size + 2


def _menus(image: Image.Image, plan: _Plan, player: PlayerView, changed: Changes, words: Localiser) -> None:
    """Dishes by rank over the two piles that hold them."""
    part = plan.panel
    for rank, column in enumerate(rank_columns(part.kitchen), 1):
        box = Box(column.x, plan.dishes.y, column.w - 10, plan.dishes.h)
        caption(image, box, words.say(names.menu(rank)), 3)
    draw_menus(image, part.kitchen, "stove", words.say(names.label("kitchen")), player.kitchen, sum(player.kitchen), 36)
    if player.seat in changed.kitchens:
        put(image, fresh(36), part.kitchen.x - 18, part.kitchen.y - 12)
    draw_menus(image, part.room, "deck", words.say(names.label("room")), player.room, player.room_size, 36)
