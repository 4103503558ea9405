"""The state of a game: every card and piece in exactly one place."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec import Struct, field

from engine.kernel import Seat, Text, text
from engine.kernel import Table as KernelTable

AWAY: Final = "away"
"""Where the Foreman is while he stands on the Wall, a ship, a Decree or a reward space: these hold him."""


class Ship(Struct):
    """A ship on the canal: its owner, its place (`route` from 0, `harbor` from 1), and what it carries.

    `foreman` is the room that the owner's Foreman takes on it: 0 (not there), 1 (upright) or 2 (lying). (GG-FORE-10)
    """

    seat: Seat
    route: int
    harbor: int
    servants: int
    foreman: int = 0

    @property
    def load(self) -> int:
        return self.servants + self.foreman


class Piece(Struct, frozen=True, array_like=True):
    """Something on the Great Wall: a servant, or a Foreman who counts for `size`. (GG-FORE-09)"""

    seat: Seat
    foreman: bool = False
    size: int = 1


class Edict(Struct):
    """A Decree in play, and who has a servant on it, in order of coming; `foremen` are those whose Foreman it is."""

    kind: str
    owners: list[Seat] = []
    foremen: list[Seat] = []


class Player(Struct):
    """One player. Cards, tokens and servants are where the rulebook says; the rest are tracks.

    `hand` and `pile` (the discard pile) hold ids of Gift cards, `tokens` kinds of Travel tokens. `shown` are the cards
    of the pile that were shown in the last Evening: everybody knows them. `pool` and `supply`
    count servants. `foreman` is "locked", "supply", "pool" or "away". `rewards` counts the servants on the spaces of
    `content.REWARDS`; `reward_foreman` names the one with the Foreman on it. `city` is where the Traveller stands.
    `palace` counts the Envoy's steps, `place` the Palace place (from 0, the best) once he is there. `intrigue` is the
    marker's step; who is higher on the same one, `Table.ladder` says. `points` are VP by what brought them.
    """

    hand: list[str]
    pool: int
    supply: int
    pile: list[str] = []
    shown: list[str] = []
    tokens: list[str] = []
    foreman: Literal["locked", "supply", "pool", "away"] = "locked"
    rewards: list[int] = field(default_factory=lambda: [0, 0, 0])
    reward_foreman: str = ""
    city: str = ""
    palace: int = 0
    place: int | None = None
    intrigue: int = 0
    jade: int = 0
    points: dict[str, int] = {}

    @property
    def score(self) -> int:
        """VP so far."""
        return sum(self.points.values())


class Table(KernelTable, kw_only=True):
    """Lists that are piles have their top card last.

    `phase` says which step comes next. `gifts` are the cards on `content.LOCATIONS`; `deck` is the draw pile of Gift
    cards. `map` holds the token on each city of the board side ("" for none), `piles` the two piles of tokens, and
    `used` their discard pile. `dice` are the values shown. `ladder` is the Intrigue order, lowest first. `wall` is in
    order of coming, as it closes up. `houses` are the Jade houses that still have theirs. `edicts` are the six Decrees
    in play, `unused` those that are not. `arrivals` are the Envoys in the Palace, in order. `start` has the Start
    Player token; `medal` has taken the Medal today, if anybody has. `active` has the turn; `turn` counts from 1.
    `options` are the table options that were chosen. `offered` are the tokens (plain, double) with which the active
    player was last asked for trades this turn, and whether they could bring a servant then: at the turn's end nobody is
    asked for the same ones again.
    """

    slug: ClassVar[str] = "gugong"

    players: list[Player]
    gifts: list[str]
    deck: list[str]
    map: list[str]
    piles: list[list[str]]
    dice: list[int]
    houses: list[bool]
    edicts: list[Edict]
    unused: list[str]
    ladder: list[Seat]
    start: Seat
    active: Seat
    options: dict[str, str]
    used: list[str]
    ships: list[Ship]
    wall: list[Piece]
    arrivals: list[Seat]
    phase: Literal["morning", "turn", "evening", "final", "over"] = "turn"
    medal: Seat | None = None
    day: int = 1
    turn: int = 1
    offered: tuple[int, int, bool] = (0, 0, False)

    def chapter(self) -> Text:
        """The Day. (GG-FLOW-01)"""
        return text("gugong-chapter", day=self.day)

    def order(self) -> list[Seat]:
        """All seats in player order, from the start player clockwise. (GG-DAY-02)"""
        return [(self.start + step) % self.seats for step in range(self.seats)]
