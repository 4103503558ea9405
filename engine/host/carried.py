"""What a finished game hands on to its campaign, written down in the transaction in which the game ends."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from engine.host.held import Game
from engine.kernel import Campaign
from engine.store import Damaged, Transaction, campaigns
from engine.store.tables import TableRow

log = logging.getLogger(__name__)


def written(state: object) -> str:
    """A campaign's state as it is kept."""
    return msgspec.json.encode(state).decode()


def read(campaign: Campaign[Any, Any], kept: str) -> Any:
    """A campaign's state from what was kept. Raises `Damaged`."""
    try:
        return msgspec.json.decode(kept, type=campaign.state)
    except msgspec.MsgspecError as error:
        raise Damaged(f"the state of a campaign: {error}") from error


async def take_over(tx: Transaction, game: Game, table: TableRow) -> None:
    """Take the result of a table that has just ended over into its campaign, if it belongs to one.

    A campaign that fails at it is left as it was: the game has ended all the same, and its last table keeps what is
    needed to try again.
    """
    try:
        linked = await campaigns.game_of(tx, table.id)
        if linked is None or linked.taken:
            return
        row = await campaigns.get(tx, linked.campaign_id)
    except Damaged as error:
        log.error("table %d could not be taken over into its campaign: %s", table.id, error)
        return
    if row is None:
        log.error("table %d belongs to campaign %d, which does not exist", table.id, linked.campaign_id)
        return
    try:
        campaign = game.rules.campaigns[row.name]
        progress = written(campaign.after(read(campaign, linked.before), game.session.table))
    except Exception:
        # Whatever is wrong with one campaign: its table and all others are not concerned.
        log.exception("campaign %d could not take table %d over", row.id, table.id)
        return
    await campaigns.take_over(tx, linked, progress, table.updated)
