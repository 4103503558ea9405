"""The powers of talents, one small piece each. (JN-TAL-03 to JN-TAL-28)"""

from __future__ import annotations

from typing import Final

from engine.games.jiangnan.content import Board
from engine.games.jiangnan.kinds import IDEAS, Icon, TalentPower
from engine.games.jiangnan.powers import Power
from engine.games.jiangnan.table import Player


class FreeAssistants(Power):
    """Assistants cost no spirit. (JN-TAL-03)"""

    def loss(self, assistants: int) -> int:
        return 0


class DoubleTracks(Power):
    """Coins and VP for own servants on Display Tracks are doubled. (JN-TAL-05, JN-TAL-06)"""

    def track_gain(self, number: int) -> int:
        return self.amount * number


class DoubleJourneys(Power):
    """City and passing bonuses are doubled, portfolio and shop icons aside. (JN-TAL-08, JN-TAL-09)"""

    def journey(self, icons: tuple[Icon, ...]) -> tuple[Icon, ...]:
        again = tuple(icon for icon in icons if icon not in ("portfolio", "shop"))
        return icons + again * (self.amount - 1)


class DoublePayout(Power):
    """Coins and VP of a publishing are doubled, wherever it happens. (JN-TAL-12, JN-TAL-13)"""

    def payout(self, number: int) -> int:
        return self.amount * number


class DoubleIncome(Power):
    """The income of dramas and novels is doubled. (JN-TAL-14)"""

    def income(self, number: int) -> int:
        return self.amount * number


class WinsTies(Power):
    """Ties on boats are won, and each first place there gives VP. (JN-TAL-16, JN-TAL-17)"""

    wins_ties = True

    def __init__(self, amount: int = 0) -> None:
        super().__init__(amount)
        self.first_place = amount


class FreeVisits(Power):
    """District actions cost no coins. (JN-TAL-19, JN-TAL-20)"""

    def price(self, coins: int) -> int:
        return 0


class RichStart(Power):
    """So many times as many coins and ideas at the start. (JN-TAL-22, JN-TAL-23)"""

    def begin(self, board: Board, player: Player) -> None:
        player.coins += board.coins * (self.amount - 1)
        for kind in IDEAS:
            player.ideas[kind] += board.ideas * (self.amount - 1)


class OneMore(Power):
    """A portfolio or an idea more at the Society, a servant more at the Parlour. (JN-TAL-25, JN-TAL-26)"""

    def __init__(self, amount: int = 0) -> None:
        super().__init__(amount)
        self.society_more = self.parlour_more = amount


TALENTS: Final[dict[TalentPower, type[Power]]] = {
    "free_assistants": FreeAssistants,
    "double_tracks": DoubleTracks,
    "double_journeys": DoubleJourneys,
    "double_payout": DoublePayout,
    "double_income": DoubleIncome,
    "wins_ties": WinsTies,
    "free_visits": FreeVisits,
    "rich_start": RichStart,
    "one_more": OneMore,
}
