"""Opening a table or a campaign: whether this person may, where it will speak, in which language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import discord
import msgspec

from cogs import language, permissions
from cogs.replying import Interaction
from cogs.tables import display_name
from engine.games import rules_for
from engine.host.model import GuildSettings, NewCampaign, NewTable, Opened, Person, Place, Spot, TableInfo
from engine.kernel import Refused, Rules, refusal, text


async def open_table(
    interaction: Interaction,
    slug: str,
    seats: int | None,
    options: dict[str, str],
    table_language: str | None,
    place: Literal["thread", "channel"] | None,
    *,
    autostart: bool,
    pace: int | None,
    budget: int = 0,
) -> tuple[TableInfo, tuple[str, ...]]:
    """The new table, with what was left open as the server wants it: as many seats as the options allow, and so on.

    The permissions returned are those that a thread of its own would have taken: without them the table stays in the
    channel. Raises `Refused`.
    """
    host = interaction.client.host
    settings = await settings_here(interaction)
    spot, closed = spot_here(interaction, settings, place)
    rules = rules_for(slug)
    number = _most_seats(rules, options) if seats is None else seats
    if (reason := refusal(rules, number, options)) is not None:
        raise Refused(reason)
    info = await host.open_table(
        NewTable(
            slug=slug,
            seats=number,
            options=options,
            language=table_language or await _table_language(interaction, settings),
            place=spot.place,
            owner=Person(interaction.user.id, display_name(interaction.user)),
            threaded=spot.threaded,
            autostart=autostart,
            pace=settings.pace if pace is None else pace,
            budget=budget,
        )
    )
    return info, closed


def _most_seats(rules: Rules[Any, Any], options: Mapping[str, str]) -> int:
    """As many seats as a game allows with these options; where it allows none, as many as it ever has."""
    possible = [number for number in rules.seats if refusal(rules, number, options) is None]
    return max(possible or rules.seats)


async def begin_campaign(
    interaction: Interaction,
    slug: str,
    name: str,
    options: dict[str, str],
    table_language: str | None,
    place: Literal["thread", "channel"] | None,
    *,
    pace: int | None,
) -> tuple[Opened, tuple[str, ...]]:
    """A new campaign with its first table; as for `open_table`. Raises `Refused`."""
    settings = await settings_here(interaction)
    spot, closed = spot_here(interaction, settings, place)
    opened = await interaction.client.host.begin_campaign(
        NewCampaign(
            slug=slug,
            name=name,
            options=options,
            language=table_language or await _table_language(interaction, settings),
            owner=Person(interaction.user.id, display_name(interaction.user)),
            spot=spot,
            pace=settings.pace if pace is None else pace,
        )
    )
    return opened, closed


async def settings_here(interaction: Interaction) -> GuildSettings:
    """What the server has chosen. Raises `Refused` outside of servers."""
    if interaction.guild_id is None:
        raise Refused(text("station-only-in-servers"))
    return await interaction.client.host.guild_settings(interaction.guild_id)


def spot_here(
    interaction: Interaction, settings: GuildSettings, place: Literal["thread", "channel"] | None = None
) -> tuple[Spot, tuple[str, ...]]:
    """Where a table opened here would speak, and what is missing for a thread of its own. Raises `Refused`."""
    channel = _channel(interaction)
    _may_open(interaction, settings, channel)
    threaded = settings.threads if place is None else place == "thread"
    threaded = threaded and not isinstance(channel, discord.Thread)
    lacks = permissions.missing(channel, permissions.NEEDED)
    if lacks:
        raise Refused(permissions.lacking(lacks, channel.id))
    closed = permissions.missing(channel, permissions.IN_THREADS) if threaded else ()
    return Spot(place_of(settings.guild, channel), threaded and not closed), closed


async def check_opener(interaction: Interaction) -> None:
    """Raises `Refused` where the server's settings do not let this person open a table here."""
    _may_open(interaction, await settings_here(interaction), _channel(interaction))


def _channel(interaction: Interaction) -> discord.TextChannel | discord.Thread:
    """Where a table would be opened: the channel of the command; for a thread, the thread itself."""
    if isinstance(interaction.channel, discord.TextChannel | discord.Thread):
        return interaction.channel
    raise Refused(text("station-only-in-servers"))


def place_of(guild: int, channel: discord.TextChannel | discord.Thread) -> Place:
    """A channel, or a thread and its channel, as a table's place."""
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    return Place(guild, channel.id)


def standing(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """The settings without channels and roles that have been deleted since, which would keep everybody out."""
    if guild is None:
        return settings
    channels = tuple(channel for channel in settings.channels if guild.get_channel(channel) is not None)
    openers = tuple(role for role in settings.openers if guild.get_role(role) is not None)
    return msgspec.structs.replace(settings, channels=channels, openers=openers)


def _may_open(interaction: Interaction, settings: GuildSettings, channel: discord.TextChannel | discord.Thread) -> None:
    """Raises `Refused` where the server's settings do not let this person open a table."""
    if interaction.permissions.manage_guild:
        return
    settings = standing(settings, interaction.guild)
    where = {channel.id, channel.parent_id} if isinstance(channel, discord.Thread) else {channel.id}
    if settings.channels and where.isdisjoint(settings.channels):
        named = tuple(text("play-name", name=f"<#{allowed}>") for allowed in settings.channels)
        raise Refused(text("station-not-in-this-channel", channels=named))
    roles = {role.id for role in interaction.user.roles} if isinstance(interaction.user, discord.Member) else set()
    if settings.openers and roles.isdisjoint(settings.openers):
        named = tuple(text("play-name", name=f"<@&{role}>") for role in settings.openers)
        raise Refused(text("station-not-an-opener", roles=named))


async def _table_language(interaction: Interaction, settings: GuildSettings) -> str:
    """A table speaks the server's language, where one was chosen; else its opener's."""
    return settings.language or await language.language_of(interaction)
