"""The officials' halls, large; for the viewer with the own cards, and which of them may be given where."""

from __future__ import annotations

from collections import defaultdict

from PIL import Image

from engine.games.gugong.view import LOCATIONS, Location, PlayerView, View
from engine.kernel import Decision, code
from engine.words import Localiser
from render.gugong import gifts, icons, names, people
from render.gugong.changes import Changes
from render.gugong.court import draw_halls, paint_hall, value
from render.gugong.layout import TEXT, Hall, frame, hall
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.icons import icon
from render.kit.landscape import mist, panorama
from render.kit.options import Spot, mark_options
from render.kit.palette import INK, PAPER, ROUGE, SOFT_INK
from render.kit.paper import lay_shadow, scroll
from render.kit.printing import put
from render.kit.seals import put_tag, tag_width
from render.kit.sheets import panel
from render.kit.type import width
from render.kit.words import lay

WIDE = 1440
HALLS = 286
LINE = 50
"""Height of two cards that may be given."""
CARDS = 220


def draw_yard(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The picture (RGB, ``WIDE`` across); without own cards it is only as high as the halls."""
    own = next((player for player in view.players if player.hand is not None), None)
    giving = _giving(view, decision)
    costs = decision is not None and decision.key == "gift"
    choices = -(-max((len(cards) for cards in giving.values()), default=0) // 2) * LINE
    high = 38 + HALLS + (choices + 18 if giving else 0) + (CARDS + 8 if own else 0) + 42
    page = Box(32, 38, WIDE - 64, high - 76)
    halls = {kind: hall(box) for kind, box in zip(LOCATIONS, page.top(HALLS).columns(7, 5), strict=True)}
    under = ("gugong", "yard", high, frame(view), words.language)
    image = LAYERS.get(("gugong", "yard", high, words.language), lambda: _ground(high, halls, words)).copy()
    draw_halls(image, halls, view, changed, under)
    spots = {}
    for kind, part in halls.items():
        roof = part.box.top(47).inset(2, 0)
        spots[f"gift:{kind}"] = Spot(part.inside.inset(3, 2), roof, "middle")
        spots[f"location:{kind}"] = Spot(part.foot, roof, "middle")
    if own is not None and own.hand is not None and own.pile is not None:
        row = page.low(CARDS)
        spots |= _cards(image, row.left(row.w * 2 // 3 - 6), "hand", own.hand, view, words)
        spots |= _cards(image, row.end(row.w // 3 - 6), "pile", own.pile, view, words)
        means(image, row.left(row.w * 2 // 3 - 6).top(44).inset(14, 0), own, costs, words)
    if giving:
        for kind, part in halls.items():
            below = Box(part.box.x, page.y + HALLS + 6, part.box.w, choices + 10)
            lying = view.gifts[LOCATIONS.index(kind)] if costs else None
            _choices(image, below, view, lying, own.pile if own and own.pile else (), giving.get(kind, []))
    elif decision is not None:
        mark_options(image, decision, spots)
    return image


def _ground(high: int, halls: dict[Location, Hall], words: Localiser) -> Image.Image:
    mounted = scroll(WIDE, high, ROUGE, 6)
    image = mounted.image.copy()
    panorama(image, Box(mounted.paper.x, mounted.paper.y, mounted.paper.w, 225), 33, 0.5)
    mist(image, Box(mounted.paper.x, mounted.paper.y + 170, mounted.paper.w, 126), 5, PAPER, 0.8)
    for kind, part in halls.items():
        paint_hall(image, part, kind, words)
    return image


def _giving(view: View, decision: Decision | None) -> dict[str, list[tuple[str, str]]]:
    """For each location the cards that may be given or swapped there, with the codes of these options."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for index, option in enumerate(decision.every() if decision is not None else ()):
        card, _, place = option.id.removeprefix("give:").partition(":")
        if card in view.cards.gifts and place in LOCATIONS:
            found[place].append((card, code(index)))
    return found


def _choices(
    image: Image.Image, box: Box, view: View, lying: str | None, pile: tuple[str, ...], cards: list[tuple[str, str]]
) -> None:
    """Values and actions that may be given, each with its code; a tick where it costs nothing. ``lying`` is what has
    to be beaten; those of the discard pile bear the back of a card.
    """
    panel(image, box)
    beats = view.cards.board.beats_all
    low = view.cards.gifts[lying].value if lying is not None else 9
    cells = box.inset(6, 5).grid(2, (box.h - 10) // LINE, 2)
    size = 38
    ordered = sorted(cards, key=lambda entry: (entry[0] in pile, view.cards.gifts[entry[0]].value))
    for (card, letters), cell in zip(ordered, cells, strict=False):
        gift = view.cards.gifts[card]
        y = cell.mid_y - size // 2
        put(image, value(gift.value, size), cell.x, y)
        sign = icons.card_action(gift, 22)
        if sign is not None:
            put(image, sign, cell.x + size - 16, y + size - 18)
        if card in pile:
            put(image, gifts.back(15), cell.x - 3, y + size - 16)
        if lying is not None and (gift.value > low or (gift.value == beats.low and low == beats.high)):
            put(image, icon("tick", 26), cell.x + size - 16, y - 6)
        put_tag(image, cell.x + size + 4 + tag_width(letters, 34) // 2, cell.mid_y - 2, letters, 34)


def means(image: Image.Image, box: Box, own: PlayerView, giving: bool, words: Localiser) -> None:
    """What the viewer can pay with, from the right; and what the ticks mean."""
    x = box.right
    if own.foreman == "pool":
        x -= 40
        put(image, people.foreman(own.seat, 40), x, box.y + 2)
    count = str(own.pool)
    lay(image, x - 4, box.mid_y, count, "bold", TEXT, INK, "right")
    x -= 50 + width(count, "bold", TEXT)
    put(image, people.servant(own.seat, 42), x, box.y + 1)
    if giving:
        text = words.say(names.label("free-gift"))
        lay(image, x - 24, box.mid_y, text, "sans", TEXT, SOFT_INK, "right")
        put(image, icon("tick", 32), x - 60 - width(text, "sans", TEXT), box.mid_y - 16)


def _cards(
    image: Image.Image, box: Box, key: str, cards: tuple[str, ...], view: View, words: Localiser
) -> dict[str, Spot]:
    """The viewer's own hand, or discard pile; returns where each card lies."""
    panel(image, box)
    lay(image, box.x + 14, box.y + 22, words.say(names.label(f"player-{key}", count=len(cards))), "bold", TEXT, INK)
    tall = box.h - 52
    wide = min(round(tall / gifts.SHAPE), (box.w - 16) // max(1, len(cards)) - 10)
    spots = {}
    for i, card in enumerate(cards):
        spot = Box(box.x + 14 + i * (wide + 10), box.y + 42, wide, gifts.height(wide))
        lay_shadow(image, spot)
        put(image, gifts.gift(view.cards.gifts[card], wide), *spot.at)
        put(image, value(view.cards.gifts[card].value, 50), spot.x - 4, spot.y - 6)
        spots[f"{key}:{card}"] = Spot(spot, Box(spot.x - 4, spot.bottom - 30, spot.w + 8, 38))
    return spots
