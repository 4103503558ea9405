"""Typed parameters are played one after the other, and lead to replies or to a sentence that says what does not fit."""

from __future__ import annotations

import contextlib

import pytest

from cogs import limits
from cogs.typed import chain
from cogs.typed.matching import find, matched, suggestions
from engine.host.model import RunningSession
from engine.kernel import Command, Decision, Option, Param, Refused, Session, Steps, Text, ask, text
from engine.words import Localiser
from tests.kernel.little import Little, LittleTable
from tests.teaching import rules
from tests.teaching.words import teach

ACTION, POLISH = Param("action", "action", ""), Param("polish", "action")
THROW = Param("throw", "throw")
BID, PARRY = Param("bid", "bid"), Param("parry", "parry")
TURN = Command("turn", (POLISH, ACTION, THROW))
WORDS = Localiser("en", ("Ada", "Ben"))


@pytest.fixture(autouse=True)
def _taught() -> None:
    teach()


@pytest.fixture
def session() -> RunningSession:
    """A teaching game in which both bid, and then seat 0 has its turn."""
    session, _ = Session.begin(rules(), 2, {}, "chain")
    return session


def bid(session: RunningSession) -> None:
    for seat in (0, 1):
        replies = chain.play(session, seat, Command("bid", (BID,)), {"bid": "bid:0"}, WORDS)
        session.apply(replies[0])


def test_parameters_become_replies_in_order(session: RunningSession) -> None:
    bid(session)
    replies = chain.play(session, 0, TURN, {"throw": "throw:0;throw:2", "action": "rest", "polish": "polish"}, WORDS)
    assert [(reply.key, reply.picks, reply.ticket) for reply in replies] == [
        ("action", ("polish",), 1),
        ("action", ("rest",), 2),
        ("throw", ("throw:0", "throw:2"), 3),
    ]
    for reply in replies:
        session.apply(reply)


def test_what_is_left_out_is_skipped_with_the_usual_answer(session: RunningSession) -> None:
    bid(session)
    replies = chain.play(session, 0, TURN, {"throw": "-"}, WORDS)
    assert [(reply.key, reply.picks) for reply in replies] == [("action", ("rest",)), ("throw", ())]


def test_labels_typed_by_hand_are_understood_in_every_language(session: RunningSession) -> None:
    bid(session)
    decision = session.decision(0)
    assert decision is not None
    for language in ("en", "zh-TW"):
        label = Localiser(language).say(decision.options[0].label)
        for typed in (label, label.upper(), f"  {label} "):
            assert chain.play(session, 0, TURN, {"action": typed}, WORDS)[0].picks == (decision.options[0].id,)


def test_autocomplete_offers_what_the_parameters_before_it_allow(session: RunningSession) -> None:
    bid(session)
    hand = len(session.table.players[0].hand)
    found = chain.offered(session, 0, TURN, {"action": "rest"}, THROW, WORDS)
    assert found is not None
    assert len(found[1]) == hand
    found = chain.offered(session, 0, TURN, {"polish": "polish"}, ACTION, WORDS)
    assert found is not None
    assert "polish" not in {option.id for option in found[1]}


def test_nothing_is_offered_or_played_beyond_a_draw(session: RunningSession) -> None:
    bid(session)
    assert chain.offered(session, 0, TURN, {"action": "draw"}, THROW, WORDS) is None
    with pytest.raises(Refused) as refused:
        chain.play(session, 0, TURN, {"action": "draw", "throw": "-"}, WORDS)
    assert refused.value.reason == text("play-typed-beyond", param="throw")
    assert len(chain.play(session, 0, TURN, {"action": "draw"}, WORDS)) == 1


def test_what_does_not_fit_is_named_with_what_would(session: RunningSession) -> None:
    bid(session)
    with pytest.raises(Refused) as refused:
        chain.play(session, 0, TURN, {"action": "dance"}, WORDS)
    said = WORDS.say(refused.value.reason)
    assert "dance" in said
    assert "action" in said
    for option in session.decisions[0].options:
        assert WORDS.say(option.label) in said


def test_the_wrong_moment_has_its_own_sentences(session: RunningSession) -> None:
    with pytest.raises(Refused) as refused:
        chain.play(session, 0, Command("parry", (PARRY,)), {"parry": "parry"}, WORDS)
    assert refused.value.reason.key == "play-typed-none"
    bid(session)
    with pytest.raises(Refused) as refused:
        chain.play(session, 1, TURN, {"action": "rest"}, WORDS)
    assert refused.value.reason.key == "kernel-not-asked"


def test_the_game_itself_stays_untouched(session: RunningSession) -> None:
    bid(session)
    before = session.save()
    chain.play(session, 0, TURN, {"polish": "polish", "action": "rest"}, WORDS)
    assert session.save() == before


def bring(t: LittleTable) -> Steps[None]:
    """Which of two presents for which of two halls."""
    offers = [
        Option(f"{gift}:{hall}", text("teaching-seat", who=0), group=gift)
        for gift in ("tea", "silk")
        for hall in ("north", "south")
    ]
    (chosen,) = yield from ask(t, 0, "bring", offers)
    t.log.append(chosen)


class Bringing(Little):
    """Speaks with the words of the teaching game."""

    slug = "teaching"


GIFT, HALL = Param("gift", "bring", by_group=True), Param("hall", "bring")
BRING = Command("bring", (GIFT, HALL))


def test_a_choice_of_two_things_is_typed_as_two() -> None:
    session, _ = Session.begin(Bringing(bring), 1, {}, "two")
    found = chain.offered(session, 0, BRING, {}, GIFT, WORDS)
    assert found is not None
    assert [option.id for option in found[1]] == ["tea", "silk"]
    assert [WORDS.say(option.note) for option in found[1] if option.note] == ["0, 0"] * 2
    found = chain.offered(session, 0, BRING, {"gift": "silk"}, HALL, WORDS)
    assert found is not None
    assert [option.id for option in found[1]] == ["silk:north", "silk:south"]
    (reply,) = chain.play(session, 0, BRING, {"gift": "silk", "hall": "silk:south"}, WORDS)
    assert reply.picks == ("silk:south",)
    assert chain.play(session, 0, BRING, {"gift": "silk"}, WORDS) == ()
    assert chain.play(session, 0, BRING, {"hall": "tea:south"}, WORDS)[0].picks == ("tea:south",)
    with pytest.raises(Refused):
        chain.play(session, 0, BRING, {"gift": "silk", "hall": "tea:south"}, WORDS)
    with pytest.raises(Refused):
        chain.play(session, 0, BRING, {"gift": "jade", "hall": "tea:south"}, WORDS)


def test_a_parameter_without_a_key_answers_whatever_question_offers_its_group() -> None:
    session, _ = Session.begin(Bringing(bring), 1, {}, "any")
    tea, milk = Param("tea", "", "tea"), Param("milk", "", "milk")
    serve = Command("serve", (tea, milk))
    found = chain.offered(session, 0, serve, {}, tea, WORDS)
    assert found is not None
    assert [option.id for option in found[1]] == ["tea:north", "tea:south"]
    assert chain.play(session, 0, serve, {"tea": "tea:south"}, WORDS)[0].picks == ("tea:south",)
    assert chain.offered(session, 0, serve, {}, milk, WORDS) is None
    with pytest.raises(Refused) as refused:
        chain.play(session, 0, serve, {"milk": "tea:south"}, WORDS)
    assert refused.value.reason.key == "play-typed-none"


def test_two_commands_divide_a_question_between_them() -> None:
    session, _ = Session.begin(Bringing(bring), 1, {}, "divided")
    tea = Param("tea", "bring", begins="tea:")
    kind, hall = Param("kind", "bring", by_group=True, begins="silk:"), Param("hall", "bring", begins="silk:")
    serve, carry = Command("serve", (tea,)), Command("carry", (kind, hall))
    found = chain.offered(session, 0, serve, {}, tea, WORDS)
    assert found is not None
    assert [option.id for option in found[1]] == ["tea:north", "tea:south"]
    found = chain.offered(session, 0, carry, {}, kind, WORDS)
    assert found is not None
    assert [option.id for option in found[1]] == ["silk"]
    with pytest.raises(Refused):
        chain.play(session, 0, carry, {"hall": "tea:south"}, WORDS)
    assert chain.play(session, 0, carry, {"hall": "silk:south"}, WORDS)[0].picks == ("silk:south",)


def many(count: int, pick: tuple[int, int] = (1, 1)) -> Decision:
    options = tuple(Option(f"seat:{n}", text("kernel-seat", seat=n)) for n in range(count))
    return Decision(0, "key", 0, text("kernel-none"), options, pick=pick)


def test_autocomplete_keeps_to_discords_limits() -> None:
    decision = many(60)
    shown = suggestions(decision, decision.options, "", WORDS)
    assert len(shown) == limits.AUTOCOMPLETE_CHOICES
    long = Option("x" * 60, text("play-name", name="y" * 300), note=text("play-name", name="z" * 300))
    ((name, value),) = suggestions(many(1), (long,), "", WORDS)
    assert len(name) == limits.CHOICE_NAME
    assert value == long.id


def test_autocomplete_finds_by_part_of_a_label_or_id() -> None:
    decision = many(60)
    assert [value for _, value in suggestions(decision, decision.options, "seat 5", WORDS)] == [
        "seat:5", *(f"seat:{n}" for n in range(50, 60))
    ]  # fmt: skip
    assert [value for _, value in suggestions(decision, decision.options, "seat:47", WORDS)] == ["seat:47"]


def test_several_are_put_together_one_by_one() -> None:
    decision = many(4, pick=(0, 2))
    assert suggestions(decision, decision.options, "", WORDS)[0] == ("(none)", "-")
    assert suggestions(decision, decision.options, "seat:1;", WORDS)[:2] == [
        ("Seat 1", "seat:1"),
        ("Seat 1 + Seat 0", "seat:1;seat:0"),
    ]
    assert [value for _, value in suggestions(decision, decision.options, "seat:1;seat:3", WORDS)] == ["seat:1;seat:3"]
    param = Param("seats", "key")
    assert matched(decision, decision.options, param, "seat:3;seat:1", WORDS) == ("seat:1", "seat:3")
    assert matched(decision, decision.options, param, "-", WORDS) == ()
    with pytest.raises(Refused) as refused:
        matched(decision, decision.options, param, "seat:1;seat:2;seat:3", WORDS)
    assert refused.value.reason.key == "kernel-how-many"


class Counting(Localiser):
    said = 0

    def say(self, message: Text) -> str:
        self.said += 1
        return super().say(message)


def test_a_long_list_of_picks_is_not_looked_up_to_its_end() -> None:
    words, decision = Counting("en"), many(4, pick=(0, 2))
    for typed in ("seat 1;" * 3000, ";".join(f"seat {n}" for n in range(3000))):
        suggestions(decision, decision.options, typed, words)
        with contextlib.suppress(Refused):
            matched(decision, decision.options, Param("seats", "key"), typed, words)
    assert words.said < 500
    with pytest.raises(Refused) as refused:
        matched(decision, decision.options, Param("seats", "key"), "seat:0;seat:1;seat:2;seat:3;seat:0", WORDS)
    assert refused.value.reason.args["picked"] == 4


def test_words_of_a_label_do_and_stray_letters_do_not() -> None:
    guests = tuple(
        Option(f"guest:{n}", text("play-name", name=name))
        for n, name in enumerate(("the Examination Candidate", "the Boatman", "the Sightseer", "招待船夫"))
    )
    for typed in ("candidate", "exam", "the boat", "BOATMAN", "船夫"):
        assert find(guests, typed, WORDS) is not None, typed
    for typed in ("x", "ex", "seer", "mination", "the", "招待客人"):
        assert find(guests, typed, WORDS) is None, typed


def test_a_label_that_fits_two_options_is_not_guessed() -> None:
    twins = tuple(Option(f"card:{n}", text("play-name", name="Tea")) for n in range(2))
    assert find(twins, "tea", WORDS) is None
    assert find(twins, "card:1", WORDS) == twins[1]
    assert find(twins, "", WORDS) is None
