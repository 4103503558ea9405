"""The log of a table: what has happened, in words, page by page, the newest page first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from cogs import language, limits
from cogs.card import Card
from cogs.cutting import cut, length
from cogs.ids import Press, PressButton
from cogs.replying import Interaction, answer, update
from cogs.tables import existing
from engine.host.model import LogEntry, LogPage, TableInfo
from engine.kernel import Event, Seat, Text, Who, fluent, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


def line(entry: LogEntry, viewer: Seat | None, words: Localiser) -> str:
    """One entry as a line: its number, when, and what happened; what has been taken back is struck through."""
    happened = words("play-log-between").join(words.kept(_told(event, viewer)) for event in entry.events)
    if entry.undone:
        happened = f"~~{happened}~~" if happened else ""
    return f"`{entry.at}` <t:{int(entry.made)}:d> {happened}" if happened else ""


def _told(event: Event, viewer: Seat | None) -> Text:
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
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(_turn(info, page, 1, f"◀ {words('play-log-older')}"))
        row.add_item(_turn(info, page, -1, f"{words('play-log-newer')} ▶"))
        box.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view)


def _turn(info: TableInfo, page: LogPage, step: int, label: str) -> PressButton:
    wanted = page.page + step
    inside = 0 <= wanted < page.pages
    return PressButton(
        Press("logpage", info.id, arg=str(max(wanted, 0)) + ("" if inside else ".")), label=label, disabled=not inside
    )


class History:
    """The presses that show the log."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot
        bot.on_press("log", self.on_log, receipt="private")
        bot.on_press("logpage", self.on_page, receipt="update")

    async def on_log(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The newest page, in private."""
        await answer(interaction, view=(await self._page(interaction, press, 0)).view)

    async def on_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Another page in the same message."""
        number = int(press.arg) if press.arg.isdecimal() else 0
        await update(interaction, (await self._page(interaction, press, number)).view)

    async def _page(self, interaction: Interaction, press: Press, number: int) -> Card:
        host = self._bot.host
        info = await existing(host, press.table)
        viewer = info.seat_of(interaction.user.id)
        page = await host.history(info.id, viewer, page=number)
        words = await language.words(interaction, info)
        return lay_out(info, viewer, page, words, self._bot.studio.accent(info.slug))


async def setup(bot: YizhanBot) -> None:
    """Take the presses of the log."""
    History(bot)
