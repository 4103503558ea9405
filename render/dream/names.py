"""Texts that the pictures use: the cards' names, and our own labels (``dream-picture-…``)."""

from __future__ import annotations

from engine.kernel import Text, Who, text


def shop(kind: str) -> Text:
    """A shop type's name."""
    return Text(f"dream-shop-{kind.replace('_', '-')}")


def customer(kind: str) -> Text:
    """A customer's name."""
    return Text(f"dream-customer-{kind.replace('_', '-')}")


def event(kind: str) -> Text:
    """An event's name."""
    return Text(f"dream-event-{kind.replace('_', '-')}")


def event_effect(kind: str) -> Text:
    """What an event does, in a sentence."""
    return Text(f"dream-event-{kind.replace('_', '-')}-effect")


def event_short(kind: str) -> Text:
    """What an event does, in a few words."""
    return Text(f"dream-picture-event-{kind.replace('_', '-')}")


def menu(rank: int) -> Text:
    """The dish of a rank."""
    return Text(f"dream-menu-{rank}")


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"dream-picture-{key}", **args)
