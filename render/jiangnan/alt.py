"""What a picture shows, in words, for those who do not see it: what its viewer may know, at most 1024 characters."""

from __future__ import annotations

from engine.games.jiangnan.view import IDEAS, ROUNDS, BotView, Idea, PlayerView, View, kind_of
from engine.kernel import Seat, Text, Who
from render.jiangnan import names
from render.jiangnan.changes import parties
from render.jiangnan.names import label
from render.jiangnan.tracks import named, winners

NONE = (label("alt-none"),)


def board(view: View) -> Text:
    """The whole table."""
    return label(
        "alt-board",
        round=view.round,
        rounds=ROUNDS,
        active=_active(view),
        order=tuple(named(party) for party in view.order),
        players=tuple(_party(party, of) for party, of in parties(view)),
        districts=_districts(view),
    )


def districts(view: View) -> Text:
    """Scholars and boats."""
    return label("alt-districts", districts=_districts(view), boats=_boats(view))


def upkeep(view: View) -> Text:
    """The Upkeep Board."""
    return label(
        "alt-upkeep",
        offer=len(view.offer),
        trends=tuple(names.trend(trend.shown) for trend in view.trends) or NONE,
        goals=tuple(names.goal(goal) for goal in view.goals) or NONE,
        order=tuple(named(party) for party in view.order),
    )


def works(view: View) -> Text:
    """The displays of Society, Teahouse, Tavern, Parlour."""
    return label(
        "alt-works",
        works=tuple(names.work(work) for work in view.works) or NONE,
        teahouse=tuple(names.idea(tile.kind) for tile in view.tracks["teahouse"]),
        tavern=tuple(names.idea(tile.kind) for tile in view.tracks["tavern"]),
        muses=tuple(names.character(muse.character) for muse in view.muses) or NONE,
    )


def travel(view: View) -> Text:
    """Who has been where."""
    return label("alt-travel", players=tuple(_cities(party, of) for party, of in parties(view)))


def fair(view: View) -> Text:
    """The ring of shops."""
    return label(
        "alt-fair",
        shops=tuple(names.shop(face) for face in view.ring),
        pointed=tuple(names.shop(view.ring[at]) for at in view.hands),
        players=tuple(label("alt-stands", who=Who(one.seat), hour=names.hour(one.place)) for one in view.players),
    )


def player(view: View, seat: Seat) -> Text:
    """One player's board."""
    of = view.players[seat]
    return label(
        "alt-player",
        seat=_party(seat, of),
        works=tuple(names.work(work) for work in of.works) or NONE,
        published=tuple(names.work(work) for work in of.published) or NONE,
        assistants=tuple(names.character(number) for number in of.assistants) or NONE,
        track=len(of.track),
        bag=of.bag,
    )


def bag(view: View, seat: Seat) -> Text:
    """How many tiles are in a bag; which they are is a matter of the picture."""
    return label("alt-bag", who=Who(seat), bag=view.players[seat].bag)


def _active(view: View) -> Text:
    if winners(view):
        return label("alt-won", who=tuple(named(party) for party in winners(view)))
    return label("alt-between") if view.active is None else label("alt-turn", who=named(view.active))


def _party(party: int, of: PlayerView | BotView) -> Text:
    works = tuple(_works(of, kind) for kind in IDEAS)
    if isinstance(of, BotView):
        ideas: tuple[Text, ...] = NONE
        spirit = 0
    else:
        ideas = tuple(names.amount(kind, of.ideas[kind]) for kind in IDEAS)
        spirit = of.spirit
    return label(
        "alt-bot" if isinstance(of, BotView) else "alt-seat",
        who=named(party),
        score=of.score,
        coins=of.coins,
        spirit=spirit,
        ideas=ideas,
        works=works,
        assistants=len(of.assistants),
        cities=len(of.cities),
    )


def _works(of: PlayerView | BotView, kind: Idea) -> Text:
    count = sum(kind_of(work) == kind for work in of.published)
    return label("alt-published", kind=names.idea(kind), count=count)


def _districts(view: View) -> tuple[Text, ...]:
    return tuple(
        label("alt-district", district=names.district(district), count=len(view.scholars[district]))
        for district in view.slots
    )


def _boats(view: View) -> tuple[Text, ...]:
    return tuple(
        label("alt-boat", slot=slot + 1, servants=sum(space.servants for space in boat.spaces))
        for slot, boat in enumerate(view.river)
        if boat is not None
    )


def _cities(party: int, of: PlayerView | BotView) -> Text:
    return label("alt-cities", who=named(party), cities=tuple(names.city(city) for city in of.cities) or NONE)
