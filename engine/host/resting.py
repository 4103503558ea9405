"""A table that rests: nobody plays, nobody is called, and nobody's time runs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.host import notices
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.kernel import Event, Refused, text
from engine.store.tables import ChairRow


async def pause(keeper: Keeper, held: Held) -> None:
    """Let a game rest; one that rests already goes on resting. Raises `Refused`."""
    row, now = held.row, keeper.clock()
    if row.state != "running":
        raise Refused(text(f"host-is-{row.state}"))
    if row.paused is None:
        told = (*notices.public((await keeper.game(held)).live, row.said), Event(text("host-pauses")))
        row = replace(row, paused=now, updated=now)
        await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", now, told)))


async def resume(keeper: Keeper, held: Held) -> None:
    """Go on: everybody's time runs from where it stopped, and whoever has to decide is called once more."""
    row, now = held.row, keeper.clock()
    if row.state != "running":
        raise Refused(text(f"host-is-{row.state}"))
    if row.paused is None:
        return
    chairs = tuple(replace(chair, mentioned=None) for chair in later(row.chairs, now - row.paused))
    row = replace(row, paused=None, updated=now, chairs=chairs)
    told = (*notices.public((await keeper.game(held)).live, row.said), Event(text("host-resumes")))
    called = [chair for chair in row.chairs if chair.waiting is not None]
    await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", now, told, called)))


def later(chairs: Sequence[ChairRow], seconds: float) -> tuple[ChairRow, ...]:
    """Chairs that have been waited for as if the last `seconds` had not been; a clock that was put back adds none."""
    seconds = max(0.0, seconds)

    def moved(moment: float | None) -> float | None:
        return None if moment is None else moment + seconds

    return tuple(replace(chair, since=moved(chair.since), due=moved(chair.due)) for chair in chairs)
