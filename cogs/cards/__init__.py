"""The public cards of a running table: what happened, the board, who has to decide, and where to press.

- `texts`  the sentences of a card, cut to what a message holds. Pure.
- `build`  the card as a layout with its picture
"""

from cogs.cards.build import build

__all__ = ["build"]
