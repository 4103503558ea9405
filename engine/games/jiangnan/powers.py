"""The moments at which a talent may change what happens. (JN-TAL-01)"""

from __future__ import annotations

from engine.games.jiangnan.content import Board
from engine.games.jiangnan.kinds import Icon
from engine.games.jiangnan.table import Player


class Power:
    """What a talent does at the moments of the game that know of talents; this one, nobody's, does nothing.

    `amount` is the figure of the content, a factor or a number. `wins_ties`: on boats; `first_place` are VP for each
    first place there. `society_more` and `parlour_more` are portfolios or ideas, and servants, beyond the usual.
    """

    wins_ties: bool = False
    first_place: int = 0
    society_more: int = 0
    parlour_more: int = 0

    def __init__(self, amount: int = 0) -> None:
        self.amount = amount

    def begin(self, board: Board, player: Player) -> None:
        """When the talent is chosen."""

    def price(self, coins: int) -> int:
        """Coins that a district action costs its visitor."""
        return coins

    def track_gain(self, number: int) -> int:
        """Coins or VP for so many own servants on a Display Track, on a visit and in Upkeep."""
        return number

    def journey(self, icons: tuple[Icon, ...]) -> tuple[Icon, ...]:
        """A city bonus or passing bonuses on a visit to Travel or the Temple Fair."""
        return icons

    def payout(self, number: int) -> int:
        """Coins or VP of a publishing."""
        return number

    def income(self, number: int) -> int:
        """Coins or VP of a published work in Upkeep."""
        return number

    def loss(self, assistants: int) -> int:
        """For how many of so many assistants spirit is lost in Upkeep."""
        return assistants
