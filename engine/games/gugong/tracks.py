"""The tracks: Victory Points, Intrigue and its order, the way to the Palace. (GG-INTR, GG-PAL)"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Seat, Text, Who, text


def score(t: Table, seat: Seat, source: str, points: int) -> None:
    """Enter VP under what brought them ("wall", "tokens", …); whoever calls this tells it."""
    scored = t.players[seat].points
    scored[source] = scored.get(source, 0) + points


def intrigue_up(box: Box, t: Table, seat: Seat, steps: int) -> None:
    """Move the marker up; at the last step surplus ones are lost. (GG-INTR-01, GG-INTR-08)"""
    player = t.players[seat]
    _climb(t, seat, min(box.board.intrigue_top, player.intrigue + steps))
    t.tell(_did_intrigue(seat, "up", player.intrigue))


def intrigue_down(t: Table, seat: Seat, steps: int) -> None:
    """Lower the marker as payment; whoever calls this has seen to it that it stands high enough. (GG-BEN-01)"""
    player = t.players[seat]
    if steps > player.intrigue:
        raise ValueError(f"the marker of seat {seat} cannot go down {steps} from {player.intrigue}")
    _climb(t, seat, player.intrigue - steps)
    t.tell(_did_intrigue(seat, "down", player.intrigue))


def _climb(t: Table, seat: Seat, step: int) -> None:
    """Put the marker on top of those on its new step; on its old one it is not restacked.

    (GG-INTR-06, GG-INTR-12, GG-BEN-08, GG-AMB-19, GG-AMB-46)
    """
    player = t.players[seat]
    if step == player.intrigue:
        return
    player.intrigue = step
    t.ladder.remove(seat)
    t.ladder.insert(sum(t.players[other].intrigue <= step for other in t.ladder), seat)


@cache
def _did_intrigue(seat: Seat, way: str, step: int) -> Text:
    return text(f"gugong-did-intrigue-{way}", who=Who(seat), step=step)


def highest(t: Table, seats: Iterable[Seat]) -> Seat:
    """Who of these is the highest in Intrigue order, and so wins ties. (GG-INTR-09 to GG-INTR-11)"""
    return max(seats, key=t.ladder.index)


def envoy(box: Box, t: Table, seat: Seat, steps: int) -> None:
    """Move the Envoy; on arrival he takes the best place that is free; every step beyond is 1 VP instead.

    (GG-PAL-03, GG-PAL-04, GG-PAL-07 to GG-PAL-09, GG-AMB-20, GG-AMB-21)
    """
    player = t.players[seat]
    beyond = max(0, player.palace + steps - box.board.palace_top)
    if player.place is None:
        player.palace += steps - beyond
        if player.palace == box.board.palace_top:
            player.place = len(t.arrivals)
            t.arrivals.append(seat)
            t.tell(_did_arrive(seat, box.side(t.seats).palace[player.place]))
        else:
            t.tell(_did_envoy(seat, player.palace, box.board.palace_top))
    if beyond:
        score(t, seat, "palace", beyond)
        t.tell(_did_beyond(seat, beyond))


@cache
def _did_envoy(seat: Seat, step: int, top: int) -> Text:
    return text("gugong-did-envoy", who=Who(seat), step=step, top=top)


@cache
def _did_arrive(seat: Seat, points: int) -> Text:
    return text("gugong-did-arrive", who=Who(seat), points=points)


@cache
def _did_beyond(seat: Seat, points: int) -> Text:
    return text("gugong-did-beyond", who=Who(seat), points=points)
