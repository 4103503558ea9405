"""A campaign by the example of the teaching game: what is carried on is asked in the game, as its last question."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel import Reply, Session, campaign_text, refusal
from tests.teaching import rules
from tests.teaching.game import Teaching
from tests.teaching.journey import Leg, Legs
from tests.teaching.table import Table
from tests.teaching.view import View

RULES = rules()
JOURNEY = RULES.campaigns["journey"]

Played = Session[Table, View]


def near_the_end(points: int, *, leg: str = "1", hand: tuple[str, ...] = ("brush", "seal")) -> Played:
    """A leg before the last reply of its last turn, which throws cards away."""
    session: Played
    session, _ = Session.begin(RULES, 2, {"leg": leg}, "journey")
    table = session.table
    table.round, table.stage, table.active = table.rounds, "turn", 1
    table.players[0].arts = points
    table.deck += table.players[0].hand + table.players[1].hand
    table.players[0].hand, table.players[1].hand = list(hand), []
    for card in hand:
        table.deck.remove(card)
    save = session.step_start
    return Session.restore(
        RULES, msgspec.structs.replace(save, table=msgspec.Raw(msgspec.json.encode(table)), replies=())
    )


def answer(session: Played, seat: int, pick: str) -> None:
    decision = session.decision(seat)
    assert decision is not None
    session.apply(Reply(seat, decision.key, decision.ticket, (pick,)))


def test_what_is_carried_on_is_the_games_last_question() -> None:
    session = near_the_end(2)
    answer(session, 1, "rest")
    decision = session.decision(0)
    assert decision is not None
    assert (decision.key, [option.id for option in decision.options]) == ("luggage", ["luggage:brush", "luggage:seal"])
    answer(session, 0, "luggage:seal")
    assert session.over
    after = JOURNEY.after(JOURNEY.start(), session.table)
    assert after == Legs((Leg(2, "seal"),))
    assert JOURNEY.options(after) == {"leg": "2", "luggage": "seal"}


def test_the_choice_can_be_taken_back_with_the_reply_before_it() -> None:
    session = near_the_end(2)
    answer(session, 1, "rest")
    assert session.can_undo(1)
    undone = session.undo(1)
    decision = undone.decision(1)
    assert decision is not None
    assert decision.key == "action"


@pytest.mark.parametrize(("points", "hand", "luggage"), [(1, ("brush", "seal"), ""), (2, (), "")])
def test_nothing_is_asked_without_a_choice(points: int, hand: tuple[str, ...], luggage: str) -> None:
    session = near_the_end(points, hand=hand)
    answer(session, 1, "rest")
    assert session.over
    assert JOURNEY.after(JOURNEY.start(), session.table) == Legs((Leg(points, luggage),))


def test_a_game_outside_of_the_campaign_ends_as_ever() -> None:
    session = near_the_end(2, leg="none")
    answer(session, 1, "rest")
    assert session.over


def test_the_luggage_lies_in_the_next_game() -> None:
    session: Played
    session, _ = Session.begin(RULES, 2, {"leg": "2", "luggage": "seal"}, "next")
    assert session.table.players[0].hand[-1] == "seal"
    assert list(RULES.audit(session.table)) == []


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {"leg": "1"}, "teaching-too-many"),
        (2, {"luggage": "seal"}, "teaching-no-luggage"),
        (2, {"leg": "1", "luggage": "seal"}, "teaching-no-luggage"),
    ],
)
def test_set_ups_that_no_campaign_makes(seats: int, options: dict[str, str], key: str) -> None:
    reason = refusal(RULES, seats, options)
    assert reason is not None
    assert reason.key == key


def test_the_campaign_ends_and_knows_its_games() -> None:
    over = Legs((Leg(2, "seal"), Leg(3, "")))
    assert JOURNEY.options(over) is None
    assert [line.key for line in JOURNEY.sheet(over)] == ["teaching-sheet-done"] * 2
    assert [line.key for line in JOURNEY.sheet(JOURNEY.start())] == ["teaching-sheet-open"] * 2
    with pytest.raises(ValueError, match="after 2 legs"):
        JOURNEY.after(over, near_the_end(2).table)


def test_what_a_campaign_is_called() -> None:
    assert campaign_text("two_words", "long_way").key == "two-words-campaign-long-way"
    assert Teaching.campaigns.keys() == {"journey"}
