"""A simulated Discord (simcord): one server, one channel, four people, and the few things that simcord lacks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator, Mapping
from datetime import datetime
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, ResponseMessage
from simcord._runtime import _CLOCK_SCOPE

SERVER = "Yizhan"
CHANNEL = "驛站-yizhan"
PEOPLE = (("ada", "Ada"), ("ben", "Ben"), ("mei", "梅香"), ("ming", "阿明"))
"""User name and displayed name of the four people, in the order in which they are made."""

SETTLING = 8.0
"""Real seconds that the bot may work on one press before a test fails. Timers due sooner are really waited for."""

Message = discord.Message | ResponseMessage


class World:
    """One server (`guild`), one `channel` and four people: `ada`, `ben`, `mei`, `ming`.

    They are made before the bot starts and in a fixed order, so that their ids are the same in every world. `since`
    is where the clock is set afterwards (simcord starts at 2026-01-01 UTC, and its clock only moves when told to).

        async with World(bot) as world:
            card = (await world.ada.slash(world.channel, "game new", game="dream")).response
    """

    def __init__(self, bot: discord.Client, *, since: datetime | None = None) -> None:
        self.bot = bot
        self.env = simcord.Env(bot, settle_timeout=SETTLING)
        self.env.backend.bot_user.name = "Yizhan"
        self.guild: GuildHandle = self.env.create_guild(SERVER)
        self.channel: ChannelHandle = self.guild.create_text_channel(CHANNEL)
        self.people: tuple[MemberActor, ...] = tuple(
            self.guild.add_member(self.env.create_user(name, global_name=shown)) for name, shown in PEOPLE
        )
        self.ada, self.ben, self.mei, self.ming = self.people
        self.file_limit = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
        self._languages: dict[int, str] = {}
        self._last: Mapping[str, Any] | None = None
        self._emit = self.env.backend.emit
        self.env.backend.emit = self._deliver  # type: ignore[method-assign]
        if since is not None:
            self.env.backend.advance_clock(max(0.0, (since - self.env.now()).total_seconds()))

    async def __aenter__(self) -> World:
        await self.env.start()
        _CLOCK_SCOPE.set(self.env)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the bot as at the end of its process, then the world. What the bot raised stays in `env.errors`."""
        with contextlib.suppress(ValueError):  # a fixture may end in another context than it began in
            _CLOCK_SCOPE.set(None)
        try:
            await self.work(self.bot.close())
        finally:
            await self.env.shutdown()

    async def restart(self, bot: discord.Client) -> None:
        """Stop the bot in good order and start `bot` in its place. Messages, buttons and panels stay."""
        await self.work(self.bot.close())
        await self.env.restart_bot(bot)
        self.bot = bot

    async def work(self, task: Coroutine[Any, Any, Any]) -> Any:
        """Run something of the bot (`bot.host.…`) as the bot itself would, and return what it returns."""
        with self.env._bot_scope():
            running = asyncio.create_task(task)
        return await running

    async def at_once(self, *presses: Coroutine[Any, Any, InteractionResult]) -> list[InteractionResult]:
        """Deliver several presses or commands at the same moment; returns when the bot has done with all of them.

        await world.at_once(world.ada.click(card, label="Join"), world.ben.click(card, label="Join"))
        """

        async def not_yet(**_: object) -> None:
            return

        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            results = [await press for press in presses]
        finally:
            del self.env._settle_internal
        await self.env.settle()
        return results

    async def redeliver(self) -> None:
        """Deliver the last interaction once more, as Discord may do after a reconnect."""
        assert self._last is not None, "nothing has been pressed yet"
        self._emit("INTERACTION_CREATE", self._last)
        await self.env.settle()

    def speaks(self, person: MemberActor, locale: str) -> None:
        """Set the language of somebody's Discord client, for example "zh-TW" (all start with "en-US")."""
        self._languages[person.id] = locale

    async def tick(self, seconds: float) -> None:
        """Let time pass while people may be pressing things (`env.advance_time` refuses to at that moment).

        A task of its own for each tick: a press waits for the task that moves the clock to end. Raises `TimeoutError`.
        """
        loop = asyncio.get_running_loop()
        until = self.env.backend.clock.elapsed + seconds
        await loop.create_task(self.env._advance_to(until, loop.time() + SETTLING))

    def picture(self, message: Message) -> bytes:
        """The bytes of the only file of a message."""
        (attachment,) = message.attachments
        data = self.env.backend.cdn.get(attachment.url)
        assert data is not None
        return data

    def _deliver(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            person = int(payload["member"]["user"]["id"] if "member" in payload else payload["user"]["id"])
            payload = {
                **payload,
                "locale": self._languages.get(person, "en-US"),
                "attachment_size_limit": self.file_limit,
            }
            self._last = payload
        self._emit(event, payload)


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a message, in reading order, however deeply nested."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        if accessory := component.get("accessory"):
            yield from parts([accessory])
        if inner := component.get("component"):
            yield from parts([inner])


def raw(message: Message) -> list[dict[str, Any]]:
    """The components of a message as Discord keeps them now."""
    if isinstance(message, ResponseMessage):
        return message.components
    return [component.to_dict() for component in message.components]  # type: ignore[misc]


def said(message: Message) -> str:
    """All text of a message, its content or its text displays, line by line."""
    shown = [
        part["content"] for part in parts(raw(message)) if part["type"] == discord.ComponentType.text_display.value
    ]
    return "\n".join([message.content, *shown] if message.content else shown)


def buttons(message: Message) -> dict[str, str]:
    """The enabled buttons of a message: label → custom id."""
    return {
        part.get("label", ""): part["custom_id"]
        for part in parts(raw(message))
        if part["type"] == discord.ComponentType.button.value and "custom_id" in part and not part.get("disabled")
    }


def options(message: Message) -> dict[str, str]:
    """The options of all menus of a message: label → value."""
    return {
        option["label"]: option["value"]
        for part in parts(raw(message))
        if part["type"] == discord.ComponentType.select.value
        for option in part["options"]
    }
