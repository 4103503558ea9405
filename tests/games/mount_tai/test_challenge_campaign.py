"""The solo challenge as a campaign: goals, what is kept and carried on, the record sheet, playing again. (MT-CHAL)"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.games.mount_tai.campaign import Progress, Result
from engine.host.model import NewCampaign, Spot
from engine.kernel import Reply, Rules, Session, refusal
from engine.simulate import Players
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import RULES, changed, player, position
from tests.host.support import ADA, HERE, house

CHALLENGE = RULES.campaigns["challenge"]
CONTENT = RULES.box.cards.challenge
GOALS = {1: 80, 2: 80, 3: 82, 4: 82, 5: 85, 6: 85, 7: 90, 8: 90}
TALENTS = {"pioneer": 1, "publicist": 2}
BUILDINGS = ("granary", "mint", "academy")


def ending(number: int, reputation: int, **given: Any) -> Game:
    """The end of a game of the challenge, after all has been scored but L3 skills."""
    given.setdefault("talents", TALENTS)
    given.setdefault("buildings", BUILDINGS)
    options = {"challenge": str(number)}
    return position(
        player(reputation=reputation, **given), seats=1, phase="last", year=3, round=1, options=options, whole=False
    )


# -- the chain ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-01", "MT-CHAL-02")
def test_eight_solo_games_one_after_the_other() -> None:
    state, games = CHALLENGE.start(), []
    while (options := CHALLENGE.options(state)) is not None:
        games.append(options["challenge"])
        assert refusal(RULES, CHALLENGE.seats, options) is None
        session = ending(len(games), GOALS[len(games)] - 1)
        state = CHALLENGE.after(state, session.table)
    assert games == [str(number) for number in range(1, 9)]
    assert CHALLENGE.seats == 1
    special = {(game.rule, game.layout, game.covered, game.home, game.tidy) for game in CONTENT.values()}
    assert len(special) == 8


@pytest.mark.parametrize(
    ("number", "goal"),
    [
        pytest.param(1, 80, marks=pytest.mark.rule("MT-CHAL-21")),
        pytest.param(2, 80, marks=pytest.mark.rule("MT-CHAL-24")),
        pytest.param(3, 82, marks=pytest.mark.rule("MT-CHAL-29")),
        pytest.param(4, 82, marks=pytest.mark.rule("MT-CHAL-33")),
        pytest.param(5, 85, marks=pytest.mark.rule("MT-CHAL-38")),
        pytest.param(6, 85, marks=pytest.mark.rule("MT-CHAL-43")),
        pytest.param(7, 90, marks=pytest.mark.rule("MT-CHAL-48")),
        pytest.param(8, 90, marks=pytest.mark.rule("MT-CHAL-55")),
    ],
)
def test_a_game_is_won_by_so_much_reputation(number: int, goal: int) -> None:
    missed, reached = ending(number, goal - 1), ending(number, goal, talents={}, buildings=())
    assert missed.over
    assert missed.standings is not None
    assert reached.standings is not None
    assert [score.won for score in missed.standings.scores] == [False, False]
    assert [score.won for score in reached.standings.scores] == [True, False]
    state = Progress((Result(0, won=False),) * (number - 1))
    assert not CHALLENGE.after(state, missed.table).results[-1].won
    assert CHALLENGE.after(state, reached.table).results[-1] == Result(goal, won=True)


@pytest.mark.rule("MT-CHAL-21")
def test_reputation_for_skills_counts_for_the_goal_before_anything_is_asked() -> None:
    game = ending(1, 79, wine=1, talents={"brewer": 3, "publicist": 1})
    assert (game.me.reputation, game.key) == (80, "keep_talent")


# -- what is kept ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "talents", "buildings"),
    [
        pytest.param(1, 1, 0, marks=pytest.mark.rule("MT-CHAL-22", "MT-CHAL-03")),
        pytest.param(2, 0, 1, marks=pytest.mark.rule("MT-CHAL-26", "MT-CHAL-03")),
        pytest.param(3, 1, 0, marks=pytest.mark.rule("MT-CHAL-31")),
        pytest.param(4, 1, 0, marks=pytest.mark.rule("MT-CHAL-36")),
        pytest.param(5, 0, 1, marks=pytest.mark.rule("MT-CHAL-40")),
        pytest.param(6, 1, 1, marks=pytest.mark.rule("MT-CHAL-45")),
        pytest.param(7, 0, 2, marks=pytest.mark.rule("MT-CHAL-50")),
        pytest.param(8, 0, 0, marks=pytest.mark.rule("MT-CHAL-57")),
    ],
)
def test_the_bonus_of_a_game_that_was_won(number: int, talents: int, buildings: int) -> None:
    """Asked is for any talent or building held at the end, and it comes into the next game as chosen."""
    game = ending(number, GOALS[number])
    kept: dict[str, list[str]] = {"talent": [], "building": []}
    for what, amount in (("talent", talents), ("building", buildings)):
        for taken in range(amount):
            assert game.key == f"keep_{what}"
            held = [*TALENTS] if what == "talent" else [*BUILDINGS]
            assert game.offered(f"{what}:") == [each for each in held if each not in kept[what]]
            choice = held[-1 - taken]
            game.play(f"{what}:{choice}")
            kept[what].append(choice)
    assert game.over
    assert (game.table.kept_talent, game.table.kept_buildings) == ("".join(kept["talent"]), kept["building"])
    state = CHALLENGE.after(Progress((Result(0, won=False),) * (number - 1)), game.table)
    options = CHALLENGE.options(state)
    if number == 8:
        assert options is None
        return
    assert options is not None
    brought = [value for key, value in options.items() if key.startswith("keep") and value != "none"]
    assert sorted(brought) == sorted(kept["talent"] + kept["building"])
    assert refusal(RULES, 1, options) is None


@pytest.mark.rule("MT-CHAL-03")
@pytest.mark.parametrize("number", range(1, 9))
def test_a_goal_that_was_missed_brings_nothing(number: int) -> None:
    game = ending(number, GOALS[number] - 1)
    assert game.over
    assert (game.table.kept_talent, game.table.kept_buildings) == ("", [])


def test_outside_of_the_challenge_nothing_is_asked() -> None:
    game = position(player(reputation=99, talents=TALENTS), seats=1, phase="last", year=3, round=1, whole=False)
    assert game.over


@pytest.mark.rule("MT-AMB-54")
def test_without_a_choice_nothing_is_asked() -> None:
    single = ending(6, 85, talents={"publicist": 1}, buildings=("mint",))
    assert single.over
    assert (single.table.kept_talent, single.table.kept_buildings) == ("publicist", ["mint"])
    nothing = ending(6, 85, talents={}, buildings=())
    assert nothing.over
    assert (nothing.table.kept_talent, nothing.table.kept_buildings) == ("", [])
    two = ending(7, 90, buildings=("mint", "granary"))
    assert two.key == "keep_building", "which of the two comes first is asked, though both are kept"
    assert two.play("building:granary").over
    assert sorted(two.table.kept_buildings) == ["granary", "mint"]
    assert ending(7, 90, buildings=("mint",)).table.kept_buildings == ["mint"]


@pytest.mark.rule("MT-AMB-54")
def test_what_was_brought_may_be_kept_once_more() -> None:
    game = ending(4, 82, talents={"publicist": 1, "pioneer": 2}, brought="publicist").play("talent:publicist")
    assert game.table.kept_talent == "publicist"


def test_a_choice_can_be_taken_back_before_the_game_ends() -> None:
    game = ending(6, 85).play("talent:pioneer")
    assert game.key == "keep_building"
    game.undo()
    assert (game.key, game.table.kept_talent) == ("keep_talent", "")
    game.play("talent:publicist", "building:mint")
    assert (game.over, game.table.kept_talent, game.table.kept_buildings) == (True, "publicist", ["mint"])


@pytest.mark.rule("MT-CHAL-04")
def test_a_bonus_serves_in_the_next_game_only() -> None:
    first = Result(80, won=True, talent="publicist")
    then = Result(80, won=True, buildings=("mint",))
    lost = Result(70, won=False)

    def brought(*results: Result) -> set[str]:
        options = CHALLENGE.options(Progress(results))
        assert options is not None
        return {value for key, value in options.items() if key.startswith("keep")} - {"none"}

    assert brought(first) == {"publicist"}
    assert brought(first, then) == {"mint"}
    assert brought(first, lost) == set()
    assert brought(first, then, lost) == set()


# -- the record sheet -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-08")
def test_the_sheet_records_reputation_and_bonus_of_every_game() -> None:
    state = Progress((Result(84, won=True, talent="publicist"), Result(79, won=False)))
    lines = CHALLENGE.sheet(state)
    assert [line.key for line in lines] == [
        "mount-tai-sheet-kept", "mount-tai-sheet-missed", *["mount-tai-sheet-open"] * 6, "mount-tai-sheet-sum",
    ]  # fmt: skip
    first = lines[0].args["line"]
    assert getattr(first, "args", {}) == {"game": 1, "goal": 80, "reputation": 84}
    assert lines[0].args["kept"] == (RULES.box.name["publicist"],)
    assert (lines[1].args["game"], lines[1].args["reputation"]) == (2, 79)
    assert lines[-1].args == {"reputation": 163, "won": 1, "played": 2}
    assert [line.args["goal"] for line in lines[2:8]] == [GOALS[number] for number in range(3, 9)]


@pytest.mark.rule("MT-CHAL-08")
def test_the_sheet_says_what_the_next_game_begins_with() -> None:
    lines = CHALLENGE.sheet(Progress((Result(84, won=True, talent="publicist"),)))
    assert [line.key for line in lines[:3]] == [
        "mount-tai-sheet-kept", "mount-tai-sheet-brought", "mount-tai-sheet-open",
    ]  # fmt: skip
    assert len(CHALLENGE.sheet(CHALLENGE.start())) == 8


def test_only_the_next_game_can_be_taken_over() -> None:
    table = ending(2, 70).table
    for state in (Progress(), Progress((Result(0, won=False),) * 2)):
        with pytest.raises(ValueError, match="game 2 of the challenge"):
            CHALLENGE.after(state, table)
    with pytest.raises(ValueError, match="game 0"):
        CHALLENGE.after(Progress(), position(player(), seats=1).table)


def test_the_state_outlives_its_games_as_json() -> None:
    state = Progress((Result(84, won=True, talent="publicist", buildings=("mint", "granary")),))
    assert msgspec.json.decode(msgspec.json.encode(state), type=CHALLENGE.state) == state


# -- played through -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-CHAL-01", "MT-CHAL-03", "MT-AMB-54")
@pytest.mark.parametrize("own", [{}, {"talents": "all", "buildings": "promo"}], ids=["base", "promo"])
@pytest.mark.parametrize("policy", RULES.policies)
def test_whatever_is_kept_the_next_game_can_be_played(policy: str, own: dict[str, str]) -> None:
    """Two whole challenges with goals that anybody reaches, so that something is kept of every game."""
    by = RULES
    for number in CONTENT:
        by = changed("challenge", str(number), by=by, goal=1)
    challenge, asked = by.campaigns["challenge"], 0
    for seed in ("one", "two"):
        state = challenge.start()
        while (options := challenge.options(state)) is not None:
            options = {**own, **options}
            assert refusal(by, 1, options) is None
            session, _ = Session.begin(by, 1, options, f"{seed} {options}")
            players = Players([by.policies[policy]], seed)
            while not session.over:
                reply = players.reply(session)
                asked += reply.key.startswith("keep")
                session.apply(reply)
            assert list(by.audit(session.table)) == []
            state = challenge.after(state, session.table)
        assert len(state.results) == 8
    assert asked > 0


# -- in the store ---------------------------------------------------------------------------------------------------


def alone(slug: str, content: bytes | None = None) -> Rules[Any, Any]:
    return RULES


@pytest.mark.rule("MT-CHAL-07", "MT-CHAL-01")
async def test_a_game_is_played_again_and_its_new_result_counts(tmp_path: Path) -> None:
    """A whole game by the host, then once more instead of going on; both begin with nothing carried in."""
    async with house(tmp_path, alone) as home:
        spot = Spot(HERE, threaded=False)
        opened = await home.host.begin_campaign(
            NewCampaign(slug="mount_tai", name="challenge", options={}, language="en", owner=ADA, spot=spot)
        )
        assert (opened.table.state, opened.table.options["challenge"]) == ("running", "1")
        results = []
        for table, seed in ((1, "one"), (2, "two")):
            players = Players([RULES.policies["random"]], seed)
            session = await home.host.session_clone(table, ADA.id)
            replies: list[Reply] = []
            while not session.over:
                replies.append(players.reply(session))
                session.apply(replies[-1])
            await home.host.replies(table, ADA.id, replies)
            info = await home.host.campaign(opened.campaign)
            assert info is not None
            results.append(info.sheet[0].args["reputation"])
            assert results[-1] == session.table.players[0].reputation
            if table == 1:
                home.seed = "6eed" * 8
                again = await home.host.next_game(opened.campaign, ADA.id, spot, again=True, seen=1)
                assert (again.table.id, again.table.options["challenge"]) == (2, "1")
        assert results[0] != results[1]
        following = await home.host.next_game(opened.campaign, ADA.id, spot, seen=2)
        assert following.table.options["challenge"] == "2"
