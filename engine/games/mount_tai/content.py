"""The data of the tiles, cards and board, as `content/*.toml` gives them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Provenance: TypeAlias = Literal["printed", "reported", "derived", "house"]
"""How well a value is known: in the rulebook, in a public source, forced by counts, or ours."""

Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]
SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")

Effect: TypeAlias = Literal[
    "cultivation", "farmland", "town", "recruitment", "building", "brewing", "celebration", "sacrifice"
]
EFFECTS: Final[tuple[Effect, ...]] = (
    "cultivation",
    "farmland",
    "town",
    "recruitment",
    "building",
    "brewing",
    "celebration",
    "sacrifice",
)
"""What an edict tile can bring. (section 11 of the rules)"""

Colour: TypeAlias = Literal["yellow", "green", "blue", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "green", "blue", "red")
"""Of event tiles, in the order in which a round's spaces are kept; talent cards have the same ones."""

Resource: TypeAlias = Literal["money", "grain", "wine"]
RESOURCES: Final[tuple[Resource, ...]] = ("money", "grain", "wine")
Good: TypeAlias = Literal["money", "grain", "wine", "reputation"]
GOODS: Final[tuple[Good, ...]] = ("money", "grain", "wine", "reputation")

Corner: TypeAlias = Literal["nw", "ne", "se", "sw"]
CORNERS: Final[tuple[Corner, ...]] = ("nw", "ne", "se", "sw")
"""The slots of range tiles, and the fiefs, clockwise. (MT-DATA-02, MT-DATA-04)"""

Building: TypeAlias = Literal[
    "granary", "mint", "works_office", "free_market", "academy", "yufu", "garrison", "observatory"
]
BUILDINGS: Final[tuple[Building, ...]] = (
    "granary",
    "mint",
    "works_office",
    "free_market",
    "academy",
    "yufu",
    "garrison",
    "observatory",
)

Profession: TypeAlias = Literal[
    "agricultural",
    "commercial",
    "sacrifice",
    "brewer",
    "administrative",
    "pioneer",
    "publicist",
    "trader",
    "yinyang",
    "architect",
    "duhu",
    "firstborn",
    "vanguard",
    "elder",
    "secretary",
    "zheng",
]
"""(MT-COMP-12 to MT-COMP-14, MT-TAL-01)"""

Skill: TypeAlias = Literal[
    "ferment_reclaiming",
    "three_farmlands",
    "farmland_points",
    "grain_for_town",
    "two_towns",
    "town_points",
    "greater_celebration",
    "greater_sacrifice",
    "level_points",
    "two_brewings",
    "ferment",
    "wine_points",
    "more_removals",
    "settlement_removal",
    "edict_points",
    "grain_for_cultivation",
    "two_climbs",
    "slope_points",
    "blue_reputation",
    "greater_events",
    "track_points",
    "settlement_swap",
    "money_for_event",
    "pair_points",
    "first_of_equals",
    "conversion",
    "copy",
    "cheaper_building",
    "settlement_building",
    "building_pair_points",
    "first_reputation",
    "sole_leader",
    "only_talent_points",
    "arrival_gift",
    "praise_reputation",
    "winter_praise",
    "lower_number",
    "lower_still",
    "first_event",
    "first_points",
    "money_for_celebration",
    "money_for_sacrifice",
    "building_points",
    "building_discard",
    "settlement_places",
    "last_decision",
    "pond",
    "across_water",
    "waterside_points",
]
"""What talents can do; a content must hold exactly these, and its cards choose among them. (MT-DATA-17)"""

Measure: TypeAlias = Literal[
    "second_layer",
    "layers",
    "farmlands",
    "towns",
    "buildings",
    "money",
    "grain",
    "wine",
    "talents_2",
    "talents_3",
]
"""What a Praise tile counts: own tiles on layer 2, layers with an own tile, talents of level 2 or 3 and of 3, …"""

PRAISES: Final = ("high", "mighty", "supreme", "brilliant", "singular", "startling", "great", "bewildering")
TUTORS: Final = ("builder", "scholar", "conspirator", "philanthropist", "commander", "executive")
MAX_EDICT: Final = 29

Amount = Annotated[int, Meta(ge=0, le=99)]
Kind = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]{0,30}$")]
Sources: TypeAlias = dict[str, Provenance]
ByPlayers: TypeAlias = dict[int, Amount]


class Edict(Struct, frozen=True, forbid_unknown_fields=True):
    """An edict tile. (MT-COMP-08, MT-EDICT-01, MT-DATA-19)"""

    tier: Literal[1, 2, 3]
    effects: tuple[Effect, ...]
    source: Sources


class EventTile(Struct, frozen=True, forbid_unknown_fields=True):
    """An event tile: `amount` of a good, negative for a loss; of "exchange" the most. (MT-COMP-06, MT-DATA-20)"""

    colour: Colour
    gives: Literal["money", "grain", "wine", "reputation", "exchange", "nothing"]
    amount: Annotated[int, Meta(ge=-9, le=9)]
    source: Sources


class Spaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The event spaces of each round of a year, for so many `players`. (MT-DATA-22, MT-DATA-23)"""

    players: tuple[int, ...]
    spaces: tuple[tuple[Colour, ...], ...]
    source: Sources


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """An event bonus tile, named by the good that it adds to. (MT-COMP-07, MT-DATA-21)"""

    amount: Amount
    source: Sources


class BuildingTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of building tile; `amount` is how much its ability is, in these `seasons` only. (MT-DATA-16)"""

    set: Literal["base", "promo"]
    cost: Amount
    copies: Annotated[int, Meta(ge=1, le=9)]
    amount: Amount
    source: Sources
    seasons: tuple[Season, ...] = SEASONS


class Talent(Struct, frozen=True, forbid_unknown_fields=True):
    """A talent card: what recruitment and the steps to levels 2 and 3 cost, and the skills of each level.

    It is in play only with so many `players`. (MT-COMP-22, MT-DATA-17, MT-DATA-26)
    """

    profession: Profession
    colour: Colour
    set: Literal["base", "promo", "fan"]
    recruit: Amount
    develop: tuple[Amount, Amount]
    skills: tuple[tuple[Skill, ...], tuple[Skill, ...], tuple[Skill, ...]]
    source: Sources
    players: tuple[int, ...] = (1, 2, 3, 4)


class SkillValue(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a skill is: `amount`, for every `per` of what is counted. `event` is what sets it off. (MT-DATA-18)"""

    amount: Amount
    source: Sources
    per: Annotated[int, Meta(ge=1, le=9)] = 1
    event: Literal["", "money", "grain", "wine", "reputation", "exchange"] = ""


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """The year-1 face of a Praise tile: `points` if at least `need` are there. (MT-PRAISE-01, MT-PRAISE-03)"""

    counts: Measure
    need: Annotated[int, Meta(ge=1, le=99)]
    points: Amount


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The year-2 face of a Praise tile: `points` for every `per`. (MT-PRAISE-02)"""

    counts: Measure
    points: Amount
    per: Annotated[int, Meta(ge=1, le=9)]


class Praise(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the Eight Praises. (MT-COMP-04)"""

    first: First
    again: Again
    source: Sources


TileCell: TypeAlias = tuple[Annotated[int, Meta(ge=1, le=3)], Annotated[int, Meta(ge=1, le=3)]]


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    """A range tile: its `size` in cells, and which of them, as (column, row) from 1, bear what. (MT-DATA-05)"""

    size: Literal[2, 3]
    water: tuple[TileCell, ...]
    tribes: tuple[TileCell, ...]
    source: Sources


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What a challenge game begins with, or what may be kept of it; `level` is that of the talents. (MT-CHAL-03)"""

    talents: Annotated[int, Meta(ge=0, le=1)] = 0
    buildings: Annotated[int, Meta(ge=0, le=2)] = 0
    level: Annotated[int, Meta(ge=1, le=3)] = 1


class ChallengeGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the solo challenge. (section 18.2 of the rules)

    `covered`: covered edict tiles lie face down. `tidy`: edict tiles removed in a tidy-up at most, 0 for the usual.
    `home`: what lies on the home cell. `amount`: money that the rule "loss" takes after each settlement.
    """

    goal: Amount
    source: Sources
    rule: Literal["", "loss", "no_repeats", "first_only"] = ""
    amount: Amount = 0
    layout: Literal["pyramid", "piles", "mixed_piles", "steps"] = "pyramid"
    covered: bool = False
    tidy: Amount = 0
    home: Literal["settlement", "town"] = "settlement"
    kept: Kept = Kept()
    bonus: Kept = Kept()


class Tutor(Struct, frozen=True, forbid_unknown_fields=True):
    """A Grand Tutor; `content/tutors.toml` explains the figures. (MT-DATA-24)"""

    drawn: bool
    players: tuple[int, ...]
    amount: Amount
    source: Sources
    others: Amount = 0
    most: Amount = 0
    steps: dict[int, Amount] = {}
    ranks: tuple[Amount, ...] = ()


class Celebration(Struct, frozen=True, forbid_unknown_fields=True):
    """What a celebration or a sacrifice costs and brings. (MT-CELE-01, MT-SACR-01)"""

    grain: Amount
    wine: Amount
    reputation: Amount


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that stand on no tile; `content/board.toml` explains each."""

    years: Annotated[int, Meta(ge=1, le=2)]
    money: Amount
    grain: Amount
    wine: Amount
    first_reputation: dict[int, tuple[Amount, ...]]
    fiefs: dict[int, tuple[Corner, ...]]
    cultivation_cost: Amount
    flat: Annotated[int, Meta(ge=1, le=9)]
    mountain: Annotated[int, Meta(ge=1, le=9)]
    farmland_cost: Amount
    town_cost: Amount
    brewing: Annotated[int, Meta(ge=1, le=9)]
    celebration: Celebration
    sacrifice: Celebration
    tidy: Annotated[int, Meta(ge=1, le=9)]
    tribe: Amount
    passed: Amount
    exchange: Annotated[int, Meta(ge=1, le=9)]
    kinds: ByPlayers
    copies_back: ByPlayers
    piles: tuple[Colour, ...]
    pile_sizes: dict[int, tuple[Annotated[int, Meta(ge=1, le=9)], ...]]
    farmland_income: Amount
    farmland_seasons: tuple[Season, ...]
    town_income: Amount
    town_seasons: tuple[Season, ...]
    observatory_cost: Amount
    virtual_deck: dict[Literal[1, 2, 3], Annotated[int, Meta(ge=1, le=16)]]
    source: Sources


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All the data of the game, by file and entry."""

    board: Board
    bonuses: dict[Good, Bonus]
    buildings: dict[Building, BuildingTile]
    challenge: dict[int, ChallengeGame]
    edicts: dict[int, Edict]
    events: dict[Kind, EventTile]
    map: dict[Kind, Range]
    praises: dict[Kind, Praise]
    skills: dict[Skill, SkillValue]
    spaces: dict[Literal["two", "three", "four"], Spaces]
    talents: dict[Kind, Talent]
    tutors: dict[Kind, Tutor]

    def of_range(self, size: int) -> list[str]:
        """The range tiles of a size, by name: 3 the large ones, 2 the small ones."""
        return [name for name, tile in self.map.items() if tile.size == size]
