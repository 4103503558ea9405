"""`python -m tests.soak --seconds N [path …]`: the tests that play at random, again and again with other seeds.

Every round has a seed, which is printed; `YIZHAN_SEED=<seed> python -m pytest <path>` repeats a round that failed. The
first failure ends it with exit code 1.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent

PLAYING_AT_RANDOM = ("tests/kernel", "tests/suite")


def round_of(seed: str, paths: list[str], seconds: float) -> int:
    """One round, cut off when the time is up; returns pytest's exit code, 0 for a round that was cut off."""
    workers, hypotheses = f"-n{os.cpu_count() or 1}", f"--hypothesis-seed={int(seed, 16)}"
    command = [sys.executable, "-m", "pytest", "-q", "-x", workers, hypotheses, *paths]
    environment = {**os.environ, "YIZHAN_SEED": seed}
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, timeout=seconds, check=False).returncode
    except subprocess.TimeoutExpired:
        return 0


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random tests with ever new seeds.")
    parser.add_argument("--seconds", type=float, default=3600, help="for how long (default 3600)")
    parser.add_argument(
        "paths", nargs="*", default=list(PLAYING_AT_RANDOM), help="what to run (default: what is random)"
    )
    given = parser.parse_args()
    end = time.monotonic() + given.seconds
    rounds = 0
    while (left := end - time.monotonic()) > 0:
        seed = secrets.token_hex(8)
        rounds += 1
        print(f"round {rounds}: YIZHAN_SEED={seed}", flush=True)
        if (code := round_of(seed, given.paths, left)) != 0:
            print(f"failed: YIZHAN_SEED={seed} python -m pytest {' '.join(given.paths)}", file=sys.stderr)
            return code
    print(f"{rounds} rounds, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
