"""What tests of the Discord face share.

- `world`    a simulated Discord with one server, one channel and four people, and what simcord lacks
- `station`  the real bot in such a world
- `innkeeper` a tiny bot, to test the world itself
- `fixtures` pytest fixtures for both; every payload they produce passes the checker of `tests/limits`
"""
