"""How Discord writes people, servers and channels down."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, TypeAlias

from tests.discord.places import Channel, Guild, User, made_at

Json: TypeAlias = dict[str, Any]
"""An object as Discord's interface has it."""


def stamp(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(who: User) -> Json:
    """Somebody, as everywhere."""
    return {
        "id": str(who.id),
        "username": who.name.lower(),
        "global_name": None if who.bot else who.name,
        "discriminator": "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
    }


def member(who: User, permissions: int | None = None) -> Json:
    """Somebody in a server; `permissions` only where they have just done something."""
    found: Json = {
        "user": user(who),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": stamp(made_at(who.id)),
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return found if permissions is None else {**found, "permissions": str(permissions)}


def channel(place: Channel) -> Json:
    """A channel or a thread."""
    common = {
        "id": str(place.id),
        "type": place.kind,
        "guild_id": str(place.guild),
        "name": place.name,
        "parent_id": str(place.parent) if place.parent else None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if place.parent is None:
        denied = [{"id": str(place.guild), "type": 0, "allow": "0", "deny": str(place.denied)}]
        return {**common, "position": 0, "topic": None, "nsfw": False, "permission_overwrites": denied}
    since = stamp(made_at(place.id))
    return {
        **common,
        "owner_id": "0",
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": place.archived,
            "auto_archive_duration": 4320,
            "archive_timestamp": since,
            "create_timestamp": since,
            "locked": False,
        },
    }


def guild(server: Guild, members: Iterable[User]) -> Json:
    """A server as it is told to a bot that has just connected."""
    places = list(server.channels.values())
    return {
        "id": str(server.id),
        "name": server.name,
        "owner_id": str(server.owner),
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone(server)],
        "channels": [channel(place) for place in places if place.parent is None],
        "threads": [channel(place) for place in places if place.parent is not None and not place.archived],
        "members": [member(who) for who in members],
        "member_count": 10,
        "large": False,
        "unavailable": False,
        "joined_at": stamp(made_at(server.id)),
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def everyone(server: Guild) -> Json:
    """The role that everybody has."""
    return {
        "id": str(server.id),
        "name": "@everyone",
        "permissions": str(server.allowed),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
