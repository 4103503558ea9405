"""Exported games, looked at again: what was played is what is seen; whatever else a file holds is refused."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from engine import notation, record
from engine.host.imports import LARGEST
from engine.kernel import Refused
from engine.words import Localiser
from tests.host.support import ADA, BEN, MEI, House, bids, find_rules, first, refusal
from tests.host.test_replays import play_with_undos
from tests.teaching.words import teach

WORDS = Localiser("en", ("Ada", "Ben", "梅香"))


@pytest.fixture
async def table(home: House) -> int:
    """A finished game with undos."""
    teach()
    made = await home.table(seats=3)
    await play_with_undos(home, made)
    return made


def rows(home: House) -> dict[str, int]:
    """How many rows the database has, by table."""
    with closing(sqlite3.connect(home.path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.mark.parametrize("form", ["record", "notation"])
async def test_a_game_looks_as_its_table_does(home: House, table: int, form: str) -> None:
    if form == "record":
        data = await home.host.export(table, MEI.id)
    else:
        data = (await home.host.notation(table, MEI.id, WORDS)).encode()
    before = rows(home)
    game = await home.host.look_at(data)
    assert (game.slug, game.names) == ("teaching", ("Ada", "Ben", "梅香"))
    _, end = await home.host.replay(table)
    assert len(game.film.stops) == len(end.stops)
    for number in range(len(end.stops)):
        for seat in (None, 0, 2):
            _, scene = await home.host.replay(table, number, seat=seat)
            again = game.film.scene(number, seat, over=True)
            assert (again.view, again.since, again.events, again.standings) == (
                scene.view, scene.since, scene.events, scene.standings,
            )  # fmt: skip
    assert rows(home) == before, "nothing is written"
    assert home.host.looked_at(game.digest) is game
    assert await home.host.look_at(data) is game


async def test_the_notation_of_a_finished_game_is_read_as_it_was_played(home: House, table: int) -> None:
    text = await home.host.notation(table, None, WORDS)
    kept = record.decode(await home.host.export(table, None))
    again = notation.to_record(notation.read(text), find_rules)
    assert (again.entries, again.checks, again.seed) == (kept.entries, kept.checks, home.seed)
    assert "takes back" in text
    assert "Ada bids" in text or " ; Ada" in text


async def test_the_notation_of_a_running_game_holds_only_what_its_reader_may_know(home: House) -> None:
    teach()
    table = await home.table()
    await home.answer(table, ADA, "bid:1")
    mine, others, public = [await home.host.notation(table, person, WORDS) for person in (ADA.id, BEN.id, None)]
    assert "P1 bid: bid:1" in mine
    for text in (others, public):
        assert "P1 ?" in text
        assert "bid:1" not in text
    await home.answer(table, BEN, "bid:0")
    for text in [await home.host.notation(table, person, WORDS) for person in (ADA.id, BEN.id, None)]:
        assert home.seed not in text
        with pytest.raises(Refused) as error:
            await home.host.look_at(text.encode())
        assert refusal(error) == "history-import-running"
    with pytest.raises(Refused) as error:
        await home.host.look_at(await home.host.export(table, ADA.id))
    assert refusal(error) == "history-import-running"


async def refused(home: House, data: bytes) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as error:
        await home.host.look_at(data)
    return error.value.reason.key, error.value.reason.args


async def test_changed_files_are_told_from_which_move_on(home: House, table: int) -> None:
    kept = json.loads(await home.host.export(table, None))
    kept["checks"][4] = "00000000"
    assert await refused(home, json.dumps(kept).encode()) == ("history-import-differs", {"move": 4})
    kept["entries"][0]["picks"] = ["no:such"]
    assert await refused(home, json.dumps(kept).encode()) == ("history-import-differs", {"move": 1})
    text = await home.host.notation(table, None, WORDS)
    assert (await refused(home, text.replace("End: ", "End: 0").encode()))[0] == "history-import-differs"


async def test_cards_of_a_file_are_never_used(home: House, table: int) -> None:
    kept = json.loads(await home.host.export(table, None))
    kept["content"] = {"cards": {"x": {"copies": 10**9}}}
    assert (await home.host.look_at(json.dumps(kept).encode())).slug == "teaching"
    kept["content_digest"] = "0" * 64
    assert (await refused(home, json.dumps(kept).encode()))[0] == "history-import-cards"


@pytest.mark.parametrize(
    "change",
    [
        {"slug": "nothing"},
        {"slug": "../../etc/passwd"},
        {"seats": 10**9},
        {"seats": -1},
        {"seats": 2**70},
        {"options": {"size": "`@everyone` [x](http://y)"}},
        {"seed": None},
        {"entries": [{"is": "reply", "seat": 0, "key": "bid", "ticket": 0, "picks": []}] * 10_000},
        {"checks": []},
        {"entries": "x"},
        {"yizhan": 2},
    ],
    ids=str,
)
async def test_files_that_are_no_games_have_a_sentence(home: House, table: int, change: dict[str, Any]) -> None:
    kept = json.loads(await home.host.export(table, None))
    if isinstance(entries := change.get("entries"), list):
        change = {**change, "checks": ["00000000"] * (len(entries) + 1)}
    key, args = await refused(home, json.dumps({**kept, **change}).encode())
    assert key == "history-import-unreadable"
    assert "`" not in args["problem"]
    assert "\n" not in args["problem"]
    assert len(args["problem"]) <= 300


@pytest.mark.parametrize(
    "data", [b"", b"\xff" * 9, b"[" * 200_000, b"{}", b"\x89PNG\r\n", b"Yizhan notation 1\nGame: x\n"], ids=len
)
async def test_junk_has_a_sentence(home: House, data: bytes) -> None:
    assert (await refused(home, data))[0] == "history-import-unreadable"


async def test_large_files_are_not_even_read(home: House) -> None:
    assert (await refused(home, b" " * (LARGEST + 1)))[0] == "history-import-large"


async def test_few_games_are_kept(home: House, table: int) -> None:
    kept = json.loads(await home.host.export(table, None))
    games = [await home.host.look_at(json.dumps({**kept, "names": [str(n)] * 3}).encode()) for n in range(10)]
    assert [home.host.looked_at(game.digest) is not None for game in games] == [False] * 2 + [True] * 8


async def test_missing_names_are_filled_up_and_too_many_left_out(home: House, table: int) -> None:
    kept = json.loads(await home.host.export(table, None))
    assert (await home.host.look_at(json.dumps({**kept, "names": ["", "x"]}).encode())).names == ("", "x", "")
    assert (await home.host.look_at(json.dumps({**kept, "names": list("abcdef")}).encode())).names == ("a", "b", "c")


async def test_a_table_that_is_played_on_meanwhile_is_not_disturbed(home: House) -> None:
    teach()
    table = await home.table()
    await bids(home, table)
    text = await home.host.notation(table, ADA.id, WORDS)
    assert "Excerpt" in text
    await home.play(table, first)
    assert "End: " in await home.host.notation(table, ADA.id, WORDS)
