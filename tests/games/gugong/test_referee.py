"""Thousands of positions, made up and met in games: what is offered is all that is legal, and comes out as it must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.gugong.rules import GugongRules, rules
from engine.games.gugong.table import Table
from engine.games.gugong.view import View
from engine.kernel import Reply, Save, Session
from engine.simulate import Players
from tests.games.gugong.made_up import made_up, odd_text
from tests.games.gugong.referee import Referee
from tests.games.gugong.referee.beginning import begins_well
from tests.games.gugong.referee.day import ranks

RULES = rules()
OPTIONS = [{"canal_move": move, "matches": matches} for move, matches in product(("one", "both"), ("pairs", "cards"))]


USUAL = {"act": "done", "sail": "done", "end": "done", "claim": "none", "benefit": "none"}


def gained(pick: str) -> tuple[int, int]:
    """How many pieces an option of the Evening brings, and whether he who is worth two is among them."""
    servants, _, foreman = pick.partition("+")
    return int(servants) + bool(foreman), len(foreman)


def laid_out(t: Table) -> dict[str, Any]:
    """A table as plain data, heaps in one order."""
    data: dict[str, Any] = msgspec.to_builtins(t)
    for heap in ("used", "unused"):
        data[heap] = sorted(data.get(heap, []))
    data["ships"] = sorted(data.get("ships", []), key=lambda ship: (ship["route"], ship["harbor"]))
    for player in data["players"]:
        for heap in ("hand", "pile", "shown", "tokens"):
            player[heap].sort()
        player["points"] = {source: points for source, points in player["points"].items() if points}
    for chance in ("rng", "reveals", "news", "offered"):
        data.pop(chance, None)
    return data


class Watched:
    """A session of which every question and every reply's result is foretold."""

    def __init__(self, session: Session[Table, View], by: GugongRules, start: Table) -> None:
        self.session = session
        self.referee = Referee(by.box.cards, start, lambda: self.session.table)
        self.replies: list[tuple[int, str, str]] = []
        assert list(by.audit(session.table)) == []
        self.look()

    def look(self) -> None:
        """All that is open, which must be all that is legal, on the table that must have come of it."""
        found = {decision.seat: decision for decision in self.session.decisions}
        asked = {each.seat: each for each in self.referee.asked}
        told = f"after {self.replies[-6:]}"
        assert {seat: each.key for seat, each in found.items()} == {seat: each.key for seat, each in asked.items()}, (
            told
        )
        for seat, decision in found.items():
            assert decision.pick == (1, 1)
            for offered, legal in ((decision.options, asked[seat].options), (decision.free, asked[seat].free)):
                ids = [option.id for option in offered]
                assert sorted(ids) == sorted(legal), f"{decision.key}, {told}"
            usual = max(asked[seat].options, key=gained) if decision.key == "evening" else USUAL.get(decision.key)
            assert decision.usual == usual, f"{decision.key}, {told}"
        assert laid_out(self.session.table) == laid_out(self.referee.table), told

    def play(self, replies: Callable[[], Reply], most: int) -> None:
        """Play on for so many replies, or to the end."""
        for _ in range(most):
            if self.session.over:
                break
            reply = replies()
            (pick,) = reply.picks
            self.replies.append((reply.seat, reply.key, pick))
            self.session.apply(reply)
            self.referee.take(reply.seat, pick)
            self.look()
        assert list(self.session.rules.audit(self.session.table)) == []


def lively(session: Session[Table, View], chance: Random) -> Reply:
    """A reply by kind first, so that the seldom ones come up; what ends or declines is seldom taken."""
    decision = chance.choice(session.decisions)
    kinds: dict[str, list[str]] = {}
    for option in decision.every():
        head, _, rest = option.id.partition(":")
        kind = head if decision.key in ("gift", "way") else f"{head}:{rest.partition(':')[0]}"
        kinds.setdefault(kind, []).append(option.id)
    quits = {kind for kind in kinds if kind.rstrip(":") in ("done", "none")}
    busy = sorted(kinds.keys() - quits)
    stop = not busy or (quits and chance.random() < 0.15)
    pick = chance.choice(kinds[chance.choice(sorted(quits) if stop else busy)])
    return Reply(decision.seat, decision.key, decision.ticket, (pick,))


def standing(watched: Watched) -> None:
    """Who comes first and who next, if the game is over. (GG-FIN-09 to GG-FIN-11, GG-AMB-35)"""
    standings, t = watched.session.standings, watched.referee.table
    assert standings is not None
    assert {score.seat: score.rank for score in standings.scores} == ranks(watched.referee.game)
    assert [score.rank for score in standings.scores] == sorted(score.rank for score in standings.scores)
    for score in standings.scores:
        assert score.seat is not None
        assert score.total == t.players[score.seat].score == sum(source.points for source in score.sources)
        assert score.out == (t.players[score.seat].place is None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        chance = Random(10 * seats + number)
        session, _ = Session[Table, View].begin(RULES, seats, options, f"watched-{seats}-{number}")
        begins_well(RULES.box.cards, session.table)
        watched = Watched(session, RULES, session.table)
        watched.play(partial(lively, session, chance), RULES.bound)
        assert watched.session.over
        standing(watched)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("policy", sorted(RULES.policies))
def test_games_of_the_computer_players(policy: str, seats: int) -> None:
    session, _ = Session[Table, View].begin(RULES, seats, OPTIONS[seats - 2], f"{policy}-{seats}")
    watched = Watched(session, RULES, session.table)
    players = Players([RULES.policies[policy]] * seats, policy)
    watched.play(partial(players.reply, session), RULES.bound)
    standing(watched)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_made_up_positions(seats: int) -> None:
    asked: Counter[str] = Counter()
    for content in range(6):
        chance = Random(100 * seats + content)
        by = rules(odd_text(RULES.content_text, chance)) if content else RULES
        for number in range(40):
            start = made_up(by.box.cards, chance, seats, OPTIONS[number % len(OPTIONS)])
            save = Save(by.version, 0, msgspec.Raw(msgspec.json.encode(start)), (), (0,) * seats)
            session: Session[Table, View] = Session.restore(by, save)
            watched = Watched(session, by, start)
            watched.play(partial(lively, session, chance), 22)
            asked.update(key for _, key, _ in watched.replies)
            if watched.session.over:
                standing(watched)
    assert {*asked} == KEYS


KEYS = {
    "gift", "way", "act", "pay", "gain", "pieces", "load", "city", "swap", "recall", "rich_gift", "jade_trade",
    "wall_token", "exchange", "sail", "claim", "benefit", "evening", "end",
}  # fmt: skip
