"""What is different from the picture before: compared from two views, never guessed from events."""

from __future__ import annotations

from msgspec import Struct

from engine.games.mount_tai.view import PlayerView, View
from engine.kernel import Seat


class Changes(Struct, frozen=True):
    """Places that are to be marked, named as in the `at` of options where they can be; `reputation` holds how much more
    (or less) each seat has, `goods` what else of a player is different.

    `events` are (round, colour index) of tiles that were turned over or laid out anew; `season` is true where a new
    round began. `order` are the seats that stand elsewhere in the turn order.
    """

    cells: tuple[str, ...] = ()
    piles: frozenset[int] = frozenset()
    buildings: frozenset[str] = frozenset()
    events: frozenset[tuple[int, int]] = frozenset()
    played: frozenset[Seat] = frozenset()
    order: frozenset[Seat] = frozenset()
    round: bool = False
    goods: frozenset[tuple[Seat, str]] = frozenset()
    reputation: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything to mark."""
        parts = (self.cells, self.piles, self.buildings, self.events, self.played, self.order, self.goods)
        return self.round or any(parts) or any(self.reputation)

    def gained(self, seat: Seat) -> int:
        """How much more reputation a player has."""
        return self.reputation[seat] if self.reputation else 0


NOTHING = Changes()


def changes(view: View, since: View | None) -> Changes:
    """What `view` shows that `since` did not; nothing if there is no earlier view."""
    if since is None or since.seats != view.seats:
        return NOTHING
    pairs = list(zip(view.players, since.players, strict=True))
    land = {cell for now, then in pairs for cell, kind in now.land.items() if then.land.get(cell) != kind}
    parties = set(view.order)
    return Changes(
        cells=tuple(sorted(land | set(view.ponds).difference(since.ponds))),
        piles=frozenset(
            index for index, (now, then) in enumerate(zip(view.piles, since.piles, strict=True)) if now != then
        ),
        buildings=frozenset(kind for kind, count in view.blueprints.items() if since.blueprints.get(kind) != count),
        events=frozenset(
            (at, index)
            for at, (row, before) in enumerate(zip(view.events, since.events, strict=True))
            for index, (now, then) in enumerate(zip(row, before, strict=True))
            if now != then and now.turned
        ),
        played=frozenset(party for party in parties if _played(view, party) not in (0, _played(since, party))),
        order=frozenset(party for party in parties if view.order.index(party) != since.order.index(party)),
        round=(view.year, view.round) != (since.year, since.round),
        goods=frozenset((now.seat, what) for now, then in pairs for what in _goods(now, then)),
        reputation=tuple(now.reputation - then.reputation for now, then in pairs),
    )


def _played(view: View, party: Seat) -> int:
    if party >= 0:
        return view.players[party].played
    return view.virtual.played if view.virtual else 0


def _goods(now: PlayerView, then: PlayerView) -> list[str]:
    pairs = {
        "money": (now.money, then.money),
        "grain": (now.grain, then.grain),
        "wine": (now.wine, then.wine),
        "edicts": (len(now.pyramid), len(then.pyramid)),
        "buildings": (now.buildings, then.buildings),
        "talents": (now.talents, then.talents),
        "studies": (now.studies, then.studies),
        "donated": (now.donated, then.donated),
    }
    return [what for what, (a, b) in pairs.items() if a != b]
