"""The Morning of Days 2 to 4. (GG-MORN)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel import Illegal
from tests.games.gugong.position import CARDS, Foreman, Game, Sitting, changed, edict, player, position, ship

FEW = CARDS.sides["few"].cities
MANY = CARDS.sides["many"].cities


def out(pool: int = 0, *, city: str = "", foreman: Foreman = "locked", supply: int | None = None) -> Sitting:
    """A player who has played all cards."""
    return player(hand=[], pool=pool, city=city, foreman=foreman, supply=supply)


def told(game: Game) -> list[str]:
    """What happened, in order, without the common beginning of the ids."""
    return [event.text.key.removeprefix("gugong-did-") for event in game.told]


@pytest.mark.rule("GG-MORN-01", "GG-MORN-13")
def test_the_five_steps_in_their_order() -> None:
    game = position(out(), out(), phase="morning", tokens={}, decrees=[edict("morning_servants", 1)], medal=1)
    steps = told(game)
    assert steps[:5] == ["morning", "refill", "roll", "morning-decree", "gain"]
    assert steps[5:] == ["gain", "gain"], "the Decree's servants, and then the Day's for each"
    (morning,) = game.events("gugong-did-morning")
    assert (morning.args["day"], game.table.start) == (2, 1), "a new start player, and the tracker, before all else"
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-MORN-02", "GG-MORN-03", "GG-AMB-05", "GG-INTR-04")
@pytest.mark.parametrize("medal", [0, 1, 2])
def test_who_took_the_medal_starts_and_the_medal_goes_back(medal: int) -> None:
    game = position(out(), out(), out(), phase="morning", start=1, medal=medal)
    assert game.table.start == medal
    assert game.open == {medal: "gift"}, "with the first turn"
    assert game.view(None).start == medal
    assert game.table.medal is None
    again = position(out(), out(), phase="morning", medal=1, gifts={"intrigue": "board_1"})
    assert again.play("give:seat_2_4:intrigue", "place:one").table.medal == 1, "it can be taken anew"


@pytest.mark.rule("GG-MORN-04")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_without_a_medal_the_start_player_stays(start: int) -> None:
    game = position(out(), out(), out(), phase="morning", start=start, active=(start + 1) % 3)
    assert game.table.start == start
    assert game.open == {start: "gift"}


@pytest.mark.rule("GG-MORN-05", "GG-MORN-06", "GG-MORN-07")
@pytest.mark.parametrize(("seats", "cities"), [(2, FEW), (3, FEW), (4, MANY), (5, MANY)])
def test_cities_with_neither_token_nor_traveller_get_a_token(seats: int, cities: tuple[str, ...]) -> None:
    players = [out(city="xian"), out(city="jinan"), *(out() for _ in range(seats - 2))]
    game = position(
        *players, phase="morning", tokens={"taiyuan": "double", "guilin": "points"}, next_tokens=["wall"] * 3
    )
    assert game.map["taiyuan"] == "double"
    assert game.map["guilin"] == "points"
    assert "xian" not in game.map
    assert "jinan" not in game.map
    assert set(game.map) == {*cities} - {"xian", "jinan"}
    assert [game.map[city] for city in ("chengdu", "guangzhou", "hangzhou")] == ["wall"] * 3, "from the draw piles"
    assert game.view(None).map == tuple(game.table.map), "face up"
    drawn = len(cities) - 4
    assert sum(map(len, game.table.piles)) == 32 - 2 - drawn


@pytest.mark.rule("GG-MORN-05")
def test_a_city_that_a_traveller_has_left_gets_one() -> None:
    game = position(out(city="xian"), out(), phase="morning", tokens={}, next_tokens=["points"])
    assert game.map["taiyuan"] == "points"
    assert len(game.map) == len(FEW) - 1


@pytest.mark.rule("GG-AMB-41")
@pytest.mark.parametrize(
    ("cities", "used", "left"),
    [(7, ["double"], [11, 12]), (7, [], [12, 12]), (6, [], [12, 12]), (6, ["double"], [11, 12]), (5, [], [12, 12])],
)
def test_tokens_come_from_the_larger_pile_the_left_of_equal_ones(cities: int, used: list[str], left: list[int]) -> None:
    kinds = ["servant"] * 4 + ["palace"] * 3
    tokens = dict(zip(FEW[-cities:], kinds, strict=False))
    coming = ["points", "wall", "canal"][: 8 - cities]
    game = position(out(), out(), phase="morning", tokens=tokens, used=used, next_tokens=coming)
    assert [len(pile) for pile in game.table.piles] == left, "they are never more than one apart"
    assert [game.map[city] for city in FEW[: 8 - cities]] == coming


@pytest.mark.rule("GG-MORN-08")
def test_empty_draw_piles_are_made_of_the_discard_pile() -> None:
    whole = Counter({kind: token.copies for kind, token in CARDS.tokens.items()})
    rest = whole - Counter(["double", "points"])
    orders = set()
    for rolls in ([1], [2], [3]):
        game = position(
            out(),
            out(),
            phase="morning",
            tokens={"taiyuan": "points"},
            next_tokens=["double"],
            used=[*rest.elements()],
            rolls=rolls,
        )
        assert game.map["xian"] == "double", "the last of the piles comes first"
        assert set(game.map) == {*FEW}, "and it goes on"
        assert told(game)[:3] == ["morning", "shuffle-tokens", "refill"]
        assert game.table.used == []
        piles = game.table.piles
        assert Counter([*game.map.values(), *piles[0], *piles[1]]) == whole
        assert abs(len(piles[0]) - len(piles[1])) <= 1, "two of them"
        assert min(len(pile) for pile in piles) > 10
        orders.add((tuple(piles[0]), tuple(piles[1])))
    assert len(orders) == 3, "shuffled"
    enough = position(out(), out(), phase="morning", tokens={"taiyuan": "points"}, used=["double"])
    assert enough.table.used == ["double"], "not before the piles are empty"


@pytest.mark.rule("GG-MORN-09")
def test_all_three_dice_are_rolled() -> None:
    game = position(out(), out(), phase="morning", dice=[1, 5, 8], rolls=[6, 9, 3])
    assert game.table.dice == [6, 9, 3]
    assert game.view(None).dice == (6, 9, 3)
    (rolled,) = game.events("gugong-did-roll")
    assert dict(rolled.args) == {"first": 6, "second": 9, "third": 3}


@pytest.mark.rule("GG-MORN-10", "GG-DECR-10")
@pytest.mark.parametrize("foremen", [(), (0,)])
def test_owners_of_morning_decrees_get_their_advantage(foremen: tuple[int, ...]) -> None:
    """Whether a servant stands there or the Foreman."""
    owned = [edict("morning_points", 0, foremen=foremen), edict("morning_intrigue", 0)]
    game = position(out(), out(), phase="morning", decrees=owned)
    assert game.scores == [2, 0]
    assert [each.intrigue for each in game.players] == [2, 0]
    envoy = position(out(), out(), phase="morning", decrees=[edict("morning_envoy", 1), edict("morning_servants", 1)])
    assert [each.palace for each in envoy.players] == [0, 1]
    assert [each.pool for each in envoy.players] == [4, 4 + 2]
    shared = position(out(), out(), out(), phase="morning", decrees=[edict("morning_points", 2, 0)])
    assert shared.scores == [2, 0, 2], "each of several owners"


@pytest.mark.rule("GG-MORN-10")
def test_other_decrees_do_nothing_in_the_morning() -> None:
    owned = [edict(kind, 0) for kind in ("cheap_gifts", "evening_servant", "final_jade", "final_tokens")]
    game = position(out(), out(), phase="morning", decrees=owned)
    assert "morning-decree" not in told(game)
    assert game.scores == [0, 0]
    assert [each.pool for each in game.players] == [4, 4]


@pytest.mark.rule("GG-MORN-11")
@pytest.mark.parametrize(("start", "medal"), [(0, None), (1, None), (0, 1), (1, 2), (0, 2)])
def test_morning_decrees_go_in_player_order_from_the_new_start_player(start: int, medal: int | None) -> None:
    game = position(
        out(), out(), out(), phase="morning", start=start, medal=medal, decrees=[edict("morning_canal", 0, 1, 2)]
    )
    first = start if medal is None else medal
    for step in range(3):
        assert game.open == {(first + step) % 3: "load"}, "one after the other"
        assert game.offers == ["servant:new0", "none"]
        assert [each.pool for each in game.players] == [0, 0, 0], "the Day's servants come later"
        game.play("servant:new0")
    assert [game.ships[f"r0h{harbor}"][0] for harbor in (1, 2, 3)] == [(first + step) % 3 for step in range(3)]
    assert game.open == {first: "gift"}


@pytest.mark.rule("GG-MORN-10", "GG-AMB-51")
def test_a_morning_decree_may_fill_a_ship_that_claims_at_once() -> None:
    game = position(out(), out(), phase="morning", decrees=[edict("morning_canal", 0)], ships=[ship(0, "r0h2", 2)])
    game.play("servant:r0h2", "claim:r0h2:points")
    assert (game.scores, game.ships) == ([4, 0], {})


@pytest.mark.rule("GG-MORN-12", "GG-AMB-06")
@pytest.mark.parametrize(("before", "gained"), [(1, 2), (2, 3), (3, 5)])
def test_everybody_gains_the_servants_of_the_new_day(before: int, gained: int) -> None:
    by = changed("board", None, income=[7, 2, 3, 5])
    game = position(out(1), out(3), out(0), phase="morning", day=before, by=by)
    assert [each.pool for each in game.players] == [1 + gained, 3 + gained, gained]
    assert game.table.day == before + 1
    assert CARDS.board.income == (0, 4, 4, 4)


@pytest.mark.rule("GG-MORN-12", "GG-FORE-05", "GG-FORE-19", "GG-AMB-24")
def test_one_of_the_days_servants_may_be_the_foreman_and_all_choose_at_once() -> None:
    game = position(out(foreman="supply"), out(foreman="supply"), out(), phase="morning")
    assert game.open == {0: "gain", 1: "gain"}
    assert game.players[2].pool == 4
    game.reply(1, "foreman").reply(0, "servants")
    assert [(each.pool, each.foreman) for each in game.players[:2]] == [(4, "supply"), (3, "pool")]
    poor = position(out(pool=10), out(), phase="morning")
    assert poor.me.pool == 12, "as many as are there"


@pytest.mark.rule("GG-MORN-13", "GG-AMB-06")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_the_day_tracker_moves_one_space(day: int) -> None:
    game = position(out(), out(), phase="morning", day=day)
    assert game.view(None).day == day + 1


@pytest.mark.rule("GG-MORN-14")
def test_the_discard_pile_becomes_the_hand() -> None:
    mine = ["board_7", "seat_1_3", "seat_2_1", "seat_1_1"]
    game = position(player(hand=[], pile=mine), out(), phase="morning")
    assert sorted(game.me.hand) == sorted(mine)
    assert [each.pile for each in game.players] == [[], []]
    assert [len(each.hand) for each in game.players] == [4, 4]


@pytest.mark.rule("GG-MORN-15", "GG-HARB-11")
def test_a_card_drawn_in_the_evening_joins_those_of_the_discard_pile() -> None:
    mine = ["board_7", "seat_1_3", "seat_2_1", "seat_1_1"]
    game = position(
        player(hand=[], pile=mine),
        out(),
        phase="evening",
        dice=[4, 5, 9],
        ships=[ship(0, "r0h2", 3)],
        next_gifts=["draw_9"],
    )
    while game.key != "claim":
        game.play(game.decision.options[-1].id)
    game.play("claim:r0h3:card")
    assert game.table.day == 2
    assert sorted(game.me.hand) == sorted([*mine, "draw_9"])
    assert game.me.pile == []


@pytest.mark.rule("GG-MORN-09")
def test_an_undo_does_not_cross_the_dice() -> None:
    """Nothing matches, so the Morning comes with the last turn; and no token has to be drawn."""
    game = position(player(hand=["seat_1_4"]), out(), gifts={"wall": "board_1"}, dice=[3, 9, 9])
    game.play("give:seat_1_4:wall", "done")
    assert (game.table.day, game.open) == (2, {0: "gift"})
    with pytest.raises(Illegal):
        game.undo(0)
