"""Carries the outbox: each table's announcements in order, each exactly once.

An announcement that Discord may have accepted already (the bot died, or an answer got lost) is first looked for among
our recent messages there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from engine.host.courier import Courier, Undeliverable
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.looking import info_of, place_of
from engine.host.model import Notice, TableId, TableInfo
from engine.host.notices import CARDS
from engine.host.tasks import TaskEach
from engine.kernel import Refused, Seat, Text
from engine.store import outbox
from engine.store.outbox import NoticeRow
from engine.store.tables import ChairRow, TableRow

log = logging.getLogger(__name__)

AT_ONCE = 8
"""How many tables are served at the same time."""


def patience(attempt: int) -> float:
    """Seconds to wait after the `attempt`-th failure: 1, 2, 4 … at most five minutes."""
    return float(min(2 ** (attempt - 1), 300))


class Pump:
    """Runs one task for each table that has something to announce."""

    def __init__(self, keeper: Keeper, courier: Courier, wait: Callable[[int], float] = patience) -> None:
        self._keeper = keeper
        self._courier = courier
        self._wait = wait
        self.tasks = TaskEach(self._serve)
        self._again: set[TableId] = set()
        self._doubtful: set[int] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Begin with whatever an earlier run has left unmarked."""
        self.tasks.open()
        async with self._keeper.store.reading() as tx:
            waiting = await outbox.tables_with_unsent(tx)
            for table in waiting:
                self._doubtful.update(await outbox.unsent_rows(tx, table))
        for table in waiting:
            self.wake(table)

    def wake(self, table: TableId) -> None:
        """There may be something to announce at this table, or a better place for it."""
        if not self.tasks.begin(table):
            self._again.add(table)

    async def _serve(self, table: TableId) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._send_all(table)
                if table not in self._again:
                    break
        except Exception:
            log.exception("the announcements of table %d wait for the next one", table)

    async def _send_all(self, table: TableId) -> None:
        attempt = 0
        while True:
            async with self._keeper.store.reading() as tx:
                row = await outbox.next_unsent(tx, table)
            if row is None:
                return
            try:
                async with self._gate:
                    await self._send(table, row)
                attempt = 0
            except Undeliverable as error:
                log.warning("table %d cannot speak in its place: %s", table, error)
                await self._keeper.alone(table, partial(self._trouble, reason=error.reason))
                return
            except Refused as refused:
                log.error("the announcements of table %d wait: %s", table, refused)
                return
            except Exception as error:
                attempt += 1
                log.warning("announcement %d will be tried again: %r", row.row, error)
                await asyncio.sleep(self._wait(attempt))

    async def _send(self, table: TableId, row: NoticeRow) -> None:
        if row.kind == "begun":
            await self._open_thread(table)
        message = None
        if row.row in self._doubtful:
            place = (await self._keeper.alone(table, _look)).place
            message = (await self._courier.recent(place)).get(row.row)
        if message is None:
            row, notice = await self._keeper.alone(table, partial(self._prepare, row=row))
            # From here on it may lie there already, whether we learn and can write down so or not.
            self._doubtful.add(row.row)
            message = await self._courier.deliver(notice, f"yz{row.row}")
        await self._keeper.alone(table, partial(self._mark, row=row, message=message))
        self._doubtful.discard(row.row)

    async def _open_thread(self, table: TableId) -> None:
        """A game that wants a thread of its own gets it ahead of its first card."""

        async def settle(held: Held) -> None:
            await self._keeper.commit(held, Change(row=msgspec.structs.replace(held.row, thread=thread)))

        info = await self._keeper.alone(table, _look)
        if info.threaded and info.place.thread is None and info.state == "running":
            thread = await self._courier.open_thread(info)
            if thread is not None:
                await self._keeper.alone(table, settle)

    async def _prepare(self, held: Held, row: NoticeRow) -> tuple[NoticeRow, Notice]:
        """The announcement as it goes out: to the table's present place, mentioning those who still have to act.

        Whom it does not mention any more is written down first. So its row always says whom the message mentions that
        Discord may have got, whatever happens to the bot.
        """
        ping = tuple(activated for activated in row.ping if _has_to_act(held.row, *activated))
        if ping != row.ping:
            row = msgspec.structs.replace(row, ping=ping)
            await self._keeper.commit(held, Change(row=held.row, calmed=row))
        if row.kind == "begun":
            # The beginning mentions everybody at the table once, if they have not begun to play already.
            chairs = [chair for chair in held.row.chairs if not chair.acts]
        else:
            chairs = [held.row.chairs[seat] for seat, _ in ping]
        return row, Notice(
            row=row.row,
            table=held.row.id,
            kind=row.kind,
            place=place_of(held.row),
            at=row.at,
            since=row.since,
            events=row.events,
            ping=tuple(chair.person for chair in chairs if chair.person is not None),
            created=row.created,
        )

    async def _mark(self, held: Held, row: NoticeRow, message: int) -> None:
        """Write down that the announcement has been accepted, and who has been mentioned by it."""
        mentioned = dict(row.ping)
        table = msgspec.structs.replace(
            held.row,
            card=message if row.kind in CARDS else held.row.card,
            trouble=None if held.row.state != "frozen" else held.row.trouble,
            chairs=tuple(_noted(chair, mentioned) for chair in held.row.chairs),
        )
        await self._keeper.commit(held, Change(row=table, sent=(row.row, message)))

    async def _trouble(self, held: Held, reason: Text) -> None:
        if held.row.trouble is None:
            await self._keeper.commit(held, Change(row=msgspec.structs.replace(held.row, trouble=reason)))


async def _look(held: Held) -> TableInfo:
    return info_of(held.row)


def _has_to_act(table: TableRow, seat: Seat, acts: int) -> bool:
    """Is this seat still waited for, as when it had made `acts` entries, without having been mentioned for it?"""
    chair = next((chair for chair in table.chairs if chair.seat == seat), None)
    return chair is not None and chair.acts == acts and chair.waiting is not None and chair.mentioned != acts


def _noted(chair: ChairRow, mentioned: dict[Seat, int]) -> ChairRow:
    """The chair after an announcement that mentions these seats, if it has not acted since."""
    if mentioned.get(chair.seat) != chair.acts:
        return chair
    return msgspec.structs.replace(chair, mentioned=chair.acts)
