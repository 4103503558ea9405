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
from render.easels import Thread
from render.orders import Drawing, Order, Painted, Sheet, paint
from render.picture import Picture
from render.studio import BEHIND, Studio

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
    studio = Studio(Thread(lambda _slug: easel), painters=lambda _slug: easel, depth=3, slow=60)
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


async def test_few_drawings_are_kept_and_those_that_are_asked_for_longest(easel: Easel) -> None:
    easel.brush.set()
    one = paint(order("board"), lambda _slug: easel).drawing
    assert one is not None
    studio = Studio(painters=lambda _slug: easel, kept=3 * len(one.data))
    easel.painted.clear()
    for person in ("ada", "ben", "mei"):
        await studio.draw(order("board"), person)
    await studio.draw(order("board"), "ada")
    assert len(easel.painted) == 3
    await studio.draw(order("street"), "oda")
    await studio.draw(order("board"), "ada")
    assert len(easel.painted) == 4
    await studio.draw(order("board"), "ben")
    assert len(easel.painted) == 5
    await studio.close()


async def test_the_same_picture_ordered_twice_at_once_is_drawn_once_for_both(studio: Studio, easel: Easel) -> None:
    first = await busy(studio, easel)
    twice = [asyncio.create_task(studio.draw(order("street"), "ada")) for _ in range(2)]
    await asyncio.sleep(0)
    twice[0].cancel()
    easel.brush.set()
    await asyncio.gather(first, twice[1])
    assert twice[1].result() is not None
    assert easel.painted == ["board", "street"]


class Easels:
    """Two easels at which nothing is finished until somebody says so."""

    count = 2
    processes = ()

    def __init__(self) -> None:
        self.at: dict[int, str] = {}
        self.finished: dict[int, asyncio.Future[Painted]] = {}

    async def paint(self, easel: int, order: Order | Sheet) -> Painted:
        assert easel not in self.at, "one picture at a time"
        self.at[easel] = f"{order.slug}/{order.what}"
        self.finished[easel] = asyncio.get_running_loop().create_future()
        try:
            return await self.finished[easel]
        finally:
            del self.at[easel]

    async def close(self) -> None:
        self.at = {-1: "closed"}


async def at_two_easels(*pictures: str) -> tuple[Studio, Easels, list[asyncio.Task[Drawing | None]]]:
    easels = Easels()
    studio = Studio(easels)
    split = [picture.split("/") for picture in pictures]
    drawn = [asyncio.create_task(studio.draw(Order(slug, WORDS, VIEW, area=area))) for slug, area in split]
    await settled()
    return studio, easels, drawn


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def finish(easels: Easels, easel: int) -> None:
    easels.finished[easel].set_result(Painted(Drawing(b"", "", "")))
    await settled()


async def test_every_game_has_an_easel_at_which_it_is_at_home() -> None:
    _, easels, _ = await at_two_easels("chess/1", "go/1", "go/2", "chess/2", "ludo/1")
    assert easels.at == {0: "chess/1", 1: "go/1"}
    await finish(easels, 1)
    await finish(easels, 0)
    assert easels.at == {0: "chess/2", 1: "go/2"}
    await finish(easels, 1)
    assert easels.at == {0: "chess/2"}, "an idle easel does not learn a third game for one picture"
    await finish(easels, 0)
    assert easels.at == {0: "ludo/1"}


async def test_an_idle_easel_helps_where_many_wait() -> None:
    studio, easels, _ = await at_two_easels(*[f"chess/{number}" for number in range(1 + BEHIND)])
    assert easels.at == {0: "chess/0"}
    more = asyncio.create_task(studio.draw(Order("chess", WORDS, VIEW, area="more")))
    await settled()
    assert easels.at == {0: "chess/0", 1: "chess/more"}
    await finish(easels, 1)
    assert easels.at == {0: "chess/0"}
    await finish(easels, 0)
    assert more.done()
    assert easels.at == {0: "chess/1"}


async def test_an_easel_that_breaks_costs_one_picture(caplog: pytest.LogCaptureFixture) -> None:
    studio, easels, drawn = await at_two_easels("chess/1", "chess/2")
    easels.finished[0].set_exception(RuntimeError("a leg has come off"))
    await settled()
    assert drawn[0].result() is None
    assert "a leg has come off" in caplog.text
    await finish(easels, 0)
    assert drawn[1].result() is not None
    assert (studio.tally.drawn, studio.tally.failed) == (1, 1)
    await studio.close()
    assert easels.at == {-1: "closed"}


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
