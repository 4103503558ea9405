"""Texts that the pictures use: the game's names, and our own labels (`mount-tai-picture-…`)."""

from __future__ import annotations

from engine.games.mount_tai.names import (
    building,
    building_effect,
    cell,
    colour,
    effect,
    good,
    good_name,
    land,
    praise,
    season,
    skill,
    talent,
    tutor,
    virtual,
)
from engine.kernel import Text, Who, text

__all__ = [
    "building",
    "building_effect",
    "cell",
    "colour",
    "effect",
    "good",
    "good_name",
    "label",
    "land",
    "praise",
    "season",
    "skill",
    "talent",
    "tutor",
    "virtual",
]


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"mount-tai-picture-{key}", **args)
