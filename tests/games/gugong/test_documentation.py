"""The page of the game shows the cards as the content files have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.gugong import names
from engine.games.gugong.box import Box
from engine.games.gugong.content import DECREES, SETS, TOKENS
from engine.games.gugong.reading import load
from engine.games.gugong.tokens import effect
from engine.kernel import Text, text
from engine.words import Localiser

CARDS = load().cards
SAID = (Path(__file__).parents[3] / "docs" / "games" / "gugong.md").read_text(encoding="utf-8")
ENGLISH, CHINESE = Localiser("en"), Localiser("zh-TW")


def name(of: Text) -> str:
    return f"{ENGLISH.say(of)} {CHINESE.say(of)}"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


@pytest.mark.parametrize("group", ["board", *SETS, "draw"])
def test_gift_cards(group: str) -> None:
    cards = sorted((gift for gift in CARDS.gifts.values() if gift.group == group), key=lambda gift: gift.value)
    assert f"| {', '.join(ENGLISH.say(names.gift(gift)) for gift in cards)} |" in SAID


@pytest.mark.parametrize("kind", TOKENS)
def test_travel_tokens(kind: str) -> None:
    does = ENGLISH.say(effect(Box(CARDS), kind))
    assert row(name(names.token(kind)), does, CARDS.tokens[kind].copies) in SAID


@pytest.mark.parametrize("kind", DECREES)
def test_decrees(kind: str) -> None:
    decree = CARDS.decrees[kind]
    does = ENGLISH.say(text(names.decree_effect(kind).key, amount=decree.amount, each=decree.each))
    assert row(name(names.decree(kind)), decree.level, decree.cost, decree.points or "–", does) in SAID


def test_dice_and_board() -> None:
    few, many = CARDS.sides["few"], CARDS.sides["many"]
    for left, right in ((few.jade_houses, many.jade_houses), (few.palace, many.palace)):
        assert f"| {', '.join(map(str, left))} | {', '.join(map(str, right))} |" in SAID
    assert row("Cities", len(few.cities), len(many.cities)) in SAID
    shown = "; ".join(", ".join(map(str, die.faces)) for die in CARDS.dice.values())
    assert f"The three dice show {shown}." in SAID
    for one, other in (*few.roads, *many.roads):
        assert f"{ENGLISH.say(names.city(one))}–{ENGLISH.say(names.city(other))}" in SAID
