"""What is stored about a person: shown, handed out as a file, and taken out everywhere when they want it."""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from engine.host import lobby, seats, votes
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.model import PersonId, TableId
from engine.host.notebook import saved
from engine.store import people
from engine.store import votes as stored_votes
from engine.store.people import NAMELESS, NOBODY, Stored
from engine.store.tables import ChairRow, TableRow

__all__ = ["File", "People", "Stored", "forgotten"]

log = logging.getLogger(__name__)


class File(Struct, frozen=True):
    """The file that somebody gets about themselves; its first word says what it is."""

    yizhan_person: int
    stored: Stored


class People:
    """Answers to a person about themselves."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._store = keeper.store

    async def stored(self, person: PersonId) -> Stored:
        """All that is stored about somebody."""
        async with self._store.reading() as tx:
            return await people.stored(tx, person)

    async def export(self, person: PersonId) -> bytes:
        """The same as a JSON file."""
        return msgspec.json.format(msgspec.json.encode(File(1, await self.stored(person))), indent=1)

    async def forget(self, person: PersonId) -> None:
        """Take somebody's id and name out of everything.

        Before a game their seat is free again, in a running one a computer player goes on with it for good, and a game
        in which they were the only person is cancelled. Replies stay in the record, as nobody's. Done twice, nothing
        more happens; broken off in the middle, the rest is done by doing it again. Raises `Refused`.
        """
        async with self._store.reading() as tx:
            known = {*await people.tables_of(tx, person), *await stored_votes.tables_about(tx, person)}
        for table in sorted(known):
            await self._leave(table, person)

        async def write() -> None:
            async with self._store.transaction() as tx:
                await people.forget(tx, person)

        await self._keeper.finish(saved(write()))
        log.info("somebody has been forgotten at %d tables", len(known))

    async def _leave(self, table: TableId, person: PersonId) -> None:
        async def work(held: Held) -> None:
            await self._get_up(held, person)
            await votes.forget(self._keeper, held, person)
            row = forgotten(held.row, person)
            if row != held.row:
                await self._keeper.commit(held, Change(row=row))

        await self._keeper.alone(table, work)

    async def _get_up(self, held: Held, person: PersonId) -> None:
        """Leave a game that is not finished in the way in which people leave it."""
        row = held.row
        others = {who for chair in row.chairs for who in (chair.person, chair.owner)} - {None, person}
        if row.state == "lobby":
            if others or row.owner != person:
                await lobby.leave(self._keeper, held, person)
            else:
                await lobby.cancel(self._keeper, held, person)
        elif row.state in ("running", "frozen") and not others:
            if row.owner != person:
                await self._keeper.commit(held, Change(row=msgspec.structs.replace(row, owner=person)))
            await lobby.cancel(self._keeper, held, person)
        elif row.state == "running":
            for chair in row.chairs:
                if chair.person == person or (chair.owner == person and chair.policy is not None):
                    # A seat that they only looked after stays its owner's.
                    final = chair.owner in (None, person)
                    await seats.to_steward(self._keeper, held, chair.seat, None, final=final)


def forgotten(row: TableRow, person: PersonId) -> TableRow:
    """A table that does not know this person any more; what they opened belongs to somebody else who plays there."""
    if row.owner == person:
        heir = next((chair for chair in row.chairs if chair.person not in (None, person, NOBODY)), None)
        owner, name = (NOBODY, NAMELESS) if heir is None else (heir.person, heir.name)
        row = msgspec.structs.replace(row, owner=owner or NOBODY, owner_name=name or NAMELESS)
    return msgspec.structs.replace(row, chairs=tuple(_forgotten(chair, row, person) for chair in row.chairs))


def _forgotten(chair: ChairRow, row: TableRow, person: PersonId) -> ChairRow:
    if chair.owner == person:
        chair = msgspec.structs.replace(chair, owner=None, owner_name=None)
    if chair.person != person:
        return chair
    if row.state == "frozen":
        # Should it go on one day, somebody has to play this seat.
        return msgspec.structs.replace(chair, person=None, name=None, policy=seats.STEWARD, due=None, ahead=None)
    return msgspec.structs.replace(chair, person=NOBODY, name=NAMELESS)
