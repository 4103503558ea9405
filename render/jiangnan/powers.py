"""What assistants, talents and shops do, as a line of signs and numbers; the words stand beside them elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.places import PLACES
from render.jiangnan.wares import WARES
from render.kit.cache import SPRITES
from render.kit.palette import INK, SLIP
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay

Line: TypeAlias = tuple[str, ...]
"""Names of signs and districts; everything else is set as it stands."""
Terms: TypeAlias = Callable[[int, int], Line]
"""The line of a power for its cost in coins and its amount."""


def _paid(cost: int, *line: str) -> Line:
    """Something that costs coins."""
    return (str(cost), "coin", "›", *line)


ASSISTANTS: Final[dict[str, Terms]] = {
    "teahouse": lambda _, __: ("coin", "+", "teahouse", "servant"),
    "tavern": lambda _, __: ("vp", "+", "tavern", "servant"),
    "shop": lambda cost, _: _paid(cost, "shop"),
    "stroll": lambda _, __: ("fair", "+1"),
    "board_boat": lambda cost, _: _paid(cost, "servant", "boat"),
    "exchange_ideas": lambda _, amount: (str(amount), "any", "swap"),
    "exchange_tile": lambda _, amount: (str(amount), "tile", "swap"),
    "journey": lambda cost, _: _paid(cost, "travel"),
    "change_boats": lambda cost, _: _paid(cost, "boat", "swap"),
    "visit_muse": lambda cost, _: _paid(cost, "servant", "assistant"),
    "portfolio": lambda cost, _: _paid(cost, "portfolio"),
    "top_portfolio": lambda _, __: ("portfolio", "?"),
    "publish": lambda cost, _: _paid(cost, "publish"),
}
"""By power; what only gains shows its gains."""
TALENTS: Final[dict[str, Terms]] = {
    "free_assistants": lambda _, __: ("assistant", "0", "spirit"),
    "double_tracks": lambda _, amount: (f"×{amount}", "teahouse", "tavern"),
    "double_journeys": lambda _, amount: (f"×{amount}", "travel", "fair"),
    "double_payout": lambda _, amount: (f"×{amount}", "publish"),
    "double_income": lambda _, amount: (f"×{amount}", "income"),
    "wins_ties": lambda _, amount: ("boat", "=1", "›", str(amount), "vp"),
    "free_visits": lambda _, __: ("free",),
    "rich_start": lambda _, amount: (f"×{amount}", "coin", "any"),
    "one_more": lambda _, amount: (f"+{amount}", "society", "parlour"),
}
SHOPS: Final[dict[str, Terms]] = {
    "print": lambda _, __: ("any", "+", "publish"),
    "peddle": lambda _, __: ("travel", "free"),
    "gift": lambda _, __: ("servant", "assistant"),
    "board_boat": lambda cost, _: _paid(cost, "servant", "boat"),
    "liquor": lambda _, __: ("spirits",),
    "calligraphy": lambda _, __: ("swap", "portfolio"),
    "display": lambda cost, _: _paid(cost, "publish", "servant"),
    "exchange_tiles": lambda _, amount: (str(amount), "tile", "swap"),
    "exchange_ideas": lambda _, amount: (str(amount), "any", "swap"),
    "change_boats": lambda _, __: ("boat", "swap"),
    "coins": lambda _, amount: (str(amount), "coin"),
    "draw_works": lambda _, amount: (f"1–{amount}", "portfolio"),
}


def assistant(power: str, cost: int, amount: int, gains: tuple[str, ...], w: int, h: int) -> Image.Image:
    """What an assistant does, in the middle of a transparent sheet of ``w × h``."""
    return line(gains if power == "gain" else ASSISTANTS[power](cost, amount), w, h)


def talent(power: str, amount: int, w: int, h: int) -> Image.Image:
    """What a talent does."""
    return line(TALENTS[power](0, amount), w, h)


def shop(power: str, cost: int, amount: int, w: int, h: int) -> Image.Image:
    """What a shop does."""
    return line(SHOPS[power](cost, amount), w, h)


def line(parts: Line, w: int, h: int) -> Image.Image:
    """Signs and words side by side in the middle of ``w × h`` px (RGBA), as large as fits."""
    return SPRITES.get(("jiangnan", "line", parts, w, h), lambda: _line(parts, w, h))


def _is_sign(part: str) -> bool:
    return part in WARES or part in PLACES


def _line(parts: Line, w: int, h: int) -> Image.Image:
    size = h
    while True:
        gap = max(1, round(size * 0.08))
        letter = round(size * 0.86)
        wide = [size if _is_sign(part) else width(part, "bold", letter) for part in parts]
        if sum(wide) + gap * (len(parts) - 1) <= w or size <= 8:
            break
        size -= 1
    out = Image.new("RGBA", (w, h), (*SLIP, 0))
    x = (w - sum(wide) - gap * (len(parts) - 1)) // 2
    for part, room in zip(parts, wide, strict=True):
        if part in PLACES:
            put(out, icons.district(part, size), max(0, x), (h - size) // 2)
        elif part in WARES:
            put(out, icons.icon(part, size), max(0, x), (h - size) // 2)
        else:
            lay(out, x, h / 2, part, "bold", letter, INK)
        x += room + gap
    return out
