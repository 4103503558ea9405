"""Campaigns, and which game of which campaign a table is."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from engine.store.database import Transaction
from engine.store.errors import Damaged
from engine.store.tables import State

log = logging.getLogger(__name__)


class CampaignRow(Struct, frozen=True, kw_only=True):
    """A campaign as stored; `id` is 0 until it is inserted. `progress` is the game's own state as JSON.

    `options` are those that were chosen for all its tables, `pace` in hours. See the second migration.
    """

    id: int = 0
    slug: str
    name: str
    guild: int | None
    owner: int
    owner_name: str
    language: str
    pace: int
    options: dict[str, str]
    progress: str
    created: float
    updated: float


class GameRow(Struct, frozen=True, kw_only=True):
    """A table of a campaign: its `number` there, the campaign's state (JSON) `before` it, and the table's own `state`.

    `taken`: its result has been taken over into the campaign.
    """

    table_id: int
    campaign_id: int
    number: int
    before: str
    taken: bool
    state: State


_COLUMNS = tuple(name for name in CampaignRow.__struct_fields__ if name != "id")
_INSERT = f"INSERT INTO campaigns ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))}) RETURNING id"
_GAMES = "SELECT campaign_games.*, state FROM campaign_games JOIN tables ON tables.id = table_id"


async def insert(tx: Transaction, campaign: CampaignRow) -> CampaignRow:
    """Store a new campaign; returns it with its id."""
    values = [getattr(campaign, name) for name in _COLUMNS]
    values[_COLUMNS.index("options")] = msgspec.json.encode(campaign.options).decode()
    row = await tx.one(_INSERT, *values)
    assert row is not None
    return msgspec.structs.replace(campaign, id=row["id"])


async def add_game(tx: Transaction, campaign_id: int, table_id: int, number: int, before: str) -> None:
    """Write down which game of a campaign a new table is."""
    tx.write("INSERT INTO campaign_games VALUES (?, ?, ?, ?, 0)", table_id, campaign_id, number, before)


async def take_over(tx: Transaction, game: GameRow, progress: str, now: float) -> None:
    """Write down what a finished game has made of its campaign."""
    tx.write("UPDATE campaigns SET progress = ?, updated = ? WHERE id = ?", progress, now, game.campaign_id)
    tx.write("UPDATE campaign_games SET taken = 1 WHERE table_id = ?", game.table_id)


async def get(tx: Transaction, campaign_id: int) -> CampaignRow | None:
    """One campaign, or None if there is none of that id. Raises `Damaged`."""
    row = await tx.one("SELECT * FROM campaigns WHERE id = ?", campaign_id)
    return None if row is None else _read(row)


async def game_of(tx: Transaction, table_id: int) -> GameRow | None:
    """Which game of a campaign a table is; None if it belongs to none. Raises `Damaged`."""
    row = await tx.one(f"{_GAMES} WHERE table_id = ?", table_id)
    return None if row is None else _read_game(row)


async def games_of(tx: Transaction, campaign_id: int) -> list[GameRow]:
    """The tables of a campaign, oldest first. Raises `Damaged`."""
    rows = await tx.all(f"{_GAMES} WHERE campaign_id = ? ORDER BY table_id", campaign_id)
    return [_read_game(row) for row in rows]


async def of_person(tx: Transaction, person: int, most: int) -> list[CampaignRow]:
    """The campaigns that somebody owns or plays in, newest change first."""
    return _list(
        await tx.all(
            "SELECT * FROM campaigns WHERE owner = ? OR id IN (SELECT campaign_id FROM campaign_games"
            " JOIN chairs ON chairs.table_id = campaign_games.table_id WHERE person = ?)"
            " ORDER BY updated DESC, id DESC LIMIT ?",
            person,
            person,
            most,
        )
    )


async def in_guild(tx: Transaction, guild: int, most: int) -> list[CampaignRow]:
    """A server's campaigns, newest change first."""
    return _list(
        await tx.all("SELECT * FROM campaigns WHERE guild = ? ORDER BY updated DESC, id DESC LIMIT ?", guild, most)
    )


def _list(rows: Iterable[sqlite3.Row]) -> list[CampaignRow]:
    """A damaged row is left out, so that the others can be listed."""
    found: list[CampaignRow] = []
    for row in rows:
        try:
            found.append(_read(row))
        except Damaged as error:
            log.error("left out of a list: %s", error)
    return found


def _read(row: sqlite3.Row) -> CampaignRow:
    raw = dict(row)
    try:
        raw["options"] = msgspec.json.decode(raw["options"])
        return msgspec.convert(raw, CampaignRow)
    except msgspec.MsgspecError as error:
        raise Damaged(f"campaign {row['id']}: {error}") from error


def _read_game(row: sqlite3.Row) -> GameRow:
    try:
        return msgspec.convert(dict(row), GameRow, strict=False)
    except msgspec.MsgspecError as error:
        raise Damaged(f"the campaign of table {row['table_id']}: {error}") from error
