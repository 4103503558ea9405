"""`/game new · list · show · move`: opening a table, and finding one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits, permissions
from cogs.choices import game_choices, game_named, option_choices, read_options, seat_choices
from cogs.cutting import cut
from cogs.deciding import manages
from cogs.ids import Press, PressButton
from cogs.language import told
from cogs.lobby import lobby_card
from cogs.opening import check_opener, open_table, place_of
from cogs.replying import Interaction, answer, guarded
from cogs.tables import GOING_ON, find_table, link, table_choices, title
from engine.host.model import TableInfo
from engine.kernel import Refused, text
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

LISTED = 15
"""Tables that `/game list` shows."""


class Game(
    commands.GroupCog,
    group_name=told("station-command-game"),
    group_description=told("station-command-game-says"),
):
    """Tables: opening, listing, showing, moving."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("show", self.press_show)
        bot.on_press("thaw", self.press_thaw)

    @app_commands.command(name=told("station-command-new"), description=told("station-command-new-says"))
    @app_commands.describe(
        game=told("station-param-game-says"),
        seats=told("station-param-seats-says"),
        options=told("station-param-options-says"),
        table_language=told("station-param-language-says"),
        place=told("station-param-place-says"),
        autostart=told("station-param-autostart-says"),
        pace=told("station-param-pace-says"),
        budget=told("station-param-budget-says"),
    )
    @app_commands.rename(
        game=told("station-param-game"),
        seats=told("station-param-seats"),
        options=told("station-param-options"),
        table_language=told("station-param-language"),
        place=told("station-param-place"),
        autostart=told("station-param-autostart"),
        pace=told("station-param-pace"),
        budget=told("station-param-budget"),
    )
    @app_commands.choices(
        table_language=[Choice(name=told(f"station-language-{name.lower()}"), value=name) for name in LANGUAGES],
        place=[Choice(name=told(f"station-place-{name}"), value=name) for name in ("thread", "channel")],
    )
    @app_commands.autocomplete(game=game_choices, options=option_choices)
    @app_commands.autocomplete(seats=seat_choices)
    @guarded
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: int | None = None,
        options: str = "",
        table_language: str | None = None,
        place: Literal["thread", "channel"] | None = None,
        autostart: bool = False,
        pace: int | None = None,
        budget: int = 0,
    ) -> None:
        """Open a table here."""
        slug = game_named(game)
        chosen = read_options(slug, options)
        info, closed = await open_table(
            interaction, slug, seats, chosen, table_language, place, autostart=autostart, pace=pace, budget=budget
        )
        words = await language.words(interaction, info)
        said = words("station-opened", table=title(info, words))
        if closed:
            lacking = permissions.lacking(closed, info.place.target)
            said += f"\n{words.say(lacking)} {words('station-kept-in-channel')}"
        await answer(interaction, said)

    @app_commands.command(name=told("station-command-list"), description=told("station-command-list-says"))
    @guarded
    async def list_tables(self, interaction: Interaction) -> None:
        """The open tables of this server."""
        if interaction.guild_id is None:
            raise Refused(text("station-only-in-servers"))
        found = await self.bot.host.tables_in(interaction.guild_id, states=GOING_ON)
        words = await language.words(interaction)
        if not found:
            raise Refused(text("station-no-tables"))
        found.sort(key=lambda info: (info.seat_of(interaction.user.id) is None, -info.updated))
        lines = [_line(info, interaction.user.id, words) for info in found[:LISTED]]
        if len(found) > LISTED:
            lines.append(words("station-more-tables", more=len(found) - LISTED))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"## {words('station-tables')}"))
        view.add_item(ui.Container(ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL - 200))))
        await answer(interaction, view=view)

    @app_commands.command(name=told("station-command-show"), description=told("station-command-show-says"))
    @app_commands.describe(table=told("station-param-table-says"))
    @app_commands.rename(table=told("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """One table, in private: who plays, what it waits for, and its buttons."""
        await self._show(interaction, await find_table(interaction, table))

    async def press_show(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The way from an old card to the table."""
        await self._show(interaction, await find_table(interaction, str(press.table)))

    async def press_thaw(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Let a frozen table go on, once what was wrong has been mended; for its owner and managers of the server."""
        frozen = await find_table(interaction, str(press.table))
        info = await self.bot.host.thaw(frozen.id, interaction.user.id, manages=manages(interaction, frozen))
        words = await language.words(interaction, info)
        await answer(interaction, words("station-thawed", table=title(info, words)))

    async def _show(self, interaction: Interaction, info: TableInfo) -> None:
        if info.state == "lobby":
            card = await lobby_card(self.bot, info, 0)
            await answer(interaction, view=card.view, files=card.files)
            return
        words = await language.words(interaction, info)
        view = ui.LayoutView(timeout=None)
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.bot.studio.accent(info.slug))
        box.add_item(ui.TextDisplay(f"## {title(info, words)}\n{_line(info, interaction.user.id, words)}"))
        if info.trouble is not None:
            box.add_item(ui.TextDisplay(f"⚠️ {words.kept(info.trouble)}"))
        verbs = ("play", "view", "log", "rules") if info.state == "running" else ("view", "log", "rules")
        buttons = [PressButton(Press(verb, info.id), label=words(f"play-{verb}")) for verb in verbs]
        if info.state == "frozen":
            buttons.append(PressButton(Press("thaw", info.id), label=words("station-thaw")))
        box.add_item(ui.ActionRow(*buttons))
        view.add_item(box)
        await answer(interaction, view=view)

    @app_commands.command(name=told("station-command-move"), description=told("station-command-move-says"))
    @app_commands.describe(table=told("station-param-table-says"))
    @app_commands.rename(table=told("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def move(self, interaction: Interaction, table: str) -> None:
        """Let a table go on in this channel or thread: for its owner, and for whoever manages the server's channels."""
        await move_here(interaction, await find_table(interaction, table))


async def move_here(interaction: Interaction, info: TableInfo) -> None:
    """Let a table go on where the command was given. Raises `Refused`."""
    entitled = manages(interaction, info)
    if interaction.user.id != info.owner.id and not entitled:
        raise Refused(text("station-not-your-table", owner=escape.markdown(info.owner.name)))
    here = interaction.channel
    if interaction.guild_id is None or not isinstance(here, discord.TextChannel | discord.Thread):
        raise Refused(text("station-only-in-servers"))
    if not entitled:
        # Where no table may be opened, none may be brought to either.
        await check_opener(interaction)
    if lacks := permissions.missing(here, permissions.NEEDED):
        raise Refused(permissions.lacking(lacks, here.id))
    info = await interaction.client.host.move(info.id, place_of(interaction.guild_id, here))
    words = await language.words(interaction, info)
    await answer(interaction, words("station-moved", table=title(info, words)))


def _line(info: TableInfo, person: int, words: Localiser) -> str:
    """A table in a line: title with link, who, what it waits for."""
    words = words.named(escape.names(info))
    who = [name for chair, name in zip(info.chairs, words.names, strict=True) if chair.person or chair.policy]
    waiting = [words.names[seat] for seat in info.waiting]
    mine = info.seat_of(person)
    if info.state == "lobby":
        state = words("station-state-lobby", taken=len(who), seats=len(info.chairs))
    elif info.paused is not None:
        state = words("waiting-state-paused", since=f"<t:{int(info.paused)}:R>")
    elif info.state == "running":
        state = words("station-state-running", waiting=words("kernel-comma").join(waiting) or "—")
    else:
        state = words(f"station-state-{info.state}")
    mark = "❗ " if mine is not None and mine in info.waiting else ""
    return f"{mark}[{title(info, words)}]({link(info)}) · {state}\n-# {words('kernel-comma').join(who)}"


async def setup(bot: YizhanBot) -> None:
    """Add the command group."""
    await bot.add_cog(Game(bot))
