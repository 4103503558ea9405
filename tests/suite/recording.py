"""Records the games that `test_records` replays: `python -m tests.suite.recording [slug …]`.

Run it when a game is new or its rules version has risen, and say in the CHANGELOG that games were recorded anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from engine import record
from engine.kernel import Refused, Rng, Undo
from engine.record import Record, Recorder
from engine.simulate import Players
from tests.suite.setups import GAMES, game, setups_of

FOLDER: Final = Path(__file__).parent.parent / "recorded"
GAMES_EACH: Final = 1
"""At least so many recorded games for each number of seats."""

UNDO_ONE_IN: Final = 12


def name_of(kept: Record) -> str:
    """The file's name: seats, and the options that are not the game's defaults."""
    defaults = {variant.id: variant.default for variant in game(kept.slug).variants}
    chosen = [f"{key}.{value}" for key, value in sorted(kept.options.items()) if value != defaults[key]]
    return "-".join([str(kept.seats), *chosen]) + ".json"


def recorded(slug: str, seats: int, options: dict[str, str]) -> Record:
    """A whole game of computer players, with undos now and then."""
    rules = game(slug)
    seed = f"recorded {slug} {seats} {sorted(options.items())}"
    policies = [rules.policies["sensible" if seat % 2 == 0 else "random"] for seat in range(seats)]
    recorder, players, moods = Recorder(rules, seats, options, seed), Players(policies, seed), Rng(f"{seed} moods")
    while not recorder.session.over:
        reply = players.reply(recorder.session)
        recorder.reply(reply)
        if moods.below(UNDO_ONE_IN) == 0:
            try:
                recorder.undo(Undo(reply.seat, recorder.session.tickets[reply.seat]))
            except Refused:
                continue
    return recorder.record(cards=True)


def main(slugs: list[str]) -> None:
    for slug in slugs:
        folder = FOLDER / slug
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for setup in setups_of(slug):
            kept = recorded(slug, setup.seats, dict(setup.options))
            (folder / name_of(kept)).write_bytes(record.encode(kept))
            print(f"{slug}/{name_of(kept)}: {len(kept.entries)} entries")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
