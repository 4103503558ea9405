"""Looking at a table in private: My view on the cards, `/board`, and every part of the table from a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import escape, language, limits
from cogs.ahead import page as ahead
from cogs.card import Card, file_of, gallery
from cogs.cutting import cut
from cogs.ids import Press, PressMenu
from cogs.language import told
from cogs.panel.page import nothing_to_decide, waiting_for
from cogs.replying import Interaction, answer, guarded, update
from cogs.shown import last_shown
from cogs.suggesting import suggested
from cogs.tables import find_begun, may_see, table_choices
from engine.host.model import Glance, TableId
from engine.kernel import Refused, Text, Who, fluent, text
from engine.words import LANGUAGES, Localiser
from render.orders import Drawing, Order
from render.studio import Studio

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

WHOLE = "board"
"""The area that every game has first."""


def area_name(words: Localiser, slug: str, area: str) -> str:
    """What an area is called, with plain names."""
    kind, _, number = area.partition(":")
    if area == WHOLE and not words.has(f"{fluent(slug)}-area-{WHOLE}"):
        return words("play-area-board")
    who: dict[str, Any] = {"seat": Who(int(number))} if number else {}
    return words(f"{fluent(slug)}-area-{kind}", **who)


def lay_out(studio: Studio, glance: Glance, words: Localiser, area: str, drawing: Drawing | None) -> Card:
    """The private message: the picture of one area, and a menu of all of them. `words` has names for messages."""
    info = glance.info
    plain = words.named(escape.plain_names(info))
    title = words("play-title", game=Text(f"{fluent(info.slug)}-name"), table=str(info.id))
    lines = [f"### {title}"]
    if area != WHOLE:
        lines.append(f"**{area_name(words, info.slug, area)}**")
    if glance.seat is None:
        lines.append(words("play-no-seat"))
    if glance.decision is None:
        lines.append(nothing_to_decide(glance, words))
    else:
        lines.append(waiting_for(glance, words) if glance.seat is None else words.say(glance.decision.prompt))
    if drawing is None:
        lines.append(words("play-picture-missing"))
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL)), accent_colour=studio.accent(info.slug)
    )
    if drawing is not None:
        box.add_item(gallery(drawing))
    areas = studio.areas(info.slug, len(info.chairs))
    if len(areas) > 1:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(
            PressMenu(
                Press("area", info.id, 0, glance.seat, None, words.language),
                placeholder=cut(words("play-areas"), limits.PLACEHOLDER),
                options=[
                    discord.SelectOption(
                        label=cut(area_name(plain, info.slug, named), limits.OPTION_LABEL),
                        value=named,
                        default=named == area,
                    )
                    for named in areas[: limits.SELECT_OPTIONS]
                ],
            )
        )
        box.add_item(row)
    if ahead.possible(glance):
        box.add_item(ui.ActionRow(ahead.opener(glance, plain)))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, () if drawing is None else (file_of(drawing),))


class Board(commands.Cog):
    """The command, and the presses that show the table to one person."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("view", self.on_view, receipt="private")
        bot.on_press("area", self.on_area, receipt="update")

    async def on_view(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """My view: the whole table as this person may see it."""
        card = await self.look(interaction, press.table, WHOLE, await language.language_of(interaction))
        await answer(interaction, view=card.view, files=card.files)

    async def on_area(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Another part of the table, in the language of the menu."""
        spoken = press.arg if press.arg in LANGUAGES else await language.language_of(interaction)
        card = await self.look(interaction, press.table, values[0] if values else WHOLE, spoken)
        await update(interaction, card.view, card.files)

    async def look(self, interaction: Interaction, table: TableId, area: str, spoken: str) -> Card:
        """One part of a table, with what only this person may see. Raises `Refused`."""
        glance = await self.bot.host.glance(table, interaction.user.id)
        info, studio = glance.info, self.bot.studio
        if glance.view is None:
            raise Refused(text("play-not-begun", table=str(info.id)))
        if area not in studio.areas(info.slug, len(info.chairs)):
            raise Refused(text("play-no-such-area", area=cut(area, limits.CHOICE_NAME)))
        plain = Localiser(spoken, escape.plain_names(info))
        order = Order(info.slug, plain, glance.view, glance.decision, await last_shown(self.bot.host, glance), area)
        drawing = await studio.draw(order, ("view", table, interaction.user.id))
        return lay_out(studio, glance, Localiser(spoken, escape.names(info)), area, drawing)

    @app_commands.command(name=told("play-command-board-name"), description=told("play-command-board"))
    @app_commands.describe(
        table=told("station-param-table-says"), area=told("play-param-area"), language=told("play-param-language")
    )
    @app_commands.rename(
        table=told("station-param-table"),
        area=told("play-param-area-name"),
        language=told("station-param-language"),
    )
    @guarded
    async def board(
        self,
        interaction: Interaction,
        table: str | None = None,
        area: str | None = None,
        language: str | None = None,
    ) -> None:
        """A table, or one part of it, in private."""
        info = await find_begun(interaction, table)
        spoken = language or await _language_of(interaction)
        if spoken not in LANGUAGES:
            possible = tuple(text(f"station-language-{known.lower()}") for known in LANGUAGES)
            raise Refused(text("play-no-such-language", language=cut(spoken, limits.CHOICE_NAME), languages=possible))
        card = await self.look(interaction, info.id, area or WHOLE, spoken)
        await answer(interaction, view=card.view, files=card.files)

    @board.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, current)

    @board.autocomplete("area")
    async def _areas(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            info = await find_begun(interaction, interaction.namespace.table)
        except Refused:
            return []
        if info.state == "lobby" or not may_see(interaction, info):
            return []
        words = await language.words(interaction)
        plain = words.named(escape.plain_names(info))
        named = {area: area_name(plain, info.slug, area) for area in self.bot.studio.areas(info.slug, len(info.chairs))}
        return suggested(named, current)

    @board.autocomplete("language")
    async def _languages(self, _interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Localiser("en")
        return suggested({spoken: words(f"station-language-{spoken.lower()}") for spoken in LANGUAGES}, current)


async def _language_of(interaction: Interaction) -> str:
    return await language.language_of(interaction)


async def setup(bot: YizhanBot) -> None:
    """Add the command and the presses."""
    await bot.add_cog(Board(bot))
