"""An easel for simulated Discord: the same picture is drawn once a process, however many tests come by it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, ClassVar, TypeAlias

import msgspec

from render.easels import Thread
from render.orders import Order, Painted, Sheet
from render.picture import Painter

KEPT = 200
"""Pictures that are remembered, those asked for last: some 200 KB each."""

Key: TypeAlias = tuple[Painter[Any], str, str, tuple[str, ...], bytes]


class Remembering(Thread):
    """Draws like the bot's own thread, and hands out again what any bot of this process has had drawn.

    Most tests begin the same few games, whose pictures would else be two thirds of their work. A picture is a function
    of its order: `tests/suite/test_pictures.py` holds every game to that.
    """

    _known: ClassVar[OrderedDict[Key, Painted]] = OrderedDict()

    async def paint(self, easel: int, order: Order | Sheet) -> Painted:
        try:
            key = self._painters(order.slug), order.what, order.words.language, tuple(order.words.names), _data(order)
        except Exception:
            return await super().paint(easel, order)  # whose trouble it is to tell
        if key not in self._known:
            painted = await super().paint(easel, order)
            if painted.drawing is None:
                return painted
            self._known[key] = painted
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]


def _data(order: Order | Sheet) -> bytes:
    """All of an order but its words. Why something is refused is told by nobody's picture."""
    if isinstance(order, Order):
        parts: tuple[object, ...] = order.view, order.decision, order.since, order.area
    else:
        parts = order.title, order.standings
    return msgspec.json.encode(parts, enc_hook=lambda why: None)
