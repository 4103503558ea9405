"""What one seat, or the public, may see of a table: built up from nothing."""

from __future__ import annotations

from msgspec import Struct

from engine.games.dream.content import ORDER_CHANGE, Cards
from engine.games.dream.table import Player, Table
from engine.kernel import Seat
from engine.kernel import View as KernelView


class SiteView(Struct, frozen=True):
    """A site of a player board: its cleaning fee, and the shop on it, if any."""

    fee: int
    shop: str | None = None
    built: bool = False


class PlayerView(Struct, frozen=True):
    """A player. Card counts are by rank, rank 1 first. Of the Private Room others see the size, its owner the ranks;
    nobody sees its order.
    """

    seat: Seat
    coins: int
    models: int
    room_size: int
    room: tuple[int, int, int, int] | None
    kitchen: tuple[int, int, int, int]
    sites: tuple[SiteView, ...]


class GuestView(Struct, frozen=True):
    """A customer in the queue: `cost` to choose it now, `orders` under the event in force and without any shop."""

    kind: str
    coins: int
    cost: int
    orders: int


class View(KernelView, kw_only=True, frozen=True):
    """`queue[0]` stands on the far right. `event` is the top card of the notice board; `notices` counts all on it.

    `cards` is the game's data (public). `supply` is by rank, rank 1 first.
    """

    cards: Cards
    turn: int
    active: Seat
    winner: Seat | None
    players: tuple[PlayerView, ...]
    supply: tuple[int, ...]
    display: tuple[str, ...]
    shop_deck: int
    queue: tuple[GuestView, ...]
    queue_size: int
    customer_deck: int
    discard: tuple[str, ...]
    notices: tuple[str, ...]
    event: str | None


def view_of(cards: Cards, t: Table, viewer: Seat | None) -> View:
    """The public facts, and the viewer's own room by rank."""
    event = t.event
    change = ORDER_CHANGE.get(event or "", 0)
    return View(
        viewer=viewer,
        seats=t.seats,
        cards=cards,
        turn=t.turn,
        active=t.active,
        winner=t.winner,
        players=tuple(_player_view(cards, seat, player, viewer) for seat, player in enumerate(t.players)),
        supply=tuple(t.supply),
        display=tuple(t.display),
        shop_deck=len(t.shop_deck),
        queue=tuple(
            GuestView(guest.kind, guest.coins, place, max(0, cards.customers[guest.kind].menus + change))
            for place, guest in enumerate(t.queue)
        ),
        queue_size=cards.board.queue_size(event),
        customer_deck=len(t.customers),
        discard=tuple(sorted(t.discard)),
        notices=tuple(t.notices),
        event=event,
    )


def _player_view(cards: Cards, seat: Seat, player: Player, viewer: Seat | None) -> PlayerView:
    used = [SiteView(fee, site.shop, site.built) for fee, site in zip(cards.board.fees, player.sites, strict=False)]
    free = [SiteView(fee) for fee in cards.board.fees[len(used) :]]
    return PlayerView(
        seat=seat,
        coins=player.coins,
        models=player.models,
        room_size=len(player.room),
        room=_by_rank(player.room) if seat == viewer else None,
        kitchen=_by_rank(player.kitchen),
        sites=(*used, *free),
    )


def _by_rank(cards: list[int]) -> tuple[int, int, int, int]:
    return cards.count(1), cards.count(2), cards.count(3), cards.count(4)
