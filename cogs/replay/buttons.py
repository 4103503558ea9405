"""Buttons that lead from one way of looking back to the others."""

from __future__ import annotations

from typing import Literal

from cogs import limits
from cogs.cutting import cut
from cogs.ids import PressButton
from cogs.replay.subject import Place, Subject
from engine.words import Localiser

Way = Literal["replay", "sheet", "film", "log"]


def buttons(subject: Subject, words: Localiser, *ways: Way) -> list[PressButton]:
    """Those of the ways that this game has: a running one has no sheet and no film, a file no log."""
    has: set[Way] = {"sheet", "film"} if subject.over else set()
    has |= {"replay", "log"} if subject.table else set()
    return [
        PressButton(Place().press(way, subject, way[0]), label=cut(words(f"play-{way}"), limits.BUTTON_LABEL))
        for way in ways
        if way in has
    ]
