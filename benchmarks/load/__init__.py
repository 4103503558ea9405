"""Hundreds of tables of all games that are played at once, and thousands that are stored: `python -m benchmarks.load`.

- `people`  the tables, and what their people had to wait for
- `stored`  what many stored tables and long games cost
- `memory`  how much memory a host with many tables takes, in a process of its own
"""
