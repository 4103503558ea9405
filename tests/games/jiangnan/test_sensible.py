"""The computer player: whole games, and what it does in single positions."""

from __future__ import annotations

import time

import pytest

from engine.games.jiangnan.promises import Promises, matches
from engine.games.jiangnan.sensible import picks
from engine.games.jiangnan.table import BOT
from engine.kernel import Rng, Score, Session
from engine.simulate import Players
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, bot, player, position


def play(seats: int, seed: str, *policies: str, **options: str) -> tuple[Score, ...]:
    """The scores of one game, the winner's first."""
    session, _ = Session.begin(RULES, seats, options, seed)
    players = Players([RULES.policies[policies[seat % len(policies)]] for seat in range(seats)], seed)
    while not session.over:
        session.apply(players.reply(session))
    assert session.standings is not None
    return session.standings.scores


def test_it_beats_random_play_from_both_seats() -> None:
    for number in range(4):
        assert play(2, f"first-{number}", "sensible", "random")[0].seat == 0
        assert play(2, f"second-{number}", "random", "sensible")[0].seat == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_scores_by_more_than_one_thing(seats: int) -> None:
    """Trends and goals bring points to whoever wins."""
    for chapter in ("1", "6"):
        scores = play(seats, "all", "sensible", chapter=chapter, **({"bot": "easy"} if seats == 1 else {}))
        best = next(score for score in scores if score.seat is not None)
        earned = {source.label.key for source in best.sources}
        kinds = ("public-4", "public-6", "goals")
        assert {f"jiangnan-score-{kind}" for kind in kinds} <= earned
        assert best.total > 150


def test_it_is_quick() -> None:
    play(3, "warm", "sensible")
    began = time.process_time()
    play(3, "quick", "sensible")
    assert time.process_time() - began < 1


def choose(game: Game) -> str:
    """What it does at the question of a position."""
    return picks(game.view, game.decision, Rng("x"))[0]


def promises(game: Game) -> Promises:
    """What the position promises seat 0."""
    view = game.view()
    return Promises(view, view.players[0], 6 - view.round + 1)


def test_a_trend_counts_with_all_scorings_to_come() -> None:
    early, early_without = (promises(position(round=2, trends=[trend])) for trend in ("gold", "novels"))
    late, late_without = (promises(position(round=5, trends=["dramas"] * 3 + [trend])) for trend in ("gold", "novels"))
    assert early.unit("gold") - early_without.unit("gold") == pytest.approx(2 + 3 + 4)
    assert late.unit("gold") - late_without.unit("gold") == pytest.approx(4)


def test_a_trend_on_a_boat_counts_from_its_arrival() -> None:
    """In Round 3 the boat in slot 6 comes before two scorings, that in slot 3 (Round 6) before the last one."""
    others = {3: ("dramas", "assistants"), 4: ("novels", "paintings")}
    boats = {"soon": ("gold", "scenery"), "later": ("dramas", "novels")}
    soon = position(round=3, boat_trends=others | {5: boats["soon"], 2: boats["later"]})
    later = position(round=3, boat_trends=others | {5: boats["later"], 2: boats["soon"]})
    assert promises(soon).unit("gold") - promises(later).unit("gold") == pytest.approx(3 / 2)


def test_after_its_scoring_a_round_counts_no_more() -> None:
    """The boat that arrives in the next round still counts from there on."""
    others = {2: ("dramas", "novels"), 3: ("dramas", "assistants"), 4: ("novels", "paintings")}
    trends, boats = ["gold", "dramas"], others | {5: ("gold", "scenery")}
    draft = position(round=2, phase="draft", trends=trends, boat_trends=boats, scholars={"fair": [0]})
    rest = position(player(spirit=0), round=2, phase="rest", trends=trends, boat_trends=boats, resting=[0])
    assert (draft.decision.key, rest.decision.key) == ("draft", "rest")
    assert promises(draft).unit("gold") - promises(draft).of_goals("gold") == pytest.approx(2 + 3 + 4 + (3 + 4) / 2)
    assert promises(draft).unit("gold") - promises(rest).unit("gold") == pytest.approx(2)


def test_it_wants_the_lead_on_a_boat_with_a_goal() -> None:
    """The boat that came back in Round 1 lies in slot 2 in Round 3."""
    close = promises(position(round=3, goals=list("ABCDE"), boats={1: [(1, 1)]}))
    far = promises(position(round=3, goals=list("ABCDE"), boats={1: [(1, 5), (2, 4)]}))
    assert close.berth(1) > far.berth(1)


def test_it_chooses_the_trend_of_which_it_has_more() -> None:
    rival = player(published=["novel_1", "novel_2"])
    game = position(
        player(published=["drama_1", "drama_2"]), rival, round=1, phase="boats",
        boats={5: [(0, 2)]}, boat_trends={5: ("novels", "dramas")},
    )  # fmt: skip
    assert choose(game) == "trend:dramas"


def test_it_counts_the_bots_works_and_degree() -> None:
    view = position(player(), bot=bot(published=["drama_1", "novel_1"], degree=2, coins=11)).view()
    assert view.bot is not None
    assert [matches(view, view.bot, trend) for trend in ("dramas", "paintings", "gold")] == [3, 2, 2]
    assert BOT in view.order


def test_it_leaves_assistants_who_would_bring_nothing() -> None:
    """B07 pays 2 coins for a servant on a boat, B12 changes tiles."""
    game = position(player(coins=9, novel=0, assistants=[12], used=["start_fair_2"]), phase="income")
    assert choose(game) == "done"
