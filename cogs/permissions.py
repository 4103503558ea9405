"""What the bot needs in a channel, and how to say what is missing to the person who can grant it."""

from __future__ import annotations

import discord

from engine.kernel import Text, text

Place = discord.abc.GuildChannel | discord.Thread

NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Without these a table cannot be kept in a channel."""
IN_THREADS: tuple[str, ...] = ("create_public_threads", "send_messages_in_threads")
"""Also needed for a thread of its own."""


def missing(channel: Place, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Which of these permissions the bot lacks in a channel, in the given order."""
    have = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.Thread):
        wanted = tuple("send_messages_in_threads" if name == "send_messages" else name for name in wanted)
    return tuple(name for name in wanted if not getattr(have, name))


def lacking(permissions: tuple[str, ...], channel: int) -> Text:
    """A sentence that names permissions, the channel, and who can grant them."""
    dashed = (name.replace("_", "-") for name in permissions)
    named = tuple(text(f"station-permission-{name}") for name in dashed)
    return text("station-lacking", permissions=named, channel=f"<#{channel}>")
