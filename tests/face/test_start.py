"""`make run`: whatever makes a start impossible ends it with one clear sentence on stderr and exit code 2."""

from __future__ import annotations

import asyncio
import ctypes
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import discord
from aiohttp import web

from bot import UNREACHABLE, UNUSABLE
from cogs.permissions import IN_THREADS, NEEDED

ROOT = Path(__file__).parents[2]


def settings(folder: Path, **more: str) -> dict[str, str]:
    """An environment for the program: its own database, a token, and nothing of ours from outside."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("YIZHAN_", "DISCORD_"))}
    # The port is one on which nobody listens: no test may ever reach Discord.
    inside = {
        "DISCORD_TOKEN": "x",
        "YIZHAN_DATABASE": str(folder / "y.db"),
        "YIZHAN_API_BASE": "http://127.0.0.1:9/api",
    }
    return {**outside, "PYTHONPATH": str(ROOT), **inside, **more}


def test_the_address_for_inviting_asks_for_just_what_the_code_needs() -> None:
    [value] = re.findall(r"permissions=(\d+)", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"))
    assert discord.Permissions(int(value)) == discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True))


def as_anybody() -> None:
    """In the child, before it becomes the program: permissions bind root as well (Linux, capabilities(7))."""
    if os.geteuid() == 0:
        forget, override = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
        if ctypes.CDLL(None).prctl(forget, override, 0, 0, 0) != 0:
            raise OSError("root cannot be bound by permissions here")


def start(folder: Path, program: Path = ROOT / "bot.py", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(program)],
        cwd=folder,
        env=settings(folder, **more),
        preexec_fn=as_anybody,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentence(run: subprocess.CompletedProcess[str], code: int = UNUSABLE) -> str:
    """The one line that a failed start leaves."""
    assert run.returncode == code, run.stderr
    assert "Traceback" not in run.stderr
    [line] = [line for line in run.stderr.splitlines() if line.startswith("Yizhan: ")]
    return line


def test_without_a_token(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN" in sentence(start(tmp_path, DISCORD_TOKEN=""))


def test_with_a_setting_that_means_nothing(tmp_path: Path) -> None:
    assert "YIZHAN_SHARDS" in sentence(start(tmp_path, YIZHAN_SHARDS="lots"))


async def test_with_a_token_that_discord_does_not_know(tmp_path: Path) -> None:
    async def refuse(_request: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        port = runner.addresses[0][1]
        run = await asyncio.to_thread(start, tmp_path, YIZHAN_API_BASE=f"http://127.0.0.1:{port}/api/v10")
    finally:
        await runner.cleanup()
    assert "does not accept the token" in sentence(run)


def test_with_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    assert "closed" in sentence(start(tmp_path, YIZHAN_DATABASE=str(closed / "y.db")))
    assert not list(closed.iterdir())


def test_with_a_database_where_a_folder_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert "cannot be written to" in sentence(start(tmp_path, YIZHAN_DATABASE=str(tmp_path / "file" / "y.db")))


def test_with_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "y.db"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 9999")
    database.close()
    assert "newer" in sentence(start(tmp_path))
    assert path.exists()


def test_with_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "y.db").write_bytes(b"hello, this is a letter and no database\n" * 200)
    assert str(tmp_path / "y.db") in sentence(start(tmp_path))


def test_discord_out_of_reach_may_be_tried_again(tmp_path: Path) -> None:
    assert "cannot be reached" in sentence(start(tmp_path), UNREACHABLE)


def test_with_a_broken_content_file(tmp_path: Path) -> None:
    copy = tmp_path / "yizhan"
    shutil.copytree(ROOT / "engine", copy / "engine")
    shutil.copy(ROOT / "bot.py", copy)
    for folder in ("cogs", "render", "locales", "migrations"):
        (copy / folder).symlink_to(ROOT / folder)
    shops = copy / "engine/games/dream/content/shops.toml"
    shops.write_text(shops.read_text(encoding="utf-8").replace(" = ", " = [] #", 1), encoding="utf-8")
    assert "shops.toml" in sentence(start(tmp_path, copy / "bot.py", PYTHONPATH=""))
