"""The cards' names as texts."""

from __future__ import annotations

from functools import cache

from engine.kernel import Text


@cache
def menu(rank: int) -> Text:
    """The dish of a rank."""
    return Text(f"dream-menu-{rank}")


@cache
def shop(kind: str) -> Text:
    """A shop type."""
    return Text(f"dream-shop-{kind.replace('_', '-')}")


@cache
def customer(kind: str) -> Text:
    """A kind of customer."""
    return Text(f"dream-customer-{kind.replace('_', '-')}")


@cache
def event(kind: str) -> Text:
    """An event card."""
    return Text(f"dream-event-{kind.replace('_', '-')}")


@cache
def event_effect(kind: str) -> Text:
    """What an event does, in a sentence."""
    return Text(f"dream-event-{kind.replace('_', '-')}-effect")
