"""Exported games, looked at again: read, checked, played once from beginning to end, and kept in memory only.

A file is no table: nobody can go on playing it, and nothing of it is written into the database. Its cards are never
read; it has to have been played with cards that this station knows.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

from msgspec import Struct

from engine import notation
from engine.host.film import Film
from engine.host.keeper import Keeper
from engine.host.model import RunningSession
from engine.host.recent import Recent
from engine.kernel import Refused, Rules, RulesError, Session, Undo, text
from engine.notation import Game
from engine.record import Differs, OtherCards, Record, RecordError, Unfinished, check
from engine.store import Damaged, records
from engine.store.records import Begin, Packed, RecordRow, Start

log = logging.getLogger(__name__)

LARGEST = 2**20
"""Bytes of a file, at most: twenty times as many as the longest game needs."""
KEPT = 8
"""Games kept in memory, the ones looked at last."""
DIGITS = 12
"""Hexadecimal digits of the SHA-256 of a file by which it is known."""


class Imported(Struct, frozen=True):
    """A game that is no table of ours. `digest` is what its file is known by; names that it does not give are empty."""

    digest: str
    slug: str
    names: tuple[str, ...]
    film: Film


class Imports:
    """Reads files one after the other."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._one = asyncio.Lock()
        self._kept = Recent[str, Imported](KEPT)

    def kept(self, digest: str) -> Imported | None:
        """A game that has been read before and is still in memory."""
        return self._kept.get(digest)

    async def read(self, data: bytes) -> Imported:
        """The game in a file. Raises `Refused` for everything that cannot be looked at, whatever is in it."""
        if len(data) > LARGEST:
            raise Refused(text("history-import-large", most=LARGEST // 1024))
        digest = hashlib.sha256(data).hexdigest()[:DIGITS]
        async with self._one:
            if (known := self.kept(digest)) is not None:
                return known
            try:
                game = await asyncio.to_thread(notation.parse, data)
                rules = await self._rules(game.slug, game.content_digest)
                imported = await asyncio.to_thread(_imported, digest, game, rules)
            except Unfinished as error:
                raise Refused(text("history-import-running")) from error
            except OtherCards as error:
                raise Refused(text("history-import-cards")) from error
            except RecordError as error:
                raise Refused(text("history-import-unreadable", problem=_quotable(str(error)))) from error
            except (Differs, RulesError, Damaged) as error:
                entry = error.entry if isinstance(error, Differs) else 0
                log.info("an imported game differs at entry %d: %s", entry, error)
                raise Refused(text("history-import-differs", move=entry)) from error
        self._kept.keep(digest, imported)
        return imported

    async def _rules(self, slug: str, digest: str) -> Rules[Any, Any]:
        """The rules for the cards that a game was played with. Raises `RecordError`."""
        try:
            rules = self._keeper.catalogue(slug, None)
        except KeyError as error:
            raise RecordError(f"there is no game {slug[:40]!r} here") from error
        if rules.content_digest == digest:
            return rules
        try:
            async with self._keeper.store.reading() as tx:
                content = await records.content(tx, digest)
            return self._keeper.catalogue(slug, content)
        except Exception as error:
            # None of ours, another game's, or one that can no longer be read: all the same to whoever asks.
            raise OtherCards("the cards are not known here") from error


def _quotable(problem: str) -> str:
    """A problem, which may quote the file, as one line that nothing in a message can come of."""
    return " ".join("".join(char if char.isprintable() and char != "`" else " " for char in problem[:300]).split())


def _imported(digest: str, game: Record | Game, rules: Rules[Any, Any]) -> Imported:
    """Play a game, check by check. Raises `RecordError`, `Differs`, `RulesError` or `Damaged`."""
    moves = len(game.entries if isinstance(game, Record) else game.moves)
    if moves > 3 * rules.bound:
        raise RecordError(f"{moves} moves are more than a game of this kind can have")
    record = game if isinstance(game, Record) else notation.to_record(game, lambda slug, content: rules)
    try:
        session, opening = Session.begin(rules, record.seats, record.options, record.seed)
    except Refused as error:
        raise RecordError(f"the game cannot be set up like this: {error}") from error
    rows = [RecordRow(0, Begin(), tuple(opening), None, 0.0)]
    starts = [Packed.of(Start(0, session.step_start))]
    _compare(session, record, 0)
    for at, entry in enumerate(record.entries, 1):
        step, events = session.step, []
        try:
            if isinstance(entry, Undo):
                session = session.undo(entry.seat, entry.ticket)
            else:
                events = session.apply(entry)
        except Refused as error:
            raise Differs(at, f"entry {at} is refused: {error}") from error
        _compare(session, record, at)
        rows.append(RecordRow(at, entry, tuple(events), None, 0.0))
        if session.step > step:
            starts.append(Packed.of(Start(at, session.step_start)))
    names = (*record.names, *[""] * record.seats)[: record.seats]
    return Imported(digest, record.slug, names, Film(rules, rows, starts))


def _compare(session: RunningSession, record: Record, at: int) -> None:
    if check(session) != record.checks[at]:
        raise Differs(at, f"entry {at} leads to another position than the recorded one")
