"""The data of the cards, tokens, decrees and board, as `content/*.toml` gives them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from engine.kernel import Content, ContentError

FOLDER = Path(__file__).parent / "content"

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
    """Figures that stand on no card; `content/board.toml` explains each."""

    days: Annotated[int, Meta(ge=1, le=9)]
    first_servants: Amount
    servants: Amount
    ships: Annotated[int, Meta(ge=1, le=3)]
    load: Annotated[int, Meta(ge=1, le=9)]
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
    palace_top: Annotated[int, Meta(ge=1, le=20)]
    tokens_kept: Amount
    square_cost: Amount
    jade_points: tuple[Amount, ...]
    jade_more: Amount
    harbors: Literal[5]
    rewards: Rewards
    reward_points: Amount
    rich_gift: Value
    jade_trade: Amount
    source: dict[str, Provenance]

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


def load(text: bytes | None = None) -> Content[Cards]:
    """This version's content files, or a kept content. Raises `ContentError`."""
    content = Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)
    _check(content.cards)
    return content


def _check(cards: Cards) -> None:
    """References, counts and provenance, which types cannot express."""
    _exactly("tokens.toml", cards.tokens, TOKENS)
    _exactly("decrees.toml", cards.decrees, DECREES)
    _exactly("sides.toml", cards.sides, ("few", "many"))
    if len(cards.dice) != 3:
        raise ContentError(f"dice.toml: there are 3 Destiny dice, not {len(cards.dice)}")
    groups: Counter[str] = Counter(gift.group for gift in cards.gifts.values())
    for group, size in {"board": len(LOCATIONS), **dict.fromkeys(SETS, 4)}.items():
        if groups[group] != size:
            raise ContentError(f"gifts.toml: the group {group!r} needs {size} cards, not {groups[group]}")
    if groups["draw"] < 5 * cards.board.rewards.card:
        raise ContentError("gifts.toml: the draw pile is too small for everybody's harbor rewards (GG-HARB-19)")
    for level in (1, 2, 3):
        if sum(decree.level == level for decree in cards.decrees.values()) < 2:
            raise ContentError(f"decrees.toml: level {level} needs at least 2 Decrees")
    if sorted(chain(*(side.players for side in cards.sides.values()))) != [2, 3, 4, 5]:
        raise ContentError("sides.toml → players: each of 2, 3, 4 and 5 players needs exactly one side")
    if sorted(cards.board.wall) != [2, 3, 4, 5]:
        raise ContentError("board.toml → wall: each of 2, 3, 4 and 5 players needs a number")
    if len(cards.board.income) < cards.board.days:
        raise ContentError("board.toml → income: each day needs a number")
    if 2 * cards.board.first_servants != cards.board.servants:
        raise ContentError("board.toml → first_servants: one half begins in the pool, the other in the supply")
    for name, side in cards.sides.items():
        _check_side(cards, name, side)
    _check_sources("board.toml", cards.board)
    entries: tuple[tuple[str, Iterable[tuple[str, Gift | Token | Decree | Die | Side]]], ...] = (
        ("decrees", cards.decrees.items()),
        ("dice", cards.dice.items()),
        ("gifts", cards.gifts.items()),
        ("sides", cards.sides.items()),
        ("tokens", cards.tokens.items()),
    )
    for file, of_file in entries:
        for entry_name, entry in of_file:
            _check_sources(f"{file}.toml, {entry_name}", entry)


def _exactly(file: str, entries: Iterable[str], known: tuple[str, ...]) -> None:
    if set(entries) != set(known):
        wrong = ", ".join(sorted(set(entries) ^ set(known)))
        raise ContentError(f"{file}: must hold exactly {', '.join(known)}; look at {wrong}")


def _check_side(cards: Cards, name: str, side: Side) -> None:
    """A connected map with tokens left for the piles, and a place in the Palace for everybody."""
    where = f"sides.toml, {name}"
    for road in side.roads:
        for city in road:
            if city not in side.cities:
                raise ContentError(f"{where} → roads: there is no city {city!r}")
    if len(set(side.cities)) < len(side.cities):
        raise ContentError(f"{where} → cities: names a city twice")
    reached = {side.cities[0]}
    for _ in side.cities:
        reached |= {city for road in side.roads if reached & set(road) for city in road}
    if reached != set(side.cities):
        raise ContentError(f"{where} → roads: {', '.join(sorted(set(side.cities) - reached))} cannot be reached")
    if len(side.cities) < max(side.players):
        raise ContentError(f"{where} → cities: every Traveller needs one")
    if len(side.cities) >= sum(token.copies for token in cards.tokens.values()):
        raise ContentError(f"{where} → cities: no Travel tokens are left for the piles")
    if len(side.palace) < max(side.players) or list(side.palace) != sorted(side.palace, reverse=True):
        raise ContentError(f"{where} → palace: everybody needs a place, and an earlier one is worth no less")


def _check_sources(where: str, entry: Gift | Token | Decree | Die | Side | Board) -> None:
    """Every value that an entry gives must say how well it is known."""
    fields = {field.name: field for field in msgspec.structs.fields(entry) if field.name != "source"}
    for name in entry.source:
        if name not in fields:
            raise ContentError(f"{where} → source: speaks of {name!r}, which is no field here")
    for name, field in fields.items():
        left_out = not field.required and getattr(entry, name) == field.default
        if name not in entry.source and not left_out:
            raise ContentError(f"{where} → source: does not say where {name!r} comes from")
