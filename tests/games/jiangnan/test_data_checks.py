"""Contents that cannot be used are refused in a sentence that names file, entry and field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.jiangnan.checks import load
from engine.kernel import ContentError

TEXT = load().text
Raw = dict[str, Any]


def put(path: str, value: object) -> Callable[[Raw], None]:
    """Give the field at "file.entry.field" another value; None takes it away."""

    def change(raw: Raw) -> None:
        *way, last = path.split(".")
        for name in way:
            raw = raw[name]
        if value is None:
            del raw[last]
        else:
            raw[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("bots.hard", None), "bots.toml → hard: this entry is missing"),
        (put("goals.A.counts", "shoes"), "goals.toml, A → counts"),
        (put("goals.A.fist", 1), "goals.toml, A: Object contains unknown field `fist`"),
        (put("characters.20", None), "characters.toml → 20: this entry is missing"),
        (put("characters.3.talent", None), "characters.toml, 3 → talent: the Four Great Talents need one"),
        (put("characters.7.assistant.gains", ["coin"]), "characters.toml, 7 → assistant: `gains` goes with the power"),
        (put("characters.1.assistant.gains", ["shop"]), 'characters.toml, 1 → assistant: "shop" is a power of its own'),
        (put("starting.start_fair_1", None), "starting.toml: needs 12 of Age 0"),
        (put("early.age1_fair_1.icons", ["shop"]), 'early.toml, age1_fair_1 → icons: "shop" does not occur'),
        (put("advanced.adv1_fair.icons", []), "advanced.toml, adv1_fair → icons: at least one"),
        (put("late.age3_travel_fair.districts", ["fair"]), "late.toml, age3_travel_fair → districts"),
        (put("late.age3_travel_fair.districts", ["fair", "fair"]), "late.toml, age3_travel_fair → districts"),
        (put("early.age1_fair_1.icons", ["spirit", "spirit"]), "another tile has the same districts and icons"),
        (put("dramas.15", None), "dramas.toml → 15: this entry is missing"),
        (put("dramas.3.age", 2), "dramas.toml: 7 works are of Age 1, not 6"),
        (put("dramas.3.vp", 0), "dramas.toml, 3: dramas pay VP"),
        (put("novels.3.income", 0), "novels.toml, 3 → income"),
        (put("paintings.3.coins", 0), "paintings.toml, 3: dramas pay VP, novels coins, paintings both"),
        (put("cities.c2", None), "cities.toml: there are 10, not 9"),
        (put("cities.c1.cost", "dear"), "cities.toml, c1 → cost"),
        (put("travel.4.icons", ["coin"]), 'travel.toml, 4 → icons: no "coin" on Travel tiles'),
        (put("fair.passing", ["coin"]), "fair.toml → passing: needs 6 bonuses, not 1"),
        (put("fair.passing", ["shop"] * 6), "fair.toml → passing: coins, ideas, spirit and VP only"),
        (put("fair.move", []), "fair.toml → move"),
        (put("fair.start", 6), "fair.toml → start, pointer"),
        (put("fair.pointer", {"a": [0], "b": [0, 1]}), "fair.toml → pointer: the sides a, b and c"),
        (put("fair.random_pointer", []), "fair.toml → random_pointer"),
        (put("fair.shops.B6", None), "fair.toml, shops → B6: this entry is missing"),
        (put("rounds.1.refill", 3), "rounds.toml → refill"),
        (put("rounds.4.swap", True), "rounds.toml → swap"),
        (
            put("board.boards", {"1": ["fair", "fair"], "2": ["travel", "tavern"], "3": ["society", "parlour"]}),
            "teahouse",
        ),
        (put("board.displays_at_start", 1), "board.toml → displays_at_start"),
        (put("board.sets", {"a": 4}), "board.toml → sets → b: this entry is missing"),
        (put("board.offered.a", {"2": 6, "3": 8, "4": 12}), "board.toml → offered.a: 3 players draft 9"),
        (put("board.offered.a", {"2": 6, "3": 9, "4": 13}), "board.toml → offered.a: there are not so many tiles"),
        (
            put("charms.A.source", {"needs": "printed"}),
            "charms.toml, A → source: does not say where 'amount' comes from",
        ),
        (put("charms.A.source.colour", "house"), "charms.toml, A → source: speaks of 'colour'"),
        (put("fair.shops.A4.source", {"power": "printed"}), "fair.toml, shops.A4 → source: does not say where 'cost'"),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[Raw], None], said: str) -> None:
    raw = msgspec.json.decode(TEXT)
    change(raw)
    with pytest.raises(ContentError) as caught:
        load(msgspec.json.encode(raw, order="sorted"))
    assert said in str(caught.value)


def test_the_content_is_sound_and_says_where_every_value_comes_from() -> None:
    content = load(TEXT)
    assert content.digest == load().digest
    assert (len(content.cards.tiles()), len(content.cards.works())) == (90, 45)
