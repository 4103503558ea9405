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
    trend,
    work,
)
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
    "trend",
    "work",
]


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"jiangnan-picture-{key}", **args)
