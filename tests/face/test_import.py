"""`/export` and `/import` on simulated Discord: a game as a file, and looked at again, also after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import InteractionResult, ResponseMessage

from engine import notation, record
from engine.games import SLUGS
from engine.record import Record
from tests.face.players import Game
from tests.suite.recording import FOLDER
from tests.support.station import station
from tests.support.world import World, buttons, said


def finished() -> Record:
    """A recorded game."""
    return record.decode((FOLDER / SLUGS[0] / "2.json").read_bytes())


async def brought(world: World, data: bytes, name: str = "game.json") -> InteractionResult:
    """`/import` with this file."""
    result: InteractionResult = await world.mei.slash(world.channel, "import", file=(name, data))
    return result


def shown_by(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def files(message: ResponseMessage) -> list[str]:
    return [file.filename for file in message.attachments]


async def test_a_file_is_gone_through_like_a_table_and_stays_on_its_message(world: World) -> None:
    kept = finished()
    shown = shown_by(await brought(world, record.encode(kept)))
    assert "a game from a file" in said(shown)
    assert "step 1 of" in said(shown)
    assert files(shown) == [f"{SLUGS[0]}-board.webp", "yizhan-game.json"]
    await world.mei.click(shown, label="Forward ▶")
    assert "step 2 of" in said(shown)
    assert files(shown) == [f"{SLUGS[0]}-board.webp", "yizhan-game.json"]
    await world.restart(station(Path(world.bot.config.database)))  # type: ignore[attr-defined]
    await world.mei.click(shown, label="Last ⏭")
    assert "🏆" in said(shown)
    assert "**Seat 1**" in said(shown), "a file need not name its players"
    assert {"Score sheet", "Film"} <= set(buttons(shown))
    assert not {"Log", "Replay"} & set(buttons(shown))
    sheet = (await world.mei.click(shown, label="Score sheet")).response
    assert sheet is not None
    assert files(sheet)[0] == f"1-{SLUGS[0]}-scores.webp"
    host = world.bot.host  # type: ignore[attr-defined]
    assert await world.work(host.tables_in(world.guild.id)) == [], "it is no table"


async def test_notation_is_looked_at_too(world: World) -> None:
    kept = finished()
    text = notation.write(kept, record.rules_of(kept))
    shown = shown_by(await brought(world, text.encode(), "game.txt"))
    assert "step 1 of" in said(shown)
    assert files(shown)[1] == "yizhan-game.txt"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\x89PNG\r\n\x1a\n", "no exported game"),
        (b"{}", "no exported game"),
        (b"x" * (2**20 + 1), "too large"),
        (b'{"slug": "@everyone `x` <@1>"}', "no exported game"),
    ],
    ids=["a picture", "an empty record", "large", "mentions"],
)
async def test_other_files_have_their_sentence(world: World, data: bytes, says: str) -> None:
    assert says in said(shown_by(await brought(world, data)))


async def test_a_running_game_is_exported_as_text(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await game.swiftly(world.ada)
    told = (await world.ben.slash(game.channel, "export", form="notation")).response
    assert told is not None
    assert files(told) == ["yizhan-dream-1.txt"]
    text = world.picture(told).decode()
    assert text.startswith("Yizhan notation 1\nGame: dream\nExcerpt: ")
    assert "1. P1 ?" in text
    assert "Ada entertains" in text
    assert "no table of ours" not in said(told)
    assert "a running game" in said(shown_by(await brought(world, text.encode())))
