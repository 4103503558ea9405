"""`/help`: what the bot does and how to begin, in pages; and "How to play" of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits
from cogs.campaign_choices import offered
from cogs.card import file_of, gallery
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.language import told
from cogs.replying import Interaction, answer, guarded, update
from cogs.suggesting import suggested
from cogs.tables import existing
from engine.games import SLUGS
from engine.host.model import PersonId, TableInfo
from engine.kernel import Refused, fluent, text
from engine.words import Localiser
from render.orders import Drawing, Order

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

TOPICS: tuple[str, ...] = ("start", "turn", "typing", "tables", "waiting", "after", "host", "privacy")
"""The pages, in order. Fluent ids: "station-help-<topic>" and "station-help-<topic>-title"."""


def page(topic: str, words: Localiser) -> ui.LayoutView:
    """One page, with buttons to the others."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    if topic in SLUGS:
        box.add_item(ui.TextDisplay(howto(topic, words)))
    else:
        said = f"## {words(f'station-help-{topic}-title')}\n{words(f'station-help-{topic}')}"
        if topic == "tables" and offered():
            said += f"\n{words('station-help-campaigns')}"
        box.add_item(ui.TextDisplay(said))
    buttons = [
        PressButton(
            Press("help", arg=other),
            label=cut(words(f"station-help-{other}-title"), limits.BUTTON_LABEL),
            style=discord.ButtonStyle.primary if other == topic else discord.ButtonStyle.secondary,
        )
        for other in TOPICS
    ]
    view.add_item(box)
    for start in range(0, len(buttons), limits.ROW_BUTTONS):
        view.add_item(ui.ActionRow(*buttons[start : start + limits.ROW_BUTTONS]))
    return view


def howto(slug: str, words: Localiser) -> str:
    """How a game is played, in two minutes' reading; the line that sums it up where nobody has written more."""
    key = f"{fluent(slug)}-howto"
    said = words(key) if words.has(key) else words(f"{fluent(slug)}-summary")
    return cut(f"## {words(f'{fluent(slug)}-name')}\n{said}", limits.TEXT_TOTAL - 500)


async def topic_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Help pages and games by their titles."""
    words = await language.words(interaction)
    pages = {topic: words(f"station-help-{topic}-title") for topic in TOPICS}
    return suggested(pages | {slug: words(f"{fluent(slug)}-name") for slug in SLUGS}, typed)


class Help(commands.Cog):
    """The help pages."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("help", self.turn_page, "update")
        bot.on_press("howto", self.show_howto, "private")

    @app_commands.command(name=told("station-command-help"), description=told("station-command-help-says"))
    @app_commands.describe(topic=told("station-param-topic-says"))
    @app_commands.rename(topic=told("station-param-topic"))
    @app_commands.autocomplete(topic=topic_choices)
    @guarded
    async def help(self, interaction: Interaction, topic: str = TOPICS[0]) -> None:
        """The pages."""
        words = await language.words(interaction)
        titles = {words(f"station-help-{known}-title").lower(): known for known in TOPICS}
        wanted = titles.get(topic.lower(), topic.lower())
        await answer(interaction, view=page(wanted if wanted in (*TOPICS, *SLUGS) else TOPICS[0], words))

    async def turn_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Another page."""
        if press.arg not in TOPICS:
            raise Refused(text("station-unknown-press"))
        await update(interaction, page(press.arg, await language.words(interaction)))

    async def show_howto(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """How the game of a table is played, beside pictures of this very table; before it runs, beside the cover."""
        info = await existing(self.bot.host, press.table)
        words = await language.words(interaction)
        pictures = await self.pictures(info, interaction.user.id, words.named(escape.plain_names(info)))
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.bot.studio.accent(info.slug))
        box.add_item(ui.TextDisplay(howto(info.slug, words)))
        if pictures:
            box.add_item(gallery(*pictures))
        box.add_item(ui.ActionRow(PressButton(Press("rules", info.id), label=words("play-rules"))))
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        await answer(interaction, view=view, files=tuple(file_of(picture) for picture in pictures))

    async def pictures(self, info: TableInfo, reader: PersonId, words: Localiser) -> list[Drawing]:
        """The parts of a table, with one player's own: the reader's, or the first one's for those who only watch."""
        glance = await self.bot.host.glance(info.id, reader)
        if glance.view is None:
            cover = await self.bot.studio.cover(info.slug, words)
            return [] if cover is None else [cover]
        whole, *parts = self.bot.studio.areas(info.slug, len(info.chairs))
        own = f"player:{glance.seat or 0}"
        shown = [area for area in parts if not area.startswith("player:") or area == own] or [whole]
        drawn = [
            await self.bot.studio.draw(
                Order(info.slug, words, glance.view, area=area), ("howto", info.id, reader, area)
            )
            for area in shown[: limits.GALLERY_ITEMS]
        ]
        return [drawing for drawing in drawn if drawing is not None]


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(Help(bot))
