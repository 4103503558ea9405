"""Texts that the pictures use: the game's names, and our own labels (`jiangnan-picture-…`)."""

from __future__ import annotations

from engine.games.jiangnan.names import (
    amount,
    character,
    charm,
    city,
    district,
    goal,
    hour,
    icons,
    idea,
    party,
    shop,
    shop_effect,
    talent_effect,
    trend,
    work,
)
from engine.games.jiangnan.view import Cards
from engine.kernel import Text, Who, text

__all__ = [
    "amount",
    "character",
    "charm",
    "city",
    "district",
    "goal",
    "hour",
    "icons",
    "idea",
    "label",
    "party",
    "shop",
    "shop_effect",
    "talent_text",
    "trend",
    "work",
]


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"jiangnan-picture-{key}", **args)


def talent_text(cards: Cards, number: int) -> Text:
    """What a character does as a talent, in a sentence. Raises `KeyError` for one without."""
    found = cards.characters[number].talent
    if found is None:
        raise KeyError(number)
    return talent_effect(found.power, found.amount)
