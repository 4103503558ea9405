"""Everything that is stored about one person, and taking it out again.

What a person has played stays, as the game's: the replies of their seat are part of its record, as nobody's.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engine.kernel import Seat
from engine.store import outbox
from engine.store.database import Transaction

K = TypeVar("K", list[int], dict[int, bool])

NOBODY = 0
"""Stands where somebody stood who is not to be known any more: no Discord id is 0."""
NAMELESS = "—"


class Sat(Struct, frozen=True):
    """A table where somebody sits, sat, or has opened it; `seat` is None for who only opened it.

    `ahead` is what they have decided ahead there, as JSON; null: nothing.
    """

    table: int
    game: str
    server: int | None
    state: str
    seat: Seat | None
    name: str | None
    opened: bool
    since: float
    ahead: msgspec.Raw = msgspec.Raw(b"null")


class Made(Struct, frozen=True):
    """An entry that somebody made in the record of a table."""

    table: int
    at: int
    entry: msgspec.Raw
    made: float


class Ended(Struct, frozen=True):
    """A result that is counted for somebody."""

    table: int
    game: str
    server: int | None
    place: int
    points: int
    won: bool
    ended: float


class Voted(Struct, frozen=True):
    """A vote that somebody proposed, or was asked in."""

    table: int
    kind: str
    proposed: bool
    answer: bool | None
    made: float


class Stored(Struct, frozen=True, kw_only=True):
    """All that is stored about one person. `settings` is what they chose for themselves, as JSON; null: nothing."""

    person: int
    settings: msgspec.Raw
    rated: bool
    tables: list[Sat]
    entries: list[Made]
    results: list[Ended]
    campaigns: list[tuple[int, str, str]]
    votes: list[Voted]
    letters: int


async def stored(tx: Transaction, person: int) -> Stored:
    """Everything about a person."""
    settings = await tx.one("SELECT settings FROM persons WHERE person = ?", person)
    unrated = await tx.one("SELECT person FROM unrated WHERE person = ?", person)
    tables = await tx.all(
        "SELECT tables.id, slug, guild, state, seat, tables.owner = ?1 AS opened, created,"
        " CASE WHEN person = ?1 THEN ahead END AS ahead,"
        " CASE WHEN person = ?1 THEN chairs.name WHEN seat IS NULL THEN tables.owner_name ELSE chairs.owner_name END"
        " AS known_as FROM tables LEFT JOIN chairs ON table_id = tables.id AND (person = ?1 OR chairs.owner = ?1)"
        " WHERE tables.owner = ?1 OR seat IS NOT NULL ORDER BY tables.id",
        person,
    )
    entries = await tx.all("SELECT * FROM records WHERE person = ? ORDER BY table_id, at", person)
    results = await tx.all(
        "SELECT * FROM results JOIN finished ON finished.table_id = results.table_id WHERE person = ?"
        " ORDER BY results.table_id",
        person,
    )
    campaigns = await tx.all("SELECT id, slug, name FROM campaigns WHERE owner = ? ORDER BY id", person)
    letters = await tx.all("SELECT count(*) AS number FROM outbox WHERE person = ?", person)
    return Stored(
        person=person,
        settings=_raw("null" if settings is None else settings["settings"]),
        rated=unrated is None,
        tables=[
            Sat(
                row["id"],
                row["slug"],
                row["guild"],
                row["state"],
                row["seat"],
                row["known_as"],
                bool(row["opened"]),
                row["created"],
                _raw(row["ahead"] or "null"),
            )
            for row in tables
        ],
        entries=[Made(row["table_id"], row["at"], _raw(row["entry"]), row["made"]) for row in entries],
        results=[
            Ended(
                row["table_id"],
                row["slug"],
                row["guild"],
                row["place"],
                row["points"],
                bool(row["won"]),
                row["ended"],
            )
            for row in results
        ],
        campaigns=[(row["id"], row["slug"], row["name"]) for row in campaigns],
        votes=[_voted(row, person) for row in await _votes(tx, person) if _is_part(row, person)],
        letters=letters[0]["number"],
    )


async def tables_of(tx: Transaction, person: int) -> list[int]:
    """Every table that knows a person: as the one who opened it, who plays, or whose seat another plays."""
    rows = await tx.all(
        "SELECT id FROM tables WHERE owner = ?1"
        " UNION SELECT table_id FROM chairs WHERE person = ?1 OR owner = ?1 ORDER BY 1",
        person,
    )
    return [row["id"] for row in rows]


async def forget(tx: Transaction, person: int) -> None:
    """Take a person out of everything but the rows of tables and chairs, which their keeper holds in memory."""
    tx.write("DELETE FROM persons WHERE person = ?", person)
    tx.write("DELETE FROM unrated WHERE person = ?", person)
    tx.write("DELETE FROM outbox WHERE person = ?", person)
    for row in await tx.all("SELECT row, tells FROM outbox WHERE message IS NULL AND tells != '[]'"):
        told = [one for one in _read(row["tells"], list[int]) if one != person]
        tx.write("UPDATE outbox SET tells = ? WHERE row = ?", msgspec.json.encode(told).decode(), row["row"])
        if not told:
            # It was for them alone; without anybody whom it is for, it would be taken for one to all.
            await outbox.mark(tx, row["row"], outbox.DROPPED)
    tx.write("UPDATE records SET person = ? WHERE person = ?", NOBODY, person)
    tx.write("UPDATE results SET person = NULL, name = NULL WHERE person = ?", person)
    tx.write("UPDATE campaigns SET owner = ?, owner_name = ? WHERE owner = ?", NOBODY, NAMELESS, person)
    for row in await _votes(tx, person):
        asked = [one for one in _read(row["asked"], list[int]) if one != person]
        answers = {one: answer for one, answer in _read(row["answers"], dict[int, bool]).items() if one != person}
        uncalled = [one for one in _read(row["uncalled"], list[int]) if one != person]
        about = row["person"] == person
        tx.write(
            "UPDATE votes SET subject = ?, person = ?, name = ?, by = ?, asked = ?, answers = ?, uncalled = ?"
            " WHERE id = ?",
            NOBODY if row["subject"] == person else row["subject"],
            NOBODY if about else row["person"],
            NAMELESS if about else row["name"],
            NOBODY if row["by"] == person else row["by"],
            msgspec.json.encode(asked).decode(),
            msgspec.json.encode(answers).decode(),
            msgspec.json.encode(uncalled).decode(),
            row["id"],
        )


async def _votes(tx: Transaction, person: int) -> list[Any]:
    """The votes that a person had to do with; perhaps one more of somebody whose number is longer."""
    return await tx.all(
        "SELECT * FROM votes WHERE subject = ?1 OR person = ?1 OR by = ?1"
        " OR instr(asked, CAST(?1 AS TEXT)) OR instr(answers, CAST(?1 AS TEXT)) ORDER BY id",
        person,
    )


def _is_part(row: Any, person: int) -> bool:
    named = person in (row["subject"], row["person"], row["by"])
    return named or person in _read(row["asked"], list[int]) or person in _read(row["answers"], dict[int, bool])


def _voted(row: Any, person: int) -> Voted:
    answers = _read(row["answers"], dict[int, bool])
    return Voted(row["table_id"], row["kind"], row["by"] == person, answers.get(person), row["made"])


def _read(kept: str, kind: type[K]) -> K:
    """A stored list or object; an empty one for what cannot be read."""
    try:
        return msgspec.json.decode(kept, type=kind)
    except msgspec.MsgspecError:
        return kind()


def _raw(kept: str) -> msgspec.Raw:
    """Stored JSON as it is; null for what is none."""
    try:
        msgspec.json.decode(kept)
    except msgspec.MsgspecError:
        return msgspec.Raw(b"null")
    return msgspec.Raw(kept.encode())
