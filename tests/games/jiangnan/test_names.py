"""The characters and works by their numbers. (JN-CHAR, JN-WORK)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.games.jiangnan
from engine.kernel import Text
from engine.words import Localiser
from tests.games.jiangnan.made import new
from tests.games.jiangnan.position import CARDS, RULES

CATALOGUE = (Path(engine.games.jiangnan.__file__).parent / "rules.md").read_text(encoding="utf-8")
ENGLISH, CHINESE = Localiser("en"), Localiser("zh-TW")


def listed(rule: str) -> dict[int, str]:
    """What a rule lists by number: "1 The Coming of Storms, 2 Drunken Chant Under the Peak, …"."""
    line = next(line for line in CATALOGUE.splitlines() if line.startswith(f"- **{rule}**"))
    found = re.findall(r"(?<= )(\d+) ([^,]+?)(?:,|\.$)", line.partition(": ")[2].rjust(len(line)))
    return {int(number): name for number, name in found}


def plain(name: str) -> str:
    """With the quotation marks and dashes that a typewriter has."""
    return name.replace("’", "'").replace("–", "-")


def said(named: Text) -> str:
    return plain(ENGLISH.say(named))


@pytest.mark.rule("JN-CHAR-01")
def test_characters_1_to_10() -> None:
    expected = listed("JN-CHAR-01")
    assert list(expected) == list(range(1, 11)) and expected[1] == "Tang Bohu"
    assert {number: said(RULES.box.character_name[number]) for number in expected} == expected


@pytest.mark.rule("JN-CHAR-02")
def test_characters_11_to_20() -> None:
    expected = listed("JN-CHAR-02")
    assert list(expected) == list(range(11, 21)) and expected[20] == "Jia Baoyu"
    assert {number: said(RULES.box.character_name[number]) for number in expected} == expected


@pytest.mark.rule("JN-WORK-01")
def test_fifteen_paintings() -> None:
    works("JN-WORK-01", "painting", "Drunken Chant Under the Peak")


@pytest.mark.rule("JN-WORK-02")
def test_fifteen_dramas() -> None:
    works("JN-WORK-02", "drama", "Dream of the Southern Bough")


@pytest.mark.rule("JN-WORK-03")
def test_fifteen_novels() -> None:
    works("JN-WORK-03", "novel", "Stories to Admonish the World")


def works(rule: str, kind: str, second: str) -> None:
    expected = listed(rule)
    assert list(expected) == list(range(1, 16)) and expected[2] == second
    assert {number: said(RULES.box.work_name[f"{kind}_{number}"]) for number in expected} == expected
    assert {work for work in RULES.box.works if RULES.box.kind[work] == kind} == {f"{kind}_{n}" for n in expected}
    chinese = {CHINESE.say(RULES.box.work_name[f"{kind}_{number}"]) for number in expected}
    assert len(chinese) == 15 and not any(name.isascii() for name in chinese)


@pytest.mark.rule("JN-WORK-04")
def test_ids_of_works_are_none_of_characters_or_cities() -> None:
    """Nothing in play is called by a letter and a number that could be either."""
    table = new()
    works = {*table.works, *table.works_stack, *table.works_later}
    assert works == {f"{kind}_{number}" for kind in ("painting", "drama", "novel") for number in range(1, 16)}
    assert works.isdisjoint(table.bonuses) and works.isdisjoint(table.ring)
    assert works.isdisjoint(map(str, CARDS.characters))
    box = RULES.box
    others = [*box.character_name.values(), *box.city_name.values(), *box.shop_name.values()]
    called = {ENGLISH.say(name) for name in box.work_name.values()}
    assert len(called) == 45 and called.isdisjoint(map(ENGLISH.say, others))
