"""Texts that the pictures use: the game's names, and our own labels (``dream-picture-…``)."""

from __future__ import annotations

from engine.games.dream.names import customer, effect, event, event_effect, menu, shop
from engine.kernel import Text, Who, text

__all__ = ["customer", "effect", "event", "event_effect", "event_short", "label", "menu", "shop"]


def event_short(kind: str) -> Text:
    """What an event does, in a few words."""
    return Text(f"dream-picture-event-{kind.replace('_', '-')}")


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"dream-picture-{key}", **args)
