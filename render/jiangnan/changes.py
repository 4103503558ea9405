"""What is different from the picture before: compared from two views, never guessed from events."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from engine.games.jiangnan.view import BOT, BotView, PlayerView, View


class Changes(Struct, frozen=True):
    """Places that are to be marked, named as in the `at` of options where they can be.

    `goods` holds (party, what) for what a party has more or less of, `points` how many VP each party gained.
    """

    places: frozenset[str] = frozenset()
    goods: frozenset[tuple[int, str]] = frozenset()
    points: tuple[tuple[int, int], ...] = ()
    order: bool = False
    round: bool = False

    def __bool__(self) -> bool:
        """Whether there is anything to mark."""
        return self.order or self.round or bool(self.places or self.goods or any(by for _, by in self.points))

    def gained(self, party: int) -> int:
        """How many VP more a party has."""
        return dict(self.points).get(party, 0)


NOTHING = Changes()


def parties(view: View) -> tuple[tuple[int, PlayerView | BotView], ...]:
    """Everybody who scores, seats first."""
    seats: list[tuple[int, PlayerView | BotView]] = [(player.seat, player) for player in view.players]
    return (*seats, *([(BOT, view.bot)] if view.bot is not None else []))


def changes(view: View, since: View | None) -> Changes:
    """What `view` shows that `since` did not; nothing if there is no earlier view."""
    if since is None or since.seats != view.seats:
        return NOTHING
    then = dict(parties(since))
    goods = {(party, what) for party, now in parties(view) for what in _goods(now, then[party])}
    return Changes(
        places=frozenset(_places(view, since)),
        goods=frozenset(goods),
        points=tuple((party, now.score - then[party].score) for party, now in parties(view)),
        order=view.order != since.order,
        round=view.round != since.round,
    )


def _places(view: View, since: View) -> set[str]:
    """Tiles that are new, and tracks and boats that look different."""
    found = {f"district:{name}" for name, now in view.scholars.items() if now and now != since.scholars.get(name)}
    if view.rest and view.rest != since.rest:
        found.add("district:rest")
    found |= {f"work:{work}" for work in set(view.works).difference(since.works)}
    before = {muse.character: muse.servants for muse in since.muses}
    found |= {f"muse:{muse.character}" for muse in view.muses if before.get(muse.character) != muse.servants}
    found |= {f"track:{name}" for name, tiles in view.tracks.items() if tiles != since.tracks.get(name)}
    places = list(enumerate(view.river))
    found |= {f"boat:{slot}" for slot, boat in places if boat is not None and boat not in since.river}
    found |= {f"offer:{tile}" for tile in Counter(view.offer) - Counter(since.offer)}
    if len(view.trends) > len(since.trends):
        found.add(f"scored:{len(view.trends) - 1}")
    for now, then in zip(view.players, since.players, strict=True):
        found |= {f"city:{city}" for city in set(now.cities).difference(then.cities)}
        if now.place != then.place:
            found.add(f"shop:{now.place}")
    if view.hands != since.hands:
        found.add("pointer")
    return found


def _goods(now: PlayerView | BotView, then: PlayerView | BotView) -> list[str]:
    names = ["coins", "published", "assistants", "cities", "degree"]
    if isinstance(now, PlayerView):
        names += ["spirit", "works", "talent", "spirits", "track"]
    found = [name for name in names if getattr(now, name) != getattr(then, name)]
    if isinstance(now, PlayerView) and isinstance(then, PlayerView):
        found += [kind for kind, count in now.ideas.items() if then.ideas[kind] != count]
    return found
