"""`/table`: what the host of a table can do, and what its players decide together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits
from cogs.cutting import cut
from cogs.deciding import by, is_gone, told
from cogs.game import move_here
from cogs.language import told as named
from cogs.replying import Interaction, answer, guarded
from cogs.suggesting import suggested
from cogs.tables import display_name, find_table, may_see, table_choices, title
from engine.host.model import LogEntry, Person, TableInfo, Terms
from engine.kernel import Refused, Seat, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


async def seat_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The seats of the table that is meant, by who sits there."""
    try:
        info = await find_table(interaction, interaction.namespace.table)
    except Refused:
        return []
    names = escape.plain_names(info)
    return suggested({str(seat + 1): f"{seat + 1} · {name}" for seat, name in enumerate(names)}, current)


async def way_back_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The replies before which the table can go back, the newest first."""
    try:
        info = await find_table(interaction, interaction.namespace.table)
        if not may_see(interaction, info):
            return []
        ways = await interaction.client.host.ways_back(info.id, interaction.user.id)
    except Refused:
        return []
    words = await language.words(interaction, info)
    plain = words.named(escape.plain_names(info))
    return suggested({str(entry.at): way_back(entry, plain) for entry in ways}, current)


def way_back(entry: LogEntry, plain: Localiser) -> str:
    """A reply as a choice: its number, whose it was, and what happened."""
    happened = plain("play-log-between").join(plain.kept(event.text) for event in entry.events)
    who = "" if entry.seat is None else plain.names[entry.seat]
    return cut(f"{entry.at} · {who} · {happened or '…'}", limits.CHOICE_NAME)


def seat_of(info: TableInfo, typed: str) -> Seat:
    """The seat that somebody means by its number or by who sits there. Raises `Refused`."""
    wanted = typed.strip()
    names = [name.casefold() for name in escape.plain_names(info)]
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    if names.count(wanted.casefold()) == 1:
        return names.index(wanted.casefold())
    raise Refused(text("waiting-no-such-seat", seat=escape.markdown(typed)))


class Table(
    commands.GroupCog,
    group_name=named("waiting-command-table"),
    group_description=named("waiting-command-table-says"),
):
    """The commands. Who may do what is for the host to say."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=named("waiting-command-pause"), description=named("waiting-command-pause-says"))
    @app_commands.describe(table=named("station-param-table-says"))
    @app_commands.rename(table=named("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a table rest."""
        info = await find_table(interaction, table)
        info = await self.bot.host.pause(info.id, by(interaction, info))
        words = await language.words(interaction, info)
        await answer(interaction, words("waiting-paused", table=title(info, words)))

    @app_commands.command(name=named("waiting-command-resume"), description=named("waiting-command-resume-says"))
    @app_commands.describe(table=named("station-param-table-says"))
    @app_commands.rename(table=named("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Let it go on."""
        info = await find_table(interaction, table)
        info = await self.bot.host.resume(info.id, by(interaction, info))
        words = await language.words(interaction, info)
        await answer(interaction, words("waiting-resumed", table=title(info, words)))

    @app_commands.command(name=named("waiting-command-pace"), description=named("waiting-command-pace-says"))
    @app_commands.describe(
        hours=named("station-param-pace-says"),
        budget=named("station-param-budget-says"),
        table=named("station-param-table-says"),
    )
    @app_commands.rename(
        hours=named("station-param-pace"), budget=named("station-param-budget"), table=named("station-param-table")
    )
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def pace(
        self, interaction: Interaction, hours: int | None = None, budget: int | None = None, table: str | None = None
    ) -> None:
        """Change how much time a table's players have; without anything to change, say how much it is."""
        info = await find_table(interaction, table)
        host = self.bot.host
        if (hours, budget) != (None, None) and info.state == "lobby":
            info = await host.configure(info.id, interaction.user.id, Terms(pace=hours, budget=budget))
            await self.bot.lobby.refresh(info, 0)
        elif (hours, budget) != (None, None):
            info = await host.repace(info.id, by(interaction, info), hours, budget)
        words = await language.words(interaction, info)
        times = words("station-pace", hours=info.pace), words("waiting-budget", hours=info.budget)
        await answer(interaction, f"**{title(info, words)}**: {' · '.join(times)}")

    @app_commands.command(name=named("station-command-move"), description=named("station-command-move-says"))
    @app_commands.describe(table=named("station-param-table-says"))
    @app_commands.rename(table=named("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def move(self, interaction: Interaction, table: str) -> None:
        """Let a table go on in this channel or thread."""
        await move_here(interaction, await find_table(interaction, table))

    @app_commands.command(name=named("waiting-command-steward"), description=named("waiting-command-steward-says"))
    @app_commands.describe(seat=named("waiting-param-seat-says"), table=named("station-param-table-says"))
    @app_commands.rename(seat=named("waiting-param-seat"), table=named("station-param-table"))
    @app_commands.autocomplete(seat=seat_choices, table=table_choices)
    @guarded
    async def steward(self, interaction: Interaction, seat: str, table: str | None = None) -> None:
        """Let a computer player go on with a seat."""
        info = await find_table(interaction, table)
        wanted = seat_of(info, seat)
        who = by(interaction, info, gone=await is_gone(interaction, info, wanted))
        await told(interaction, await self.bot.host.steward(info.id, wanted, who))

    @app_commands.command(name=named("waiting-command-replace"), description=named("waiting-command-replace-says"))
    @app_commands.describe(
        seat=named("waiting-param-seat-says"),
        person=named("waiting-param-person-says"),
        table=named("station-param-table-says"),
    )
    @app_commands.rename(
        seat=named("waiting-param-seat"), person=named("waiting-param-person"), table=named("station-param-table")
    )
    @app_commands.autocomplete(seat=seat_choices, table=table_choices)
    @guarded
    async def replace(
        self, interaction: Interaction, seat: str, person: discord.User, table: str | None = None
    ) -> None:
        """Let somebody else go on with a seat."""
        info = await find_table(interaction, table)
        wanted = seat_of(info, seat)
        if person.bot:
            raise Refused(text("waiting-no-bots"))
        who = by(interaction, info, gone=await is_gone(interaction, info, wanted))
        substitute = Person(person.id, display_name(person))
        await told(interaction, await self.bot.host.substitute(info.id, wanted, substitute, who))

    @app_commands.command(name=named("waiting-command-kick"), description=named("waiting-command-kick-says"))
    @app_commands.describe(seat=named("waiting-param-seat-says"), table=named("station-param-table-says"))
    @app_commands.rename(seat=named("waiting-param-seat"), table=named("station-param-table"))
    @app_commands.autocomplete(seat=seat_choices, table=table_choices)
    @guarded
    async def kick(self, interaction: Interaction, seat: str, table: str | None = None) -> None:
        """Take a seat away for good; a computer player goes on with it."""
        info = await find_table(interaction, table)
        wanted = seat_of(info, seat)
        who = by(interaction, info, gone=await is_gone(interaction, info, wanted))
        await told(interaction, await self.bot.host.steward(info.id, wanted, who, final=True))

    @app_commands.command(name=named("waiting-command-return"), description=named("waiting-command-return-says"))
    @app_commands.describe(table=named("station-param-table-says"))
    @app_commands.rename(table=named("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def come_back(self, interaction: Interaction, table: str | None = None) -> None:
        """Have one's own seat again."""
        info = await find_table(interaction, table)
        await told(interaction, await self.bot.host.come_back(info.id, by(interaction, info)))

    @app_commands.command(name=named("waiting-command-abandon"), description=named("waiting-command-abandon-says"))
    @app_commands.describe(table=named("station-param-table-says"))
    @app_commands.rename(table=named("station-param-table"))
    @app_commands.autocomplete(table=table_choices)
    @guarded
    async def abandon(self, interaction: Interaction, table: str | None = None) -> None:
        """End a game without a result, if everybody agrees."""
        info = await find_table(interaction, table)
        await told(interaction, await self.bot.host.abandon(info.id, by(interaction, info)))

    @app_commands.command(name=named("waiting-command-takeback"), description=named("waiting-command-takeback-says"))
    @app_commands.describe(entry=named("waiting-param-entry-says"), table=named("station-param-table-says"))
    @app_commands.rename(entry=named("waiting-param-entry"), table=named("station-param-table"))
    @app_commands.autocomplete(entry=way_back_choices, table=table_choices)
    @guarded
    async def takeback(self, interaction: Interaction, entry: str, table: str | None = None) -> None:
        """Take back everything from an entry of the log on, if everybody agrees."""
        info = await find_table(interaction, table)
        if not entry.strip().isdecimal() or len(entry) > 9:
            raise Refused(text("host-no-way-back"))
        await told(interaction, await self.bot.host.back_to(info.id, int(entry), by(interaction, info)))


async def setup(bot: YizhanBot) -> None:
    """Add the command group."""
    await bot.add_cog(Table(bot))
