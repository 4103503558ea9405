"""Which games are set up how, and how tests walk through them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any, Final, TypeVar

import pytest
from msgspec import Struct, structs

from engine.games import SLUGS, rules_for
from engine.kernel import Reply, Rng, Rules, Session, Variant
from engine.kernel.checks import refusal
from engine.simulate import Players
from tests import teaching
from tests.teaching.words import teach

SEED: Final = os.environ.get("YIZHAN_SEED", "1")
PAIRS_PER_SEATS: Final = 3
"""How many combinations of two or more options are sampled for each number of seats."""

PLAYED: Final = 100
"""About so many games each test of the suite plays, if there are not more set-ups than that."""

SOME_TRIES: Final = 2500
TRIES: Final = 200
"""How often a combination is looked for that a value of an option needs beside it."""

GAMES: Final[tuple[str, ...]] = (*SLUGS, "teaching")

F = TypeVar("F", bound=Callable[..., object])

teach()


@cache
def game(slug: str) -> Rules[Any, Any]:
    return teaching.rules() if slug == "teaching" else rules_for(slug)


def lookup(slug: str, content: bytes | None) -> Rules[Any, Any]:
    """The rules of a game for a kept content."""
    return teaching.rules(content) if slug == "teaching" else rules_for(slug, content)


class Setup(Struct, frozen=True):
    """A game as it is set up; `options` only those that differ from the defaults. Each `take` is another seed."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    take: int = 0

    @property
    def rules(self) -> Rules[Any, Any]:
        return game(self.slug)

    def __str__(self) -> str:
        take = [f"take{self.take}"] if self.take else []
        return "-".join([self.slug, str(self.seats), *(f"{key}.{value}" for key, value in self.options), *take])

    def begin(self, seed: str = "") -> Session[Any, Any]:
        """A new session; the seed is the run's, the set-up's and the test's own."""
        session, _ = Session.begin(self.rules, self.seats, dict(self.options), self.seed(seed))
        return session

    def seed(self, own: str = "") -> str:
        return f"{SEED} {self} {own}"

    def players(self, policy: str = "random", own: str = "") -> Players:
        return Players([self.rules.policies[policy]] * self.seats, self.seed(own))

    def walk(self, own: str = "") -> Iterator[tuple[int, Session[Any, Any], Reply]]:
        """(number of replies so far, session, reply about to be given) until the game is over."""
        session, players = self.begin(own), self.players(own=own)
        number = 0
        while not session.over:
            reply = players.reply(session)
            yield number, session, reply
            session.apply(reply)
            number += 1
            assert number <= session.rules.bound, f"not over after {number} replies"


def setups_of(slug: str) -> list[Setup]:
    """The defaults, every value of every option, and some combinations, for every number of seats that allows them."""
    rules = game(slug)
    found: list[Setup] = []
    known: dict[tuple[str, str], Setup] = {}
    for seats in rules.seats:
        if refusal(rules, seats, {}) is None:
            found.append(Setup(slug, seats))
        for need in ((variant.id, value) for variant in rules.variants for value in variant.values):
            setup = _with(rules, seats, need, known.get(need))
            if setup is not None:
                known.setdefault(need, setup)
                found.append(setup)
        rng = Rng(f"{SEED} pairs {slug} {seats}")
        if len(rules.variants) > 1:
            found += [setup for _ in range(PAIRS_PER_SEATS) if (setup := _any(rules, seats, {}, rng)) is not None]
    return list(dict.fromkeys(found))


def _with(rules: Rules[Any, Any], seats: int, need: tuple[str, str], elsewhere: Setup | None) -> Setup | None:
    """A legal set-up with this value: all else at its default if possible, up to three things, or whatever goes.

    `elsewhere` is one with another number of seats: with what it took there, nobody looks for three things once more.
    """
    own = dict([need])
    others = [(other.id, value) for other in rules.variants if other.id != need[0] for value in other.values]
    for beside in chain([()], zip(others), combinations(others, 2), [elsewhere.options] if elsewhere else ()):
        options = {**own, **dict(beside)}
        if refusal(rules, seats, options) is None:
            return _setup(rules, seats, options)
    rng = Rng(f"{SEED} {rules.slug} {seats} {own}")
    return (elsewhere is None and _some(rules, seats, own, rng)) or _any(rules, seats, own, rng)


def _some(rules: Rules[Any, Any], seats: int, need: Mapping[str, str], rng: Rng) -> Setup | None:
    """Three other things changed, whichever: there are too many threes to try them all."""
    others = [other for other in rules.variants if other.id not in need]
    for _ in range(SOME_TRIES if len(others) > 2 else 0):
        beside = {other.id: other.values[rng.below(len(other.values))] for other in _three(others, rng)}
        options = {**need, **beside}
        if refusal(rules, seats, options) is None:
            return _setup(rules, seats, options)
    return None


def _three(others: Sequence[Variant], rng: Rng) -> list[Variant]:
    return [others[rng.below(len(others))] for _ in range(3)]


def _any(rules: Rules[Any, Any], seats: int, need: Mapping[str, str], rng: Rng) -> Setup | None:
    for _ in range(TRIES):
        options = {variant.id: variant.values[rng.below(len(variant.values))] for variant in rules.variants}
        options.update(need)
        if refusal(rules, seats, options) is None:
            return _setup(rules, seats, options)
    return None


def _setup(rules: Rules[Any, Any], seats: int, options: Mapping[str, str]) -> Setup:
    defaults = {variant.id: variant.default for variant in rules.variants}
    return Setup(rules.slug, seats, tuple((key, value) for key, value in options.items() if defaults[key] != value))


def _all() -> list[Setup]:
    """Every set-up of every game; the fewer there are, the more games are played with each."""
    once = [setup for slug in GAMES for setup in setups_of(slug)]
    takes = max(1, PLAYED // len(once))
    return [structs.replace(setup, take=take) for setup in once for take in range(takes)]


SETUPS: Final = _all()

every_game = pytest.mark.parametrize("slug", GAMES)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def looked_at(number: int, dense: int = 30, then_every: int = 9) -> bool:
    """Is this reply examined closely? The first ones all, later ones now and then."""
    return number < dense or number % then_every == 0
