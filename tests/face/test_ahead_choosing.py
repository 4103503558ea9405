"""What may be asked, laid into menus: nothing is left out, whatever a game asks, and every page fits into a message."""

from __future__ import annotations

import pytest

from cogs import limits
from cogs.ahead.choosing import MENUS, Chosen, taken_up
from engine.games import SLUGS
from engine.host.forecast import Asked, forecast
from engine.host.model import Draft
from engine.kernel import Option, Reply, random_picks, text
from engine.kernel.rng import Rng
from engine.words import Localiser
from render import painter_for
from tests.suite.setups import Setup, game

DRAWN = 2
"""So many questions of each game are drawn."""


def asked(count: int, groups: int = 1, free: int = 0, pick: tuple[int, int] = (1, 1)) -> Asked:
    options = tuple(Option(f"o:{n}", text("teaching-rest"), group=f"g{n * groups // count}") for n in range(count))
    others = tuple(Option(f"f:{n}", text("teaching-rest")) for n in range(free))
    return Asked("key", text("teaching-ask-action"), options, others, pick)


def listed(chosen: Chosen) -> list[str]:
    """All options that can be reached, page by page."""
    found = []
    for page in range(chosen.pages()):
        shown = Chosen(chosen.asked, chosen.seat, chosen.picks, page).shown()
        assert 0 < len(shown) <= MENUS
        for block in shown:
            assert 0 < len(block.choices) <= limits.SELECT_OPTIONS
            found += [choice.option.id for choice in block.choices]
    return found


@pytest.mark.parametrize(("count", "groups", "free"), [(1, 1, 0), (25, 6, 3), (26, 1, 0), (101, 3, 30), (400, 50, 1)])
@pytest.mark.parametrize("pick", [(1, 1), (0, 1), (2, 3)])
def test_every_option_can_be_reached(count: int, groups: int, free: int, pick: tuple[int, int]) -> None:
    question = asked(count, groups, free, pick)
    assert listed(Chosen(question, 0)) == [option.id for option in (*question.options, *question.free)]


def test_what_fits_into_one_menu_is_in_one() -> None:
    [block] = Chosen(asked(25, 6), 0).blocks()
    assert block.group == ""


def test_free_options_are_picked_alone() -> None:
    first, *_, last = Chosen(asked(30, 1, 2, (2, 3)), 0).blocks()
    assert (first.many, last.many) == (True, False)


def test_what_was_put_together_counts_for_its_own_question_and_what_can_still_come() -> None:
    question = asked(5, pick=(2, 3))
    assert taken_up(question, 0, Draft(("key", "o:1", "gone", "o:3"))).picks == ("o:1", "o:3")
    assert taken_up(question, 0, Draft(("other", "o:1"))).picks == ()
    assert taken_up(question, 0, Draft()).picks == ()
    assert not taken_up(question, 0, Draft(("key", "o:1"))).enough()
    assert taken_up(question, 0, Draft(("key", "o:1", "o:3"))).enough()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_foresees_questions_that_can_be_shown_and_drawn(slug: str) -> None:
    session, chance = Setup(slug, max(game(slug).seats)).begin("ahead"), Rng("ahead")
    seen: dict[str, Chosen] = {}
    for _ in range(12):
        decision = session.decisions[0]
        session.apply(Reply(decision.seat, decision.key, decision.ticket, random_picks(lambda: None, decision, chance)))
        if session.over:
            break
        seat = next(seat for seat in range(session.table.seats) if session.decision(seat) is None)
        for question in forecast(session.clone(), seat).asked:
            chosen = Chosen(question, seat)
            assert sorted(listed(chosen)) == sorted(option.id for option in chosen.decision.every())
            if question.key not in seen and len(seen) < DRAWN:
                seen[question.key] = chosen
                painter, view = painter_for(slug), session.view(seat)
                area = painter.focus(view, chosen.decision)
                words = Localiser("en", ["A", "B", "C", "D", "E"])
                assert painter.paint(view, chosen.decision, None, words, area).image.size
    assert seen
