"""Films: every step once, small enough, made by a process of their own, one after the other, and kept."""

from __future__ import annotations

import asyncio
import io
import itertools
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from engine import record
from engine.games import SLUGS
from engine.kernel import Session, text
from engine.record import Record
from engine.words import Localiser
from render import reel
from render.darkroom import Darkroom, Report, in_a_process
from render.reel import Job, Shot, TooLarge, chosen, develop

RECORDED = Path(__file__).parents[1] / "recorded"


def job(steps: int, slug: str = SLUGS[0]) -> Job:
    """The first steps of a recorded game."""
    kept: Record = record.decode((RECORDED / slug / "2.json").read_bytes())
    session, _ = Session.begin(record.rules_of(kept), kept.seats, kept.options, kept.seed)
    shots = [Shot(session.view(None), session.table.chapter(), ())]
    entries = iter(kept.entries)
    while len(shots) < steps:
        step = session.step
        while session.step == step:
            session = session.replay(next(entries))
        shots.append(Shot(session.view(None), session.table.chapter(), (text("host-taken-back", who="Ada"),)))
    return Job(slug, "en", ("Ada", "Ben"), text("play-title", game="Dream", table="7"), tuple(shots))


def unheard(_done: int, _of: int) -> None:
    """Nobody wants to know."""


def frames(data: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]


def test_a_film_shows_every_step_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    data = develop(job(4), lambda done, of: told.append((done, of)))
    assert data[8:12] == b"WEBP"
    pictures = frames(data)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert len(pictures) == 4
    assert {picture.width for picture in pictures} == {reel.WIDTHS[0]}
    assert all(one.tobytes() != other.tobytes() for one, other in itertools.pairwise(pictures))
    assert Image.open(io.BytesIO(data)).info["loop"] == 0


def test_a_film_that_would_be_too_large_gets_smaller_and_at_last_is_none() -> None:
    work = job(3)
    whole = develop(work, unheard)
    small = develop(work, unheard, guard=len(whole) - 1)
    assert len(small) < len(whole)
    assert frames(small)[0].width < reel.WIDTHS[0]
    with pytest.raises(TooLarge):
        develop(work, unheard, guard=100)


def test_long_games_skip_steps_evenly_but_neither_end() -> None:
    assert chosen(3, 150) == (0, 1, 2)
    shown = chosen(1000, 150)
    assert (len(shown), shown[0], shown[-1]) == (150, 0, 999)
    assert {later - earlier for earlier, later in itertools.pairwise(shown)} <= {6, 7}


def test_a_caption_fits_whatever_is_said() -> None:
    long = text("play-name", name="Long ago, " * 80)
    work = job(2)
    shots = (work.shots[0], Shot(work.shots[1].view, long, (long, long)))
    board = Image.new("RGB", (1200, 300), "white")
    told = Job(work.slug, "zh-TW", work.names, long, shots)
    image = reel.captioned(board, told, 1, Localiser("zh-TW", work.names), (1, 2, 3))
    assert image.size == (1200, 300 + reel.STRIP)


async def test_a_process_of_its_own_makes_the_same_film() -> None:
    told: list[tuple[int, int]] = []
    work = job(2)
    data = await in_a_process(work, lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    assert [one.tobytes() for one in frames(data)] == [one.tobytes() for one in frames(develop(work, unheard))]


async def test_a_film_that_fails_is_logged_and_none(caplog: pytest.LogCaptureFixture) -> None:
    work = job(1)
    lost = Job("nothing", work.language, work.names, work.title, work.shots)
    dark = Darkroom()
    assert await dark.film("lost", lost, unheard) is None
    assert "could not be made" in caplog.text
    assert dark.ready("lost") is None
    await dark.close()


class Kitchen:
    """Makes films of a hundred bytes when it is let, and counts them."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.at_once = 0
        self.most = 0
        self.let = asyncio.Event()

    async def __call__(self, work: Job, report: Report) -> bytes:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        report(1, 2)
        await self.let.wait()
        self.made.append(work.slug)
        self.at_once -= 1
        return work.slug.encode() * 10


async def test_the_same_film_is_made_once_and_films_one_after_the_other() -> None:
    kitchen = Kitchen()
    dark = Darkroom(develop=kitchen)
    one, other = job(1), Job("other", "en", (), text("kernel-none"), ())
    told: list[str] = []
    first = asyncio.create_task(dark.film("a", one, lambda done, of: told.append("first")))
    again = asyncio.create_task(dark.film("a", one, lambda done, of: told.append("again")))
    second = asyncio.create_task(dark.film("b", other, unheard))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    kitchen.let.set()
    assert await again == one.slug.encode() * 10
    assert await second == b"other" * 10
    assert kitchen.made == [one.slug, "other"], "also when who asked first has gone"
    assert kitchen.most == 1
    assert set(told) == {"first", "again"}
    assert await dark.film("a", one, unheard) == dark.ready("a")
    assert len(kitchen.made) == 2


async def test_the_oldest_films_are_let_go() -> None:
    kitchen = Kitchen()
    kitchen.let.set()
    dark = Darkroom(kept=120, develop=kitchen)
    for key in range(4):
        await dark.film(key, Job("other", "en", (), text("kernel-none"), ()), unheard)
    assert [key for key in range(4) if dark.ready(key)] == [2, 3]


async def test_a_closed_darkroom_gives_up() -> None:
    kitchen = Kitchen()
    dark = Darkroom(develop=kitchen)
    asked = asyncio.create_task(dark.film("a", job(1), unheard))
    await asyncio.sleep(0)
    await dark.close()
    with pytest.raises(asyncio.CancelledError):
        await asked
