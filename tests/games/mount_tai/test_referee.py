"""Whole games beside a referee who knows the rules' text alone: what is offered is all that is legal, and comes out."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.mount_tai.rules import rules
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.view import View
from engine.kernel import Reply, Session, refusal
from engine.simulate import Players
from tests.games.mount_tai.referee import Referee
from tests.games.mount_tai.referee.beginning import begins_well, lavish
from tests.games.mount_tai.referee.end import ranks

RULES = rules()
SEED = os.environ.get("YIZHAN_SEED", "1")
GAMES = int(os.environ.get("YIZHAN_MOUNT_TAI_WATCHED", "18"))
"""Games for each number of seats and stage, and for each game of the solo challenge."""
DONE = {
    "act": "done", "cultivate": "done", "farmland": "done", "town": "done", "brew": "done", "tidy": "done",
    "settle": "done", "tribe": "none", "pond": "none", "observatory": "none", "discard": "none", "convert": "none",
    "places": "none", "copy": "none", "donate": "none", "command": "none", "master": "decline",
}  # fmt: skip


def laid_out(t: Table) -> dict[str, Any]:
    """A table as plain data: heaps in one order, without how the engine finds its way."""
    data: dict[str, Any] = msgspec.to_builtins(t)
    for heap in ("turned", "dismissed", "removed", "ponds"):
        data[heap] = sorted(data[heap])
    data["blueprints"] = [*data["blueprints"].items()]
    for player in data["players"]:
        for heap in ("gone", "buildings"):
            player[heap].sort()
        player["points"] = {source: points for source, points in player["points"].items() if points}
    for way in ("rng", "reveals", "news", "phase", "turn", "gains", "executed", "executed_before"):
        data.pop(way, None)
    return data


class Watched:
    """A game of which every question and every reply's result is foretold."""

    def __init__(self, seats: int, options: Mapping[str, str], seed: str, *, rich: bool = False) -> None:
        by = copy(RULES)
        if rich:
            by.setup = lambda *begun: lavish(RULES.box.cards, RULES.setup(*begun), Random(seed))  # type: ignore[method-assign]
        self.session, _ = Session[Table, View].begin(by, seats, options, seed)
        self.referee = Referee(RULES.box.cards, self.session.table)
        self.replies: list[tuple[int, str, str]] = []
        self.players: Players | None = None
        if not rich:
            begins_well(RULES.box.cards, self.session.table)
        self.told = f"{seed}: {seats} seats, {options}"
        self.look()

    def look(self) -> None:
        """The one question that is open, with all that is legal, on the table that must have come of it."""
        told = f"{self.told} after {self.replies[-6:]}"
        asked = self.referee.asked
        found = [(decision.seat, decision.key) for decision in self.session.decisions]
        assert found == ([(asked.seat, asked.key)] if asked else []), told
        if asked:
            (decision,) = self.session.decisions
            assert sorted(option.id for option in decision.options) == sorted(asked.options), f"{decision.key}, {told}"
            assert decision.pick == (1, 1)
            assert not decision.free
            usual = DONE.get(decision.key, "none" if "none" in asked.options else None)
            assert decision.usual == (usual if usual in asked.options else None), f"{decision.key}, {told}"
        assert laid_out(self.session.table) == laid_out(self.referee.table), told

    def play(self, policy: str, chance: Random) -> None:
        """Play on to the end, and look at who has won."""
        while not self.session.over:
            reply = self.lively(chance) if policy == "lively" else self.computer(policy)
            (pick,) = reply.picks
            self.replies.append((reply.seat, reply.key, pick))
            self.session.apply(reply)
            self.referee.take(pick)
            self.look()
        standings = self.session.standings
        assert standings is not None
        assert self.referee.asked is None
        scores = [score for score in standings.scores if score.seat is not None]
        assert {score.seat: score.rank for score in scores} == ranks(self.referee.game)
        for score in scores:
            assert score.seat is not None
            total = self.referee.table.players[score.seat].reputation
            assert score.total == total == sum(source.points for source in score.sources)

    def lively(self, chance: Random) -> Reply:
        """By kind first, so that the seldom ones come up; tidying up and stopping are seldom."""
        (decision,) = self.session.decisions
        kinds: dict[str, list[str]] = {}
        for option in decision.options:
            kinds.setdefault(option.group or "", []).append(option.id)
        quiet = [kind for kind in kinds if kind in ("tidy", "done")]
        busy = [kind for kind in kinds if kind not in quiet]
        stop = not busy or (quiet and chance.random() < 0.12)
        pick = chance.choice(kinds[chance.choice(quiet if stop else busy)])
        return Reply(decision.seat, decision.key, decision.ticket, (pick,))

    def computer(self, policy: str) -> Reply:
        if self.players is None:
            self.players = Players([RULES.policies[policy]] * self.session.table.seats, self.told)
        return self.players.reply(self.session)


POLICIES = ("lively", "random", "sensible")
STAGES: dict[str, Mapping[str, tuple[str, ...]]] = {
    "base": {"income": ("seasons", "every"), "event_zero": ("off", "on")},
    "promo": {"income": ("seasons", "every"), "buildings": ("promo",), "talents": ("promo", "fan", "all", "all")},
    "tutors": {
        "income": ("seasons", "every"),
        "buildings": ("base", "promo"),
        "talents": ("base", "all"),
        "tutors": ("on",),
    },
}
"""Table options and the values among which chance decides."""


USUAL_KEYS = {"policy", "act", "cultivate", "farmland", "town", "brew", "tidy", "tribe", "event", "settle"}
MORE_KEYS = {
    "promo": {"pond", "discard", "observatory", "places", "convert"},
    "tutors": {"mark", "command", "donate", "master", "study"},
}


def watch(seats: int, options: Mapping[str, str], number: int, asked: Counter[str]) -> None:
    """One game to its end; two of three begin lavishly."""
    seed = f"{SEED} {seats} {number} {sorted(options.items())}"
    watched = Watched(seats, options, seed, rich=number % 3 != 0)
    watched.play(POLICIES[number // 3 % 3], Random(seed))
    asked.update(key for _, key, _ in watched.replies)


@pytest.mark.parametrize("stage", STAGES)
def test_games_of_several(stage: str) -> None:
    chance = Random(f"{SEED} {stage}")
    asked: Counter[str] = Counter()
    for number in range(3 * GAMES):
        options = {option: chance.choice(values) for option, values in STAGES[stage].items()}
        watch(2 + number % 3, options, number // 3, asked)
    assert USUAL_KEYS | MORE_KEYS.get(stage, set()) <= asked.keys()


@pytest.mark.parametrize("challenge", ["none", *"12345678"])
def test_games_alone(challenge: str) -> None:
    chance = Random(f"{SEED} {challenge}")
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        options: dict[str, str] = {}
        while not options or refusal(RULES, 1, options):
            options = {each.id: chance.choice(each.values) for each in RULES.variants if each.id != "tutors"}
            options["challenge"] = challenge
            for kept in (each.id for each in RULES.variants if each.campaign and each.id != "challenge"):
                options[kept] = chance.choice((options[kept], "none"))
        watch(1, options, number, asked)
    assert {"policy", "act", "tidy", "event", "dismiss"} <= asked.keys()
