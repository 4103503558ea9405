"""Shortcuts for tests about tables that have not begun."""

from __future__ import annotations

from typing import Any

import discord
from simcord import MemberActor

from engine.host.model import TableInfo
from tests.support.world import World, raw, said

CARD = "yz:join:1:"


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
    info = await world.work(world.bot.host.info(number))  # type: ignore[attr-defined]
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
    found: set[str] = set()

    def look(components: list[dict[str, Any]]) -> None:
        for component in components:
            if component["type"] == discord.ComponentType.button.value:
                found.add(component["label"])
            look(component.get("components", []))

    look(raw(message))
    return found
