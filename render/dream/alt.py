"""What a picture shows, in words, for those who do not see it. At most 1024 characters in every language."""

from __future__ import annotations

from engine.games.dream.view import View
from engine.kernel import Seat, Text, Who
from render.dream import names
from render.dream.names import label


def board(view: View) -> Text:
    """The whole table, public facts only."""
    return label(
        "alt-board",
        turn=view.turn,
        state=_state(view),
        queue=_queue(view),
        event=_event(view),
        shops=tuple(names.shop(kind) for kind in view.display),
        players=tuple(
            label("alt-player", who=Who(player.seat), coins=player.coins, models=player.models)
            for player in view.players
        ),
    )


def street(view: View) -> Text:
    """The queue and the notice board."""
    return label("alt-street", queue=_queue(view), event=_event(view))


def market(view: View) -> Text:
    """Shop cards and menus for sale."""
    return label("alt-market", shops=tuple(names.shop(kind) for kind in view.display), menus=_supply(view))


def player(view: View, seat: Seat) -> Text:
    """One player's board, public facts only."""
    of = view.players[seat]
    return label(
        "alt-one",
        who=Who(seat),
        coins=of.coins,
        built=tuple(names.shop(site.shop) for site in of.sites if site.shop is not None and site.built),
        cards=tuple(names.shop(site.shop) for site in of.sites if site.shop is not None and not site.built),
    )


def _state(view: View) -> Text:
    if view.winner is not None:
        return label("alt-won", who=Who(view.winner))
    return label("alt-turn", who=Who(view.active))


def _queue(view: View) -> tuple[Text, ...]:
    return tuple(
        label("alt-guest", customer=names.customer(guest.kind), order=guest.orders, coins=guest.coins)
        for guest in view.queue
    )


def _event(view: View) -> Text:
    return names.event(view.event) if view.event is not None else label("no-event")


def _supply(view: View) -> tuple[Text, ...]:
    return tuple(label("alt-pile", rank=rank, count=count) for rank, count in enumerate(view.supply, 1))
