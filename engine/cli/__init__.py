"""The engine's command line, one module a command.

- `arguments`   what may be typed, and clear sentences for what may not
- `listing`     `list`: the games, as JSON
- `simulating`  `simulate`: whole games by computer players, checked after every reply
- `replaying`   `replay`: an exported record, played again
- `showing`     `show`: a position as readable text

A command returns its exit code: 0 all well, 1 a game went wrong or differs, 2 it could not be done as typed.
"""
