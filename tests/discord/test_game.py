"""A whole game through the real process: opened, joined, begun and played by pressing what is found in messages."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from engine.games import SLUGS
from tests.discord.groups import Group
from tests.discord.process import Bot
from tests.discord.server import Discord

PRESSES = None if "YIZHAN_KILLS" in os.environ else 40
"""How long to play: to the end in `make torture`, else so many presses."""


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game(slug: str, tmp_path: Path) -> None:
    async with Discord() as discord:
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        group = Group(discord, guild, ["Ada", "Ben", "梅香"], random.Random(slug), slug, undoing=0.1)
        async with Bot(discord, tmp_path / "yizhan.db") as bot:
            await bot.ready()
            await group.play(PRESSES)
            assert await bot.stop() == 0
        acknowledged = [len(player.ledger.acknowledged) for player in group.players]
        assert sum(acknowledged) >= 10
        assert all(acknowledged)
        assert group.table.over or PRESSES
        assert group.table.channel.id not in discord.messages.public or len(discord.places(group.table.channel)) == 2
        assert [message for message in group.table.messages() if message.files], "no card shows the board"
        assert not discord.broken
        assert not discord.unanswered
        assert "ERROR" not in bot.errors()
