"""Saves that do not fit: of earlier or newer rules, of other replies, damaged."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Reply, RulesError, Save, Session, Steps
from tests.kernel.little import Little, LittleTable, asked, begin, choose, turn


class _Second(Little):
    """Version 2: the log was called `history` before, and the second question is new."""

    version = 2

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        assert since == 1
        return {**raw, "log": raw.pop("history", [])}


def test_a_save_of_earlier_rules_is_carried_over() -> None:
    table = {"seats": 2, "rng": {"seed": "s"}, "history": ["old"]}
    replies = (Reply(0, "x", 0, ("a",)), Reply(0, "y", 1, ("b",)))
    save = Save(1, 5, msgspec.Raw(msgspec.json.encode(table)), replies, (2, 0))
    session = Session.restore(_Second(turn(0, "x", "new", "y")), save)
    assert session.table.log == ["old", "0:a"]
    decision = asked(session, 0)
    assert (decision.key, decision.ticket) == ("new", 2)
    assert session.step == 5
    assert session.save().version == 2


def test_replies_that_do_not_fit_their_own_version_are_a_fault() -> None:
    table = msgspec.Raw(msgspec.json.encode({"seats": 2, "rng": {"seed": "s"}}))
    for picks, key in ((("z",), "x"), ((), "x"), (("a", "b"), "x"), (("a",), "y")):
        with pytest.raises(RulesError):
            Session.restore(Little(turn(0, "x")), Save(1, 0, table, (Reply(0, key, 0, picks),), (1, 0)))


@pytest.mark.parametrize("table", [b"{}", b'{"seats":2}', b"[]", b"{", b'{"seats":"two","rng":{"seed":"s"}}'])
@pytest.mark.parametrize("version", [0, 1])
def test_an_unreadable_table_is_a_rules_error(table: bytes, version: int) -> None:
    with pytest.raises(RulesError, match="cannot be read"):
        Session.restore(Little(turn(0)), Save(version, 0, msgspec.Raw(table), (), (0, 0)))


def test_a_table_of_newer_rules_is_refused() -> None:
    save = begin(turn(0)).save()
    with pytest.raises(RulesError, match="newer"):
        Session.restore(Little(turn(0)), msgspec.structs.replace(save, version=2))


class _Stumbling(_Second):
    """Version 2, whose rules fail after a second choice of "b"."""

    def step(self, t: LittleTable) -> Steps[None]:
        yield from choose(t, 0, "x")
        yield from choose(t, 0, "y")
        if t.log[-1] == "0:b":
            raise ValueError("not in this version")
        yield from choose(t, 0, "z")


def test_a_reply_on_which_the_new_rules_fail_is_asked_again() -> None:
    table = {"seats": 2, "rng": {"seed": "s"}}
    replies = (Reply(0, "x", 0, ("a",)), Reply(0, "y", 1, ("b",)))
    save = Save(1, 0, msgspec.Raw(msgspec.json.encode(table)), replies, (2, 0))
    session, kept = Session.carry_over(_Stumbling(turn(0)), save)
    assert (kept, session.table.log) == (1, ["0:a"])
    assert (asked(session, 0).key, asked(session, 0).ticket) == ("y", 2)
