"""`/privacy`: what is stored about somebody, as a list and as a file; whether they are rated; and forgetting them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import language, limits
from cogs.ids import Press, PressButton
from cogs.language import told
from cogs.replying import Interaction, answer, guarded, update
from engine.host.model import OPEN
from engine.host.people import Stored
from engine.kernel import Refused, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


def panel(stored: Stored, words: Localiser) -> ui.LayoutView:
    """What is stored, and what can be done about it."""
    box: ui.Container[ui.LayoutView] = ui.Container()
    going_on = sum(sat.state in OPEN for sat in stored.tables)
    said = [
        f"## {words('results-privacy')}",
        words(
            "results-stored",
            tables=len(stored.tables),
            going=going_on,
            entries=len(stored.entries),
            results=len(stored.results),
            campaigns=len(stored.campaigns),
            votes=len(stored.votes),
        ),
        words("results-stored-settings" if bytes(stored.settings) != b"null" else "results-stored-no-settings"),
        words("results-is-rated" if stored.rated else "results-is-not-rated"),
        f"-# {words('results-privacy-elsewhere')}",
    ]
    box.add_item(ui.TextDisplay("\n".join(said)))
    turn = "off" if stored.rated else "on"
    box.add_item(
        ui.ActionRow(
            PressButton(Press("my-data", arg="file"), label=words("results-press-file")),
            PressButton(Press("my-data", arg=f"rated={turn}"), label=words(f"results-press-rated-{turn}")),
            PressButton(Press("forget"), label=words("results-press-forget"), style=discord.ButtonStyle.danger),
        )
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def question(words: Localiser, going_on: int) -> ui.LayoutView:
    """Asked before anything is deleted."""
    view = ui.LayoutView(timeout=None)
    sure = PressButton(Press("forget-yes"), label=words("results-press-forget-yes"), style=discord.ButtonStyle.danger)
    view.add_item(ui.Container(ui.TextDisplay(words("results-forget-sure", going=going_on)), ui.ActionRow(sure)))
    return view


class Privacy(commands.Cog):
    """The command and its buttons. Everybody gets at their own data only: nothing says whose but who presses."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("my-data", self.press, "none")
        bot.on_press("forget", self.ask)
        bot.on_press("forget-yes", self.forget, "update")

    @app_commands.command(name=told("results-command-privacy"), description=told("results-command-privacy-says"))
    @guarded
    async def privacy(self, interaction: Interaction) -> None:
        """The panel."""
        await answer(interaction, view=await self._panel(interaction))

    async def press(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The file, or another choice about ratings."""
        person = interaction.user.id
        match press.arg:
            case "file":
                await interaction.response.defer(ephemeral=True, thinking=True)
                file = await self.bot.host.people.export(person)
                words = await language.words(interaction)
                if len(file) > (interaction.filesize_limit or limits.FILE_SIZE):
                    raise Refused(text("station-export-too-large"))
                sent = discord.File(io.BytesIO(file), "yizhan-my-data.json")
                await answer(interaction, words("results-file"), files=[sent])
            case "rated=on" | "rated=off":
                await interaction.response.defer()
                await self.bot.host.results.set_rated(person, rated=press.arg == "rated=on")
                await update(interaction, await self._panel(interaction))
            case _:
                raise Refused(text("station-unknown-press"))

    async def ask(self, interaction: Interaction, _press: Press, _values: list[str]) -> None:
        """Ask first: what is deleted does not come back."""
        stored = await self.bot.host.people.stored(interaction.user.id)
        going_on = sum(sat.state in OPEN for sat in stored.tables)
        await answer(interaction, view=question(await language.words(interaction), going_on))

    async def forget(self, interaction: Interaction, _press: Press, _values: list[str]) -> None:
        """Take everything out, and bring the lobby cards up to date on which the name stands."""
        person = interaction.user.id
        words = await language.words(interaction)
        lobbies = await self.bot.host.tables_of(person, states=("lobby",))
        await self.bot.host.people.forget(person)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(words("results-forgotten")))
        await update(interaction, view)
        for info in lobbies:
            if (now := await self.bot.host.info(info.id)) is not None:
                await self.bot.lobby.refresh(now, 0)

    async def _panel(self, interaction: Interaction) -> ui.LayoutView:
        stored = await self.bot.host.people.stored(interaction.user.id)
        return panel(stored, await language.words(interaction))


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(Privacy(bot))
