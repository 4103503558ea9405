"""Typed moves: every game's own commands, built from what its rules declare, with chained autocomplete.

- `chain`     the parameters of a command played one after the other on clones: offers and replies. Pure.
- `matching`  what somebody typed, matched with options. Pure.
- `commands`  `/<slug> <name>` for every registered game
"""
