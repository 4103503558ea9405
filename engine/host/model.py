"""What the host and the Discord face tell each other: plain data, no Discord types."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.host.orders import NOTHING, Ahead
from engine.kernel import Decision, Event, Reply, Seat, Session, Standings, Text
from engine.store.outbox import NoticeKind
from engine.store.tables import State
from engine.store.votes import VoteRow as Vote

__all__ = [
    "OPEN", "PACES", "USUAL_PACE", "CampaignGame", "CampaignId", "CampaignInfo", "Chair", "Draft", "Glance",
    "GuildSettings", "LogEntry", "LogPage", "Moved", "NewCampaign", "NewTable", "Notice", "NoticeKind", "Opened",
    "Person", "PersonId", "PersonSettings", "Ping", "Place", "RunningSession", "Spot", "State", "TableId", "TableInfo",
    "Terms", "Vote",
]  # fmt: skip

TableId = int
CampaignId = int
PersonId = int
"""A Discord user id."""

PACES = range(1, 24 * 28 + 1)
"""The paces that a table may have: hours after which a turn is slow, up to four weeks."""
USUAL_PACE = 24
BUDGETS = range(24 * 28 + 1)
"""The time budgets that a table may have: hours that each seat may take beyond the pace, in the whole game."""
Ping: TypeAlias = Literal["thread", "direct", "both", "none"]
"""How a person is called: mentioned where the table speaks, by a direct message, both, or not at all."""
OPEN: tuple[State, ...] = ("lobby", "running", "frozen")
"""The states of tables that are not finished."""


class Place(Struct, frozen=True):
    """Where a table speaks: its server, the channel it was opened in, and its own thread, if it has one.

    Letters go to a place without a server, whose `channel` is the id of the person.
    """

    guild: int | None
    channel: int
    thread: int | None = None

    @property
    def target(self) -> int:
        """The channel id that messages go to."""
        return self.thread or self.channel


class Person(Struct, frozen=True):
    """Somebody at a table: Discord id and the name shown when they joined."""

    id: PersonId
    name: str


class Chair(Struct, frozen=True):
    """A seat of a table: a person, or a computer player by the name of its policy; neither while it is free.

    `owner` is whose seat it is while somebody else plays it.
    """

    seat: Seat
    person: Person | None = None
    policy: str | None = None
    owner: Person | None = None


class NewTable(Struct, frozen=True):
    """What `/game new` asks for. `threaded`: a thread of its own, or the channel itself. `shuffle`: seats are drawn.

    `autostart`: begin as soon as every seat is taken. `pace`: hours after which a turn is slow. `budget`: hours that
    each seat may take beyond that in the whole game, before the table may hand it over.
    """

    slug: str
    seats: int
    options: dict[str, str]
    language: str
    place: Place
    owner: Person
    threaded: bool
    autostart: bool = False
    shuffle: bool = False
    pace: int = USUAL_PACE
    budget: int = 0


class Spot(Struct, frozen=True):
    """Where a campaign's next game is opened; `threaded` as for a new table."""

    place: Place
    threaded: bool


class NewCampaign(Struct, frozen=True, kw_only=True):
    """What `/campaign new` asks for: a game, the name of one of its campaigns, and what goes for all its tables."""

    slug: str
    name: str
    options: dict[str, str]
    language: str
    owner: Person
    spot: Spot
    pace: int = USUAL_PACE


class Terms(Struct, frozen=True, kw_only=True):
    """What is to be changed of a table before its game; None: that stays as it is."""

    options: dict[str, str] | None = None
    seats: int | None = None
    language: str | None = None
    autostart: bool | None = None
    shuffle: bool | None = None
    pace: int | None = None
    budget: int | None = None


class TableInfo(Struct, frozen=True):
    """A table's public facts, as stored. `commitment` is the seed's hash, `seed` is only filled once it is over.

    `card` is the message of the newest card (lobby or turn). `waiting` are the seats that have to decide, by key.
    `entries` counts those of its record, `shown` those that the newest public card shows. `trouble` says why the
    table is frozen or cannot speak in its place. `since` says since when the seats in `waiting` are waited for, `late`
    are those whose time has run out. `paused`: since when the table rests.
    """

    id: TableId
    slug: str
    state: State
    place: Place
    language: str
    owner: Person
    chairs: tuple[Chair, ...]
    options: dict[str, str]
    threaded: bool
    autostart: bool
    shuffle: bool
    pace: int
    content: str
    version: int
    commitment: str
    seed: str | None
    card: int | None
    waiting: dict[Seat, str]
    entries: int
    created: float
    updated: float
    trouble: Text | None = None
    shown: int = 0
    since: dict[Seat, float] = {}
    late: tuple[Seat, ...] = ()
    budget: int = 0
    paused: float | None = None

    def names(self) -> tuple[str, ...]:
        """The seats' names, in no language: a computer player goes by its seat."""
        return tuple(
            c.person.name if c.person else f"🤖 {c.owner.name if c.owner else c.seat + 1}" for c in self.chairs
        )

    def seat_of(self, person: PersonId) -> Seat | None:
        return next((c.seat for c in self.chairs if c.person and c.person.id == person), None)


class CampaignGame(Struct, frozen=True):
    """A table of a campaign: its number there (from 1, the same for every try), and the table's state.

    `counts`: it is the latest try that has been played to its end, so its result stands.
    """

    table: TableId
    number: int
    state: State
    counts: bool


class CampaignInfo(Struct, frozen=True, kw_only=True):
    """A campaign. `sheet` is its record sheet line by line, `over` says that no game is left to be played.

    `games` are its tables, oldest first; `last` is the table whose end it stands at, and `open` the one that is being
    played. `broken`: its data cannot be read, or a game could not be taken over.
    """

    id: CampaignId
    slug: str
    name: str
    guild: int | None
    owner: Person
    language: str
    options: dict[str, str]
    games: tuple[CampaignGame, ...]
    sheet: tuple[Text, ...]
    over: bool
    broken: bool
    created: float
    updated: float

    @property
    def open(self) -> CampaignGame | None:
        return next((game for game in self.games if game.state in OPEN), None)

    @property
    def last(self) -> CampaignGame | None:
        return next((game for game in reversed(self.games) if game.counts), None)


class Opened(Struct, frozen=True):
    """A game of a campaign: its table, and whether it has been opened just now or was open already."""

    campaign: CampaignId
    table: TableInfo
    fresh: bool


class Glance(Struct, frozen=True):
    """A running or finished table as one viewer may see it. `seat` is None for everybody who has no seat.

    `view` is the game's view for that seat, `public` the one for all; `decision` is the viewer's own open question.
    `ahead` is what the viewer has decided ahead.
    """

    info: TableInfo
    seat: Seat | None
    view: Any
    public: Any
    decision: Decision | None
    ticket: int
    can_undo: bool
    standings: Standings | None
    ahead: Ahead = NOTHING


class Moved(Struct, frozen=True):
    """A reply or undo that has been committed: what happened (as the mover may know it) and where they stand now."""

    events: tuple[Event, ...]
    glance: Glance


class Notice(Struct, frozen=True):
    """An announcement: a row of the outbox, to be sent once. It is public, unless its place is a person.

    `at` is the number of record entries when it was made; `events` are public ones since the notice before.
    `ping` are the persons activated by it, to be mentioned once. `since` is the entry number of the last public card.
    `vote`: which vote it is about.
    """

    row: int
    table: TableId
    kind: NoticeKind
    place: Place
    at: int
    since: int
    events: tuple[Event, ...]
    ping: tuple[PersonId, ...]
    created: float
    vote: int | None = None


class LogEntry(Struct, frozen=True):
    """One entry of the log: the `at`-th, whose it was (None for the beginning and for new rules), and what happened.

    `undo`: this entry takes a reply back; `took` are the places of all that it has undone or dropped. `undone`: it has
    been taken back itself since. `reply` is only there for those who may know it: its own seat, and everybody once the
    game is over.
    """

    at: int
    seat: Seat | None
    events: tuple[Event, ...]
    made: float
    undo: bool = False
    took: tuple[int, ...] = ()
    undone: bool = False
    reply: Reply | None = None


class LogPage(Struct, frozen=True):
    """Some entries in the order of time; `page` counts from 0, the newest, to `pages` - 1."""

    entries: tuple[LogEntry, ...]
    page: int
    pages: int


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """What a server has chosen. `channels` are those in which tables may be opened; none: all of them.

    `openers`: roles whose members may open tables; none: everybody. `threads`: games get threads of their own. `pace`
    is what new tables start with, in hours.
    """

    guild: int
    language: str | None = None
    threads: bool = True
    channels: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    pace: int = USUAL_PACE


class PersonSettings(Struct, frozen=True, omit_defaults=True):
    """What a person has chosen. No language: that of their client.

    `quiet`: from when until when they do not want to be called, in minutes after midnight in their time `zone` (UTC if
    they chose none). `away`: from when until when they are not there, in seconds since 1970.
    """

    person: PersonId
    language: str | None = None
    ping: Ping = "thread"
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    away: tuple[float, float] | None = None


class Draft(Struct, frozen=True):
    """Unfinished picks and the page of a long menu, kept under (table, seat, ticket)."""

    picks: tuple[str, ...] = ()
    page: int = 0


RunningSession = Session[Any, Any]
