"""Parts of the table drawn large, with the names and sentences that the board leaves out."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PIL import Image

from engine.games.dream.view import GuestView, PlayerView, SiteView, View
from engine.kernel import Decision, Seat
from engine.words import Localiser
from render.dream import cards, names
from render.dream.board import mark_options, paint_street
from render.dream.cards import heading, money, put
from render.dream.changes import Changes
from render.dream.emblems import emblem
from render.dream.figures import figure
from render.dream.layout import Panel
from render.dream.panel import VICTORY, draw_menus, draw_score, paint_panel, player_name, rank_columns
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.icons import icon
from render.kit.landscape import panorama
from render.kit.marks import fresh, ring
from render.kit.palette import (
    AZURITE,
    CINNABAR,
    DARK_GOLD,
    GAMBOGE,
    GOLD,
    INK,
    PAPER,
    SEATS,
    SLIP,
    SOFT_INK,
    WASH,
    WHITE,
    mix,
)
from render.kit.paper import lay_shadow, lay_slip, scroll, slip
from render.kit.seats import plate
from render.kit.type import width
from render.kit.words import NEEDED, SMALL, block, lay, wrap

STREET = (1600, 880)
MARKET = (1600, 930)
PLAYER = (1600, 1056)


def draw_street(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The queue with the names of the shops visited, and the event in force in full."""
    image = LAYERS.get(("dream", "street"), _street_ground).copy()
    page = Box(40, 46, STREET[0] - 80, STREET[1] - 92)
    _event(image, page.top(140), view, changed, words)
    places = max(4, view.queue_size, len(view.queue))
    spaces = tuple(reversed(page.below(164).top(556).columns(places, 16)))
    for place, (guest, box) in enumerate(zip(view.queue, spaces, strict=False)):
        _guest(image, box, view, guest, place, changed, words)
    if decision is not None:
        mark_options(image, decision, {f"queue:{i}": box for i, box in enumerate(spaces)})
    return image


def _street_ground() -> Image.Image:
    mounted = scroll(*STREET, GAMBOGE, 5)
    image = mounted.image.copy()
    paint_street(image, Box(40, 150, STREET[0] - 80, STREET[1] - 190), mounted.paper)
    return image


def _event(image: Image.Image, box: Box, view: View, changed: Changes, words: Localiser) -> None:
    lay_slip(image, box, fill=mix(SLIP, GAMBOGE, 0.1), line=GOLD, radius=8)
    ongoing = view.event is not None and view.cards.events[view.event].ongoing
    put(image, icon("sundial" if ongoing else "lantern", 92), box.x + 22, box.y + 24)
    x, room = box.x + 140, box.w - 170
    if view.event is None:
        lay(image, x, box.mid_y, words.say(names.label("no-event")), "serif", 40, SOFT_INK)
        return
    lay(image, x, box.y + 42, words.say(names.event(view.event)), "serif", 42, INK)
    text = words.say(names.event_effect(view.event))
    lines = wrap(text, "sans", 32, room, 2)
    for i, line in enumerate(lines):
        y = box.y + (98 if len(lines) == 1 else 84) + i * 38
        lay(image, x, y, line, "sans", 32 if len(lines) == 1 else NEEDED, CINNABAR if ongoing else SOFT_INK)
    if changed.event:
        put(image, fresh(44), box.right - 34, box.y - 14)


def _guest(
    image: Image.Image, box: Box, view: View, guest: GuestView, place: int, changed: Changes, words: Localiser
) -> None:
    kind = view.cards.customers[guest.kind]
    lay_shadow(image, box)
    put(image, slip(box.w, box.h, line=GOLD, band=mix(SLIP, GAMBOGE, 0.42), top=84), *box.at)
    heading(image, Box(box.x + 8, box.y + 2, box.w - 16, 80), words.say(names.customer(guest.kind)), "serif", 42)
    art = min(190, box.w - 86)
    put(image, figure(guest.kind, art), box.x + 6, box.y + 92)
    middle = box.right - (box.w - art) // 2 + 4
    put(image, icon("bowl", 64), middle - 32, box.y + 100)
    lay(
        image,
        middle,
        box.y + 206,
        str(guest.orders),
        "bold",
        60,
        CINNABAR if guest.orders != kind.menus else INK,
        "middle",
    )
    y = box.y + 92 + art + 12
    row = (box.bottom - 62 - y) // 3
    for shop in kind.visits:
        sign = min(58, row - 8, box.w // 5)
        put(image, emblem(shop, sign), box.x + 10, y + (row - sign) // 2)
        _lines(image, Box(box.x + sign + 17, y, box.w - sign - 21, row), words.say(names.shop(shop)))
        y += row
    if guest.coins:
        money(image, box.mid_x, box.bottom - 30, f"+{guest.coins}", 42, DARK_GOLD, "middle")
    if place in changed.queue:
        put(image, fresh(44), box.right - 26, box.y - 20)
    elif place in changed.paid:
        put(image, ring(140, 56), box.mid_x - 70, box.bottom - 58)
    price = Box(box.mid_x - 64, box.bottom + 12, 128, 52)
    put(image, slip(price.w, price.h, line=WASH, radius=26), *price.at)
    if guest.cost:
        money(image, price.mid_x, price.mid_y, f"−{guest.cost}", 38, CINNABAR, "middle")
    else:
        heading(image, price.inset(8, 0), words.say(names.label("free")), "bold", 34, INK, 1)


def _lines(image: Image.Image, box: Box, text: str, most: int = 2) -> None:
    """Left-aligned words in the middle of a box's height; a sign or a number beside them says the same."""
    lines, size = block(text, "sans", NEEDED, box.w, most, SMALL - 2)
    for i, line in enumerate(lines):
        lay(image, box.x, box.mid_y + (i - (len(lines) - 1) / 2) * size * 1.12, line, "sans", size, INK)


def draw_market(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """Shop cards and menus for sale, with what they do in sentences."""
    image = LAYERS.get(("dream", "market"), _market_ground).copy()
    page = Box(40, 46, MARKET[0] - 80, MARKET[1] - 92)
    _head(image, page.top(48), words.say(names.label("shops")), words.say(names.label("deck", count=view.shop_deck)))
    shops = page.below(56).top(452).columns(view.cards.board.display, 16)
    for place, (kind, box) in enumerate(zip(view.display, shops, strict=False)):
        _shop(image, box, view, kind, words)
        if place in changed.display:
            put(image, fresh(44), box.right - 26, box.y - 20)
    _head(image, page.below(532).top(48), words.say(names.label("menus")), "")
    menus = page.below(590).top(236).columns(4, 16)
    for menu, count, box in zip(
        sorted(view.cards.menus.values(), key=lambda m: m.rank), view.supply, menus, strict=True
    ):
        _dish(image, box, menu.rank, menu.cost, menu.income, menu.dice, count, words)
        if menu.rank in changed.supply:
            put(image, fresh(44), box.right - 26, box.y - 20)
    if decision is not None:
        places = {f"display:{i}": box for i, box in enumerate(shops)} | {f"menu:{i}": b for i, b in enumerate(menus, 1)}
        mark_options(image, decision, places)
    return image


def _market_ground() -> Image.Image:
    mounted = scroll(*MARKET, GAMBOGE, 6)
    image = mounted.image.copy()
    panorama(image, Box(mounted.paper.x, mounted.paper.y, mounted.paper.w, 330), 21, 0.35)
    return image


def _head(image: Image.Image, box: Box, title: str, note: str) -> None:
    lay(image, box.x + 4, box.mid_y, title, "serif", 40, INK)
    lay(image, box.right - 4, box.mid_y, note, "sans", NEEDED, SOFT_INK, "right")


def _shop(image: Image.Image, box: Box, view: View, kind: str, words: Localiser) -> None:
    face = cards.shop_face(view, kind)
    lay_shadow(image, box)
    put(image, slip(box.w, box.h, line=AZURITE, band=mix(SLIP, AZURITE, 0.26), top=92), *box.at)
    heading(image, Box(box.x + 14, box.y + 4, box.w - 28, 86), words.say(names.shop(kind)), "serif", 42)
    put(image, emblem(kind, 132), box.x + 18, box.y + 106)
    put(image, icon("house", 50), box.x + 172, box.y + 114)
    lay(image, box.x + 232, box.y + 140, str(face.cost), "bold", 46, INK)
    cards.income(image, box.x + 176, box.y + 204, face)
    text = words.say(names.effect(view, kind))
    size = NEEDED
    lines = wrap(text, "sans", size, box.w - 32)
    most = int((box.h - 262) / (size * 1.22))
    for i, line in enumerate(wrap(text, "sans", size, box.w - 32, most) if len(lines) > most else lines):
        lay(image, box.x + 16, box.y + 276 + i * size * 1.22, line, "sans", size, INK)


def _dish(
    image: Image.Image, box: Box, rank: int, cost: int, gain: int, dice: int, count: int, words: Localiser
) -> None:
    colour = cards.RANKS[rank - 1]
    lay_shadow(image, box)
    put(image, slip(box.w, box.h, line=colour, band=colour, top=54), *box.at)
    title = words.say(names.label("rank", rank=rank))
    lay(image, box.x + 16, box.y + 28, title, "serif", 36, WHITE)
    lay(image, box.right - 16, box.y + 28, f"×{count}", "bold", 36, WHITE, "right")
    _lines(image, Box(box.x + 16, box.y + 60, box.w - 30, 104), words.say(names.menu(rank)), 3)
    x = box.x + 16
    if cost:
        x += money(image, x, box.bottom - 36, f"−{cost}", 40, CINNABAR) + 34
    else:
        x += lay(image, x, box.bottom - 36, words.say(names.label("free")), "bold", 36, SOFT_INK) + 34
    if dice:
        put(image, icon("die-5", 46), x, box.bottom - 60)
        lay(image, x + 54, box.bottom - 36, f"+{gain}", "bold", 40, DARK_GOLD)
    else:
        money(image, x, box.bottom - 36, f"+{gain}", 40, DARK_GOLD)


class _Plan(Struct, frozen=True):
    panel: Panel
    dishes: Box


@cache
def _plan() -> _Plan:
    page = Box(40, 46, PLAYER[0] - 80, PLAYER[1] - 92)
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
    plate(image, part.plate, seat, player_name(words, seat), active, VICTORY if won else "輪")
    draw_score(image, part, view, player, changed)
    for i, (site, box) in enumerate(zip(player.sites, part.sites, strict=True)):
        _site(image, box, view, player, site, words)
        if (seat, i) in changed.sites:
            put(image, fresh(40), box.right - 26, box.y - 14)
    _menus(image, plan, player, changed, words)
    if decision is not None:
        places = {f"site:{seat}:{i}": box for i, box in enumerate(part.sites)}
        places |= {f"kitchen:{seat}:{rank}": box for rank, box in enumerate(rank_columns(part.kitchen), 1)}
        mark_options(image, decision, places)
    return image


def _player_ground(seat: Seat) -> Image.Image:
    mounted = scroll(*PLAYER, GAMBOGE, 7)
    image = mounted.image.copy()
    paint_panel(image, _plan().panel, seat)
    return image


def _site(image: Image.Image, box: Box, view: View, player: PlayerView, site: SiteView, words: Localiser) -> None:
    if site.shop is None:
        put(image, cards.free_site(site.fee, box.w, box.h), *box.at)
        return
    face = cards.shop_face(view, site.shop)
    lay_slip(image, box, fill=SLIP if site.built else mix(SLIP, PAPER, 0.6), line=WASH, raised=5 if site.built else 3)
    art = 172
    if site.built:
        put(image, cards.building(site.shop, art, 150, SEATS[player.seat].colour), box.x + 4, box.y + 92)
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
        _lines(image, box, words.say(names.menu(rank)), 3)
    draw_menus(image, part.kitchen, "stove", words.say(names.label("kitchen")), player.kitchen, sum(player.kitchen), 36)
    if player.seat in changed.kitchens:
        put(image, fresh(36), part.kitchen.x - 18, part.kitchen.y - 12)
    draw_menus(image, part.room, "deck", words.say(names.label("room")), player.room, player.room_size, 36)
