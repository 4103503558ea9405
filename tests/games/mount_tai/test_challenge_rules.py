"""The special rules of the games of the solo challenge. (MT-CHAL)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.mount_tai.content import EFFECTS
from engine.games.mount_tai.table import VIRTUAL
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import many, new, seen
from tests.games.mount_tai.position import RULES, player, position

GAMES = [str(number) for number in range(1, 9)]


def options(game: str, talents: str = "base") -> dict[str, str]:
    return {"challenge": game, "talents": talents}


TILES = {"farmland": 16, "cultivation": 15, "sacrifice": 28, "building": 20, "recruitment": 18, "celebration": 24}
BESIDE = {**TILES, "brewing": 16, "town": 15}
"""For each effect a tier III tile that has it beside another one."""


def using(effect: str, before: Sequence[str], game: str = "3") -> Game:
    """A tile with the effect is used by somebody who could execute everything, after a round with some effects."""
    me = player(20, 20, 20, edicts=[BESIDE[effect], 2], land=["B1", "D4"], talents={"brewer": 1})
    table = position(
        me,
        seats=1,
        blueprints={"mint": 1},
        piles=[("agricultural_1",), (), (), (), ()],
        executed_before=before,
        options=options(game),
    )
    return table.play(f"use:{BESIDE[effect]}")


def groups(game: Game) -> set[str]:
    """The effects that are offered."""
    return {option.group or "" for option in game.decision.every()} - {"done"}


def specials(game: str) -> set[str]:
    """The special rules that can be seen in a game."""
    found: set[str] = set()
    settled = position(player(edicts=[1, 2]), seats=1, phase="settlement", round=2, options=options(game))
    if settled.me.money < 6:
        found.add("loss")
    if "brewing" not in groups(using("brewing", ["brewing"], game)):
        found.add("no repeats")
    second = position(
        player(edicts=[1, 2]), seats=1, phase="events", order=[VIRTUAL, 0], round=5, options=options(game)
    )
    if len(second.table.turned) == 1:
        found.add("no event")
    table = new(1, challenge=game)
    if table.players[0].land["A1"] == "town":
        found.add("town")
    view = seen(table).players[0].pyramid
    if any(not place.number for place in view):
        found.add("face down")
    if len(view) < 29 or len({place.tier for place in view if place.uncovered}) > 1:
        found.add(f"layout of {len(view)}")
    return found


@pytest.mark.rule("MT-CHAL-02")
def test_each_game_has_its_own_rules_for_that_game_only() -> None:
    assert [specials(game) for game in GAMES] == [
        set(),
        {"loss"},
        {"no repeats"},
        {"no event", "town"},
        {"face down"},
        {"face down", "layout of 28"},
        {"face down", "layout of 28"},
        {"layout of 27"},
    ]


@pytest.mark.rule("MT-CHAL-05")
@pytest.mark.parametrize("game", GAMES)
def test_the_wilderness_is_set_up_as_for_two(game: str) -> None:
    for table in many(1, challenge=game)[:5]:
        assert [len(pile) for pile in table.piles] == [1, 1, 1, 2, 2]


@pytest.mark.rule("MT-CHAL-20")
def test_game_1_is_the_solo_game() -> None:
    plain, first = new(1), new(1, challenge="1")
    first.piles, first.unused_talents, first.options = plain.piles, plain.unused_talents, plain.options
    assert first == plain
    for keeping in ({"keep_talent": "brewer"}, {"keep_building": "mint"}):
        chosen = {variant.id: variant.default for variant in RULES.variants}
        assert RULES.refuse(1, {**chosen, "challenge": "1"}) is None
        assert RULES.refuse(1, {**chosen, "challenge": "1", **keeping}), "nothing is carried in"


# -- game 2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-23", "MT-AMB-65")
@pytest.mark.parametrize(("year", "round"), [(1, 2), (1, 4), (1, 6), (1, 8), (2, 2), (2, 8)])
def test_every_settlement_ends_with_a_loss_of_one_money(year: int, round: int) -> None:
    game = position(player(3), seats=1, phase="settlement", year=year, round=round, options=options("2"))
    assert game.me.money == 2
    assert game.over == (year == 2 and round == 8)


@pytest.mark.rule("MT-AMB-65")
def test_the_praise_counts_the_money_first_and_nobody_falls_below_zero() -> None:
    praises = ["brilliant", "high", "mighty", "supreme", "singular", "startling", "great", "bewildering"]
    game = position(player(5), seats=1, phase="settlement", round=2, praises=praises, options=options("2"))
    assert (game.scores, game.me.money) == ([5], 4)
    poor = position(player(0), seats=1, phase="settlement", round=2, options=options("2"))
    assert poor.me.money == 0
    income = position(player(0, home="town"), seats=1, phase="settlement", round=4, options=options("2"))
    assert income.me.money == 0, "the income is lost again"


# -- game 3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-27", "MT-AMB-52")
@pytest.mark.parametrize("effect", EFFECTS)
def test_no_effect_of_the_previous_round_may_be_executed(effect: str) -> None:
    (other,) = set(RULES.box.effects[BESIDE[effect]]) - {effect}
    assert groups(using(effect, [])) == {effect, other}
    game = using(effect, [effect])
    assert groups(game) == {other}
    assert "MT-CHAL-27" in [blocked.rule for blocked in game.decision.why()]


@pytest.mark.rule("MT-CHAL-28", "MT-AMB-52")
def test_a_tile_that_shows_it_may_still_be_used_and_a_tidy_up_is_never_forbidden() -> None:
    me = player(edicts=[16, 2])
    game = position(me, seats=1, draws=[29], executed_before=["farmland", "brewing"], options=options("3"))
    assert game.offers == ["use:2", "use:16", "tidy:2", "tidy:16"]
    game.play("use:16")
    assert game.key == "event", "without any effect"
    assert game.table.order == [0, VIRTUAL], "but with its number"
    assert game.goods() == (6, 2, 0)


@pytest.mark.rule("MT-AMB-52")
def test_only_what_was_really_executed_in_the_round_before_counts() -> None:
    me = player(edicts=[16, 5, 8, 17], land=["B1"])
    game = position(me, seats=1, draws=[29, 28, 27], options=options("3"))
    game.play("use:16", "brew:1", "done", "event:yellow", "use:8")
    assert groups(game) == {"town"}, "brewing was executed, farmland was not"
    game.play("town:B1", "event:green", "use:5")
    assert groups(game) == {"brewing", "farmland"}, "brewing was two rounds ago"


@pytest.mark.rule("MT-AMB-52")
def test_both_kinds_of_an_effect_are_the_same_action() -> None:
    me = player(edicts=[4, 1], talents={"brewer": 1})
    piles = [("agricultural_1",), (), (), (), ()]
    game = position(me, seats=1, piles=piles, draws=[29, 28], options=options("3"))
    game.play("use:4", "raise:brewer")
    assert game.table.executed == ["recruitment"], "a development, then no recruitment either"
    me = player(edicts=[1, 15])
    game = position(me, seats=1, draws=[29, 28], options=options("3")).play("use:1", "flat:B1", "done")
    game.play("event:yellow", "use:15")
    assert groups(game) == {"town"}, "no climbing after flat land"


@pytest.mark.rule("MT-AMB-52")
def test_skills_in_settlements_do_not_count() -> None:
    me = player(edicts=[3, 12], land=["B1"], talents={"architect": 2})
    game = position(me, seats=1, phase="settlement", round=2, options=options("3", "promo")).play("town:B1", "use:3")
    assert groups(game) == {"town"}


# -- game 4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-32", "MT-AMB-66")
def test_who_is_not_first_activates_no_event() -> None:
    tiles = ["yellow_1", "red_1"]
    game = position(player(), seats=1, phase="events", round=5, order=[VIRTUAL, 0], events=tiles, options=options("4"))
    assert game.key == "policy"
    assert game.table.turned == ["yellow_1"], "the virtual player's; the other stays face up"
    assert (game.goods(), game.scores) == ((6, 2, 0), [0])


@pytest.mark.rule("MT-CHAL-32")
def test_who_is_first_activates_one_as_usual() -> None:
    tiles = ["yellow_1", "red_1"]
    game = position(player(), seats=1, phase="events", round=5, order=[0, VIRTUAL], events=tiles, options=options("4"))
    assert game.offers == ["event:yellow", "event:red"]
    game.play("event:red")
    assert (game.me.wine, game.table.turned) == (2, ["red_1", "yellow_1"]), "1, and 1 of the bonus"


# -- games 5 to 8: tidying up -----------------------------------------------------------------------------------------


def tidying(game: str) -> Game:
    """Five tiles that can all be removed one after the other, in any of the layouts."""
    me = player(pyramid={0: 20, 1: 9, 2: 15, 3: 28, 4: 7})
    table = position(me, seats=1, draws=[29], options=options(game))
    return table.play(f"tidy:{table.offered('tidy:')[-1]}")


@pytest.mark.rule("MT-CHAL-09", "MT-AMB-53")
@pytest.mark.parametrize(("game", "most"), [("1", 2), ("4", 2), ("5", 4), ("6", 4), ("7", 4), ("8", 4)])
def test_a_tidy_up_removes_up_to_four_tiles_one_by_one(game: str, most: int) -> None:
    for wanted in range(1, most + 1):
        table = tidying(game)
        for _ in range(wanted - 1):
            assert table.key == "tidy"
            table.play(table.offers[0])
        if wanted < most:
            table.play("done")
        assert table.key == "event"
        assert len(table.me.pyramid) == 5 - wanted


@pytest.mark.rule("MT-CHAL-11")
@pytest.mark.parametrize("game", ["5", "6", "7", "8"])
@pytest.mark.parametrize(("drawn", "order"), [(11, [0, VIRTUAL]), (8, [VIRTUAL, 0])])
def test_the_lowest_number_goes_to_the_turn_order_area(game: str, drawn: int, order: list[int]) -> None:
    me = player(pyramid={0: 20, 1: 9, 2: 15, 3: 28, 4: 7})
    table = position(me, seats=1, draws=[drawn], options=options(game)).play("tidy:20", "remove:9")
    table.play("remove:15", "remove:28")
    assert table.table.order == order, "it counts as 9"


@pytest.mark.rule("MT-CHAL-10")
@pytest.mark.parametrize("game", ["5", "6", "7"])
def test_what_becomes_uncovered_is_turned_up_at_once(game: str) -> None:
    me = player(pyramid={0: 20, 4: 7, 1: 9})
    table = position(me, seats=1, options=options(game))
    shown = {place.place: place.number for place in table.view().players[0].pyramid}
    assert shown == {0: 20, 1: 9, 4: 0}
    table.play("tidy:20")
    assert table.offers == ["remove:7", "remove:9", "done"], "by the same tidy-up"
    assert [said.args["number"] for said in table.events("mount-tai-did-turn-up")] == [7]
    shown = {place.place: place.number for place in table.view().players[0].pyramid}
    assert shown == {1: 9, 4: 7}
