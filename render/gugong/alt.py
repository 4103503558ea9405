"""What a picture shows, in words, for those who do not see it: public facts only, at most 1024 characters."""

from __future__ import annotations

from engine.games.gugong.view import LOCATIONS, PlayerView, View
from engine.kernel import Seat, Text, Who
from render.gugong import names
from render.gugong.names import label
from render.gugong.strips import winner


def board(view: View) -> Text:
    """The whole table."""
    return label(
        "alt-board",
        day=view.day,
        state=_state(view),
        gifts=_gifts(view),
        dice=_dice(view),
        wall=sum(piece.size for piece in view.wall),
        needed=view.wall_size,
        jade=sum(view.houses),
        decrees=tuple(names.decree(edict.kind) for edict in view.edicts),
        players=tuple(_seat(player) for player in view.players),
    )


def court(view: View) -> Text:
    """The gifts on the locations."""
    return label("alt-court", gifts=_gifts(view))


def country(view: View) -> Text:
    """The map, the Wall and the canal."""
    cities = view.cards.side(view.seats).cities
    tokens = [
        label("alt-token", city=names.city(city), token=names.token(token))
        for city, token in zip(cities, view.map, strict=True)
        if token
    ]
    people = [
        label("alt-traveller", who=Who(player.seat), city=names.city(player.city))
        for player in view.players
        if player.city
    ]
    ships = [
        label("alt-ship", who=Who(ship.seat), harbor=names.harbor(ship.harbor), count=ship.servants + ship.foreman)
        for ship in view.ships
    ]
    return label(
        "alt-map",
        tokens=(*tokens, *people),
        wall=sum(piece.size for piece in view.wall),
        needed=view.wall_size,
        dice=_dice(view),
        ships=tuple(ships) or (label("alt-none"),),
    )


def palace(view: View) -> Text:
    """Palace, Intrigue, Decrees and Jade."""
    return label(
        "alt-palace",
        players=tuple(
            label("alt-climb", who=Who(player.seat), palace=player.palace, intrigue=player.intrigue)
            for player in view.players
        ),
        decrees=tuple(
            label("alt-decree", decree=names.decree(edict.kind), count=len(edict.owners)) for edict in view.edicts
        ),
        jade=sum(view.houses),
    )


def player(view: View, seat: Seat) -> Text:
    """One player's board, public facts only."""
    of = view.players[seat]
    none = (label("alt-none"),)
    return label(
        "alt-player",
        who=Who(seat),
        score=of.score,
        pool=of.pool,
        supply=of.supply,
        foreman=label(f"player-foreman-{of.foreman}"),
        tokens=tuple(names.token(kind) for kind in of.tokens) or none,
        rewards=sum(reward.taken for reward in of.rewards),
        jade=of.jade,
        palace=of.palace,
        intrigue=of.intrigue,
        hand=of.hand_size,
        pile=of.pile_size,
        decrees=tuple(names.decree(edict.kind) for edict in view.edicts if seat in edict.owners) or none,
    )


def _state(view: View) -> Text:
    if view.phase != "over":
        return label("alt-turn", who=Who(view.active))
    won = winner(view)
    return label("alt-won", who=Who(won)) if won is not None else label("alt-nobody")


def _gifts(view: View) -> tuple[Text, ...]:
    return tuple(
        label("alt-gift", location=names.action(kind), gift=names.gift(view.cards.gifts[card]))
        for kind, card in zip(LOCATIONS, view.gifts, strict=True)
    )


def _dice(view: View) -> tuple[Text, ...]:
    return tuple(label("alt-number", count=value) for value in view.dice)


def _seat(of: PlayerView) -> Text:
    return label(
        "alt-seat",
        who=Who(of.seat),
        score=of.score,
        hand=of.hand_size,
        pool=of.pool,
        jade=of.jade,
        tokens=len(of.tokens),
        palace=of.palace,
        intrigue=of.intrigue,
    )
