"""`replay`: an exported game, played again. `notate`: the same as a text with a line a move."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from engine import notation, record
from engine.cli.arguments import Unusable
from engine.record import Record
from engine.words import Localiser


def run(path: Path, out: TextIO) -> int:
    """Say that the game plays as it was recorded (0), or where it first differs (1). Raises `Unusable`."""
    try:
        kept = _read(path)
        session = record.play(kept)
    except record.RecordError as error:
        raise Unusable(f"{path.name}: {error}") from error
    except record.Differs as differs:
        out.write(f"{path.name} differs: {differs}\n")
        return 1
    state = "to the end of the game" if session.over else "the game still runs"
    out.write(
        f"{path.name}: {kept.slug}, {kept.seats} seats, {len(kept.entries)} entries played as recorded, {state}.\n"
    )
    return 0


def notate(path: Path, words: Localiser, out: TextIO) -> int:
    """Write a game in notation, with what happened beside the moves. Raises `Unusable`."""
    try:
        kept = _read(path)
        out.write(notation.write(kept, record.rules_of(kept), words.named(kept.names)))
    except (record.RecordError, record.Differs) as error:
        raise Unusable(f"{path.name}: {error}") from error
    return 0


def _read(path: Path) -> Record:
    try:
        return notation.read_any(path.read_bytes())
    except OSError as error:
        raise Unusable(f"{path} cannot be read: {error.strerror}") from error
