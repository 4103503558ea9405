"""`python bot.py --check`: what is wrong is found and said before anybody plays; the report changes nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs import limits
from cogs.check import Finding, checked, lines
from cogs.config import Config
from engine import VERSION, words
from engine.games import rules_for
from engine.store import Store
from render.kit import able
from render.kit.type import FONTS
from tests.face.test_start import ROOT, as_anybody, settings
from tests.host.support import find_rules, house
from tests.support.fixtures import Logged


async def found(config: Config, part: str) -> list[Finding]:
    return [finding async for finding in checked(config) if finding.part == part]


async def wrong(config: Config, part: str) -> str:
    """What is wrong in one part; everything else has to be in order."""
    findings = [finding async for finding in checked(config) if finding.verdict == "wrong"]
    assert {finding.part for finding in findings} == {part}, findings
    return "\n".join(finding.says for finding in findings)


def run(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The program as a host starts it. The address of its Discord is one where nobody listens."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "--check"],
        cwd=folder,
        env=settings(folder, **more),
        preexec_fn=as_anybody,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
async def config(tmp_path: Path) -> Config:
    """Settings with a database that a bot has made."""
    path = tmp_path / "y.db"
    await (await Store.open(path)).close()
    return Config(token="x", database=str(path))


def test_a_station_in_order(tmp_path: Path) -> None:
    checked = run(tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert checked.stdout.splitlines()[-1] in ("Everything is in order.", "The bot can run; see the notes.")
    for part in ("settings", "games", "database", "texts", "fonts", "commands"):
        assert f"ok     {part}" in checked.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_station_that_cannot_run(tmp_path: Path) -> None:
    checked = run(tmp_path, DISCORD_TOKEN="")
    assert checked.returncode == 2
    assert "WRONG  settings  DISCORD_TOKEN is empty" in checked.stdout
    assert checked.stdout.splitlines()[-1].startswith("1 thing must be put right")


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    checked = run(tmp_path, YIZHAN_SHARDS="many")
    assert checked.returncode == 2
    assert "YIZHAN_SHARDS" in checked.stderr


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    checked = run(tmp_path, YIZHAN_DATABASE=str(closed / "y.db"))
    assert checked.returncode == 2
    assert f"WRONG  database  the folder {closed} cannot be written to" in checked.stdout


def test_a_database_that_cannot_be_written(config: Config, tmp_path: Path) -> None:
    Path(config.database).chmod(0o400)
    before = {path.name for path in tmp_path.iterdir()}
    checked = run(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == before
    assert checked.returncode == 2
    assert "WRONG  database  cannot be written to" in checked.stdout


async def test_a_database_is_left_as_it_is(config: Config) -> None:
    before = await asyncio.to_thread(Path(config.database).read_bytes)
    [finding] = await found(config, "database")
    assert finding.verdict == "ok"
    assert "whole and writable; no tables yet" in finding.says
    assert await asyncio.to_thread(Path(config.database).read_bytes) == before


async def test_beside_a_running_bot(config: Config) -> None:
    store = await Store.open(config.database)
    try:
        [finding] = await found(config, "database")
        async with store.transaction() as tx:
            tx.write("INSERT INTO notes VALUES ('a', 'b')")
    finally:
        await store.close()
    assert finding.verdict == "ok"


def drop_a_table(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("DROP TABLE outbox")
    database.close()


def add_a_column(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("ALTER TABLE notes ADD COLUMN more TEXT")
    database.close()


def leave_an_orphan(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO drafts VALUES (77, 0, 0, '')")
    database.close()


def rise(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 9999")
    database.close()


def scratch(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[3 * 4096 : 3 * 4096 + 2000] = b"\xff" * 2000
    path.write_bytes(raw)


def become_a_letter(path: Path) -> None:
    path.write_bytes(b"hello, this is a letter and no database\n" * 200)


def belong_to_somebody_else(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE songs (name TEXT)")
    database.close()


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (drop_a_table, "outbox is missing"),
        (add_a_column, "notes is not as this version made it"),
        (leave_an_orphan, "row None of drafts belongs to something in tables"),
        (rise, "newer version"),
        (scratch, "malformed"),
        (become_a_letter, "not a database"),
        (belong_to_somebody_else, "another program's"),
    ],
)
async def test_a_harmed_database(config: Config, harm: Callable[[Path], None], says: str) -> None:
    harm(Path(config.database))
    assert says in await wrong(config, "database")


async def test_a_database_from_before_an_update(tmp_path: Path) -> None:
    first = tmp_path / "migrations"
    first.mkdir()
    shutil.copy(ROOT / "migrations/0001_first_tables.sql", first)
    path = tmp_path / "y.db"
    await (await Store.open(path, first)).close()
    note, fine = await found(Config(token="x", database=str(path)), "database")
    assert (note.verdict, fine.verdict) == ("note", "ok")
    assert "make a backup first" in note.says
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)
    database.close()


@pytest.fixture
async def playing(config: Config) -> Config:
    """Settings with a database in which two games are going on."""
    async with house(Path(config.database).parent, find_rules, name="y.db") as home:
        for _ in range(2):
            await home.table(slug="dream")
    return config


async def test_running_games_are_tried_on_a_copy(playing: Config) -> None:
    before = await asyncio.to_thread(Path(playing.database).read_bytes)
    [finding] = await found(playing, "tables")
    assert (finding.verdict, finding.says) == ("ok", "2 running game(s), and this version goes on with each")
    assert await asyncio.to_thread(Path(playing.database).read_bytes) == before


async def test_a_game_with_which_this_version_cannot_go_on(playing: Config, logged: Logged) -> None:
    with sqlite3.connect(playing.database) as database:
        database.execute("UPDATE starts SET save = x'00' WHERE table_id = 2")
    database.close()
    assert await wrong(playing, "tables") == (
        "table 2 cannot go on with this version: it will be frozen (the log above says why)"
    )
    assert "table 2" in logged.forgive()
    with sqlite3.connect(playing.database) as database:
        assert database.execute("SELECT DISTINCT state FROM tables").fetchall() == [("running",)]
    database.close()


async def test_games_that_are_carried_over_to_newer_rules(playing: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = type(rules_for("dream"))
    monkeypatch.setattr(rules, "version", rules.version + 1)
    note, fine = await found(playing, "tables")
    assert (note.verdict, fine.verdict) == ("note", "ok")
    assert note.says.endswith("carried over: 1, 2")


async def test_a_command_that_discord_would_refuse(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMMAND_DESCRIPTION", 20)
    assert "/game: the description of" in await wrong(config, "commands")


async def test_texts_that_somebody_has_spoilt(config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(words.LOCALES, tmp_path / "locales")
    spoilt = tmp_path / "locales/zh-TW/host.ftl"
    spoilt.write_text(spoilt.read_text(encoding="utf-8").replace("host-full =", "host-full"), encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path / "locales")
    try:
        words._resources.cache_clear()
        findings = await found(config, "texts")
    finally:
        words._resources.cache_clear()
    assert [finding.verdict for finding in findings] == ["ok", "wrong", "note"]
    assert "host-full" in findings[1].says
    assert "lacks 1 messages, the first is host-full" in findings[2].says


async def test_a_font_that_is_missing(config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    for font in FONTS.iterdir():
        if font.name != "thai.ttf":
            (fonts / font.name).symlink_to(font)
    monkeypatch.setattr(able, "FONTS", fonts)
    assert "thai.ttf" in await wrong(config, "fonts")


async def test_a_game_that_cannot_be_set_up(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_slug: str) -> None:
        raise ModuleNotFoundError("no painter")

    monkeypatch.setattr("cogs.check.parts.painter_for", fail)
    assert "no painter" in await wrong(config, "games")


def test_the_report_says_how_it_stands() -> None:
    def last(*verdicts: str) -> str:
        return list(lines([Finding("part", verdict, "says") for verdict in verdicts]))[-1]  # type: ignore[arg-type]

    assert last("ok") == "Everything is in order."
    assert "notes" in last("ok", "note")
    assert last("wrong", "note", "wrong").startswith("2 things")


def test_the_version_is_that_of_the_project() -> None:
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
