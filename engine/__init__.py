"""The engine of Yizhan: rules, tables and their keeping, without a word about Discord or pictures.

- `kernel/`  decisions, replies, sessions, random numbers, text: pure and synchronous, knows no game
- `games/`   one folder a game, and the registry that lists them
- `words.py` turns `Text` into sentences (Project Fluent)
- `record`   a game as one file with checks; `notation` as a text with a line a move
- `simulate` plays whole games and checks every position
- `cli/`     the command line of `python -m engine list | simulate | replay | notate | show`
- `host/`    keeps tables running: load, apply, commit, announce
- `store/`   SQLite; the only place with SQL
"""

VERSION = "0.1.0"
"""What is running, for `/status`, the log and the check."""
