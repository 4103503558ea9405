"""The names of cards, places and pieces, as texts."""

from __future__ import annotations

from functools import cache

from engine.games.gugong.content import Gift
from engine.kernel import Text, text


def _id(kind: str) -> str:
    return kind.replace("_", "-")


@cache
def location(kind: str) -> Text:
    """A place of an official, which is also the name of its action."""
    return Text(f"gugong-location-{kind}")


@cache
def in_short(kind: str) -> Text:
    """The same place where there is little room."""
    return Text(f"gugong-action-{kind}")


@cache
def official(kind: str) -> Text:
    """The official who receives gifts there."""
    return Text(f"gugong-official-{kind}")


@cache
def present(value: int) -> Text:
    """What lies on a Gift card of this value: "Fruit bowl"."""
    return Text(f"gugong-present-{value}")


def gift(card: Gift) -> Text:
    """A Gift card: value, and action if it has one. "4 (Travel)"."""
    return text("gugong-gift", value=card.value, present=present(card.value), action=action(card))


def action(card: Gift) -> Text:
    """What a Gift card does: one of "gugong-action-none", "-<action>", "-servants", or "-and-servants"."""
    if card.action is None:
        return text("gugong-action-servants", count=card.servants) if card.servants else Text("gugong-action-none")
    does = Text(f"gugong-action-{card.action}")
    return text("gugong-action-and-servants", action=does, count=card.servants) if card.servants else does


@cache
def city(kind: str) -> Text:
    """A city of the map."""
    return Text(f"gugong-city-{_id(kind)}")


@cache
def harbor(number: int) -> Text:
    """A harbor of the Grand Canal, from 1."""
    return Text(f"gugong-harbor-{number}")


@cache
def token(kind: str) -> Text:
    """A kind of Travel token."""
    return Text(f"gugong-token-{_id(kind)}")


@cache
def decree(kind: str) -> Text:
    """A Decree."""
    return Text(f"gugong-decree-{_id(kind)}")


@cache
def decree_effect(kind: str) -> Text:
    """What a Decree does, in a sentence; takes the arguments `amount` and `each`."""
    return Text(f"gugong-decree-{_id(kind)}-effect")


@cache
def reward(kind: str) -> Text:
    """A harbor reward."""
    return Text(f"gugong-reward-{kind}")
