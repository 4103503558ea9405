"""The queue with the names of the shops that customers visit, and the event in force in full."""

from __future__ import annotations

from PIL import Image

from engine.games.dream.view import GuestView, View
from engine.kernel import Decision
from engine.words import Localiser
from render.dream import names
from render.dream.board import mark_options, paint_street
from render.dream.changes import Changes
from render.dream.emblems import emblem
from render.dream.figures import figure
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.icons import icon
from render.kit.marks import fresh, ring
from render.kit.palette import CINNABAR, DARK_GOLD, GAMBOGE, GOLD, INK, SLIP, SOFT_INK, WASH, mix
from render.kit.paper import lay_shadow, lay_slip, scroll, slip
from render.kit.printing import caption, heading, money, put
from render.kit.words import NEEDED, lay, wrap

SIZE = (1600, 880)


def draw_street(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The queue with the names of the shops visited, and the event in force in full."""
    image = LAYERS.get(("dream", "street"), _street_ground).copy()
    page = Box(40, 46, SIZE[0] - 80, SIZE[1] - 92)
    _event(image, page.top(140), view, changed, words)
    places = max(4, view.queue_size, len(view.queue))
    spaces = tuple(reversed(page.below(164).top(556).columns(places, 16)))
    for place, (guest, box) in enumerate(zip(view.queue, spaces, strict=False)):
        _guest(image, box, view, guest, place, changed, words)
    if decision is not None:
        mark_options(image, view, decision, {f"queue:{i}": box for i, box in enumerate(spaces)})
    return image


def _street_ground() -> Image.Image:
    mounted = scroll(*SIZE, GAMBOGE, 5)
    image = mounted.image.copy()
    paint_street(image, Box(40, 150, SIZE[0] - 80, SIZE[1] - 190), mounted.paper)
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
        caption(image, Box(box.x + sign + 17, y, box.w - sign - 21, row), words.say(names.shop(shop)))
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
