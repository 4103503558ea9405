"""The Grand Canal: ships are loaded and sail from harbor to harbor. (GG-CANAL)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.gugong.position import Foreman, Game, acting, changed, player, position, ship

HARBORS = range(1, 6)
TWICE = changed("gifts", "seat_1_4", action="canal")


def loading(*places: str, pool: int = 6, seats: int = 2, foreman: Foreman = "locked") -> Game:
    """The Canal's action, with ships written "r0h2x3" (three servants; one by default), "b:r0h2" being seat 1's."""
    fleet = []
    for written in places:
        place, _, load = written.removeprefix("b:").partition("x")
        fleet.append(ship(int(written.startswith("b:")), place, int(load or 1)))
    return acting("canal", player(pool=pool, foreman=foreman), seats=seats, ships=fleet)


@pytest.mark.rule("GG-CANAL-01")
def test_one_servant_of_the_pool_goes_on_one_own_ship() -> None:
    game = loading("r0h2", "b:r0h3", "r0h4x2")
    supply = game.me.supply
    assert game.offered("place:") == ["servant:r0h2", "servant:r0h4", "servant:new0", "two"], "on own ships only"
    game.play("place:servant:r0h2", "done")
    assert game.ships == {"r0h2": (0, 2, 0), "r0h3": (1, 1, 0), "r0h4": (0, 2, 0)}
    assert (game.me.pool, game.me.supply) == (5, supply), "it costs nothing"
    assert game.open == {1: "gift"}, "one servant, not two"


@pytest.mark.rule("GG-CANAL-01", "GG-ACT-20")
def test_without_a_servant_in_the_pool_nothing_is_loaded() -> None:
    game = acting("canal", player(pool=0), card="seat_1_2", ships=[ship(0, "r0h2")])
    assert not game.offered("place:")
    assert game.why("gugong-load-any") == ["GG-CANAL-01"]


@pytest.mark.rule("GG-CANAL-02")
def test_then_one_own_ship_may_move_to_the_next_harbor() -> None:
    game = loading("r0h2", "b:r0h4")
    assert not game.offered("sail:"), "only then"
    game.play("place:servant:r0h2")
    assert game.offers == ["sail:r0h2", "done"]
    game.play("sail:r0h2")
    assert game.ships == {"r0h3": (0, 2, 0), "r0h4": (1, 1, 0)}
    assert game.open == {1: "gift"}, "one ship, once"
    stays = loading("r0h2").play("place:servant:r0h2", "done")
    assert stays.ships == {"r0h2": (0, 2, 0)}
    assert stays.open == {1: "gift"}


@pytest.mark.rule("GG-CANAL-03")
@pytest.mark.parametrize(
    ("picks", "ships"),
    [
        (["servant:r0h2", "servant:r0h2"], {"r0h2": (0, 3, 0)}),
        (["servant:r0h2", "servant:new0"], {"r0h1": (0, 1, 0), "r0h2": (0, 2, 0)}),
        (["servant:new0", "servant:r0h1"], {"r0h1": (0, 2, 0), "r0h2": (0, 1, 0)}),
        (["servant:new0", "servant:new0"], {"r0h1": (0, 1, 0), "r0h2": (0, 1, 0), "r0h3": (0, 1, 0)}),
    ],
)
def test_for_one_servant_two_others_go_on_one_or_two_ships(
    picks: Sequence[str], ships: dict[str, tuple[int, int, int]]
) -> None:
    game = loading("r0h2")
    supply = game.me.supply
    game.play("place:two", *picks)
    if game.open == {0: "sail"}:
        game.play("done")
    assert game.ships == ships
    assert (game.me.pool, game.me.supply) == (3, supply + 1)
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-CANAL-04", "GG-AMB-39")
def test_two_servants_need_two_free_spaces() -> None:
    tight = loading("r0h1x3", "r0h2x2", "r0h3x3", pool=4)
    assert tight.offered("place:") == ["servant:r0h2"]
    assert tight.why("gugong-load-two") == ["GG-CANAL-04"]
    assert "two" in loading("r0h1x3", "r0h2x1", "r0h3x3", pool=4).offered("place:")
    with_him = loading("r0h1x3", "r0h2x1", "r0h3x3", pool=4, foreman="pool").play("place:two", "servants")
    assert (with_him.key, with_him.offers) == ("load", ["servant:r0h2", "foreman:r0h2"])
    assert with_him.why("gugong-load-lying") == ["GG-CANAL-04"], "no room would be left for the second one"
    assert with_him.why("gugong-launch-any") == ["GG-CANAL-07"]
    assert "two" in loading("r0h1x3", "r0h2x2", "r0h3x2", pool=4).offered("place:")
    assert "two" in loading("r0h1x3", "r0h2x3").offered("place:"), "on a new ship"
    last = loading("b:r0h1", "b:r0h2", "b:r0h3", "r0h4x3").play("place:two")
    assert last.ships["r0h5"] == (0, 2, 0), "both on the one new ship that finds a harbor"


@pytest.mark.rule("GG-AMB-39")
def test_two_pieces_need_two_pieces_besides_the_cost() -> None:
    assert "two" in loading("r0h2", pool=3).offered("place:")
    poor = loading("r0h2", pool=2)
    assert "two" not in poor.offered("place:")
    assert poor.why("gugong-load-two") == ["GG-AMB-39"]
    assert "two" in loading("r0h2", pool=2, foreman="pool").offered("place:"), "the Foreman is one of them"
    assert "two" not in loading("r0h2", pool=1, foreman="pool").offered("place:")


@pytest.mark.rule("GG-AMB-39")
def test_two_pieces_on_the_wall_need_two_besides_the_cost_as_well() -> None:
    assert "two" in acting("wall", player(pool=3)).offered("place:")
    poor = acting("wall", player(pool=2))
    assert "two" not in poor.offered("place:")
    assert poor.why("gugong-wall-two") == ["GG-AMB-39"]
    assert "two" in acting("wall", player(pool=2, foreman="pool")).offered("place:")
    assert "two" not in acting("wall", player(pool=1, foreman="pool")).offered("place:")


@pytest.mark.rule("GG-CANAL-05")
def test_no_ship_on_the_canal_is_empty() -> None:
    for piece, servants, foreman in (("servant", 1, 0), ("foreman", 0, 1), ("lying", 0, 2)):
        game = loading(pool=1, foreman="pool").play(f"place:{piece}:new0", "done")
        assert game.ships == {"r0h1": (0, servants, foreman)}
    none = loading(pool=0)
    assert none.ships == {}
    assert none.open == {1: "gift"}, "nothing to launch a ship with"
    claimed = loading("r0h2x2", pool=1).play("place:servant:r0h2", "claim:r0h2:points")
    assert claimed.ships == {}
    fleet = [ship(0, "r0h4"), ship(0, "r0h5", 3)]
    evening = position(player([]), player([]), phase="evening", dice=[3, 9, 3], ships=fleet)
    assert evening.ships == {"r0h5": (0, 1, 0)}


@pytest.mark.rule("GG-CANAL-06")
def test_a_ship_holds_three() -> None:
    game = loading("r0h2x3", "r0h3x2", foreman="pool")
    assert [place for place in game.offered("place:") if "h2" in place] == []
    assert [place for place in game.offered("place:") if "h3" in place] == ["servant:r0h3", "foreman:r0h3"]
    assert game.why("gugong-load-servant") == ["GG-CANAL-06"]
    game.play("place:servant:r0h3")
    assert game.ships["r0h3"] == (0, 3, 0)


@pytest.mark.rule("GG-CANAL-07")
def test_each_has_three_ships() -> None:
    assert "servant:new0" in loading("r0h2", "r0h3").offered("place:")
    game = loading("r0h2", "r0h3", "r0h4")
    assert "servant:new0" not in game.offered("place:")
    assert game.why("gugong-launch-any") == ["GG-CANAL-07"]
    assert "servant:new0" in loading("b:r0h2", "b:r0h3", "b:r0h4").offered("place:"), "the other's do not count"
    two = loading("r0h2x3", "r0h3").play("place:two", "servant:new0")
    assert not [place for place in two.offers if "new" in place], "the third was the last"


@pytest.mark.rule("GG-CANAL-07", "GG-HARB-06")
def test_a_ship_that_came_home_sails_again_and_again() -> None:
    fleet = [ship(0, "r0h2", 2), ship(0, "r0h3", 3), ship(0, "r0h5", 1)]
    game = acting("canal", player(pool=3), ships=fleet, by=TWICE)
    game.play("place:servant:r0h2", "claim:r0h2:points", "done")
    assert "servant:new0" in game.offered("place:")
    game.play("place:servant:new0", "done")
    assert sorted(game.ships) == ["r0h1", "r0h3", "r0h5"]
    again = acting("canal", player(pool=2, rewards=[3, 2, 0]), ships=[ship(0, "r0h1")])
    assert "servant:new0" in again.offered("place:"), "however many have come home before"


@pytest.mark.rule("GG-CANAL-08")
def test_to_launch_a_ship_is_no_move() -> None:
    game = loading().play("place:servant:new0")
    assert game.offers == ["sail:r0h1", "done"]
    game.play("sail:r0h1")
    assert game.ships == {"r0h2": (0, 1, 0)}


@pytest.mark.rule("GG-CANAL-09")
@pytest.mark.parametrize(
    ("taken", "first"),
    [
        ([], "r0h1"),
        (["r0h1"], "r0h2"),
        (["b:r0h1", "b:r0h3"], "r0h2"),
        (["r0h2"], "r0h1"),
        (["b:r0h1", "r0h2"], "r0h3"),
    ],
)
def test_a_new_ship_goes_on_the_free_harbor_nearest_to_the_start(taken: Sequence[str], first: str) -> None:
    game = loading(*taken).play("place:servant:new0", "done")
    assert game.ships[first] == (0, 1, 0)
    assert len(game.ships) == len(taken) + 1


@pytest.mark.rule("GG-CANAL-10", "GG-CANAL-11")
@pytest.mark.parametrize("seats", [4, 5])
def test_two_routes_each_with_a_start_of_its_own(seats: int) -> None:
    game = loading("r0h1", "b:r0h2", "b:r1h1", seats=seats)
    assert game.offered("place:servant:") == ["r0h1", "new0", "new1"]
    there = {pick: loading("r0h1", "b:r0h2", "b:r1h1", seats=seats) for pick in ("new0", "new1")}
    assert "r0h3" in there["new0"].play("place:servant:new0", "done").ships
    assert "r1h2" in there["new1"].play("place:servant:new1", "done").ships
    assert "r1h1" in loading("r0h1", seats=seats).play("place:servant:new1", "done").ships


@pytest.mark.rule("GG-CANAL-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_one_route_for_fewer_than_four(seats: int) -> None:
    game = loading("b:r0h1", seats=seats)
    assert game.offered("place:servant:") == ["new0"]
    assert "r0h2" in game.play("place:servant:new0", "done").ships


@pytest.mark.rule("GG-CANAL-12", "GG-CANAL-14")
def test_a_ship_stays_on_its_route() -> None:
    game = loading("r1h2", "b:r1h3", seats=4).play("place:servant:r1h2", "sail:r1h2")
    assert game.ships["r1h4"] == (0, 2, 0), "past the ship ahead, though the other route is free"
    blocked = loading("r1h4", "b:r1h5", "r0h1", seats=4).play("place:servant:r1h4")
    assert blocked.offered("sail:") == ["r0h1"], "and no way out to the other route"
    evening = position(player(hand=[]), player(hand=[]), seats=4, phase="evening", ships=[ship(0, "r1h2")])
    while evening.table.phase == "evening":
        evening.reply(evening.session.decisions[0].seat, evening.session.decisions[0].options[-1].id)
    assert evening.ships == {"r1h3": (0, 1, 0)}


@pytest.mark.rule("GG-CANAL-13")
def test_a_moving_ship_skips_the_harbors_that_are_taken() -> None:
    game = loading("r0h1", "b:r0h2", "r0h3x3", "b:r0h5").play("place:servant:r0h1", "sail:r0h1")
    assert game.ships == {"r0h2": (1, 1, 0), "r0h3": (0, 3, 0), "r0h4": (0, 2, 0), "r0h5": (1, 1, 0)}


@pytest.mark.rule("GG-CANAL-14")
def test_without_a_free_harbor_ahead_there_is_no_move() -> None:
    game = loading("r0h1", "r0h4", "b:r0h5").play("place:servant:r0h1")
    assert game.offers == ["sail:r0h1", "done"]
    assert game.why("gugong-sail-any") == ["GG-CANAL-14"]
    last = loading("r0h1", "r0h5").play("place:servant:r0h5")
    assert last.offers == ["sail:r0h1", "done"], "Hangzhou is the end of the route"
    assert loading("r0h5").play("place:servant:r0h5").open == {1: "gift"}


@pytest.mark.rule("GG-CANAL-15", "GG-AMB-26")
@pytest.mark.parametrize("moved", ["r0h2", "r0h3", "r0h4"])
def test_any_own_ship_may_move_whichever_was_loaded(moved: str) -> None:
    game = loading("r0h2", "r0h3", "b:r0h5").play("place:servant:r0h2")
    assert game.offered("sail:") == ["r0h2", "r0h3"], "but none of the other's"
    mixed = loading("r0h2", "r0h4", "r0h3x3").play("place:servant:r0h2")
    assert mixed.offered("sail:") == ["r0h2", "r0h4", "r0h3"]
    mixed.play(f"sail:{moved}")
    assert "r0h5" in mixed.ships
    assert moved not in mixed.ships


@pytest.mark.rule("GG-CANAL-16")
def test_a_harbor_holds_one_ship() -> None:
    crowded = loading("b:r0h1", "r0h2", "r0h3", "b:r0h4").play("place:servant:new0")
    assert {each.harbor for each in crowded.table.ships} == {*HARBORS}
    moved = loading("b:r0h1", "r0h2", "r0h3", "b:r0h4").play("place:servant:r0h2", "sail:r0h2")
    assert sorted(each.harbor for each in moved.table.ships) == [1, 3, 4, 5]
    fleet = [ship(number % 2, f"r0h{number}") for number in HARBORS]
    evening = position(player(hand=[]), player(hand=[]), phase="evening", dice=[3, 9, 3], ships=fleet)
    assert sorted(each.harbor for each in evening.table.ships) == [2, 3, 4, 5]


@pytest.mark.rule("GG-CANAL-17")
def test_on_a_full_route_no_ship_can_be_launched() -> None:
    game = loading("r0h1", "b:r0h2", "b:r0h3", "b:r0h4", "r0h5")
    assert game.offered("place:") == ["servant:r0h1", "servant:r0h5", "two"]
    assert game.why("gugong-launch-any") == ["GG-CANAL-17"]
    fleet = [ship(number % 3 + 1, f"r0h{number}") for number in HARBORS]
    many = acting("canal", player(), seats=4, ships=fleet)
    assert many.offered("place:servant:") == ["new1"], "on the other one it can"
    assert many.why("gugong-launch-route") == ["GG-CANAL-17"]


@pytest.mark.rule("GG-AMB-25")
@pytest.mark.parametrize(("option", "moves"), [("one", []), ("both", ["r0h1", "r0h3"])])
def test_option_b_has_a_move_only_if_the_table_wants_it(option: str, moves: list[str]) -> None:
    def game_of() -> Game:
        return acting("canal", player(), ships=[ship(0, "r0h3"), ship(1, "r0h4")], options={"canal_move": option})

    game = game_of()
    game.play("place:two", "servant:r0h3", "servant:new0")
    assert game.open == ({0: "sail"} if moves else {1: "gift"})
    if moves:
        assert sorted(game.offered("sail:")) == moves
        assert game.play("sail:r0h3").open == {1: "gift"}, "one move, as in option A"
        assert "r0h5" in game.ships
    assert game_of().play("place:servant:r0h3").offered("sail:") == ["r0h3"], "option A has one in any case"
