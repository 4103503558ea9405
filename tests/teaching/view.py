"""What one seat, or the public, may see of a teaching table."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel import Seat
from engine.kernel import View as KernelView
from tests.teaching.table import Table


class PlayerView(Struct, frozen=True):
    """A merchant. `hand` and `bid` are known only to their owner; `has_bid` to all."""

    seat: Seat
    coins: int
    points: int
    cards: int
    has_bid: bool
    hand: tuple[str, ...] | None
    bid: int | None


class View(KernelView, kw_only=True, frozen=True):
    """The public facts, and the viewer's own secrets."""

    round: int
    stage: str
    active: Seat
    deck: int
    played: tuple[str, ...]
    players: tuple[PlayerView, ...]


def view_of(t: Table, viewer: Seat | None) -> View:
    """Built up from nothing."""
    return View(
        viewer=viewer,
        seats=t.seats,
        round=t.round,
        stage=t.stage,
        active=t.active,
        deck=len(t.deck),
        played=tuple(t.played),
        players=tuple(
            PlayerView(
                seat=seat,
                coins=player.coins,
                points=player.points,
                cards=len(player.hand),
                has_bid=player.bid is not None,
                hand=tuple(player.hand) if seat == viewer else None,
                bid=player.bid if seat == viewer else None,
            )
            for seat, player in enumerate(t.players)
        ),
    )
