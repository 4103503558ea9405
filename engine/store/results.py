"""How finished games have ended, by server, game and family of options; and who does not want to be rated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from engine.kernel import Seat
from engine.store.database import Transaction


class SeatResult(Struct, frozen=True):
    """How one seat has ended. `person` is whose result it is; None for computers, for seats of which nobody has played
    enough, and for people who are not to be known any more.
    """

    seat: Seat
    person: int | None
    name: str | None
    place: int
    points: int
    won: bool


class Finished(Struct, frozen=True):
    """A finished game. `computers`: how many seats computer players had at its end. `results` are in order of seats."""

    table_id: int
    slug: str
    guild: int | None
    family: str
    seats: int
    computers: int
    ended: float
    results: tuple[SeatResult, ...]


class Kind(Struct, frozen=True):
    """A game and a family of its options, and how many games of it a server has finished."""

    slug: str
    family: str
    games: int


async def keep(tx: Transaction, game: Finished) -> None:
    """Write down how a game has ended."""
    tx.write(
        "INSERT OR REPLACE INTO finished VALUES (?, ?, ?, ?, ?, ?, ?)",
        game.table_id,
        game.slug,
        game.guild,
        game.family,
        game.seats,
        game.computers,
        game.ended,
    )
    tx.write_many(
        "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (game.table_id, seat.seat, seat.person, seat.name, seat.place, seat.points, int(seat.won))
            for seat in game.results
        ],
    )


async def players(tx: Transaction, table_id: int) -> dict[Seat, dict[int | None, int]]:
    """By seat, how many entries of its record were whose doing; None stands for a computer player."""
    rows = await tx.all(
        "SELECT seat, person, count(*) AS entries FROM records WHERE table_id = ? AND seat IS NOT NULL"
        " GROUP BY seat, person",
        table_id,
    )
    found: dict[Seat, dict[int | None, int]] = {}
    for row in rows:
        found.setdefault(row["seat"], {})[row["person"]] = row["entries"]
    return found


async def missing(tx: Transaction, guild: int, most: int) -> list[int]:
    """Tables of a server that are over, but whose end has not been written down; oldest first."""
    rows = await tx.all(
        "SELECT tables.id FROM tables LEFT JOIN finished ON finished.table_id = tables.id"
        " WHERE tables.guild = ? AND state = 'over' AND finished.table_id IS NULL ORDER BY tables.id LIMIT ?",
        guild,
        most,
    )
    return [row["id"] for row in rows]


async def kinds(tx: Transaction, guild: int) -> list[Kind]:
    """What a server has finished games of, the most played first."""
    rows = await tx.all(
        "SELECT slug, family, count(*) AS games FROM finished WHERE guild = ?"
        " GROUP BY slug, family ORDER BY games DESC, slug, family",
        guild,
    )
    return [Kind(row["slug"], row["family"], row["games"]) for row in rows]


async def of_kind(tx: Transaction, guild: int, slug: str, family: str) -> list[Finished]:
    """All finished games of a kind in a server, in the order in which they ended."""
    return await _list(tx, "guild = ? AND slug = ? AND family = ?", guild, slug, family)


async def of_person(tx: Transaction, person: int) -> list[Finished]:
    """The finished games that have a result of somebody, in the order in which they ended."""
    return await _list(tx, "finished.table_id IN (SELECT table_id FROM results WHERE person = ?)", person)


async def _list(tx: Transaction, where: str, *values: int | str) -> list[Finished]:
    rows = await tx.all(
        "SELECT finished.*, seat, person, name, place, points, won FROM finished"
        f" JOIN results ON results.table_id = finished.table_id WHERE {where}"
        " ORDER BY ended, finished.table_id, seat",
        *values,
    )
    return [
        Finished(
            first["table_id"],
            first["slug"],
            first["guild"],
            first["family"],
            first["seats"],
            first["computers"],
            first["ended"],
            tuple(
                SeatResult(row["seat"], row["person"], row["name"], row["place"], row["points"], bool(row["won"]))
                for row in (first, *others)
            ),
        )
        for _, (first, *others) in groupby(rows, key=lambda row: row["table_id"])
    ]


async def unrated(tx: Transaction, persons: Iterable[int]) -> frozenset[int]:
    """Which of these persons do not want to be rated."""
    wanted: Sequence[int] = list(persons)
    found: set[int] = set()
    for start in range(0, len(wanted), 500):
        part = wanted[start : start + 500]
        rows = await tx.all(f"SELECT person FROM unrated WHERE person IN ({', '.join('?' * len(part))})", *part)
        found.update(row["person"] for row in rows)
    return frozenset(found)


async def set_rated(tx: Transaction, person: int, *, rated: bool) -> None:
    """Keep whether somebody wants to be rated."""
    if rated:
        tx.write("DELETE FROM unrated WHERE person = ?", person)
    else:
        tx.write("INSERT OR IGNORE INTO unrated VALUES (?)", person)


async def rematch_of(tx: Transaction, table_id: int) -> int | None:
    """The table that was opened as this one's rematch."""
    row = await tx.one("SELECT next FROM rematches WHERE table_id = ?", table_id)
    return None if row is None else int(row["next"])


async def rematch_from(tx: Transaction, table_id: int) -> int | None:
    """The finished table that this one is the rematch of."""
    row = await tx.one("SELECT table_id FROM rematches WHERE next = ?", table_id)
    return None if row is None else int(row["table_id"])


async def rematches_for(tx: Transaction, person: int) -> list[int]:
    """The rematches that wait for players, of games that somebody played or whose seat was theirs; oldest first."""
    rows = await tx.all(
        "SELECT id FROM tables WHERE state = 'lobby' AND id IN (SELECT next FROM rematches WHERE table_id IN"
        " (SELECT table_id FROM chairs WHERE person = ?1 UNION SELECT table_id FROM chairs WHERE owner = ?1))"
        " ORDER BY id",
        person,
    )
    return [row["id"] for row in rows]


async def set_rematch(tx: Transaction, table_id: int, following: int) -> None:
    """Keep which table is this one's rematch."""
    tx.write("INSERT OR REPLACE INTO rematches VALUES (?, ?)", table_id, following)
