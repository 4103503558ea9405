"""Texts that the pictures use: the game's names, and our own labels (`mount-tai-picture-…`)."""

from __future__ import annotations

from engine.games.mount_tai.names import (
    building,
    cell,
    colour,
    effect,
    good,
    good_name,
    land,
    praise,
    season,
    talent,
    target,
    tutor,
    virtual,
)
from engine.games.mount_tai.view import Cards
from engine.kernel import Text, Who, text
from render.mount_tai.data import entry

__all__ = [
    "building",
    "building_text",
    "cell",
    "colour",
    "effect",
    "good",
    "good_name",
    "label",
    "land",
    "praise",
    "praise_text",
    "season",
    "skill_text",
    "talent",
    "target",
    "tutor",
    "virtual",
]


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"mount-tai-picture-{key}", **args)


def skill_text(cards: Cards, kind: str) -> Text:
    """What a skill does, in words."""
    value = entry(cards.skills, kind)
    return text(
        f"mount-tai-skill-{kind.replace('_', '-')}",
        amount=value.amount,
        per=value.per,
        event=good_name(value.event or "money"),
    )


def building_text(cards: Cards, kind: str) -> Text:
    """What a building does, in a sentence."""
    amount = entry(cards.buildings, kind).amount
    return text(f"mount-tai-building-{kind.replace('_', '-')}-effect", amount=amount)


def praise_text(cards: Cards, kind: str, year: int) -> Text:
    """What the face of a Praise tile asks; the tile itself says what it pays."""
    tile = cards.praises[kind]
    if year == 1:
        counts = tile.first.counts.replace("_", "-")
        return label(f"first-{counts}", need=tile.first.need)
    counts = tile.again.counts.replace("_", "-")
    return label(f"again-{counts}", per=tile.again.per)
