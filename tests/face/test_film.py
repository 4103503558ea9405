"""At the end of a game: its sheet of pictures, and its film with a bar that shows how far it is."""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import InteractionResult

from cogs.ids import Press
from cogs.replay.film import bar, watched
from render.darkroom import Darkroom, Report
from render.reel import Job, develop
from tests.face import inn as teaching
from tests.face.lobbies import bot_of
from tests.face.players import Game
from tests.face.test_play_bad_input import pressed
from tests.support.fixtures import Logged
from tests.support.world import World, buttons, said


async def finished(inn: World) -> Game:
    """A finished game of the teaching game."""
    game = await teaching.begun(inn, inn.ben)
    await inn.work(teaching.to_the_end(inn.bot.host))  # type: ignore[attr-defined]
    await inn.env.settle()
    return game


def darkroom(world: World) -> Darkroom:
    """Where the bot has its films made."""
    room = world.bot.get_cog("Projector").darkroom  # type: ignore[attr-defined]
    assert isinstance(room, Darkroom)
    return room


class Lab:
    """Makes films in this process, for it knows the teaching game's painter, when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.made = 0

    async def __call__(self, job: Job, report: Report) -> bytes:
        report(1, len(job.shots))
        await self.let.wait()
        self.made += 1
        return await asyncio.to_thread(develop, job, lambda done, of: None)


def told(result: InteractionResult) -> str:
    """All that somebody was told after a press."""
    shown = [*result.followups, *([result.response] if result.response else [])]
    return "\n".join(said(message) for message in shown)


def edits(world: World) -> list[Any]:
    """The texts that the private answers have shown one after the other."""
    return [
        str(entry.json) for entry in world.env.http_requests if entry.method == "PATCH" and "@original" in entry.path
    ]


async def test_the_last_card_leads_to_the_sheet(inn: World) -> None:
    game = await finished(inn)
    shown = (await inn.mei.click(game.card, label="Score sheet")).response
    assert shown is not None
    assert shown.ephemeral
    names = [file.filename for file in shown.attachments]
    assert names == [
        "1-teaching-scores.webp",
        "2-teaching-board.webp",
        "3-teaching-player.webp",
        "4-teaching-player.webp",
    ]
    scores, board, first, _ = [file.description or "" for file in shown.attachments]
    assert "Ada:" in scores
    assert board == "hands []"
    assert first != board, "what they held is shown now"
    assert {"Replay", "Film", "Log"} <= set(buttons(shown))


async def test_there_is_no_sheet_and_no_film_before_the_end(inn: World) -> None:
    game = await teaching.begun(inn, inn.ben)
    for verb in ("sheet", "film"):
        assert "when the game is over" in await pressed(game, inn.ada, Press(verb, 1))


async def test_a_film_is_made_once_with_a_bar_and_then_shown_at_once(inn: World) -> None:
    game = await finished(inn)
    lab = darkroom(inn)._develop = Lab()
    sheet = (await inn.mei.click(game.card, label="Score sheet")).response
    assert sheet is not None
    asyncio.get_running_loop().call_later(0.2, lab.let.set)
    shown = (await inn.mei.click(sheet, label="Film")).response
    assert shown is not None
    assert [file.filename for file in shown.attachments] == ["yizhan-teaching-1.webp"]
    assert "film of" in (shown.attachments[0].description or "")
    assert inn.picture(shown)[8:12] == b"WEBP"
    assert any("▱" in edit for edit in edits(inn)), "how far it is"
    again = (await inn.mei.click(sheet, label="Film")).response
    assert again is not None
    assert inn.picture(again) == inn.picture(shown)
    assert lab.made == 1


async def test_a_film_from_before_somebody_was_forgotten_is_not_shown_any_more(inn: World) -> None:
    game = await finished(inn)
    lab = darkroom(inn)._develop = Lab()
    lab.let.set()
    sheet = (await inn.mei.click(game.card, label="Score sheet")).response
    assert sheet is not None
    await inn.mei.click(sheet, label="Film")
    await inn.work(bot_of(inn).host.people.forget(inn.ben.id))
    await inn.mei.click(sheet, label="Film")
    assert lab.made == 2


async def test_a_film_that_is_larger_than_allowed_is_said_so(inn: World) -> None:
    game = await finished(inn)
    lab = darkroom(inn)._develop = Lab()
    lab.let.set()
    inn.file_limit = 500
    sheet = (await inn.mei.click(game.card, label="Score sheet")).response
    assert sheet is not None
    assert "larger than Discord allows" in told(await inn.mei.click(sheet, label="Film"))


async def test_a_film_that_cannot_be_made_is_said_so(inn: World, logged: Logged) -> None:
    game = await finished(inn)

    async def broken(job: Job, report: Report) -> bytes:
        raise OSError("no film today")

    darkroom(inn)._develop = broken
    sheet = (await inn.mei.click(game.card, label="Score sheet")).response
    assert sheet is not None
    assert "could not be made" in told(await inn.mei.click(sheet, label="Film"))
    assert "no film today" in logged.forgive()


async def test_how_far_it_is_shows_where_that_has_changed_until_the_work_is_done() -> None:
    work: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
    far, shown, looks = 0, list[int](), 0

    def how_far() -> int:
        """Two pictures are done between every third look and the next."""
        nonlocal far, looks
        looks += 1
        far += 2 if looks % 3 == 0 else 0
        if looks == 10:
            work.set_result(b"film")
        return far

    async def show() -> None:
        shown.append(far)

    assert await watched(work, how_far, show, 0.0, 60.0)
    assert shown == [0, 2, 4, 6]


async def test_who_waits_too_long_is_told_and_the_work_goes_on() -> None:
    work: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    async def show() -> None:
        raise AssertionError("there is no time left")

    assert not await watched(work, lambda: 0, show, 60.0, 0.0)
    assert not work.done()


def test_the_bar() -> None:
    assert bar(0, 0) == bar(0, 7) == "▱" * 20
    assert bar(7, 7) == "▰" * 20
    assert bar(3, 7) == "▰" * 8 + "▱" * 12
