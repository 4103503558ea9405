"""The cards: customers, shops, menus, the notice board. Each is a cached sprite, made from what is printed on it."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from engine.games.dream.view import View
from engine.words import Localiser
from render.dream import names
from render.dream.emblems import emblem
from render.dream.figures import figure
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.icons import icon
from render.kit.ink import roof
from render.kit.palette import (
    AZURITE,
    CINNABAR,
    DARK_GOLD,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    PAPER,
    ROUGE,
    SHADED,
    SLIP,
    SOFT_INK,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    legible,
    mix,
    readable,
)
from render.kit.paper import slip
from render.kit.pen import Pen
from render.kit.printing import heading, money, put
from render.kit.type import width
from render.kit.words import NEEDED, lay

RANKS: tuple[Colour, ...] = tuple(legible(c, WHITE) for c in (ROUGE, DARK_GOLD, AZURITE, MALACHITE))
"""Colours of the menu ranks, rank 1 first; the rank's number always stands with them."""


def customer_card(
    kind: str, orders: int, printed: int, visits: tuple[str, ...], w: int, h: int, words: Localiser
) -> Image.Image:
    """A customer: name, portrait, menus ordered now (``printed`` otherwise), emblems of the shops visited."""
    name = words.say(names.customer(kind))
    key = ("dream", "customer", kind, orders, printed, visits, w, h, name)
    return SPRITES.get(key, lambda: _customer(kind, orders, printed, visits, w, h, name))


def _customer(kind: str, orders: int, printed: int, visits: tuple[str, ...], w: int, h: int, name: str) -> Image.Image:
    top = round(h * 0.25)
    card = slip(w, h, line=GOLD, band=mix(SLIP, GAMBOGE, 0.42), top=top).copy()
    heading(card, Box(4, 1, w - 8, top - 2), name, "serif", round(h * 0.115), least=29)
    art = round(min(w * 0.66, h * 0.375))
    put(card, figure(kind, art), 4, top + 6)
    column = w - round((w - art) / 2) - 6
    bowl = round(h * 0.165)
    put(card, icon("bowl", bowl), column - bowl // 2, top + 8)
    ordered = CINNABAR if orders != printed else INK
    lay(card, column, top + bowl + round(h * 0.1), str(orders), "bold", round(h * 0.15), ordered, "middle")
    sign = min(round(h * 0.18), (w - 14) // max(1, len(visits)) - 4)
    gap = 5
    x = (w - len(visits) * sign - (len(visits) - 1) * gap) // 2
    for shop in visits:
        put(card, emblem(shop, sign), x, top + 10 + art + 2)
        x += sign + gap
    return card


class ShopFace(Struct, frozen=True):
    """What is printed on a shop card. ``extra`` is what its special income adds: coins for a Tavern, menus for Cuju."""

    kind: str
    cost: int
    income: int
    special: str
    extra: int
    adds: tuple[tuple[str, int], ...]


def shop_face(view: View, kind: str) -> ShopFace:
    """The printed side of a shop type's card."""
    shop, board = view.cards.shops[kind], view.cards.board
    extra = {"tavern": board.tavern_extra, "menus": board.cuju_menus}.get(shop.special, 0)
    return ShopFace(kind, shop.cost, shop.income, shop.special, extra, tuple(shop.adds.items()))


def shop_card(shop: ShopFace, w: int, h: int, words: Localiser) -> Image.Image:
    """A shop card: name, emblem, cost of its model, income, extra effect."""
    name = words.say(names.shop(shop.kind))
    per = tuple(words.say(names.label("per", coins=coins)) for _, coins in shop.adds)
    return SPRITES.get(("dream", "shop", shop, w, h, name, per), lambda: _shop(shop, w, h, name, per))


def _shop(shop: ShopFace, w: int, h: int, name: str, per: tuple[str, ...]) -> Image.Image:
    top = round(h * 0.34)
    card = slip(w, h, line=INDIGO, band=mix(SLIP, AZURITE, 0.26), top=top).copy()
    heading(card, Box(8, 2, w - 16, top - 4), name, "serif", round(h * 0.155))
    sign = round(h * (0.32 if shop.special == "tavern" else 0.36))
    put(card, emblem(shop.kind, sign), 9, top + 8)
    x, middle = sign + 14, top + 8 + sign // 2
    put(card, icon("house", 36), x, middle - 42)
    lay(card, x + 46, middle - 22, str(shop.cost), "bold", 36, INK)
    income(card, x, middle + 24, shop)
    if per:
        y = h - round(h * 0.13)
        signs = min(round(h * 0.185), (w - 28 - width(per[0], "bold", NEEDED)) // len(shop.adds) - 3)
        wide = width(per[0], "bold", NEEDED) + 8 + len(shop.adds) * (signs + 3)
        at = (w - wide) // 2
        lay(card, at, y, per[0], "bold", NEEDED, DARK_GOLD)
        at += width(per[0], "bold", NEEDED) + 8
        for target, _ in shop.adds:
            put(card, emblem(target, signs), at, y - signs // 2)
            at += signs + 3
    return card


def income(image: Image.Image, x: int, y: int, shop: ShopFace) -> None:
    """What a visit brings, in signs: coins, a die, a coin for each bowl or house, further bowls."""
    size = 36
    if shop.special == "menus":
        lay(image, x, y, f"+{shop.extra}", "bold", size, INK)
        put(image, icon("bowl", 40), x + 8 + width(f"+{shop.extra}", "bold", size), y - 21)
        return
    put(image, icon("coin", 36), x, y - 18)
    x += 42
    if shop.special == "none":
        lay(image, x + 4, y, str(shop.income), "bold", size, INK)
        return
    sign = {"die": "die-5", "tavern": "bowl", "models": "house"}[shop.special]
    x += lay(image, x, y, "=", "bold", NEEDED, SOFT_INK) + 1
    put(image, icon(sign, 34), x, y - 18)
    more = shop.income + shop.extra
    if more:
        lay(image, x + 36, y, f"+{more}", "bold", NEEDED, INK)


def menu_card(rank: int, cost: int, gain: int, dice: int, w: int, h: int, words: Localiser) -> Image.Image:
    """The pile of a rank without its count: rank, dish, cost, income."""
    title = words.say(names.label("rank", rank=rank))
    free = words.say(names.label("free"))
    key = ("dream", "menu", rank, cost, gain, dice, w, h, title, free)
    return SPRITES.get(key, lambda: _menu(rank, cost, gain, dice, w, h, title, free))


def _menu(rank: int, cost: int, gain: int, dice: int, w: int, h: int, title: str, free: str) -> Image.Image:
    colour = RANKS[rank - 1]
    card = slip(w, h, line=colour, band=colour, top=48).copy()
    heading(card, Box(4, 0, w - 8, 48), title, "serif", 32, WHITE, 1, 24)
    put(card, icon("bowl", 50), (w - 50) // 2, 50)
    if cost:
        money(card, w // 2, 118, f"−{cost}", 34, CINNABAR, "middle", 0.95)
    else:
        lay(card, w // 2, 118, free, "bold", 30, SOFT_INK, "middle")
    if dice:
        text = f"+{gain}"
        wide = 40 + 6 + width(text, "bold", 34)
        put(card, icon("die-5", 40), (w - wide) // 2, 157 - 20)
        lay(card, (w - wide) // 2 + 46, 157, text, "bold", 34, DARK_GOLD)
    else:
        money(card, w // 2, 157, f"+{gain}", 34, DARK_GOLD, "middle", 0.95)
    return card


def notice_board(kind: str | None, ongoing: bool, w: int, h: int, words: Localiser) -> Image.Image:
    """The notice board with the event in force (or over, if it was instant), under a little roof."""
    name = words.say(names.event(kind)) if kind else words.say(names.label("no-event"))
    short = words.say(names.event_short(kind)) if kind else ""
    key = ("dream", "notice", kind, ongoing, w, h, name, short)
    return SPRITES.get(key, lambda: _notice(kind, ongoing, w, h, name, short))


def _notice(kind: str | None, ongoing: bool, w: int, h: int, name: str, short: str) -> Image.Image:
    wood = mix((120, 82, 52), PAPER, 0.12)
    pen = Pen(w, h)
    for x in (12, w - 24):
        pen.box(x, 30, 12, h - 34, wood, deep(wood, 0.6), 1.8)
    pen.box(16, 44, w - 32, h - 62, mix(wood, GAMBOGE, 0.15), deep(wood, 0.6), 2)
    roof(pen, w / 2, 6, w - 10, 42, mix(INDIGO, WASH, 0.45))
    out = pen.done()
    sheet = Box(25, 54, w - 50, h - 82)
    out.alpha_composite(slip(sheet.w, sheet.h, fill=SLIP if kind else SHADED, line=WASH, radius=3), sheet.at)
    if not kind:
        heading(out, sheet.inset(10), name, "sans", NEEDED, SOFT_INK, 3)
        return out
    head = sheet.inset(7, 5)
    heading(out, head.top(round(head.h * 0.57)), name, "serif", 36, INK, 3, 29)
    line = sheet.y + 5 + round(head.h * 0.58)
    pen = Pen(sheet.w - 24, 3)
    pen.box(0, 0.7, sheet.w - 24, 1.4, (*VERMILION, 180))
    out.alpha_composite(pen.done(), (sheet.x + 12, line))
    heading(out, head.low(round(head.h * 0.41)), short, "sans", NEEDED, CINNABAR if ongoing else SOFT_INK, 2, 29)
    out.alpha_composite(icon("sundial" if ongoing else "tick", 44), (w // 2 - 22, h - 44))
    return out


def rank_chip(rank: int, size: int = 34) -> Image.Image:
    """The small square that stands for a menu rank."""
    return SPRITES.get(("dream", "chip", rank, size), lambda: _chip(rank, size))


def _chip(rank: int, size: int) -> Image.Image:
    colour = RANKS[rank - 1]
    pen = Pen(size, size)
    pen.box(1, 1, size - 2, size - 2, colour, deep(colour, 0.4), 1.4, size * 0.2)
    out = pen.done()
    lay(out, size / 2, size / 2, str(rank), "bold", round(size * 0.9), readable(colour), "middle")
    return out
