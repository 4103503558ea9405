"""Whole games beside a referee who knows the rules' text alone: what is offered is all that is legal, and comes out."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.rules import rules
from engine.games.jiangnan.table import BOT, NOBODY, Table
from engine.games.jiangnan.view import View
from engine.kernel import Reply, Session, refusal
from engine.simulate import Players
from tests.games.jiangnan.referee import Referee
from tests.games.jiangnan.referee.beginning import begins_well
from tests.games.jiangnan.referee.final import ranks
from tests.games.jiangnan.referee.odd import poor, unusual

RULES = rules()
SEED = os.environ.get("YIZHAN_SEED", "1")
GAMES = int(os.environ.get("YIZHAN_JIANGNAN_WATCHED", "2"))
"""Games for each number of seats and each chapter."""
CHAPTERS = ("1", "2", "3", "4", "5", "6", "custom")
POLICIES = ("lively", "random", "sensible")


def laid_out(t: Table, *, between: bool) -> dict[str, Any]:
    """A table as plain data: heaps in one order, without how the engine finds its way.

    `between`: no power is being used, so it is clear which have been.
    """
    data: dict[str, Any] = msgspec.to_builtins(t)
    for heap in ("works", "works_gone", "tiles_gone", "unused_characters", "offer"):
        data[heap] = sorted(data[heap])
    for trends in ("dropped_trends", "unused_trends"):
        data[trends] = sorted((trend["shown"], trend["hidden"]) for trend in data[trends])
    data["bags"] = {age: sorted(bag) for age, bag in data["bags"].items() if bag}
    data["muses"] = sorted((muse["character"], sorted(muse["servants"])) for muse in data["muses"])
    for boat in data["river"]:
        while boat and boat["spaces"] and boat["spaces"][-1]["colour"] == NOBODY:
            boat["spaces"].pop()
    for player in (*data["players"], *([data["bot"]] if data.get("bot") else [])):
        for heap in ("used", "drafted", "discarded", "works", "published", "spent", "activated", "cities"):
            if heap in player:
                player[heap] = sorted(player[heap])
        if not between:
            player.pop("activated", None)
        player["points"] = {source: points for source, points in player["points"].items() if points}
    for way in ("reveals", "news", "phase", "turn", "visiting"):
        data.pop(way, None)
    return data


def apart(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two tables differ."""
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            line for key in one.keys() | other.keys() for line in apart(one.get(key), other.get(key), f"{where}.{key}")
        ]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            line
            for place, pair in enumerate(zip(one, other, strict=True))
            for line in apart(*pair, f"{where}[{place}]")
        ]
    return [f"{where}: {one} in the game, {other} by the referee"]


def normal(option: str) -> str:
    """Pairs have no order."""
    head, *pair = option.split(":")
    return ":".join([head, *sorted(pair)]) if head in ("two", "ideas") else option


class Watched:
    """A game of which every question and every reply's result is foretold."""

    def __init__(
        self, seats: int, options: Mapping[str, str], seed: str, odd: Callable[[Cards, Table, Random], Table] | None
    ) -> None:
        by = copy(RULES)
        if odd:
            by.setup = lambda *begun: odd(RULES.box.cards, RULES.setup(*begun), Random(seed))  # type: ignore[method-assign]
        self.session, _ = Session[Table, View].begin(by, seats, options, seed)
        if not odd:
            begins_well(RULES.box.cards, self.session.table)
        self.referee = Referee(RULES.box.cards, self.session.table)
        self.replies: list[tuple[int, str, tuple[str, ...]]] = []
        self.players: Players | None = None
        self.told = f"{seed}: {seats} seats, {options}"
        self.look()

    def look(self) -> None:
        """All that is open, which must be all that is legal, on the table that must have come of it."""
        told = f"{self.told} after {self.replies[-6:]}"
        found = {decision.seat: decision for decision in self.session.decisions}
        asked = {each.seat: each for each in self.referee.asked}
        assert {seat: each.key for seat, each in found.items()} == {seat: each.key for seat, each in asked.items()}, (
            told
        )
        between = all(each.key == "income" for each in found.values())
        game, own = (laid_out(table, between=between) for table in (self.session.table, self.referee.table))
        differ = apart(game, own)
        assert not differ, f"{differ}, {told}"
        for seat, decision in found.items():
            options = [option.id for option in decision.options]
            foretold = asked[seat]
            assert sorted(map(normal, options)) == sorted(map(normal, foretold.options)), f"{decision.key}, {told}"
            assert [option.id for option in decision.free] == ["spirits"] * foretold.spirits, f"{decision.key}, {told}"
            assert decision.pick == (foretold.picks, foretold.picks), f"{decision.key}, {told}"
            usual = next((each for each in ("none", "done") if each in foretold.options), None)
            assert decision.usual == usual, f"{decision.key}, {told}"

    def go_on(self, reply: Reply) -> None:
        """One reply, of the game and beside it."""
        self.replies.append((reply.seat, reply.key, reply.picks))
        self.session.apply(reply)
        self.referee.take(reply.seat, reply.picks)
        self.look()

    def play(self, policy: str, chance: Random) -> None:
        """Play on to the end, and look at who has won."""
        while not self.session.over:
            self.go_on(self.lively(chance) if policy == "lively" else self.computer(policy))
        standings = self.session.standings
        assert standings is not None
        assert self.referee.asked == ()
        places = {BOT if score.seat is None else score.seat: score.rank for score in standings.scores}
        assert places == ranks(self.referee.game)
        for score in standings.scores:
            total = self.referee.table.party(BOT if score.seat is None else score.seat).score
            assert score.total == total == sum(source.points for source in score.sources)

    def lively(self, chance: Random) -> Reply:
        """By kind first, so that the seldom ones come up; stopping is seldom."""
        decision = chance.choice(self.session.decisions)
        if decision.pick != (1, 1):
            picks = chance.sample([option.id for option in decision.options], decision.pick[0])
            return Reply(decision.seat, decision.key, decision.ticket, tuple(picks))
        kinds: dict[str, list[str]] = {}
        for option in decision.every():
            kinds.setdefault(option.id.split(":")[-1] if decision.key == "turn" else option.group or "", []).append(
                option.id
            )
        if decision.key == "turn":
            kinds = {kind: ids for kind, ids in kinds.items() if not kind.isdigit()} or kinds
        quiet = [kind for kind in kinds if kind in ("done", "spirits", "use")]
        busy = [kind for kind in kinds if kind not in quiet]
        stop = not busy or (quiet and chance.random() < 0.12)
        pick = chance.choice(kinds[chance.choice(quiet if stop else busy)])
        return Reply(decision.seat, decision.key, decision.ticket, (pick,))

    def computer(self, policy: str) -> Reply:
        if self.players is None:
            self.players = Players([RULES.policies[policy]] * self.session.table.seats, self.told)
        return self.players.reply(self.session)


def options_for(seats: int, chapter: str, chance: Random) -> dict[str, str]:
    """Table options at random, those of a custom game, too."""
    while True:
        options = {"chapter": chapter}
        for variant in RULES.variants:
            if variant.id != "chapter" and (variant.needs is None or chapter == "custom"):
                options[variant.id] = chance.choice(variant.values)
        if seats != 1:
            options["bot"] = "normal"
        if seats != 2:
            options["advance"] = "off"
        if not refusal(RULES, seats, options):
            return options


USUAL_KEYS = {
    "work", "talent", "turn", "bonus", "society", "teahouse", "tavern", "parlour", "travel", "fair", "income", "trend",
    "draft", "rest", "idea", "servant", "city", "boat", "publish", "fetch", "swap", "calligraphy",
}  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games(seats: int) -> None:
    """Two of three games begin oddly."""
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        for which, chapter in enumerate(CHAPTERS):
            seed = f"{SEED} {seats} {chapter} {number}"
            chance = Random(seed)
            odd = unusual if (number + which) % 3 else None
            watched = Watched(seats, options_for(seats, chapter, chance), seed, odd)
            watched.play(POLICIES[(which - number + seats) % 3], chance)
            asked.update(key for _, key, _ in watched.replies)
    assert asked.keys() >= (USUAL_KEYS | ({"vassal", "discard"} if seats == 2 else set()))


def test_first_turns_of_poor_players() -> None:
    """What a tile to throw off may bring decides which districts can be visited. (JN-AMB-05)"""
    came: Counter[str] = Counter()
    for number in range(120 * GAMES):
        seed = f"{SEED} poor {number}"
        chance = Random(seed)
        seats = 1 + number % 4
        watched = Watched(seats, options_for(seats, chance.choice(CHAPTERS), chance), seed, poor)
        while sum(key == "turn" for _, key, _ in watched.replies) < 2:
            watched.go_on(watched.lively(chance))
        came.update(key for _, key, _ in watched.replies)
    assert came["turn"] > 120 * GAMES
