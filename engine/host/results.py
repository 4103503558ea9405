"""How a game has ended, written down in the transaction in which it ends; ratings and statistics are counted from it.

A *family* is a choice of options: games of one kind that were played by the same options are compared with each other,
and with no others. The usual options are the family "".
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from engine.host.held import Game
from engine.host.model import PersonId
from engine.kernel import Rules, Seat, Standings
from engine.store import StoreError, Transaction, results
from engine.store.people import NOBODY
from engine.store.results import Finished, SeatResult
from engine.store.tables import TableRow

log = logging.getLogger(__name__)

SHARE = 3 / 4
"""A seat's result is somebody's if at least so much of its part of the record is theirs, and they sit there at the end.

So a few days' absence takes nobody's result away, whoever takes a seat over early on has earned it, and what a computer
player finishes is nobody's.
"""


def family_of(rules: Rules[Any, Any], options: Mapping[str, str]) -> str:
    """The options that differ from the usual ones, in the order of the game: "length=long,dice=without"."""
    usual = {variant.id: variant.default for variant in rules.variants}
    chosen = {**usual, **options}
    return ",".join(f"{key}={chosen[key]}" for key in usual if chosen[key] != usual[key])


def options_of(family: str) -> dict[str, str]:
    """The options that a family names."""
    return dict(part.partition("=")[::2] for part in family.split(",") if part)


async def keep(tx: Transaction, game: Game, row: TableRow) -> None:
    """Write down how a table has ended. What goes wrong is only logged: the game has ended all the same."""
    try:
        standings: Standings | None = game.session.standings
        if standings is None:
            raise ValueError("it is over without a result")
        players = await results.players(tx, row.id)
        await results.keep(tx, _finished(row, game.rules, standings, players))
    except StoreError:
        raise
    except Exception:
        log.exception("the result of table %d could not be written down", row.id)


def earned(person: PersonId | None, players: Mapping[int | None, int]) -> bool:
    """Is the result of a seat that of the `person` who sits there at the end? `players`: how many entries are whose."""
    return person not in (None, NOBODY) and players.get(person, 0) >= SHARE * sum(players.values())


def _finished(
    row: TableRow, rules: Rules[Any, Any], standings: Standings, players: Mapping[Seat, Mapping[int | None, int]]
) -> Finished:
    scores = {score.seat: score for score in standings.scores if score.seat is not None}
    seats = []
    for chair in row.chairs:
        if (score := scores.get(chair.seat)) is None:
            continue  # a seat that the game itself does not score
        own = earned(chair.person, players.get(chair.seat, {}))
        seats.append(
            SeatResult(
                chair.seat,
                chair.person if own else None,
                chair.name if own else None,
                score.rank,
                score.total,
                score.won,
            )
        )
    return Finished(
        table_id=row.id,
        slug=row.slug,
        guild=row.guild,
        family=family_of(rules, row.options),
        seats=len(row.chairs),
        computers=sum(chair.policy is not None for chair in row.chairs),
        ended=row.updated,
        results=tuple(seats),
    )
