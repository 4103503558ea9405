"""Fifty tables busy at once: how long people wait for the first answer to a press.

The real bot on a simulated Discord: at every table somebody presses something every ten seconds, one table after the
other, whether the presses before have been done with or not. The wait is measured from the press's arrival to the
moment when the bot sends its first answer, so Discord's own latency is not in it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from benchmarks.figures import Figure, register
from cogs import ids
from engine.games import SLUGS
from engine.host import Host
from engine.host.model import NewTable, Person, Place, TableInfo
from tests.support.station import station
from tests.support.world import World, parts, raw

TABLES = 50
EVERY = 10.0
"""Seconds between two presses at one table."""
ROUNDS = 4
"""Presses at each table in one run."""


class Stopwatch:
    """Waits between a press's arrival and the bot's first answer to it, in seconds."""

    def __init__(self, world: World) -> None:
        self.waits: list[float] = []
        self._arrived: dict[int, float] = {}
        self._emit = world._emit
        self._respond = AsyncWebhookAdapter.create_interaction_response
        world._emit = self._arrive

    def __enter__(self) -> Stopwatch:
        respond: Callable[..., Any] = self._respond

        def first_answer(adapter: Any, interaction_id: int, *args: Any, **kwargs: Any) -> Any:
            if (arrived := self._arrived.pop(interaction_id, None)) is not None:
                self.waits.append(time.perf_counter() - arrived)
            return respond(adapter, interaction_id, *args, **kwargs)

        AsyncWebhookAdapter.create_interaction_response = first_answer  # type: ignore[method-assign, assignment]
        return self

    def __exit__(self, *_: object) -> None:
        AsyncWebhookAdapter.create_interaction_response = self._respond  # type: ignore[method-assign]

    def _arrive(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            self._arrived[int(payload["id"])] = time.perf_counter()
        self._emit(event, payload)


class Visitor:
    """Presses at one table what its people would: Play, a choice, the confirmation, Play …"""

    def __init__(self, world: World, host: Host, table: TableInfo) -> None:
        self._world, self._host, self._table = world, host, table.id
        self._panel: InteractionResult | None = None
        self._person: MemberActor = world.ada

    async def press(self) -> None:
        """One press; does not wait for what comes of it."""
        panel = self._panel.response if self._panel is not None else None
        if panel is None or not await self._choose(panel):
            await self._play()

    async def _choose(self, panel: ResponseMessage) -> bool:
        """The confirmation if it is asked for, otherwise the first choice; False if the panel offers nothing."""
        found = {press.verb: part for part in parts(raw(panel)) if (press := _press_of(part)) is not None}
        if (sure := found.get("sure")) is not None:
            await self._person.click(panel, custom_id=sure["custom_id"])
        elif (pick := found.get("pick")) is not None:
            await self._person.click(panel, custom_id=pick["custom_id"])
        elif (menu := found.get("menu")) is not None:
            await self._person.select(panel, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        else:
            return False
        return True

    async def _play(self) -> None:
        info = await self._world.work(self._host.info(self._table))
        if not info.waiting:
            return
        person = info.chairs[min(info.waiting)].person
        self._person = next(actor for actor in self._world.people if actor.id == person.id)
        channel = self._channel(info)
        for message in reversed(channel.history()):
            for part in parts(raw(message)):
                press = _press_of(part)
                if press is not None and press.verb == "play":
                    self._panel = await self._person.click(message, custom_id=part["custom_id"])
                    return

    def _channel(self, info: TableInfo) -> ChannelHandle:
        return next(thread for thread in self._world.channel.threads if thread.id == info.place.thread)


def _press_of(part: dict[str, Any]) -> Any:
    return None if part.get("disabled") else ids.read(part.get("custom_id", ""))


async def _run(slug: str, path: Path) -> list[float]:
    bot = station(path)
    async with World(bot) as world:
        host: Host = bot.host
        ada, ben = (Person(actor.id, actor.name) for actor in (world.ada, world.ben))
        place = Place(guild=world.guild.id, channel=world.channel.id)
        tables = []
        for _ in range(TABLES):
            new = NewTable(slug, 2, {}, "en", place, ada, threaded=True)
            table = await world.work(host.open_table(new))
            await world.work(host.join(table.id, ben))
            tables.append(await world.work(host.begin(table.id, ada.id)))
        await world.env.settle(timeout=120)
        visitors = [Visitor(world, host, table) for table in tables]

        async def not_yet(**_: object) -> None:
            return

        with Stopwatch(world) as stopwatch:
            world.env._settle_internal = not_yet  # type: ignore[method-assign]
            began = time.perf_counter()
            for number in range(ROUNDS * TABLES):
                await asyncio.sleep(max(0.0, began + number * EVERY / TABLES - time.perf_counter()))
                await visitors[number % TABLES].press()
            del world.env._settle_internal
            await world.env.settle(timeout=60)
        return stopwatch.waits


def p99_of_answers(slug: str) -> float:
    """The 99th percentile of the waits, in ms."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        waits = sorted(asyncio.run(_run(slug, Path(folder) / "busy.db")))
    if len(waits) < ROUNDS * TABLES * 0.9:
        raise RuntimeError(f"only {len(waits)} presses were answered")
    return waits[int(len(waits) * 0.99)] * 1000


register(
    Figure(
        f"first answer with {TABLES} tables busy, p99",
        "ms",
        500,
        partial(p99_of_answers, SLUGS[0]),
        runs=1,
        warm_up=False,
    )
)
