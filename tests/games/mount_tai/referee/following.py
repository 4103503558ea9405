"""The referee beside a game: what must be open, and its own table."""

from __future__ import annotations

import msgspec

from engine.games.mount_tai.content import Cards
from engine.games.mount_tai.table import Table
from tests.games.mount_tai.referee.end import play
from tests.games.mount_tai.referee.map import marks
from tests.games.mount_tai.referee.play import Asked, Game


class Referee:
    """Begins with a copy of a table at the beginning, and takes every reply after the game has taken it."""

    def __init__(self, cards: Cards, start: Table) -> None:
        copy = msgspec.json.decode(msgspec.json.encode(start), type=Table)
        self.game = Game(copy, cards, *marks(cards.map, start.ranges))
        self.asked: Asked | None = None
        self._play = play(self.game)
        self._run(None)

    @property
    def table(self) -> Table:
        return self.game.t

    def take(self, pick: str) -> None:
        self._run(pick)

    def _run(self, answer: str | None) -> None:
        try:
            self.asked = next(self._play) if answer is None else self._play.send(answer)
        except StopIteration:
            self.asked = None
