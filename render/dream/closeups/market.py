"""Shop cards and menus for sale, with what they do in sentences."""

from __future__ import annotations

from PIL import Image

from engine.games.dream.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.dream import cards, names
from render.dream.board import mark_options
from render.dream.changes import Changes
from render.dream.emblems import emblem
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.icons import icon
from render.kit.landscape import panorama
from render.kit.marks import fresh
from render.kit.palette import AZURITE, CINNABAR, DARK_GOLD, GAMBOGE, INK, SLIP, SOFT_INK, WHITE, mix
from render.kit.paper import lay_shadow, scroll, slip
from render.kit.printing import caption, heading, money, put
from render.kit.words import NEEDED, lay, wrap

SIZE = (1600, 930)


def draw_market(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """Shop cards and menus for sale, with what they do in sentences."""
    image = LAYERS.get(("dream", "market"), _market_ground).copy()
    page = Box(40, 46, SIZE[0] - 80, SIZE[1] - 92)
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
        mark_options(image, view, decision, places)
    return image


def _market_ground() -> Image.Image:
    mounted = scroll(*SIZE, GAMBOGE, 6)
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
    text = words.say(names.effect(view.cards, kind))
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
    caption(image, Box(box.x + 16, box.y + 60, box.w - 30, 104), words.say(names.menu(rank)), 3)
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
