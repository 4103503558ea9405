"""Buttons that lead from one way of looking back to the others."""

from __future__ import annotations

from typing import Literal

from cogs import limits
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.replay.subject import Subject
from engine.words import Localiser

Way = Literal["replay", "sheet", "film", "log"]


def buttons(subject: Subject, words: Localiser, *ways: Way) -> list[PressButton]:
    """Those of the ways that this game has: a running one has no sheet and no film."""
    return [
        PressButton(Press(way, subject.table), label=cut(words(f"play-{way}"), limits.BUTTON_LABEL))
        for way in ways
        if subject.over or way in ("replay", "log")
    ]
