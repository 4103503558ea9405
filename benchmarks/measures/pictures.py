"""Pictures of every game's board: warm (static layers and sprites are there), cold (a new process), and their size."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import cache, partial
from typing import Any

from benchmarks import positions
from benchmarks.figures import Figure, register
from engine.games import SLUGS, rules_for
from engine.kernel import View
from engine.words import Localiser
from render import encode, painter_for, render

PICTURES = 12
"""Positions drawn in one run, spread over a game."""


@cache
def views(slug: str) -> list[tuple[View, View]]:
    """(public view, the view somewhat earlier) at positions spread over a game with all seats taken."""
    seen = [session.view(None) for session, _ in positions.walk(slug, rules_for(slug).seats[-1], "pictures")]
    every = max(1, len(seen) // PICTURES)
    return [(seen[at], seen[max(0, at - 6)]) for at in range(every, len(seen), every)][:PICTURES]


def draw(slug: str, view: View, since: View, language: str = "en") -> bytes:
    """A board as Discord gets it."""
    words = Localiser(language, [f"Player {seat + 1}" for seat in range(view.seats)])
    return encode(render(slug, view, None, since, words).image, f"{slug}-board.webp")


def warm(slug: str) -> float:
    """ms a picture, encoding included; every position is new to the run, and has been drawn in the run before."""
    began = time.perf_counter()
    for view, since in views(slug):
        draw(slug, view, since)
    return (time.perf_counter() - began) / len(views(slug)) * 1000


def cold(slug: str) -> float:
    """ms for the first picture of a process, without the start of Python and its imports."""
    command = [sys.executable, "-m", "benchmarks.measures.cold", slug]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def largest(slug: str) -> float:
    """The largest file in KB, in every language."""
    sizes = [len(draw(slug, view, since, language)) for view, since in views(slug) for language in ("en", "zh-TW")]
    return max(sizes) / 1000


def _painted(slug: str) -> Any:
    try:
        return painter_for(slug)
    except KeyError:
        return None


for _slug in SLUGS:
    if _painted(_slug):
        register(Figure(f"{_slug}: board, warm", "ms", 50, partial(warm, _slug)))
        register(Figure(f"{_slug}: board, cold", "ms", 600, partial(cold, _slug), runs=5))
        register(Figure(f"{_slug}: board, largest file", "KB", 300, partial(largest, _slug), runs=1))
