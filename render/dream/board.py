"""The whole table: street, market, players. Drawn on a cached ground from cached sprites; only words are set anew."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.dream.view import View
from engine.kernel import Decision, code
from engine.words import Localiser
from render.dream import cards, names
from render.dream.changes import Changes
from render.dream.layout import SIZE, Layout, layout
from render.dream.panel import draw_panel, paint_panel, rank_columns
from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES, tiled
from render.kit.icons import icon
from render.kit.ink import cartouche, cloud, divider, skyline
from render.kit.landscape import birds, panorama, sun
from render.kit.legend import legend
from render.kit.marks import fresh, ring
from render.kit.palette import (
    CINNABAR,
    DARK_GOLD,
    GAMBOGE,
    GOLD,
    INK,
    PAPER,
    SHADED,
    SOFT_INK,
    WASH,
    mix,
)
from render.kit.paper import lay_shadow, scroll, slip
from render.kit.pen import Pen
from render.kit.printing import faded, heading, money, put
from render.kit.seals import put_glow, put_tag, seal
from render.kit.words import NEEDED, column, lay

TITLE = "大宋百商圖"
"""The game's own name, painted on the title slip in every language, as on the box."""


def draw_board(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The board (RGB, `layout.SIZE`)."""
    plan = layout(view.seats, view.cards.board.display)
    image = _ground(view.seats, view.cards.board.display, words).copy()
    street = Box(plan.street.x - 8, plan.street.y - 18, plan.street.w + 24, plan.street.h + 30)
    tiled(image, street, _street_key(view, changed, words), lambda: _street(image, plan, view, changed, words))
    market = Box(
        plan.shops_head.x - 8, plan.shops_head.y, plan.street.w + 16, plan.menus[0].bottom - plan.shops_head.y + 12
    )
    tiled(image, market, _market_key(view, changed, words), lambda: _market(image, plan, view, changed, words))
    for player, part in zip(view.players, plan.panels, strict=True):
        draw_panel(image, part, view, player, changed, words)
    legend(image, plan.legend, decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, view, decision, spots(plan))
    return image


def _street_key(view: View, changed: Changes, words: Localiser) -> Hashable:
    kinds = view.cards.customers
    guests = tuple((guest, kinds[guest.kind].menus, kinds[guest.kind].visits) for guest in view.queue)
    ongoing = view.event is not None and view.cards.events[view.event].ongoing
    counts = (view.turn, view.winner is None, view.customer_deck, len(view.discard), view.queue_size)
    marks = (changed.queue, changed.paid, changed.event)
    return "dream-street", view.seats, words.language, guests, view.event, ongoing, counts, marks


def _market_key(view: View, changed: Changes, words: Localiser) -> Hashable:
    shops = tuple(cards.shop_face(view, kind) for kind in view.display)
    piles = tuple((menu.rank, menu.cost, menu.income, menu.dice) for menu in view.cards.menus.values())
    marks = (changed.display, changed.supply)
    return "dream-market", view.seats, words.language, shops, view.shop_deck, piles, view.supply, marks


def _street(image: Image.Image, plan: Layout, view: View, changed: Changes, words: Localiser) -> None:
    draw_notice(image, plan.notice, view, changed, words)
    _decks(image, plan.decks, view, words)
    draw_queue(image, plan.queue, view, changed, words)


def _ground(seats: int, shops: int, words: Localiser) -> Image.Image:
    """What stays the same all through a game."""
    heads = (words.say(names.label("shops")), words.say(names.label("menus")))
    return LAYERS.get(("dream", "ground", seats, shops, heads), lambda: _paint_ground(layout(seats, shops), heads))


def _paint_ground(plan: Layout, heads: tuple[str, str]) -> Image.Image:
    mounted = scroll(*SIZE, GAMBOGE, 3)
    image = mounted.image.copy()
    paint_street(image, plan.street, mounted.paper)
    put(image, cartouche(plan.title.w, plan.title.h), *plan.title.at)
    size = (plan.title.h - 36) // 5
    column(image, plan.title.mid_x, plan.title.y + 18, TITLE, "serif", size, INK, 1.0)
    stamp = seal(66, "驛站")
    put(image, stamp, plan.title.mid_x - 33, plan.title.bottom + 16)
    for seat, part in enumerate(plan.panels):
        paint_panel(image, part, seat)
    for space in plan.queue:
        put(image, _space(space.w, space.h), *space.at)
    for head, text in zip((plan.shops_head, plan.menus_head), heads, strict=True):
        wide = lay(image, head.x + 4, head.mid_y - 2, text, "serif", 34, INK)
        rule = divider(120, GOLD)
        put(image, rule, head.x + wide + 20, head.mid_y - 10)
    return image


def paint_street(image: Image.Image, street: Box, paper: Box) -> None:
    """Mountains and roofs behind the queue, and the paved road on which it stands."""
    back = Box(paper.x, street.y - 10, paper.w, round(street.h * 0.72))
    panorama(image, back, 12, 0.62)
    sun(image, paper.x + round(paper.w * 0.27), street.y + 46, 34, strength=0.6)
    birds(image, paper.x + round(paper.w * 0.3), street.y + 10, 3, 4, 13)
    roofs = skyline(paper.w, round(street.h * 0.4), 9, mix(WASH, INK, 0.1))
    image.paste(roofs, (paper.x, street.bottom - roofs.height - 52), roofs)
    road = Pen(paper.w, 64, 2)
    for i in range(9):
        road.box(0, i * 8, paper.w, 9, (*mix(SHADED, WASH, 0.28), 26 * i))
    for row, (y, gap) in enumerate(((22, 74), (42, 96))):
        road.line([(0, y), (paper.w, y)], (*mix(WASH, SHADED, 0.3), 120), 1.2)
        for x in range(row * 37, paper.w, gap):
            road.line([(x, y), (x - 14, y + 20)], (*mix(WASH, SHADED, 0.3), 110), 1.2)
    stones = road.done()
    image.paste(stones, (paper.x, street.bottom - 60), stones)
    puff = cloud(150, mix(GOLD, PAPER, 0.3), PAPER)
    image.paste(puff, (paper.right - 190, street.y + 30), puff)


def _space(w: int, h: int) -> Image.Image:
    """The place of a customer on the street."""
    return SPRITES.get(("dream", "space", w, h), lambda: _draw_space(w, h))


def _draw_space(w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    pen.box(2, 2, w - 4, h - 4, (*PAPER, 120), (*mix(WASH, SHADED, 0.3), 170), 1.6, 8)
    pen.box(8, 8, w - 16, h - 16, None, (*mix(WASH, SHADED, 0.5), 120), 1, 5)
    return pen.done()


def draw_notice(image: Image.Image, box: Box, view: View, changed: Changes, words: Localiser) -> None:
    """The notice board with the event on top."""
    ongoing = view.event is not None and view.cards.events[view.event].ongoing
    put(image, cards.notice_board(view.event, ongoing, box.w, box.h, words), *box.at)
    if changed.event:
        put(image, fresh(40), box.right - 44, box.y + 34)


def _decks(image: Image.Image, box: Box, view: View, words: Localiser) -> None:
    """Turn, customers to come, customers gone."""
    text = words.say(names.label("over" if view.winner is not None else "turn", turn=view.turn))
    heading(image, box.top(42), text, "serif", 34, INK, 1, 26)
    deck = words.say(names.label("deck", count=view.customer_deck))
    gone = words.say(names.label("discard", count=len(view.discard)))
    heading(image, box.low(42), f"{deck} · {gone}", "sans", 30, SOFT_INK, 1, 26)


def draw_queue(image: Image.Image, queue: tuple[Box, ...], view: View, changed: Changes, words: Localiser) -> None:
    """The customers, what it costs to choose each, and the coins lying on them."""
    for place, space in enumerate(queue):
        if place >= len(view.queue):
            if place >= view.queue_size:
                put(image, _closed(space.w, space.h), *space.at)
            continue
        guest = view.queue[place]
        kind = view.cards.customers[guest.kind]
        card = cards.customer_card(guest.kind, guest.orders, kind.menus, kind.visits, space.w, space.h, words)
        lay_shadow(image, space)
        put(image, card, *space.at)
        if guest.coins:
            money(image, space.mid_x, space.bottom - 27, f"+{guest.coins}", 36, DARK_GOLD, "middle")
        if place in changed.queue:
            put(image, fresh(38), space.right - 22, space.y - 20)
        elif place in changed.paid:
            put(image, ring(126, 50), space.mid_x - 63, space.bottom - 51)
        price = Box(space.x + (space.w - 104) // 2, space.bottom + 8, 104, 44)
        put(image, slip(price.w, price.h, line=WASH, radius=22), *price.at)
        if guest.cost:
            money(image, price.mid_x, price.mid_y, f"−{guest.cost}", 32, CINNABAR, "middle")
        else:
            heading(image, price.inset(6, 0), words.say(names.label("free")), "bold", NEEDED, INK, 1, 22)


def _closed(w: int, h: int) -> Image.Image:
    """A space that is not used at present: a lantern that is not lit."""
    return SPRITES.get(("dream", "closed", w, h), lambda: _unlit(w, h))


def _unlit(w: int, h: int) -> Image.Image:
    out = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    lamp = icon("lantern", 84)
    out.alpha_composite(faded(lamp, mix(PAPER, SHADED, 0.5), 0.62), ((w - 84) // 2, (h - 84) // 2))
    return out


def _market(image: Image.Image, plan: Layout, view: View, changed: Changes, words: Localiser) -> None:
    """Shop cards for sale and the four piles of menus."""
    head = plan.shops_head
    lay(
        image, head.right - 30, head.mid_y - 2, words.say(names.label("deck", count=view.shop_deck)), "sans", NEEDED,
        SOFT_INK, "right",
    )  # fmt: skip
    for place, (kind, box) in enumerate(zip(view.display, plan.shops, strict=False)):
        _raised(image, cards.shop_card(cards.shop_face(view, kind), box.w, box.h, words), box)
        if place in changed.display:
            put(image, fresh(38), box.right - 22, box.y - 20)
    piles = sorted(view.cards.menus.values(), key=lambda menu: menu.rank)
    for menu, count, box in zip(piles, view.supply, plan.menus, strict=True):
        card = cards.menu_card(menu.rank, menu.cost, menu.income, menu.dice, box.w, box.h, words)
        _raised(image, card if count else faded(card), box)
        lay(image, box.mid_x, box.bottom - 25, f"×{count}", "bold", NEEDED, INK if count else SOFT_INK, "middle")
        if menu.rank in changed.supply:
            put(image, ring(86, 44), box.mid_x - 43, box.bottom - 46)


def _raised(image: Image.Image, card: Image.Image, box: Box) -> None:
    lay_shadow(image, box)
    put(image, card, *box.at)


def spots(plan: Layout) -> dict[str, Box]:
    """The board's places by the names that options use in ``at``."""
    places = {f"queue:{i}": box for i, box in enumerate(plan.queue)}
    places |= {f"display:{i}": box for i, box in enumerate(plan.shops)}
    places |= {f"menu:{i}": box for i, box in enumerate(plan.menus, 1)}
    for seat, part in enumerate(plan.panels):
        places |= {f"site:{seat}:{i}": box for i, box in enumerate(part.sites)}
        places |= {f"kitchen:{seat}:{rank}": box for rank, box in enumerate(rank_columns(part.kitchen), 1)}
    return places


def mark_options(image: Image.Image, view: View, decision: Decision, places: dict[str, Box]) -> None:
    """Put a halo and the button's code on every place that may be chosen, and beside it where nothing is hidden.

    Of equal shop cards only one is an option, but all of them can be meant.
    """
    tagged: dict[str, list[str]] = {}
    for index, option in enumerate(decision.every()):
        for at in _alike(view, option.at or ""):
            if at in places:
                tagged.setdefault(at, []).append(code(index))
    for at in tagged:
        if not at.startswith("kitchen"):
            put_glow(image, places[at])
    for at, codes in tagged.items():
        box = places[at]
        size = 38 if box.h < 120 else 44
        drop = 17 if box.w < 300 else 8  # the large cards of a close-up have nothing at their lower edge
        x, y = {
            "queue": (box.x + 22, box.bottom + 30),
            "display": (box.mid_x, box.bottom + drop),
            "menu": (box.mid_x, box.bottom + drop),
            "kitchen": (box.x + 17, box.y - 22) if box.h < 50 else (box.x - 24, box.mid_y),
        }.get(at.partition(":")[0], (box.x + 10, box.y + 8))
        for i, letters in enumerate(codes):
            put_tag(image, x + i * (size + 6), y, letters, size)


def _alike(view: View, at: str) -> tuple[str, ...]:
    """The places that an option can be seen at: its own, and for a shop card those of its equals."""
    kind, _, number = at.partition(":")
    if kind != "display":
        return (at,)
    shop = view.display[int(number)]
    return tuple(f"display:{i}" for i, other in enumerate(view.display) if other == shop)
