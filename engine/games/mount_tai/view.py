"""What one seat, or the public, may see of a table: built up from nothing.

Nothing is private to one player; what lies face down is hidden from all.
"""

from __future__ import annotations

from msgspec import Struct

from engine.games.mount_tai.content import (
    BUILDINGS,
    COLOURS,
    EFFECTS,
    GOODS,
    SEASONS,
    BuildingTile,
    Cards,
    Edict,
    Effect,
    EventTile,
    Praise,
    Season,
    Talent,
)
from engine.games.mount_tai.mountain import CELLS, FIEF, HEIGHT, HOME, NEIGHBOURS, SUMMIT, Mountain, place
from engine.games.mount_tai.pyramid import LAYOUTS, Layout, uncovered
from engine.games.mount_tai.table import FARMLAND, MARKER, ROUNDS, SETTLEMENT, TOWN, VIRTUAL, Player, Table
from engine.kernel import Seat
from engine.kernel import View as KernelView

__all__ = [
    "BUILDINGS",
    "CELLS",
    "COLOURS",
    "EFFECTS",
    "FARMLAND",
    "FIEF",
    "GOODS",
    "HEIGHT",
    "HOME",
    "LAYOUTS",
    "MARKER",
    "NEIGHBOURS",
    "ROUNDS",
    "SEASONS",
    "SETTLEMENT",
    "SUMMIT",
    "TOWN",
    "VIRTUAL",
    "BuildingTile",
    "Cards",
    "Edict",
    "Effect",
    "EventTile",
    "EventView",
    "Layout",
    "PileView",
    "PlaceView",
    "PlayerView",
    "Praise",
    "PraiseView",
    "Season",
    "Talent",
    "TalentView",
    "View",
    "VirtualView",
    "place",
    "view_of",
]
"""With the kinds of data and the unchanging places that a view hands out: who draws it needs nothing but this module
and the names.
"""


class PlaceView(Struct, frozen=True):
    """An edict tile that still lies in its place; `number` is 0 if it is face down. `tier` 0: not known."""

    place: int
    number: int
    tier: int
    uncovered: bool


class TalentView(Struct, frozen=True):
    """A talent of a player and its level; `brought` in from the challenge game before."""

    card: str
    level: int
    brought: bool


class PlayerView(Struct, frozen=True):
    """A player; `land` are the own tiles by cell. `points` are reputation by what brought it.

    `played` is the tile in the turn order area (0: none), `recorded` those of the Vanguard, `gone` the other tiles that
    were used or removed; `aside` counts those left out at setup. `gain` is what the Praise tile brought in this
    settlement. Marks and counts of Grand Tutors are empty where there is none.
    """

    seat: Seat
    fief: str
    money: int
    grain: int
    wine: int
    reputation: int
    points: dict[str, int]
    land: dict[str, str]
    ascended: bool
    pyramid: tuple[PlaceView, ...]
    played: int
    recorded: tuple[int, ...]
    gone: tuple[int, ...]
    aside: int
    buildings: tuple[str, ...]
    talents: tuple[TalentView, ...]
    tutor: str
    mark: str
    studies: int
    donated: int
    gain: int


class VirtualView(Struct, frozen=True):
    """The virtual player: how many tiles are left in its deck by tier (I, II, III), the tile played, those gone."""

    deck: tuple[int, int, int]
    played: int
    gone: tuple[int, ...]


class EventView(Struct, frozen=True):
    """An event tile of a round; `turned` if it was activated this year."""

    tile: str
    turned: bool


class PileView(Struct, frozen=True):
    """A talent pile of the wilderness: the card on top ("" if it is empty) and how many lie under it."""

    colour: str
    top: str
    under: int


class PraiseView(Struct, frozen=True):
    """A Praise tile at its season; `gone` after its settlement."""

    kind: str
    year: int
    gone: bool


class View(KernelView, kw_only=True, frozen=True):
    """`cards` is the game's data (public). `order` is the turn order, -1 the virtual player; `turn` whose turn it is in
    the phase, from 0. `round` is 1 to 8 within the `year`, `season` from 0; `settled` counts settlements.

    `water`, `tribes` and `ponds` (artificial water) are cells; `ranges` the range tiles as in the table. `events` are
    those of the 8 rounds; `bonuses` lie at the seasons; `blueprints` counts building tiles by kind from left to right.
    `layout` names the places of the edict tiles (`pyramid.LAYOUTS`). `challenge` is the number of the game, or 0;
    `executed_before` the effects of the last round, where a challenge forbids them.
    """

    cards: Cards
    options: dict[str, str]
    phase: str
    year: int
    round: int
    season: int
    settled: int
    turn: int
    order: tuple[Seat, ...]
    start: Seat
    players: tuple[PlayerView, ...]
    virtual: VirtualView | None
    ranges: tuple[str, ...]
    water: tuple[str, ...]
    tribes: tuple[str, ...]
    ponds: tuple[str, ...]
    events: tuple[tuple[EventView, ...], ...]
    bonuses: tuple[str, ...]
    praises: tuple[PraiseView, ...]
    piles: tuple[PileView, ...]
    blueprints: dict[str, int]
    supply: int
    dismissed: tuple[str, ...]
    removed: tuple[str, ...]
    layout: str
    challenge: int
    executed_before: tuple[str, ...]


def view_of(cards: Cards, mountain: Mountain, layout: Layout, t: Table, viewer: Seat | None) -> View:
    """The public facts: the same for everybody, `viewer` aside."""
    game = cards.challenge[t.challenge] if t.challenge else None
    covered = game is not None and game.covered
    return View(
        viewer=viewer,
        seats=t.seats,
        cards=cards,
        options=dict(t.options),
        phase=t.phase,
        year=t.year,
        round=t.round % 8 + 1,
        season=t.season,
        settled=t.settled,
        turn=t.turn,
        order=tuple(t.order),
        start=t.start,
        players=tuple(_player(cards, layout, t, seat, player, covered) for seat, player in enumerate(t.players)),
        virtual=_virtual(cards, t),
        ranges=tuple(t.ranges),
        water=tuple(sorted(mountain.water)),
        tribes=tuple(sorted(mountain.tribes)),
        ponds=tuple(t.ponds),
        events=tuple(tuple(EventView(tile, tile in t.turned) for tile in tiles) for tiles in t.events),
        bonuses=tuple(t.bonuses),
        praises=tuple(
            PraiseView(kind, 1 if index < 4 else 2, index < t.settled) for index, kind in enumerate(t.praises)
        ),
        piles=tuple(
            PileView(colour, pile[-1] if pile else "", max(0, len(pile) - 1))
            for colour, pile in zip(cards.board.piles, t.piles, strict=True)
        ),
        blueprints=dict(t.blueprints),
        supply=len(t.supply),
        dismissed=tuple(t.dismissed),
        removed=tuple(t.removed),
        layout=game.layout if game else "pyramid",
        challenge=t.challenge,
        executed_before=tuple(t.executed_before),
    )


def _player(cards: Cards, layout: Layout, t: Table, seat: Seat, player: Player, covered: bool) -> PlayerView:
    free = set(uncovered(layout, player.pyramid))
    places = tuple(
        PlaceView(
            place,
            number if shown else 0,
            cards.edicts[number].tier if shown else layout.places[place].tier,
            number in free,
        )
        for place, number in sorted(player.pyramid.items())
        for shown in (not covered or number in free,)
    )
    fief = cards.board.fiefs[t.seats][seat]
    return PlayerView(
        seat=seat,
        fief=fief,
        money=player.money,
        grain=player.grain,
        wine=player.wine,
        reputation=player.reputation,
        points=dict(player.points),
        land=dict(player.land),
        ascended="marker" in player.land.values(),
        pyramid=places,
        played=player.played,
        recorded=tuple(player.recorded),
        gone=tuple(player.gone),
        aside=len(player.aside),
        buildings=tuple(player.buildings),
        talents=tuple(TalentView(card, level, card == player.brought) for card, level in player.talents.items()),
        tutor=player.tutor,
        mark=player.mark,
        studies=player.studies,
        donated=player.donated,
        gain=t.gains[seat],
    )


def _virtual(cards: Cards, t: Table) -> VirtualView | None:
    virtual = t.virtual
    if virtual is None:
        return None
    tiers = [cards.edicts[number].tier for number in virtual.deck]
    deck = (tiers.count(1), tiers.count(2), tiers.count(3))
    return VirtualView(deck, virtual.played, tuple(virtual.gone))
