"""`replay`: an exported record, or a game in notation, played again."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from engine import record
from engine.cli.arguments import Unusable
from engine.notation import read_any as read


def run(path: Path, out: TextIO) -> int:
    """Say that the record plays as it was recorded (0), or where it first differs (1). Raises `Unusable`."""
    try:
        kept = read(path.read_bytes())
        session = record.play(kept)
    except OSError as error:
        raise Unusable(f"{path} cannot be read: {error.strerror}") from error
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
