"""What one seat, or the public, may see of a table: built up from nothing."""

from __future__ import annotations

from msgspec import Struct

from engine.games.gugong.content import LOCATIONS, REWARDS, Board, Cards, Decree, Gift, Location
from engine.games.gugong.table import Player, Table
from engine.kernel import Seat
from engine.kernel import View as KernelView

__all__ = [
    "LOCATIONS",
    "REWARDS",
    "Board",
    "Cards",
    "Decree",
    "EdictView",
    "Gift",
    "Location",
    "PieceView",
    "PlayerView",
    "RewardView",
    "ShipView",
    "View",
    "view_of",
]
"""With the kinds of data that a view hands out: who draws it needs nothing but this module and the names."""


class ShipView(Struct, frozen=True):
    """A ship on the canal: `route` from 0, `harbor` from 1; `foreman` is the room he takes (0: not on it)."""

    seat: Seat
    route: int
    harbor: int
    servants: int
    foreman: int


class PieceView(Struct, frozen=True):
    """A servant on the Great Wall, or a Foreman who counts for `size`."""

    seat: Seat
    foreman: bool
    size: int


class EdictView(Struct, frozen=True):
    """A Decree in play and its owners, in order of coming; `foremen` are those whose Foreman stands there."""

    kind: str
    owners: tuple[Seat, ...]
    foremen: tuple[Seat, ...]


class RewardView(Struct, frozen=True):
    """A harbor reward of a player board: `taken` of its `spaces`, one of them by the Foreman if `foreman`."""

    kind: str
    spaces: int
    taken: int
    foreman: bool


class PlayerView(Struct, frozen=True):
    """A player. `hand` and `pile` (ids of Gift cards, by value) are for their owner alone; others see how many.
    `shown` are the cards that matched the dice in the last Evening.

    `rank` is the place in Intrigue order, 1 for the highest. `points` are VP by what brought them.
    """

    seat: Seat
    hand_size: int
    pile_size: int
    hand: tuple[str, ...] | None
    pile: tuple[str, ...] | None
    shown: tuple[str, ...]
    pool: int
    supply: int
    foreman: str
    ships_left: int
    tokens: tuple[str, ...]
    rewards: tuple[RewardView, ...]
    city: str
    palace: int
    place: int | None
    intrigue: int
    rank: int
    jade: int
    score: int
    points: dict[str, int]


class View(KernelView, kw_only=True, frozen=True):
    """`gifts` are the cards on `content.LOCATIONS`; `map` the token on each city of the board side ("" for none).

    `ladder` is the Intrigue order, lowest first. `houses`: which Jade houses still have theirs. `cards` is the game's
    data (public). `piles` and `deck` are counts.
    """

    cards: Cards
    phase: str
    day: int
    turn: int
    start: Seat
    active: Seat
    medal: Seat | None
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    gifts: tuple[str, ...]
    deck: int
    map: tuple[str, ...]
    piles: tuple[int, ...]
    used: tuple[str, ...]
    dice: tuple[int, ...]
    ships: tuple[ShipView, ...]
    wall: tuple[PieceView, ...]
    wall_size: int
    houses: tuple[bool, ...]
    edicts: tuple[EdictView, ...]
    ladder: tuple[Seat, ...]
    arrivals: tuple[Seat, ...]


def view_of(cards: Cards, t: Table, viewer: Seat | None) -> View:
    """The public facts, and the viewer's own hand and discard pile."""
    return View(
        viewer=viewer,
        seats=t.seats,
        cards=cards,
        phase=t.phase,
        day=t.day,
        turn=t.turn,
        start=t.start,
        active=t.active,
        medal=t.medal,
        options=dict(t.options),
        players=tuple(_player_view(cards, t, seat, player, viewer) for seat, player in enumerate(t.players)),
        gifts=tuple(t.gifts),
        deck=len(t.deck),
        map=tuple(t.map),
        piles=tuple(len(pile) for pile in t.piles),
        used=tuple(sorted(t.used)),
        dice=tuple(t.dice),
        ships=tuple(ShipView(ship.seat, ship.route, ship.harbor, ship.servants, ship.foreman) for ship in t.ships),
        wall=tuple(PieceView(piece.seat, piece.foreman, piece.size) for piece in t.wall),
        wall_size=cards.board.wall[t.seats],
        houses=tuple(t.houses),
        edicts=tuple(EdictView(edict.kind, tuple(edict.owners), tuple(edict.foremen)) for edict in t.edicts),
        ladder=tuple(t.ladder),
        arrivals=tuple(t.arrivals),
    )


def _player_view(cards: Cards, t: Table, seat: Seat, player: Player, viewer: Seat | None) -> PlayerView:
    def by_value(gifts: list[str]) -> tuple[str, ...]:
        return tuple(sorted(gifts, key=lambda gift: (cards.gifts[gift].value, gift)))

    mine = seat == viewer
    spaces = cards.board.rewards
    return PlayerView(
        seat=seat,
        hand_size=len(player.hand),
        pile_size=len(player.pile),
        hand=by_value(player.hand) if mine else None,
        pile=by_value(player.pile) if mine else None,
        shown=tuple(player.shown),
        pool=player.pool,
        supply=player.supply,
        foreman=player.foreman,
        ships_left=cards.board.ships - sum(ship.seat == seat for ship in t.ships),
        tokens=tuple(player.tokens),
        rewards=tuple(
            RewardView(kind, getattr(spaces, kind), taken, player.reward_foreman == kind)
            for kind, taken in zip(REWARDS, player.rewards, strict=True)
        ),
        city=player.city,
        palace=player.palace,
        place=player.place,
        intrigue=player.intrigue,
        rank=t.seats - t.ladder.index(seat),
        jade=player.jade,
        score=player.score,
        points=dict(player.points),
    )
