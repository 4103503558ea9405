"""Signs and texts side by side, and the exchanges of Travel tokens in such a row."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engine.games.gugong.view import Board
from render.gugong import icons, pieces, tokens
from render.kit.palette import INK
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import NEEDED, lay

Part: TypeAlias = Image.Image | str


def row_width(parts: tuple[Part, ...], size: int = NEEDED) -> int:
    """How wide a row of signs and texts is."""
    return sum(width(part, "bold", size) + 8 if isinstance(part, str) else part.width for part in parts)


def row(out: Image.Image, parts: tuple[Part, ...], x: float, y: float, size: int = NEEDED) -> None:
    """Signs and texts side by side from ``x`` on, their middle at the height ``y``."""
    for part in parts:
        if isinstance(part, str):
            x += lay(out, x + 4, y, part, "bold", size, INK) + 8
        else:
            put(out, part, round(x), round(y - part.height / 2))
            x += part.width


def trades(board: Board, size: int) -> tuple[tuple[Part, ...], ...]:
    """What two, four and six tokens are exchanged for, with signs of ``size`` px. (GG-TOK-01 to GG-TOK-03)"""
    brought: tuple[tuple[Part, ...], ...] = (
        (*_more(board.trade_servants), icons.plain("servants", size)),
        (pieces.points(board.trade_points, size),),
        (*_more(board.trade_jade), pieces.jade(size - 4)),
    )
    back = tokens.back(size - 6)
    return tuple((str(number), back, "→", *what) for number, what in zip((2, 4, 6), brought, strict=True))


def _more(amount: int) -> tuple[str, ...]:
    return (f"{amount} ×",) if amount > 1 else ()
