"""What a reply would do, found out on a clone of the session. Nothing that the clone draws is ever told."""

from __future__ import annotations

from msgspec import Struct

from engine.host.model import RunningSession
from engine.kernel import Event, Reply, Seat, Session, known_to


class Outlook(Struct, frozen=True):
    """`closes`: the seat has nothing to decide afterwards. `final`: the reply cannot be taken back then.

    `events` is what is certain to happen, as the seat may know it; empty if the reply draws or reveals something.
    """

    closes: bool
    final: bool
    events: tuple[Event, ...]

    @property
    def grave(self) -> bool:
        """Is it worth asking "are you sure"?"""
        return self.closes or self.final


def outlook(session: RunningSession, reply: Reply) -> Outlook:
    """Look ahead. `session` stays as it is. Raises `Illegal` or `Stale` for a reply that is not open."""
    clone = session.clone()
    before = clone.table.rng.drawn, clone.table.reveals
    events = clone.apply(reply)
    told = () if (clone.table.rng.drawn, clone.table.reveals) != before else known_to(reply.seat, events)
    return Outlook(clone.decision(reply.seat) is None, not clone.can_undo(reply.seat), told)


def so_far(session: RunningSession, seat: Seat) -> tuple[Event, ...]:
    """What has happened in the open step, as `seat` may know it: the step run again over its replies."""
    again = Session.restore(session.rules, session.step_start)
    events: list[Event] = []
    for reply in session.open_replies:
        decision = again.decision(reply.seat)
        if decision is None:
            break
        events += again.apply(Reply(reply.seat, reply.key, decision.ticket, reply.picks))
    return known_to(seat, events)
