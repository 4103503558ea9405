"""Campaigns of every game: each can be played to its end, and its state outlives its games as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Campaign, Rules, Session, Text, campaign_text, refusal
from engine.simulate import Players
from engine.words import LANGUAGES, Localiser, bundle
from tests.suite.setups import GAMES, SEED, game

JOURNEYS = 2
MOST_GAMES = 50
CAMPAIGNS = [(slug, name) for slug in GAMES for name in game(slug).campaigns]

every_campaign = pytest.mark.parametrize(("slug", "name"), CAMPAIGNS)


def played(rules: Rules[Any, Any], campaign: Campaign[Any, Any], options: dict[str, str], own: str) -> Any:
    """The last table of a game of the campaign."""
    session, _ = Session.begin(rules, campaign.seats, options, f"{SEED} {own}")
    policy = rules.policies.get("sensible", rules.policies["random"])
    players = Players([policy] * campaign.seats, f"{SEED} {own}")
    while not session.over:
        session.apply(players.reply(session))
    return session.table


def check_said(line: Text, language: str) -> None:
    assert bundle(language).has_message(line.key), f"{line.key} is missing in {language}"
    sentence = Localiser(language).say(line)
    assert sentence.strip()
    assert "{" not in sentence, sentence


@every_campaign
def test_a_campaign_comes_to_its_end(slug: str, name: str) -> None:
    """Whatever happens in its games, the next one can be set up, and the sheet can be read."""
    rules = game(slug)
    campaign = rules.campaigns[name]
    for journey in range(JOURNEYS):
        state, games = campaign.start(), 0
        while (options := campaign.options(state)) is not None:
            assert refusal(rules, campaign.seats, options) is None
            table = played(rules, campaign, options, f"{slug} {name} {journey} {games}")
            written = msgspec.json.encode(table), msgspec.json.encode(state)
            after = campaign.after(state, table)
            assert (msgspec.json.encode(table), msgspec.json.encode(state)) == written, "it changed what it read"
            assert campaign.after(state, table) == after != state
            state = msgspec.json.decode(msgspec.json.encode(after), type=campaign.state)
            assert state == after
            games += 1
            assert games <= MOST_GAMES
        assert games > 1


@every_campaign
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_has_words(slug: str, name: str, language: str) -> None:
    rules = game(slug)
    campaign = rules.campaigns[name]
    check_said(campaign_text(slug, name), language)
    state = campaign.start()
    for _ in range(2):
        for line in campaign.sheet(state):
            check_said(line, language)
        options = campaign.options(state)
        assert options is not None
        state = campaign.after(state, played(rules, campaign, options, f"words {slug} {name}"))


def test_some_campaign_is_played() -> None:
    assert ("teaching", "journey") in CAMPAIGNS
