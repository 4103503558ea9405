"""The suite itself must be able to fail: a fault in the teaching game is found by the test meant for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import structs

from engine.kernel import Blocked, Event, Option, Rng, Seat, Standings, Steps, ask, text
from engine.simulate import Broken
from tests.suite import setups, test_options, test_play, test_secrets, test_sessions
from tests.suite.setups import Setup
from tests.teaching import Teaching, flow
from tests.teaching.table import Table, load
from tests.teaching.view import View

SETUP = Setup("teaching", 3, (("length", "long"),))

TAKES = 12
"""Games played until a fault must have been found: in some games it does not come to bear."""

Sabotage = Callable[[pytest.MonkeyPatch], Teaching]


class _Loses(Teaching):
    """A card is lost whenever a round begins."""

    def step(self, t: Table) -> Steps[None]:
        if t.stage == "bids" and t.deck:
            t.deck.pop()
        return super().step(t)


class _NeverEnds(Teaching):
    def standings(self, t: Table) -> Standings | None:
        return None


class _ShowsHands(Teaching):
    """Every view holds the next player's hand, as its own."""

    def view(self, t: Table, seat: Seat | None) -> View:
        return super().view(t, 0 if seat is None else (seat + 1) % t.seats)


class _ShowsDeck(Teaching):
    def view(self, t: Table, seat: Seat | None) -> View:
        seen = super().view(t, seat)
        return View(**{field: getattr(seen, field) for field in seen.__struct_fields__ if field != "played"},
                    played=tuple(t.deck))  # fmt: skip


class _Forgets(Teaching):
    """What matters lies beside the table, where no save and no clone finds it."""

    def __init__(self) -> None:
        super().__init__(load())
        self.rested = 0

    def step(self, t: Table) -> Steps[None]:
        self.rested += 1
        t.players[0].arts += self.rested % 2
        return super().step(t)


class _KeepsNothingHidden(Teaching):
    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        return


class _DealsBadly(Teaching):
    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        t.deck = ["seal"] * len(t.deck)


class _NothingRandom(Teaching):
    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return super().setup(seats, options, Rng("always"))


def _plain(rules: type[Teaching]) -> Sabotage:
    return lambda monkeypatch: rules() if rules is _Forgets else rules(load())


def _draws_without_reveal(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def draw(t: Table, seat: Seat) -> None:
        t.players[seat].hand.append(t.deck.pop())

    monkeypatch.setattr(flow, "_draw", draw)
    return Teaching(load())


def _tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def draw(t: Table, seat: Seat) -> None:
        card = t.deck.pop()
        t.players[seat].hand.append(card)
        t.reveal()
        t.news.append(Event(text("teaching-drew", card=text(f"teaching-card-{card}"))))

    monkeypatch.setattr(flow, "_draw", draw)
    return Teaching(load())


def _same_id_twice(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def throw_away(t: Table, seat: Seat) -> Steps[None]:
        yield from ask(
            t, seat, "throw", [Option("throw", text("teaching-rest")), Option("throw", text("teaching-rest"))]
        )

    monkeypatch.setattr(flow, "throw_away", throw_away)
    return Teaching(load())


def _without_words(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def throw_away(t: Table, seat: Seat) -> Steps[None]:
        yield from ask(t, seat, "unheard-of", [Option("a", text("teaching-rest"))], show=True)

    monkeypatch.setattr(flow, "throw_away", throw_away)
    return Teaching(load())


def _offers_by_the_deck(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def bid(t: Table, seat: Seat) -> Steps[None]:
        yield from ask(t, seat, "bid", [Option(f"bid:{t.deck[-1]}", text("teaching-rest"))], show=True)
        t.players[seat].bid = 0

    monkeypatch.setattr(flow, "_bid", bid)
    return Teaching(load())


def _explains_by_the_deck(monkeypatch: pytest.MonkeyPatch) -> Teaching:
    def bid(t: Table, seat: Seat) -> Steps[None]:
        def blocked() -> list[Blocked]:
            return [Blocked(text("teaching-draw"), text(f"teaching-card-{t.deck[-1]}"), "TG-1")]

        yield from ask(t, seat, "bid", [Option("bid:0", text("teaching-rest"))], show=True, blocked=blocked)
        t.players[seat].bid = 0

    monkeypatch.setattr(flow, "_bid", bid)
    return Teaching(load())


def _play(setup: Setup) -> None:
    test_play.test_a_game_runs_to_its_end_with_every_position_sound(setup, "random")


@pytest.mark.parametrize(
    ("sabotage", "found_by"),
    [
        (_plain(_Loses), _play),
        (_plain(_NeverEnds), _play),
        (_plain(_NothingRandom), test_play.test_equal_seeds_give_equal_games_and_others_do_not),
        (_plain(_Forgets), test_sessions.test_saves_and_clones_are_equal_and_go_on_equally),
        (_plain(_Forgets), test_sessions.test_undo_n_times_equals_the_state_n_replies_ago),
        (_plain(_ShowsHands), test_secrets.test_a_view_does_not_change_when_everything_hidden_is_dealt_anew),
        (_plain(_ShowsDeck), test_secrets.test_a_view_does_not_change_when_everything_hidden_is_dealt_anew),
        (_plain(_KeepsNothingHidden), test_secrets.test_a_view_does_not_change_when_everything_hidden_is_dealt_anew),
        (_plain(_DealsBadly), test_secrets.test_a_view_does_not_change_when_everything_hidden_is_dealt_anew),
        (_draws_without_reveal, test_secrets.test_a_reply_that_shows_something_hidden_has_revealed_it),
        (_tells_a_secret, test_secrets.test_the_others_are_told_only_what_they_can_see),
        (_offers_by_the_deck, test_secrets.test_what_a_seat_is_offered_depends_on_nothing_that_it_cannot_know),
        (_explains_by_the_deck, test_secrets.test_what_a_seat_is_offered_depends_on_nothing_that_it_cannot_know),
        (_same_id_twice, test_options.test_decisions_are_well_formed),
        (_without_words, test_options.test_everything_offered_and_told_has_words_in_every_language),
    ],
)
def test_a_fault_is_found(
    sabotage: Sabotage, found_by: Callable[[Setup], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = sabotage(monkeypatch)
    monkeypatch.setattr(setups, "game", lambda slug: faulty)
    with pytest.raises((AssertionError, Broken, pytest.fail.Exception)):
        for take in range(TAKES):
            found_by(structs.replace(SETUP, take=take))


def test_without_a_fault_nothing_is_found() -> None:
    _play(SETUP)
    test_secrets.test_a_reply_that_shows_something_hidden_has_revealed_it(SETUP)
    test_secrets.test_the_others_are_told_only_what_they_can_see(SETUP)
    test_options.test_decisions_are_well_formed(SETUP)
