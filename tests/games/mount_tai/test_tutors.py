"""Grand Tutors in play: the module, the Master Builder and the Commander. (MT-TUTOR)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import DEFAULTS, many, new, seen
from tests.games.mount_tai.position import RULES, player, position

ON = {"tutors": "on", "buildings": "promo"}
KINDS = ["granary", "mint", "works_office", "free_market", "academy", "yufu", "garrison", "observatory"]


@pytest.mark.rule("MT-TUTOR-01")
def test_the_grand_tutors_are_an_option() -> None:
    table = new(3)
    assert ({each.tutor for each in table.players}, table.unused_tutors) == ({""}, [])
    assert all(each.tutor for each in new(3, tutors="on").players)
    assert RULES.refuse(2, {**DEFAULTS, "tutors": "on"}) is None


@pytest.mark.rule("MT-TUTOR-02", "MT-TUTOR-20", "MT-AMB-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_draws_one_of_the_cards_in_play(seats: int) -> None:
    known = {"builder", "conspirator", "philanthropist", "commander"} | ({"scholar"} if seats == 4 else set())
    drawn: set[str] = set()
    for table in many(seats, tutors="on"):
        held = [each.tutor for each in table.players]
        assert len(set(held)) == seats
        assert {*held, *table.unused_tutors} == known
        assert [each.tutor for each in seen(table).players] == held, "face up"
        drawn.update(held)
    assert drawn == known, "the Executive Officer and the unnamed ones are left out"


def played(options: Mapping[str, str], tutors: Sequence[str], marks: Sequence[str]) -> Game:
    """The second round and the settlement of two players who build nothing."""
    seats = [
        player(edicts=edicts, land=land, tutor=tutor, mark=mark)
        for edicts, land, tutor, mark in zip(
            ([2, 3, 8], [6, 7, 16]), ({"B1": "town"}, {"H7": "farmland"}), tutors, marks, strict=True
        )
    ]
    game = position(*seats, round=2, options=options)
    return game.play("use:2", "farmland:A1", "tidy:7", "done", "event:green")


@pytest.mark.rule("MT-TUTOR-04")
def test_the_course_of_the_game_is_unchanged() -> None:
    """Where no Grand Tutor has anything to do, all goes as without."""
    plain = played({**ON, "tutors": "off"}, ["", ""], ["", ""])
    tutored = played(ON, ["builder", "conspirator"], ["yufu", "money"])
    assert [text.key for text in (event.text for event in plain.told)] == [event.text.key for event in tutored.told]
    assert (plain.key, plain.table.round) == (tutored.key, 2) == ("policy", tutored.table.round)
    for one, two in zip(plain.players, tutored.players, strict=True):
        assert (one.land, one.points, one.gone) == (two.land, two.points, two.gone)
        assert (one.money, one.grain, one.wine) == (two.money, two.grain, two.wine)


# -- the Master Builder -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-AMB-55")
@pytest.mark.parametrize(("buildings", "kinds"), [("base", KINDS[:6]), ("promo", KINDS)])
def test_at_setup_the_owner_marks_a_kind_of_building(buildings: str, kinds: list[str]) -> None:
    options = {"tutors": "on", "buildings": buildings}
    game = position(player(), player(tutor="builder"), phase="begin", options=options)
    assert (game.decision.seat, game.key) == (1, "mark")
    assert sorted(game.offered("mark:")) == sorted(kinds)
    game.play("mark:yufu")
    assert game.players[1].mark == "yufu"
    assert game.open == {0: "policy"}
    assert game.view().players[1].mark == "yufu"


def marked(mark: str, me: Player, owner: Player | None = None, year: int = 1, **fields: object) -> Game:
    """A position with the Master Builder of seat 1 on a kind of building."""
    owner = owner or player(reputation=5)
    owner.tutor, owner.mark = "builder", mark
    return position(me, owner, year=year, options=ON, **fields)  # type: ignore[arg-type]


def settling(
    mark: str, reputation: int = 3, year: int = 1, round: int = 2, buildings: Sequence[str] = ("granary",)
) -> Game:
    me = player(reputation=reputation, buildings=buildings, land={"B1": "farmland", "C1": "farmland"})
    return marked(mark, me, phase="settlement", round=round, year=year, praises=LATE)


LATE = ("bewildering", "singular", "high", "startling", "supreme", "brilliant", "great", "mighty")
"""Praises that the positions here do not meet in year 1 and in spring of year 2."""


@pytest.mark.rule("MT-TUTOR-03", "MT-TUTOR-10", "MT-TUTOR-11", "MT-AMB-55")
@pytest.mark.parametrize(("year", "round"), [(1, 2), (1, 4), (2, 8)])
def test_another_players_use_costs_a_reputation_and_brings_the_owner_one(year: int, round: int) -> None:
    game = settling("granary", year=year, round=round)
    assert (game.decision.seat, game.key, game.offers) == (0, "master", ["use", "decline"])
    grain = game.me.grain
    game.play("use")
    assert (game.me.points["start"], game.me.points["tutor"]) == (3, -1)
    assert (game.players[1].points["start"], game.players[1].points["tutor"]) == (5, 1)
    assert game.me.grain == grain + 1 + (2 if round == 2 else 0)


@pytest.mark.rule("MT-AMB-55")
def test_a_declined_use_leaves_the_normal_rule() -> None:
    game = settling("granary").play("decline")
    assert (game.me.grain, game.scores) == (2 + 2, [3, 5])
    offices = ["works_office"]
    assert settling("works_office", buildings=offices).play("use").me.grain == 2 + 4
    assert settling("works_office", buildings=offices).play("decline").me.grain == 2 + 2


@pytest.mark.rule("MT-TUTOR-10", "MT-AMB-55")
def test_only_the_marked_building_and_only_where_it_changes_something() -> None:
    assert settling("mint").key == "policy"
    assert settling("mint").me.grain == 2 + 1 + 2
    assert settling("free_market", round=4, buildings=["free_market"]).key == "policy", "no town, nothing changes"
    assert settling("works_office", round=4, buildings=["works_office"]).key == "policy", "not its season"
    assert settling("academy", buildings=["academy", "granary"]).key == "policy"


@pytest.mark.rule("MT-TUTOR-12")
def test_without_reputation_the_building_cannot_be_used() -> None:
    game = settling("granary", reputation=0)
    assert game.key == "policy"
    assert (game.me.grain, game.scores) == (2 + 2, [0, 5])
    yufu = marked("yufu", player(0, edicts=[15], buildings=["yufu"])).play("use:15")
    assert yufu.open == {1: "policy"}, "no money, and no free placement either"


@pytest.mark.rule("MT-TUTOR-13")
def test_the_owners_own_use_is_free() -> None:
    owner = player(reputation=5, buildings=["granary"])
    game = marked("granary", player(reputation=5), owner, phase="settlement", round=2, praises=LATE)
    assert game.key == "policy"
    assert (game.players[1].grain, game.scores) == (3, [5, 5])
    poor = marked("granary", player(), player(buildings=["granary"]), phase="settlement", round=2, praises=LATE)
    assert poor.players[1].grain == 3


@pytest.mark.rule("MT-AMB-55")
def test_one_cultivation_action_is_one_use() -> None:
    game = marked("yufu", player(reputation=3, edicts=[1, 15], buildings=["yufu"])).play("use:1", "flat:B1")
    assert game.key == "master"
    game.play("use", "flat:A2")
    assert game.open == {1: "policy"}, "not asked again for the second placement"
    assert (game.me.money, game.scores) == (6, [2, 6])
    game = marked("yufu", player(reputation=3, edicts=[1, 15], buildings=["yufu"])).play("use:1", "flat:B1", "decline")
    assert (game.me.money, game.scores) == (5, [3, 5])


@pytest.mark.rule("MT-AMB-55")
def test_a_recruitment_with_the_academy_is_a_use() -> None:
    piles = [("agricultural_1",), (), (), (), ()]
    for pick, money, scores in (("use", 6, [2, 6]), ("decline", 5, [3, 5])):
        me = player(reputation=3, edicts=[4, 1], buildings=["academy"])
        game = marked("academy", me, piles=piles).play("use:4", "recruit:0")
        assert game.key == "master"
        game.play(pick)
        assert (game.me.money, game.scores, game.me.talents) == (money, scores, {"agricultural_1": 1})


@pytest.mark.rule("MT-AMB-55")
def test_the_extra_talent_of_the_observatory_is_a_use() -> None:
    piles = [(), (), (), ("brewer",), ()]
    for pick, money, scores in (("use", 4, [2, 6]), ("decline", 5, [3, 5])):
        me = player(reputation=3, edicts=[9, 1])
        game = marked("observatory", me, piles=piles, blueprints={"observatory": 1})
        game.play("use:9", "build:observatory", "recruit:3")
        assert game.key == "master"
        game.play(pick)
        assert (game.me.money, game.scores, len(game.me.talents)) == (money, scores, 6 - 1 - money)


# -- the Commander ----------------------------------------------------------------------------------------------------


def commanding(
    reputation: Sequence[int], round: int = 1, order: Sequence[int] = (0, 1, 2), commanded: int = 0, played: int = 3
) -> Game:
    """The turn order change, after which seat 0 with the Commander is first if it has the lowest number."""
    me = player(played=played, reputation=reputation[0], tutor="commander", commanded=commanded)
    others = [player(played=5 + seat, reputation=each) for seat, each in enumerate(reputation[1:])]
    return position(me, *others, phase="order", round=round, order=order, options=ON)


@pytest.mark.rule("MT-AMB-59")
def test_the_commander_takes_a_reputation_from_an_opponent_after_coming_first() -> None:
    game = commanding([1, 4, 0], order=(2, 1, 0))
    assert (game.decision.seat, game.key, game.offers) == (0, "command", ["command:1", "command:2", "none"])
    assert game.table.turned == [], "before the events"
    game.play("command:1")
    assert game.scores == [2, 3, 0]
    assert game.key == "event"
    assert commanding([1, 4, 0]).play("none").scores == [1, 4, 0]
    assert commanding([1, 4, 0], played=9).key == "event", "only if first"


@pytest.mark.rule("MT-TUTOR-50", "MT-AMB-59")
def test_an_opponent_without_reputation_loses_none_and_the_owner_gains_two() -> None:
    assert commanding([1, 4, 0]).play("command:2").scores == [3, 4, 0]


@pytest.mark.rule("MT-AMB-59")
def test_the_commander_acts_once_a_season() -> None:
    game = commanding([1, 4, 0]).play("command:1")
    assert game.me.commanded == 1
    assert commanding([1, 4, 0], round=2, commanded=1).key == "event", "the second round of spring"
    assert commanding([1, 4, 0], round=3, commanded=1).key == "command", "summer"
    assert commanding([1, 4, 0], round=2).key == "command", "not used in the first round"
    assert commanding([1, 4, 0]).play("none").me.commanded == 0
