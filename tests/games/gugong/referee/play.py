"""What every part of the referee works with: the table it foretells, the questions it expects, and how they are put."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from engine.games.gugong.content import Cards, Decree, Side
from engine.games.gugong.table import Player, Table


class Asked(NamedTuple):
    """A question that must be open now, and all that must be offered in it."""

    seat: int
    key: str
    options: frozenset[str]
    free: frozenset[str] = frozenset()


Answer: TypeAlias = tuple[int, str]
"""Whose reply, and the option."""

R = TypeVar("R")
Play: TypeAlias = Generator[tuple[Asked, ...], Answer, R]
"""Play that runs on to the next questions, takes an answer to one of them, and so on."""


class Game(Struct):
    """`t` is the referee's own table, which it changes as the rules say; `truth` gives the table of the game.

    The game's table is looked at only for what chance brought: dice, and a shuffle. `seen` is with which tokens
    (plain, double) exchanges were last offered in this turn, and whether servants were left to be gained then.
    """

    t: Table
    cards: Cards
    truth: Callable[[], Table]
    seen: tuple[int, int, bool] = (0, 0, False)

    @property
    def side(self) -> Side:
        return self.cards.sides["few" if self.t.seats <= 3 else "many"]  # GG-SETUP-01, GG-COMP-02

    @property
    def active(self) -> Player:
        return self.t.players[self.t.active]

    def decree(self, seat: int, kind: str) -> Decree | None:
        """The Decree, if this player has it."""
        owned = any(edict.kind == kind and seat in edict.owners for edict in self.t.edicts)
        return self.cards.decrees[kind] if owned else None

    def cheaper(self, seat: int, kind: str, cost: int) -> int:
        """A cost, less what a Decree takes off."""
        decree = self.decree(seat, kind)
        return max(0, cost - decree.amount) if decree else cost

    def around(self, first: int) -> list[int]:
        """All seats, clockwise from one of them. (GG-DAY-02)"""
        return [(first + step) % self.t.seats for step in range(self.t.seats)]
