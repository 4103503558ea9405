"""The referee beside a game: what must be open, and its own table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.games.gugong.content import Cards
from engine.games.gugong.table import Table
from tests.games.gugong.referee.day import play
from tests.games.gugong.referee.play import Asked, Game


class Referee:
    """Begins with a copy of a table at the start of a step, and takes every reply after the game has taken it."""

    def __init__(self, cards: Cards, start: Table, truth: Callable[[], Table]) -> None:
        copy = msgspec.json.decode(msgspec.json.encode(start), type=Table)
        self.game = Game(copy, cards, truth)
        self.asked: tuple[Asked, ...] = ()
        self._play = play(self.game)
        self._run(None)

    @property
    def table(self) -> Table:
        return self.game.t

    def take(self, seat: int, pick: str) -> None:
        self._run((seat, pick))

    def _run(self, answer: tuple[int, str] | None) -> None:
        try:
            self.asked = next(self._play) if answer is None else self._play.send(answer)
        except StopIteration:
            self.asked = ()
