"""`python -m benchmarks.load`: play many tables at once, look at a station with thousands, and write both down.

All is printed; with `--write`, which `make load` gives, it also becomes a section of docs/performance.md. With
`--check` the exit code is 1 if a budget is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from benchmarks import report
from benchmarks.figures import Measured, measured
from benchmarks.load import people, stored
from benchmarks.measures.many_tables import LONG, STORED


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Plays many tables at once.")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="tables that are played at once")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="for how long they are played")
    parser.add_argument("--every", type=float, default=20, metavar="S", help="seconds between presses at one table")
    parser.add_argument("--stored", type=int, default=STORED, metavar="N", help="tables of the station with many")
    parser.add_argument("--length", type=int, default=LONG, metavar="N", help="entries of the longest game")
    parser.add_argument("--write", action="store_true", help="write the figures to docs/performance.md")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a budget is missed")
    given = parser.parse_args()
    plan = people.Plan(given.tables, given.seconds, given.every)
    results = people.figures(asyncio.run(people.play(plan)))
    for found in results:
        show(found)
    for figure in stored.figures(given.stored, given.length):
        results.append(measured(figure))
        show(results[-1])
    if given.write:
        old = report.PAGE.read_text(encoding="utf-8")
        report.PAGE.write_text(report.with_load(old, _how(plan), results), encoding="utf-8")
    missed = [one.figure.name for one in results if one.met is False]
    if missed:
        print(f"Missed: {', '.join(missed)}", file=sys.stderr)
    return 1 if given.check and missed else 0


def show(found: Measured) -> None:
    """Print a line."""
    print(" | ".join(report.row(found)), flush=True)


def _how(plan: people.Plan) -> str:
    pace = f"for {plan.seconds:g} seconds, with a press every {plan.every:g} seconds at each"
    return (
        f"Written by `make load`; do not edit. People play {plan.tables} tables of all games against the real process\n"
        f"{pace}. Each figure is measured once;\nbudgets are promises for 50 tables with a press every 10 seconds.\n"
    )


if __name__ == "__main__":
    sys.exit(main())
