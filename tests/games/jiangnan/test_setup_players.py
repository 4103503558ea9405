"""What each player begins with, and the drafts before the first turn. (JN-PSET)"""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.jiangnan.board import HOURS
from engine.games.jiangnan.table import BOT
from tests.games.jiangnan.made import SEEDS, begun, different, drafted, many, new, seen
from tests.games.jiangnan.position import CARDS, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@pytest.mark.rule("JN-PSET-01", "JN-AMB-01")
@every_number
def test_all_players_begin_alike_whatever_their_seat(seats: int) -> None:
    """Later seats get no compensation, and all starting tiles are the same."""
    for each in new(seats).players:
        assert {*each.bag, *each.track} == CARDS.starting.keys()
        assert (each.scholars, each.place, each.score) == (3, 0, 0)
        assert (each.coins, each.spirit, each.ideas) == (3, 4, {"novel": 1, "drama": 1, "painting": 1})


@pytest.mark.rule("JN-PSET-02")
def test_each_bag_is_shuffled_by_itself() -> None:
    assert different(lambda table: tuple(table.players[0].bag)) == len(SEEDS)
    for table in many():
        assert len({(*each.bag, *each.track) for each in table.players}) == 3


@pytest.mark.rule("JN-PSET-03", "JN-SPIRIT-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_everybody_begins_with_spirit_4(chapter: str) -> None:
    assert [each.spirit for each in drafted(4, chapter=chapter).players] == [4] * 4


@pytest.mark.rule("JN-PSET-04", "JN-PSET-05", "JN-TAL-22", "JN-TAL-23")
def test_coins_and_ideas_and_those_of_ma_xianglan() -> None:
    begin = partial(position, phase="talents", talents=[1, 2, 3, 4, 5, 6, 12], options={"talents": "all"})
    game = begin(order=[0, 1, 2]).play("talent:1", "talent:12", "talent:6")
    assert [each.talent for each in game.players] == [6, 12, 1]
    assert [each.coins for each in game.players] == [3, 9, 3]
    assert [game.ideas(seat) for seat in (0, 1, 2)] == [(1, 1, 1), (3, 3, 3), (1, 1, 1)]


@pytest.mark.rule("JN-PSET-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_order_is_random(seats: int) -> None:
    for table in many(seats):
        assert sorted(table.order) == list(range(seats))
    assert different(lambda table: tuple(table.order), seats) >= {2: 2, 3: 6, 4: 18}[seats]
    assert {table.order[0] for table in many(seats)} == set(range(seats))
    game = drafted(seats)
    assert game.decision.seat == game.table.order[0], "the first one begins"


@pytest.mark.rule("JN-PSET-07")
def test_no_place_of_the_next_round_is_taken() -> None:
    for table in many()[:10]:
        assert table.next_order == []


@pytest.mark.rule("JN-PSET-08")
@every_number
def test_all_scores_begin_at_0(seats: int) -> None:
    table = drafted(seats, chapter="6").table
    assert [table.party(party).score for party in table.parties] == [0] * len(table.parties)


@pytest.mark.rule("JN-PSET-09")
def test_everybodys_servant_begins_at_12_oclock() -> None:
    for table in many(4)[:10]:
        assert [HOURS[each.place] for each in table.players] == [12] * 4


@pytest.mark.rule("JN-PSET-10", "JN-BOARD-05", "JN-PSET-15")
def test_four_tiles_are_on_the_track_before_the_drafts() -> None:
    for seats in (1, 2, 3, 4):
        game = begun(seats)
        assert game.key == "work"
        assert [(len(each.track), len(each.bag)) for each in game.players] == [(4, 8)] * seats
        before = [list(each.track) for each in game.players]
        while game.key == "work":
            game.play(game.offers[0])
        assert [each.track for each in game.players] == before
        assert [len(each.bag) for each in game.players] == [8] * seats
    for place in range(4):
        assert len({table.players[0].track[place] for table in many()}) == 12


@pytest.mark.rule("JN-PSET-11", "JN-AMB-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_portfolios_are_taken_in_reverse_turn_order(seats: int) -> None:
    game = begun(seats, chapter="2")
    asked = []
    while game.key == "work":
        seat, shown = game.decision.seat, list(game.table.works)
        asked.append(seat)
        assert game.offers == shown, "any of those that are left"
        game.play(shown[-1])
        assert game.players[seat].works == [shown[-1]] and not game.players[seat].published
    assert asked == game.table.order[::-1]


@pytest.mark.rule("JN-PSET-12", "JN-AMB-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", list("23456"))
def test_talents_come_after_the_portfolios_again_in_reverse_turn_order(chapter: str, seats: int) -> None:
    game = begun(seats, chapter=chapter)
    asked = []
    while game.key in ("work", "talent"):
        asked.append((game.key, game.decision.seat))
        game.play(game.offers[0])
    reverse = [seat for seat in reversed(game.table.order) if seat != BOT]
    expected = [(key, seat) for key in ("work", "talent") for seat in reverse]
    only_one_left = chapter in "23" and seats == 4
    assert asked == expected[: -1 if only_one_left else None]
    assert all(each.talent for each in game.players)


@pytest.mark.rule("JN-PSET-12", "JN-CH1-02")
def test_without_talents_the_first_turn_follows_the_portfolios() -> None:
    game = begun(3, chapter="1")
    while game.key == "work":
        game.play(game.offers[0])
    assert game.key == "turn"
    assert [each.talent for each in game.players] == [0] * 3


@pytest.mark.rule("JN-PSET-13")
@every_number
def test_four_portfolios_are_left_as_the_display(seats: int) -> None:
    game = begun(seats)
    shown = list(game.table.works)
    while game.key == "work":
        game.play(game.offers[1])
    taken = [work for each in game.players for work in each.works]
    assert len(taken) == seats
    assert game.table.works == [work for work in shown if work not in taken]
    assert len(game.table.works) == 4


@pytest.mark.rule("JN-PSET-14")
@every_number
def test_nobody_begins_with_anything_else(seats: int) -> None:
    view = drafted(seats, chapter="6").view()
    for each in view.players:
        assert not (each.assistants or each.spirits or each.degree or each.cities or each.published or each.spent)
        assert not (each.used or each.drafted or each.discarded or each.activated)
        assert len(each.works) == 1
    assert all(not boat.spaces for boat in view.river if boat is not None)
    assert all(not muse.servants for muse in view.muses)
    if view.bot is not None:
        assert not (view.bot.assistants or view.bot.cities or view.bot.degree)


@pytest.mark.rule("JN-AMB-34")
def test_alone_five_portfolios_and_five_talents_are_offered_and_there_are_no_vassals() -> None:
    """The portfolios are counted for two, the talents for one, as the Bot takes none."""
    game = begun(1, chapter="6")
    assert len(game.bot.published) == 1 and len(game.offers) == 5
    game.play(game.offers[0])
    assert game.key == "talent" and len(game.offers) == 5
    game.play(game.offers[0])
    assert len(game.table.works) == 4
    assert len(game.table.muse_stack) + len(game.table.muses) == 19
    track = list(game.me.track)
    game.play("rest:1")
    assert track[1] in game.me.discarded
    placed = [*game.table.rest, *(colour for under in game.table.scholars.values() for colour in under)]
    assert sorted(placed) == [BOT, 0]
    taken = {tuple(begun(1, seed).bot.published) for seed in SEEDS[:30]}
    assert len(taken) > 10, "at random"
    assert len({len(seen(table).works) for table in many(1)}) == 1
