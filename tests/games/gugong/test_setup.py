"""How a game begins. (GG-SETUP)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial

import pytest

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.setup import set_up
from engine.games.gugong.table import Player, Table
from engine.kernel import Rng, Session
from tests.games.gugong.position import CARDS, RULES, acting, player, position

DEFAULTS = {variant.id: variant.default for variant in RULES.variants}
SEEDS = [f"setup-{number}" for number in range(60)]

for_all_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int = 2, seed: str = "a") -> Table:
    return set_up(RULES.box, seats, DEFAULTS, Rng(seed))


def different(of: Callable[[Table], Hashable], seats: int = 2) -> int:
    """How many different results sixty set-ups have."""
    return len({of(new(seats, seed)) for seed in SEEDS})


def group(name: str) -> list[str]:
    """The Gift cards of a group, in alphabetical order."""
    return sorted(gift for gift, card in CARDS.gifts.items() if card.group == name)


@pytest.mark.rule("GG-SETUP-02")
def test_each_die_is_rolled_and_what_it_shows_counts_on_day_1() -> None:
    rolled: list[set[int]] = [set(), set(), set()]
    for number in range(150):
        for shown, value in zip(rolled, new(seed=f"die-{number}").dice, strict=True):
            shown.add(value)
    assert rolled == [set(die.faces) for die in CARDS.dice.values()]
    session, _ = Session.begin(RULES, 2, {}, "a")
    assert session.view(None).dice == tuple(session.table.dice)
    game = position(player(hand=[], pile=["seat_1_4"]), player(hand=[]), phase="evening", day=1, dice=[3, 8, 1])
    assert game.offers_to(0)[0] == "1", "the 8 of Day 1's dice brings a servant"


@pytest.mark.rule("GG-SETUP-03", "GG-SETUP-04", "GG-AMB-41")
@for_all_seats
def test_one_shuffled_token_lies_open_on_each_city_and_two_even_piles_lie_face_down(seats: int) -> None:
    t, view = new(seats), RULES.view(new(seats), None)
    assert len(t.map) == len(RULES.box.side(seats).cities)
    assert all(t.map)
    assert view.map == tuple(t.map)
    left = 32 - len(t.map)
    assert [len(pile) for pile in t.piles] == [left // 2, left // 2]
    assert view.piles == (left // 2, left // 2), "how many there are is all that anybody sees"
    assert Counter([*t.map, *t.piles[0], *t.piles[1]]) == {kind: token.copies for kind, token in CARDS.tokens.items()}
    assert different(lambda t: tuple(t.map), seats) > 55
    assert different(lambda t: tuple(t.piles[0]), seats) > 55
    assert different(lambda t: tuple(t.piles[1]), seats) > 55


@pytest.mark.rule(
    "GG-SETUP-05", "GG-SETUP-06", "GG-SETUP-07", "GG-SETUP-08", "GG-SETUP-10", "GG-SETUP-13", "GG-SETUP-25", "GG-AMB-04"
)
@for_all_seats
def test_where_the_pieces_begin(seats: int) -> None:
    session, _ = Session.begin(RULES, seats, {}, "a")
    view = session.view(None)
    assert view.day == 1
    assert view.ships == ()
    assert (view.wall, view.arrivals, view.used) == ((), (), ())
    for each in view.players:
        assert each.palace == 0
        assert each.place is None
        assert each.city == ""
        assert each.ships_left == 3, "ships wait beside the board; the disc on the score track is the only one"
        assert each.intrigue == 0
        assert (each.score, each.points) == (0, {})
        assert each.foreman == "locked"
        assert (each.tokens, each.jade, each.pile_size) == ((), 0, 0)


@pytest.mark.rule("GG-SETUP-09")
@for_all_seats
def test_the_medal_lies_at_the_intrigue_location(seats: int) -> None:
    assert new(seats).medal is None
    game = acting("intrigue", seats=seats).play("place:one")
    assert game.table.medal == 0


@pytest.mark.rule("GG-SETUP-11", "GG-SETUP-12")
@for_all_seats
def test_markers_are_stacked_in_turn_order_the_last_player_on_top(seats: int) -> None:
    for seed in SEEDS[:20]:
        t = new(seats, seed)
        assert t.ladder == t.order()
        view = RULES.view(t, None)
        assert view.players[t.start].rank == seats, "the start player is the lowest"
        assert view.players[t.start - 1].rank == 1, "the player on the right of the start player is the last"


@pytest.mark.rule("GG-AMB-40", "GG-SETUP-12")
@pytest.mark.parametrize("starting", [0, 1])
def test_the_first_ties_are_won_by_the_last_player(starting: int) -> None:
    """A first Evening with an 8 matching in both discard piles, and all markers as the game begins with them."""
    t = next(t for t in map(partial(new, 2), SEEDS) if t.start == starting)
    game = position(
        player(hand=[], pile=["seat_1_4"]),
        player(hand=[], pile=["seat_2_4"]),
        phase="evening",
        dice=[3, 8, 1],
        gifts={"wall": "seat_1_1", "jade": "seat_2_1", "palace": "board_3"},
        start=t.start,
        ladder=t.ladder,
    )
    assert [len(each.shown) for each in game.players] == [1, 1]
    game.reply(0, "0").reply(1, "0")
    assert game.players[starting].score == 0
    assert game.players[1 - starting].score == 3


@pytest.mark.rule("GG-SETUP-14")
@for_all_seats
def test_a_random_player_has_the_start_player_token_and_the_first_turn(seats: int) -> None:
    starts = Counter(new(seats, f"start-{number}").start for number in range(40 * seats))
    assert sorted(starts) == list(range(seats))
    assert min(starts.values()) > 20
    for seed in SEEDS[:10]:
        session, _ = Session.begin(RULES, seats, {}, seed)
        assert [each.seat for each in session.decisions] == [session.table.start]
        assert session.view(None).start == session.table.start


@pytest.mark.rule("GG-SETUP-15", "GG-AMB-03")
@for_all_seats
def test_the_opening_cards_of_the_board_lie_open_one_on_each_location_at_random(seats: int) -> None:
    t = new(seats)
    assert len(t.gifts) == len(LOCATIONS)
    assert sorted(t.gifts) == group("board")
    assert RULES.view(t, None).gifts == tuple(t.gifts)
    for place in range(len(LOCATIONS)):
        on_it = Counter(new(seats, seed).gifts[place] for seed in SEEDS)
        assert len(on_it) == 7, "every one of the seven comes to lie here"
    assert new(seats).gifts == t.gifts, "the seed alone decides"


@pytest.mark.rule("GG-SETUP-16", "GG-SETUP-19")
@for_all_seats
def test_the_draw_pile_is_shuffled_and_holds_no_sets_of_empty_seats(seats: int) -> None:
    t = new(seats)
    assert sorted(t.deck) == group("draw")
    assert RULES.view(t, None).deck == 11, "how many there are is all that anybody sees"
    assert different(lambda t: tuple(t.deck), seats) > 55
    everywhere = [*t.gifts, *t.deck, *(gift for each in t.players for gift in [*each.hand, *each.pile])]
    assert len(everywhere) == 7 + 11 + 4 * seats
    for number in range(seats + 1, 6):
        assert not {*group(f"seat_{number}")} & {*everywhere}


@pytest.mark.rule("GG-SETUP-17", "GG-SETUP-18")
@for_all_seats
def test_sets_are_dealt_clockwise_from_the_start_player(seats: int) -> None:
    for seed in SEEDS[:20]:
        t = new(seats, seed)
        for step in range(seats):
            hand = t.players[(t.start + step) % seats].hand
            assert sorted(hand) == group(f"seat_{step + 1}")
            assert len(hand) == 4


@pytest.mark.rule("GG-AMB-02")
def test_the_dice_have_no_say_in_who_gets_which_cards() -> None:
    """Whatever they show, the hands are those of the seats, and a Day offers the same."""
    hands = set()
    for seed in SEEDS:
        t = new(2, seed)
        hands.add(tuple(tuple(sorted(t.players[seat].hand)) for seat in t.order()))
    assert len(hands) == 1
    offers = [position(dice=dice).offers for dice in ([1, 5, 8], [6, 9, 3], [2, 4, 7])]
    assert offers[0] == offers[1] == offers[2]


@pytest.mark.rule("GG-SETUP-20", "GG-SETUP-21")
@for_all_seats
def test_a_jade_in_every_house_and_the_others_on_the_square(seats: int) -> None:
    prices = RULES.box.side(seats).jade_houses
    assert new(seats).houses == [True] * len(prices)
    game = acting("jade", seats=seats)
    assert game.offered("place:") == [f"house:{prices.index(price)}" for price in dict.fromkeys(prices)]
    assert game.refused("gugong-jade-square"), "the square has Jade, only not as long as a house has"
    game = position(player(tokens=["servant", "servant", "palace", "palace", "points", "points"]), seats=seats)
    game.play("trade:6")
    assert (game.me.jade, game.table.houses) == (1, [True] * len(prices)), "it came from the square"


@pytest.mark.rule("GG-SETUP-22", "GG-SETUP-23")
@for_all_seats
def test_two_shuffled_decrees_of_each_level_lie_open(seats: int) -> None:
    t = new(seats)
    assert [CARDS.decrees[each.kind].level for each in t.edicts] == [1, 1, 2, 2, 3, 3]
    assert [each.kind for each in RULES.view(t, None).edicts] == [each.kind for each in t.edicts]
    assert not any(each.owners for each in t.edicts)
    for level in (1, 2, 3):
        kinds = {kind for kind, decree in CARDS.decrees.items() if decree.level == level}
        drawn = {each.kind for seed in SEEDS for each in new(seats, seed).edicts}
        assert kinds <= drawn, "any of the level may be drawn"


@pytest.mark.rule("GG-SETUP-24")
def test_decrees_that_were_not_drawn_are_out_of_the_game() -> None:
    t = new()
    assert len(t.unused) == 9
    assert not {*t.unused} & {each.kind for each in t.edicts}
    game = acting("decree", player(pool=11), player(pool=11), gifts={"wall": "board_2"})
    in_play = [each.kind for each in game.table.edicts]
    assert game.offered("place:") == in_play
    game.play(f"place:{in_play[0]}")
    assert [each.kind for each in game.table.edicts] == in_play, "the six stay, and none comes in"
    game.play("give:seat_2_4:decree", "pay")
    assert game.offered("place:") == in_play


@pytest.mark.rule("GG-SETUP-26", "GG-SETUP-27")
@for_all_seats
def test_six_servants_in_the_pool_and_six_in_the_supply(seats: int) -> None:
    assert [(each.pool, each.supply) for each in new(seats).players] == [(6, 6)] * seats


@pytest.mark.rule("GG-SETUP-28")
@for_all_seats
def test_pieces_of_other_colours_are_not_used(seats: int) -> None:
    t = new(seats)
    assert len(t.players) == seats
    assert sorted(t.ladder) == list(range(seats)), "no marker of a colour that nobody plays"
    assert t.players[t.start] == Player(hand=t.players[t.start].hand, pool=6, supply=6)
