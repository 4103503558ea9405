"""The kinds of things that there are: words of the game, in which content and rules agree."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Provenance: TypeAlias = Literal["printed", "reported", "derived", "house"]
"""How well a value is known: in the rulebook, in a public source, forced by counts, or ours."""

District: TypeAlias = Literal["society", "teahouse", "fair", "travel", "tavern", "parlour"]
DISTRICTS: Final[tuple[District, ...]] = get_args(District)
"""(JN-DIST-01)"""

Idea: TypeAlias = Literal["novel", "drama", "painting"]
IDEAS: Final[tuple[Idea, ...]] = get_args(Idea)
"""Ideas and portfolios have the same three types. (JN-COMP-15, JN-PORT-01)"""

Icon: TypeAlias = Literal["novel", "drama", "painting", "coin", "spirit", "vp", "any", "portfolio", "shop"]
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)
"""(JN-ICON-01 to JN-ICON-08)"""

DisplayTrack: TypeAlias = Literal["teahouse", "tavern"]
DISPLAY_TRACKS: Final[tuple[DisplayTrack, ...]] = get_args(DisplayTrack)

Boards: TypeAlias = Literal["123", "132", "213", "231", "312", "321"]
BOARDS: Final[tuple[Boards, ...]] = get_args(Boards)
"""The orders in which the three District Boards can lie. (JN-SETUP-02)"""

Trend: TypeAlias = Literal["dramas", "assistants", "novels", "gold", "paintings", "scenery"]
TRENDS: Final[tuple[Trend, ...]] = get_args(Trend)
"""(JN-PUB-06 to JN-PUB-12)"""

Measure: TypeAlias = Literal[
    "dramas",
    "assistants",
    "novels",
    "gold",
    "paintings",
    "scenery",
    "spirit",
    "own_servants",
    "most_numerous",
    "least_numerous",
    "all_servants",
    "works",
]
"""What goals count; trends count the first six. (JN-GOAL)"""

Goal: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
"""A to F are the first set, G to L the second. (JN-COMP-25)"""

Charm: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
CHARMS: Final[tuple[Charm, ...]] = get_args(Charm)

CharmNeed: TypeAlias = Literal["teahouse", "tavern", "boat", "pointer", "cities", "unpublished"]
"""What a Charm tile looks for: own servants in a district or on the boat under the Parlour, the own Temple Fair servant
where the pointer points, cities, unpublished portfolios."""

Shop: TypeAlias = Literal["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6"]
SHOPS: Final[tuple[Shop, ...]] = get_args(Shop)

ShopPower: TypeAlias = Literal[
    "print",
    "peddle",
    "gift",
    "board_boat",
    "liquor",
    "calligraphy",
    "display",
    "exchange_tiles",
    "exchange_ideas",
    "change_boats",
    "coins",
    "draw_works",
]
"""What shops do. (JN-SHOP, JN-SHOPB)"""

TalentPower: TypeAlias = Literal[
    "free_assistants",
    "double_tracks",
    "double_journeys",
    "double_payout",
    "double_income",
    "wins_ties",
    "free_visits",
    "rich_start",
    "one_more",
]
"""What talents do. (JN-TAL-03 to JN-TAL-28)"""

Power: TypeAlias = Literal[
    "gain",
    "teahouse",
    "tavern",
    "shop",
    "stroll",
    "board_boat",
    "exchange_ideas",
    "exchange_tile",
    "journey",
    "change_boats",
    "visit_muse",
    "portfolio",
    "top_portfolio",
    "publish",
]
"""What assistants do. (JN-AST-03 to JN-AST-25)"""

Level: TypeAlias = Literal["easy", "normal", "hard", "expert", "master", "nightmare", "inferno"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Of the Bot, from the weakest on. (JN-SOLO-24)"""

ROUNDS: Final = 6
"""(JN-ROUND-01)"""
FAIR: Final = 6
"""Shop spaces round the Temple Fair. (JN-DATA-19)"""
CITIES: Final = 10
"""(JN-CITY-01)"""
BOATS: Final = 6
BOAT_TRENDS: Final = 2
"""Trend tiles of a boat. (JN-SETUP-25)"""
GOALS_IN_PLAY: Final = 5
"""(JN-SETUP-21)"""
UPKEEP: Final = 6
"""The slot under the Upkeep Board, counted from 0: the last of seven. (JN-SETUP-24)"""
CHARACTERS: Final = 20
FOUR_TALENTS: Final = 4
"""Characters 1 to 4 are the Four Great Talents. (JN-CH2-02)"""
