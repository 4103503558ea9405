"""What every part of the referee works with: the table it foretells, and how questions are put."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from engine.games.mount_tai.content import Cards
from engine.games.mount_tai.table import Player, Table
from tests.games.mount_tai.referee.map import SEATS, beside, height

GOODS = ("money", "grain", "wine", "reputation")


class Asked(NamedTuple):
    """A question that must be open now, and all that must be offered in it."""

    seat: int
    key: str
    options: frozenset[str]


R = TypeVar("R")
Play: TypeAlias = Generator[Asked, str, R]
"""Play that runs on to the next question, takes the answer, and so on."""


class Game(Struct):
    """`t` is the referee's own table, which it changes as the rules say; `printed` is the water of the range tiles."""

    t: Table
    cards: Cards
    printed: set[str]
    tribes: set[str]

    def level(self, seat: int, profession: str) -> int:
        """The level on which a player has a profession. (MT-RECR-13)"""
        held = self.t.players[seat].talents
        return max(
            (level for card, level in held.items() if self.cards.talents[card].profession == profession), default=0
        )

    def owner(self, profession: str, level: int) -> int | None:
        """Who has a (red) profession on at least this level; there is one card of each."""
        return next((seat for seat in range(self.t.seats) if self.level(seat, profession) >= level), None)

    def fief(self, seat: int) -> str:
        return SEATS[self.t.seats][seat]

    def tutor(self, kind: str) -> int | None:
        return next((seat for seat, player in enumerate(self.t.players) if player.tutor == kind), None)

    @property
    def water(self) -> set[str]:
        """(MT-ZHENG-02)"""
        return self.printed | set(self.t.ponds)

    def served(self, cell: str) -> bool:
        """Does water benefit a tile here? (MT-MAP-10 to MT-MAP-13)"""
        return any(near in self.water and height(near) >= height(cell) for near in beside(cell))

    @property
    def year(self) -> int:
        return 1 if self.t.round < 8 else 2

    @property
    def season(self) -> str:
        return ("spring", "summer", "autumn", "winter")[self.t.round % 8 // 2]

    @property
    def bonus(self) -> str:
        """The good on the season's bonus tile. (MT-EVENT-05)"""
        return self.t.bonuses[self.t.round % 8 // 2]


def choose(seat: int, key: str, options: Iterable[str]) -> Play[str]:
    """One option; what is forced is not asked."""
    offered = frozenset(options)
    if len(offered) == 1:
        return next(iter(offered))
    return (yield Asked(seat, key, offered))


def score(player: Player, source: str, points: int) -> None:
    player.points[source] = player.points.get(source, 0) + points


def stock(player: Player, good: str) -> int:
    return (
        player.reputation
        if good == "reputation"
        else {"money": player.money, "grain": player.grain, "wine": player.wine}[good]
    )


def gain(player: Player, good: str, amount: int, source: str = "talent") -> None:
    """Goods in, or out if negative; never below 0. (MT-AMB-33)"""
    if good == "money":
        player.money = max(0, player.money + amount)
    elif good == "grain":
        player.grain = max(0, player.grain + amount)
    elif good == "wine":
        player.wine = max(0, player.wine + amount)
    else:
        score(player, source, amount)


def count(player: Player, tile: str) -> int:
    """Own tiles of a kind: settlement, farmland, town."""
    return [*player.land.values()].count(tile)
