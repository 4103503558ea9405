"""Everything, again and again with new games: `make soak`, or `python -m tests.soak [--seconds N]`.

Each round plays the suite with another seed, then kills the bot some more. The first failure ends it; the printed
seed repeats the round.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time

ROUND = (("-n", "2", "--ignore=tests/torture"), ("-n", "0", "tests/torture"))
"""pytest's arguments for the two halves of a round. Kills are counted alone: they want the machine for themselves."""

KILLS = 100


def play_round(seed: str) -> bool:
    """One round; True when all of it passed."""
    environment = {**os.environ, "YIZHAN_SEED": seed, "YIZHAN_KILLS": str(KILLS)}
    drawn = f"--hypothesis-seed={int(seed, 16)}"
    return all(
        subprocess.run([sys.executable, "-m", "pytest", "-q", drawn, *half], env=environment, check=False).returncode
        == 0
        for half in ROUND
    )


def main() -> int:
    """The program; exit code 1 after a failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600, help="no round begins after this (default: 3600)")
    chosen = parser.parse_args()
    end = time.monotonic() + chosen.seconds
    rounds = 0
    while rounds == 0 or time.monotonic() < end:
        seed = secrets.token_hex(4)
        print(f"— round {rounds + 1}: YIZHAN_SEED={seed}", flush=True)
        if not play_round(seed):
            print(f"Failed. Again: YIZHAN_SEED={seed} make test ARGS=--hypothesis-seed={int(seed, 16)}")
            return 1
        rounds += 1
    print(f"{rounds} rounds, nothing failed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
