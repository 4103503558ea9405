"""The picture sheet of a finished game: its scores by source, the last board, and what everybody ended up with."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from discord import ui
from discord.ext import commands
from msgspec import structs

from cogs import language, limits
from cogs.card import Card, file_of, gallery
from cogs.cards.texts import score_sheet
from cogs.cutting import cut
from cogs.ids import Press
from cogs.replay.buttons import buttons
from cogs.replay.sources import finished
from cogs.replay.subject import Subject
from cogs.replying import Interaction, answer
from engine.host.film import Film
from engine.words import Localiser
from render.orders import Drawing, Order, Sheet

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class ScoreSheet(commands.Cog):
    """The press that shows the sheet."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        self._one = asyncio.Lock()
        """One sheet after the other: each is several pictures, and boards go between them."""
        bot.on_press("sheet", self.on_sheet, receipt="private")

    async def on_sheet(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The sheet, in private."""
        subject, film = await finished(interaction, press)
        words = await language.words(interaction)
        async with self._one:
            drawn = await self._draw(subject, film, words)
        card = lay_out(subject, film, words, drawn, self.bot.studio.accent(subject.slug))
        await answer(interaction, view=card.view, files=card.files)

    async def _draw(self, subject: Subject, film: Film, words: Localiser) -> list[Drawing]:
        """Those of the pictures that can be drawn."""
        plain, studio, last = subject.plain(words), self.bot.studio, len(film.stops) - 1
        orders: list[Order | Sheet] = [Order(subject.slug, plain, film.view(last, None), calm=True)]
        if (standings := film.standings) is not None:
            orders.insert(0, Sheet(subject.slug, plain, subject.title, standings))
        for area in studio.areas(subject.slug, len(subject.names)):
            kind, _, seat = area.partition(":")
            if kind == "player":
                orders.append(Order(subject.slug, plain, film.view(last, int(seat)), area=area, calm=True))
        drawn = [await studio.draw(order) for order in orders[: limits.GALLERY_ITEMS]]
        return [
            # Files of one message need names of their own.
            structs.replace(drawing, name=f"{number}-{drawing.name}")
            for number, drawing in enumerate(drawn, 1)
            if drawing is not None
        ]


def lay_out(subject: Subject, film: Film, words: Localiser, drawn: list[Drawing], accent: int) -> Card:
    """The message: the pictures, or the scores in words where they are missing."""
    named = subject.for_messages(words)
    lines = [f"### {named.say(subject.title)}", named("history-sheet")]
    standings = film.standings
    if standings is not None and not any("scores" in drawing.name for drawing in drawn):
        lines += score_sheet(standings, named)
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL)), accent_colour=accent
    )
    if drawn:
        box.add_item(gallery(*drawn))
    if subject.table:  # the message with a file is the replay alone
        box.add_item(ui.ActionRow(*buttons(subject, words, "replay", "film", "log")))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, tuple(file_of(drawing) for drawing in drawn))


async def setup(bot: YizhanBot) -> None:
    """Take the press."""
    await bot.add_cog(ScoreSheet(bot))
