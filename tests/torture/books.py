"""Compares what people were shown with what the database of the real bot remembers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import msgspec

from cogs.ids import read as press_of
from cogs.panel.menu import seal
from engine.kernel import Reply, Undo
from engine.store.records import Entry
from tests.discord.messages import Message
from tests.discord.players import Move, Player


def _open(database: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True))


async def everything_is_announced(database: Path, seconds: float = 30.0) -> None:
    """Wait until the bot has written down that Discord has all announcements."""
    for _ in range(round(seconds / 0.1)):
        if not _unsent(database):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{_unsent(database)} announcements have not been made")


def _unsent(database: Path) -> int:
    with _open(database) as connection:
        (count,) = connection.execute("SELECT count(*) FROM outbox WHERE message IS NULL").fetchone()
    return int(count)


def check_moves(database: Path, players: Iterable[Player], opened: Iterable[int]) -> int:
    """Every move that was acknowledged stands in the record exactly once, and nothing that nobody has pressed.

    Returns how many entries were compared.
    """
    sent: dict[tuple[int, int | None], list[Move]] = {}
    known: list[Move] = []
    for player in players:
        for move in player.ledger.sent:
            sent.setdefault((move.press.table, move.press.seat), []).append(move)
        known += player.ledger.acknowledged
    compared = 0
    with _open(database) as connection:
        for table in opened:
            there = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            assert there, f"table {table} was opened and is lost"
        entries: dict[tuple[int, int | None, int], Reply | Undo] = {}
        for table, seat, written in connection.execute("SELECT table_id, seat, entry FROM records WHERE at > 0"):
            entry = msgspec.json.decode(written, type=Entry)
            assert isinstance(entry, Reply | Undo), f"table {table}: {entry}"
            where = table, seat, entry.ticket
            assert where not in entries, f"table {table}: seat {seat} has acted twice with ticket {entry.ticket}"
            entries[where] = entry
            assert any(_stands_for(move, entry) for move in sent[table, seat]), f"nobody has pressed for {entry}"
            compared += 1
    for move in known:
        press = move.press
        assert press.ticket is not None
        kept = entries.get((press.table, press.seat, press.ticket))
        assert kept is not None, f"{move} was acknowledged and is lost"
        assert _stands_for(move, kept), f"{move} was acknowledged, and {kept} was recorded"
    return compared


def _stands_for(move: Move, entry: Reply | Undo) -> bool:
    """May this press have become this entry?"""
    press = move.press
    if press.ticket != entry.ticket or (press.verb == "undo") != isinstance(entry, Undo):
        return False
    if isinstance(entry, Undo):
        return True
    return entry.picks == move.values if press.verb == "menu" else seal(entry.picks) == press.arg


def check_announcements(database: Path, said: Iterable[Message]) -> int:
    """Every announcement stands in its place exactly once and in order, and mentions nobody twice for one activation.

    Returns how many there are.
    """
    with _open(database) as connection:
        rows = connection.execute("SELECT row, table_id, kind, ping, message FROM outbox ORDER BY row").fetchall()
        seats = {
            (table, person): seat
            for table, seat, person in connection.execute("SELECT table_id, seat, person FROM chairs")
        }
    by_row: dict[int, list[Message]] = {}
    for message in sorted(said, key=lambda message: message.id):
        for row in {press.row for custom_id in message.custom_ids if (press := press_of(custom_id)) and press.row}:
            by_row.setdefault(row, []).append(message)
    assert Counter({row: len(messages) for row, messages in by_row.items()}) == Counter(row for row, *_ in rows), (
        "an announcement was lost or doubled"
    )
    order: dict[int, list[int]] = {}
    mentions: Counter[tuple[int, int, int]] = Counter()
    for row, table, kind, ping, posted in rows:
        [message] = by_row[row]
        assert message.id == posted, f"announcement {row} is message {message.id}, and {posted} was written down"
        order.setdefault(table, []).append(message.id)
        activated = dict(msgspec.json.decode(ping))
        if kind != "begun":  # which mentions everybody
            mentions.update((table, seat, activated[seat]) for seat in (seats[table, who] for who in message.mentions))
    assert all(posted == sorted(posted) for posted in order.values()), "announcements out of order"
    assert all(count == 1 for count in mentions.values()), "somebody was mentioned twice for one activation"
    return len(rows)
