"""`python -m benchmarks [word …]`: measure all figures, or those whose names hold a word.

All figures are written to docs/performance.md; a selection is only printed. With `--check` the exit code is 1 if a
budget is missed.
"""

from __future__ import annotations

import argparse
import pkgutil
import sys
from importlib import import_module

from benchmarks import measures, report
from benchmarks.figures import FIGURES, measured


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measures speed and sizes.")
    parser.add_argument("words", nargs="*", help="only figures whose names hold one of these")
    parser.add_argument("--runs", type=int, metavar="N", help="measure everything N times")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a budget is missed")
    given = parser.parse_args()
    for module in pkgutil.iter_modules(measures.__path__):
        import_module(f"{measures.__name__}.{module.name}")
    chosen = [figure for figure in FIGURES if not given.words or any(word in figure.name for word in given.words)]
    if not chosen:
        parser.error(f"no figure is called like that; there are: {', '.join(figure.name for figure in FIGURES)}")
    results = []
    for figure in chosen:
        results.append(measured(figure, given.runs))
        print(" | ".join(report.row(results[-1])), flush=True)
    if not given.words:
        report.PAGE.write_text(report.page(results, report.PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    missed = [found.figure.name for found in results if found.met is False]
    if missed:
        print(f"Missed: {', '.join(missed)}", file=sys.stderr)
    return 1 if given.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
