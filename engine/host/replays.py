"""Replays of tables: films that are kept while people step through them."""

from __future__ import annotations

import asyncio
import logging

from engine.host.film import Film, Scene
from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.host.looking import info_of
from engine.host.model import TableId, TableInfo
from engine.host.recent import Recent
from engine.kernel import Refused, RulesError, Seat, text
from engine.store import Damaged, records

log = logging.getLogger(__name__)

KEPT = 8
"""Films kept in memory, the ones used last: some hundred kilobytes each."""


class Replays:
    """Makes the films of tables."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._kept = Recent[tuple[TableId, int, int], Film](KEPT)

    async def scene(self, table: TableId, number: int | None, seat: Seat | None) -> tuple[TableInfo, Scene]:
        """A stop of a table's replay, None being the last; the public's view, or once the game is over a seat's.

        Raises `Refused`.
        """
        info, film = await self.film(table)
        if info.state != "over":
            seat = None
        elif seat is not None and not 0 <= seat < len(info.chairs):
            raise Refused(text("host-not-your-seat"))
        try:
            return info, film.scene(number, seat, over=info.state == "over")
        except (Damaged, RulesError) as error:
            raise _unreadable(table, error) from error

    async def film(self, table: TableId) -> tuple[TableInfo, Film]:
        """A table's film up to now. Raises `Refused`, also where the game has not begun."""
        return await self._keeper.alone(table, self._film)

    async def _film(self, held: Held) -> tuple[TableInfo, Film]:
        rules = (await self._keeper.game(held)).rules
        row = held.row
        key = row.id, row.entries, row.version
        film = self._kept.get(key)
        if film is None:
            async with self._keeper.store.reading() as tx:
                rows, starts = await records.whole(tx, row.id)
            try:
                film = await asyncio.to_thread(Film, rules, rows, starts)
            except (Damaged, RulesError) as error:
                # Only the past is lost: the game itself goes on.
                raise _unreadable(row.id, error) from error
            self._kept.drop(lambda known: known[0] == row.id)
            self._kept.keep(key, film)
        return info_of(row), film


def _unreadable(table: TableId, error: Exception) -> Refused:
    log.error("table %d cannot be replayed: %s", table, error)
    return Refused(text("host-unreadable", table=table))
