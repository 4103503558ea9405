"""The same people once more, by the same options; the seats move up by one, so that the next one starts.

Whoever of them asks first opens the table, and the others take their own seats at it: however many ask at the same
moment, it is one table. It starts by itself when all are there.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from engine.host import notices
from engine.host.held import Held
from engine.host.keeper import Keeper, write
from engine.host.lobby import join, put_up, rules_of, set_up
from engine.host.looking import info_of
from engine.host.model import NewTable, Person, PersonId, Place, TableId, TableInfo
from engine.host.notebook import chosen_by, saved
from engine.host.reachable import left_alone_until
from engine.kernel import Refused, Seat, text
from engine.store import Transaction, campaigns, outbox, results, tables
from engine.store.people import NOBODY
from engine.store.tables import ChairRow, TableRow


class Awaited(Struct, frozen=True):
    """The rematch of the table `before`, for which `people` still have to sit down."""

    before: TableId
    people: tuple[Person, ...]


class Rematches:
    """Opens them."""

    def __init__(self, keeper: Keeper, new_seed: Callable[[], str]) -> None:
        self._keeper = keeper
        self._new_seed = new_seed

    async def again(self, table: TableId, person: Person) -> TableInfo:
        """The rematch of a finished table, with this person seated at it. Raises `Refused`."""
        following, opened, letters = await self._keeper.finish(saved(self._opened(table, person)))
        for other in letters:
            self._keeper.on_letter(other)
        if opened or following.state != "lobby":
            return info_of(following)
        seat = await self._own_seat(table, person)

        async def work(held: Held) -> TableInfo:
            await join(self._keeper, held, person, self._new_seed(), seat)
            return info_of(held.row)

        return await self._keeper.alone(following.id, work)

    async def awaited(self, table: TableId) -> Awaited | None:
        """Of which game a table is the rematch, and who of those who played it is not there yet; None if of none."""
        async with self._keeper.store.reading() as tx:
            before = await results.rematch_from(tx, table)
            if before is None:
                return None
            # One that is damaged is left out: the card of this one does not need it.
            known = {row.id: row for row in await tables.several(tx, [before, table])}
        if before not in known or table not in known:
            return None
        sitting = {chair.person for chair in known[table].chairs}
        played = map(_player, known[before].chairs)
        return Awaited(before, tuple(one for one in played if one and one.id not in sitting))

    async def inviting(self, person: PersonId) -> list[TableInfo]:
        """The rematches at which somebody who played could still sit down, whether they have been called or not."""
        async with self._keeper.store.reading() as tx:
            rows = await tables.several(tx, await results.rematches_for(tx, person))
        return [info_of(row) for row in rows if all(chair.person != person for chair in row.chairs)]

    async def seat_at(self, table: TableId, person: PersonId) -> Seat | None:
        """Which seat of a rematch is meant for somebody who played the game before; None for all others."""
        async with self._keeper.store.reading() as tx:
            before = await results.rematch_from(tx, table)
            # One that is damaged is left out: then they take any seat.
            played = [] if before is None else await tables.several(tx, [before])
        return _moved_up(played[0], person) if played else None

    async def _opened(self, table: TableId, person: Person) -> tuple[TableRow, bool, list[PersonId]]:
        """The table of the rematch, whether it has been opened just now, and who gets a letter about it."""
        async with self._keeper.store.transaction() as tx:
            row = await self._finished(tx, table)
            seat = _own(row, person.id)
            known = await results.rematch_of(tx, table)
            following = None if known is None else await tables.get(tx, known)
            if following is not None and following.state != "cancelled":
                return following, False, []
            following = await self._open(tx, row, seat, person)
            await results.set_rematch(tx, table, following.id)
            letters = await self._invite(tx, row, following)
        self._keeper.on_change(following)
        return following, True, letters

    async def _invite(self, tx: Transaction, played: TableRow, following: TableRow) -> list[PersonId]:
        """Call those who played, once and in the way they chose, unless they want to be left alone now.

        Returns who gets a letter.
        """
        sitting, now = {chair.person for chair in following.chairs}, self._keeper.clock()
        invited = [one.id for one in map(_player, played.chairs) if one is not None and one.id not in sitting]
        chosen = await chosen_by(tx, invited)
        reachable = [one for one in invited if left_alone_until(chosen[one], now) is None]
        public = tuple(one for one in reachable if chosen[one].ping in ("thread", "both"))
        letters = [one for one in reachable if chosen[one].ping in ("direct", "both")]
        call = msgspec.structs.replace(notices.plain(following, "rematch", now), tells=public)
        if public and following.state == "lobby":
            await outbox.add(tx, call)
        for one in letters if following.state == "lobby" else ():
            await outbox.add(tx, msgspec.structs.replace(call, tells=(one,), person=one))
        return letters

    async def _own_seat(self, table: TableId, person: Person) -> int:
        async with self._keeper.store.reading() as tx:
            return _own(await self._finished(tx, table), person.id)

    async def _finished(self, tx: Transaction, table: TableId) -> TableRow:
        row = await tables.get(tx, table)
        if row is None:
            raise Refused(text("host-no-table", table=table))
        if row.state != "over":
            raise Refused(text("results-rematch-not-over"))
        if await campaigns.game_of(tx, table) is not None:
            raise Refused(text("results-rematch-campaign"))
        return row

    async def _open(self, tx: Transaction, row: TableRow, seat: int, person: Person) -> TableRow:
        """A table like the finished one, its computer players and this person seated; it begins if that is all."""
        count = len(row.chairs)
        chairs = [ChairRow(number) for number in range(count)]
        for chair in row.chairs:
            if chair.policy is not None and chair.owner is None:
                chairs[_up(chair.seat, count)] = ChairRow(_up(chair.seat, count), policy=chair.policy)
        chairs[seat] = ChairRow(seat, person.id, person.name)
        new = NewTable(
            slug=row.slug,
            seats=count,
            options={key: value for key, value in row.options.items() if key in _options(self._keeper, row)},
            language=row.language,
            place=Place(row.guild, row.channel, None if row.threaded else row.thread),
            owner=person,
            threaded=row.threaded,
            autostart=True,
            shuffle=row.shuffle,
            pace=row.pace,
            budget=row.budget,
        )
        following = await put_up(self._keeper, tx, new, chairs)
        if any(chair.free for chair in following.chairs):
            return following
        game, change = set_up(self._keeper, following, self._new_seed())
        return await write(tx, following, change, game)


def _player(chair: ChairRow) -> Person | None:
    """Who has played a seat: its owner, if somebody else or a computer player has stood in for them."""
    if chair.owner is not None:
        return Person(chair.owner, chair.owner_name or "")
    return None if chair.person in (None, NOBODY) else Person(chair.person or NOBODY, chair.name or "")


def _options(keeper: Keeper, row: TableRow) -> frozenset[str]:
    """The options that the game has today."""
    return frozenset(variant.id for variant in rules_of(keeper, row.slug).variants)


def _own(row: TableRow, person: PersonId) -> Seat:
    """The seat that somebody gets who played. Raises `Refused` for who did not."""
    seat = _moved_up(row, person)
    if seat is None:
        raise Refused(text("results-rematch-not-yours"))
    return seat


def _moved_up(row: TableRow, person: PersonId) -> Seat | None:
    """One up from the seat that somebody played, or left to another; None for who did not play."""
    own = next((chair.seat for chair in row.chairs if chair.person == person), None)
    if own is None:
        own = next((chair.seat for chair in row.chairs if chair.owner == person), None)
    return None if own is None else _up(own, len(row.chairs))


def _up(seat: int, count: int) -> int:
    return (seat - 1) % count
