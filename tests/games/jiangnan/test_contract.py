"""What cannot be set up, how a game is ranked, and what may be dealt anew."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from engine.games.jiangnan.table import BOT, Table
from engine.kernel import Rng, Text
from engine.kernel.checks import refusal
from tests.games.jiangnan.position import RULES, bot, changed, player, position


@pytest.mark.rule("JN-ADV-02", "JN-ADV-03", "JN-ADV-06", "JN-ADV-07")
def test_only_offers_larger_than_the_tiles_there_are_are_refused() -> None:
    refused = set()
    for seats, tiles, ages, upkeep in product(
        (1, 2, 3, 4), ("basic", "advanced"), ("sorted", "mixed"), ("a", "b", "random")
    ):
        options = {"chapter": "custom", "tiles": tiles, "ages": ages, "upkeep": upkeep}
        found = refusal(RULES, seats, options)
        if found is not None:
            assert found.key == "jiangnan-refuse-tiles"
            refused.add((seats, tiles, ages, upkeep))
    assert refused == {(4, "basic", ages, upkeep) for ages in ("sorted", "mixed") for upkeep in ("b", "random")}


@pytest.mark.rule("JN-ADV-06", "JN-ADV-07")
def test_mixed_ages_must_last_for_two_offers() -> None:
    side_a = {"2": 6, "3": 9, "4": 12}
    by = changed("board", None, offered={"a": side_a, "b": {"2": 12, "3": 12, "4": 15}})
    options = {"chapter": "custom", "upkeep": "b"}
    assert refusal(by, 2, options | {"ages": "sorted"}) is None
    assert refusal(by, 2, options | {"ages": "mixed"}) is None, "12 + 12 of 24"
    by = changed("board", None, offered={"a": side_a, "b": {"2": 13, "3": 12, "4": 15}})
    why = refusal(by, 2, options | {"ages": "mixed"})
    assert why == Text("jiangnan-refuse-tiles", {"tiles": 24, "offers": 2, "offered": 13, "seats": 2})


@pytest.mark.rule("JN-SOLO-24", "JN-2P-12")
def test_levels_are_for_one_and_the_advance_variant_for_two() -> None:
    assert [seats for seats in RULES.seats if refusal(RULES, seats, {"bot": "hard"}) is None] == [1]
    assert [seats for seats in RULES.seats if refusal(RULES, seats, {"advance": "on"}) is None] == [2]


@pytest.mark.rule("JN-CH1-01", "JN-CH6-01")
def test_every_chapter_can_be_played_by_any_number_and_modules_need_a_custom_game() -> None:
    for seats, chapter in product(RULES.seats, "123456"):
        assert refusal(RULES, seats, {"chapter": chapter}) is None
    assert refusal(RULES, 3, {"chapter": "2", "shops": "b"}) is not None
    assert refusal(RULES, 3, {"chapter": "custom", "shops": "b"}) is None


@pytest.mark.rule("JN-FIN-15", "JN-FIN-16", "JN-AMB-49")
def test_among_equals_the_last_rounds_turn_order_decides() -> None:
    three = (player(vp=10, novel=0), player(vp=30, novel=0), player(vp=30, novel=0))
    game = position(*three, round=6, phase="final", order=[2, 0, 1], next_order=[1])
    assert game.standings is not None
    assert [(score.seat, score.rank, score.total) for score in game.standings.scores] == [
        (2, 1, 30),
        (1, 2, 30),
        (0, 3, 10),
    ]
    assert [score.won for score in game.standings.scores] == [True, False, False]


@pytest.mark.rule("JN-SOLO-23", "JN-SOLO-26")
def test_the_bot_is_ranked_with_its_sources() -> None:
    game = position(player(vp=3), bot=bot(coins=5, vp=4, cities=["a1"]), round=6, phase="final")
    assert game.standings is not None
    first = game.standings.scores[0]
    assert (first.seat, first.name, first.won) == (None, Text("jiangnan-bot"), True)
    assert [(source.label.key, source.points) for source in first.sources] == [
        ("jiangnan-score-publishing", 4),
        ("jiangnan-score-scenery", 2),
        ("jiangnan-score-coins", 5),
    ]
    assert first.total == 11


@pytest.mark.rule("JN-BOARD-01", "JN-BOARD-02", "JN-BOARD-03", "JN-SETUP-14")
def test_orders_are_dealt_anew_and_what_is_known_stays() -> None:
    table = position(seats=1, options={"parlour": "b"}).table
    copy = msgspec.json.decode(msgspec.json.encode(table), type=Table)
    RULES.determinize(copy, 0, Rng("anew"))
    assert RULES.view(copy, 0) == RULES.view(table, 0)
    for before, after in (
        (table.players[0].bag, copy.players[0].bag),
        (table.party(BOT).bag, copy.party(BOT).bag),
        (table.works_stack, copy.works_stack),
        (table.works_later, copy.works_later),
        (table.bags[2], copy.bags[2]),
    ):
        assert sorted(before) == sorted(after) and before != after
    assert sorted(table.muse_stack) == sorted(copy.muse_stack) and table.muse_stack != copy.muse_stack
    assert list(RULES.audit(copy)) == []


@pytest.mark.rule("JN-BOARD-01", "JN-BOARD-02", "JN-BOARD-04")
def test_only_the_owner_sees_what_is_in_a_bag() -> None:
    game = position()
    assert game.view(0).players[0].bag_tiles == tuple(sorted(game.me.bag))
    for viewer in (None, 1, 2):
        seen = game.view(viewer).players[0]
        assert seen.bag_tiles == () and seen.bag == 8
        assert seen.track == tuple(game.me.track)


@pytest.mark.rule("JN-TURN-05", "JN-TURN-06", "JN-TRAV-06", "JN-CITY-08", "JN-TURN-03")
def test_why_a_district_is_closed() -> None:
    me = player(0, track=["start_society_2", "start_tavern_1", "start_travel_1", "start_fair_1"])
    game = position(me, scholars={"fair": [1, 1, 2, 2]})
    assert game.why("jiangnan-visit") == ["JN-TURN-05", "JN-TRAV-06", "JN-TURN-06"]
    assert game.why("jiangnan-district-parlour") == ["JN-TURN-03"]
    assert game.offered("visit:") == ["1:society"]
    everywhere = ["a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2"]
    game = position(player(9, track=["start_society_1", "start_travel_1"], cities=everywhere))
    assert game.why("jiangnan-visit") == ["JN-CITY-08"]
