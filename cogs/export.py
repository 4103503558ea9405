"""`/export`: a game as one readable file; before the end it holds only what its receiver may see."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits
from cogs.language import told
from cogs.replying import Interaction, answer, guarded
from cogs.tables import find_begun, table_choices, title
from engine.kernel import Refused, text

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class Export(commands.Cog):
    """The command."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=told("station-command-export"), description=told("station-command-export-says"))
    @app_commands.describe(table=told("station-param-table-says"), form=told("history-param-form-says"))
    @app_commands.rename(table=told("station-param-table"), form=told("history-param-form"))
    @app_commands.choices(
        form=[Choice(name=told(f"history-form-{form}"), value=form) for form in ("record", "notation")]
    )
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def export(
        self, interaction: Interaction, table: str | None = None, form: Literal["record", "notation"] = "record"
    ) -> None:
        """The file, in private."""
        info = await find_begun(interaction, table)
        words = await language.words(interaction)
        if form == "record":
            record = await self.bot.host.export(info.id, interaction.user.id)
        else:
            plain = words.named(escape.plain_names(info))
            record = (await self.bot.host.notation(info.id, interaction.user.id, plain)).encode()
        if len(record) > (interaction.filesize_limit or limits.FILE_SIZE):
            raise Refused(text("station-export-too-large"))
        said = words(
            "station-exported" if info.state == "over" else "station-exported-so-far", table=title(info, words)
        )
        name = f"yizhan-{info.slug}-{info.id}.{'json' if form == 'record' else 'txt'}"
        await answer(interaction, said, files=[discord.File(io.BytesIO(record), name)])


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(Export(bot))
