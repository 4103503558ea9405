"""Finding the table that somebody means: by its number, or by where they speak; and the words that describe it."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands

from cogs import escape, language
from cogs.replying import Interaction, about
from cogs.suggesting import suggested
from engine.host import Host
from engine.host.model import State, TableId, TableInfo
from engine.kernel import Refused, fluent, text
from engine.words import Localiser
from render.kit.palette import SEATS

GOING_ON: tuple[State, ...] = ("lobby", "running")
"""What people can sit down at or play."""
SEEN: tuple[State, ...] = ("lobby", "running", "over", "frozen")
"""What is found where nobody asked for a table by its number."""
BEGUN: tuple[State, ...] = ("running", "over", "frozen")
"""Games that there is something to see of."""


def may_see(interaction: Interaction, info: TableInfo) -> bool:
    """A table is for its own server, and for those who sit or have a seat at it, wherever they are."""
    same = interaction.guild_id is not None and info.place.guild == interaction.guild_id
    mine = any(interaction.user.id in (c.person and c.person.id, c.owner and c.owner.id) for c in info.chairs)
    return same or mine


async def existing(host: Host, table: TableId) -> TableInfo:
    """The table that a press names. Raises `Refused` if there is no such table."""
    info = await host.info(table)
    if info is None:
        raise Refused(text("station-no-such-table", table=str(table)))
    return info


async def find_table(interaction: Interaction, table: str | None = None, states: Collection[State] = SEEN) -> TableInfo:
    """The table with this number, else the one whose thread or channel this is.

    In a channel with several tables it is the one where the person sits, the latest moved first. Raises `Refused`.
    """
    host = interaction.client.host
    if table is not None:
        number = table.strip().removeprefix("#")
        info = await host.info(int(number)) if number.isdecimal() and len(number) < 18 else None
        if info is None or not may_see(interaction, info):
            raise Refused(text("station-no-such-table", table=escape.markdown(table)))
        return about(interaction, info)
    here = interaction.channel_id
    if interaction.guild_id is None or here is None:
        raise Refused(text("station-say-which-table"))
    near = await host.tables_in(interaction.guild_id, channel=here, states=tuple(states))
    found = [info for info in near if info.place.target == here] or near
    if not found:
        raise Refused(text("station-no-table-here"))

    def rank(info: TableInfo) -> tuple[bool, bool, float]:
        return info.seat_of(interaction.user.id) is not None, info.state in GOING_ON, info.updated

    return about(interaction, max(found, key=rank))


async def find_begun(interaction: Interaction, table: str | None = None) -> TableInfo:
    """`find_table` for what looks at a game: a lobby is only meant where it is named, or there is nothing else."""
    try:
        return await find_table(interaction, table, BEGUN)
    except Refused:
        return await find_table(interaction, table)


async def table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete for a parameter `table`: this server's tables and the person's own, those here first."""
    host = interaction.client.host
    words = await language.words(interaction)
    mine = await host.tables_of(interaction.user.id)
    local = await host.tables_in(interaction.guild_id) if interaction.guild_id is not None else []
    here = interaction.channel_id
    every = {info.id: info for info in (*mine, *local)}
    ordered = sorted(every.values(), key=lambda t: (here not in (t.place.channel, t.place.thread), -t.updated))
    return suggested({str(info.id): plain_title(info, words) for info in ordered}, typed)


def plain_title(info: TableInfo, words: Localiser) -> str:
    """ "#7 A Dream of …: Ada, Ben" for places without markdown."""
    people = [escape.clean(name) for chair, name in zip(info.chairs, info.names(), strict=True) if chair.person]
    named = title(info, words)
    return words("station-table-people", table=named, people=words("kernel-comma").join(people)) if people else named


def title(info: TableInfo, words: Localiser) -> str:
    """ "#7 A Dream of …"."""
    return words("station-table-title", table=str(info.id), game=words(f"{fluent(info.slug)}-name"))


def seat_sign(seat: int) -> str:
    """The shape that goes with a seat everywhere."""
    return SEATS[seat % len(SEATS)].symbol


def link(info: TableInfo) -> str:
    """The address of the table's newest card, or of its channel."""
    guild = info.place.guild or "@me"
    return f"https://discord.com/channels/{guild}/{info.place.target}" + (f"/{info.card}" if info.card else "")


def display_name(user: discord.abc.User) -> str:
    """How somebody at a table is called."""
    return escape.clean(user.display_name)
