"""What is measured, and how: `python -m benchmarks`, or `make bench`, writes docs/performance.md.

- `figures`   `Figure` and the register of all of them
- `measures`  one module a kind of figure; each registers its own
- `positions` real positions of real games to measure at
- `report`    the machine, the table
- `load`      `python -m benchmarks.load`, or `make load`: people who play hundreds of tables at once

A figure is measured several times, and the median counts. A new module under `measures` needs nothing else.
"""
