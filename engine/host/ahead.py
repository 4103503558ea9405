"""Deciding ahead: people say what they will pick before they are asked, and it is done for them as soon as they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from engine.host import orders, play
from engine.host.forecast import Forecast, forecast
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.model import PersonId, RunningSession, TableId
from engine.host.orders import MOST, Ahead, Order, Pass
from engine.host.recent import Recent
from engine.host.tasks import TaskEach
from engine.kernel import Event, Refused, Reply, Seat, Who, text
from engine.store import tables
from engine.store.tables import TableRow

log = logging.getLogger(__name__)

KEPT = 64
"""Forecasts that stay in memory, so that somebody who goes through one finds what they saw."""


class Plans(Struct, frozen=True):
    """What somebody has decided ahead at a table, and what they may be asked."""

    seat: Seat
    ahead: Ahead
    forecast: Forecast


class DecidingAhead:
    """Keeps what people have decided ahead, and replies for them, table by table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._forecasts = Recent[tuple[TableId, Seat], tuple[int, Forecast]](KEPT)
        self.tasks = TaskEach(self._go_on)

    async def start(self) -> None:
        """Go on where an earlier run has stopped."""
        self.tasks.open()
        async with self._keeper.store.reading() as tx:
            waiting = await tables.with_decided_ahead(tx)
        for table in waiting:
            self.tasks.begin(table)

    def look(self, row: TableRow) -> None:
        """A table has changed: somebody may be asked now who has decided ahead."""
        if any(chair.ahead is not None and chair.waiting for chair in row.chairs):
            self.tasks.begin(row.id)

    # -- for people ---------------------------------------------------------------------------------------------

    async def plans(self, table: TableId, person: PersonId) -> Plans:
        """What this person has decided ahead, and what they may be asked. Raises `Refused`."""

        async def work(held: Held) -> tuple[Seat, Ahead, int, RunningSession | None]:
            seat = play.seat_of(held.row, person)
            entries, ahead = held.row.entries, orders.ahead_of(held.row.chairs[seat])
            if self._known(table, seat, entries) is not None:
                return seat, ahead, entries, None
            return seat, ahead, entries, (await self._keeper.game(held)).session.clone()

        seat, ahead, entries, session = await self._keeper.alone(table, work)
        known = self._known(table, seat, entries)
        if known is None and session is not None:
            known = await asyncio.to_thread(forecast, session, seat)
            self._forecasts.keep((table, seat), (entries, known))
        return Plans(seat, ahead, known or Forecast())

    async def order(self, table: TableId, person: PersonId, order: Order) -> None:
        """Add an order; one that picks the same is replaced. Raises `Refused`, also where that is asked now."""

        def change(ahead: Ahead, asked: str | None) -> Ahead:
            if asked == order.key:
                raise Refused(text("host-ahead-asked"))
            changed = orders.ordered(ahead, order)
            if len(changed.orders) > MOST:
                raise Refused(text("host-ahead-full", most=MOST))
            return changed

        await self._change(table, person, change)

    async def take_back(self, table: TableId, person: PersonId, order: Order) -> None:
        """Forget an order; one that has gone already stays gone. Raises `Refused`."""
        await self._change(
            table,
            person,
            lambda ahead, _: replace(
                ahead, orders=tuple(one for one in ahead.orders if not one.same(order)), dropped=()
            ),
        )

    async def passing(self, table: TableId, person: PersonId, passes: Pass | None) -> None:
        """Let usual answers be given, for one question or all; None: no more of that. Raises `Refused`."""

        def change(ahead: Ahead, _: str | None) -> Ahead:
            kept = () if passes is None else tuple(one for one in ahead.passes if one.key != passes.key)
            return replace(ahead, passes=kept if passes is None else (*kept, passes), dropped=())

        await self._change(table, person, change)

    # -- within -------------------------------------------------------------------------------------------------

    def _known(self, table: TableId, seat: Seat, entries: int) -> Forecast | None:
        """The forecast of a seat, as long as its table has not moved."""
        at, known = self._forecasts.get((table, seat)) or (-1, None)
        return known if at == entries else None

    async def _change(self, table: TableId, person: PersonId, change: Callable[[Ahead, str | None], Ahead]) -> None:
        """Change what somebody has decided ahead, given the question that they are asked now."""

        async def work(held: Held) -> None:
            # What is under way is done first: whoever has not been called for it must not be forgotten.
            while await decide(self._keeper, held):
                pass
            seat = play.seat_of(held.row, person)
            chair = held.row.chairs[seat]
            ahead = orders.ahead_of(chair)
            changed = change(ahead, chair.waiting)
            if chair.waiting is not None:
                changed = replace(changed, own=chair.ticket)
            row = orders.decided(held.row, seat, changed)
            if row != held.row:
                await self._keeper.commit(held, Change(row=row))

        await self._keeper.alone(table, work)

    async def _go_on(self, table: TableId) -> None:
        try:
            while await self._keeper.alone(table, lambda held: decide(self._keeper, held)):
                pass
        except Refused as refused:
            log.warning("nothing is decided ahead at table %d: %s", table, refused)
        except Exception:
            log.exception("what was decided ahead at table %d is not done", table)


async def decide(keeper: Keeper, held: Held) -> bool:
    """Do one thing that follows from what was decided ahead: reply for a person, or drop what does not fit.

    Returns whether there was anything to do.
    """
    if held.row.state != "running" or held.row.paused is not None:
        return False
    if not any(chair.ahead is not None and chair.waiting for chair in held.row.chairs):
        return False
    game = await keeper.game(held)
    row = held.row
    for decision in game.session.decisions:
        chair = row.chairs[decision.seat]
        if chair.ahead is None or chair.person is None:
            continue
        before = orders.ahead_of(chair)
        outcome = orders.outcome(before, decision, game.session)
        after = orders.decided(row, decision.seat, outcome.after)
        if outcome.picks is not None:
            entry = Reply(decision.seat, decision.key, decision.ticket, outcome.picks)
            said = (Event(text(orders.SAID, who=Who(decision.seat))),)
            await play.take(keeper, held, game, chair.person, [entry], onto=after, lead=said)
            return True
        if after != row:
            await keeper.commit(held, Change(row=after))
            return True
    return False
