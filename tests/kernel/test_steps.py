"""`ask` and `together`: what is put to a seat, and what is taken without asking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.kernel import Blocked, Illegal, RulesError, Steps, Text, ask, code, text, together
from tests.kernel.little import LittleTable, asked, begin, choose, options, say


def test_ask_puts_one_decision() -> None:
    session = begin(lambda t: _log(t, ask(t, 1, "two_words", options("a", "b"), free=options("f"), usual="b")))
    (decision,) = session.decisions
    assert (decision.seat, decision.key, decision.ticket, decision.pick, decision.usual) == (
        1, "two_words", 0, (1, 1), "b",
    )  # fmt: skip
    assert decision.prompt == Text("little-ask-two-words")
    assert [option.id for option in decision.every()] == ["a", "b", "f"]
    assert decision.find("f") == options("f")[0]
    assert decision.find("z") is None


def test_a_prompt_may_be_given() -> None:
    session = begin(lambda t: _log(t, ask(t, 0, "q", options("a", "b"), prompt=text("little-other"))))
    assert asked(session, 0).prompt == text("little-other")


def test_one_option_is_taken_without_asking() -> None:
    session = begin(lambda t: _log(t, ask(t, 0, "q", options("only"))))
    assert session.over
    assert session.table.log == ["only"]


@pytest.mark.parametrize("why", ["show", "free", "pick"])
def test_one_option_is_asked_where_there_is_a_choice_or_news(why: str) -> None:
    def step(t: LittleTable) -> Steps[None]:
        return _log(
            t,
            ask(
                t,
                0,
                "q",
                options("only"),
                show=why == "show",
                free=options("free") if why == "free" else (),
                pick=(0, 1) if why == "pick" else (1, 1),
            ),
        )

    assert [option.id for option in asked(begin(step), 0).options] == ["only"]


def test_nothing_to_offer_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError):
        begin(lambda t: _log(t, ask(t, 0, "q", [])))


def test_why_not_is_worked_out_only_when_asked_for() -> None:
    worked_out = 0

    def blocked() -> Iterator[Blocked]:
        nonlocal worked_out
        worked_out += 1
        yield Blocked(text("little-option", id="z"), text("little-no"), "LT-1")

    session = begin(lambda t: _log(t, ask(t, 0, "q", options("a", "b"), blocked=blocked)))
    decision = asked(session, 0)
    assert worked_out == 0
    assert [refused.rule for refused in decision.why()] == ["LT-1"]
    assert worked_out == 1


def test_without_an_explanation_nothing_is_blocked() -> None:
    assert asked(begin(lambda t: _log(t, ask(t, 0, "q", options("a", "b")))), 0).why() == ()


@pytest.mark.parametrize(
    ("pick", "picks", "taken"),
    [
        ((0, 2), (), True),
        ((0, 2), ("a",), True),
        ((0, 2), ("c", "a"), True),
        ((0, 2), ("a", "b", "c"), False),
        ((0, 2), ("a", "a"), False),
        ((0, 2), ("a", "z"), False),
        ((0, 2), ("f",), True),
        ((0, 2), ("a", "f"), False),
        ((2, 3), ("a",), False),
        ((2, 3), ("f",), True),
        ((2, 3), (), False),
        ((2, 3), ("a", "b", "c"), True),
        ((1, 1), ("a", "b"), False),
        ((1, 1), (), False),
        ((1, 1), ("z",), False),
        ((1, 1), ("f",), True),
    ],
)
def test_how_many_may_be_picked(pick: tuple[int, int], picks: tuple[str, ...], taken: bool) -> None:
    session = begin(lambda t: _log(t, ask(t, 0, "q", options("a", "b", "c"), free=options("f"), pick=pick)))
    if taken:
        say(session, 0, *picks)
        assert session.table.log == list(picks)
    else:
        with pytest.raises(Illegal):
            say(session, 0, *picks)
        assert session.table.log == []


def test_refused_numbers_and_refused_options_are_told_apart() -> None:
    session = begin(lambda t: _log(t, ask(t, 0, "q", options("a", "b", "c"), pick=(0, 2))))
    with pytest.raises(Illegal) as refused:
        say(session, 0, "a", "b", "c")
    assert refused.value.reason == text("kernel-how-many", least=0, most=2, span=2, picked=3)
    with pytest.raises(Illegal) as refused:
        say(session, 0, "a", "z")
    assert refused.value.reason == text("kernel-not-offered")


def test_together_asks_all_and_takes_replies_in_any_order() -> None:
    def step(t: LittleTable) -> Steps[None]:
        results = yield from together({seat: choose(t, seat) for seat in range(3)})
        t.log.append(str(results))

    session = begin(step, seats=3)
    assert [decision.seat for decision in session.decisions] == [0, 1, 2]
    say(session, 2, "a")
    assert [decision.seat for decision in session.decisions] == [0, 1]
    say(session, 0, "b")
    say(session, 1, "a")
    assert session.table.log == ["2:a", "0:b", "1:a", "{0: 'b', 1: 'a', 2: 'a'}"]


def test_together_goes_on_asking_a_branch_with_more_questions() -> None:
    def branch(t: LittleTable, seat: int, questions: int) -> Steps[int]:
        for number in range(questions):
            yield from choose(t, seat, f"q{number}")
        return questions

    def step(t: LittleTable) -> Steps[None]:
        results = yield from together({0: branch(t, 0, 2), 1: branch(t, 1, 0), 2: branch(t, 2, 1)})
        t.log.append(str(results))

    session = begin(step, seats=3)
    assert [(decision.seat, decision.key) for decision in session.decisions] == [(0, "q0"), (2, "q0")]
    say(session, 0, "a")
    assert [(decision.seat, decision.key) for decision in session.decisions] == [(0, "q1"), (2, "q0")]
    say(session, 2, "a")
    say(session, 0, "b")
    assert session.table.log[-1] == "{0: 2, 1: 0, 2: 1}"


def test_a_branch_may_ask_another_seat() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from together({0: _then(choose(t, 0), choose(t, 2, "react")), 1: choose(t, 1)})

    session = begin(step, seats=3)
    say(session, 0, "a")
    assert [(decision.seat, decision.key) for decision in session.decisions] == [(2, "react"), (1, "pick")]
    say(session, 2, "b")
    say(session, 1, "a")
    assert session.table.log == ["0:a", "2:b", "1:a"]


def test_a_seat_cannot_be_asked_twice_at_once() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from together({0: choose(t, 0), 1: choose(t, 0)})

    with pytest.raises(RulesError):
        begin(step)


def test_a_step_may_not_ask_nobody() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield []

    with pytest.raises(RulesError):
        begin(step)


def test_short_codes() -> None:
    assert [code(index) for index in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        "A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA",
    ]  # fmt: skip


def test_short_codes_are_unique() -> None:
    codes = [code(index) for index in range(2000)]
    assert len(set(codes)) == 2000


def _log(t: LittleTable, steps: Steps[tuple[str, ...]]) -> Steps[None]:
    t.log += yield from steps


def _then(first: Steps[str], second: Steps[str]) -> Steps[str]:
    yield from first
    return (yield from second)
