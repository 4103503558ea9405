"""What a picture shows, in words, for those who do not see it: public facts only, at most 1024 characters."""

from __future__ import annotations

from engine.games.mount_tai.view import FARMLAND, SEASONS, SETTLEMENT, TOWN, VIRTUAL, PlayerView, View
from engine.kernel import Seat, Text, Who
from render.mount_tai import names
from render.mount_tai.names import label
from render.mount_tai.tracks import active, moment, played, winners

NONE = (label("alt-none"),)


def board(view: View) -> Text:
    """The whole table."""
    now = moment(view)
    return label(
        "alt-board",
        state=label("alt-moment", year=now.year, season=names.season(SEASONS[now.season]), round=now.round),
        active=_active(view),
        order=tuple(label("alt-place", who=_party(party), number=played(view, party)) for party in view.order),
        players=tuple(_seat(player) for player in view.players),
        events=_events(view, now.round - 1),
        praise=names.praise(view.praises[(now.year - 1) * len(SEASONS) + now.season].kind),
        buildings=_buildings(view),
        talents=_talents(view),
    )


def mountain(view: View) -> Text:
    """The mountain alone."""
    taken = {cell for player in view.players for cell in player.land}
    return label(
        "alt-mountain",
        water=tuple(names.cell(cell) for cell in (*view.water, *view.ponds)),
        tribes=tuple(names.cell(cell) for cell in view.tribes if cell not in taken) or NONE,
        players=tuple(
            label(
                "alt-land",
                who=Who(player.seat),
                land=tuple(
                    label("alt-tile", land=names.land(kind), cell=names.cell(cell))
                    for cell, kind in player.land.items()
                ),
            )
            for player in view.players
        ),
    )


def season(view: View) -> Text:
    """The events of all rounds and the Praises."""
    return label(
        "alt-season",
        rounds=tuple(
            label("alt-round", round=at + 1, events=_events(view, at)) for at in range(len(view.events))
        ),
        praises=tuple(names.praise(praise.kind) for praise in view.praises if not praise.gone) or NONE,
    )  # fmt: skip


def offers(view: View) -> Text:
    """Buildings and talents on offer."""
    return label("alt-offers", buildings=_buildings(view), supply=view.supply, talents=_talents(view))


def player(view: View, seat: Seat) -> Text:
    """One player's board: the edict tiles that can be used, buildings, talents with their levels."""
    of = view.players[seat]
    free = ", ".join(str(tile.number) for tile in of.pyramid if tile.uncovered)
    return label(
        "alt-player",
        seat=_seat(of),
        open=free or NONE,
        buildings=tuple(names.building(kind) for kind in of.buildings) or NONE,
        talents=tuple(
            label("alt-level", talent=names.talent(view.cards.talents[each.card].profession), level=each.level)
            for each in of.talents
        )
        or NONE,
    )


def _party(party: Seat) -> Who | Text:
    return names.virtual() if party == VIRTUAL else Who(party)


def _active(view: View) -> Text:
    won = winners(view)
    if won:
        return label("alt-won", who=tuple(label("name", who=Who(seat)) for seat in won))
    turn = active(view)
    if view.phase == "over" or turn is None:
        return label("alt-over" if view.phase == "over" else "alt-between")
    return label("alt-turn", who=_party(turn))


def _seat(of: PlayerView) -> Text:
    kinds = list(of.land.values())
    return label(
        "alt-seat",
        who=Who(of.seat),
        reputation=of.reputation,
        money=of.money,
        grain=of.grain,
        wine=of.wine,
        edicts=len(of.pyramid),
        farmlands=kinds.count(FARMLAND),
        towns=kinds.count(TOWN),
        settlements=kinds.count(SETTLEMENT),
        ascended=int(of.ascended),
    )


def _events(view: View, at: int) -> tuple[Text, ...]:
    found = []
    for tile in view.events[at]:
        kind = view.cards.events[tile.tile]
        if tile.turned:
            found.append(label("alt-turned", colour=names.colour(kind.colour)))
            continue
        if kind.gives == "exchange":
            gives = label("alt-exchange", amount=kind.amount)
        elif kind.gives == "nothing":
            gives = label("alt-nothing")
        else:
            gives = names.good(kind.gives, kind.amount)
        found.append(label("alt-event", colour=names.colour(kind.colour), gives=gives))
    return tuple(found)


def _buildings(view: View) -> tuple[Text, ...]:
    return (
        tuple(
            label("alt-stack", what=names.building(kind), count=count)
            for kind, count in view.blueprints.items()
            if count
        )
        or NONE
    )


def _talents(view: View) -> tuple[Text, ...]:
    tops = (pile.top for pile in view.piles if pile.top)
    return tuple(names.talent(view.cards.talents[card].profession) for card in tops) or NONE
