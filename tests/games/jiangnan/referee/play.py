"""What every part of the referee works with: the table it foretells, and how questions are put."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from engine.games.jiangnan.content import Cards, WorkTile
from engine.games.jiangnan.table import BOT, Player, Table

TYPES = ("novel", "drama", "painting")
POINTERS = {"a": (0,), "b": (0, 1), "c": (0, 3)}
"""Spaces of the ring to which the pointer points at first. (JN-DATA-28)"""
MOST_SPIRIT, SPIRITS_TILE = 6, 3


class Asked(NamedTuple):
    """A question that must be open now, all that must be offered in it, and how many are picked.

    `spirits`: the seat may use a Spirits tile instead of answering.
    """

    seat: int
    key: str
    options: frozenset[str]
    spirits: bool
    picks: int = 1


Answer: TypeAlias = tuple[int, tuple[str, ...]]
"""Whose reply, and the options picked."""

R = TypeVar("R")
Play: TypeAlias = Generator[tuple[Asked, ...], Answer, R]
"""Play that runs on to the next questions, takes an answer to one of them, and so on."""


class Game(Struct):
    """`t` is the referee's own table, which it changes as the rules say.

    `visit` is the district whose action is being carried out, if any. `income` is true in the income step.
    """

    t: Table
    cards: Cards
    visit: str = ""
    income: bool = False

    def talent(self, seat: int, power: str) -> bool:
        """Does a player have a talent with this power?"""
        talent = self.cards.characters[self.t.players[seat].talent].talent if self.t.players[seat].talent else None
        return talent is not None and talent.power == power

    def free(self, seat: int) -> bool:
        """A10: no coins are paid in a district action. (JN-TAL-20, JN-AMB-27)"""
        return self.visit != "" and self.talent(seat, "free_visits")

    def price(self, seat: int, coins: int) -> int:
        return 0 if self.free(seat) else coins

    def slots(self) -> list[str]:
        """The districts from left to right, each over its river slot. (JN-DATA-14)"""
        pairs = {"1": ("society", "teahouse"), "2": ("fair", "travel"), "3": ("tavern", "parlour")}
        return [district for board in self.t.sides.map for district in pairs[board]]

    def hands(self) -> list[int]:
        """The ring spaces to which the pointer points. (JN-PTR, JN-STAT-02)"""
        return [(start + self.t.pointer) % 6 for start in POINTERS[self.t.sides.pointer]]

    def shown(self) -> list[str]:
        """The shops to which the pointer points."""
        return [self.t.ring[space] for space in self.hands()]

    def work(self, work: str) -> WorkTile:
        kind, _, number = work.partition("_")
        return {"novel": self.cards.novels, "drama": self.cards.dramas, "painting": self.cards.paintings}[kind][
            int(number)
        ]

    @property
    def players(self) -> int:
        """The Bot counts. (JN-SETUP-06, JN-SETUP-17)"""
        return max(2, self.t.seats)


def kind(work: str) -> str:
    return work.partition("_")[0]


def choose(g: Game, seat: int, key: str, options: Iterable[str]) -> Play[str]:
    """One option; what is forced is not asked, and a Spirits tile may come before. (JN-SPIRIT-04)"""
    (picked,) = yield from pick(g, seat, key, options, 1)
    return picked


def pick(g: Game, seat: int, key: str, options: Iterable[str], number: int) -> Play[tuple[str, ...]]:
    offered = frozenset(options)
    assert len(offered) >= number, key
    while len(offered) > number:
        me = g.t.players[seat]
        whose, picks = yield (Asked(seat, key, offered, gains_spirit(me), number),)
        assert whose == seat
        if picks != ("spirits",):
            return picks
        drink(me)
    return tuple(sorted(offered))


def gains_spirit(me: Player) -> bool:
    return me.spirits > 0 and me.spirit < MOST_SPIRIT


def drink(me: Player) -> None:
    """(JN-SPIRIT-04, JN-SPIRIT-05)"""
    me.spirits -= 1
    me.spirit = min(MOST_SPIRIT, me.spirit + SPIRITS_TILE)


def score(g: Game, party: int, vp: int, source: str) -> None:
    points = g.t.party(party).points
    points[source] = points.get(source, 0) + vp


def in_order(g: Game) -> list[int]:
    """The seats in turn order."""
    return [party for party in g.t.order if party != BOT]
