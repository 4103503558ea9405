"""The log of a table: what has happened, in words, page by page, the newest page first; and `/log`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from discord import app_commands, ui
from discord.ext import commands

from cogs import language, limits
from cogs.card import Card
from cogs.cutting import cut, length
from cogs.ids import Press, PressButton
from cogs.language import told
from cogs.replying import Interaction, answer, guarded, update
from cogs.tables import existing, find_begun, table_choices
from engine.host.model import LogEntry, LogPage, TableInfo
from engine.kernel import Event, Refused, Seat, Text, Who, fluent, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

_NUMBER = re.compile(r"[a-z]?(\d{1,9})", re.ASCII)
"""The argument of a button that turns pages: which one it is, and the page."""


def line(entry: LogEntry, viewer: Seat | None, words: Localiser) -> str:
    """One entry as a line: its number, when, and what happened.

    What has been taken back is struck through, and the entry that did it says which ones those were.
    """
    happened = words("play-log-between").join(words.kept(told_to(event, viewer)) for event in entry.events)
    if entry.undone:
        happened = f"~~{happened}~~" if happened else ""
    if entry.took:
        numbers = tuple(text("play-name", name=str(place)) for place in entry.took)
        happened += words("play-log-between") + words("history-took", count=len(numbers), numbers=numbers)
    return f"`{entry.at}` <t:{int(entry.made)}:d> {happened}" if happened else ""


def told_to(event: Event, viewer: Seat | None) -> Text:
    """An event; one that was told to others alone, and is shown now that the game is over, says to whom."""
    if event.to is None or viewer in event.to:
        return event.text
    return text("play-log-told", who=tuple(text("play-seat", who=Who(seat)) for seat in event.to), what=event.text)


def lay_out(info: TableInfo, viewer: Seat | None, page: LogPage, words: Localiser, accent: int) -> Card:
    """A page of the log as a private message. `words` has the names for messages."""
    title = words("play-title", game=Text(f"{fluent(info.slug)}-name"), table=str(info.id))
    head = f"### {title}\n{words('play-log-title', page=page.page + 1, pages=max(page.pages, 1))}"
    lines = [said for entry in page.entries if (said := line(entry, viewer, words))] or [words("play-log-empty")]
    room = limits.TEXT_TOTAL - length(head) - 1
    # A page is a number of entries: where they are long, each is cut rather than one left out.
    share = max(room // len(lines) - 1, 1)
    whole = "\n".join(lines)
    shown = whole if length(whole) <= room else "\n".join(cut(said, share) for said in lines)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(f"{head}\n{shown}"), accent_colour=accent)
    if page.pages > 1:
        box.add_item(ui.ActionRow(*_turns(info, page, words)))
    box.add_item(
        ui.ActionRow(PressButton(Press("replay", info.id), label=cut(words("play-replay"), limits.BUTTON_LABEL)))
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view)


def _turns(info: TableInfo, page: LogPage, words: Localiser) -> list[PressButton]:
    """The buttons to the oldest page, the older, the newer and the newest one."""
    wanted = (
        ("f", page.pages - 1, f"⏮ {words('history-log-oldest')}"),
        ("b", page.page + 1, f"◀ {words('play-log-older')}"),
        ("n", page.page - 1, f"{words('play-log-newer')} ▶"),
        ("l", 0, f"{words('history-log-newest')} ⏭"),
    )
    return [
        PressButton(
            Press("logpage", info.id, arg=f"{which}{max(number, 0)}"),
            label=cut(label, limits.BUTTON_LABEL),
            disabled=number == page.page or not 0 <= number < page.pages,
        )
        for which, number, label in wanted
    ]


class History(commands.Cog):
    """The command and the presses that show the log."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("log", self.on_log, receipt="private")
        bot.on_press("logpage", self.on_page, receipt="update")

    @app_commands.command(name=told("history-command-log"), description=told("history-command-log-says"))
    @app_commands.describe(table=told("station-param-table-says"), page=told("history-param-page-says"))
    @app_commands.rename(table=told("station-param-table"), page=told("history-param-page"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def log(
        self, interaction: Interaction, table: str | None = None, page: app_commands.Range[int, 1] = 1
    ) -> None:
        """A page of the log, in private; 1 is the newest."""
        info = await find_begun(interaction, table)
        if info.state == "lobby":
            raise Refused(text("play-not-begun", table=str(info.id)))
        await answer(interaction, view=(await self._page(interaction, info, page - 1)).view)

    async def on_log(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The newest page, in private."""
        info = await existing(self.bot.host, press.table)
        await answer(interaction, view=(await self._page(interaction, info, 0)).view)

    async def on_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Another page in the same message."""
        info = await existing(self.bot.host, press.table)
        found = _NUMBER.match(press.arg)
        await update(interaction, (await self._page(interaction, info, int(found[1]) if found else 0)).view)

    async def _page(self, interaction: Interaction, info: TableInfo, number: int) -> Card:
        viewer = info.seat_of(interaction.user.id)
        page = await self.bot.host.history(info.id, viewer, page=number)
        words = await language.words(interaction, info)
        return lay_out(info, viewer, page, words, self.bot.studio.accent(info.slug))


async def setup(bot: YizhanBot) -> None:
    """Add the command and take the presses."""
    await bot.add_cog(History(bot))
