"""The Bot of the solo game, at its levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.jiangnan.kinds import LEVELS, Level
from engine.games.jiangnan.table import BOT, NOBODY, Table
from engine.games.jiangnan.view import View
from engine.kernel import Reply, Rng, Session
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, bot, player, position


def turn(*bag: str, level: str = "normal", cities: Sequence[str] = (), **more: Any) -> Game:
    """The human rests, then the Bot has its turn with the first tile."""
    return position(bot=bot(bag, cities=cities), options={"bot": level}, **more).play("rest:1")


@pytest.mark.rule("JN-SOLO-01", "JN-SOLO-03", "JN-SOLO-04", "JN-SOLO-05", "JN-SOLO-06", "JN-SOLO-07", "JN-SOLO-08")
def test_the_bot_begins_with_a_published_portfolio_and_nothing_else() -> None:
    for level in LEVELS:
        session, _ = Session.begin(RULES, 1, {"bot": level, "chapter": "2"}, level)
        t = session.table
        assert t.bot is not None
        assert t.order == [0, BOT]
        assert sorted(t.bot.bag) == sorted(RULES.box.cards.starting)
        assert len(t.bot.published) == 1 and len(t.works) == 5
        assert (t.bot.coins, t.bot.score, t.bot.scholars) == (0, 0, 3)
        session.apply(_first(session))
        assert len(t.works) == 4
        assert len(t.talents) == 4, "the Bot takes no talent"


def _first(session: Session[Table, View]) -> Reply:
    decision = session.decisions[0]
    return Reply(decision.seat, decision.key, decision.ticket, (decision.options[0].id,))


@pytest.mark.rule("JN-SOLO-12")
def test_the_bot_draws_a_tile_and_acts_where_it_leads() -> None:
    game = turn("start_fair_1")
    assert game.table.scholars["fair"] == [BOT]
    assert game.bot.used == ["start_fair_1"] and game.bot.scholars == 2


@pytest.mark.rule("JN-AMB-31", "JN-SOLO-22")
def test_at_the_temple_fair_it_gains_five_coins() -> None:
    assert turn("start_fair_1").bot.coins == 5


@pytest.mark.rule("JN-AMB-32")
def test_of_two_districts_it_takes_the_first_free_one_else_it_rests() -> None:
    assert turn("age3_tavern_fair", round=3).table.scholars["tavern"] == [BOT]
    full = {"tavern": [0, 0, BOT, BOT]}
    game = position(bot=bot(["age3_tavern_fair"]), round=3, scholars=full, turn=2, order=[0, BOT]).play("rest:1")
    assert game.bot.coins == 5, "it went to the Temple Fair"
    game = position(bot=bot(["start_tavern_1"]), scholars=full, turn=2, order=[0, BOT])
    published = list(game.bot.published)
    game.play("rest:1")
    assert game.bot.published == published, "nothing happens"


@pytest.mark.rule("JN-SOLO-13", "JN-SOLO-09", "JN-SOLO-10")
def test_at_the_society_it_takes_a_place_and_publishes_the_top_portfolio() -> None:
    game = turn("start_society_1", stack=["drama_5", "novel_5"], works=["drama_1", "drama_2", "novel_1", "novel_2"])
    assert game.table.next_order == [BOT]
    assert game.bot.published == ["painting_1", "drama_5"]
    assert game.bot.coins == 0 and game.bot.score == 0
    assert game.track("teahouse") == [("novel", NOBODY), ("drama", NOBODY), ("painting", NOBODY)]


@pytest.mark.rule("JN-SOLO-14", "JN-SOLO-15", "JN-SOLO-16", "JN-AMB-55")
@pytest.mark.parametrize("track", ["teahouse", "tavern"])
def test_at_teahouse_and_tavern_it_also_adds_a_display_tile(track: str) -> None:
    display: Any = {track: ["novel", "drama", ("painting", 0)]}
    game = turn(f"start_{track}_1", stack=["drama_5"], works=["drama_1", "drama_2", "novel_1", "novel_2"], **display)
    assert game.bot.published == ["painting_1", "drama_5"]
    assert game.track(track) == [("drama", NOBODY), ("novel", NOBODY), ("drama", NOBODY)]
    assert game.bot.coins == 0 and game.bot.score == 0


@pytest.mark.rule("JN-AMB-37")
def test_with_empty_stacks_it_gets_nothing() -> None:
    assert turn("start_tavern_1", stack=[], later=[]).bot.published == ["painting_1"]
    assert turn("start_parlour_1", muse_stack=[]).bot.assistants == []


@pytest.mark.rule("JN-SOLO-17", "JN-SOLO-18")
def test_at_the_parlour_it_hires_the_top_muse_of_the_stack() -> None:
    game = turn("start_parlour_1", muses=[1, 2, 3, 4], muse_stack=[9, 10])
    assert game.bot.assistants == [9]
    assert list(game.muses()) == [1, 2, 3, 4]


@pytest.mark.rule("JN-SOLO-19", "JN-SOLO-20", "JN-SOLO-21")
def test_it_travels_path_by_path() -> None:
    game = turn("start_travel_1")
    assert game.bot.cities == ["a1", "a2", "a3"]
    game = turn("start_travel_1", cities=["a1", "a2", "a3"])
    assert game.bot.cities == ["a1", "a2", "a3", "b1", "b2"]
    everywhere = ["a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2"]
    game = turn("start_travel_1", cities=everywhere)
    assert game.bot.cities == everywhere and game.bot.coins == 0


@pytest.mark.rule("JN-SOLO-24", "JN-SOLO-25", "JN-SOLO-27")
@pytest.mark.parametrize("level", LEVELS)
def test_from_hard_on_publishing_pays(level: Level) -> None:
    display = ["drama_1", "drama_2", "novel_1", "novel_2"]
    game = turn("start_society_1", level=level, stack=["painting_7"], works=display)
    paid = LEVELS.index("hard") <= LEVELS.index(level)
    assert (game.bot.coins, game.bot.score) == ((5, 6) if paid else (0, 0))


@pytest.mark.rule("JN-SOLO-11", "JN-SOLO-28", "JN-SOLO-29", "JN-SOLO-30", "JN-SOLO-33")
@pytest.mark.parametrize("level", LEVELS)
def test_income_by_level(level: Level) -> None:
    robot = bot(published=["drama_2", "drama_3", "novel_3", "painting_1"], assistants=[10, 19])
    servant = BOT if LEVELS.index(level) >= LEVELS.index("master") else NOBODY
    tiles: list[str | tuple[str, int]] = ["novel", ("drama", servant), ("novel", servant)]
    game = position(bot=robot, options={"bot": level}, phase="income", teahouse=tiles, tavern=tiles)
    coins, vp = {"easy": (0, 0), "normal": (0, 0), "hard": (0, 0), "expert": (3, 3)}.get(level, (5, 5))
    assert (game.bot.coins, game.bot.score) == (coins, vp)


@pytest.mark.rule("JN-SOLO-31", "JN-SOLO-32")
def test_from_master_on_it_uses_servants_and_gains_for_them_first() -> None:
    display = ["drama_1", "drama_2", "novel_1", "novel_2"]
    tiles = ["novel", "drama", ("painting", BOT)]
    game = turn("start_teahouse_1", level="master", stack=["drama_5"], works=display, teahouse=tiles)
    assert game.track("teahouse") == [("drama", BOT), ("novel", NOBODY), ("drama", NOBODY)]
    assert game.bot.coins == 1, "for the servant that is pushed off then"
    game = turn("start_tavern_1", level="master", stack=["drama_5"], works=display, tavern=tiles)
    assert game.track("tavern") == [("drama", BOT), ("novel", NOBODY), ("drama", NOBODY)]
    assert game.bot.points == {"tavern": 1, "publishing": 4}


@pytest.mark.rule("JN-SOLO-34", "JN-SOLO-35")
@pytest.mark.parametrize("level", LEVELS)
def test_degrees_at_the_start(level: str) -> None:
    t = RULES.setup(1, {variant.id: variant.default for variant in RULES.variants} | {"bot": level}, Rng("1"))
    assert t.bot is not None
    assert t.bot.degree == {"nightmare": 1, "inferno": 2}.get(level, 0)


@pytest.mark.rule("JN-AMB-32")
def test_it_drafts_at_random_and_fills_its_bag() -> None:
    game = position(player(), bot=bot(), phase="draft", scholars={"fair": [BOT, 0]})
    game.play("take:age1_society_1")
    assert len(game.bot.drafted) == 1 and game.bot.scholars == 3
    used = ["start_society_1", "start_society_2", "start_fair_1"]
    drafted = ["age1_fair_1", "age2_fair_1"]
    game = position(bot=bot(used=used, drafted=drafted), round=2, phase="events")
    assert not game.bot.used and not game.bot.drafted
    assert sorted(game.bot.bag) == sorted([*RULES.box.cards.starting, *drafted])
    assert game.table.round == 3


@pytest.mark.rule("JN-AMB-33", "JN-SOLO-23")
def test_it_chooses_the_right_trend_of_a_boat_that_it_wins() -> None:
    game = position(bot=bot(), phase="boats", boats={5: [(0, 1), (BOT, 2)]}, boat_trends={5: ("gold", "novels")})
    assert [trend.shown for trend in game.table.trends] == ["novels"]


@pytest.mark.rule("JN-SOLO-26", "JN-FIN-13")
@pytest.mark.parametrize("level", LEVELS)
def test_coins_count_for_the_bot_from_normal_on(level: str) -> None:
    game = position(player(9), bot=bot(coins=7), options={"bot": level}, round=6, phase="final")
    assert game.bot.points.get("coins", 0) == (0 if level == "easy" else 7)
    assert "coins" not in game.me.points


@pytest.mark.rule("JN-AMB-57", "JN-GOAL-07")
def test_its_spirit_counts_as_four() -> None:
    goals = ["G", "H", "I", "J", "K"]
    game = position(bot=bot(), options={"goals": "second"}, round=6, phase="final", goals=goals, boats={5: [(BOT, 1)]})
    assert game.bot.points["goals"] == 16
