"""`/import`: an exported game, looked at again in private. Its file stays on the message, and nowhere else."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.language import told
from cogs.replay.showing import drawn
from cogs.replay.sources import NAME, fetched, subject_of
from cogs.replying import Interaction, answer, guarded

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class Import(commands.Cog):
    """The command."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=told("history-command-import"), description=told("history-command-import-says"))
    @app_commands.describe(file=told("history-param-file-says"))
    @app_commands.rename(file=told("history-param-file"))
    @guarded
    async def look_at(self, interaction: Interaction, file: discord.Attachment) -> None:
        """The first step of the game in a file."""
        data = await fetched(file)
        game = await self.bot.host.look_at(data)
        name = f"{NAME}.json" if data.lstrip(b"\xef\xbb\xbf \r\n").startswith(b"{") else f"{NAME}.txt"
        card = await drawn(interaction, subject_of(game, name), game.film.scene(0, None, over=True))
        await answer(interaction, view=card.view, files=[*card.files, discord.File(io.BytesIO(data), name)])


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(Import(bot))
