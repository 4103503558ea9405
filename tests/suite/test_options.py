"""What is offered and said: never empty, unique, short stable ids, words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from cogs.rulebook import rulebook
from engine.games import SLUGS
from engine.kernel import Decision, Event, Option, Session, Standings, Text, fluent, text, variant_text
from engine.words import LANGUAGES, Localiser, bundle
from tests.suite.setups import Setup, every_game, every_setup, game, looked_at, setups_of

ID_LENGTH = 60

_HAVE_WORDS: set[tuple[str, str]] = set()
"""(language, shape) of all that has been said well in some game: most games of a kind say the same."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_setup
def test_decisions_are_well_formed(setup: Setup) -> None:
    for number, session, _ in setup.walk("formed"):
        assert session.decisions
        seats = [decision.seat for decision in session.decisions]
        assert len(set(seats)) == len(seats)
        for decision in session.decisions:
            assert decision.options, f"{decision.key} offers nothing"
            assert 0 <= decision.seat < setup.seats
            assert decision.ticket == session.tickets[decision.seat]
            least, most = decision.pick
            assert 0 <= least <= most <= len(decision.options)
            assert most >= 1
            ids = [option.id for option in decision.every()]
            assert len(set(ids)) == len(ids), f"{decision.key}: {ids}"
            assert decision.usual is None or decision.usual in ids
            if looked_at(number):
                for option in decision.every():
                    _check_id(option)
                if setup.slug in SLUGS:
                    assert _rules_of(decision) <= _known(setup.slug), decision.key


def _rules_of(decision: Decision) -> set[str | None]:
    """The rules behind what is offered, and behind what is not."""
    return {option.rule for option in decision.every()} | {blocked.rule for blocked in decision.why()}


@cache
def _known(slug: str) -> frozenset[str | None]:
    return frozenset(rule.id for rule in rulebook(slug, "en").rules)


def _check_id(option: Option) -> None:
    assert option.id.isascii()
    assert option.id.isprintable()
    assert 1 <= len(option.id) <= ID_LENGTH


@every_setup
def test_everything_offered_and_told_has_words_in_every_language(setup: Setup) -> None:
    said: dict[str, Text] = {}
    session, opening = Session.begin(setup.rules, setup.seats, dict(setup.options), setup.seed("words"))
    players = setup.players(own="words")
    _collect(said, (event.text for event in opening))
    number = 0
    while not session.over:
        for decision in session.decisions:
            _collect(said, _texts(decision, why=looked_at(number)))
        _collect(said, (event.text for event in session.apply(players.reply(session))))
        number += 1
    assert session.standings is not None
    _collect(said, _result(session.standings))
    for language in LANGUAGES:
        say = Localiser(language, [f"P{seat}" for seat in range(setup.seats)])
        for shape, message in said.items():
            if (language, shape) not in _HAVE_WORDS:
                _check_said(message, say)
                _HAVE_WORDS.add((language, shape))


def _collect(said: dict[str, Text], texts: Iterator[Text]) -> None:
    """Different texts once; a number inside makes no other text."""
    for message in texts:
        shape = ",".join(f"{name}={_shape(value)}" for name, value in message.args.items())
        said.setdefault(f"{message.key}({shape})", message)


def _shape(value: object) -> str:
    if isinstance(value, Text):
        return f"{value.key}({','.join(_shape(inner) for inner in value.args.values())})"
    if isinstance(value, tuple):
        return "+".join(sorted({_shape(inner) for inner in value}))
    return type(value).__name__


def _texts(decision: Decision, *, why: bool) -> Iterator[Text]:
    yield decision.prompt
    for option in decision.every():
        yield option.label
        if option.note is not None:
            yield option.note
    if why:
        for refused in decision.why():
            yield refused.label
            yield refused.reason


def _result(standings: Standings) -> Iterator[Text]:
    yield standings.reason
    for score in standings.scores:
        if score.name is not None:
            yield score.name
        for source in score.sources:
            yield source.label


def _check_said(message: Text, say: Localiser) -> None:
    assert bundle(say.language).has_message(message.key), f"{message.key} is missing in {say.language}"
    for value in message.args.values():
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Text):
                _check_said(inner, say)
    sentence = say.say(message)
    assert sentence.strip()
    assert "{" not in sentence, sentence


@pytest.mark.parametrize("slug", SLUGS)
@every_language
def test_variants_and_typed_commands_have_words(slug: str, language: str) -> None:
    rules = game(slug)
    say = Localiser(language)
    for variant in (variant for variant in rules.variants if not variant.campaign):
        for value in (None, *variant.values):
            _check_said(variant_text(slug, variant.id, value), say)
    keys = [f"{fluent(slug)}-command-{command.name}" for command in rules.commands]
    keys += [f"{fluent(slug)}-param-{param.name}" for command in rules.commands for param in command.params]
    for key in keys:
        _check_said(text(key), say)


@every_game
def test_typed_commands_answer_questions_that_are_asked(slug: str) -> None:
    """Every parameter's key occurs in play, and its group among the options of that key, or of any if it has none.

    Games with the defaults are looked at first, then with options.
    """
    rules = game(slug)
    wanted = {(param.key, param.group) for command in rules.commands for param in command.params}
    met: set[tuple[str, str | None]] = {("", None)}  # whatever is asked
    usual = [Setup(slug, seats) for seats in rules.seats]
    for attempt in range(12):
        for setup in [*usual, *(setups_of(slug) if attempt > 2 else ())]:
            for _, session, _ in setup.walk(f"typed {attempt}"):
                for decision in session.decisions:
                    met.add((decision.key, None))
                    met.update((key, option.group) for key in (decision.key, "") for option in decision.every())
            if wanted <= met:
                return
    pytest.fail(f"never offered: {sorted(wanted - met, key=str)}")


def test_a_missing_message_would_be_noticed() -> None:
    with pytest.raises(AssertionError, match="is missing"):
        _check_said(text("kernel-comma", inner=text("no-such-message")), Localiser("en"))


def test_events_for_some_only_name_seats_at_the_table() -> None:
    for setup in [Setup("teaching", 2), Setup("teaching", 4)]:
        private: list[Event] = []
        session = setup.begin("events")
        players = setup.players(own="events")
        while not session.over:
            private += [event for event in session.apply(players.reply(session)) if event.to is not None]
        assert all(set(event.to or ()) <= set(range(setup.seats)) for event in private)
