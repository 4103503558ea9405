"""How options become buttons, menus and pages."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs import limits
from cogs.panel import menu
from engine.kernel import Decision, Option, text

GROUPS = ("", "buy", "build", "remove")


def decision(options: int, free: int = 0, pick: tuple[int, int] = (1, 1), groups: int = 1) -> Decision:
    def some(kind: str, count: int) -> tuple[Option, ...]:
        return tuple(
            Option(f"{kind}:{n}", text("kernel-seat", seat=n), group=GROUPS[n % groups] if groups > 1 else "")
            for n in range(count)
        )

    return Decision(0, "key", 3, text("kernel-none"), some("do", options), some("first", free), pick)


def test_few_choices_are_buttons() -> None:
    found = menu.blocks(decision(4, free=6))
    assert not any(block.menu for block in found)
    assert [len(block.choices) for block in found] == [4, 3, 3]


def test_free_choices_come_last_and_codes_run_on() -> None:
    found = menu.blocks(decision(4, free=2))
    assert [(block.free, [choice.code for choice in block.choices]) for block in found] == [
        (False, ["A", "B", "C", "D"]),
        (True, ["E", "F"]),
    ]


def test_many_choices_are_a_menu_for_each_group_and_small_groups_stay_buttons() -> None:
    found = menu.blocks(decision(3, free=20, groups=2))
    assert [(block.free, block.group, block.menu) for block in found] == [
        (False, "", False),
        (False, "buy", False),
        (True, "", True),
        (True, "buy", True),
    ]


def test_several_picks_are_always_made_in_menus() -> None:
    (only,) = menu.blocks(decision(3, pick=(0, 2)))
    assert only.menu
    assert only.many


@given(st.integers(1, 160), st.integers(0, 60), st.integers(1, 4), st.sampled_from([(1, 1), (0, 3), (2, 5)]))
def test_every_choice_is_on_exactly_one_page_and_pages_fit(
    options: int, free: int, groups: int, pick: tuple[int, int]
) -> None:
    asked = decision(options, free, pick, groups)
    pages = menu.pages(menu.blocks(asked))
    shown = [choice.option.id for page in pages for block in page for choice in block.choices]
    assert sorted(shown) == sorted(option.id for option in asked.every())
    for page in pages:
        assert sum(block.cost for block in page) <= menu.ROOM
        for block in page:
            assert 1 <= len(block.choices) <= (limits.SELECT_OPTIONS if block.menu else limits.ROW_BUTTONS)


def test_menus_of_several_keep_what_was_chosen_in_the_others() -> None:
    asked = decision(60, pick=(0, 9))
    first, second, _ = menu.blocks(asked)
    picks = menu.merged(asked, (), second, ("do:21", "do:20"))
    assert picks == ("do:20", "do:21")
    picks = menu.merged(asked, picks, first, ("do:3", "not-offered"))
    assert picks == ("do:3", "do:20", "do:21")
    assert menu.merged(asked, picks, second, ()) == ("do:3",)


def test_what_may_be_sent() -> None:
    asked = decision(5, free=1, pick=(2, 3))
    assert not menu.enough(asked, ("do:1",))
    assert menu.enough(asked, ("do:1", "do:2"))
    assert menu.enough(asked, ("first:0",))
    assert not menu.enough(asked, ("do:1", "first:0"))
    assert not menu.enough(asked, ("do:1", "do:2", "do:3", "do:4"))


def test_only_a_lone_pick_waits_for_a_confirmation_of_its_own() -> None:
    assert menu.ripe(decision(5), ("do:1",))
    assert not menu.ripe(decision(5), ())
    assert not menu.ripe(decision(5, pick=(1, 3)), ("do:1",))
    assert menu.ripe(decision(5, free=1, pick=(1, 3)), ("first:0",))


def test_seals_tell_picks_apart() -> None:
    asked = decision(120, free=60)
    seals = {menu.seal((option.id,)) for option in asked.every()}
    assert len(seals) == 180
    assert menu.find(asked, menu.seal(("first:7",))) == asked.find("first:7")
    assert menu.find(asked, menu.seal(("gone",))) is None
    assert menu.seal(("a", "b")) != menu.seal(("a",))
