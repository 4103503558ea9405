"""A journey of two games: the first merchant takes a card of the first one along into the second."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel import Text, text
from tests.teaching.table import Table

LEGS = 2


class Leg(Struct, frozen=True):
    """What became of a leg: the first merchant's points, and the card taken along."""

    points: int
    luggage: str


class Legs(Struct, frozen=True):
    """The legs travelled so far."""

    done: tuple[Leg, ...] = ()


class Journey:
    """The campaign."""

    seats = 2
    state = Legs

    def start(self) -> Legs:
        return Legs()

    def options(self, state: Legs) -> dict[str, str] | None:
        """The next leg, with what was packed on the one before."""
        if len(state.done) == LEGS:
            return None
        packed = state.done[-1].luggage if state.done else ""
        return {"leg": str(len(state.done) + 1), "luggage": packed or "none"}

    def after(self, state: Legs, table: Table) -> Legs:
        if table.leg != len(state.done) + 1:
            raise ValueError(f"leg {table.leg} after {len(state.done)} legs")
        return Legs((*state.done, Leg(table.players[0].points, table.luggage)))

    def sheet(self, state: Legs) -> tuple[Text, ...]:
        """A line for each leg."""
        lines = []
        for leg, done in enumerate(state.done, 1):
            card = text(f"teaching-card-{done.luggage}") if done.luggage else text("teaching-sheet-none")
            lines.append(text("teaching-sheet-done", leg=leg, points=done.points, luggage=card))
        return (*lines, *(text("teaching-sheet-open", leg=leg + 1) for leg in range(len(lines), LEGS)))
