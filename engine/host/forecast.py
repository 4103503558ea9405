"""What a seat may be asked next, and what it could answer then: found out in games that are only imagined.

Everything that the seat cannot know is dealt anew, luck included; the others play at random. So nothing that turns up
there can be learnt from. It is what may come, not what will: an order is only done where it fits.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from engine.host.model import RunningSession
from engine.kernel import Decision, Option, Reply, Rng, RulesError, Seat, Session, Text, random_picks, table_of

log = logging.getLogger(__name__)

GAMES = 3
"""How many games are imagined."""
REPLIES = 200
"""How far each goes on at most."""
ASKED = 8
"""How often the seat is asked in each at most."""


class Asked(Struct, frozen=True):
    """A question that may be put to a seat, with all that it could answer in the games that were imagined.

    `free` and `pick` are as those of a decision, the latter as wide as it ever was. `usual`: a label, if the question
    has a usual answer.
    """

    key: str
    prompt: Text
    options: tuple[Option, ...]
    free: tuple[Option, ...] = ()
    pick: tuple[int, int] = (1, 1)
    usual: Text | None = None

    def decision(self, seat: Seat) -> Decision:
        """As if it were put to this seat, for whoever divides its options or draws them; it is never answered."""
        return Decision(seat, self.key, 0, self.prompt, self.options, self.free, self.pick)


class Forecast(Struct, frozen=True):
    """What a seat may be asked, the soonest first. `chapter`: the part of the game that is being played."""

    asked: tuple[Asked, ...] = ()
    chapter: Text | None = None

    def find(self, key: str) -> Asked | None:
        return next((asked for asked in self.asked if asked.key == key), None)


def forecast(session: RunningSession, seat: Seat) -> Forecast:
    """Imagine how the game goes on from the start of its open step, as far as this seat knows it.

    `session` is a copy that nobody else uses. Takes some 10 ms.
    """
    found: dict[str, Asked] = {}
    for _ in range(GAMES):
        try:
            for decision in _imagined(session, seat):
                found[decision.key] = _with(found.get(decision.key), decision)
        except RulesError:
            log.exception("a game of %s that was imagined has failed", session.rules.slug)
    return Forecast(tuple(found.values()), session.table.chapter())


def imagined(session: RunningSession, seat: Seat) -> RunningSession:
    """The game at the start of its open step, with everything dealt anew that the seat cannot know.

    Raises `RulesError`. The seeds are secret: otherwise the true deal could be worked out from the imagined one.
    """
    start = session.step_start
    table = table_of(session.rules, start)
    table.rng = Rng(secrets.token_hex(16))
    session.rules.determinize(table, seat, Rng(secrets.token_hex(16)))
    return Session.restore(session.rules, msgspec.structs.replace(start, table=msgspec.Raw(msgspec.json.encode(table))))


def _imagined(session: RunningSession, seat: Seat) -> Iterator[Decision]:
    """The questions to a seat in one imagined game, up to the end of its next turn."""
    game, chance, asked = imagined(session, seat), Rng(secrets.token_hex(16)), 0
    step = None
    for _ in range(REPLIES):
        if game.over or asked == ASKED:
            return
        decision = game.decision(seat)
        if decision is not None:
            yield decision
            asked += 1
            step = game.step
        elif step is not None and game.step > step + 1:
            return
        else:
            decision = game.decisions[0]
        picks = random_picks(lambda: None, decision, chance)
        game.apply(Reply(decision.seat, decision.key, decision.ticket, picks))


def _with(known: Asked | None, decision: Decision) -> Asked:
    """What is known of a question, with the options of one more time that it is put."""
    known = known or Asked(decision.key, decision.prompt, (), (), decision.pick)
    usual = decision.find(decision.usual) if decision.usual is not None else None
    return Asked(
        decision.key,
        decision.prompt,
        _joined(known.options, decision.options),
        _joined(known.free, decision.free),
        (min(known.pick[0], decision.pick[0]), max(known.pick[1], decision.pick[1])),
        usual.label if usual else known.usual,
    )


def _joined(known: Iterable[Option], further: Iterable[Option]) -> tuple[Option, ...]:
    options = {option.id: option for option in known}
    for option in further:
        options.setdefault(option.id, option)
    return tuple(options.values())
