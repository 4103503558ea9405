"""Pictures are drawn off the event loop, in a queue that stays bounded, and a failed one never stops a game."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator

import msgspec
import pytest
from PIL import Image

from engine.kernel import Decision, View, text
from engine.words import Localiser
from render.picture import Picture
from render.studio import KEPT, Order, Studio

WORDS = Localiser("en", ("Ada", "Ben"))
VIEW = View(viewer=None, seats=2)


class Easel:
    """A painter that paints when it is let: each picture waits for `brush`."""

    areas = ("board", "street", "player")
    accent = (0xD9, 0xA4, 0x41)

    def __init__(self) -> None:
        self.brush = threading.Event()
        self.begun = threading.Event()
        self.painted: list[str] = []
        self.threads: set[str] = set()

    def paint(self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str) -> Picture:
        self.begun.set()
        self.brush.wait(10)
        if area == "spilt":
            raise ValueError("no such colour")
        self.painted.append(area)
        self.threads.add(threading.current_thread().name)
        return Picture(Image.new("RGB", (40, 20), "white"), text("kernel-seat", seat=1))

    def cover(self, words: Localiser) -> Picture:
        self.painted.append(f"cover {words.language}")
        return Picture(Image.new("RGB", (40, 20), "white"), text("kernel-seat", seat=1))

    def focus(self, view: View, decision: Decision) -> str:
        return "street"

    def emblem(self, size: int) -> Image.Image:
        return Image.new("RGBA", (size, size))


@pytest.fixture
def easel() -> Easel:
    return Easel()


@pytest.fixture
async def studio(easel: Easel) -> AsyncIterator[Studio]:
    studio = Studio(painters=lambda _slug: easel, depth=3, slow=60)
    yield studio
    easel.brush.set()
    await studio.close()


def order(area: str) -> Order:
    return Order("some", WORDS, VIEW, area=area)


async def busy(studio: Studio, easel: Easel) -> asyncio.Task[object]:
    """Give the only thread something to draw, and return once it holds the brush."""
    task = asyncio.create_task(studio.draw(order("board")))
    await asyncio.to_thread(easel.begun.wait, 10)
    return task


async def test_a_picture_comes_as_webp_with_its_words(studio: Studio, easel: Easel) -> None:
    easel.brush.set()
    drawing = await studio.draw(order("player:1"))
    assert drawing is not None
    assert drawing.data[8:12] == b"WEBP"
    assert (drawing.name, drawing.alt) == ("some-player.webp", "Seat 1")
    assert threading.current_thread().name not in easel.threads


async def test_the_event_loop_goes_on_meanwhile(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    assert not first.done()
    easel.brush.set()
    assert await first is not None


async def test_a_superseded_picture_is_not_drawn(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    old = asyncio.create_task(studio.draw(order("old"), "ada"))
    other = asyncio.create_task(studio.draw(order("other"), "ben"))
    await asyncio.sleep(0)
    new = asyncio.create_task(studio.draw(order("new"), "ada"))
    assert await old is None
    easel.brush.set()
    await asyncio.gather(first, other, new)
    assert easel.painted == ["board", "other", "new"]


async def test_when_too_many_wait_the_oldest_private_one_goes_but_no_card(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    waiting = [asyncio.create_task(studio.draw(order("card")))]
    waiting += [asyncio.create_task(studio.draw(order(f"panel{n}"), n)) for n in range(3)]
    assert await waiting[1] is None
    easel.brush.set()
    await asyncio.gather(first, *waiting)
    assert easel.painted == ["board", "card", "panel1", "panel2"]


async def test_who_looks_back_waits_until_no_game_does(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    calm = msgspec.structs.replace(order("past"), calm=True)
    waiting = [asyncio.create_task(studio.draw(calm, "mei")), asyncio.create_task(studio.draw(order("card")))]
    waiting.append(asyncio.create_task(studio.draw(order("undone"))))
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(studio.draw(order("another"))))
    assert await waiting[0] is None, "and it is the first to go when too many wait"
    waiting[0] = asyncio.create_task(studio.draw(calm))
    easel.brush.set()
    await asyncio.gather(first, *waiting)
    assert easel.painted == ["board", "card", "undone", "another", "past"]


async def test_a_picture_that_fails_is_logged_and_left_out(
    studio: Studio, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    easel.brush.set()
    assert await studio.draw(order("spilt")) is None
    assert "some/spilt could not be drawn" in caplog.text
    assert await studio.draw(order("board")) is not None


async def test_a_slow_picture_leaves_a_warning(easel: Easel, caplog: pytest.LogCaptureFixture) -> None:
    easel.brush.set()
    studio = Studio(painters=lambda _slug: easel, slow=-1)
    with caplog.at_level(logging.WARNING):
        await studio.draw(order("board"))
    await studio.close()
    assert "drawing some/board took" in caplog.text


async def test_somebody_who_gives_up_waiting_does_not_block_the_queue(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    gone = asyncio.create_task(studio.draw(order("gone")))
    stays = asyncio.create_task(studio.draw(order("stays")))
    await asyncio.sleep(0)
    gone.cancel()
    easel.brush.set()
    await asyncio.gather(first, stays)
    assert easel.painted == ["board", "stays"]


async def test_the_same_picture_for_the_same_person_is_drawn_once(studio: Studio, easel: Easel) -> None:
    easel.brush.set()
    one = await studio.draw(order("board"), "ada")
    again = await studio.draw(Order("some", Localiser("en", ("Ada", "Ben")), View(viewer=None, seats=2)), "ada")
    assert one is again is not None
    for changed in (
        Order("some", WORDS, View(viewer=1, seats=2)),
        Order("some", Localiser("zh-TW", WORDS.names), VIEW),
        Order("some", WORDS.named(("Eva", "Ben")), VIEW),
        Order("some", WORDS, VIEW, since=VIEW),
        Order("some", WORDS, VIEW, area="street"),
    ):
        assert await studio.draw(changed, "ada") is not one
    assert len(easel.painted) == 6


async def test_few_drawings_are_kept(studio: Studio, easel: Easel) -> None:
    easel.brush.set()
    for person in range(KEPT + 1):
        await studio.draw(order("board"), person)
    await studio.draw(order("board"), KEPT)
    assert len(easel.painted) == KEPT + 1
    await studio.draw(order("board"), 0)
    assert len(easel.painted) == KEPT + 2


async def test_a_closed_studio_lets_everybody_go(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    waiting = asyncio.create_task(studio.draw(order("street")))
    await asyncio.sleep(0)
    closing = asyncio.create_task(studio.close())
    assert await waiting is None
    assert await studio.draw(order("board")) is None
    easel.brush.set()
    await closing
    assert await first is not None


async def test_a_cover_is_drawn_once_a_language(studio: Studio, easel: Easel) -> None:
    one, again = await studio.cover("some", WORDS), await studio.cover("some", Localiser("en"))
    assert one is again is not None
    await studio.cover("some", Localiser("zh-TW"))
    assert easel.painted == ["cover en", "cover zh-TW"]


def test_areas_and_accent_come_from_the_painter(easel: Easel) -> None:
    studio = Studio(painters=lambda _slug: easel)
    assert studio.areas("some", 2) == ("board", "street", "player:0", "player:1")
    assert studio.accent("some") == 0xD9A441
