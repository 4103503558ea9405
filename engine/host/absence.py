"""What the host does about people who are missing, and what a table decides together: seats, pauses, votes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from engine.host import reminding, resting, seats, takeback, votes
from engine.host.held import Held, check_running
from engine.host.looking import info_of
from engine.host.model import LogEntry, Person, PersonId, TableId, TableInfo, Vote
from engine.host.notebook import Notebook
from engine.kernel import Refused, Seat, Who, text
from engine.store import tables
from engine.store import votes as kept
from engine.store.tables import ChairRow, TableRow


class Decided(Struct, frozen=True):
    """The table as it is then; and the vote, if there has to be one. One that is open has not changed anything yet."""

    info: TableInfo
    vote: Vote | None = None


class By(Struct, frozen=True):
    """Who wants something done: `manages` the server's channels, or has found that the other person is `gone`.

    `gone`: the person at the seat in question is not on the server any more.
    """

    person: Person
    manages: bool = False
    gone: bool = False


class Absence(Notebook):
    """The part of the host that is about people."""

    # -- pauses -------------------------------------------------------------------------------------------------

    async def pause(self, table: TableId, by: By) -> TableInfo:
        """Let a table rest; for its owner, and for whoever manages the server's channels."""
        return (await self._decided(table, lambda held: self._rest(held, by, on=True))).info

    async def resume(self, table: TableId, by: By) -> TableInfo:
        """Let a table go on that rests."""
        return (await self._decided(table, lambda held: self._rest(held, by, on=False))).info

    async def repace(self, table: TableId, by: By, pace: int | None, budget: int | None) -> TableInfo:
        """Change the pace of a game, its time budget or both, in hours; None leaves it. For whoever may pause it."""

        async def work(held: Held) -> None:
            row = held.row
            _entitled(row, by)
            times = row.pace if pace is None else pace, row.budget if budget is None else budget
            await resting.repace(self._keeper, held, *times)

        return (await self._decided(table, work)).info

    async def _rest(self, held: Held, by: By, *, on: bool) -> None:
        _entitled(held.row, by)
        await (resting.pause if on else resting.resume)(self._keeper, held)

    # -- seats --------------------------------------------------------------------------------------------------

    async def steward(self, table: TableId, seat: Seat, by: By, *, final: bool = False) -> Decided:
        """Let a computer player go on with a seat whose time has run out, or with one's own at any time.

        The table's owner decides alone, the other players by a vote. `final`: the person cannot come back; that is for
        the owner and for whoever manages the server's channels, who need not wait until time has run out.
        """

        async def work(held: Held) -> Vote | None:
            chair, row = seats.chair_at(held.row, seat), held.row
            own = chair.person == by.person.id
            if final:
                _entitled(row, by)
            if not own:
                self._late(row, chair, by)
            if own or final or _is_entitled(row, by):
                await seats.to_steward(self._keeper, held, seat, by.person.id, final=final, heir=by.person)
                return None
            return await self._vote(held, "steward", by, votes.people(row, but=chair.person), seat=seat)

        return await self._decided(table, work)

    async def substitute(self, table: TableId, seat: Seat, person: Person, by: By) -> Decided:
        """Let somebody without a seat go on with one. They are asked themselves, unless it is they who propose it.

        The table's owner lets others do so alone; who wants a seat's hidden hand for themselves has to ask the players.
        Nobody gets a seat who has played another one of this game.
        """

        async def work(held: Held) -> Vote | None:
            chair, row = seats.chair_at(held.row, seat), held.row
            if any(other.person == person.id for other in row.chairs):
                raise Refused(text("host-sits-already"))
            if chair.owner == person.id:
                return await self._return(held, chair, by)
            own = chair.person == by.person.id
            if not own and chair.policy is None:
                self._late(row, chair, by)
            await seats.must_be_new(self._keeper, row, seat, person.id)
            offers = by.person.id == person.id
            alone = own or by.manages or (_is_entitled(row, by) and not offers)
            if not alone and not offers and all(other.person != by.person.id for other in row.chairs):
                raise Refused(text("host-not-seated"))
            others = () if alone else votes.people(row, but=chair.person)
            if alone and offers:
                await seats.to_person(self._keeper, held, seat, person, by.person.id)
                return None
            return await self._vote(held, "substitute", by, (*others, person.id), seat=seat, person=person)

        return await self._decided(table, work)

    async def come_back(self, table: TableId, by: By) -> Decided:
        """Let somebody have their own seat again: at once from a computer player, else unless its player objects."""

        async def work(held: Held) -> Vote | None:
            own = next((chair for chair in held.row.chairs if chair.owner == by.person.id), None)
            if own is None:
                raise Refused(text("host-no-seat-kept"))
            return await self._return(held, own, by)

        return await self._decided(table, work)

    async def _return(self, held: Held, chair: ChairRow, by: By) -> Vote | None:
        seats.chair_at(held.row, chair.seat)
        if chair.owner != by.person.id:
            raise Refused(text("host-comes-themselves"))
        if chair.person is None:
            await seats.to_person(self._keeper, held, chair.seat, by.person, by.person.id)
            return None
        return await self._vote(held, "return", by, (chair.person,), seat=chair.seat, person=by.person)

    def _late(self, row: TableRow, chair: ChairRow, by: By) -> None:
        """Raises `Refused` for a seat whose time has not run out, unless its person is gone or the server decides."""
        if chair.policy is not None or by.gone or by.manages:
            return
        if not reminding.overdue(row, chair, self._keeper.clock()):
            raise Refused(text("host-not-late", who=Who(chair.seat)))

    # -- together -----------------------------------------------------------------------------------------------

    async def abandon(self, table: TableId, by: By) -> Decided:
        """End a game without a result, if everybody agrees."""

        async def work(held: Held) -> Vote | None:
            _seated(held.row, by.person.id)
            return await self._vote(held, "abandon", by, votes.people(held.row))

        return await self._decided(table, work)

    async def back_to(self, table: TableId, first: int, by: By) -> Decided:
        """Take back the `first` entry of the record and all after it, if everybody agrees."""

        async def work(held: Held) -> Vote | None:
            _seated(held.row, by.person.id)
            if not await takeback.stands(self._keeper, held, first):
                raise Refused(text("host-no-way-back"))
            return await self._vote(held, "back", by, votes.people(held.row), first=first)

        return await self._decided(table, work)

    async def ways_back(self, table: TableId, person: PersonId) -> list[LogEntry]:
        """The replies that could be taken back together with all after them, the newest first, at most 25."""
        return await self._keeper.alone(
            table, lambda held: takeback.targets(self._keeper, held, _seated(held.row, person))
        )

    async def answer(self, table: TableId, vote: int, person: PersonId, *, yes: bool) -> Decided:
        """Take somebody's answer to a vote. One that is over stays as it is."""
        return await self._decided(table, lambda held: votes.answer(self._keeper, held, vote, person, yes=yes))

    async def vote(self, table: TableId, vote: int) -> Vote:
        """A vote of a table."""
        return await self._keeper.alone(table, lambda held: votes.find(self._keeper, held, vote))

    async def votes_at(self, table: TableId) -> list[Vote]:
        """The open votes of a table."""
        async with self._store.reading() as tx:
            return await kept.open_at(tx, table)

    async def seats_kept(self, person: PersonId) -> list[TableInfo]:
        """The running tables at which somebody else plays this person's seat."""
        async with self._store.reading() as tx:
            return [info_of(row) for row in await tables.kept_for(tx, person)]

    async def votes_asking(self, person: PersonId) -> list[tuple[TableInfo, Vote]]:
        """The open votes that want an answer of somebody, with their tables; the next deadline first."""
        async with self._store.reading() as tx:
            wanted = await kept.asking(tx, person)
            rows = {row.id: row for row in await tables.several(tx, {vote.table_id for vote in wanted})}
        return [(info_of(rows[vote.table_id]), vote) for vote in wanted if vote.table_id in rows]

    # -- within -------------------------------------------------------------------------------------------------

    async def _vote(
        self,
        held: Held,
        kind: kept.VoteKind,
        by: By,
        asked: tuple[PersonId, ...],
        *,
        seat: Seat | None = None,
        person: Person | None = None,
        first: int | None = None,
    ) -> Vote:
        now = self._keeper.clock()
        chair = None if seat is None else held.row.chairs[seat]
        # Who gives their own seat away, or has left the server, need not be late.
        late = chair is not None and chair.person != by.person.id and reminding.overdue(held.row, chair, now)
        vote = votes.proposal(
            held.row, kind, by.person.id, asked, now, seat=seat, late=late, person=person, first=first
        )
        if kind == "steward":
            _seated(held.row, by.person.id)
        return await votes.begin(self._keeper, held, vote)

    async def _decided(self, table: TableId, work: Callable[[Held], Awaitable[Vote | None]]) -> Decided:
        async def decided(held: Held) -> Decided:
            vote = await work(held)
            return Decided(info_of(held.row), vote)

        return await self._keeper.alone(table, decided)


def _is_entitled(row: TableRow, by: By) -> bool:
    return by.manages or by.person.id == row.owner


def _entitled(row: TableRow, by: By) -> None:
    """Only for the table's owner, and for whoever manages the server's channels."""
    if not _is_entitled(row, by):
        raise Refused(text("host-owner-or-manager"))


def _seated(row: TableRow, person: PersonId) -> Seat:
    """A person's seat, in a game that rests as well. Raises `Refused`."""
    check_running(row)
    for chair in row.chairs:
        if chair.person == person:
            return chair.seat
    raise Refused(text("host-not-seated"))
