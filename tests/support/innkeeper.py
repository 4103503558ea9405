"""A tiny bot, to test the simulated world itself."""

from __future__ import annotations

import asyncio
import io
from typing import Any, Self

import discord
from discord import app_commands, ui


class Knock(ui.DynamicItem[ui.Button[Any]], template="knock"):
    """A button that answers in private with the presser's language, and counts."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Knock", custom_id="knock"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: Any) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        bot = interaction.client
        assert isinstance(bot, Innkeeper)
        bot.knocks += 1
        number = bot.knocks
        await asyncio.sleep(0)
        await interaction.response.send_message(f"{interaction.locale} {number}", ephemeral=True)


class Innkeeper(discord.Client):
    """`/inn` shows the door with a picture and a button to knock."""

    def __init__(self, choices: int = 2) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.knocks = 0
        self.choices = choices
        self.closed_well = False

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Knock)

        @self.tree.command(name="inn", description="Show the door")
        async def inn(interaction: discord.Interaction, room: str | None = None) -> None:
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay("The door"))
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://door.webp")))
            view.add_item(ui.ActionRow(Knock()))
            await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(b"door"), "door.webp"))

        @inn.autocomplete("room")
        async def rooms(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"Room {n}", value=str(n)) for n in range(self.choices)]

        await self.tree.sync()

    async def close(self) -> None:
        self.closed_well = True
        await super().close()
