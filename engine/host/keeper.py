"""Keeps the tables: one lock each, the busy ones in memory, every change in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from engine.host import carried, notices, orders, reminding, results, voting
from engine.host.held import Game, Held, deciding, load
from engine.host.model import PersonId, TableId
from engine.kernel import Catalogue, Event, Refused, Rules, RulesError, Seat, text
from engine.store import Damaged, Store, StoreError, Transaction, drafts, outbox, records, tables, votes
from engine.store.outbox import NoticeRow
from engine.store.records import RecordRow, Start, Upgrade
from engine.store.tables import ChairRow, TableRow
from engine.store.votes import VoteRow

log = logging.getLogger(__name__)

R = TypeVar("R")


class Change(Struct, frozen=True, kw_only=True):
    """What one transaction writes: the new row, and what comes with it."""

    row: TableRow
    records: Sequence[RecordRow] = ()
    starts: Sequence[Start] = ()
    notice: NoticeRow | None = None
    content: bytes | None = None
    sent: tuple[int, int] | None = None
    """An announcement that Discord has accepted: (row, message id)."""
    calmed: NoticeRow | None = None
    """An announcement that calls other people than planned, or in another way."""
    more: Sequence[NoticeRow] = ()
    """Further announcements: calls, reminders, letters, votes."""
    vote: VoteRow | None = None
    """A vote that begins, or what has become of one."""
    undrafted: Seat | None = None
    """A seat whose unfinished picks are nobody's any more."""


class Keeper:
    """Hands out tables one user at a time. At most `room` of them stay in memory."""

    def __init__(self, store: Store, catalogue: Catalogue, clock: Callable[[], float], room: int) -> None:
        self.store = store
        self.catalogue = catalogue
        self.clock = clock
        self.on_change: Callable[[TableRow], None] = lambda row: None
        self.on_letter: Callable[[PersonId], None] = lambda person: None
        self.on_due: Callable[[float], None] = lambda due: None
        self._room = room
        self._rules: dict[tuple[str, str], Rules[Any, Any]] = {}
        self._held: OrderedDict[TableId, Held] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- one at a time ------------------------------------------------------------------------------------------

    async def alone(self, table: TableId, work: Callable[[Held], Awaitable[R]]) -> R:
        """Do some work on a table while nobody else does; whoever comes meanwhile waits in line.

        Raises `Refused` if there is no such table, or it cannot be read or written.
        """
        return await self.finish(self._alone(table, work))

    async def finish(self, work: Coroutine[object, object, R]) -> R:
        """Do some work to its end even if the caller is cancelled, so that memory and database never part."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _alone(self, table: TableId, work: Callable[[Held], Awaitable[R]]) -> R:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            held = self._held.get(table)
            try:
                if held is None:
                    async with self.store.reading() as tx:
                        row = await tables.get(tx, table)
                    if row is None:
                        raise Refused(text("host-no-table", table=table))
                    held = self._held[table] = Held(row)
                self._held.move_to_end(table)
                self._let_go()
                return await self._at_work(held, work)
            except Damaged as error:
                log.error("table %d cannot be read: %s", table, error)
                raise Refused(text("host-unreadable", table=table)) from error
            except StoreError as error:
                log.error("table %d: %s", table, error)
                raise Refused(text("host-not-saved")) from error

    async def _at_work(self, held: Held, work: Callable[[Held], Awaitable[R]]) -> R:
        """Do some work; the table stops if its rules fail on the way.

        After any other failure the game is read anew: in memory it may be ahead of the database.
        """
        try:
            return await work(held)
        except Refused:
            raise
        except RulesError as error:
            await self.freeze(held, error)
            raise Refused(text("host-frozen", table=held.row.id)) from error
        except BaseException:
            held.game = None
            raise

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at here in case that nobody waits any more

    def _let_go(self) -> None:
        """Forget the tables that were not used for longest."""
        for table in list(self._held):
            if len(self._held) <= self._room:
                break
            lock = self._locks.get(table)
            if lock is None or not lock.locked():
                del self._held[table]

    async def quiet(self) -> None:
        """Wait until no work is going on."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # -- games --------------------------------------------------------------------------------------------------

    async def game(self, held: Held) -> Game:
        """The table's game. Freezes a table whose game cannot be restored. Raises `Refused`."""
        if held.game is None:
            if held.row.state in ("lobby", "cancelled") and held.row.content is None:
                raise Refused(text(f"host-is-{held.row.state}"))
            try:
                async with self.store.reading() as tx:
                    game, dropped = await load(tx, held.row, await self._rules_of(tx, held.row))
            except StoreError:
                raise
            except Exception as error:
                # Whatever is wrong with one table's data: the others are not concerned.
                await self.freeze(held, error)
                raise Refused(text("host-frozen", table=held.row.id)) from error
            if dropped is not None and held.row.state in ("running", "frozen"):
                await self._carry_over(held, game, dropped)
            held.game = game
        return held.game

    async def _rules_of(self, tx: Transaction, row: TableRow) -> Rules[Any, Any]:
        """The rules for the content that the game was set up with, read once.

        Raises `Damaged`, `ContentError`, or `KeyError` (no such game).
        """
        if row.content is None:
            raise Damaged(f"table {row.id} has begun without a content")
        known = self._rules.get((row.slug, row.content))
        if known is None:
            known = self.catalogue(row.slug, await records.content(tx, row.content))
            self._rules[row.slug, row.content] = known
        return known

    async def _carry_over(self, held: Held, game: Game, dropped: tuple[int, ...]) -> None:
        """Write down that the rules have risen under a running game, and what it stands at now."""
        row, session, now = held.row, game.session, self.clock()
        at = row.entries + 1
        game.live = [reply for reply in game.live if reply.at not in dropped]
        save = session.save()
        kept = game.live[len(game.live) - len(save.replies) :]
        events = (Event(text("host-new-rules-dropped", count=len(dropped)) if dropped else text("host-new-rules")),)
        start = Start(at, save, tuple(reply.at for reply in kept))
        game.starts = [(step, at) for step in range(save.step, session.step + 1)]
        version = game.rules.version
        before = frozenset(chair.seat for chair in row.chairs if chair.waiting)
        row = orders.renumbered(row, seated(row, game, now))
        row = msgspec.structs.replace(row, version=version, entries=at, base=at, updated=now)
        notice = None
        if dropped:
            newly = [row.chairs[seat] for seat in sorted(deciding(session) - before)]
            notice = notices.plain(row, "turn", now, (*notices.public(game.live, row.said), *events), newly)
        record = RecordRow(at, Upgrade(version, dropped), events, None, now)
        await self.commit(held, Change(row=row, records=[record], starts=[start], notice=notice))
        log.info("table %d: rules version %d, %d replies dropped", row.id, version, len(dropped))

    # -- changes ------------------------------------------------------------------------------------------------

    async def commit(self, held: Held, change: Change) -> None:
        """Write a change; the table in memory is only what has been committed.

        Raises `StoreError`, and then the game in memory is thrown away, for it may be ahead of the database.
        """
        try:
            # Whether an announcement has been sent can also be found out by looking; whether letters followed, not.
            async with self.store.transaction(synced=change.sent is None or bool(change.more)) as tx:
                row = await write(tx, held.row, change, held.game)
        except BaseException:
            held.game = None
            self._held.pop(change.row.id, None)
            raise
        held.row = row
        if held.game is not None:
            held.game.forget(row.said)
        self.on_change(row)
        for letter in change.more:
            if letter.person is not None:
                self.on_letter(letter.person)

    async def freeze(self, held: Held, error: BaseException) -> None:
        """Stop a table at its last good state: its record is kept, its people are told, all others go on."""
        held.game = None
        row, now = held.row, self.clock()
        log.error("table %d is frozen: %s", row.id, error, exc_info=error)
        if row.state == "running":
            row = msgspec.structs.replace(row, state="frozen", trouble=text("host-frozen", table=row.id), updated=now)
            await self.commit(held, Change(row=row, notice=notices.plain(row, "frozen", now)))


async def write(tx: Transaction, before: TableRow, change: Change, game: Game | None) -> TableRow:
    """Write a change of a table within a transaction; returns the table as it is then.

    `game` is the table's game after the change: where it has ended, its result is kept and its campaign takes it over.
    """
    row, notice = change.row, change.notice
    ends = row.state in ("over", "cancelled") and before.state != row.state
    if ends:
        row = orders.forgotten(row)
    if notice is not None and notice.kind in notices.TELLING:
        carded = notice.at if notice.kind in notices.CARDS else row.carded
        row = msgspec.structs.replace(row, said=notice.at, carded=carded)
    vote = None if change.vote is None else await votes.keep(tx, change.vote)
    if row.votes and (change.records or row.state != "running"):
        row = await _close_stale(tx, row)
    if change.content is not None and row.content is not None:
        await records.keep_content(tx, row.slug, row.content, change.content)
    await tables.update(tx, before, row)
    if change.records:
        await records.append(tx, row.id, change.records)
    for start in change.starts:
        await records.add_start(tx, row.id, start)
    if notice is not None:
        await outbox.add(tx, notice)
    if change.calmed is not None:
        await outbox.set_calls(tx, change.calmed)
    for further in change.more:
        of_new = vote is not None and further.vote == 0
        await outbox.add(tx, msgspec.structs.replace(further, vote=vote.id) if of_new and vote else further)
    if change.undrafted is not None:
        await drafts.drop_seat(tx, row.id, change.undrafted)
    if change.sent is not None:
        await outbox.mark(tx, *change.sent)
    if ends:
        await drafts.drop(tx, row.id)
        if row.state == "over" and game is not None:
            await results.keep(tx, game, row)
            await carried.take_over(tx, game, row)
    return row


async def _close_stale(tx: Transaction, row: TableRow) -> TableRow:
    """Close the votes that have been overtaken by what happens now."""
    overtaken = [vote for vote in await votes.open_at(tx, row.id) if voting.stale(vote, row)]
    for vote in overtaken:
        await votes.keep(tx, msgspec.structs.replace(vote, state="stale"))
    return msgspec.structs.replace(row, votes=row.votes - len(overtaken))


def seated(row: TableRow, game: Game, now: float, acted: Sequence[Seat] = ()) -> TableRow:
    """The row with its chairs as the session has them now, after one entry of each seat of `acted`."""
    asked = {decision.seat: decision.key for decision in game.session.decisions}
    tickets = game.session.tickets

    def at_present(chair: ChairRow) -> ChairRow:
        key, acts = asked.get(chair.seat), acted.count(chair.seat)
        since = None if key is None else chair.since if chair.waiting is not None and not acts else now
        present = msgspec.structs.replace(
            chair, ticket=tickets[chair.seat], acts=chair.acts + acts, waiting=key, since=since
        )
        return reminding.wound_up(row, chair, present, now)

    return msgspec.structs.replace(row, chairs=tuple(at_present(chair) for chair in row.chairs))
