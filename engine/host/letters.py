"""Carries the letters: direct messages, each person's in order. Who cannot be written to is mentioned at the table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from engine.host import calling, votes
from engine.host.courier import Courier, Undeliverable
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.lane import Lanes, patience
from engine.host.model import Notice, PersonId, Place
from engine.host.notebook import chosen_by
from engine.host.pump import notice_of
from engine.kernel import Refused
from engine.store import outbox
from engine.store.outbox import DROPPED, NoticeRow

log = logging.getLogger(__name__)


class Letters(Lanes):
    """Runs one task for each person who is to get a letter. What Discord is slow with holds up no table."""

    def __init__(self, keeper: Keeper, courier: Courier, wait: Callable[[int], float] = patience) -> None:
        super().__init__(wait)
        self._keeper = keeper
        self._courier = courier

    async def start(self) -> None:
        """Begin with whatever an earlier run has left unmarked."""
        self.tasks.open()
        async with self._keeper.store.reading() as tx:
            waiting = await outbox.letters(tx)
        self._doubtful.update(row for row, _ in waiting)
        for person in dict.fromkeys(person for _, person in waiting):
            self.wake(person)

    async def next(self, lane: PersonId) -> NoticeRow | None:
        async with self._keeper.store.reading() as tx:
            return await outbox.next_letter(tx, lane)

    async def send(self, lane: PersonId, row: NoticeRow) -> None:
        message = None
        if row.row in self._doubtful:
            message = (await self._courier.recent(Place(None, lane))).get(row.row)
        if message is None:
            notice = await self._keeper.alone(row.table_id, partial(self._prepare, row=row))
            if notice is None:
                return
            self._doubtful.add(row.row)
            message = await self._courier.deliver(notice, f"yz{row.row}")
        await self._keeper.alone(row.table_id, partial(self._mark, row=row, message=message))
        self._doubtful.discard(row.row)

    async def give_up(self, lane: PersonId, row: NoticeRow, error: Undeliverable | Refused) -> bool:
        """Who takes no letters is mentioned at the table; letters of a table that cannot be read are dropped."""
        if isinstance(error, Undeliverable):
            log.info("person %d cannot be written to: %s", lane, error)
            await self._keeper.alone(row.table_id, partial(self._mention_instead, row=row))
        else:
            log.error("letter %d is dropped: %s", row.row, error)
            async with self._keeper.store.transaction() as tx:
                await outbox.mark(tx, row.row, DROPPED)
        return True

    async def _prepare(self, held: Held, row: NoticeRow) -> Notice | None:
        assert row.person is not None
        if row.vote is not None:
            wanted = row.person in await votes.wanted(self._keeper, row.vote)
        elif row.kind == "handed":
            wanted = row.person in calling.owners(held.row, row)
        elif row.tells:
            wanted = row.person in calling.told(held.row, row)
        else:
            wanted = row.person in calling.still_waited_for(held.row, row)
        if not wanted:
            await self._mark(held, row, DROPPED)
            return None
        return replace(notice_of(held, row, (row.person,)), place=Place(None, row.person))

    async def _mention_instead(self, held: Held, row: NoticeRow) -> None:
        """Put a public announcement in the letter's place, unless its person has been mentioned besides."""
        assert row.person is not None
        async with self._keeper.store.reading() as tx:
            chosen = (await chosen_by(tx, (row.person,)))[row.person]
        # Of a vote nobody else need be told again; who is asked may have no seat by which they could be found.
        tells = row.tells if row.vote is None else (row.person,)
        instead = [] if chosen.ping == "both" else [replace(row, row=0, person=None, tells=tells)]
        await self._keeper.commit(held, Change(row=held.row, sent=(row.row, DROPPED), more=instead))

    async def _mark(self, held: Held, row: NoticeRow, message: int) -> None:
        await self._keeper.commit(held, Change(row=held.row, sent=(row.row, message)))
