"""The referee beside a game: what must be open, and its own table."""

from __future__ import annotations

import msgspec

from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.table import BOT, Table
from tests.games.branches import together
from tests.games.jiangnan.referee import beginning, bot, final, income, turn, upkeep
from tests.games.jiangnan.referee.play import Asked, Game, Play, in_order


def play(g: Game) -> Play[None]:
    """From the beginning to the end. (JN-ROUND, JN-UP)"""
    t = g.t
    yield from beginning.begin(g)
    for number in range(1, 7):
        t.round = number
        yield from action_phase(g)
        yield from income.income(g)
        yield from upkeep.sail(g)
        yield from upkeep.draft(g)
        upkeep.events(g)
        if number < 6:  # JN-END-02
            upkeep.status(g)
            yield from upkeep.spirits(g)
    yield from together({seat: upkeep.use_spirits(g, seat) for seat in in_order(g)})
    final.scoring(g)


def action_phase(g: Game) -> Play[None]:
    """(JN-ROUND-03 to JN-ROUND-05, JN-REST-12)"""
    for _ in range(3):
        for party in list(g.t.order):
            if not g.t.party(party).scholars:
                continue
            if party == BOT:
                bot.take_turn(g)
            else:
                yield from turn.take_turn(g, party)


class Referee:
    """Begins with a copy of a table at the beginning, and takes every reply after the game has taken it."""

    def __init__(self, cards: Cards, start: Table) -> None:
        copy = msgspec.json.decode(msgspec.json.encode(start), type=Table)
        self.game = Game(copy, cards)
        self.asked: tuple[Asked, ...] = ()
        self._play = play(self.game)
        self._run(None)

    @property
    def table(self) -> Table:
        return self.game.t

    def take(self, seat: int, picks: tuple[str, ...]) -> None:
        self._run((seat, picks))

    def _run(self, answer: tuple[int, tuple[str, ...]] | None) -> None:
        try:
            self.asked = next(self._play) if answer is None else self._play.send(answer)
        except StopIteration:
            self.asked = ()
