"""What the games of the solo challenge begin with, and what of it was carried in. (MT-CHAL, MT-AMB-54)"""

from __future__ import annotations

import pytest

from engine.games.mount_tai.mountain import HOME
from engine.games.mount_tai.table import Table
from engine.kernel import Rng, Session, refusal
from tests.games.mount_tai.position import RULES, player, position

CONTENT = RULES.box.cards.challenge


def begun(number: int, **kept: str) -> Table:
    """The set-up of a game of the challenge, with what was kept of the one before."""
    options = {"challenge": str(number), **kept}
    assert refusal(RULES, 1, options) is None
    chosen = {variant.id: options.get(variant.id, variant.default) for variant in RULES.variants}
    table = RULES.setup(1, chosen, Rng(f"challenge {number} {kept}"))
    assert list(RULES.audit(table)) == []
    return table


def cards_of(table: Table) -> list[str]:
    """All talents that nobody holds."""
    return [card for pile in table.piles for card in pile] + table.unused_talents


@pytest.mark.rule("MT-CHAL-20")
def test_game_1_begins_like_any_solo_game() -> None:
    table = begun(1)
    (me,) = table.players
    assert (me.talents, me.buildings, me.brought) == ({}, [], "")
    assert (CONTENT[1].rule, CONTENT[1].layout, CONTENT[1].covered, CONTENT[1].tidy) == ("", "pyramid", False, 0)
    for kept in ({"keep_talent": "publicist"}, {"keep_building": "mint"}):
        reason = refusal(RULES, 1, {"challenge": "1", **kept})
        assert reason is not None
        assert reason.key == "mount-tai-refuse-kept"


@pytest.mark.parametrize(
    ("number", "level"),
    [
        pytest.param(2, 1, marks=pytest.mark.rule("MT-CHAL-25")),
        pytest.param(4, 1, marks=pytest.mark.rule("MT-CHAL-34")),
        pytest.param(5, 2, marks=pytest.mark.rule("MT-CHAL-39")),
        pytest.param(7, 1, marks=pytest.mark.rule("MT-CHAL-49")),
    ],
)
def test_a_kept_talent_is_there_from_the_start(number: int, level: int) -> None:
    (me,) = begun(number, keep_talent="publicist").players
    assert (me.talents, me.brought) == ({"publicist": level}, "publicist")
    assert begun(number).players[0].talents == {}


@pytest.mark.parametrize(
    ("number", "kept"),
    [
        pytest.param(3, ("mint",), marks=pytest.mark.rule("MT-CHAL-30")),
        pytest.param(6, ("mint",), marks=pytest.mark.rule("MT-CHAL-44")),
        pytest.param(7, ("mint",), marks=pytest.mark.rule("MT-CHAL-49")),
        pytest.param(8, ("mint", "granary"), marks=pytest.mark.rule("MT-CHAL-56")),
    ],
)
def test_kept_buildings_are_there_from_the_start(number: int, kept: tuple[str, ...]) -> None:
    options = dict(zip(("keep_building", "keep_building_2"), kept, strict=False))
    table = begun(number, **options)
    assert table.players[0].buildings == [*kept]
    assert table.players[0].money == RULES.box.board.money, "building it cost nothing"
    assert begun(number).players[0].buildings == []


@pytest.mark.rule("MT-CHAL-35")
def test_the_first_settlement_tile_of_game_4_is_a_town() -> None:
    for number in CONTENT:
        (home,) = begun(number).players[0].land.values()
        assert home == ("town" if number == 4 else "settlement")
    (cell,) = begun(4).players[0].land
    assert cell in HOME.values()


@pytest.mark.rule("MT-CHAL-05")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_wilderness_is_that_of_two_players(number: int) -> None:
    assert [len(pile) for pile in begun(number).piles] == [1, 1, 1, 2, 2]


@pytest.mark.rule("MT-AMB-54")
def test_a_kept_talent_is_taken_out_before_the_wilderness_is_dealt() -> None:
    with_it, without = begun(2, keep_talent="publicist"), begun(2)
    assert "publicist" not in cards_of(with_it)
    assert sorted([*cards_of(with_it), "publicist"]) == sorted(cards_of(without))


@pytest.mark.rule("MT-AMB-54")
def test_a_kept_building_is_the_copy_that_went_back_to_the_box() -> None:
    with_it, without = begun(3, keep_building="mint"), begun(3)
    assert sorted(with_it.returned) == sorted(set(without.returned) - {"mint"})

    def in_supply(table: Table) -> list[str]:
        return sorted(table.supply + [kind for kind, amount in table.blueprints.items() for _ in range(amount)])

    assert in_supply(with_it) == in_supply(without)


@pytest.mark.rule("MT-AMB-54")
def test_a_kept_promo_building_is_not_among_the_others() -> None:
    table = begun(3, keep_building="observatory", buildings="promo")
    assert table.players[0].buildings == ["observatory"]
    assert "observatory" not in [*table.supply, *table.returned, *table.blueprints]
    reason = refusal(RULES, 1, {"challenge": "3", "keep_building": "observatory"})
    assert reason is not None
    assert reason.key == "mount-tai-refuse-building"


@pytest.mark.rule("MT-AMB-54")
def test_immediate_gains_come_at_the_setup() -> None:
    table, plain = begun(2, keep_talent="firstborn", talents="fan"), begun(2, talents="fan")
    amount = RULES.box.amount["arrival_gift"]
    goods = [(t.players[0].money, t.players[0].grain, t.players[0].wine) for t in (table, plain)]
    assert [more - less for more, less in zip(*goods, strict=True)] == [amount] * 3
    assert table.players[0].reputation == plain.players[0].reputation + amount
    options = {"challenge": "3", "keep_building": "observatory", "buildings": "promo"}
    session, _ = Session.begin(RULES, 1, options, "observatory")
    assert [decision.key for decision in session.decisions] == ["observatory"]


@pytest.mark.rule("MT-CHAL-06", "MT-AMB-54")
def test_a_kept_talent_neither_counts_for_nor_minds_the_limit_of_its_colour() -> None:
    """Another card of its colour can be recruited beside it, one more cannot; it is developed like any other."""
    piles = [(), ("commercial_1",), (), ("administrative", "brewer"), ()]
    colour = RULES.box.colour
    assert colour["brewer"] == colour["publicist"] == "red"

    def offers(talents: dict[str, int], brought: str) -> list[str]:
        return position(
            player(money=20, edicts=[4], talents=talents, brought=brought),
            seats=1, piles=piles, options={"challenge": "2"}, whole=False,
        ).play("use:4").offers  # fmt: skip

    assert "recruit:3" in offers({"publicist": 1}, "publicist")
    assert "recruit:3" not in offers({"publicist": 1}, "")
    assert "recruit:3" not in offers({"publicist": 1, "pioneer": 1}, "publicist")
    assert "raise:publicist" in offers({"publicist": 1}, "publicist")


@pytest.mark.rule("MT-AMB-54")
@pytest.mark.parametrize("what", ["nothing", "the same twice", "only the second", "a card that is not in play"])
def test_what_can_be_kept(what: str) -> None:
    kept = {
        "nothing": {},
        "the same twice": {"keep_building": "mint", "keep_building_2": "mint"},
        "only the second": {"keep_building_2": "mint"},
        "a card that is not in play": {"keep_talent": "firstborn"},
    }[what]
    reason = refusal(RULES, 1, {"challenge": "7" if "card" in what else "8", **kept})
    assert (reason is None) == (what == "nothing")
