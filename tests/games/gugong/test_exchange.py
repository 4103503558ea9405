"""Step 1 of a turn: gifts are exchanged. (GG-EXCH)"""

from __future__ import annotations

import pytest

from engine.games.gugong.content import LOCATIONS
from engine.words import Localiser
from tests.games.gugong.position import CARDS, RULES, Game, acting, edict, player, position

HAND = {1: "seat_2_1", 2: "seat_3_1", 3: "seat_3_2", 4: "seat_1_2", 5: "seat_2_2", 6: "seat_1_3", 7: "seat_3_3"}
HAND |= {8: "seat_1_4", 9: "seat_4_4"}
"""A card of each value to be given …"""

THERE = {value: f"board_{value}" for value in range(1, 8)} | {8: "seat_2_4", 9: "seat_5_4"}
"""… and one of each to be taken."""


def offering(given: int, taken: int) -> Game:
    """A card of one value can be given for one of another at the Wall, or one more card of the hand."""
    return position(player(hand=[HAND[given], "seat_1_1"]), seats=5, gifts={"wall": THERE[taken]})


def way(*hand: str, pool: int = 6, foreman: bool = False) -> Game:
    """A 2 was given for a 5, and a way must be chosen; `hand` are the other hand cards."""
    me = player(hand=["seat_1_1", *hand], pool=pool, foreman="pool" if foreman else "locked")
    return position(me, player(), gifts={"wall": "board_5"}).play("give:seat_1_1:wall")


@pytest.mark.rule("GG-EXCH-01", "GG-EXCH-16")
def test_a_turn_begins_with_one_hand_card_against_one_of_any_location() -> None:
    game = position(player(hand=["seat_1_1", "seat_1_4"]))
    assert game.key == "gift"
    assert game.decision.pick == (1, 1)
    assert game.decision.usual is None
    assert sorted(game.offers) == sorted(f"give:{card}:{where}" for card in game.me.hand for where in LOCATIONS)


@pytest.mark.rule("GG-EXCH-16", "GG-ACT-01")
@pytest.mark.parametrize("location", ["travel", "wall", "jade", "decree", "canal"])
def test_a_location_may_be_chosen_whose_action_cannot_be_performed(location: str) -> None:
    game = position(player(pool=0), tokens={}, gifts={location: "board_1"}).play(f"give:seat_1_4:{location}")
    assert game.open == {1: "gift"}
    assert game.gifts[location] == "seat_1_4"


@pytest.mark.rule("GG-EXCH-02", "GG-EXCH-03")
def test_the_given_card_lies_open_there_and_the_taken_one_on_the_own_discard_pile() -> None:
    game = position(player(), player(), gifts={"jade": "board_3"})
    piles = [list(each.pile) for each in game.players]
    game.play("give:seat_1_4:jade")
    assert game.gifts["jade"] == "seat_1_4"
    assert "seat_1_4" in game.view(None).gifts
    assert game.me.pile == [*piles[0], "board_3"]
    assert "board_3" not in game.me.hand
    assert "seat_1_4" not in game.me.hand
    assert game.players[1].pile == piles[1]


@pytest.mark.rule("GG-EXCH-03")
def test_a_discarded_card_cannot_be_given() -> None:
    game = position(player(hand=["seat_1_4"], pile=["seat_1_1", "seat_1_2", "seat_1_3"]))
    assert game.offered("give:seat_1_1") == []
    assert game.why("gugong-give-card") == ["GG-EXCH-03"] * 3


@pytest.mark.rule("GG-EXCH-04", "GG-EXCH-05", "GG-EXCH-10", "GG-EXCH-11", "GG-EX-01")
@pytest.mark.parametrize("given", range(1, 10))
@pytest.mark.parametrize("taken", range(1, 10))
def test_which_exchanges_are_free(given: int, taken: int) -> None:
    """A higher card is free, and of the others only a 1 against a 9; the option says it beforehand."""
    free = given > taken or (given, taken) == (1, 9)
    game = offering(given, taken)
    option = game.decision.find(f"give:{HAND[given]}:wall")
    assert option is not None
    assert option.rule == ("GG-EXCH-05" if not free else "GG-EXCH-10" if (given, taken) == (1, 9) else "GG-EXCH-04")
    game.play(option.id)
    assert game.key == ("act" if free else "way")
    assert (game.me.pool, game.me.hand) == (6, ["seat_1_1"]), "nothing is paid yet"
    if not free:
        assert game.offers == ["pay", "discard:seat_1_1", "none"]


@pytest.mark.rule("GG-EXCH-05")
@pytest.mark.parametrize("chosen", ["pay", "discard:seat_1_2", "none"])
def test_exactly_one_of_the_three_ways(chosen: str) -> None:
    game = way("seat_1_2")
    assert game.decision.pick == (1, 1)
    assert game.decision.usual is None
    game.play(chosen)
    assert game.key != "way"
    assert game.me.pool == (4 if chosen == "pay" else 6)
    assert game.me.hand == ([] if chosen == "discard:seat_1_2" else ["seat_1_2"])


@pytest.mark.rule("GG-EXCH-06", "GG-ACT-19")
def test_way_1_two_servants_go_to_the_supply_and_actions_follow() -> None:
    game = way("seat_1_2", pool=3)
    supply = game.me.supply
    game.play("pay")
    assert (game.me.pool, game.me.supply) == (1, supply + 2)
    assert game.open == {0: "act"}
    assert game.offered("place:")
    assert game.offered("card:")


@pytest.mark.rule("GG-EXCH-07", "GG-EXCH-15")
def test_way_2_another_hand_card_goes_to_the_own_pile_and_actions_follow() -> None:
    game = way("seat_1_2", "seat_1_3")
    assert game.offered("discard:") == ["seat_1_2", "seat_1_3"], "not the card given, which lies there already"
    pile = list(game.me.pile)
    game.play("discard:seat_1_3")
    assert game.me.hand == ["seat_1_2"]
    assert game.me.pile == [*pile, "seat_1_3"]
    assert game.me.pool == 6
    assert game.open == {0: "act"}
    assert game.offered("place:")
    assert game.offered("card:")


@pytest.mark.rule("GG-EXCH-07")
def test_what_is_discarded_is_hidden_from_the_others() -> None:
    game = way("seat_1_2").play("discard:seat_1_2")
    (own,) = game.events("gugong-did-discard-own", to=0)
    assert own.args["gift"] == RULES.box.name["seat_1_2"]
    assert not game.events("gugong-did-discard-own", to=1)
    (others,) = game.events("gugong-did-discard", to=1)
    assert set(others.args) == {"who"}


@pytest.mark.rule("GG-EXCH-08")
def test_way_3_costs_nothing_and_gives_no_action() -> None:
    game = way("seat_1_2").play("none")
    assert game.gifts["wall"] == "seat_1_1"
    assert (game.me.pool, game.me.hand) == (6, ["seat_1_2"])
    assert game.open == {1: "gift"}, "neither a card action nor a location action"
    assert game.table.wall == []


@pytest.mark.rule("GG-EXCH-09")
@pytest.mark.parametrize(("given", "taken"), [(2, 2), (2, 3), (2, 9), (8, 9), (1, 8)])
def test_the_size_of_the_difference_does_not_matter(given: int, taken: int) -> None:
    gift = f"give:{HAND[given]}:wall"
    assert offering(given, taken).play(gift, "pay").me.pool == 4
    game = offering(given, taken).play(gift, "discard:seat_1_1")
    assert (game.key, game.me.pool) == ("act", 6)


@pytest.mark.rule("GG-EXCH-10", "GG-EX-01")
def test_example_a_1_against_a_9_is_free_and_actions_follow() -> None:
    game = position(player(hand=["seat_2_1"], pool=0), gifts={"palace": "seat_4_4"}, seats=5)
    game.play("give:seat_2_1:palace")
    assert game.key == "act"
    assert game.offers == ["card:servants", "place:one", "done"]
    game.play("card:servants", "place:one")
    assert (game.me.pool, game.me.palace) == (2, 1)
    assert "seat_4_4" in game.me.pile


@pytest.mark.rule("GG-EXCH-12")
def test_way_1_needs_two_servants_or_the_foreman() -> None:
    poor = way("seat_1_2", pool=1)
    assert poor.offers == ["discard:seat_1_2", "none"]
    assert poor.why("gugong-pay-servants") == ["GG-EXCH-12"]
    assert way("seat_1_2", pool=2).offered("pay") == [""]
    assert way("seat_1_2", pool=0, foreman=True).offered("pay") == [":foreman"]
    assert way("seat_1_2", pool=1, foreman=True).offered("pay") == [":foreman", ":upright"]
    assert way("seat_1_2", pool=2, foreman=True).offered("pay") == ["", ":foreman", ":upright"]


@pytest.mark.rule("GG-EXCH-12", "GG-FORE-06")
@pytest.mark.parametrize(("chosen", "pool", "foreman"), [("pay", 0, "pool"), ("pay:foreman", 2, "supply")])
def test_the_foreman_pays_for_both(chosen: str, pool: int, foreman: str) -> None:
    game = way("seat_1_2", pool=2, foreman=True).play(chosen)
    assert (game.key, game.me.pool, game.me.foreman) == ("act", pool, foreman)
    upright = way("seat_1_2", pool=2, foreman=True).play("pay:upright")
    assert (upright.me.pool, upright.me.foreman) == (1, "supply")


@pytest.mark.rule("GG-EXCH-12")
def test_a_foreman_who_is_locked_or_in_the_supply_pays_nothing() -> None:
    for where in ("locked", "supply"):
        me = player(hand=["seat_1_1", "seat_1_2"], pool=1, foreman=where)
        game = position(me, gifts={"wall": "board_5"}).play("give:seat_1_1:wall")
        assert game.offers == ["discard:seat_1_2", "none"]


@pytest.mark.rule("GG-EXCH-13")
def test_way_2_needs_another_card() -> None:
    game = way()
    assert game.offers == ["pay", "none"]
    assert game.why("gugong-way-discard-any") == ["GG-EXCH-13"]


@pytest.mark.rule("GG-EXCH-14")
def test_way_3_is_always_there() -> None:
    """With no servant and no other card it is the only way, and taken without asking: the offer said so."""
    for location in LOCATIONS:
        game = position(player(hand=["seat_1_1"], pool=0), player(), gifts={location: "board_5"})
        offer = game.decision.find(f"give:seat_1_1:{location}")
        assert offer is not None
        assert offer.note is not None
        assert offer.note.args["price"].key == "gugong-price-none"  # type: ignore[union-attr]
        game.play(offer.id)
        assert game.open == {1: "gift"}
        assert game.gifts[location] == "seat_1_1"
    assert "none" in way("seat_1_2", "seat_1_3", pool=6, foreman=True).offers


@pytest.mark.rule("GG-EVE-02", "GG-EXCH-03")
@pytest.mark.parametrize(("dice", "said"), [([1, 4, 8], ""), ([5, 4, 3], "1 match."), ([5, 5, 3], "2 matches.")])
def test_a_gift_says_whether_the_card_taken_matches_the_dice(dice: list[int], said: str) -> None:
    """And goes on to say so when a die is turned, though options are kept."""
    game = position(dice=[2, 4, 3], gifts={"wall": "board_5"})
    before = note_of(game, "give:seat_1_1:wall")
    now = note_of(position(dice=dice, gifts={"wall": "board_5"}), "give:seat_1_1:wall")
    assert now == (f"{before} {said}" if said else before)


def note_of(game: Game, option: str) -> str:
    found = game.decision.find(option)
    assert found is not None
    assert found.note is not None
    return Localiser("en").say(found.note)


@pytest.mark.rule("GG-EXCH-15")
def test_a_card_discarded_by_way_2_costs_a_turn_counts_in_the_evening_and_comes_back() -> None:
    me = player(hand=["seat_1_1", "seat_1_2"], pile=["seat_1_3", "board_7"])
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "seat_2_3", "seat_2_4"])
    game = position(me, them, dice=[4, 9, 9], gifts={"intrigue": "board_5"})
    game.play("give:seat_1_1:intrigue", "discard:seat_1_2", "done")
    assert game.open == {0: "evening"}, "no card in hand, so no turn more"
    assert game.me.shown == ["seat_1_2"], "its 4 is on a die"
    game.play("1")
    assert game.table.day == 2
    assert "seat_1_2" in game.me.hand


@pytest.mark.rule("GG-EXCH-17")
@pytest.mark.parametrize("chosen", ["pay", "discard:seat_1_2", "none"])
def test_an_exchange_does_not_change_how_many_cards_a_player_owns(chosen: str) -> None:
    game = way("seat_1_2").play(chosen)
    assert [len(each.hand) + len(each.pile) for each in game.players] == [4, 4]
    free = position().play("give:seat_1_4:wall")
    assert [len(each.hand) + len(each.pile) for each in free.players] == [4, 4]


@pytest.mark.rule("GG-EXCH-18", "GG-EXCH-19")
def test_only_its_owner_sees_a_discard_pile_and_does_so_at_any_time() -> None:
    mine = ["seat_1_3", "board_7"]
    for game in (
        position(player(hand=["seat_1_1", "seat_1_2"], pile=mine)),
        position(player(hand=["seat_1_1", "seat_1_2"], pile=mine), active=1),
        position(
            player(hand=[], pile=[*mine, "seat_1_1", "seat_1_2"]), player(hand=[]), phase="evening", dice=[2, 4, 9]
        ),
    ):
        assert game.view(0).players[0].pile == tuple(sorted(game.me.pile, key=RULES.box.value.__getitem__))
        for viewer in (1, None):
            seen = game.view(viewer).players[0]
            assert seen.pile is None
            assert seen.pile_size == len(game.me.pile)
            assert not set(seen.shown) & {*mine}, "but for what the Evening shows"


@pytest.mark.rule("GG-EXCH-20")
def test_after_way_3_further_turns_follow() -> None:
    game = way("seat_1_4").play("none", "give:seat_2_4:travel", "done")
    assert game.open == {0: "gift"}
    game.play("give:seat_1_4:jade")
    assert game.key == "act", "with actions"


@pytest.mark.rule("GG-AMB-49", "GG-ACT-01")
@pytest.mark.parametrize("paid", ["pay", "discard:seat_1_2"])
def test_actions_may_be_left_though_they_were_paid_for_and_nothing_comes_back(paid: str) -> None:
    game = way("seat_1_2", pool=4).play(paid)
    after = (game.me.pool, list(game.me.hand), list(game.me.pile))
    assert game.decision.usual == "done"
    game.play("done")
    assert (game.me.pool, game.me.hand, game.me.pile) == after
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-EXCH-06", "GG-DECR-08")
def test_the_decree_that_makes_gifts_cheaper_leaves_one_servant_to_pay() -> None:
    me = player(hand=["seat_1_1", "seat_1_2"], pool=1)
    game = position(me, gifts={"wall": "board_5"}, decrees=[edict("cheap_gifts", 0)]).play("give:seat_1_1:wall")
    assert game.offers == ["pay", "discard:seat_1_2", "none"]
    game.play("pay")
    assert (game.me.pool, game.key) == (0, "act")
    assert CARDS.decrees["cheap_gifts"].amount == 1
    other = position(
        player(hand=["seat_1_1", "seat_1_2"], pool=1), gifts={"wall": "board_5"}, decrees=[edict("cheap_gifts", 1)]
    ).play("give:seat_1_1:wall")
    assert other.offers == ["discard:seat_1_2", "none"], "it helps its owners alone"


@pytest.mark.rule("GG-AMB-07", "GG-ACT-03")
def test_step_2_performs_the_action_of_the_card_given() -> None:
    game = acting("jade", card="seat_1_2", gifts={"jade": "board_3"}, tokens={"xian": "wall"})
    assert game.offered("card:") == ["xian"], "that of the 4 given (Travel), not of the 3 taken (Intrigue)"
