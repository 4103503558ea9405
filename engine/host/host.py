"""The host: everything that can be done with tables. The Discord face speaks to this class only."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TypeVar

from engine.games import rules_for
from engine.host import campaigns, export, lane, lobby, looking, play, pump, restored, speaking, writing
from engine.host.absence import Absence
from engine.host.ahead import DecidingAhead
from engine.host.clockwork import Clockwork
from engine.host.computers import Computers
from engine.host.courier import Courier
from engine.host.film import Film, Scene
from engine.host.held import Held
from engine.host.imports import Imported, Imports
from engine.host.keeper import Keeper
from engine.host.letters import Letters
from engine.host.looking import info_of
from engine.host.model import (
    OPEN,
    CampaignId,
    CampaignInfo,
    Glance,
    LogPage,
    Moved,
    NewCampaign,
    NewTable,
    Opened,
    Person,
    PersonId,
    Place,
    RunningSession,
    Spot,
    State,
    TableId,
    TableInfo,
    Terms,
)
from engine.host.notebook import saved
from engine.host.people import People
from engine.host.ratings import Results
from engine.host.rematches import Rematches
from engine.host.replays import Replays
from engine.kernel import Catalogue, Refused, Reply, Seat, View, text
from engine.store import Damaged, Store, tables
from engine.store.tables import TableRow
from engine.words import Localiser

log = logging.getLogger(__name__)

R = TypeVar("R")

EVERY: tuple[State, ...] = ("lobby", "running", "over", "cancelled", "frozen")
LISTED = 100
"""The longest list of tables."""
ROOM = 256
"""How many tables stay in memory."""


def new_seed() -> str:
    """128 random bits in hexadecimal."""
    return secrets.token_hex(16)


class Host(Absence):
    """Keeps all tables. `start()` it when messages can be sent, `close()` it before the store.

    Every method that does something raises `Refused`, whose reason is for the person who asked, and then has changed
    nothing. What returns has been committed.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = new_seed,
        catalogue: Catalogue = rules_for,
        patience: Callable[[int], float] = lane.patience,
        room: int = ROOM,
    ) -> None:
        """`catalogue` finds the rules of games, `patience` tells how long to wait after a failed delivery."""
        self._new_seed = new_seed
        super().__init__(Keeper(store, catalogue, clock, room))
        self._keeper.on_change = self._changed
        self._pump = pump.Pump(self._keeper, courier, patience)
        self._letters = Letters(self._keeper, courier, patience)
        self._keeper.on_letter = self._letters.wake
        self._clockwork = Clockwork(self._keeper)
        self._keeper.on_due = self._clockwork.expect
        self._computers = Computers(self._keeper)
        self.ahead = DecidingAhead(self._keeper)
        self._replays = Replays(self._keeper)
        self._imports = Imports(self._keeper)
        self.people = People(self._keeper)
        self.results = Results(self._keeper)
        self.rematches = Rematches(self._keeper, new_seed)

    async def start(self) -> None:
        """Announce what an earlier run has not, let computer players go on, and look at what has become due."""
        await restored.tell(self._keeper)
        await self._pump.start()
        await self._letters.start()
        await self._computers.start()
        await self.ahead.start()
        self._clockwork.start()

    async def close(self) -> None:
        """Stop announcing and computing; wait for moves that are being committed.

        What is being sent at this moment is looked for at the next start.
        """
        await self._clockwork.close()
        await self.ahead.tasks.close()
        await self._computers.tasks.close()
        await self._letters.tasks.close()
        await self._pump.tasks.close()
        await self._keeper.quiet()

    async def quiet(self) -> None:
        """Wait until computer players have moved and everything has been announced that can be."""
        work = (self.ahead.tasks, self._computers.tasks, self._pump.tasks, self._letters.tasks)
        while any(tasks.busy for tasks in work):
            for tasks in work:
                await tasks.quiet()

    async def ring(self) -> None:
        """Do what is due by now: reminders, and calls that had to wait. It is done by itself while the host runs."""
        await self._clockwork.ring()

    async def forget_messages(self) -> None:
        """Messages and threads of the last run are gone: announce each open table's card anew, without mentions."""
        async with self._store.reading() as tx:
            found = await tables.in_states(tx, OPEN)
        for table in found:
            await self._keeper.alone(table, lambda held: speaking.forget_messages(self._keeper, held))

    # -- lobby --------------------------------------------------------------------------------------------------

    async def open_table(self, new: NewTable) -> TableInfo:
        """Open a table with its owner in the first seat."""
        return info_of(await self._keeper.finish(saved(lobby.open_table(self._keeper, new))))

    async def join(self, table: TableId, person: Person) -> TableInfo:
        """Sit down at a free seat; who sits there already stays. Starts a full table that starts by itself."""
        wanted = await self.rematches.seat_at(table, person.id)
        return await self._change(table, lambda held: lobby.join(self._keeper, held, person, self._new_seed(), wanted))

    async def leave(self, table: TableId, person: PersonId) -> TableInfo:
        """Get up again, before the game."""
        return await self._change(table, lambda held: lobby.leave(self._keeper, held, person))

    async def add_computer(self, table: TableId, by: PersonId, policy: str = "sensible") -> TableInfo:
        """Put a computer player on a free seat."""
        return await self._change(
            table, lambda held: lobby.add_computer(self._keeper, held, by, policy, self._new_seed())
        )

    async def remove_computer(self, table: TableId, by: PersonId) -> TableInfo:
        """Take the last computer player away."""
        return await self._change(table, lambda held: lobby.remove_computer(self._keeper, held, by))

    async def configure(self, table: TableId, by: PersonId, terms: Terms) -> TableInfo:
        """Change what is agreed, before the game. Starts a full table that starts by itself from then on."""
        return await self._change(table, lambda held: lobby.configure(self._keeper, held, by, terms, self._new_seed()))

    async def cancel(self, table: TableId, by: PersonId) -> TableInfo:
        """Close a lobby, or a game that its owner plays alone."""
        return await self._change(table, lambda held: lobby.cancel(self._keeper, held, by))

    async def begin(self, table: TableId, by: PersonId) -> TableInfo:
        """Start the game with those who sit there; free seats are taken away."""
        return await self._change(table, lambda held: lobby.begin(self._keeper, held, by, self._new_seed()))

    async def move(self, table: TableId, place: Place) -> TableInfo:
        """Let the table speak elsewhere from now on. If it has spoken elsewhere before, its card is posted anew.

        What could not be announced before is tried again, in the same place too.
        """
        info = await self._change(table, lambda held: speaking.move(self._keeper, held, place))
        self._pump.wake(table)
        return info

    async def announce(self, table: TableId) -> TableInfo:
        """Post the table's card anew where it speaks: the old one is gone, or too old to be changed.

        What could not be announced before is tried again.
        """
        info = await self._change(table, lambda held: speaking.announce(self._keeper, held))
        self._pump.wake(table)
        return info

    async def thaw(self, table: TableId, by: PersonId, *, manages: bool = False) -> TableInfo:
        """Let a frozen table go on, once what was wrong has been mended. Freezes it again if it has not.

        For its owner, who may be gone by then, and for whoever `manages` the server's channels.
        """
        return await self._change(table, lambda held: speaking.thaw(self._keeper, held, by, manages=manages))

    # -- campaigns ----------------------------------------------------------------------------------------------

    async def begin_campaign(self, new: NewCampaign) -> Opened:
        """Begin a campaign with its first game, which starts at once if it is for one person."""
        return await self._campaign(campaigns.begin(self._keeper, new, self._new_seed()), 0)

    async def next_game(
        self, campaign: CampaignId, by: PersonId, spot: Spot, *, again: bool = False, seen: TableId | None = None
    ) -> Opened:
        """Open a campaign's next game, or with `again` the one played last once more, for its owner.

        Those who played before sit down again. A game that is open already is returned as it is. `seen` is the table
        at whose end somebody wants to go on; if the campaign has gone on since, that is refused.
        """
        work = campaigns.go_on(self._keeper, campaign, by, spot, self._new_seed(), again=again, seen=seen)
        return await self._campaign(work, campaign)

    async def campaign(self, campaign: CampaignId) -> CampaignInfo | None:
        """A campaign; None if there is no such campaign."""
        return await self._campaign(campaigns.look(self._keeper, campaign), campaign)

    async def campaign_of(self, table: TableId) -> CampaignInfo | None:
        """The campaign that a table is a game of, if it is one."""
        return await self._campaign(campaigns.of_table(self._keeper, table), 0)

    async def campaigns_of(self, person: PersonId) -> list[CampaignInfo]:
        """The campaigns that somebody owns or plays in; newest change first, at most 25."""
        return await self._campaign(campaigns.of_person(self._keeper, person), 0)

    async def campaigns_in(self, guild: int) -> list[CampaignInfo]:
        """The campaigns of a server; newest change first, at most 25."""
        return await self._campaign(campaigns.in_guild(self._keeper, guild), 0)

    # -- looking ------------------------------------------------------------------------------------------------

    async def info(self, table: TableId) -> TableInfo | None:
        """A table's public facts; None if there is no such table."""
        try:
            async with self._store.reading() as tx:
                row = await tables.get(tx, table)
        except Damaged as error:
            log.error("table %d cannot be read: %s", table, error)
            raise Refused(text("host-unreadable", table=table)) from error
        return None if row is None else info_of(row)

    async def tables_of(self, person: PersonId, *, states: Sequence[State] = OPEN) -> list[TableInfo]:
        """A person's tables: those that wait for them first, longest waiting first."""
        async with self._store.reading() as tx:
            return [info_of(row) for row in await tables.of_person(tx, person, states)]

    async def tables_in(
        self, guild: int | None, *, channel: int | None = None, states: Sequence[State] = EVERY
    ) -> list[TableInfo]:
        """The tables of a server, or of one of its channels or threads; newest change first, at most 100."""
        async with self._store.reading() as tx:
            return [info_of(row) for row in await tables.in_guild(tx, guild, channel, states, LISTED)]

    async def glance(self, table: TableId, person: PersonId | None, *, seat: Seat | None = None) -> Glance:
        """The table as this person may see it. `seat`: another seat's view, once the game is over."""
        return await self._keeper.alone(table, lambda held: looking.glance(self._keeper, held, person, seat))

    async def public_view(self, table: TableId, at: int) -> View:
        """The public view after `at` entries of the record."""
        return await self._keeper.alone(table, lambda held: looking.public_view(self._keeper, held, at))

    async def history(self, table: TableId, viewer: Seat | None, *, page: int = 0) -> LogPage:
        """A page of the log, 0 being the newest, as the seat `viewer` or the public may know it."""
        return await self._keeper.alone(table, lambda held: looking.history(self._keeper, held, viewer, page))

    async def replay(
        self, table: TableId, number: int | None = None, *, seat: Seat | None = None
    ) -> tuple[TableInfo, Scene]:
        """A stop of the table's replay, None being the last, with the public's view; once it is over, also a seat's."""
        return await self._replays.scene(table, number, seat)

    async def film(self, table: TableId) -> tuple[TableInfo, Film]:
        """The whole game up to now. Before its end nothing but its public views may be shown."""
        return await self._replays.film(table)

    async def export(self, table: TableId, person: PersonId | None) -> bytes:
        """The game as a JSON file: to be replayed once it is over, before that what this person may know."""
        return await self._keeper.alone(table, lambda held: export.export(self._keeper, held, person))

    async def notation(self, table: TableId, person: PersonId | None, words: Localiser) -> str:
        """The game as a text with a line a move (docs/notation.md), with as much in it as in `export`."""
        return await self._keeper.alone(table, lambda held: writing.written(self._keeper, held, person, words))

    async def look_at(self, data: bytes) -> Imported:
        """The game in an exported file, to be looked at again; it becomes no table."""
        return await self._imports.read(data)

    def looked_at(self, digest: str) -> Imported | None:
        """A game that was read from a file before, as long as it is in memory."""
        return self._imports.kept(digest)

    # -- playing ------------------------------------------------------------------------------------------------

    async def reply(self, table: TableId, person: PersonId, reply: Reply) -> Moved:
        """Take a reply of this person's seat. The same reply delivered twice is taken once."""
        return await self.replies(table, person, [reply])

    async def replies(self, table: TableId, person: PersonId, replies: Sequence[Reply]) -> Moved:
        """Take several replies in a row, all or none."""
        return await self._move(table, person, lambda held: play.reply(self._keeper, held, person, replies))

    async def undo(self, table: TableId, person: PersonId, ticket: int) -> Moved:
        """Take this person's last reply back."""
        return await self._move(table, person, lambda held: play.undo(self._keeper, held, person, ticket))

    async def latest(self, table: TableId, person: PersonId) -> play.Latest | None:
        """This person's newest reply or undo at a table, with what happened; None if there is none."""
        return await self._keeper.alone(table, lambda held: play.latest(self._keeper, held, person))

    async def session_clone(self, table: TableId, person: PersonId) -> RunningSession:
        """A copy of the game to try replies of this person's seat on. Never show what it draws."""

        async def work(held: Held) -> RunningSession:
            play.seat_of(held.row, person)
            return (await self._keeper.game(held)).session.clone()

        return await self._keeper.alone(table, work)

    # -- within -------------------------------------------------------------------------------------------------

    async def _change(self, table: TableId, work: Callable[[Held], Awaitable[None]]) -> TableInfo:
        async def changed(held: Held) -> TableInfo:
            await work(held)
            return info_of(held.row)

        return await self._keeper.alone(table, changed)

    async def _move(self, table: TableId, person: PersonId, work: Callable[[Held], Awaitable[play.Done]]) -> Moved:
        async def moved(held: Held) -> Moved:
            done = await work(held)
            return Moved(done.events, await looking.glance(self._keeper, held, person, done.seat))

        return await self._keeper.alone(table, moved)

    async def _campaign(self, work: Coroutine[object, object, R], campaign: CampaignId) -> R:
        return await self._keeper.finish(campaigns.readable(work, campaign))

    def _changed(self, row: TableRow) -> None:
        """After every commit."""
        self._pump.wake(row.id)
        self._computers.look(row)
        self.ahead.look(row)
        self._clockwork.look(row)
