"""Servers, channels and threads, and what the bot may do in them."""

from __future__ import annotations

import itertools
import time

import discord
from msgspec import Struct, field

EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 from which Discord counts."""
TEXT, PUBLIC_THREAD = 0, 11
"""Discord's numbers for kinds of channels."""

_numbers = itertools.count()


def new_id() -> int:
    """The next id: later ones are greater, and tell when they were made."""
    return (int(time.time() * 1000) - EPOCH) << 22 | next(_numbers) % 2**22


def made_at(snowflake: int) -> float:
    """Seconds since 1970 when this id was made."""
    return ((snowflake >> 22) + EPOCH) / 1000


class User(Struct, frozen=True):
    """Somebody with an account. `locale` is the language of their client."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False


class Channel(Struct):
    """A text channel, or a thread in one (`parent`). `denied` are the permissions that nobody has in it."""

    id: int
    guild: int
    name: str
    parent: int | None = None
    archived: bool = False
    denied: int = 0

    @property
    def kind(self) -> int:
        return TEXT if self.parent is None else PUBLIC_THREAD


class Guild(Struct):
    """A server: its channels by id, and what everybody may do in it unless a channel denies it."""

    id: int
    name: str
    owner: int
    channels: dict[int, Channel] = field(default_factory=dict)
    allowed: int = discord.Permissions.all().value & ~discord.Permissions.elevated().value

    def permissions(self, channel: Channel) -> discord.Permissions:
        """What everybody, the bot included, may do in a channel; a thread takes over from its channel."""
        above = self.channels.get(channel.parent, channel) if channel.parent else channel
        return discord.Permissions(self.allowed & ~above.denied)
