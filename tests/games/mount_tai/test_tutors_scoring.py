"""Grand Tutors that score: Scholar, Conspirator, Philanthropist. (MT-TUTOR)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.mount_tai.content import GOODS
from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import many
from tests.games.mount_tai.position import player, position

ON = {"tutors": "on", "buildings": "promo", "talents": "all"}
PRAISES = ("great", "high", "mighty", "supreme", "brilliant", "startling", "singular", "bewildering")
"""Spring: two towns in year 1, a reputation for every 2 money in year 2."""


def ended(*players: Player, order: Sequence[int] | None = None) -> Game:
    game = position(*players, year=3, phase="last", order=order, options=ON)
    assert game.over
    return game


# -- the Scholar ------------------------------------------------------------------------------------------------------


def studying(
    money: Sequence[int], grain: Sequence[int] = (0, 0, 0, 0), bonus: str = "grain", talents: Sequence[str] = ("",) * 4
) -> Game:
    """Spring of year 2, whose tile pays for money, has been settled; seat 3 has the Scholar."""
    seats = [
        player(money[seat], grain[seat], talents={talents[seat]: 2} if talents[seat] else {}, tutor=tutor)
        for seat, tutor in enumerate(("", "", "", "scholar"))
    ]
    bonuses = [bonus, *(good for good in GOODS if good != bonus)]
    return position(*seats, phase="settlement", round=2, year=2, praises=PRAISES, bonuses=bonuses, options=ON)


def studies(game: Game) -> list[int]:
    return [each.studies for each in game.players]


@pytest.mark.rule("MT-TUTOR-20")
def test_the_scholar_is_in_play_with_four_only() -> None:
    for seats in (2, 3, 4):
        tables = many(seats, tutors="on")
        there = {"scholar" in [*table.unused_tutors, *(each.tutor for each in table.players)] for table in tables}
        assert there == {seats == 4}


@pytest.mark.rule("MT-TUTOR-21", "MT-AMB-56")
def test_who_gained_most_from_the_praise_takes_a_study_marker() -> None:
    assert studies(studying([2, 8, 4, 6])) == [0, 1, 0, 0]
    assert studies(studying([2, 8, 4, 20])) == [0, 0, 0, 1], "the owner takes part"
    first = player(home="town", land={"H2": "town"})
    game = position(
        *(player(), first, player(tutor="scholar"), player()), phase="settlement", round=2, praises=PRAISES, options=ON
    )
    assert studies(game) == [0, 1, 0, 0], "in year 1, too"


@pytest.mark.rule("MT-AMB-56")
def test_the_extra_of_the_firstborn_is_not_gained_from_the_tile() -> None:
    game = studying([4, 4, 0, 0], grain=[1, 2, 0, 0], talents=["firstborn", "", "", ""])
    assert game.scores[:2] == [3, 2]
    assert studies(game) == [0, 1, 0, 0], "2 and 2 from the tile: the grain decides"


@pytest.mark.rule("MT-TUTOR-22")
def test_a_tie_goes_to_who_has_more_of_the_seasons_bonus() -> None:
    assert studies(studying([8, 8, 0, 0], grain=[1, 2, 9, 9])) == [0, 1, 0, 0]
    assert studies(studying([9, 8, 0, 0], grain=[1, 2, 9, 9], bonus="money")) == [1, 0, 0, 0]


@pytest.mark.rule("MT-TUTOR-23")
@pytest.mark.parametrize(("bonus", "grain"), [("grain", 2), ("reputation", 1), ("wine", 1)])
def test_still_tied_the_scholars_owner_decides(bonus: str, grain: int) -> None:
    game = studying([8, 0, 8, 2], grain=[2, 9, grain, 9], bonus=bonus)
    assert (game.decision.seat, game.key, game.offers) == (3, "study", ["study:0", "study:2"])
    assert studies(game.play("study:2")) == [0, 0, 1, 0]


@pytest.mark.rule("MT-TUTOR-24")
def test_a_marker_that_nobody_earned_is_discarded() -> None:
    game = studying([1, 1, 0, 1])
    assert game.key == "policy"
    assert studies(game) == [0, 0, 0, 0]


@pytest.mark.rule("MT-TUTOR-25", "MT-AMB-56")
def test_at_the_end_two_for_own_markers_and_one_for_those_of_others() -> None:
    game = ended(player(studies=3), player(studies=2, tutor="scholar"), player(studies=1), player())
    assert game.scores == [0, 2 * 2 + 4, 0, 0]
    assert game.players[1].points == {"tutor": 8}


# -- the Conspirator --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-AMB-57")
def test_the_owner_takes_one_of_five_targets_at_setup() -> None:
    game = position(player(tutor="conspirator"), phase="begin", options=ON)
    assert (game.decision.seat, game.key) == (0, "mark")
    assert game.offered("mark:") == ["farmland", "towns", "buildings", "levels", "money"]
    assert game.play("mark:levels").me.mark == "levels"


def conspired(*money: int, owner: int = 0) -> list[int]:
    """What the Conspirator's owner and the others get for their money."""
    seats = [player(each) for each in money]
    seats[owner].tutor, seats[owner].mark = "conspirator", "money"
    return ended(*seats).scores


@pytest.mark.rule("MT-AMB-57", "MT-TUTOR-31")
def test_first_gets_four_and_second_two_and_the_owner_double() -> None:
    assert conspired(9, 7, 5) == [8, 2, 0]
    assert conspired(7, 9, 5) == [4, 4, 0]
    assert conspired(5, 9, 7) == [0, 4, 2]


@pytest.mark.rule("MT-TUTOR-30", "MT-AMB-57")
def test_tied_players_split_the_reward_of_their_place_and_skip_the_next() -> None:
    assert conspired(1, 9, 9, 7) == [0, 2, 2, 0]
    assert conspired(1, 9, 7, 7) == [0, 4, 1, 1]
    assert conspired(0, 9, 9, 9) == [0, 1, 1, 1], "4 among three, rounded down"


@pytest.mark.rule("MT-TUTOR-31")
def test_the_owners_share_is_doubled_after_the_split_and_the_rounding() -> None:
    assert conspired(9, 9, 9) == [2, 1, 1]
    assert conspired(9, 9, 1) == [4, 2, 0]


@pytest.mark.rule("MT-AMB-57", "MT-TUTOR-32")
@pytest.mark.parametrize("target", ["farmland", "towns", "buildings", "levels", "money"])
def test_each_target_counts_its_own(target: str) -> None:
    me = player(1, land={"B1": "farmland", "C1": "town"}, buildings=["mint"], talents={"agricultural_1": 1})
    me.tutor, me.mark = "conspirator", target
    more = {
        "farmland": player(0, home="farmland", land={"H7": "farmland"}),
        "towns": player(0, home="town", land={"H7": "town"}),
        "buildings": player(0, buildings=["granary", "yufu"]),
        "levels": player(0, talents={"agricultural_2": 2}),
        "money": player(2),
    }[target]
    assert ended(me, more).scores == [2 * 2, 4]


@pytest.mark.rule("MT-TUTOR-32")
@pytest.mark.parametrize(("target", "kind"), [("farmland", "farmland"), ("towns", "town")])
def test_settlement_tiles_count_as_neither(target: str, kind: str) -> None:
    me = player(land=["B1", "C1", "A2"], tutor="conspirator", mark=target)
    assert ended(me, player(land={"H7": kind})).scores == [4, 4], "second, doubled, and first"


# -- the Philanthropist -----------------------------------------------------------------------------------------------


def donating(*donated: int, order: Sequence[int] = (0, 1), owner: int = 1, money: int = 6, round: int = 2) -> Game:
    """The settlement has come to the donations."""
    seats = [player(money, 2, 1, donated=each) for each in donated]
    seats[owner].tutor = "philanthropist"
    return position(*seats, phase="settlement", round=round, order=order, praises=PRAISES, options=ON)


@pytest.mark.rule("MT-TUTOR-40", "MT-AMB-58")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_donations_are_made_in_turn_order_after_each_settlement(order: tuple[int, int]) -> None:
    for round in (2, 4, 8):
        game = donating(0, 0, order=order, round=round)
        assert game.open == {order[0]: "donate"}
        game.play("none")
        assert game.open == {order[1]: "donate"}
        assert game.play("none").key == "policy"


@pytest.mark.rule("MT-AMB-58")
def test_up_to_three_resources_of_any_kind_one_step_each() -> None:
    game = donating(4, 0)
    gifts = [tuple(map(int, offer.split(":"))) for offer in game.offered("donate:")]
    assert len(gifts) == len(set(gifts))
    assert set(gifts) == {
        (money, grain, wine)
        for money in range(4)
        for grain in range(3)
        for wine in range(2)
        if 1 <= money + grain + wine <= 3
    }
    game.play("donate:1:0:1")
    assert (game.goods(), game.me.donated) == ((5, 2, 0), 6)
    assert donating(4, 0).play("none").me.donated == 4


@pytest.mark.rule("MT-AMB-58")
def test_donations_follow_the_praise() -> None:
    """Brilliant! of year 2 counts the money before it is given away."""
    seats = player(6, tutor="philanthropist"), player(0, 0, 0)
    game = position(*seats, phase="settlement", round=2, year=2, praises=PRAISES, options=ON)
    assert game.scores[0] == 3
    assert game.play("donate:3:0:0").scores[0] == 3 + 1 + 1


@pytest.mark.parametrize(
    ("before", "gift", "after", "gained"),
    [
        pytest.param(0, 3, 3, 1, marks=pytest.mark.rule("MT-TUTOR-41")),
        pytest.param(2, 2, 4, 1, marks=pytest.mark.rule("MT-TUTOR-41")),
        pytest.param(1, 1, 2, 0, marks=pytest.mark.rule("MT-TUTOR-41")),
        pytest.param(3, 3, 6, 0, marks=pytest.mark.rule("MT-AMB-58")),
        pytest.param(5, 3, 8, 2, marks=pytest.mark.rule("MT-TUTOR-42")),
        pytest.param(7, 3, 10, 2, marks=pytest.mark.rule("MT-TUTOR-42", "MT-AMB-58")),
        pytest.param(8, 3, 11, 0, marks=pytest.mark.rule("MT-AMB-58")),
        pytest.param(11, 3, 14, 3, marks=pytest.mark.rule("MT-TUTOR-43")),
        pytest.param(13, 3, 16, 3, marks=pytest.mark.rule("MT-TUTOR-43")),
        pytest.param(14, 3, 17, 0, marks=pytest.mark.rule("MT-AMB-58")),
    ],
)
def test_thresholds_are_paid_once_when_reached_or_passed(before: int, gift: int, after: int, gained: int) -> None:
    game = donating(before, 0).play(f"donate:{gift}:0:0")
    assert game.me.donated == after
    assert game.scores == [gained, int(gained > 0)]


@pytest.mark.rule("MT-TUTOR-44", "MT-AMB-58")
def test_the_owner_gains_one_more_each_time_the_own_ones_included() -> None:
    assert donating(6, 0).play("donate:3:0:0", "donate:3:0:0").scores == [2, 1 + 1 + 1]
    assert donating(5, 0, owner=0).play("donate:3:0:0").scores == [2 + 1, 0]


@pytest.mark.rule("MT-TUTOR-45", "MT-AMB-58")
@pytest.mark.parametrize(
    ("donated", "scores"),
    [
        ((9, 6, 3), [3, 1, 0]),
        ((6, 9, 3), [1, 3, 0]),
        ((9, 9, 3), [1, 1, 0]),
        ((9, 6, 6), [3, 0, 0]),
        ((9, 9, 9), [1, 1, 1]),
        ((0, 6, 0), [0, 3, 0]),
    ],
)
def test_at_the_end_places_on_the_track_pay_three_and_one(donated: tuple[int, ...], scores: list[int]) -> None:
    seats = [player(donated=each, tutor="philanthropist" if not seat else "") for seat, each in enumerate(donated)]
    assert ended(*seats).scores == scores
