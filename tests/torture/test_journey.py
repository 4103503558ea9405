"""Kill a bot that plays campaigns, at any moment, and see that games and campaigns never part."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec

from tests.teaching.journey import LEGS, Legs

KILLS = max(6, int(os.environ.get("YIZHAN_KILLS", "0")) // 2)
SEED = os.environ.get("YIZHAN_SEED", str(time.time_ns() % 10**9))
LIFE = 0.9
"""The longest life of a process, in seconds after its start: several games."""
ROOT = Path(__file__).parent.parent.parent


async def live_and_die(database: Path, seconds: float) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.torture.journey", str(database), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
        await asyncio.sleep(seconds)
        assert process.returncode is None, "it has died by itself"
    finally:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
        await process.wait()


def check(database: Path) -> int:
    """The books after a death; returns how many games have been taken over."""
    with closing(sqlite3.connect(database)) as connection:
        campaigns = connection.execute("SELECT id, progress FROM campaigns ORDER BY id").fetchall()
        games = connection.execute(
            "SELECT campaign_id, number, before, taken, state FROM campaign_games JOIN tables ON id = table_id"
            " ORDER BY table_id"
        ).fetchall()
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    assert len(games) == tables, "a table that belongs to no campaign"
    for campaign, progress in campaigns:
        mine = [game for game in games if game[0] == campaign]
        assert mine, "a campaign without its first table"
        state = msgspec.json.decode(progress, type=Legs)
        stands: dict[int, str] = {}
        for _, number, before, taken, table in mine:
            assert bool(taken) == (table == "over"), "a game has ended without its campaign, or the other way round"
            assert len(msgspec.json.decode(before, type=Legs).done) == number - 1
            if taken:
                stands[number] = before
        assert sum(table != "over" for *_, table in mine) <= 1, "two games at once"
        assert len(state.done) == max(stands, default=0) <= LEGS
        for number, before in stands.items():
            assert state.done[: number - 1] == msgspec.json.decode(before, type=Legs).done
    return sum(taken for _, _, _, taken, _ in games)


async def test_games_and_their_campaigns_never_part(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    print(f"YIZHAN_SEED={SEED}")
    database = tmp_path / "yizhan.db"
    taken = [0]
    for _ in range(KILLS):
        await live_and_die(database, chance.uniform(0, LIFE))
        taken.append(check(database))
        assert taken[-1] >= taken[-2]
    assert taken[-1] > 0
