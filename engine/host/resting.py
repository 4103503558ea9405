"""The time of a running table: its pace changes; or it rests, and nobody plays, is called, or has their time run."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.host import notices, reminding
from engine.host.held import Held, check_running
from engine.host.keeper import Change, Keeper
from engine.host.model import BUDGETS, PACES
from engine.kernel import Event, Refused, Text, text
from engine.store.tables import ChairRow


async def pause(keeper: Keeper, held: Held) -> None:
    """Let a game rest; one that rests already goes on resting. Raises `Refused`."""
    row, now = held.row, keeper.clock()
    check_running(row)
    if row.paused is None:
        told = notices.public((await keeper.game(held)).live, row.said)
        row = replace(row, paused=now, updated=now)
        await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", now, told)))


async def resume(keeper: Keeper, held: Held) -> None:
    """Go on: everybody's time runs from where it stopped, and whoever has to decide is called once more."""
    row, now = held.row, keeper.clock()
    check_running(row)
    if row.paused is None:
        return
    chairs = (replace(chair, mentioned=None) for chair in later(row.chairs, now - row.paused))
    row = replace(row, paused=None, updated=now)
    # That somebody is late may not have been said before the rest, and what can be done about it stands on that card.
    row = replace(row, chairs=tuple(reminding.not_said(row, chair) if chair.late else chair for chair in chairs))
    told = (*notices.public((await keeper.game(held)).live, row.said), Event(text("host-resumes")))
    called = [chair for chair in row.chairs if chair.waiting is not None]
    await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", now, told, called)))


async def repace(keeper: Keeper, held: Held, pace: int, budget: int) -> None:
    """Change how much time there is, and say so. Raises `Refused`, also for a table that rests."""
    row, now = held.row, keeper.clock()
    if row.paused is not None:
        raise Refused(text("host-is-paused"))
    check_running(row)
    check_times(pace, budget)
    if (row.pace, row.budget) == (pace, budget):
        return
    row = replace(reminding.repaced(row, pace, budget, now), updated=now)
    told = (*notices.public((await keeper.game(held)).live, row.said), Event(_paced(pace, budget)))
    await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", now, told)))


def _paced(pace: int, budget: int) -> Text:
    return text("host-paced", pace=text("station-pace", hours=pace), budget=text("waiting-budget", hours=budget))


def check_times(pace: int, budget: int) -> None:
    """Raises `Refused` for a pace or a time budget that a table cannot have."""
    if pace not in PACES:
        raise Refused(text("host-pace", least=PACES.start, most=PACES.stop - 1))
    if budget not in BUDGETS:
        raise Refused(text("host-budget", most=BUDGETS.stop - 1))


def later(chairs: Sequence[ChairRow], seconds: float) -> tuple[ChairRow, ...]:
    """Chairs that have been waited for as if the last `seconds` had not been; a clock that was put back adds none."""
    seconds = max(0.0, seconds)

    def moved(moment: float | None) -> float | None:
        return None if moment is None else moment + seconds

    return tuple(replace(chair, since=moved(chair.since), due=moved(chair.due)) for chair in chairs)
