"""Numbers of players, and variants that there are not. (GG-VAR)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.gugong.setup import set_up
from engine.games.gugong.table import Table
from engine.kernel import Illegal, Rng, Session
from tests.games.gugong.position import CARDS, RULES, acting, position, ship


def new(seats: int) -> Table:
    return set_up(RULES.box, seats, {variant.id: variant.default for variant in RULES.variants}, Rng("a"))


@pytest.mark.rule("GG-VAR-01", "GG-CANAL-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_have_the_side_with_one_route(seats: int) -> None:
    few = CARDS.sides["few"]
    assert RULES.box.side(seats) == few
    t = new(seats)
    assert (len(t.map), len(t.houses)) == (len(few.cities), len(few.jade_houses))
    game = acting("canal", seats=seats)
    assert game.offered("place:servant:") == ["new0"]
    full = acting("canal", seats=seats, ships=[ship(seat % 2, f"r0h{seat + 1}") for seat in range(5)])
    assert not full.offered("place:servant:new")


@pytest.mark.rule("GG-VAR-02", "GG-CANAL-10")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_have_the_side_with_two_routes(seats: int) -> None:
    many = CARDS.sides["many"]
    assert RULES.box.side(seats) == many
    t = new(seats)
    assert (len(t.map), len(t.houses)) == (len(many.cities), len(many.jade_houses))
    game = acting("canal", seats=seats)
    assert game.offered("place:servant:") == ["new0", "new1"]
    game.play("place:servant:new1", "done")
    assert game.ships == {"r1h1": (0, 1, 0)}


@pytest.mark.rule("GG-VAR-03")
def test_the_game_of_two_has_no_dummy_and_no_other_change() -> None:
    two, three = new(2), new(3)
    assert (len(two.players), sorted(two.ladder)) == (2, [0, 1])
    assert len(two.gifts) == len(three.gifts) == 7
    assert len(two.deck) == len(three.deck) == 11
    assert len(two.edicts) == len(three.edicts) == 6
    assert (two.houses, len(two.map)) == (three.houses, len(three.map))
    assert [len(pile) for pile in two.piles] == [len(pile) for pile in three.piles]
    assert (two.ships, two.wall) == ([], []), "nothing stands in anybody's way"
    assert {(each.pool, each.supply, len(each.hand)) for t in (two, three) for each in t.players} == {(6, 6, 4)}
    offers = [Counter(option.id.split(":")[0] for option in position(seats=seats).decision.every()) for seats in (2, 3)]
    assert offers[0] == offers[1]
    game = position(seats=2)
    asked = set()
    while not game.over and game.table.turn <= 100:
        asked |= {*game.open}
        decision = game.session.decisions[0]
        game.reply(decision.seat, decision.options[0 if decision.key == "gift" else -1].id)
    assert asked == {0, 1}


@pytest.mark.rule("GG-VAR-04", "GG-AMB-36")
def test_no_expert_variant_can_be_chosen() -> None:
    assert [(variant.id, variant.values, variant.default) for variant in RULES.variants] == [
        ("canal_move", ("one", "both"), "one"),
        ("matches", ("pairs", "cards"), "pairs"),
    ], "only the two readings of rules that can be read in two ways"
    with pytest.raises(Illegal):
        Session.begin(RULES, 2, {"expert": "yes"}, "a")


@pytest.mark.rule("GG-VAR-05", "GG-COMP-01")
def test_there_is_no_solo_game() -> None:
    assert 1 not in RULES.seats
    with pytest.raises(Illegal):
        Session.begin(RULES, 1, {}, "a")
