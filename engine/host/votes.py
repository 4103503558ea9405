"""Votes of a table: begun, answered, decided. A decision and what it brings about are one transaction."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from engine.host import notices, seats, takeback, voting
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.model import NoticeKind, Person, PersonId, PersonSettings
from engine.host.notebook import chosen_by
from engine.host.reachable import left_alone_until
from engine.kernel import Refused, text
from engine.store import Damaged, votes
from engine.store.outbox import NoticeRow
from engine.store.tables import TableRow
from engine.store.votes import ANY_TIME, VoteKind, VoteRow

log = logging.getLogger(__name__)

NEW = 0
"""Stands in an announcement for the vote that is begun in the same transaction."""


def people(row: TableRow, *, but: PersonId | None = None) -> tuple[PersonId, ...]:
    """The human players of a table, without one of them."""
    return tuple(chair.person for chair in row.chairs if chair.person is not None and chair.person != but)


def proposal(
    row: TableRow,
    kind: VoteKind,
    by: PersonId,
    asked: tuple[PersonId, ...],
    now: float,
    *,
    seat: int | None = None,
    late: bool = False,
    person: Person | None = None,
    first: int | None = None,
) -> VoteRow:
    """A vote that begins now. Its deadline is the table's pace: that long an answer may take here.

    `late`: it is about a seat because that lets the table wait, so it is over once the seat has been played.
    """
    chair = None if seat is None else row.chairs[seat]
    return VoteRow(
        table_id=row.id,
        kind=kind,
        seat=seat,
        acts=chair.acts if chair is not None and late else ANY_TIME,
        subject=None if chair is None else chair.person,
        person=None if person is None else person.id,
        name=None if person is None else person.name,
        first=first,
        at=row.entries,
        by=by,
        asked=tuple(other for other in dict.fromkeys(asked) if other != by),
        made=now,
        due=now + row.pace * 3600,
    )


async def begin(keeper: Keeper, held: Held, vote: VoteRow) -> VoteRow:
    """Begin a vote; where nobody else has to be asked, do it at once. Raises `Refused` if the same is open already."""
    row = held.row
    async with keeper.store.reading() as tx:
        if any((other.kind, other.seat) == (vote.kind, vote.seat) for other in await votes.open_at(tx, row.id)):
            raise Refused(text("host-vote-open"))
        chosen = await chosen_by(tx, vote.asked)
    decided = voting.outcome(vote, row, vote.made)
    if decided is not None:
        return await _decide(keeper, held, replace(vote, state=decided))
    vote = _called_later(vote, chosen, vote.asked, vote.made)
    card = _card(row, "vote", NEW, vote.made)
    letters = _letters(card, chosen, [person for person in vote.asked if person not in vote.uncalled])
    begun = replace(row, votes=row.votes + 1)
    await keeper.commit(held, Change(row=begun, vote=vote, more=[card, *letters]))
    keeper.on_due(vote.due if vote.call is None else vote.call)
    async with keeper.store.reading() as tx:
        return next(kept for kept in reversed(await votes.open_at(tx, row.id)) if kept.made == vote.made)


async def answer(keeper: Keeper, held: Held, vote_id: int, person: PersonId, *, yes: bool) -> VoteRow:
    """Take somebody's answer; who changes their mind may answer again. A vote that is over stays as it is."""
    vote = await find(keeper, held, vote_id)
    if vote.state != "open":
        return vote
    if person not in vote.asked:
        raise Refused(text("host-not-asked"))
    vote = replace(vote, answers={**vote.answers, person: yes})
    return await _settle(keeper, held, vote)


async def find(keeper: Keeper, held: Held, vote_id: int) -> VoteRow:
    """A vote of this table. Raises `Refused`."""
    async with keeper.store.reading() as tx:
        vote = await votes.get(tx, vote_id)
    if vote is None or vote.table_id != held.row.id:
        raise Refused(text("host-no-vote"))
    return vote


async def wanted(keeper: Keeper, vote_id: int) -> dict[PersonId, PersonSettings]:
    """Those whose answers to an open vote are still wanted, with what they have chosen; nobody once it is over."""
    if await lost(keeper, vote_id):
        return {}
    async with keeper.store.reading() as tx:
        vote = await votes.get(tx, vote_id)
        if vote is None or vote.state != "open":
            return {}
        return await chosen_by(tx, tuple(person for person in vote.asked if person not in vote.answers))


async def lost(keeper: Keeper, vote_id: int) -> bool:
    """Can a vote no longer be read? Then what is to be told of it must not hold up anything else."""
    try:
        async with keeper.store.reading() as tx:
            return await votes.get(tx, vote_id) is None
    except Damaged as error:
        log.error("nothing is told of a vote any more: %s", error)
        return True


async def forget(keeper: Keeper, held: Held, person: PersonId) -> None:
    """Let nothing open at a table wait for a person, or give them anything, who is not to be known any more."""
    if not held.row.votes:
        return
    async for vote in _each_open(keeper, held):
        if person in (vote.by, vote.person):
            await _close(keeper, held, vote)
        elif person in vote.asked:
            asked = tuple(other for other in vote.asked if other != person)
            answers = {other: yes for other, yes in vote.answers.items() if other != person}
            uncalled = tuple(other for other in vote.uncalled if other != person)
            await _settle(keeper, held, replace(vote, asked=asked, answers=answers, uncalled=uncalled))


async def ring(keeper: Keeper, held: Held) -> None:
    """Decide the votes of a table whose deadline has passed; tell of the others whom nobody has told yet."""
    if not held.row.votes:
        return
    now = keeper.clock()
    async for vote in _each_open(keeper, held):
        if vote.due <= now:
            await _settle(keeper, held, vote)
        elif vote.call is not None and vote.call <= now:
            await _call(keeper, held, vote, now)


async def _each_open(keeper: Keeper, held: Held) -> AsyncIterator[VoteRow]:
    """The open votes of a table, one after the other: what one of them brings about may close those behind it."""
    async with keeper.store.reading() as tx:
        known = await votes.open_at(tx, held.row.id)
    for vote in known:
        if (await find(keeper, held, vote.id)).state == "open":
            yield vote


async def uncalled(keeper: Keeper, vote_id: int) -> tuple[PersonId, ...]:
    """Those whom nobody is to call for a vote at present: their own card or letter follows."""
    async with keeper.store.reading() as tx:
        vote = await votes.get(tx, vote_id)
    return () if vote is None else vote.uncalled


def _called_later(
    vote: VoteRow, chosen: Mapping[PersonId, PersonSettings], people: Iterable[PersonId], now: float
) -> VoteRow:
    """The vote with those of some people uncalled who want to be left alone now."""
    asleep = {person: left_alone_until(chosen[person], now) for person in people if chosen[person].ping != "none"}
    until = {person: later for person, later in asleep.items() if later is not None}
    # Whoever is not to be disturbed before its end is told by nobody but the table.
    call = min((later for later in until.values() if later < vote.due), default=None)
    return replace(vote, uncalled=tuple(until), call=call)


async def _call(keeper: Keeper, held: Held, vote: VoteRow, now: float) -> None:
    """Tell those of a vote who wanted to be left alone until now, and have not answered all the same."""
    async with keeper.store.reading() as tx:
        chosen = await chosen_by(tx, vote.uncalled)
    wanted = [person for person in vote.uncalled if person not in vote.answers]
    after = _called_later(vote, chosen, wanted, now)
    reached = [person for person in wanted if person not in after.uncalled]
    card = _card(held.row, "vote", vote.id, now)
    mentioned = tuple(person for person in reached if chosen[person].ping in ("thread", "both"))
    cards = [replace(card, tells=mentioned)] if mentioned else []
    await keeper.commit(held, Change(row=held.row, vote=after, more=[*cards, *_letters(card, chosen, reached)]))
    if after.call is not None:
        keeper.on_due(after.call)


def _letters(card: NoticeRow, chosen: Mapping[PersonId, PersonSettings], people: Iterable[PersonId]) -> list[NoticeRow]:
    return [replace(card, person=person) for person in people if chosen[person].ping in ("direct", "both")]


async def _settle(keeper: Keeper, held: Held, vote: VoteRow) -> VoteRow:
    """Keep an open vote's answers, or decide it."""
    if voting.stale(vote, held.row):
        return await _close(keeper, held, vote)
    outcome = voting.outcome(vote, held.row, keeper.clock())
    if outcome is None:
        await keeper.commit(held, Change(row=held.row, vote=vote))
        return vote
    return await _decide(keeper, held, replace(vote, state=outcome))


async def _close(keeper: Keeper, held: Held, vote: VoteRow) -> VoteRow:
    """A vote that is about nothing any more."""
    closed = replace(vote, state="stale")
    await keeper.commit(held, Change(row=replace(held.row, votes=held.row.votes - 1), vote=closed))
    return closed


async def _decide(keeper: Keeper, held: Held, vote: VoteRow) -> VoteRow:
    """Do what has been decided. The card that tells of it is what announces the result; a refusal has its own."""
    before = held.row
    if vote.id:
        held.row = replace(before, votes=before.votes - 1)
    try:
        if vote.state == "passed":
            try:
                await _perform(keeper, held, vote)
            except Refused:
                if not vote.id:
                    raise
                vote = replace(vote, state="failed")
        if vote.state == "failed" and vote.id:
            card = _card(held.row, "voted", vote.id, keeper.clock())
            await keeper.commit(held, Change(row=held.row, vote=vote, more=[card]))
    except BaseException:
        held.row = before
        raise
    if vote.state == "failed" and not vote.id:
        raise Refused(text("host-vote-impossible"))
    return vote


async def _perform(keeper: Keeper, held: Held, vote: VoteRow) -> None:
    kept = vote if vote.id else None
    if vote.kind == "abandon":
        await abandon(keeper, held, kept)
    elif vote.kind == "back" and vote.first is not None:
        await takeback.back_to(keeper, held, vote.first, vote.by, kept)
    elif vote.seat is not None and vote.person is not None:
        await seats.to_person(keeper, held, vote.seat, Person(vote.person, vote.name or ""), vote.by, vote=kept)
    elif vote.seat is not None:
        await seats.to_steward(keeper, held, vote.seat, vote.by, vote=kept)


async def abandon(keeper: Keeper, held: Held, vote: VoteRow | None) -> None:
    """End a game without a result."""
    now = keeper.clock()
    chairs = tuple(msgspec.structs.replace(chair, waiting=None, since=None, due=None) for chair in held.row.chairs)
    row = replace(held.row, state="cancelled", chairs=chairs, updated=now)
    await keeper.commit(held, Change(row=row, vote=vote, notice=notices.plain(row, "cancelled", now)))


def _card(row: TableRow, kind: NoticeKind, vote: int, now: float) -> NoticeRow:
    return NoticeRow(table_id=row.id, kind=kind, at=row.entries, since=row.carded, vote=vote, created=now)
