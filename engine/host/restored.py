"""After a restore, every running table says once that it was set back, and shows where it stands.

The cards that were posted since the copy was made are still in the channels, and would mislead everybody.
"""

from __future__ import annotations

import logging

from engine.host import notices
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.kernel import Event, Refused, text
from engine.store import settings, tables
from engine.store.backup import RESTORED

log = logging.getLogger(__name__)


async def tell(keeper: Keeper) -> None:
    """Announce it at all running tables, if the database has been restored since the last start."""
    async with keeper.store.reading() as tx:
        made = await settings.recall(tx, RESTORED)
        running = [] if made is None else await tables.in_states(tx, ("running",))
    if made is None:
        return
    event = Event(text("hosting-restored", time=f"<t:{made}:f>"))

    async def announce(held: Held) -> None:
        row, game = held.row, await keeper.game(held)
        told = (*notices.public(game.live, row.said), event)
        await keeper.commit(held, Change(row=row, notice=notices.plain(row, "turn", keeper.clock(), told)))

    for table in running:
        try:
            await keeper.alone(table, announce)
        except Refused as refused:
            log.warning("table %d does not say that it was restored: %s", table, refused)
    async with keeper.store.transaction() as tx:
        await settings.forget(tx, RESTORED)
    log.info("restored from the backup of %s; %d tables say so", made, len(running))
