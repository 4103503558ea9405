"""Looking back at a whole game, in private: step by step with pictures.

- `subject`  which game it is that somebody looks back at, and what the buttons carry of it
- `page`     one step as a message. Pure.
- `showing`  a step, drawn and laid out;  `importing` `/import`
- `buttons`  from one way of looking back to the others;  `sources` the game that a button names
- `presses`  `/replay` and the buttons
- `sheet`    the picture sheet of a finished game;  `film` the game as a moving picture
"""
