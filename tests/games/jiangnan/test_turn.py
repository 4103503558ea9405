"""The five steps of a turn. (JN-TURN)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import ring, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import BOT, RULES, bot, player, position

FOUR = ("start_teahouse_1", "start_society_1", "start_fair_1", "start_travel_1")
"""Their discard bonuses: coin, coin, drama, painting."""


@pytest.mark.rule("JN-TURN-01", "JN-TURN-15", "JN-TURN-20", "JN-TURN-27")
def test_the_five_steps_come_in_their_order() -> None:
    """A portfolio icon asks between the choice of a district and the visit."""
    me = player(2, novel=2, track=["adv1_teahouse", "start_tavern_1"], works=["novel_7", "novel_1"])
    game = position(me, order=[2, 0, 1], turn=1, scholars={"society": [2]}, options={"tiles": "advanced"})

    def state() -> tuple[str, list[str], list[str], list[int], int, int]:
        t = game.table
        return (
            game.key,
            list(game.me.used),
            game.me.works[2:],
            t.scholars["tavern"],
            game.me.coins,
            len(game.me.track),
        )

    assert state() == ("turn", [], [], [], 2, 2)
    game.play("visit:2:tavern")
    assert state() == ("bonus", ["start_tavern_1"], [], [], 2, 0), "chosen, discarded, and nothing more"
    taken = game.offers[0].partition(":")[2]
    game.play(f"take:{taken}")
    assert state() == ("tavern", ["start_tavern_1"], [taken], [0], 1, 0), "a scholar, and the coin is paid"
    game.play("inspire")
    assert state() == ("turn", ["start_tavern_1"], [taken], [0], 1, 4), "replenished"
    assert game.decision.seat == 1


@pytest.mark.rule("JN-TURN-02", "JN-TURN-09", "JN-TURN-10")
@pytest.mark.parametrize(
    ("place", "used", "thrown", "left"),
    [
        (1, "start_teahouse_1", "start_society_1", ["start_fair_1", "start_travel_1"]),
        (2, "start_society_1", "start_teahouse_1", ["start_fair_1", "start_travel_1"]),
        (3, "start_fair_1", "start_teahouse_1", ["start_society_1", "start_travel_1"]),
        (4, "start_travel_1", "start_teahouse_1", ["start_society_1", "start_fair_1"]),
    ],
)
def test_any_tile_is_used_and_the_rightmost_other_one_is_removed(
    place: int, used: str, thrown: str, left: list[str]
) -> None:
    """Place 1 is the rightmost."""
    me = player(9, track=FOUR, bag=())
    before = set(me.discarded)
    district = used.split("_")[1]
    game = position(me)
    assert f"{place}:{district}" in game.offered("visit:")
    game.play(f"visit:{place}:{district}")
    assert game.me.used == [used] and set(game.me.discarded) - before == {thrown}
    assert [tile for tile in game.me.track if tile in FOUR] == left


@pytest.mark.rule("JN-TURN-03")
def test_the_chosen_tile_sets_the_district_and_brings_no_bonus() -> None:
    """The Society's tile would bring a coin, the discarded one of the Temple Fair a drama idea."""
    game = position(player(track=["start_fair_1", "start_society_1"])).play("visit:2:society")
    assert game.me.coins == 3 and game.ideas() == (1, 2, 1)
    assert game.table.scholars["society"] == [0] and game.table.scholars["fair"] == []
    assert game.key == "society"
    game = position(player(track=["start_fair_1", "start_society_1"]))
    assert game.offered("visit:") == ["2:society", "1:fair"], "neither leads elsewhere"


@pytest.mark.rule("JN-TURN-04")
@pytest.mark.parametrize(
    ("tile", "two"), [("age3_society_tavern", "society tavern"), ("age4_travel_fair", "travel fair")]
)
def test_a_tile_of_two_districts_leads_to_one_of_them(tile: str, two: str) -> None:
    first, second = two.split()
    for chosen, other in ((first, second), (second, first)):
        game = position(player(9, novel=2, track=["start_fair_1", tile], works=["novel_1"]), round=5)
        assert game.offered("visit:2:") == [first, second]
        game.play(f"visit:2:{chosen}")
        assert game.key == chosen
        assert game.table.scholars[chosen] == [0] and game.table.scholars[other] == []


@pytest.mark.rule("JN-TURN-05", "JN-TURN-18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_district_has_room_for_four_scholars(seats: int) -> None:
    """However many play; those of vassals and of the Bot take room, too."""
    colours = {1: [0, 0, BOT, BOT], 2: [0, 1, 2, 3], 3: [1, 1, 2, 2], 4: [1, 2, 3, 3]}[seats]
    track = ["start_teahouse_1", "age3_society_tavern", "start_society_1"]
    for number in range(5):
        more: dict[str, Any] = {"bot": bot(), "order": [0, BOT]} if seats == 1 else {"seats": seats}
        game = position(player(track=track), scholars={"society": colours[:number]}, round=5, **more)
        room = number < 4
        assert ("3:society" in game.offered("visit:"), "2:society" in game.offered("visit:")) == (room, room)
        assert "2:tavern" in game.offered("visit:"), "the tile's other district"
        assert ("JN-TURN-05" in game.why("jiangnan-visit")) == (not room)


@pytest.mark.rule("JN-TURN-12")
@pytest.mark.parametrize(
    ("tile", "coins", "spirit", "ideas"),
    [
        ("age1_parlour_2", 5, 1, (1, 1, 1)),
        ("age2_tavern_2", 3, 2, (2, 2, 1)),
        ("age3_teahouse_parlour", 4, 1, (3, 1, 1)),
        ("age4_society_fair", 4, 4, (1, 1, 1)),
        ("age4_tavern_travel", 4, 2, (1, 1, 3)),
    ],
)
def test_all_icons_of_the_removed_tile_are_gained(
    tile: str, coins: int, spirit: int, ideas: tuple[int, int, int]
) -> None:
    game = position(player(spirit=1, track=[tile, "start_society_1"]), round=5).play("visit:2:society")
    assert (game.me.coins, game.me.spirit, game.ideas()) == (coins, spirit, ideas)
    assert game.key == "society", "before the action"


def with_both(**more: Any) -> Game:
    """Seat 0 goes to the Teahouse and discards a portfolio icon and a shop icon for A1."""
    me = player(track=["adv4_society_tavern", "start_teahouse_1"], works=["drama_1"])
    game = position(me, round=5, options={"tiles": "advanced"}, ring=ring("A1", 4), **more)
    return game.play("visit:2:teahouse")


@pytest.mark.rule("JN-TURN-13", "JN-AMB-46")
def test_the_discard_bonus_cannot_be_declined() -> None:
    game = with_both()
    assert [offer.partition(":")[0] for offer in game.offers] == ["take"] * 4 + ["shop"]
    game = position(player(spirit=4, track=["start_society_2", "start_fair_1"])).play("rest:2")
    assert game.me.spirit == 6, "a plain icon is not even asked for"


@pytest.mark.rule("JN-AMB-46")
def test_the_player_chooses_which_icon_comes_first() -> None:
    first = with_both()
    first.play(first.offers[0])
    assert first.key == "idea", "the last icon, the shop, must be used"
    assert len(first.me.works) == 2
    second = with_both()
    second.play("shop:4", "drama", "none")
    assert second.key == "bonus" and {offer.partition(":")[0] for offer in second.offers} == {"take"}
    second.play(second.offers[0])
    assert second.key == "teahouse" and len(second.me.works) == 2, "then the action"


@pytest.mark.rule("JN-AMB-46")
def test_what_the_shop_leaves_open_can_be_declined() -> None:
    game = position(
        player(novel=2, track=["adv1_tavern", "start_society_1"], works=["novel_1"]),
        options={"tiles": "advanced"},
        ring=ring("A1"),
    ).play("visit:2:society")
    game.play("none" if "none" in game.offers else "novel")
    assert game.key == "publish" and game.offers == ["publish:novel_1", "none"]
    assert game.play("none").me.works == ["novel_1"] and game.key == "society"


@pytest.mark.rule("JN-AMB-46", "JN-AMB-37")
def test_a_portfolio_icon_without_portfolios_leaves_the_shop_icon() -> None:
    game = with_both(stack=(), later=())
    assert game.key == "idea", "at once in the Printing Press"


@pytest.mark.rule("JN-TURN-14")
def test_the_discard_bonus_may_pay_for_the_action() -> None:
    coin = position(player(0, track=["start_teahouse_1", "start_tavern_1"])).play("visit:2:tavern")
    assert coin.me.coins == 0 and coin.table.scholars["tavern"] == [0]
    idea = position(player(novel=1, track=["start_teahouse_2", "start_tavern_1"], works=["novel_1"]))
    idea.play("visit:2:tavern", "publish:novel_1")
    assert idea.me.published == ["novel_1"] and idea.ideas() == (0, 1, 1)


@pytest.mark.rule("JN-TURN-16", "JN-TURN-17", "JN-TURN-19")
def test_one_own_scholar_takes_the_rightmost_free_space() -> None:
    """Scholars are listed from the right."""
    game = position(visitor("society"), scholars={"society": [2, 1], "fair": [1]}).play("visit:2:society")
    assert game.table.scholars["society"] == [2, 1, 0] and game.me.scholars == 2
    assert game.table.scholars["fair"] == [1] and [each.scholars for each in game.players[1:]] == [1, 2]
    several = position(visitor("society"), scholars={"society": [0, 1, 0]}, turn=6).play("visit:2:society")
    assert several.table.scholars["society"] == [0, 1, 0, 0] and several.me.scholars == 0


@pytest.mark.rule("JN-TURN-21", "JN-TURN-22")
@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, ["start_fair_1", "start_travel_1"]),
        (3, ["start_society_1", "start_travel_1"]),
        (4, ["start_society_1", "start_fair_1"]),
    ],
)
def test_what_is_left_slides_to_the_right_and_new_tiles_come_behind_it(place: int, left: list[str]) -> None:
    new = ["start_parlour_2", "start_tavern_2", "start_parlour_1"]
    game = position(player(track=FOUR, bag=new)).play(f"rest:{place}")
    assert game.me.track == [*left, "start_parlour_2", "start_tavern_2"] and game.me.bag == ["start_parlour_1"]


@pytest.mark.rule("JN-TURN-23", "JN-TURN-24", "JN-TURN-25")
@pytest.mark.parametrize(("bag", "track", "stay"), [(8, 4, 6), (2, 4, 0), (1, 3, 0), (0, 2, 0)])
@pytest.mark.parametrize("round", [1, 2, 4])
def test_spaces_stay_empty_when_the_bag_is(bag: int, track: int, stay: int, round: int) -> None:
    """Used and drafted tiles wait for Upkeep, in Rounds 2 and 4, too."""
    tiles = [name for name in RULES.box.cards.starting if name not in FOUR]
    me = player(track=FOUR, bag=tiles[:bag], used=["age1_fair_1"], drafted=["age1_fair_2"])
    game = position(me, round=round).play("rest:4")
    assert (len(game.me.track), len(game.me.bag)) == (track, stay)
    assert game.me.used == ["age1_fair_1", "start_travel_1"] and game.me.drafted == ["age1_fair_2"]
    assert game.decision.seat == 1


@pytest.mark.rule("JN-TURN-26")
def test_of_two_tiles_one_is_used_and_one_discarded() -> None:
    game = position(player(track=FOUR[:2], bag=()))
    assert game.offered("rest:") == ["2", "1"]
    assert game.play("rest:1").me.track == []
    assert (game.me.used, game.me.discarded[-1], game.me.coins) == (["start_teahouse_1"], "start_society_1", 3 + 1 + 2)


@pytest.mark.rule("JN-TURN-27")
@pytest.mark.parametrize(("order", "turn", "following"), [([2, 0, 1], 1, 1), ([1, 2, 0], 2, 1), ([0, 2, 1], 0, 2)])
def test_the_next_in_the_turn_order_is_asked(order: list[int], turn: int, following: int) -> None:
    before = {"society": order[:turn]}
    game = position(order=order, turn=turn, scholars=before).play("rest:1")
    assert game.decision.seat == following
