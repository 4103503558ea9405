"""The data of the tiles, works, people and boards, as `content/*.toml` gives them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.games.jiangnan.kinds import (
    Boards,
    Charm,
    CharmNeed,
    District,
    Goal,
    Icon,
    Level,
    Measure,
    Power,
    Provenance,
    Shop,
    ShopPower,
    TalentPower,
)

Amount = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=1, le=9)]
Tile = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]
City = Annotated[str, Meta(pattern="^[a-d][1-3]$")]
Sources: TypeAlias = dict[str, Provenance]
Side: TypeAlias = Literal["a", "b"]
SideOrRandom: TypeAlias = Literal["a", "b", "random"]
Players: TypeAlias = Literal[2, 3, 4]


class ActionTile(Struct, frozen=True, forbid_unknown_fields=True):
    """An action tile: the districts to which it leads, and the icons of its discard bonus. Age 0: a starting tile.

    (JN-ICON-10, JN-DATA-01 to JN-DATA-07)
    """

    age: Annotated[int, Meta(ge=0, le=4)]
    districts: tuple[District, ...]
    icons: tuple[Icon, ...]
    source: Sources


class WorkTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A portfolio: its cost in ideas of its type, what publishing pays, and its income. (JN-PORT, JN-DATA-09)"""

    age: Annotated[int, Meta(ge=1, le=2)]
    cost: Few
    source: Sources
    vp: Amount = 0
    coins: Amount = 0
    income: Amount = 0


class Talent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character can do as a talent; the `amount` is a factor or a number, as the power needs it. (JN-TAL)"""

    power: TalentPower
    amount: Amount


class Assistant(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character does as an assistant, for so many coins. `gains` are those of the power "gain". (JN-AST)"""

    power: Power
    cost: Amount = 0
    amount: Amount = 0
    gains: tuple[Icon, ...] = ()


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character tile; one without a talent is a muse only. `bonus` is what a servant put on the muse brings."""

    bonus: tuple[Icon, ...]
    assistant: Assistant
    source: Sources
    talent: Talent | None = None


class CityCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A city: the coins that a trip to it costs. (JN-CITY, JN-DATA-21)"""

    cost: Amount
    source: Sources


class TravelTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A city bonus. (JN-DATA-22)"""

    icons: tuple[Icon, ...]
    source: Sources


class ShopFace(Struct, frozen=True, forbid_unknown_fields=True):
    """A face of a shop tile. (JN-SHOP, JN-SHOPB)"""

    power: ShopPower
    source: Sources
    cost: Amount = 0
    amount: Amount = 0


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """The Temple Fair; `content/fair.toml` explains each."""

    move: tuple[Amount, ...]
    passing: tuple[Icon, ...]
    start: Amount
    pointer: dict[Literal["a", "b", "c"], tuple[Amount, ...]]
    random_pointer: tuple[Literal["a", "b", "c"], ...]
    shops: dict[Shop, ShopFace]
    source: Sources


class GoalTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A Scoring Goal: VP for each of what it counts, for the first and the second place. (JN-GOAL)"""

    counts: Measure
    first: Few
    second: Few
    source: Sources


class CharmTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A Charm tile: what a visitor of the Parlour must have, and how much of it. (JN-CHARM)"""

    needs: CharmNeed
    amount: Few
    source: Sources


class BotLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of the Bot allows it; `content/bots.toml` explains each."""

    coins: Amount
    payout: bool
    income: bool
    servants: bool
    degree: Literal[0, 1, 2]
    source: Sources


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The events of a round's Upkeep. (JN-DATA-25)"""

    draft: bool
    refill: Annotated[int, Meta(ge=0, le=4)]
    scoring: Amount
    bags: bool
    swap: bool
    source: Sources


class Modules(Struct, frozen=True, forbid_unknown_fields=True):
    """Which parts of the game are used: the values of a chapter, or of the table options of a "custom" game."""

    map: Boards
    society: Side
    travel: Side
    parlour: Side
    talents: Literal["none", "four", "all"]
    characters: Literal["16", "20"]
    shops: SideOrRandom
    pointer: Literal["a", "b", "c", "random"]
    tiles: Literal["basic", "advanced"]
    ages: Literal["sorted", "mixed"]
    upkeep: SideOrRandom
    overlay: SideOrRandom
    goals: Literal["first", "second", "all"]


class Chapter(Modules, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chapter of the rulebook."""

    source: Provenance


class Exam(Struct, frozen=True, forbid_unknown_fields=True):
    """What an exam costs, and for how many works of each type its degree counts. (JN-EXAM)"""

    works: Few
    ideas: Few
    counts: Few


class Worth(Struct, frozen=True, forbid_unknown_fields=True):
    """How a number of things scores: `vp` each, or for its square, or for 1 + 2 + … + n. (JN-AFIN)"""

    by: Literal["each", "square", "triangle"]
    vp: Few

    def of(self, number: int) -> int:
        """VP for so many."""
        if self.by == "each":
            return self.vp * number
        if self.by == "square":
            return self.vp * number * number
        return self.vp * number * (number + 1) // 2


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that stand on no tile; `content/board.toml` explains each."""

    coins: Amount
    ideas: Amount
    spirit: Amount
    most_spirit: Few
    track: Few
    scholars: Few
    boards: dict[Literal["1", "2", "3"], tuple[District, District]]
    scholar_track: Few
    display_track: Few
    works: Few
    muses: Few
    displays_at_start: Few
    displays: Few
    entry: dict[District, Amount]
    visit_spirit: dict[District, Amount]
    refresh: Amount
    two_works: Annotated[int, Meta(ge=1, le=2)]
    two_ideas: Few
    exams: tuple[Exam, Exam]
    rest_coins: Amount
    rest_spirit: Amount
    spirits_tile: Few
    loss: Amount
    loss_work: Amount
    loss_assistant: Amount
    novel_ideas: Amount
    offered: dict[Side, dict[Players, Annotated[int, Meta(ge=1, le=15)]]]
    gold: Few
    sets: dict[Side, Few]
    assistants: dict[Side, Worth]
    scenery: dict[Side, Worth]
    ideas_for_vp: Few
    bot_fair: Amount
    source: Sources


WORKS: Final = 15
"""Works of each type; 7 of them belong to Age 1. (JN-DATA-08)"""


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All the data of the game, by file and entry. Cities are in the order in which the Bot travels."""

    advanced: dict[Tile, ActionTile]
    board: Board
    bots: dict[Level, BotLevel]
    chapters: dict[Literal["1", "2", "3", "4", "5", "6"], Chapter]
    characters: dict[int, Character]
    charms: dict[Charm, CharmTile]
    cities: dict[City, CityCard]
    dramas: dict[int, WorkTile]
    early: dict[Tile, ActionTile]
    fair: Fair
    goals: dict[Goal, GoalTile]
    late: dict[Tile, ActionTile]
    novels: dict[int, WorkTile]
    paintings: dict[int, WorkTile]
    rounds: dict[int, Round]
    starting: dict[Tile, ActionTile]
    travel: dict[int, TravelTile]

    def tiles(self) -> dict[str, ActionTile]:
        """Every kind of action tile by its id."""
        return {**self.starting, **self.early, **self.late, **self.advanced}

    def works(self) -> dict[str, WorkTile]:
        """Every work by its id: "novel_1" … "painting_15"."""
        kinds = {"novel": self.novels, "drama": self.dramas, "painting": self.paintings}
        return {f"{kind}_{number}": work for kind, works in kinds.items() for number, work in works.items()}
