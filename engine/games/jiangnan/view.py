"""What one seat, or the public, may see of a table: built up from nothing.

Only the content of the own bag is private. What lies face down, and the order of bags and stacks, is hidden from all.
"""

from __future__ import annotations

from msgspec import Struct

from engine.games.jiangnan.board import HOURS, Geography, kind_of, moved, passed
from engine.games.jiangnan.content import ActionTile, Cards, Character, CityCard, GoalTile, Modules, ShopFace, WorkTile
from engine.games.jiangnan.kinds import (
    CHARMS,
    DISPLAY_TRACKS,
    DISTRICTS,
    FAIR,
    GOALS,
    ICONS,
    IDEAS,
    ROUNDS,
    TRENDS,
    UPKEEP,
    District,
    Icon,
    Idea,
)
from engine.games.jiangnan.table import BOT, NOBODY, VASSALS, Boat, Bot, Display, Muse, Player, Sides, Table
from engine.kernel import Seat
from engine.kernel import View as KernelView

__all__ = [
    "BOT",
    "CHARMS",
    "DISPLAY_TRACKS",
    "DISTRICTS",
    "FAIR",
    "GOALS",
    "HOURS",
    "ICONS",
    "IDEAS",
    "NOBODY",
    "ROUNDS",
    "TRENDS",
    "UPKEEP",
    "VASSALS",
    "ActionTile",
    "BoatView",
    "BotView",
    "Cards",
    "Character",
    "CityCard",
    "DisplayView",
    "District",
    "GoalTile",
    "Icon",
    "Idea",
    "Modules",
    "MuseView",
    "PlayerView",
    "ShopFace",
    "Sides",
    "SpaceView",
    "TrendView",
    "View",
    "WorkTile",
    "kind_of",
    "moved",
    "passed",
    "view_of",
]
"""With the kinds of data and the unchanging places that a view hands out: who draws it needs nothing but this module
and the names.
"""


class SpaceView(Struct, frozen=True):
    """A space of a boat; `NOBODY`'s if it was emptied."""

    colour: int
    servants: int


class TrendView(Struct, frozen=True):
    """A trend tile by the side that lies up; what is below it does not matter and is not known."""

    shown: str


class BoatView(Struct, frozen=True):
    """A boat: spaces from the right, trend tiles (left, right) or the goal that came in their place."""

    spaces: tuple[SpaceView, ...]
    trends: tuple[TrendView, ...]
    goal: str


class DisplayView(Struct, frozen=True):
    """A Display tile and whose servant lies on it (`NOBODY`: none)."""

    kind: Idea
    colour: int


class MuseView(Struct, frozen=True):
    """A muse on display and whose servants lie on her."""

    character: int
    servants: tuple[int, ...]


class PlayerView(Struct, frozen=True):
    """A player; fields as those of the table. `bag` is how many tiles are in it, `bag_tiles` which, sorted, for its
    owner alone (empty for others). `track` begins at its rightmost space."""

    seat: Seat
    score: int
    points: dict[str, int]
    coins: int
    spirit: int
    ideas: dict[str, int]
    bag: int
    bag_tiles: tuple[str, ...]
    track: tuple[str, ...]
    used: tuple[str, ...]
    drafted: tuple[str, ...]
    discarded: tuple[str, ...]
    works: tuple[str, ...]
    published: tuple[str, ...]
    spent: tuple[str, ...]
    talent: int
    assistants: tuple[int, ...]
    cities: tuple[str, ...]
    spirits: int
    degree: int
    place: int
    scholars: int
    activated: tuple[str, ...]


class BotView(Struct, frozen=True):
    """The Bot; fields as those of a player."""

    score: int
    points: dict[str, int]
    coins: int
    bag: int
    used: tuple[str, ...]
    drafted: tuple[str, ...]
    published: tuple[str, ...]
    assistants: tuple[int, ...]
    cities: tuple[str, ...]
    degree: int
    scholars: int


class View(KernelView, kw_only=True, frozen=True):
    """`cards` is the game's data (public). Fields as those of the table, stacks as numbers of tiles.

    `slots` are the districts from left to right over the river's first six slots; `hands` the spaces of the ring to
    which the pointer points; `places` the turn order places taken for the next round. `active` is who has the turn in
    the action phase (-1 the Bot), else None. `bags` counts action tiles still to come by Age.
    """

    cards: Cards
    options: dict[str, str]
    sides: Sides
    phase: str
    round: int
    turn: int
    active: int | None
    order: tuple[int, ...]
    places: tuple[int, ...]
    resting: tuple[int, ...]
    players: tuple[PlayerView, ...]
    bot: BotView | None
    slots: tuple[District, ...]
    scholars: dict[str, tuple[int, ...]]
    rest: tuple[int, ...]
    river: tuple[BoatView | None, ...]
    goals: tuple[str, ...]
    trends: tuple[TrendView, ...]
    works: tuple[str, ...]
    works_stack: int
    works_age: int
    works_gone: tuple[str, ...]
    tracks: dict[str, tuple[DisplayView, ...]]
    muses: tuple[MuseView, ...]
    muse_stack: int
    talents: tuple[int, ...]
    bonuses: dict[str, int]
    ring: tuple[str, ...]
    hands: tuple[int, ...]
    charms: tuple[str, ...]
    offer: tuple[str, ...]
    bags: dict[int, int]


def view_of(cards: Cards, places: Geography, t: Table, viewer: Seat | None) -> View:
    """The public facts, and what is in the viewer's own bag."""
    sides = t.sides
    return View(
        viewer=viewer,
        seats=t.seats,
        cards=cards,
        options=dict(t.options),
        sides=sides,
        phase=t.phase,
        round=t.round,
        turn=t.turn,
        active=t.order[t.turn % len(t.order)] if t.phase == "action" else None,
        order=tuple(t.order),
        places=tuple(t.next_order),
        resting=tuple(t.resting),
        players=tuple(_player(seat, player, own=seat == viewer) for seat, player in enumerate(t.players)),
        bot=None if t.bot is None else _bot(t.bot),
        slots=places.slots[sides.map],
        scholars={district: tuple(colours) for district, colours in t.scholars.items()},
        rest=tuple(t.rest),
        river=tuple(None if boat is None else _boat(boat) for boat in t.river),
        goals=tuple(t.goals),
        trends=tuple(TrendView(trend.shown) for trend in t.trends),
        works=tuple(t.works),
        works_stack=len(t.works_stack),
        works_age=1 if t.works_later else 2,
        works_gone=tuple(t.works_gone),
        tracks={kind: tuple(_display(tile) for tile in tiles) for kind, tiles in t.tracks.items()},
        muses=tuple(_muse(muse) for muse in t.muses),
        muse_stack=len(t.muse_stack),
        talents=tuple(t.talents),
        bonuses=dict(t.bonuses),
        ring=tuple(t.ring),
        hands=tuple((start + t.pointer) % FAIR for start in cards.fair.pointer[sides.pointer]),
        charms=tuple(t.charms),
        offer=tuple(t.offer),
        bags={age: len(tiles) for age, tiles in t.bags.items()},
    )


def _player(seat: Seat, player: Player, *, own: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        score=player.score,
        points=dict(player.points),
        coins=player.coins,
        spirit=player.spirit,
        ideas=dict(player.ideas),
        bag=len(player.bag),
        bag_tiles=tuple(sorted(player.bag)) if own else (),
        track=tuple(player.track),
        used=tuple(player.used),
        drafted=tuple(player.drafted),
        discarded=tuple(player.discarded),
        works=tuple(player.works),
        published=tuple(player.published),
        spent=tuple(player.spent),
        talent=player.talent,
        assistants=tuple(player.assistants),
        cities=tuple(player.cities),
        spirits=player.spirits,
        degree=player.degree,
        place=player.place,
        scholars=player.scholars,
        activated=tuple(player.activated),
    )


def _bot(bot: Bot) -> BotView:
    return BotView(
        score=bot.score,
        points=dict(bot.points),
        coins=bot.coins,
        bag=len(bot.bag),
        used=tuple(bot.used),
        drafted=tuple(bot.drafted),
        published=tuple(bot.published),
        assistants=tuple(bot.assistants),
        cities=tuple(bot.cities),
        degree=bot.degree,
        scholars=bot.scholars,
    )


def _boat(boat: Boat) -> BoatView:
    spaces = tuple(SpaceView(space.colour, space.servants) for space in boat.spaces)
    return BoatView(spaces, tuple(TrendView(trend.shown) for trend in boat.trends), boat.goal)


def _display(tile: Display) -> DisplayView:
    return DisplayView(tile.kind, tile.colour)


def _muse(muse: Muse) -> MuseView:
    return MuseView(muse.character, tuple(muse.servants))
