"""`offer`: options put together only when somebody is to see or check them, and always as if at once."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Illegal, Offer, Reply, RulesError, Session, Steps, offer, together
from engine.record import position
from tests.kernel.little import Little, LittleTable, asked, begin, choose, options, say, turn


class Counting:
    """A step that offers what is left of three things, twice, and counts how often it was put together."""

    def __init__(self) -> None:
        self.made = 0

    def step(self, t: LittleTable) -> Steps[None]:
        for _ in range(3):
            (chosen,) = yield from offer(t, 0, "pick", lambda: self.offered(t))
            t.log.append(chosen)

    def offered(self, t: LittleTable) -> Offer:
        self.made += 1
        left = options(*(each for each in "abcd" if each not in t.log))
        return Offer(left, options("f"), usual=left[0].id)


def test_an_offer_is_a_decision_like_any_other() -> None:
    session = begin(Counting().step)
    decision = asked(session, 0)
    assert [option.id for option in decision.every()] == ["a", "b", "c", "d", "f"]
    assert (decision.usual, decision.ticket) == ("a", 0)
    say(session, 0, "b")
    assert [option.id for option in asked(session, 0).options] == ["a", "c", "d"]
    with pytest.raises(Illegal):
        say(session, 0, "b")
    say(session, 0, "f")
    assert session.table.log == ["b", "f"]


def test_it_is_put_together_once_a_question() -> None:
    counting = Counting()
    session = begin(counting.step, turn(1))
    assert counting.made == 1
    assert session.preview(Reply(0, "pick", 0, ("a",))) is not None
    made = counting.made
    say(session, 0, "a")
    assert [len(asked(session, 0).options) for _ in range(3)] == [3, 3, 3]
    assert counting.made == made + 1


def test_clones_and_records_put_together_only_what_is_asked_now() -> None:
    counting = Counting()
    session = begin(counting.step, turn(1))
    say(session, 0, "a")
    say(session, 0, "b")
    counting.made = 0
    clone = session.clone()
    assert counting.made == 1
    assert position(clone) == position(session)
    counting.made = 0
    again = begin(counting.step, turn(1))
    again.run(session.open_replies)
    assert counting.made == 2, "the first decision, and the present one"
    assert position(again) == position(session)
    assert again.tickets == session.tickets
    assert again.save() == session.save()


def test_a_restored_session_checks_its_replies() -> None:
    counting = Counting()
    session = begin(counting.step)
    say(session, 0, "a")
    save = session.save()
    assert position(Session.restore(Little(counting.step), save)) == position(session)
    wrong = save.replies[0].__class__(0, "pick", 0, ("z",))
    with pytest.raises(RulesError):
        Session.restore(Little(counting.step), type(save)(1, 0, save.table, (wrong,), (1, 0)))


def test_run_goes_on_over_steps_and_to_the_end() -> None:
    steps = (turn(0, "x", "y"), turn(1), Counting().step)
    session = begin(*steps)
    replies = []
    while not session.over:
        decision = session.decisions[0]
        replies.append(Reply(decision.seat, decision.key, decision.ticket, (decision.options[0].id,)))
        session.apply(replies[-1])
    again = begin(*steps)
    again.run(replies)
    assert position(again) == position(session)
    assert again.tickets == session.tickets
    assert again.can_undo(0) == session.can_undo(0)


def test_what_others_are_offered_does_not_wait_for_a_reply() -> None:
    """All decide at once: the second seat's options were put together before the first one replied, in every copy."""

    def branch(t: LittleTable, seat: int) -> Steps[None]:
        (chosen,) = yield from offer(t, seat, "pick", lambda: Offer(options(*(x for x in "abc" if x not in t.log))))
        t.log.append(chosen)

    def step(t: LittleTable) -> Steps[None]:
        yield from together({seat: branch(t, seat) for seat in range(3)})

    session = begin(step, seats=3)
    before = asked(session, 1).options
    say(session, 0, "a")
    assert asked(session, 1).options == before
    run = begin(step, seats=3)
    run.run(session.open_replies)
    for copy in (session.clone(), Session.restore(Little(step), session.save()), run):
        assert position(copy) == position(session)
    panel = Reply(1, "pick", asked(session, 1).ticket, ("c",))
    undone = session.undo(0)
    undone.clone().apply(panel)  # the others' panels stay good
    assert position(undone) == position(begin(step, seats=3))


@pytest.mark.parametrize("fault", ["nothing", "error"])
def test_an_offer_that_fails_is_a_fault_of_the_rules(fault: str) -> None:
    def put_together() -> Offer:
        if fault == "error":
            raise KeyError("lost")
        return Offer([])

    def step(t: LittleTable) -> Steps[Any]:
        yield from choose(t, 0)
        yield from offer(t, 0, "pick", put_together)

    session = begin(step)
    with pytest.raises(RulesError):
        say(session, 0, "a")
