"""Votes of tables: what is asked, of whom, until when, and what has been answered."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.kernel import Seat
from engine.store.database import Transaction
from engine.store.errors import Damaged

log = logging.getLogger(__name__)

VoteKind: TypeAlias = Literal["steward", "substitute", "return", "abandon", "back"]
VoteState: TypeAlias = Literal["open", "passed", "failed", "stale"]


ANY_TIME = -1
"""Stands for `VoteRow.acts` where it does not matter whether the seat is played while the vote goes on."""


class VoteRow(Struct, frozen=True, kw_only=True):
    """A vote: may a `seat` be handed to a computer player (steward) or to a `person` (substitute, return)? May the game
    be abandoned, or taken back to before its `first` entry?

    `subject` is who played the seat when the vote began, at `acts` entries of their own and `at` of the record. `by` is
    who proposed it, `asked` are the persons whose answers are wanted. `uncalled` are those of them whom nobody has told
    of it yet, because they want to be left alone; `call` is when the first of them may be told. `id` is 0 until it is
    inserted.
    """

    id: int = 0
    table_id: int
    kind: VoteKind
    seat: Seat | None = None
    acts: int = 0
    subject: int | None = None
    person: int | None = None
    name: str | None = None
    first: int | None = None
    at: int
    by: int
    asked: tuple[int, ...]
    answers: dict[int, bool] = {}
    uncalled: tuple[int, ...] = ()
    call: float | None = None
    made: float
    due: float
    state: VoteState = "open"


_COLUMNS = tuple(name for name in VoteRow.__struct_fields__ if name != "id")
_JSON = ("asked", "answers", "uncalled")
_INSERT = f"INSERT INTO votes ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))}) RETURNING id"
_answers = msgspec.json.Decoder(dict[int, bool])


async def keep(tx: Transaction, vote: VoteRow) -> VoteRow:
    """Store a vote, or what has become of it; returns it with its id."""
    if vote.id:
        asked, answers, uncalled = (msgspec.json.encode(getattr(vote, name)).decode() for name in _JSON)
        tx.write(
            "UPDATE votes SET asked = ?, answers = ?, uncalled = ?, call = ?, state = ? WHERE id = ?",
            asked,
            answers,
            uncalled,
            vote.call,
            vote.state,
            vote.id,
        )
        return vote
    values = [getattr(vote, name) for name in _COLUMNS]
    for name in _JSON:
        values[_COLUMNS.index(name)] = msgspec.json.encode(getattr(vote, name)).decode()
    row = await tx.one(_INSERT, *values)
    assert row is not None
    return msgspec.structs.replace(vote, id=row["id"])


async def get(tx: Transaction, vote_id: int) -> VoteRow | None:
    """One vote, or None if there is none of that id. Raises `Damaged`."""
    row = await tx.one("SELECT * FROM votes WHERE id = ?", vote_id)
    return None if row is None else _read(row)


async def open_at(tx: Transaction, table_id: int) -> list[VoteRow]:
    """The open votes of a table, oldest first; a damaged one is left out, so that the game can go on."""
    return _readable(await tx.all("SELECT * FROM votes WHERE table_id = ? AND state = 'open' ORDER BY id", table_id))


async def tables_about(tx: Transaction, person: int) -> list[int]:
    """The tables with an open vote that a person began, is asked in, or is to get a seat by."""
    rows = await tx.all(
        "SELECT DISTINCT table_id FROM votes, json_each(CASE WHEN json_valid(asked) THEN asked ELSE '[]' END) AS each"
        " WHERE state = 'open' AND ?1 IN (each.value, person, by)"
        " UNION SELECT table_id FROM votes WHERE state = 'open' AND ?1 IN (person, by) ORDER BY table_id",
        person,
    )
    return [row["table_id"] for row in rows]


async def asking(tx: Transaction, person: int) -> list[VoteRow]:
    """The open votes in which somebody's answer is still wanted, the next deadline first."""
    rows = await tx.all(
        "SELECT votes.* FROM votes, json_each(CASE WHEN json_valid(asked) THEN asked ELSE '[]' END) AS each"
        " WHERE state = 'open' AND each.value = ? ORDER BY due, votes.id",
        person,
    )
    return [vote for vote in _readable(rows) if person not in vote.answers]


def _readable(rows: Iterable[sqlite3.Row]) -> list[VoteRow]:
    found: list[VoteRow] = []
    for row in rows:
        try:
            found.append(_read(row))
        except Damaged as error:
            log.error("left out: %s", error)
    return found


def _read(row: sqlite3.Row) -> VoteRow:
    raw = dict(row)
    try:
        raw["asked"], raw["answers"] = msgspec.json.decode(row["asked"]), _answers.decode(row["answers"])
        raw["uncalled"] = msgspec.json.decode(row["uncalled"])
        return msgspec.convert(raw, VoteRow)
    except msgspec.MsgspecError as error:
        raise Damaged(f"vote {row['id']} of table {row['table_id']}: {error}") from error
