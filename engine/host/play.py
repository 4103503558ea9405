"""Moves: replies, chains of replies, undos, and the computer players' moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from engine.host import notices, orders
from engine.host.held import Game, Held, Live, check_running, deciding
from engine.host.keeper import Change, Keeper, seated
from engine.host.model import PersonId
from engine.kernel import (
    Decision,
    Event,
    Illegal,
    Refused,
    Reply,
    Rng,
    RulesError,
    Seat,
    Stale,
    Undo,
    Who,
    known_to,
    text,
)
from engine.store import records
from engine.store.records import RecordRow, Start
from engine.store.tables import TableRow

log = logging.getLogger(__name__)


class Done(Struct, frozen=True):
    """A committed move: what its seat may know of what happened."""

    seat: Seat
    events: tuple[Event, ...]


class Latest(Struct, frozen=True):
    """The newest entry of somebody's seat, and what they may know of what happened."""

    entry: Reply | Undo
    events: tuple[Event, ...]


def seat_of(row: TableRow, person: PersonId) -> Seat:
    """A person's seat at a running table. Raises `Refused` with the reason why they cannot play there."""
    check_running(row)
    if row.paused is not None:
        raise Refused(text("host-is-paused"))
    for chair in row.chairs:
        if chair.person == person:
            return chair.seat
    raise Refused(text("host-not-seated"))


async def reply(keeper: Keeper, held: Held, person: PersonId, replies: Sequence[Reply]) -> Done:
    """Take a person's replies, all of them or none. Delivered twice, they are taken once. Raises `Refused`."""
    seat = seat_of(held.row, person)
    if not replies or any(entry.seat != seat for entry in replies):
        raise Refused(text("host-not-your-seat"))
    game = await keeper.game(held)
    try:
        events = await take(keeper, held, game, person, replies)
    except Stale:
        async with keeper.store.reading() as tx:
            newest = await records.newest_of(tx, held.row.id, seat, len(replies))
        if [record.entry for record in newest] != list(replies):
            raise
        events = tuple(event for record in newest for event in record.events)
    return Done(seat, known_to(seat, events))


async def undo(keeper: Keeper, held: Held, person: PersonId, ticket: int) -> Done:
    """Take a person's last reply back. Delivered twice, it is done once. Raises `Refused`."""
    seat = seat_of(held.row, person)
    game = await keeper.game(held)
    try:
        undone = game.session.undo(seat, ticket)
    except Stale:
        async with keeper.store.reading() as tx:
            newest = await records.newest_of(tx, held.row.id, seat, 1)
        if [record.entry for record in newest] != [Undo(seat, ticket)]:
            raise
        return Done(seat, newest[0].events)
    last = next(reply for reply in reversed(game.live) if reply.seat == seat)
    game.live.remove(last)
    game.session = undone
    game.starts = [known for known in game.starts if known[0] <= undone.step]
    game.note_owners()
    row, now = held.row, keeper.clock()
    notice = notices.after_undo(row, seat, last.at, now)
    row = orders.left_alone(seated(row, game, now, [seat]), seat)
    row = msgspec.structs.replace(row, entries=row.entries + 1, base=game.base, updated=now)
    if notice is not None:
        notice = msgspec.structs.replace(notice, at=row.entries)
    events = (Event(text("host-taken-back", who=Who(seat))),)
    record = RecordRow(row.entries, Undo(seat, ticket), events, person, now)
    await keeper.commit(held, Change(row=row, records=[record], notice=notice))
    return Done(seat, events)


async def latest(keeper: Keeper, held: Held, person: PersonId) -> Latest | None:
    """A person's own newest entry, by which a doubled press is recognised. Raises `Refused`."""
    seat = next((chair.seat for chair in held.row.chairs if chair.person == person), None)
    if seat is None:
        return None
    async with keeper.store.reading() as tx:
        newest = await records.newest_of(tx, held.row.id, seat, 1)
    if not newest or not isinstance(entry := newest[0].entry, Reply | Undo):
        return None
    return Latest(entry, known_to(seat, newest[0].events))


async def computer_move(keeper: Keeper, held: Held) -> bool:
    """Let one computer player reply, if one is asked; returns whether one was."""
    row = held.row
    if row.state != "running" or row.paused is not None:
        return False
    game = await keeper.game(held)
    for decision in game.session.decisions:
        policy = row.chairs[decision.seat].policy
        if policy is not None:
            picks = await asyncio.to_thread(_picks, game, row, decision, policy)
            entry = Reply(decision.seat, decision.key, decision.ticket, picks)
            try:
                await take(keeper, held, game, None, [entry])
            except Illegal:
                log.error("table %d: policy %s picked %s for %s", row.id, policy, picks, decision.key)
                await take(keeper, held, game, None, [msgspec.structs.replace(entry, picks=_first(decision))])
            return True
    return False


async def take(
    keeper: Keeper,
    held: Held,
    game: Game,
    person: PersonId | None,
    replies: Sequence[Reply],
    *,
    onto: TableRow | None = None,
    lead: tuple[Event, ...] = (),
) -> tuple[Event, ...]:
    """Apply and commit replies. Raises `Refused` and changes nothing, or freezes the table if its rules fail.

    `onto`: the row that is committed with them, if something else changes too. `lead`: what is told ahead of them.
    """
    row, now = onto or held.row, keeper.clock()
    # Who is answered for has not been called.
    before = frozenset(
        seat for seat in deciding(game.session) if not orders.answered_ahead(held.row, game.session, seat)
    )
    step = game.session.step
    # A chain may be refused in its middle, so it is played on a copy first.
    session = game.session if len(replies) == 1 else game.session.clone()
    entries: list[RecordRow] = []
    starts: list[Start] = []
    at = row.entries
    try:
        for entry in replies:
            open_step = session.step
            events = (*lead, *session.apply(entry))
            at += 1
            entries.append(RecordRow(at, entry, events, person, now))
            if session.step != open_step:
                starts.append(Start(at, session.step_start))
    except RulesError as error:
        await keeper.freeze(held, error)
        raise Refused(text("host-frozen", table=row.id)) from error
    game.session = session
    for start in starts:
        game.starts.append((start.save.step, start.at))
    for record, entry in zip(entries, replies, strict=True):
        game.live.append(Live(record.at, entry.seat, record.events, now))
    if starts:
        game.note_owners()
    save = session.save()
    game.starts = [kept for kept in game.starts if kept[0] >= save.step]
    row = seated(row, game, now, [entry.seat for entry in replies])
    row = msgspec.structs.replace(row, entries=at, base=game.base, updated=now)
    if session.over:
        # Nothing is taken back any more. Its last table alone says how a game has ended, whatever the rules become.
        row = msgspec.structs.replace(row, state="over", base=at)
    notice = notices.after_replies(row, game, before, step, now)
    await keeper.commit(held, Change(row=row, records=entries, starts=starts, notice=notice))
    return tuple(event for record in entries for event in record.events)


def _picks(game: Game, row: TableRow, decision: Decision, name: str) -> tuple[str, ...]:
    """What a computer player picks. One that fails takes the first options, so that the game goes on."""
    policies, seat = game.rules.policies, decision.seat
    policy = policies.get(name) or next(iter(policies.values()))
    try:
        return policy(lambda: game.session.view(seat), decision, Rng(f"{row.seed}:computer:{seat}:{decision.ticket}"))
    except Exception:
        log.exception("table %d: policy %s failed at %s", row.id, name, decision.key)
        return _first(decision)


def _first(decision: Decision) -> tuple[str, ...]:
    return tuple(option.id for option in decision.options[: decision.pick[0]])
