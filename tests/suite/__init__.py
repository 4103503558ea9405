"""One suite for all games: every registered game, every number of seats, every value of every table option.

- `setups`         which games are set up how, and how they are walked through
- `test_play`      whole games with an audit after every reply; computer players; records
- `test_sessions`  saves, clones, undo, refusals, no shared state
- `test_secrets`   what is hidden stays hidden, and what was revealed is not taken back
- `test_options`   what is offered: unique, labelled in every language, never empty
- `test_records`   recorded games still replay
- `test_pictures`  positions render for every viewer

A game is added by its line in `engine.games.SLUGS`; nothing here names one. `YIZHAN_SEED` plays other games.
"""
