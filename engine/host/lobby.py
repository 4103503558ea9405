"""Before the game: who sits where, what is agreed, and the beginning."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.host import notices
from engine.host.held import Game, Held
from engine.host.keeper import Change, Keeper, seated
from engine.host.model import NewTable, Person, PersonId, Terms
from engine.host.resting import check_times
from engine.kernel import Refused, Rng, Rules, RulesError, Seat, Session, known_to, text
from engine.kernel.checks import refusal
from engine.store import Transaction, campaigns, outbox, tables
from engine.store.records import Begin, RecordRow, Start
from engine.store.tables import ChairRow, TableRow
from engine.words import LANGUAGES


def rules_of(keeper: Keeper, slug: str) -> Rules[Any, Any]:
    """The game for the present content. Raises `Refused` for an unknown one."""
    try:
        return keeper.catalogue(slug, None)
    except KeyError as error:
        raise Refused(text("host-no-game", slug=slug)) from error


LOBBIES = 10
"""Tables waiting for players that one person may have opened: a joke with `/game new` must not bury a channel."""


async def open_table(keeper: Keeper, new: NewTable) -> TableRow:
    """A new table with its owner in the first seat. Raises `Refused`."""
    async with keeper.store.transaction() as tx:
        row = await put_up(keeper, tx, new, [ChairRow(0, new.owner.id, new.owner.name)])
    keeper.on_change(row)
    return row


async def put_up(keeper: Keeper, tx: Transaction, new: NewTable, taken: Sequence[ChairRow]) -> TableRow:
    """A new table within a transaction, its first chairs taken, and the announcement of its lobby. Raises `Refused`."""
    _check(rules_of(keeper, new.slug), new.seats, new.options, new.language, new.pace, new.budget)
    if await tables.lobbies_of(tx, new.owner.id) >= LOBBIES:
        raise Refused(text("host-many-lobbies", most=LOBBIES))
    now = keeper.clock()
    row = TableRow(
        slug=new.slug,
        state="lobby",
        guild=new.place.guild,
        channel=new.place.channel,
        thread=new.place.thread,
        language=new.language,
        owner=new.owner.id,
        owner_name=new.owner.name,
        options=dict(new.options),
        threaded=new.threaded,
        autostart=new.autostart,
        shuffle=new.shuffle,
        pace=new.pace,
        budget=new.budget,
        created=now,
        updated=now,
        chairs=_chairs(taken, new.seats),
    )
    row = await tables.insert(tx, row)
    await outbox.add(tx, notices.plain(row, "lobby", now))
    return row


async def join(keeper: Keeper, held: Held, person: Person, seed: str, wanted: Seat | None = None) -> None:
    """Take the `wanted` seat if it is free, else the first free one; who sits there already keeps theirs.

    A full table may start by itself.
    """
    row = held.row
    if any(chair.person == person.id for chair in row.chairs):
        return
    _in_lobby(row)
    await _sit(keeper, held, ChairRow(0, person.id, person.name), seed, wanted)


async def leave(keeper: Keeper, held: Held, person: PersonId) -> None:
    """Give the seat up; who has none has nothing to give up."""
    row = held.row
    _in_lobby(row)
    if any(chair.person == person for chair in row.chairs):
        chairs = [ChairRow(chair.seat) if chair.person == person else chair for chair in row.chairs]
        await _save(keeper, held, msgspec.structs.replace(row, chairs=tuple(chairs)))


async def add_computer(keeper: Keeper, held: Held, by: PersonId, policy: str, seed: str) -> None:
    """Put a computer player on the first free seat."""
    _owners(held.row, by)
    if policy not in rules_of(keeper, held.row.slug).policies:
        raise Refused(text("host-no-policy", policy=policy))
    await _sit(keeper, held, ChairRow(0, policy=policy), seed)


async def remove_computer(keeper: Keeper, held: Held, by: PersonId) -> None:
    """Take the last computer player away."""
    row = held.row
    _owners(row, by)
    last = next((chair for chair in reversed(row.chairs) if chair.policy), None)
    if last is None:
        raise Refused(text("host-no-computer"))
    chairs = [ChairRow(chair.seat) if chair is last else chair for chair in row.chairs]
    await _save(keeper, held, msgspec.structs.replace(row, chairs=tuple(chairs)))


async def configure(keeper: Keeper, held: Held, by: PersonId, terms: Terms, seed: str) -> None:
    """Change what the terms name. Fewer seats are possible as long as everybody keeps one; they move up.

    A table that is full then and starts by itself does so.
    """
    row = held.row
    _owners(row, by)
    if (terms.options is not None or terms.seats is not None) and await _linked(keeper, row):
        raise Refused(text("host-campaign-fixed"))
    row = msgspec.structs.replace(
        row,
        options=row.options if terms.options is None else dict(terms.options),
        language=row.language if terms.language is None else terms.language,
        autostart=row.autostart if terms.autostart is None else terms.autostart,
        shuffle=row.shuffle if terms.shuffle is None else terms.shuffle,
        pace=row.pace if terms.pace is None else terms.pace,
        budget=row.budget if terms.budget is None else terms.budget,
    )
    wanted = len(row.chairs) if terms.seats is None else terms.seats
    _check(rules_of(keeper, row.slug), wanted, row.options, row.language, row.pace, row.budget)
    taken = [chair for chair in row.chairs if not chair.free]
    if len(taken) > wanted:
        raise Refused(text("host-too-few-seats", taken=len(taken), seats=wanted))
    if wanted != len(row.chairs):
        row = msgspec.structs.replace(row, chairs=_chairs(taken, wanted))
    await _settle(keeper, held, row, seed)


async def cancel(keeper: Keeper, held: Held, by: PersonId) -> None:
    """Close a lobby, or a game in which its owner is the only person."""
    row = held.row
    if row.state == "cancelled":
        return
    others = any({chair.person, chair.owner} - {None, row.owner} for chair in row.chairs)
    if by != row.owner:
        raise Refused(text("host-owner-only"))
    if row.state not in ("lobby", "running", "frozen") or (row.state != "lobby" and others):
        raise Refused(text("host-no-cancel"))
    now = keeper.clock()
    chairs = tuple(msgspec.structs.replace(chair, waiting=None, since=None, due=None) for chair in row.chairs)
    row = msgspec.structs.replace(row, state="cancelled", chairs=chairs, updated=now)
    await keeper.commit(held, Change(row=row, notice=notices.plain(row, "cancelled", now)))


async def begin(keeper: Keeper, held: Held, by: PersonId, seed: str) -> None:
    """Start with those who sit there; a game that has begun stays as it is. Raises `Refused`."""
    if held.row.owner == by and held.row.state == "running":
        return
    _owners(held.row, by)
    await _begin(keeper, held, held.row, seed)


async def _begin(keeper: Keeper, held: Held, row: TableRow, seed: str) -> None:
    """Seat the players, draw the seed, publish its hash, set the game up: all in one transaction."""
    if any(chair.free for chair in row.chairs) and await _linked(keeper, row):
        raise Refused(text("host-campaign-seats", seats=len(row.chairs)))
    held.game, change = set_up(keeper, row, seed)
    await keeper.commit(held, change)


def set_up(keeper: Keeper, row: TableRow, seed: str) -> tuple[Game, Change]:
    """The game of a table with those who sit there, and what is to be written. Raises `Refused`."""
    rules = rules_of(keeper, row.slug)
    players = [chair for chair in row.chairs if not chair.free]
    if (reason := refusal(rules, len(players), row.options)) is not None:
        raise Refused(reason)
    if row.shuffle:
        Rng(f"{seed}:seats").shuffle(players)
    row = msgspec.structs.replace(row, chairs=_chairs(players, len(players)))
    now = keeper.clock()
    try:
        session, events = Session.begin(rules, len(players), row.options, seed)
        game = Game(rules, session, [(session.step, 0)], [])
    except RulesError as error:
        raise Refused(text("host-set-up-failed")) from error
    row = msgspec.structs.replace(
        seated(row, game, now),
        state="over" if session.over else "running",
        content=rules.content_digest,
        version=rules.version,
        seed=seed,
        commitment=hashlib.sha256(seed.encode()).hexdigest(),
        updated=now,
    )
    notice = notices.plain(row, "begun", now, known_to(None, events), [chair for chair in row.chairs if chair.waiting])
    record = RecordRow(0, Begin(), tuple(events), row.owner, now)
    return game, Change(
        row=row,
        records=[record],
        starts=[Start(0, session.step_start)],
        notice=notice,
        content=rules.content_text,
    )


async def _sit(keeper: Keeper, held: Held, newcomer: ChairRow, seed: str, wanted: Seat | None = None) -> None:
    """Take the wanted seat if it is free, else the first free one.

    Who fills a table that starts by itself starts it, in the same transaction.
    """
    row = held.row
    every = [chair for chair in row.chairs if chair.free]
    if not every:
        raise Refused(text("host-full"))
    free = next((chair for chair in every if chair.seat == wanted), every[0])
    chairs = list(row.chairs)
    chairs[free.seat] = msgspec.structs.replace(newcomer, seat=free.seat)
    await _settle(keeper, held, msgspec.structs.replace(row, chairs=tuple(chairs)), seed)


async def _settle(keeper: Keeper, held: Held, row: TableRow, seed: str) -> None:
    """Keep a lobby as it is now; a full one that starts by itself begins."""
    if row.autostart and not any(chair.free for chair in row.chairs):
        await _begin(keeper, held, row, seed)
    else:
        await _save(keeper, held, row)


async def _linked(keeper: Keeper, row: TableRow) -> bool:
    """Is this table a game of a campaign, which says how it is played and by how many?"""
    async with keeper.store.reading() as tx:
        return await campaigns.game_of(tx, row.id) is not None


async def _save(keeper: Keeper, held: Held, row: TableRow) -> None:
    await keeper.commit(held, Change(row=msgspec.structs.replace(row, updated=keeper.clock())))


def _chairs(taken: Sequence[ChairRow], seats: int) -> tuple[ChairRow, ...]:
    """`seats` chairs, the first ones taken."""
    free = [ChairRow(seat) for seat in range(len(taken), seats)]
    return (*(msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(taken)), *free)


def _in_lobby(row: TableRow) -> None:
    if row.state != "lobby":
        raise Refused(text("host-lobby-closed"))


def _owners(row: TableRow, by: PersonId) -> None:
    """Only the owner, and only in the lobby."""
    if by != row.owner:
        raise Refused(text("host-owner-only"))
    _in_lobby(row)


def _check(rules: Rules[Any, Any], seats: int, options: dict[str, str], language: str, pace: int, budget: int) -> None:
    if (reason := refusal(rules, seats, options)) is not None:
        raise Refused(reason)
    if language not in LANGUAGES:
        raise Refused(text("host-no-language", language=language))
    check_times(pace, budget)
