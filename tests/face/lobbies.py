"""Shortcuts for tests about tables that have not begun."""

from __future__ import annotations

from typing import Any

import discord
from simcord import MemberActor

from cogs.bot import YizhanBot
from engine.host.model import TableInfo
from tests.support.world import World, parts, raw, said


async def opened(world: World, by: MemberActor | None = None, **options: Any) -> discord.Message:
    """Open a table of the first game and return its lobby card."""
    result = await (by or world.ada).slash(world.channel, "game new", **{"game": "dream", **options})
    assert result.response is not None
    assert "is open" in said(result.response) or "開桌了" in said(result.response), said(result.response)
    card = world.channel.last_message
    assert card is not None
    return card


async def table(world: World, number: int = 1) -> TableInfo:
    """A table's facts as the host knows them."""
    info = await world.work(bot_of(world).host.info(number))
    assert isinstance(info, TableInfo)
    return info


def sitting(info: TableInfo) -> list[str]:
    """The names of those who sit at a table, computer players by their policy."""
    return [chair.person.name if chair.person else chair.policy or "-" for chair in info.chairs]


def text_of(world: World, message: discord.Message) -> str:
    """What a message says now."""
    now = {shown.id: shown for shown in world.channel.history()}[message.id]
    return said(now)


def labels(message: Any) -> set[str]:
    """The labels of all buttons, also the disabled ones."""
    return {part["label"] for part in parts(raw(message)) if part["type"] == discord.ComponentType.button.value}


def menu_ids(message: Any) -> list[str]:
    """The custom ids of a message's menus, of all kinds."""
    return [part["custom_id"] for part in parts(raw(message)) if part.get("custom_id", "").startswith("yzm:")]


def sent(world: World) -> list[dict[str, Any]]:
    """What the bot has posted as channel messages, oldest first."""
    return [
        dict(request.json or {})
        for request in world.env.http_requests
        if request.method == "POST" and request.path.startswith("/channels/") and request.path.endswith("/messages")
    ]


def bot_of(world: World) -> YizhanBot:
    """The bot of the world, as what it is."""
    assert isinstance(world.bot, YizhanBot)
    return world.bot
