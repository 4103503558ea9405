"""The machine that measured, and the table of what it found."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from benchmarks.figures import Measured

CPUS = Path("/proc/cpuinfo")
MEMORY = Path("/proc/meminfo")
LIBRARIES = ("msgspec", "pillow", "aiosqlite", "discord.py")

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
LOAD = "## Under load"

HEAD = """# Performance

Written by `make bench`; do not edit. Each figure is measured several times after a first run that only warms up, and
the median counts. Budgets are the project's promises for a machine with two cores.
"""


def machine() -> list[str]:
    """Processor, cores, memory, system, and the versions that matter."""
    libraries = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    return [
        f"{_processor()}, {os.cpu_count()} cores{_memory()}, {platform.system()} {platform.release()}",
        f"{platform.python_implementation()} {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {libraries}",
    ]


def _processor() -> str:
    if CPUS.exists():
        for line in CPUS.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _memory() -> str:
    if not MEMORY.exists():
        return ""
    kilobytes = int(MEMORY.read_text(encoding="utf-8").split()[1])
    return f", {kilobytes / 2**20:.0f} GiB of memory"


def row(found: Measured) -> tuple[str, ...]:
    """Figure, unit, budget, median, spread, met."""
    figure = found.figure
    met = {True: "yes", False: "**no**", None: ""}[found.met]
    spread = f"{_number(min(found.values))} – {_number(max(found.values))}" if len(found.values) > 1 else ""
    budget = f"≤ {figure.budget:g}" if figure.budget is not None else ""
    return figure.name, figure.unit, budget, _number(found.median), spread, met


def _number(value: float) -> str:
    if value >= 100 or value == 0:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 2 else f"{value:.2f}"


def page(results: Sequence[Measured], old: str = "") -> str:
    """The whole of docs/performance.md. What `old` says of the load is kept: that is measured by itself."""
    _, kept, load = old.partition(LOAD)
    return "\n".join([HEAD, *_found(results, "median")]) + "\n" + (f"\n{kept}{load}" if kept else "")


def with_load(old: str, how: str, results: Sequence[Measured]) -> str:
    """docs/performance.md with what was found under load, and `how`, in the place of what it says of that."""
    return old.partition(LOAD)[0].rstrip() + "\n\n" + "\n".join([LOAD, "", how, *_found(results, "found")]) + "\n"


def _found(results: Sequence[Measured], value: str) -> Iterator[str]:
    titles = ("figure", "unit", "budget", value, "least – most", "met")
    yield from (f"- {line}" for line in machine())
    yield ""
    yield "| " + " | ".join(titles) + " |"
    yield "|---|---|--:|--:|--:|---|"
    yield from ("| " + " | ".join(row(found)) + " |" for found in results)
