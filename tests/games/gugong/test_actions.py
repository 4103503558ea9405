"""Step 2 of a turn: the action of the card and that of the location. (GG-ACT)"""

from __future__ import annotations

import pytest

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.rules import GugongRules
from engine.kernel import Rng
from tests.games.gugong.position import RULES, Foreman, Game, acting, changed, edict, foreman, player, ship

TRAVEL = "seat_1_2"
"""A card whose action is to travel, …"""
ONE, TWO = "seat_3_3", "seat_2_1"
"""… cards that bring one servant and two, …"""
NOTHING = "seat_1_4"
"""… and one without an action."""


def gains(card: str, pool: int, foreman: Foreman = "locked") -> Game:
    """After a card that brings servants was given at the Palace."""
    there = {"palace": "seat_2_1" if card == ONE else "seat_4_4"}
    return acting("palace", player(hand=[card], pool=pool, foreman=foreman), card=card, gifts=there, seats=5)


def same(action: str, servants: int = 0) -> GugongRules:
    """The rules with an action on the card that otherwise has none, and perhaps an extra."""
    return changed("gifts", NOTHING, action=action, servants=servants)


@pytest.mark.rule("GG-ACT-01", "GG-DAY-03")
@pytest.mark.parametrize(
    ("picks", "moved"),
    [
        (["card:xian", "place:one"], ("xian", 1)),
        (["card:xian", "done"], ("xian", 0)),
        (["place:one"], ("", 1)),
        (["done"], ("", 0)),
    ],
)
def test_card_action_location_action_both_or_neither(picks: list[str], moved: tuple[str, int]) -> None:
    game = acting("palace", card=TRAVEL, tokens={"xian": "points"})
    assert game.decision.usual == "done"
    game.play(*picks)
    assert (game.me.city, game.me.palace) == moved
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-ACT-02")
def test_the_card_action_comes_first_or_not_at_all() -> None:
    game = acting("palace", card=TRAVEL).play("place:one")
    assert game.open == {1: "gift"}
    assert game.me.city == ""
    game = acting("palace", card=TRAVEL, tokens={"xian": "points"}).play("card:xian")
    assert game.offered("card:") == [], "and only once"
    assert game.why("gugong-group-card") == ["GG-ACT-02"]
    assert game.offered("place:") == ["one", "two"]


@pytest.mark.rule("GG-ACT-03", "GG-AMB-07")
def test_the_card_action_is_that_of_the_card_given() -> None:
    game = acting("palace", card=TRAVEL, gifts={"palace": "board_3"}, tokens={"xian": "points"})
    assert game.offered("card:") == ["xian"], "Travel, not the Intrigue of the card taken"
    game = acting("palace", card=NOTHING, gifts={"palace": "board_4"})
    assert game.offered("card:") == []


@pytest.mark.rule("GG-ACT-04")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_location_action_is_that_of_the_place_of_the_card_given(location: str) -> None:
    picks = {"travel": "xian", "wall": "servant", "jade": "house:0", "intrigue": "one", "palace": "one"}
    picks |= {"decree": "cheap_jade", "canal": "servant:new0"}
    game = acting(location, decrees=[edict("cheap_jade")], tokens={"xian": "points"}).play(f"place:{picks[location]}")
    assert {
        "travel": game.me.city == "xian",
        "wall": game.wall == [0],
        "jade": game.me.jade == 1,
        "intrigue": game.me.intrigue == 1,
        "palace": game.me.palace == 1,
        "decree": game.decree("cheap_jade").owners == [0],
        "canal": game.ships == {"r0h1": (0, 1, 0)},
    } == {each: each == location for each in LOCATIONS}


@pytest.mark.rule("GG-ACT-05")
def test_a_card_without_an_action_gives_only_the_location_action() -> None:
    game = acting("palace", card=NOTHING)
    assert game.offers == ["place:one", "place:two", "done"]
    assert game.why("gugong-group-card") == ["GG-ACT-05"]
    game.play("place:one")
    assert game.open == {1: "gift"}, "and once"


@pytest.mark.rule("GG-ACT-06")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_action_of_card_and_location_may_be_done_twice(seats: int) -> None:
    game = acting("intrigue", seats=seats, by=same("intrigue"))
    assert game.offers == ["place:one", "place:three", "done"]
    game.play("place:one")
    assert game.open == {0: "act"}
    game.play("place:one")
    assert game.me.intrigue == 2
    assert game.open == {1: "gift"}, "not three times"
    assert acting("intrigue", by=same("intrigue")).play("place:one", "done").me.intrigue == 1, "or once"
    assert acting("intrigue", by=same("intrigue")).play("done").me.intrigue == 0, "or not at all"


@pytest.mark.rule("GG-ACT-06")
def test_other_cards_give_their_action_and_that_of_the_location_once_each() -> None:
    game = acting("travel", card=TRAVEL, tokens={"xian": "palace", "jinan": "points", "nanjing": "intrigue"})
    assert not game.offered("card:"), "the same action is offered once, and can be picked twice"
    game.play("place:xian", "place:jinan", "done")
    assert (game.me.city, game.open) == ("jinan", {1: "gift"})
    game = acting("palace", card=TRAVEL, tokens={"xian": "palace", "jinan": "points", "nanjing": "intrigue"})
    game.play("card:xian")
    assert not game.offered("card:")
    game.play("place:one")
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-ACT-07")
def test_each_performance_has_its_own_option_and_its_own_cost() -> None:
    game = acting("palace", player(pool=3), by=same("palace"))
    game.play("place:two")
    assert (game.me.palace, game.me.intrigue, game.me.pool) == (2, 1, 1)
    assert game.offered("place:") == ["one"], "what is left does not pay for another option B"
    game.play("place:one")
    assert (game.me.palace, game.me.pool) == (3, 1)
    both = acting("palace", player(pool=4), by=same("palace")).play("place:two", "place:two")
    assert (both.me.palace, both.me.pool) == (4, 0)
    mixed = acting("palace", player(pool=4), by=same("palace")).play("place:one", "place:two")
    assert (mixed.me.palace, mixed.me.pool) == (3, 2)


@pytest.mark.rule("GG-ACT-07", "GG-WALL-08")
def test_the_first_performance_is_resolved_completely_before_the_second() -> None:
    """The Wall is scored, and benefits are chosen, in between."""
    game = acting(
        "wall", player(pool=2), player(intrigue=3), wall=[1, 0, 0], gifts={"wall": "board_7"}, by=same("wall")
    )
    game.play("place:servant")
    assert game.open == {1: "benefit"}
    assert game.scores == [3, 0]
    game.play("three")
    assert game.open == {0: "act"}
    game.play("place:servant")
    assert game.wall == [1, 0]
    full = acting("canal", player(pool=2), ships=[ship(0, "r0h2", 2)], by=same("canal"))
    full.play("place:servant:r0h2", "claim:r0h2:points")
    assert (full.key, full.scores[0]) == ("act", 4)
    assert "place:servant:r0h2" not in full.offers, "the ship that claimed is home already"


@pytest.mark.rule("GG-ACT-08")
def test_a_card_action_performs_the_action_of_a_location_where_no_card_is_put() -> None:
    game = acting("palace", card=TRAVEL, tokens={"xian": "points", "jinan": "double"}, gifts={"travel": "board_7"})
    assert game.offered("card:") == ["xian", "jinan", "two"], "all its options"
    game.play("card:xian")
    assert (game.me.city, game.scores[0]) == ("xian", 2)
    assert game.gifts["travel"] == "board_7"
    assert game.gifts["palace"] == TRAVEL


@pytest.mark.rule("GG-ACT-09")
def test_an_extra_is_received_with_the_action_of_its_card() -> None:
    by = changed("gifts", TRAVEL, servants=1)
    game = acting("palace", player(pool=2), card=TRAVEL, by=by, tokens={"xian": "points", "jinan": "double"})
    game.play("card:xian")
    assert (game.me.city, game.scores[0], game.me.pool) == ("xian", 2, 3), "both the move and the servant"
    game.play("place:two")
    assert game.me.pool == 1, "no more of it comes with the location action"
    left = acting("palace", player(pool=2), card=TRAVEL, by=by).play("place:one")
    assert left.me.pool == 2, "without the card action no extra"


@pytest.mark.rule("GG-ACT-09", "GG-ACT-06")
def test_an_extra_comes_once_though_the_action_is_done_twice() -> None:
    game = acting("palace", player(pool=2), by=same("palace", 1)).play("place:one")
    assert game.me.pool == 3
    assert game.play("place:one").me.pool == 3


@pytest.mark.rule("GG-ACT-10")
def test_a_card_effect_of_one_servant() -> None:
    game = gains(ONE, 2)
    assert game.offers == ["card:servants", "place:one", "place:two", "done"]
    supply = game.me.supply
    game.play("card:servants")
    assert (game.me.pool, game.me.supply) == (3, supply - 1)
    assert game.offered("card:") == []
    assert game.offered("place:") == ["one", "two"]


@pytest.mark.rule("GG-ACT-11", "GG-AMB-09")
def test_a_card_effect_of_two_servants_at_once() -> None:
    """It is an action of the card that is given: nobody has gained anything by it before."""
    assert [each.pool for each in RULES.setup(2, {}, Rng("a")).players] == [6, 6]
    game = gains(TWO, 1)
    assert game.me.pool == 1
    supply = game.me.supply
    game.play("card:servants")
    assert (game.me.pool, game.me.supply) == (3, supply - 2)
    assert gains(TWO, 1).play("place:one").me.pool == 1, "like any card action it comes first or not at all"


@pytest.mark.rule("GG-ACT-10", "GG-ACT-11", "GG-FORE-05", "GG-FORE-19")
@pytest.mark.parametrize(("card", "pool"), [(ONE, 2), (TWO, 3)])
def test_one_of_the_servants_gained_may_be_the_foreman(card: str, pool: int) -> None:
    game = gains(card, 2, foreman="supply").play("card:servants")
    assert game.open == {0: "gain"}
    game.play("foreman")
    assert (game.me.pool, game.me.foreman) == (pool, "pool")


@pytest.mark.rule("GG-ACT-10", "GG-AMB-24")
def test_there_is_nothing_to_gain_from_an_empty_supply() -> None:
    game = gains(ONE, 12)
    assert game.offered("card:") == []
    assert game.why("gugong-card-servants") == ["GG-AMB-24"]
    assert gains(TWO, 11).play("card:servants").me.pool == 12, "as many as are there"


@pytest.mark.rule("GG-ACT-21")
@pytest.mark.parametrize("first", ["one", "two"])
def test_exactly_one_option_a_performance(first: str) -> None:
    game = acting("palace", player(pool=6), card=NOTHING)
    assert game.decision.pick == (1, 1)
    game.play(f"place:{first}")
    assert game.open == {1: "gift"}, "not the other one as well"
    assert (game.me.palace, game.me.pool) == ((1, 6) if first == "one" else (2, 4))


@pytest.mark.rule("GG-AMB-08")
def test_one_turn_at_a_time_and_each_may_hold_both_actions() -> None:
    game = acting("palace", player(), player(), card=TRAVEL, tokens={"xian": "double", "jinan": "wall"})
    game.play("card:xian", "place:one")
    assert (game.me.city, game.me.palace) == ("xian", 1), "both in one turn"
    assert game.open == {1: "gift"}
    game.play("give:seat_2_4:wall", "place:servant")
    assert game.open == {0: "gift"}


@pytest.mark.rule("GG-AMB-50")
def test_a_second_performance_that_is_not_possible_is_skipped_and_the_first_stands() -> None:
    unpaid = acting("jade", player(pool=5), by=same("jade")).play("place:house:0")
    assert unpaid.open == {1: "gift"}
    assert (unpaid.me.jade, unpaid.me.pool) == (1, 2)
    stuck = acting("travel", player(), tokens={"xian": "points"}, by=same("travel")).play("place:xian")
    assert stuck.open == {1: "gift"}, "no token is left to travel to"
    assert stuck.me.city == "xian"
    empty = acting("wall", player(pool=1), wall=[foreman(1)], by=same("wall")).play("place:servant")
    assert empty.open == {1: "gift"}
    assert empty.wall == [1, 0]
