"""`/settings server` for whoever manages the server, `/settings me` for everybody: private panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs import language, limits, me, opening, permissions
from cogs.ids import Press, PressButton, PressMenu, channel_menu, role_menu
from cogs.language import told
from cogs.lobby_options import PACE_CHOICES
from cogs.me import NO_CHOICE
from cogs.replying import Interaction, answer, guarded, update
from engine.host.model import PACES, GuildSettings, PersonSettings
from engine.kernel import Refused, text
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

PLACES = (discord.TextChannel, discord.Thread)
EXPLAINED = 5
"""So many channels in which something is missing are named one by one."""


def _languages(words: Localiser, chosen: str | None, unset: str) -> list[discord.SelectOption]:
    options = [discord.SelectOption(label=words(unset), value=NO_CHOICE, default=chosen is None)]
    for name in LANGUAGES:
        label = words(f"station-language-{name.lower()}")
        options.append(discord.SelectOption(label=label, value=name, default=name == chosen))
    return options


def server_panel(settings: GuildSettings, words: Localiser, may: list[str]) -> ui.LayoutView:
    """A server's settings; `may` says what the bot may do, or lacks, in the channels where tables are opened."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"## {words('station-settings-server')}"))

    def line(name: str, item: ui.Item[Any]) -> None:
        box.add_item(ui.TextDisplay(f"**{words(f'station-settings-{name}')}**"))
        box.add_item(ui.ActionRow(item))

    line(
        "language",
        PressMenu(
            Press("server", arg="language"), options=_languages(words, settings.language, "station-language-unset")
        ),
    )
    line(
        "channels",
        channel_menu(
            Press("server", arg="channels"),
            placeholder=words("station-settings-everywhere"),
            chosen=settings.channels,
            most=limits.SELECT_OPTIONS,
        ),
    )
    line(
        "openers",
        role_menu(
            Press("server", arg="openers"),
            placeholder=words("station-settings-everybody"),
            chosen=settings.openers,
            most=limits.SELECT_OPTIONS,
        ),
    )
    paces = [
        discord.SelectOption(label=words("station-pace", hours=hours), value=str(hours), default=hours == settings.pace)
        for hours in sorted({*PACE_CHOICES, settings.pace})
    ]
    line("pace", PressMenu(Press("server", arg="pace"), options=paces))
    place = "thread" if settings.threads else "channel"
    other = "channel" if settings.threads else "thread"
    box.add_item(ui.TextDisplay(words(f"station-settings-in-{place}")))
    box.add_item(
        ui.ActionRow(PressButton(Press("server", arg=f"place={other}"), label=words(f"station-settings-use-{other}")))
    )
    if may:
        box.add_item(ui.TextDisplay("\n".join(may)))
    view.add_item(box)
    return view


def changed(settings: GuildSettings, arg: str, values: list[str]) -> GuildSettings:
    """The settings after a press on the server's panel. Raises `Refused` for an outdated panel."""
    what, _, pressed = arg.partition("=")
    replace = msgspec.structs.replace
    match what:
        case "language" if values and values[0] in (*LANGUAGES, NO_CHOICE):
            return replace(settings, language=None if values[0] == NO_CHOICE else values[0])
        case "channels" if all(value.isdecimal() for value in values):
            return replace(settings, channels=tuple(sorted(int(value) for value in values)))
        case "openers" if all(value.isdecimal() for value in values):
            return replace(settings, openers=tuple(sorted(int(value) for value in values)))
        case "pace" if values and values[0].isdecimal() and int(values[0]) in PACES:
            return replace(settings, pace=int(values[0]))
        case "place" if pressed in ("thread", "channel"):
            return replace(settings, threads=pressed == "thread")
        case _:
            raise Refused(text("station-unknown-press"))


class Settings(
    commands.GroupCog,
    group_name=told("station-command-settings"),
    group_description=told("station-command-settings-says"),
):
    """The two panels."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("server", self.press_server, "update")
        bot.on_press("me", self.press_me, "update")

    @app_commands.command(name=told("station-command-server"), description=told("station-command-server-says"))
    @guarded
    async def server(self, interaction: Interaction) -> None:
        """The server's settings."""
        guild = _managed(interaction)
        await answer(interaction, view=await self._server_panel(interaction, guild))

    @app_commands.command(name=told("station-command-me"), description=told("station-command-me-says"))
    @app_commands.describe(zone=me.described("zone"), quiet=me.described("quiet"), away=me.described("away"))
    @app_commands.rename(
        zone=told("waiting-param-zone"), quiet=told("waiting-param-quiet"), away=told("waiting-param-away")
    )
    @app_commands.autocomplete(zone=me.zone_choices)
    @guarded
    async def me(
        self, interaction: Interaction, zone: str | None = None, quiet: str | None = None, away: str | None = None
    ) -> None:
        """A person's own settings: shown, and changed by what was typed."""
        before = await self.bot.host.person_settings(interaction.user.id)
        settings = me.typed(before, discord.utils.utcnow().timestamp(), zone, quiet, away)
        if settings != before:
            await self.bot.host.set_person(settings)
        words = await language.words(interaction)
        await answer(interaction, view=me.panel(settings, words, _own_languages(settings, words)))

    async def press_server(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A change on the server's panel."""
        guild = _managed(interaction)
        settings = await self.bot.host.guild_settings(guild)
        await self.bot.host.set_guild(changed(settings, press.arg, values))
        await update(interaction, await self._server_panel(interaction, guild))

    async def press_me(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A change on a person's panel."""
        settings = me.pressed(await self.bot.host.person_settings(interaction.user.id), press.arg, values)
        await self.bot.host.set_person(settings)
        words = await language.words(interaction)
        await update(interaction, me.panel(settings, words, _own_languages(settings, words)))

    async def _server_panel(self, interaction: Interaction, guild: int) -> ui.LayoutView:
        settings = opening.standing(await self.bot.host.guild_settings(guild), interaction.guild)
        words = await language.words(interaction)
        return server_panel(settings, words, _what_it_may(interaction, settings, words))


def _what_it_may(interaction: Interaction, settings: GuildSettings, words: Localiser) -> list[str]:
    """A line for each channel in which tables may be opened and something is missing; else one that says so."""
    if interaction.guild is None:
        return []
    chosen: list[object] = [interaction.guild.get_channel(channel) for channel in settings.channels]
    places = [place for place in chosen or [interaction.channel] if isinstance(place, PLACES)]
    wanted = permissions.NEEDED + (permissions.IN_THREADS if settings.threads else ())
    lacks = {place.id: permissions.missing(place, wanted) for place in places}
    lines = [f"⚠️ {words.say(permissions.lacking(missing, place))}" for place, missing in lacks.items() if missing]
    if len(lines) > EXPLAINED:
        lines = [*lines[:EXPLAINED], words("hosting-lacking-more", channels=len(lines) - EXPLAINED)]
    if not lines and places:
        named = tuple(text("play-name", name=f"<#{place}>") for place in lacks)
        lines.append("✅ " + words("hosting-may", channels=named))
    return lines


def _own_languages(settings: PersonSettings, words: Localiser) -> list[discord.SelectOption]:
    return _languages(words, settings.language, "station-language-client")


def _managed(interaction: Interaction) -> int:
    """The server, if this person manages it. Raises `Refused`."""
    if interaction.guild_id is None:
        raise Refused(text("station-only-in-servers"))
    if not interaction.permissions.manage_guild:
        raise Refused(text("station-not-a-manager"))
    return interaction.guild_id


async def setup(bot: YizhanBot) -> None:
    """Add the command group."""
    await bot.add_cog(Settings(bot))
