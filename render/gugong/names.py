"""Texts that the pictures use: the game's names, and our own labels (``gugong-picture-…``)."""

from __future__ import annotations

from functools import cache

from engine.games.gugong.names import city, decree, gift, harbor, token
from engine.games.gugong.view import Cards, Location
from engine.kernel import Text, Who, text

__all__ = [
    "action",
    "city",
    "decree",
    "decree_effect",
    "gift",
    "harbor",
    "label",
    "short_decree",
    "short_official",
    "token",
    "token_effect",
]


@cache
def action(kind: Location) -> Text:
    """The short name of a location, as on the Gift cards: "Palace"."""
    return Text(f"gugong-action-{kind}")


@cache
def short_official(kind: Location) -> Text:
    """An official in a word."""
    return Text(f"gugong-picture-official-{kind}")


def short_decree(kind: str, amount: int, each: int) -> Text:
    """What a Decree does, in a few words."""
    return text(f"gugong-picture-decree-{kind.replace('_', '-')}", amount=amount, each=each)


def decree_effect(kind: str, amount: int, each: int) -> Text:
    """What a Decree does, in a sentence."""
    return text(f"gugong-decree-{kind.replace('_', '-')}-effect", amount=amount, each=each)


def token_effect(cards: Cards, kind: str) -> Text:
    """What a Travel token brings, in a sentence."""
    token = cards.tokens[kind]
    other = {"gift": cards.board.rich_gift, "jade": cards.board.jade_trade}.get(kind, 0)
    amount = token.servants or token.palace or token.intrigue or token.points or other
    return text(f"gugong-token-{kind}-effect", amount=amount)


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"gugong-picture-{key}", **args)
