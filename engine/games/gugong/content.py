"""The data of the cards, tokens, decrees and board, as `content/*.toml` gives them; `reading` reads and checks it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Provenance = Literal["printed", "reported", "derived", "house"]
"""How well a value is known: in the rulebook, in a public source, forced by counts, or ours."""

Location: TypeAlias = Literal["travel", "wall", "jade", "intrigue", "palace", "decree", "canal"]
LOCATIONS: tuple[Location, ...] = ("travel", "wall", "jade", "intrigue", "palace", "decree", "canal")
"""The seven places of the officials, in the order in which `Table.gifts` holds their cards. (GG-COMP-15)"""

Action: TypeAlias = Literal["travel", "wall", "jade", "intrigue", "palace", "decree", "canal", "swap", "recall"]

SETS = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5")
"""The groups of the opening hands, counted from the start player. (GG-SETUP-18)"""

TOKENS = (
    "servant",
    "servants",
    "palace",
    "intrigue",
    "gift",
    "recall",
    "swap",
    "points",
    "canal",
    "jade",
    "wall",
    "double",
)
"""The kinds of Travel tokens that the rules know; a content must hold exactly these."""

DECREES = (
    "morning_servants",
    "morning_intrigue",
    "morning_envoy",
    "morning_canal",
    "morning_points",
    "cheap_gifts",
    "cheap_travel",
    "more_wall",
    "cheap_jade",
    "evening_servant",
    "final_jade",
    "final_rewards",
    "final_intrigue",
    "final_decrees",
    "final_tokens",
)
"""The Decrees that the rules know; a content must hold exactly these."""

REWARDS = ("points", "card", "foreman")
"""The harbor rewards, in the order of their harbors: the second, third and fourth. (GG-HARB-10 to GG-HARB-12)"""

Amount = Annotated[int, Meta(ge=0, le=99)]
Value = Annotated[int, Meta(ge=1, le=9)]
Kind = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    """A Gift card: its value, its card action if it has one, and the servants gained besides. (GG-COMP-13, GG-ACT-09)

    `group` says where it begins: "board", one of `SETS`, or "draw". (GG-COMP-07)
    """

    group: Literal["board", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "draw"]
    value: Value
    source: dict[str, Provenance]
    action: Action | None = None
    servants: Annotated[int, Meta(ge=0, le=12)] = 0

    @property
    def acts(self) -> bool:
        """Has it a card action, a gain of servants alone included? (GG-COMP-14)"""
        return self.action is not None or self.servants > 0


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Travel token, `copies` of it, and what it brings at once besides what its name says. (GG-DATA-07)"""

    copies: Amount
    source: dict[str, Provenance]
    servants: Amount = 0
    palace: Amount = 0
    intrigue: Amount = 0
    points: Amount = 0


class Decree(Struct, frozen=True, forbid_unknown_fields=True):
    """A Decree tile: printed cost in servants, `points` at once, and how much its advantage is. (GG-DATA-13)

    `amount` counts servants, steps or points; with `each`, so many points for every `each` steps. (GG-DATA-14)
    What a level 3 one is worth is counted at the end, so that it has no `points`. (GG-DECR-07)
    """

    level: Literal[1, 2, 3]
    cost: Annotated[int, Meta(ge=0, le=9)]
    amount: Amount
    source: dict[str, Provenance]
    points: Amount = 0
    each: Annotated[int, Meta(ge=1, le=14)] = 1


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A Destiny die and its six faces. (GG-DATA-04)"""

    faces: tuple[Value, Value, Value, Value, Value, Value]
    source: dict[str, Provenance]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the board: for how many `players`, its canal routes, prices of the Jade houses, points of the Palace
    places by arrival, and the map. (GG-COMP-02, GG-DATA-06, GG-DATA-09, GG-DATA-11)
    """

    players: tuple[int, ...]
    routes: Annotated[int, Meta(ge=1, le=2)]
    jade_houses: Annotated[tuple[Annotated[int, Meta(ge=1, le=5)], ...], Meta(min_length=1, max_length=19)]
    palace: tuple[Amount, ...]
    cities: Annotated[tuple[Kind, ...], Meta(min_length=2, max_length=20)]
    roads: tuple[tuple[Kind, Kind], ...]
    source: dict[str, Provenance]


class Beats(Struct, frozen=True, forbid_unknown_fields=True):
    """The lowest card that is exchanged freely against the highest. (GG-EXCH-10)"""

    low: Value
    high: Value


class Rewards(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces beside each harbor reward of a player board. (GG-HARB-14 to GG-HARB-16)"""

    points: Amount
    card: Amount
    foreman: Annotated[int, Meta(ge=0, le=1)]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that stand on no card; `content/board.toml` explains each.

    The first games' contents do not name the `trade_` ones yet: hence their defaults.
    """

    days: Annotated[int, Meta(ge=1, le=9)]
    first_servants: Amount
    servants: Amount
    ships: Annotated[int, Meta(ge=1, le=3)]
    load: Amount
    income: tuple[Amount, ...]
    wall: dict[int, Annotated[int, Meta(ge=3, le=20)]]
    wall_points: Amount
    wall_steps: Amount
    destiny_points: Amount
    destiny_steps: Amount
    way_cost: Amount
    beats_all: Beats
    travel_cost: Amount
    wall_cost: Amount
    canal_cost: Amount
    palace_cost: Amount
    palace_intrigue: Amount
    intrigue_cost: Amount
    intrigue_steps: Amount
    intrigue_top: Annotated[int, Meta(ge=1, le=30)]
    palace_top: Annotated[int, Meta(ge=2, le=20)]
    tokens_kept: Annotated[int, Meta(ge=1, le=9)]
    square_cost: Amount
    jade_points: tuple[Amount, ...]
    jade_more: Amount
    harbors: Amount
    rewards: Rewards
    reward_points: Amount
    rich_gift: Value
    jade_trade: Amount
    source: dict[str, Provenance]
    trade_servants: Annotated[int, Meta(ge=1, le=9)] = 1
    trade_points: Annotated[int, Meta(ge=1, le=9)] = 2
    trade_jade: Annotated[int, Meta(ge=1, le=9)] = 1

    def jade_worth(self, count: int) -> int:
        """Points at the end for so many Jade. (GG-FIN-08, GG-DATA-10)"""
        known = (0, *self.jade_points)
        beyond = max(0, count - len(self.jade_points))
        return known[count - beyond] + beyond * self.jade_more


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All the data of the game, by file and entry."""

    board: Board
    decrees: dict[Kind, Decree]
    dice: dict[Kind, Die]
    gifts: dict[Kind, Gift]
    sides: dict[Literal["few", "many"], Side]
    tokens: dict[Kind, Token]

    def side(self, seats: int) -> Side:
        """The board side for so many players. (GG-SETUP-01)"""
        return self.sides["few" if seats in self.sides["few"].players else "many"]
