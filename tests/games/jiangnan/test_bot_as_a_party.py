"""The Bot in turn order, boats, draft and scoring, where it is a party like any other. (section 11 of the rules)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.kinds import LEVELS
from engine.games.jiangnan.table import BOT, NOBODY, Table
from engine.games.jiangnan.view import View
from engine.kernel import Reply, Session
from tests.games.jiangnan.position import RULES, bot, player, position

SET = ("drama_1", "novel_1", "painting_1")


@pytest.mark.rule("JN-SOLO-02", "JN-SOLO-13")
def test_it_has_a_place_in_the_turn_order_which_it_keeps() -> None:
    game = position(bot=bot(["start_society_1", "start_society_2"]), next_order=[0]).play("rest:1", "rest:1")
    assert game.table.next_order == [0, BOT]
    assert game.bot.used == ["start_society_1", "start_society_2"]
    game = position(bot=bot(), phase="events", next_order=[BOT])
    assert game.table.order == [BOT, 0]


@pytest.mark.rule("JN-SOLO-02")
def test_it_has_a_score_of_its_own() -> None:
    game = position(player(vp=3, novel=0), bot=bot(vp=7, published=[]), round=6, phase="final")
    assert game.standings is not None
    assert [(score.seat, score.rank, score.total) for score in game.standings.scores] == [(None, 1, 7), (0, 2, 3)]


@pytest.mark.rule("JN-SOLO-08", "JN-SOLO-12", "JN-ROUND-03")
def test_both_take_three_turns_in_turn() -> None:
    game = position(bot=bot(["start_fair_1", "start_fair_2", "start_tavern_1"]))
    for scholars in (3, 2, 1):
        assert (game.open, game.bot.scholars, game.me.scholars) == ({0: "turn"}, scholars, scholars)
        game.play("rest:1")
    assert len(game.bot.used) == 3


@pytest.mark.rule("JN-SOLO-12")
def test_its_scholar_takes_the_rightmost_free_space() -> None:
    game = position(bot=bot(["start_fair_1"]), scholars={"fair": [0]}, turn=2).play("rest:1")
    assert game.table.scholars["fair"] == [0, BOT]


@pytest.mark.rule("JN-SOLO-06")
@pytest.mark.parametrize(("chapter", "offered"), [("2", 4), ("4", 5)])
def test_it_takes_no_talent(chapter: str, offered: int) -> None:
    session, _ = Session.begin(RULES, 1, {"chapter": chapter}, "a talent")
    session.apply(_first(session))
    decision = session.decisions[0]
    assert (decision.seat, decision.key, len(decision.options)) == (0, "talent", offered)
    session.apply(_first(session))
    assert session.table.phase == "action" and not session.table.talents


def _first(session: Session[Table, View]) -> Reply:
    decision = session.decisions[0]
    return Reply(decision.seat, decision.key, decision.ticket, (decision.options[0].id,))


@pytest.mark.rule("JN-SOLO-20")
def test_cities_bring_it_nothing() -> None:
    icons = {"a1": 7, "a2": 10, "a3": 1}
    game = position(bot=bot(["start_travel_1"]), bonuses=icons).play("rest:1")
    assert game.bot.cities == ["a1", "a2", "a3"]
    assert (game.bot.coins, game.bot.points, len(game.bot.published)) == (0, {}, 1)


@pytest.mark.rule("JN-SOLO-18")
@pytest.mark.parametrize("level", LEVELS)
def test_it_puts_no_servants_on_muses_where_there_are_charm_tiles(level: str) -> None:
    game = position(
        bot=bot(["start_parlour_1"], cities=["a1", "a2", "a3"]),
        options={"parlour": "b", "bot": level},
        charms=["E", "A", "B", "C", "D", "F"],
        muses=[1, 2, 3, 4],
        muse_stack=[9, 10],
    ).play("rest:1")
    assert game.muses() == {1: [], 2: [], 3: [], 4: []}
    assert (game.bot.assistants, game.bot.coins) == ([9], 0)


@pytest.mark.rule("JN-SOLO-09", "JN-SOLO-22", "JN-AMB-31")
def test_it_pays_nothing_and_moves_nobody_at_the_fair() -> None:
    game = position(bot=bot(["start_fair_1"], coins=0), ring=["A5", "A1", "A2", "A3", "A4", "A6"]).play("rest:1")
    assert (game.bot.coins, game.bot.score, game.me.place, game.me.spirits) == (5, 0, 0, 0)


@pytest.mark.rule("JN-SOLO-25")
def test_easy_adds_nothing() -> None:
    easy = {"bot": "easy"}
    shown = ["drama_1", "drama_2", "novel_1", "novel_2"]
    game = position(bot=bot(["start_tavern_1"], coins=20), options=easy, works=shown, stack=["painting_7"]).play(
        "rest:1"
    )
    assert (game.bot.coins, game.bot.points, game.bot.degree) == (20, {}, 0)
    assert {colour for _, colour in game.track("tavern")} == {NOBODY}
    game = position(bot=bot(published=["drama_2", "novel_2"]), options=easy, phase="income")
    assert (game.bot.coins, game.bot.points) == (0, {})
    game = position(bot=bot(coins=20, published=[]), options=easy, round=6, phase="final")
    assert game.bot.points == {}


@pytest.mark.rule("JN-SOLO-32")
def test_the_servant_that_it_just_put_is_not_counted() -> None:
    for district in ("teahouse", "tavern"):
        shown = ["drama_1", "drama_2", "novel_1", "novel_2"]
        robot = bot([f"start_{district}_1"])
        game = position(bot=robot, options={"bot": "master"}, works=shown, stack=["drama_5"]).play("rest:1")
        assert game.track(district)[0] == ("drama", BOT)
        assert (game.bot.coins, game.bot.points) == (0, {"publishing": 4}), "the payout of a drama alone"


@pytest.mark.rule("JN-SOLO-11", "JN-AMB-57")
def test_it_loses_no_spirit_and_never_rests() -> None:
    robot = bot(assistants=[1, 2, 3, 4, 5, 6, 7])
    game = position(player(spirit=6), bot=robot, phase="spirits")
    assert len(game.events("jiangnan-did-consume")) == 1
    assert (game.table.resting, game.bot.scholars, game.key) == ([], 3, "turn")


@pytest.mark.rule("JN-SOLO-23", "JN-AMB-33")
def test_its_scholars_send_servants_and_it_wins_boats() -> None:
    game = position(bot=bot(), phase="boats", scholars={"parlour": [0, BOT, BOT]}, boat_trends={5: ("gold", "novels")})
    assert [trend.shown for trend in game.table.trends] == ["novels"], "the right one, without a question"
    game = position(bot=bot(), phase="boats", scholars={"society": [BOT, 0]})
    assert game.boat(1) == [(BOT, 1), (0, 1)]


@pytest.mark.rule("JN-SOLO-23", "JN-AMB-33")
def test_it_takes_part_in_public_scoring() -> None:
    robot = bot(coins=11, published=SET, assistants=[1, 2, 4], cities=["a1", "a2", "a3"])
    trends = ["dramas", "novels", "paintings", "gold"]
    game = position(bot=robot, round=4, phase="events", trends=trends)
    assert game.bot.points == {"public_4": 3 * (1 + 1 + 1 + 2)}
    robot = bot(assistants=[1, 2, 4], cities=["a1", "a2", "a3"])
    game = position(bot=robot, round=2, phase="events", trends=["assistants", "scenery"])
    assert game.bot.points == {"public_2": 2 * (3 + 3)}


@pytest.mark.rule("JN-SOLO-23", "JN-SOLO-07", "JN-AMB-33")
@pytest.mark.parametrize(("overlay", "points"), [("a", [4, 9, 6]), ("b", [5, 9, 6])])
def test_it_takes_part_in_final_scoring(overlay: str, points: list[int]) -> None:
    robot = bot(published=SET, assistants=[1, 2, 4], cities=["a1", "a2", "a3"])
    boats = {5: [(BOT, 1)], 4: [(0, 2), (BOT, 1)]}
    options = {"bot": "easy", "overlay": overlay}
    game = position(bot=robot, round=6, phase="final", boats=boats, goals=["A", "E", "B", "C", "D"], options=options)
    sets, hired, scenery = points
    assert game.bot.points == {"goals": 4 * 1 + 2 * 3, "sets": sets, "hired": hired, "scenery": scenery}


@pytest.mark.rule("JN-SOLO-34", "JN-SOLO-35")
def test_its_degree_counts_in_scoring() -> None:
    for level, degree in (("master", 0), ("nightmare", 1), ("inferno", 2)):
        game = position(bot=bot(published=SET, degree=degree), options={"bot": level}, round=6, phase="final")
        assert game.bot.points == {"sets": 4 * (1 + degree)}


@pytest.mark.rule("JN-AMB-32")
@pytest.mark.parametrize("number", range(1, 7))
def test_it_drafts_in_rounds_1_to_4(number: int) -> None:
    left = ["age4_society_fair", "age4_tavern_fair", "age3_tavern_fair"]
    game = position(bot=bot(), round=number, phase="draft", scholars={"society": [BOT]}, rest=[BOT], offer=left)
    assert game.bot.scholars == 3
    drafted = len(game.bot.drafted) if number not in (2, 4) else len(game.bot.bag) - 12
    assert drafted == (2 if number <= 4 else 0)


@pytest.mark.rule("JN-AMB-32")
def test_it_drafts_and_draws_at_random() -> None:
    drafted, drawn = set(), set()
    for seed in range(6):
        game = position(bot=bot(), phase="draft", scholars={"society": [BOT]}, seed=str(seed))
        drafted.update(game.bot.drafted)
        game = position(bot=bot(used=["start_fair_1"]), round=2, phase="events", seed=str(seed))
        drawn.add(game.bot.bag[-1])
    assert len(drafted) > 1 and len(drawn) > 1


@pytest.mark.rule("JN-AMB-32")
def test_from_a_full_district_it_goes_to_the_rest_area_and_gains_nothing() -> None:
    full = {"fair": [0, 0, BOT, BOT]}
    game = position(bot=bot(["start_fair_1"]), scholars=full, turn=4, order=[0, BOT]).play("rest:1")
    assert (game.bot.coins, game.bot.score, game.bot.used) == (0, 0, ["start_fair_1"])
    assert len(game.events("jiangnan-did-bot-rest")) == 1 and not game.events("jiangnan-did-bot-visit")
