"""What is different from the picture before: compared from two views, never guessed from events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from engine.games.dream.view import GuestView, View


class Changes(Struct, frozen=True):
    """Places that are to be marked. ``coins`` and ``models`` hold, for each seat, how many more (or fewer)."""

    queue: frozenset[int] = frozenset()
    paid: frozenset[int] = frozenset()
    display: frozenset[int] = frozenset()
    supply: frozenset[int] = frozenset()
    event: bool = False
    coins: tuple[int, ...] = ()
    models: tuple[int, ...] = ()
    sites: frozenset[tuple[int, int]] = frozenset()
    kitchens: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        """Whether there is anything to mark."""
        sets = (self.queue, self.paid, self.display, self.supply, self.sites, self.kitchens)
        return self.event or any(self.coins) or any(self.models) or any(sets)

    def at(self, seat: int) -> tuple[int, int, frozenset[tuple[int, int]], bool]:
        """All that concerns one player."""
        sites = frozenset(place for place in self.sites if place[0] == seat)
        return (
            self.coins[seat] if self.coins else 0,
            self.models[seat] if self.models else 0,
            sites,
            seat in self.kitchens,
        )


NOTHING = Changes()


def changes(view: View, since: View | None) -> Changes:
    """What ``view`` shows that ``since`` did not; nothing if there is no earlier view."""
    if since is None or since.seats != view.seats:
        return NOTHING
    before = [guest.kind for guest in since.queue]
    new = _new((guest.kind for guest in view.queue), before)
    coins_then = {i: guest.coins for i, guest in zip(_kept(view, new), _stayed(view, since), strict=False)}
    pairs = list(zip(view.players, since.players, strict=True))
    return Changes(
        queue=new,
        paid=frozenset(i for i, coins in coins_then.items() if view.queue[i].coins != coins),
        display=_new(view.display, since.display),
        supply=frozenset(r for r, (a, b) in enumerate(zip(view.supply, since.supply, strict=True), 1) if a != b),
        event=view.notices != since.notices and view.event is not None,
        coins=tuple(now.coins - then.coins for now, then in pairs),
        models=tuple(now.models - then.models for now, then in pairs),
        sites=frozenset(
            (now.seat, i)
            for now, then in pairs
            for i, (site, old) in enumerate(zip(now.sites, then.sites, strict=True))
            if site != old
        ),
        kitchens=frozenset(now.seat for now, then in pairs if now.kitchen != then.kitchen),
    )


def _new(now: Iterable[str], before: Iterable[str]) -> frozenset[int]:
    """Positions whose card was not there before; equal cards are matched from the front."""
    old = Counter(before)
    places = []
    for place, kind in enumerate(now):
        if old[kind]:
            old[kind] -= 1
        else:
            places.append(place)
    return frozenset(places)


def _kept(view: View, new: frozenset[int]) -> list[int]:
    return [i for i in range(len(view.queue)) if i not in new]


def _stayed(view: View, since: View) -> list[GuestView]:
    """The earlier queue without those who have left, in order."""
    left = Counter(guest.kind for guest in since.queue)
    left.subtract(guest.kind for guest in view.queue)
    stayed = []
    for guest in since.queue:
        if left[guest.kind] > 0:
            left[guest.kind] -= 1
        else:
            stayed.append(guest)
    return stayed
