"""Looking back at a whole game, in private: step by step with pictures.

- `subject`  which game it is that somebody looks back at, and what the buttons carry of it
- `page`     one step as a message. Pure.
- `presses`  `/replay` and the buttons
"""
