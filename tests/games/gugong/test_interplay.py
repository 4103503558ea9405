"""Where several parts of the rules meet in one action: interrupts, the Foreman everywhere, and what undo may cross."""

from __future__ import annotations

import pytest

from engine.kernel import Illegal
from tests.games.gugong.position import acting, changed, edict, foreman, player, position, ship

TWICE = changed("gifts", "seat_1_4", action="wall")


@pytest.mark.rule("GG-ACT-07", "GG-WALL-07", "GG-WALL-19", "GG-AMB-42")
def test_the_wall_is_scored_and_brings_benefits_between_two_performances() -> None:
    game = acting(
        "wall",
        player(pool=4, intrigue=3),
        player(pool=0, intrigue=1),
        wall=[1, 1, 0],
        ladder=[1, 0],
        by=TWICE,
    )
    game.play("place:servant")
    assert game.open == {1: "benefit"}, "the lowest in Intrigue order chooses first, out of turn"
    assert (game.scores, game.wall) == ([3, 0], [1, 1])
    game.play("one")
    assert game.players[1].pool == 1
    assert game.open == {0: "benefit"}, "the winner too, whose servants are gone already"
    game.play("three")
    assert game.key == "act"
    game.play("place:servant")
    assert game.wall == [1, 1, 0]


def test_an_undo_does_not_cross_the_benefit_of_another_player() -> None:
    game = acting("wall", player(), player(pool=0, intrigue=1), wall=[1, 1, 0], by=TWICE).play("place:servant", "none")
    with pytest.raises(Illegal):
        game.undo(0)


@pytest.mark.rule("GG-TRAV-05", "GG-AMB-12", "GG-TOK-05")
def test_two_moves_with_a_duty_and_a_completed_wall_between_them() -> None:
    game = acting(
        "travel",
        player(pool=2, tokens=["servant", "servant", "palace", "palace", "intrigue", "intrigue"], city="jinan"),
        player(intrigue=1),
        tokens={"taiyuan": "wall", "xian": "points", "chengdu": "double"},
        wall=[1, 1, 1],
    )
    game.play("place:two", "taiyuan", "yes")
    assert game.open == {1: "benefit"}, "the token's servant completes the Wall"
    game.play("one")
    assert game.open == {0: "exchange"}, "seven tokens: the duty comes before the second move"
    assert not {"done", "none"} & set(game.offers)
    game.play("trade:2")
    assert game.open == {0: "city"}
    assert game.offered()[:1] == ["xian"]
    game.play("xian")
    assert game.me.points == {"tokens": 2}
    assert game.players[1].points == {"wall": 3}


@pytest.mark.rule("GG-DECR-03", "GG-FORE-13", "GG-FORE-17")
def test_a_decree_is_paid_only_so_that_a_piece_is_left_to_stand_there() -> None:
    game = acting("decree", player(pool=2, foreman="pool"), decrees=[edict("cheap_jade")])
    game.play("place:cheap_jade")
    assert game.me.pool == 0, "cost 3: the Foreman lying and a servant; upright nobody would be left for the Decree"
    assert game.decree("cheap_jade").owners == [0]
    assert game.me.foreman == "supply"
    game = acting("decree", player(pool=3, foreman="pool"), decrees=[edict("cheap_jade")]).play("place:cheap_jade")
    assert game.offers == ["servants", "foreman", "upright"]
    game.play("servants")
    assert game.decree("cheap_jade").foremen == [0]
    assert game.me.foreman == "away"
    assert not acting("decree", player(pool=3), decrees=[edict("cheap_jade")]).offered("place:cheap_jade")


@pytest.mark.rule("GG-FORE-13", "GG-DECR-03")
def test_servant_or_foreman_on_a_decree_is_the_owners_choice() -> None:
    game = acting("decree", player(pool=5, foreman="pool"), decrees=[edict("cheap_jade")])
    game.play("place:cheap_jade", "servants")
    assert (game.key, game.offers) == ("pieces", ["servant", "foreman"])
    game.play("foreman")
    assert (game.me.pool, game.me.foreman) == (2, "away")


@pytest.mark.rule("GG-FORE-11", "GG-FORE-12", "GG-AMB-15", "GG-AMB-39")
def test_foreman_and_servant_on_the_wall() -> None:
    game = acting("wall", player(pool=2, foreman="pool"), seats=5)
    assert game.offered("place:") == ["servant", "foreman", "lying", "two"]
    game.play("place:two")
    assert (game.key, game.offers) == ("pay", ["servants", "foreman"])
    game.play("servants")
    assert game.offers == ["foreman", "lying"]
    game.play("lying")
    assert sum(piece.size for piece in game.table.wall) == 3
    assert acting("wall", player(pool=1, foreman="pool")).offered("place:") == ["servant", "foreman", "lying"]


@pytest.mark.rule("GG-AMB-27", "GG-AMB-28", "GG-CANAL-15")
def test_a_ship_filled_and_a_ship_moved_both_claim_in_the_order_that_the_owner_likes() -> None:
    game = acting("canal", player(pool=1), ships=[ship(0, "r0h2", 2), ship(0, "r0h3", 3), ship(1, "r0h4", 3)])
    game.play("place:servant:r0h2")
    assert game.offers == ["sail:r0h2", "sail:r0h3", "claim:r0h2:points", "done"], (
        "the ship at Jining did not arrive now"
    )
    game.play("sail:r0h3")
    assert game.offered("claim:") == ["r0h2:points", "r0h5:points", "r0h5:card", "r0h5:foreman"]
    game.play("claim:r0h5:foreman", "claim:r0h2:points")
    assert (game.me.foreman, game.me.rewards, game.scores[0]) == ("pool", [1, 0, 1], 4)
    assert game.ships == {"r0h4": (1, 3, 0)}


@pytest.mark.rule("GG-HARB-11", "GG-AMB-48", "GG-FORE-14", "GG-FORE-20")
def test_a_card_drawn_with_the_foreman_on_its_space_is_told_to_its_owner_alone() -> None:
    game = acting("canal", player(pool=1), ships=[ship(0, "r0h2", 1, foreman=2)], next_gifts=["draw_9"])
    game.play("place:servant:new0", "sail:r0h2")
    assert game.offered("claim:") == ["r0h3:card", "r0h3:card:foreman"]
    game.play("claim:r0h3:card:foreman")
    assert "draw_9" in game.me.hand
    assert (game.me.reward_foreman, game.me.foreman) == ("card", "away")
    assert game.events("gugong-did-draw", to=0)
    assert not game.events("gugong-did-draw", to=1)
    with pytest.raises(Illegal):
        game.undo(0)


@pytest.mark.rule("GG-CANAL-03", "GG-CANAL-06", "GG-FORE-16")
def test_two_pieces_onto_ships_with_room_for_just_two() -> None:
    full = [ship(0, "r0h1", 3), ship(0, "r0h2", 2), ship(0, "r0h3", 2)]
    game = acting("canal", player(pool=2, foreman="pool"), ships=full)
    assert game.offered("place:") == ["servant:r0h2", "servant:r0h3", "foreman:r0h2", "foreman:r0h3", "two"]
    game.play("place:two", "servants", "foreman:r0h2")
    assert game.key == "sail", "what is left goes only one way"
    assert game.ships == {"r0h1": (0, 3, 0), "r0h2": (0, 2, 1), "r0h3": (0, 3, 0)}
    assert not game.offered("sail:"), "option B moves no ship"
    one = [ship(0, "r0h1", 3), ship(0, "r0h2", 1), ship(0, "r0h3", 3)]
    game = acting("canal", player(pool=2, foreman="pool"), ships=one).play("place:two", "servants")
    assert "lying:r0h2" not in game.offers, "lying, the Foreman would leave no room for the other piece"


@pytest.mark.rule("GG-AMB-25")
@pytest.mark.parametrize(("option", "moves"), [("one", False), ("both", True)])
def test_whether_two_pieces_come_with_a_move_is_a_table_option(option: str, moves: bool) -> None:
    game = acting("canal", player(pool=3), ships=[ship(0, "r0h2", 1)], options={"canal_move": option})
    game.play("place:two", "servant:r0h2", "servant:r0h2")
    assert bool(game.offered("sail:")) == moves
    assert game.offered("claim:") == ["r0h2:points"]


@pytest.mark.rule("GG-EVE-13", "GG-EVE-14", "GG-EVE-15", "GG-EVE-16", "GG-FORE-18")
def test_in_the_evening_all_ships_sail_and_the_last_are_lost() -> None:
    game = position(
        player(hand=[], pool=2),
        player(hand=[], pool=2),
        phase="evening",
        day=4,
        dice=[3, 9, 7],
        ships=[ship(0, "r0h5", 1, foreman=2), ship(1, "r0h4", 3), ship(0, "r0h1", 3)],
        wall=[foreman(1)],
    )
    while game.key != "claim":
        game.play(game.offers[-1])
    assert game.ships == {"r0h2": (0, 3, 0), "r0h5": (1, 3, 0)}
    assert game.me.foreman == "supply"
    assert game.open == {0: "claim"}
    game.play("claim:r0h2:points")
    assert game.open == {1: "claim"}
    assert game.offers == ["claim:r0h5:points", "claim:r0h5:card", "none"], "her Foreman is out already"
