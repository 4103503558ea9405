"""Harbor rewards: what a ship with three servants may claim, where and when. (GG-HARB)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.kernel import Illegal, Text
from engine.words import FALLBACK, Localiser
from tests.games.gugong.position import Foreman, Game, acting, changed, player, position, ship

TWICE = changed("gifts", "seat_1_4", action="canal")


def filling(
    harbor: int,
    *,
    rewards: Sequence[int] = (0, 0, 0),
    foreman: Foreman = "locked",
    pool: int = 4,
    next_gifts: Sequence[str] = (),
) -> Game:
    """A ship with two servants at a harbor gets its third; claiming and moving are still to come."""
    me = player(pool=pool, rewards=rewards, foreman=foreman)
    game = acting("canal", me, ships=[ship(0, f"r0h{harbor}", 2)], next_gifts=next_gifts)
    return game.play(f"place:servant:r0h{harbor}")


def claims(game: Game) -> list[str]:
    return game.offered("claim:")


@pytest.mark.rule("GG-HARB-01")
def test_the_harbors_lie_in_this_order() -> None:
    names, english = ["Beijing", "Cangzhou", "Jining", "Huai’an", "Hangzhou"], Localiser(FALLBACK)
    for harbor in (1, 2, 3, 4):
        game = acting("canal", player(), ships=[ship(0, f"r0h{harbor}")]).play(f"place:servant:r0h{harbor}")
        move = game.decision.find(f"sail:r0h{harbor}")
        assert move
        places = [place for where in ("before", "after") if isinstance(place := move.label.args[where], Text)]
        assert [english.say(place) for place in places] == names[harbor - 1 : harbor + 1]


@pytest.mark.rule("GG-HARB-02")
def test_a_ship_with_three_servants_claims_the_reward_of_its_harbor() -> None:
    assert claims(filling(2)) == ["r0h2:points"], "it has got its third there"
    arrives = acting("canal", player(), ships=[ship(0, "r0h1", 3)]).play("place:servant:new0", "sail:r0h1")
    assert claims(arrives) == ["r0h3:card"], "it has come there by a move, over the new ship at Cangzhou"
    sails = position(player(hand=[]), player(hand=[]), phase="evening", dice=[3, 9, 3], ships=[ship(0, "r0h1", 3)])
    assert claims(sails) == ["r0h2:points"], "or in the Evening"


@pytest.mark.rule("GG-HARB-02")
def test_two_servants_are_not_enough() -> None:
    game = acting("canal", player(), ships=[ship(0, "r0h2", 1)]).play("place:servant:r0h2")
    assert not claims(game)
    assert game.why("gugong-claim-any") == ["GG-HARB-02"]
    assert game.play("sail:r0h2").open == {1: "gift"}
    moved = acting("canal", player(), ships=[ship(0, "r0h1", 2)]).play("place:servant:new0", "sail:r0h1")
    assert moved.open == {1: "gift"}
    sails = position(player(hand=[]), player(hand=[]), phase="evening", dice=[3, 9, 3], ships=[ship(0, "r0h1", 2)])
    assert sails.table.phase == "turn", "nobody was asked anything until the next Day"


@pytest.mark.rule("GG-HARB-03")
def test_it_may_be_declined() -> None:
    game = filling(2).play("done")
    assert game.ships == {"r0h2": (0, 3, 0)}
    assert (game.scores[0], game.me.rewards) == (0, [0, 0, 0])
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-HARB-04", "GG-HARB-06", "GG-HARB-07")
def test_one_servant_marks_the_reward_and_the_ship_and_the_others_come_home() -> None:
    game = filling(2)
    pool, supply = game.me.pool, game.me.supply
    game.play("claim:r0h2:points")
    assert game.me.rewards == [1, 0, 0]
    assert (game.me.pool, game.me.supply) == (pool, supply + 2)
    assert game.ships == {}
    assert game.view().players[0].ships_left == 3


@pytest.mark.rule("GG-HARB-05", "GG-HARB-10")
def test_four_points_at_cangzhou() -> None:
    game = filling(2).play("claim:r0h2:points")
    assert game.me.points == {"harbors": 4}, "at once"
    assert (len(game.me.hand), game.me.foreman) == (3, "locked")


@pytest.mark.rule("GG-HARB-05", "GG-HARB-11")
def test_a_gift_card_at_jining() -> None:
    game = filling(3, next_gifts=["draw_9", "draw_2"])
    deck = len(game.table.deck)
    game.play("claim:r0h3:card")
    assert game.me.hand == ["seat_1_1", "seat_1_2", "seat_1_3", "draw_9"]
    assert (len(game.table.deck), game.table.deck[-1]) == (deck - 1, "draw_2")
    assert len(game.me.hand) + len(game.me.pile) == 5, "one more from now on"
    assert game.scores[0] == 0
    with pytest.raises(Illegal):
        game.undo(0)


@pytest.mark.rule("GG-HARB-11", "GG-DAY-08")
def test_the_card_drawn_is_played_on_the_same_day_and_kept_on_the_next() -> None:
    me = player(["seat_1_4"], pile=["seat_1_1", "seat_1_2", "seat_1_3"])
    game = acting("canal", me, player(hand=[]), ships=[ship(0, "r0h3", 2)], dice=[3, 9, 3], next_gifts=["draw_9"])
    game.play("place:servant:r0h3", "claim:r0h3:card")
    assert game.open == {0: "gift"}
    game.play("give:draw_9:wall", "place:servant")
    while game.table.day == 1:
        game.reply(game.session.decisions[0].seat, game.session.decisions[0].options[-1].id)
    assert len(game.me.hand) == 5


@pytest.mark.rule("GG-HARB-05", "GG-HARB-12", "GG-FORE-01")
def test_the_foreman_at_huaian() -> None:
    game = filling(4).play("claim:r0h4:foreman")
    assert (game.me.foreman, game.me.rewards) == ("pool", [0, 0, 1])
    assert (game.scores[0], len(game.me.hand)) == (0, 3)


@pytest.mark.rule("GG-HARB-09")
def test_no_reward_at_beijing() -> None:
    game = filling(1)
    assert game.offers == ["sail:r0h1", "done"]
    assert game.why("gugong-claim-any") == ["GG-HARB-09"]


@pytest.mark.rule("GG-HARB-13", "GG-HARB-17", "GG-EX-06")
@pytest.mark.parametrize(("kind", "taken"), [("points", [1, 0, 0]), ("card", [0, 1, 0]), ("foreman", [0, 0, 1])])
def test_any_reward_at_hangzhou(kind: str, taken: list[int]) -> None:
    game = filling(5)
    assert claims(game) == ["r0h5:points", "r0h5:card", "r0h5:foreman"]
    game.play(f"claim:r0h5:{kind}")
    assert game.me.rewards == taken, "it fills a space of that same reward"
    assert game.scores[0] == (4 if kind == "points" else 0)
    assert len(game.me.hand) == (4 if kind == "card" else 3)
    assert game.me.foreman == ("pool" if kind == "foreman" else "locked")
    assert game.open == {1: "gift"}, "one of them, not more"


@pytest.mark.rule("GG-HARB-13")
def test_the_other_harbors_have_their_own_reward_alone() -> None:
    assert [claims(filling(harbor)) for harbor in (2, 3, 4)] == [["r0h2:points"], ["r0h3:card"], ["r0h4:foreman"]]


@pytest.mark.rule("GG-HARB-08", "GG-HARB-14", "GG-HARB-15", "GG-HARB-16", "GG-EX-06")
@pytest.mark.parametrize(
    ("harbor", "kind", "last", "full"),
    [(2, "points", (2, 0, 0), (3, 0, 0)), (3, "card", (0, 1, 0), (0, 2, 0)), (4, "foreman", (0, 0, 0), (0, 0, 1))],
)
def test_the_spaces_beside_a_reward(harbor: int, kind: str, last: Sequence[int], full: Sequence[int]) -> None:
    """Three for points, two for a card, one for the Foreman; a full one refuses, at Hangzhou too."""
    foreman: Foreman = "supply" if kind == "foreman" else "locked"
    assert claims(filling(harbor, rewards=last)) == [f"r0h{harbor}:{kind}"]
    assert f"r0h5:{kind}" in claims(filling(5, rewards=last))
    for there in (harbor, 5):
        game = filling(there, rewards=full, foreman=foreman) if there == 5 else _with_another(there, full, foreman)
        assert f"r0h{there}:{kind}" not in claims(game)
        assert game.why(f"gugong-claim-{kind}") == ["GG-HARB-08"]


def _with_another(harbor: int, rewards: Sequence[int], foreman: Foreman) -> Game:
    """With a second ship, so that something else can be decided."""
    me = player(pool=1, rewards=rewards, foreman=foreman)
    fleet = [ship(0, f"r0h{harbor}", 2), ship(0, "r0h1")]
    return acting("canal", me, ships=fleet).play(f"place:servant:r0h{harbor}")


@pytest.mark.rule("GG-HARB-18")
def test_what_stands_on_a_reward_stays_there() -> None:
    me = player(["seat_1_4"], pile=["seat_1_1", "seat_1_2", "seat_1_3"], pool=1)
    game = acting("canal", me, player(hand=[]), ships=[ship(0, "r0h2", 2)], day=3)
    game.play("place:servant:r0h2", "claim:r0h2:points")
    while not game.over:
        assert game.me.rewards == [1, 0, 0]
        assert game.me.pool + game.me.supply + sum(each.servants for each in game.table.ships) <= 11
        for decision in game.session.decisions:
            game.reply(decision.seat, decision.options[0 if decision.key == "gift" else -1].id)
    assert game.me.rewards == [1, 0, 0]


@pytest.mark.rule("GG-HARB-19")
def test_the_draw_pile_of_gifts_never_runs_out() -> None:
    """Ten of eleven cards at most: two for each of five."""
    others = [player(rewards=[0, 2, 0]) for _ in range(4)]
    game = acting("canal", player(rewards=[0, 1, 0]), *others, ships=[ship(0, "r0h3", 2)])
    assert len(game.table.deck) == 2
    game.play("place:servant:r0h3", "claim:r0h3:card")
    assert len(game.table.deck) == 1
    assert game.me.rewards == [0, 2, 0]


@pytest.mark.rule("GG-AMB-27")
def test_a_claim_is_open_to_a_ship_that_is_filled_or_arrives_in_this_action() -> None:
    """Of two full ships at rewards, the one that has been there before is not asked about."""
    fleet = [ship(0, "r0h2", 2), ship(0, "r0h3", 3)]
    game = acting("canal", player(), ships=fleet).play("place:servant:r0h2")
    assert claims(game) == ["r0h2:points"]
    assert game.why("gugong-claim-any") == ["GG-AMB-27"]
    waiting = acting("canal", player(), ships=[ship(0, "r0h3", 3)]).play("place:servant:new0")
    assert not claims(waiting), "it was declined before; only a move opens it again"
    assert claims(waiting.play("sail:r0h3")) == ["r0h4:foreman"]
    other = acting("canal", player(), ships=[ship(0, "r0h2", 3), ship(0, "r0h3")])
    assert other.play("place:servant:r0h3", "sail:r0h3").open == {1: "gift"}, "a move of its own"


@pytest.mark.rule("GG-AMB-27", "GG-HARB-02", "GG-AMB-51")
def test_a_servant_that_a_token_brings_may_be_the_third() -> None:
    def collecting(servants: int) -> Game:
        fleet = [ship(0, "r0h2", servants), ship(0, "r0h3", 3)]
        return acting("travel", player(), tokens={"xian": "canal"}, ships=fleet).play("place:xian", "servant:r0h2")

    assert collecting(1).open == {1: "gift"}
    game = collecting(2)
    assert (game.key, game.offers) == ("claim", ["claim:r0h2:points", "none"])
    assert game.play("claim:r0h2:points").me.points == {"harbors": 4}


@pytest.mark.rule("GG-AMB-27", "GG-HARB-02", "GG-FORE-11")
def test_a_ship_that_is_launched_full_may_claim_where_it_is_launched() -> None:
    game = acting("canal", player(pool=2, foreman="pool"), ships=[ship(1, "r0h1")])
    game.play("place:two", "servants", "lying:new0", "servant:r0h2")
    assert claims(game) == ["r0h2:points", "r0h2:points:foreman"]


@pytest.mark.rule("GG-AMB-27")
def test_a_declined_claim_is_offered_again_only_after_a_move() -> None:
    fleet = [ship(0, "r0h2", 2)]
    game = acting("canal", player(), ships=fleet, by=TWICE).play("place:servant:r0h2", "done")
    game.play("place:servant:new0")
    assert game.offers == ["sail:r0h2", "sail:r0h1", "done"]
    game.play("sail:r0h2")
    assert claims(game) == ["r0h3:card"]
    sails = position(player(hand=[]), player(hand=[]), phase="evening", dice=[3, 9, 3], ships=[ship(0, "r0h2", 3)])
    assert claims(sails) == ["r0h3:card"], "in the Evening every ship has moved"


@pytest.mark.rule("GG-AMB-28")
@pytest.mark.parametrize("first", ["r0h2:points", "r0h4:foreman"])
def test_each_ship_that_qualifies_claims_in_the_order_that_its_owner_likes(first: str) -> None:
    fleet = [ship(0, "r0h2", 2), ship(0, "r0h3", 3)]
    game = acting("canal", player(), ships=fleet).play("place:servant:r0h2", "sail:r0h3")
    both = ["r0h2:points", "r0h4:foreman"]
    assert claims(game) == both
    game.play(f"claim:{first}")
    assert claims(game) == [claim for claim in both if claim != first]
    game.play(f"claim:{claims(game)[0]}")
    assert (game.me.rewards, game.ships) == ([1, 0, 1], {})


@pytest.mark.rule("GG-AMB-28", "GG-CANAL-03")
def test_two_ships_filled_at_once_both_claim() -> None:
    fleet = [ship(0, "r0h2", 2), ship(0, "r0h3", 2)]
    game = acting("canal", player(), ships=fleet).play("place:two", "servant:r0h2", "servant:r0h3")
    assert claims(game) == ["r0h2:points", "r0h3:card"]
    game.play("claim:r0h3:card", "claim:r0h2:points")
    assert game.me.rewards == [1, 1, 0]
