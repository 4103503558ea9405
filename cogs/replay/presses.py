"""`/replay`, and the buttons and menus of a replay. Everything they need is in their ids, so they outlive restarts."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.card import Card
from cogs.ids import Press
from cogs.language import told
from cogs.replay.showing import drawn
from cogs.replay.sources import attached, imported
from cogs.replay.subject import Place, Subject, digest_in
from cogs.replying import NOBODY, Interaction, answer, guarded, update
from cogs.tables import find_begun, table_choices
from engine.kernel import Refused, text

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class Replay(commands.Cog):
    """The command and the presses."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        self._newest: dict[int, int] = {}
        """By message: its latest press. What an earlier one draws is not shown any more."""
        bot.on_press("replay", self.on_replay, receipt="private")
        bot.on_press("reel", self.on_step, receipt="update")
        for verb in ("reel-to", "reel-as", "reel-at"):
            bot.on_press(verb, self.on_choice, receipt="update")

    @app_commands.command(name=told("history-command-replay"), description=told("history-command-replay-says"))
    @app_commands.describe(table=told("station-param-table-says"), step=told("history-param-step-says"))
    @app_commands.rename(table=told("station-param-table"), step=told("history-param-step"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def replay(
        self, interaction: Interaction, table: str | None = None, step: app_commands.Range[int, 1] | None = None
    ) -> None:
        """A step of a table's game, in private: of a finished one the first, of a running one the newest."""
        info = await find_begun(interaction, table)
        if info.state == "lobby":
            raise Refused(text("play-not-begun", table=str(info.id)))
        first = 0 if info.state == "over" else None
        card = await self._show(interaction, Press("replay", info.id), Place(first if step is None else step - 1))
        await answer(interaction, view=card.view, files=card.files)

    async def on_replay(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The button on a card: the beginning of a finished game, the newest step of a running one."""
        info = await self.bot.host.info(press.table)
        over = info is not None and info.state == "over"
        card = await self._show(interaction, press, Place(0 if over else None))
        await answer(interaction, view=card.view, files=card.files)

    async def on_step(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Another step in the same message."""
        await self._turn(interaction, press, Place.read(press))

    async def on_choice(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Another part of the game, somebody else's eyes, or another part of the table."""
        place = Place.read(press)
        value = values[0] if values else ""
        number = int(value) if value.isascii() and value.isdecimal() else None
        if press.verb == "reel-to":
            place = structs.replace(place, number=number)
        elif press.verb == "reel-as":
            place = structs.replace(place, seat=number)
        else:
            place = structs.replace(place, area=number or 0)
        await self._turn(interaction, press, place)

    async def _turn(self, interaction: Interaction, press: Press, place: Place) -> None:
        """Show another step, unless yet another one is wanted before this one is drawn."""
        message = interaction.message.id if interaction.message else 0
        self._newest[message] = interaction.id
        try:
            card = await self._show(interaction, press, place, ("replay", message))
        finally:
            newest = self._newest.get(message) == interaction.id
            if newest:
                del self._newest[message]
        if not newest:
            return
        file = attached(interaction)
        if file is None:
            await update(interaction, card.view, card.files)
        else:
            await interaction.edit_original_response(
                view=card.view, attachments=[*card.files, file], allowed_mentions=NOBODY
            )

    async def _show(self, interaction: Interaction, press: Press, place: Place, key: Hashable | None = None) -> Card:
        """A step as a message. Raises `Refused`."""
        if press.table:
            info, scene = await self.bot.host.replay(press.table, place.number, seat=place.seat)
            return await drawn(interaction, Subject.of(info), scene, place.area, key)
        subject, film = await imported(interaction, digest_in(press))
        if place.seat is not None and place.seat >= len(subject.names):
            raise Refused(text("host-not-your-seat"))
        return await drawn(interaction, subject, film.scene(place.number, place.seat, over=True), place.area, key)


async def setup(bot: YizhanBot) -> None:
    """Add the command and take the presses."""
    await bot.add_cog(Replay(bot))
