"""The state of a game: every card in exactly one place."""

from __future__ import annotations

from operator import attrgetter
from typing import ClassVar

from msgspec import Struct

from engine.kernel import Seat, Text, text
from engine.kernel import Table as KernelTable


class Site(Struct, frozen=True, array_like=True, gc=False):
    """A used site of a player board: a shop card, `built` once its model stands on it. (DS-BUY-06, DS-BUY-11)"""

    shop: str
    built: bool = False


_BUILT = attrgetter("built")


class Player(Struct):
    """One player. `room` (the Private Room) is face down, its top card last; `kitchen` is face up. Both hold ranks.

    `sites` are the used ones, in printed order (DS-AMB-07).
    """

    coins: int
    room: list[int]
    kitchen: list[int]
    sites: list[Site]

    @property
    def models(self) -> int:
        """Shops built, with their models. (DS-END-03)"""
        return sum(map(_BUILT, self.sites))


class Guest(Struct, array_like=True, gc=False):
    """A customer in the queue and the coins lying on it. (DS-CUST-06)"""

    kind: str
    coins: int = 0


class Table(KernelTable, kw_only=True):
    """Lists that are decks have their top card last. `queue[0]` is the customer on the far right (DS-CUST-02).

    `supply` counts menu cards by rank, rank 1 first. `customers` mixes customer and event ids (DS-SETUP-07). `notices`
    is the notice board, its top card last (DS-EVT-02). `turn` counts turns from 1; `active` has the turn, in which a
    card has been bought (`card_bought`, DS-BUY-01) or a menu removed (`removed`, DS-PREP-01).
    """

    slug: ClassVar[str] = "dream"

    players: list[Player]
    supply: list[int]
    shop_deck: list[str]
    display: list[str]
    customers: list[str]
    queue: list[Guest]
    discard: list[str]
    notices: list[str]
    active: Seat = 0
    turn: int = 1
    card_bought: bool = False
    removed: bool = False
    winner: Seat | None = None

    def chapter(self) -> Text:
        """Rounds are not counted at the table: one is a turn of each player. (DS-FLOW-02)"""
        return text("dream-chapter", round=(self.turn - 1) // self.seats + 1)

    @property
    def event(self) -> str | None:
        """The event card in force, or lying there resolved: the top one of the notice board. (DS-EVT-02)"""
        return self.notices[-1] if self.notices else None
