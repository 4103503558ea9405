"""The base of every game's state."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from engine.kernel.decision import Event, Seat
from engine.kernel.rng import Rng
from engine.kernel.text import Text


class Table(Struct, kw_only=True, omit_defaults=True):
    """The whole state of a game: data and ids only, every component of the game in exactly one place.

    `slug` is the game's. `reveals` counts what has been shown to a seat that did not know it; an undo stops there, as
    at every draw.
    `news` holds events until the session collects them, so it is empty whenever a table is saved.
    """

    slug: ClassVar[str]

    seats: int
    rng: Rng
    reveals: int = 0
    news: list[Event] = []

    def tell(self, text: Text, to: tuple[Seat, ...] | None = None) -> None:
        """Report an event to everybody, or only to the seats `to`."""
        self.news.append(Event(text, to))

    def chapter(self) -> Text | None:
        """The part of the game that is being played, such as a round: what a replay is jumped through by.

        None: the game has no such parts.
        """
        return None

    def reveal(self) -> None:
        """Say that hidden information has been shown: no undo past this point, no preview beyond it."""
        self.reveals += 1
