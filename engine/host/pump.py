"""Carries the outbox to where the tables speak: each table's announcements in order, each exactly once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import msgspec

from engine.host import calling, reminding, votes
from engine.host.courier import Courier, Undeliverable
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.lane import Lanes, patience
from engine.host.looking import info_of, place_of
from engine.host.model import Notice, PersonId, PersonSettings, TableId, TableInfo
from engine.host.notebook import chosen_by
from engine.host.notices import CARDS
from engine.kernel import Refused, Text
from engine.store import outbox
from engine.store.outbox import DROPPED, NoticeRow

log = logging.getLogger(__name__)


class Pump(Lanes):
    """Runs one task for each table that has something to announce."""

    def __init__(self, keeper: Keeper, courier: Courier, wait: Callable[[int], float] = patience) -> None:
        super().__init__(wait)
        self._keeper = keeper
        self._courier = courier

    async def start(self) -> None:
        """Begin with whatever an earlier run has left unmarked."""
        self.tasks.open()
        async with self._keeper.store.reading() as tx:
            waiting = await outbox.tables_with_unsent(tx)
            for table in waiting:
                self._doubtful.update(await outbox.unsent_rows(tx, table))
        for table in waiting:
            self.wake(table)

    async def next(self, lane: TableId) -> NoticeRow | None:
        async with self._keeper.store.reading() as tx:
            return await outbox.next_unsent(tx, lane)

    async def give_up(self, lane: TableId, row: NoticeRow, error: Undeliverable | Refused) -> bool:
        """A table that cannot speak in its place, or cannot be read, waits for better times."""
        if isinstance(error, Undeliverable):
            log.warning("table %d cannot speak in its place: %s", lane, error)
            await self._keeper.alone(lane, partial(self._trouble, reason=error.reason))
        else:
            log.error("the announcements of table %d wait: %s", lane, error)
        return False

    async def send(self, lane: TableId, row: NoticeRow) -> None:
        if row.kind == "begun":
            await self._open_thread(lane)
        message = None
        if row.row in self._doubtful:
            place = (await self._keeper.alone(lane, _look)).place
            message = (await self._courier.recent(place)).get(row.row)
        if message is None:
            prepared = await self._keeper.alone(lane, partial(self._prepare, row=row))
            if prepared is None:
                return
            row, notice = prepared
            # From here on it may lie there already, whether we learn and can write down so or not.
            self._doubtful.add(row.row)
            message = await self._courier.deliver(notice, f"yz{row.row}")
        await self._keeper.alone(lane, partial(self._mark, row=row, message=message))
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

    async def _prepare(self, held: Held, row: NoticeRow) -> tuple[NoticeRow, Notice] | None:
        """The announcement as it goes out, to the table's present place; None for one that nobody needs any more.

        Whom it calls, and how, is written down first. So its row always says whom the message mentions that Discord may
        have got, whatever happens to the bot.
        """
        wanted = await votes.wanted(self._keeper, row.vote) if row.vote is not None and row.kind == "vote" else None
        lost = row.vote is not None and await votes.lost(self._keeper, row.vote)
        if lost or calling.stale(held.row, row) or (wanted is not None and not wanted):
            await self._keeper.commit(held, Change(row=held.row, sent=(row.row, DROPPED)))
            return None
        if wanted is not None:
            now, later = self._keeper.clock(), await votes.uncalled(self._keeper, row.vote or 0)
            mentioned = tuple(
                person
                for person, chosen in wanted.items()
                if (person in row.tells if row.tells else person not in later and calling.mentionable(chosen, now))
            )
            if row.tells and not mentioned:
                await self._keeper.commit(held, Change(row=held.row, sent=(row.row, DROPPED)))
                return None
        elif row.kind == "handed":
            mentioned = calling.owners(held.row, row)
        elif row.tells:
            mentioned = calling.told(held.row, row)
        elif row.kind in calling.POKES:
            mentioned = calling.still_waited_for(held.row, row)
        else:
            chosen = await self._chosen(held, row)
            table, settled = calling.settled(held.row, row, chosen, self._keeper.clock())
            if (table, settled) != (held.row, row):
                await self._keeper.commit(held, Change(row=table, calmed=settled))
            row, mentioned = settled, calling.mentioned_by(held.row, settled, chosen, self._keeper.clock())
        return row, notice_of(held, row, mentioned)

    async def _chosen(self, held: Held, row: NoticeRow) -> dict[PersonId, PersonSettings]:
        """What the people of a table have chosen, for a card that calls anybody."""
        if row.kind != "begun" and not row.ping and not row.direct:
            return {}
        async with self._keeper.store.reading() as tx:
            return await chosen_by(tx, {chair.person for chair in held.row.chairs if chair.person is not None})

    async def _mark(self, held: Held, row: NoticeRow, message: int) -> None:
        """Write down that the announcement has been accepted, and who has been called by it; their letters follow."""
        table, now = held.row, self._keeper.clock()
        letters = [] if row.kind in calling.POKES else calling.letters(table, row, now)
        called = {} if row.kind == "handed" else dict((*row.ping, *row.direct))
        table = msgspec.structs.replace(
            table,
            card=message if row.kind in CARDS else table.card,
            trouble=None if table.state != "frozen" else table.trouble,
            chairs=tuple(
                reminding.called(table, chair, now) if called.get(chair.seat) == chair.acts else chair
                for chair in table.chairs
            ),
        )
        await self._keeper.commit(held, Change(row=table, sent=(row.row, message), more=letters))

    async def _trouble(self, held: Held, reason: Text) -> None:
        if held.row.trouble is None:
            await self._keeper.commit(held, Change(row=msgspec.structs.replace(held.row, trouble=reason)))


def notice_of(held: Held, row: NoticeRow, mentioned: tuple[PersonId, ...]) -> Notice:
    """An announcement in the table's present place."""
    return Notice(
        row=row.row,
        table=held.row.id,
        kind=row.kind,
        place=place_of(held.row),
        at=row.at,
        since=row.since,
        events=row.events,
        ping=mentioned,
        created=row.created,
        vote=row.vote,
    )


async def _look(held: Held) -> TableInfo:
    return info_of(held.row)
