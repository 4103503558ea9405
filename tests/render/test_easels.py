"""Pictures drawn by processes of their own: the same ones, also after a process has died; and none is left behind."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.games import SLUGS, rules_for
from engine.kernel import Session
from engine.simulate import Players
from engine.words import Localiser
from render import child, easels
from render.easels import Processes
from render.orders import Order, paint


def _order() -> Order:
    return next(_orders(SLUGS[0]))


def _orders(slug: str, replies: int = 60) -> Iterator[Order]:
    """A picture before each reply of a game that is played at random."""
    rules = rules_for(slug)
    session, _ = Session.begin(rules, 2, {}, "easels")
    players = Players([rules.policies["random"]] * 2, "easels")
    words = Localiser("en", ("Ada", "Ben"))
    since = session.view(None)
    for _ in range(replies):
        decision = session.decisions[0]
        yield Order(slug, words, session.view(decision.seat), decision, since)
        session.apply(players.reply(session))


@pytest.mark.parametrize("slug", SLUGS)
def test_an_order_of_any_game_arrives_as_it_was(slug: str) -> None:
    for order in _orders(slug):
        arrived = pickle.loads(pickle.dumps(order.parcel()))
        assert order.same(arrived)
        assert not order.same(replace(arrived, area="elsewhere"))


async def _exists(process: int) -> bool:
    return await asyncio.to_thread(Path(f"/proc/{process}").exists)


async def test_a_process_paints_what_we_would_and_another_takes_its_place() -> None:
    order = _order()
    ours = paint(order).drawing
    both = Processes(2)
    assert list(both.processes) == [], "none is begun before there is something to draw"
    assert (await both.paint(1, order)).drawing == ours
    (process,) = both.processes
    os.kill(process, signal.SIGTERM)
    os.kill(process, signal.SIGINT)
    assert (await both.paint(1, order)).drawing == ours, "what ends the bot lets it finish its pictures"
    assert both.processes == (process,)
    os.kill(process, signal.SIGKILL)
    assert (await both.paint(1, order)).drawing == ours
    (another,) = both.processes
    assert another != process
    failed = await both.paint(1, Order("nothing", order.words, order.view))
    assert failed.drawing is None
    assert "KeyError" in failed.trouble
    assert both.processes == (another,)
    await both.close()
    assert list(both.processes) == []
    assert not await _exists(another)


async def test_a_picture_that_takes_too_long_or_that_nobody_wants_ends_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: asyncio.Queue[int] = asyncio.Queue()

    async def noted(module: str) -> asyncio.subprocess.Process:
        running = await begin(module)
        begun.put_nowait(running.pid)
        return running

    begin = child.begin
    monkeypatch.setattr(child, "begin", noted)
    one = Processes(1)
    painting = asyncio.create_task(one.paint(0, _order()))
    process = await begun.get()
    painting.cancel()
    await asyncio.wait([painting])
    assert painting.cancelled()
    assert not await _exists(process), "else its picture would be handed to whoever comes next"
    monkeypatch.setattr(easels, "PATIENCE", 0.1)
    given_up = await one.paint(0, _order())
    assert given_up.drawing is None
    assert "given up" in given_up.trouble
    assert not one.processes
    await one.close()


async def test_where_no_process_can_live_there_is_no_picture(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stillborn(_module: str) -> asyncio.subprocess.Process:
        return await begin("this.is.no.module")

    begin = child.begin
    monkeypatch.setattr(child, "begin", stillborn)
    one = Processes(1)
    painted = await one.paint(0, _order())
    assert painted.drawing is None
    assert "and so did the next one" in painted.trouble
    assert "easel 0 has died" in caplog.text
    await one.close()
