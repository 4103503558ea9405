"""Games of a few lines, for one case each: a list of steps, a table that logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeAlias

import pytest

from engine.kernel import (
    Campaign,
    Command,
    Decision,
    Event,
    Illegal,
    Option,
    Policy,
    Reply,
    Rng,
    Seat,
    Session,
    Standings,
    Steps,
    Table,
    Text,
    Variant,
    View,
    ask,
    random_picks,
    text,
)
from engine.record import position


class LittleTable(Table, kw_only=True):
    """`done` steps are over; `log` is what was chosen so far."""

    slug: ClassVar[str] = "little"

    done: int = 0
    log: list[str] = []  # noqa: RUF012 - msgspec copies it


class LittleView(View, kw_only=True, frozen=True):
    """All is open."""

    log: tuple[str, ...]


Played: TypeAlias = Session[LittleTable, LittleView]
Step: TypeAlias = Callable[[LittleTable], Steps[None]]


class Little:
    """A game of these steps, one after the other."""

    slug = "little"
    version = 1
    seats = range(1, 5)
    bound = 100
    table = LittleTable
    view_type = LittleView
    variants: tuple[Variant, ...] = ()
    commands: tuple[Command, ...] = ()
    policies: Mapping[str, Policy] = {"random": random_picks}
    campaigns: Mapping[str, Campaign[Any, Any]] = {}
    content_digest = ""
    content_text = b"{}"

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        return None

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> LittleTable:
        return LittleTable(seats=seats, rng=rng)

    def step(self, t: LittleTable) -> Steps[None]:
        yield from self.steps[t.done](t)
        t.done += 1

    def standings(self, t: LittleTable) -> Standings | None:
        return Standings((), text("little-over")) if t.done == len(self.steps) else None

    def view(self, t: LittleTable, seat: Seat | None) -> LittleView:
        return LittleView(viewer=seat, seats=t.seats, log=tuple(t.log))

    def determinize(self, t: LittleTable, seat: Seat | None, rng: Rng) -> None:
        return

    def audit(self, t: LittleTable) -> Iterable[str]:
        return ()

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        return raw


def options(*ids: str) -> list[Option]:
    return [Option(option, text("little-option", id=option)) for option in ids]


def choose(t: LittleTable, seat: Seat, key: str = "pick", ids: Iterable[str] = ("a", "b")) -> Steps[str]:
    """Ask for one of `ids` and log it."""
    (chosen,) = yield from ask(t, seat, key, options(*ids))
    t.log.append(f"{seat}:{chosen}")
    t.tell(text("little-chose", id=chosen))
    return chosen


def turn(seat: Seat, *keys: str) -> Step:
    """A step in which `seat` answers these questions one after the other."""

    def step(t: LittleTable) -> Steps[None]:
        for key in keys or ("pick",):
            yield from choose(t, seat, key)

    return step


def drawing(t: LittleTable) -> Steps[None]:
    """A step without a question that draws."""
    t.rng.below(6)
    yield from ()


def revealing(t: LittleTable) -> Steps[None]:
    """A step without a question that reveals."""
    t.reveal()
    yield from ()


def quiet(t: LittleTable) -> Steps[None]:
    """A step without a question."""
    t.log.append("quiet")
    yield from ()


def begin(*steps: Step, seats: int = 2, seed: str = "s") -> Session[LittleTable, LittleView]:
    session, _ = Session.begin(Little(*steps), seats, {}, seed)
    return session


def asked(session: Session[Any, Any], seat: Seat) -> Decision:
    """The decision of a seat that must have one."""
    decision = session.decision(seat)
    assert decision is not None, f"seat {seat} is not asked; asked are {[d.seat for d in session.decisions]}"
    return decision


def say(session: Session[Any, Any], seat: Seat, *picks: str) -> list[Event]:
    """Reply as a person would who sees the present panel."""
    decision = asked(session, seat)
    return session.apply(Reply(seat, decision.key, decision.ticket, picks))


def refused(session: Played, seat: int) -> bool:
    """Is an undo refused, and does the refusal change nothing?"""
    before = position(session), session.save(), session.tickets[:]
    possible = session.can_undo(seat)
    if not possible:
        with pytest.raises(Illegal) as caught:
            session.undo(seat)
        assert caught.value.reason.key == "kernel-no-undo"
    assert (position(session), session.save(), session.tickets) == before
    return not possible
