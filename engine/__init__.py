"""The engine of Yizhan: rules, tables and their keeping, without a word about Discord or pictures.

- `kernel/`  decisions, replies, sessions, random numbers, text: pure and synchronous, knows no game
- `games/`   one folder a game, and the registry that lists them
- `words.py` turns `Text` into sentences (Project Fluent)
- `host/`    keeps tables running: load, apply, commit, announce
- `store/`   SQLite; the only place with SQL
- `__main__` `python -m engine list | simulate | replay | show`
"""
