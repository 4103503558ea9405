"""Harbor rewards: what a full ship can claim, and claiming it. (GG-HARB)"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial

from engine.games.gugong import ships, tracks, trade
from engine.games.gugong.box import Box
from engine.games.gugong.content import REWARDS
from engine.games.gugong.table import AWAY, Ship, Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

ALL = tuple(range(len(REWARDS)))
AT = {1: (), 2: (0,), 3: (1,), 4: (2,), 5: ALL}
"""The rewards (places in `REWARDS`) of each harbor; the last one has its pick. (GG-HARB-09 to GG-HARB-13)"""

_RULE = {"points": "GG-HARB-10", "card": "GG-HARB-11", "foreman": "GG-HARB-12"}


def claims(box: Box, t: Table, seat: Seat, candidates: Iterable[Ship]) -> list[Option]:
    """What full ships among the candidates can claim now, and with which piece. (GG-HARB-02, GG-HARB-08, GG-AMB-48)"""
    offered: list[Option] = []
    for ship in candidates:
        if ship.servants + ship.foreman >= box.board.load and ship.harbor > 1:
            taken = t.players[seat].rewards
            routes = box.side(t.seats).routes
            for index in AT[ship.harbor]:
                if taken[index] < _spaces(box)[index]:
                    offered.append(_claim(box, ship.route, ship.harbor, routes, REWARDS[index], foreman=False))
                    if ship.foreman:
                        offered.append(_claim(box, ship.route, ship.harbor, routes, REWARDS[index], foreman=True))
    return offered


def choose(box: Box, t: Table, seat: Seat, candidates: Sequence[Ship]) -> Steps[None]:
    """The owner may claim with one of these ships after the other, in any order. (GG-HARB-03, GG-AMB-28, GG-EVE-20)"""
    left = list(candidates)
    while left:
        choice = yield from trade.choose(
            box, t, seat, "claim", partial(_offer, box, t, seat, left), blocked=partial(blocked, box, t, seat, left)
        )
        if choice == "none":
            return
        left.remove(claim(box, t, seat, choice))


def _offer(box: Box, t: Table, seat: Seat, candidates: list[Ship]) -> tuple[list[Option], str]:
    return [*claims(box, t, seat, candidates), _NONE], "none"


def claim(box: Box, t: Table, seat: Seat, choice: str) -> Ship:
    """Put a piece of the ship on the reward space, bring the ship home, and receive the reward; returns the ship.

    `choice` is "claim:<place>:<reward>", with ":foreman" if the Foreman goes on the space. (GG-HARB-04 to GG-HARB-07)
    """
    _, place, kind, *piece = choice.split(":")
    ship, player = ships.at(t, place), t.players[seat]
    player.rewards[REWARDS.index(kind)] += 1
    if piece:
        ship.foreman = 0
        player.foreman = AWAY
        player.reward_foreman = kind
    else:
        ship.servants -= 1
    ships.come_home(t, ship)
    harbor = ships.place(ship.route, ship.harbor, box.side(t.seats).routes)
    t.tell(text(f"gugong-did-claim-{kind}", who=Who(seat), harbor=harbor, points=box.board.reward_points))
    if kind == "points":
        tracks.score(t, seat, "harbors", box.board.reward_points)
    elif kind == "card":
        gift = t.deck.pop()
        player.hand.append(gift)
        t.reveal()
        t.tell(text("gugong-did-draw", gift=box.name[gift]), (seat,))
    else:
        player.foreman = "pool"
    return ship


@lru_cache(64)
def _spaces(box: Box) -> tuple[int, ...]:
    """Spaces beside each of `REWARDS`. (GG-HARB-14 to GG-HARB-16)"""
    spaces = box.board.rewards
    return spaces.points, spaces.card, spaces.foreman


@lru_cache(1024)
def _claim(box: Box, route: int, harbor: int, routes: int, kind: str, foreman: bool) -> Option:
    place = ships.spot(route, harbor)
    return Option(
        id=f"claim:{place}:{kind}:foreman" if foreman else f"claim:{place}:{kind}",
        label=_label(box, kind, ships.place(route, harbor, routes)),
        note=Text("gugong-claim-foreman-note" if foreman else "gugong-claim-note"),
        rule="GG-FORE-14" if foreman else _RULE[kind],
        at=f"ship:{place}",
        group="claim",
    )


def _label(box: Box, kind: str, harbor: Text) -> Text:
    """What is claimed, and where: "4 points at Cangzhou"."""
    return text(f"gugong-claim-{kind}", points=box.board.reward_points, harbor=harbor)


_NONE = Option(
    id="none", label=Text("gugong-claim-none"), note=Text("gugong-claim-none-note"), rule="GG-HARB-03", group="done"
)


def blocked(box: Box, t: Table, seat: Seat, candidates: Iterable[Ship]) -> Iterator[Blocked]:
    """Rewards that cannot be claimed with these ships, and why."""
    routes = box.side(t.seats).routes
    for ship in candidates:
        harbor = ships.place(ship.route, ship.harbor, routes)
        if not AT[ship.harbor]:
            yield Blocked(text("gugong-claim-any", harbor=harbor), Text("gugong-why-no-reward"), "GG-HARB-09")
        elif ship.load < box.board.load:
            reason = text("gugong-why-not-full", servants=ship.load, wanted=box.board.load)
            yield Blocked(text("gugong-claim-any", harbor=harbor), reason, "GG-HARB-02")
        else:
            for index in AT[ship.harbor]:
                if t.players[seat].rewards[index] >= _spaces(box)[index]:
                    label = _label(box, REWARDS[index], harbor)
                    yield Blocked(label, Text("gugong-why-reward-full"), "GG-HARB-08")
