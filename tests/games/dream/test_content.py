"""The cards, and what a broken content file says. (data: components and DS-DATA)"""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from engine.games.dream import content, rules
from engine.games.dream.content import FOLDER
from engine.kernel import Content, ContentError
from engine.words import Localiser
from tests.games.dream.position import CARDS, RULES, changed


def test_the_known_facts_hold() -> None:
    menus = {menu.rank: menu for menu in CARDS.menus.values()}
    assert [menus[rank].cost for rank in (1, 2, 3, 4)] == [9, 6, 3, 0]
    assert [(menus[rank].dice, menus[rank].income) for rank in (1, 2, 3, 4)] == [(1, 2), (0, 3), (0, 2), (0, 1)]
    assert menus[4].copies >= 4 * 6 + 8, "four players' first menus and one Big Harvest"
    assert CARDS.board.fees == (0, 2, 3, 4, 7, 8, 9, 10)
    assert all(shop.copies == 3 for shop in CARDS.shops.values())
    assert CARDS.customers["matchmaker"].menus == 3
    assert CARDS.customers["servant_girl"].visits == ("bookshop",)
    assert "guanpu" not in CARDS.customers["ci_poet"].visits


def test_customers_are_balanced() -> None:
    visits = [kind for customer in CARDS.customers.values() for kind in customer.visits]
    assert {kind: visits.count(kind) for kind in CARDS.shops} == dict.fromkeys(CARDS.shops, 4)
    orders = [customer.menus for customer in CARDS.customers.values()]
    assert {menus: orders.count(menus) for menus in set(orders)} == {2: 8, 3: 8, 4: 8}


def test_every_card_has_a_name_in_every_language() -> None:
    for language in ("en", "zh-TW"):
        say = Localiser(language)
        kinds = [f"{what}-{kind}" for what in ("customer", "event", "shop") for kind in getattr(CARDS, f"{what}s")]
        for name in (*kinds, *(f"menu-{rank}" for rank in (1, 2, 3, 4))):
            assert say(f"dream-{name.replace('_', '-')}")
    assert Localiser("zh-TW")("dream-menu-4") == "蟠桃飯"


def test_a_kept_content_gives_the_same_rules() -> None:
    kept = rules(RULES.content_text)
    assert kept.content_digest == RULES.content_digest
    assert kept.box.cards == CARDS
    assert changed("menus", "rank_1", cost=8).content_digest != RULES.content_digest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "content")
    return tmp_path / "content"


def complaint(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(content, "FOLDER", folder)
    with pytest.raises(ContentError) as error:
        content.load()
    return str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("menus", "cost = 9", 'cost = "nine"', ("menus.toml", "rank_1", "cost")),
        ("menus", "cost = 9", "cost = -1", ("menus.toml", "rank_1", "cost")),
        ("menus", "rank = 2", "rank = 3", ("menus.toml", "each rank from 1 to 4")),
        ("menus", "copies = 32", "copies = 20", ("menus.toml", "rank_4", "copies", "24")),
        (
            "menus",
            'cost = "reported", income = "printed", dice',
            'income = "printed", dice',
            ("rank_1", "source", "cost"),
        ),
        ("shops", 'special = "die"', 'special = "dice"', ("shops.toml", "eight_trigrams", "special")),
        ("shops", "guanpu = 2", "gambling = 2", ("shops.toml", "yinzi", "adds", "gambling")),
        ("shops", "[bookshop]", "[bookstore]", ("bookshop",)),
        ("customers", '"mercery", "eight_trigrams"', '"mercery", "mercery"', ("customers.toml", "ci_poet", "twice")),
        ("customers", '"mercery", "eight_trigrams"', '"silk", "eight_trigrams"', ("ci_poet", "visits", "silk")),
        ("customers", "copies = 3", "copies = 0", ("customers.toml", "fewer customers")),
        ("events", "[clad]", "[snow]", ("events.toml", "clad", "snow")),
        ("events", 'source = { ongoing = "printed"', 'source = { lasting = "printed"', ("frugality", "lasting")),
        ("events", 'ongoing = "printed"', 'ongoing = "guessed"', ("events.toml", "frugality", "source")),
        ("board", "queue = 4", "queue = 0", ("board.toml", "queue")),
        ("board", "display = 4", "display = 0", ("board.toml", "display")),
        ("board", "fees = [0, 2, 3, 4, 7, 8, 9, 10]", "fees = [0, 2]", ("board.toml", "fees")),
        ("board", "duty = 2 ", "tax = 2 ", ("board.toml",)),
        ("board", "queue = 4", "queue = four", ("board.toml",)),
    ],
)
def test_a_broken_file_is_named_with_entry_and_field(
    folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, said: tuple[str, ...]
) -> None:
    path = folder / f"{file}.toml"
    whole = path.read_text(encoding="utf-8")
    assert old in whole
    path.write_text(whole.replace(old, new) if file == "customers" else whole.replace(old, new, 1), encoding="utf-8")
    message = complaint(folder, monkeypatch)
    assert [part for part in said if part not in message] == [], message


def test_a_missing_file_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "shops.toml").unlink()
    assert "shops.toml" in complaint(folder, monkeypatch)


def test_an_owner_s_values_are_played() -> None:
    by = changed("shops", "mercery", cost=4)
    assert by.box.cards.shops["mercery"].cost == 4
    raw = msgspec.json.decode(by.content_text)
    raw["shops"]["mercery"]["cost"] = "4"
    with pytest.raises(ContentError, match=r"shops\.toml, mercery"):
        Content.from_text(msgspec.json.encode(raw), content.Cards)


def test_the_documentation_shows_the_same_cards() -> None:
    said = (Path(__file__).parents[3] / "docs" / "games" / "dream.md").read_text(encoding="utf-8")
    english, chinese = Localiser("en"), Localiser("zh-TW")

    def name(what: str, kind: object) -> str:
        key = f"dream-{what}-{str(kind).replace('_', '-')}"
        return f"{english(key)} {chinese(key)}"

    for kind, customer in CARDS.customers.items():
        visits = ", ".join(english(f"dream-shop-{shop.replace('_', '-')}") for shop in customer.visits)
        assert f"| {name('customer', kind)} | {customer.menus} | {visits} |" in said
    for kind, shop in CARDS.shops.items():
        assert f"| {name('shop', kind)} | {shop.cost} | {shop.income or ''}" in said
    for menu in CARDS.menus.values():
        source = menu.source
        assert f"| {menu.rank} | {name('menu', menu.rank)} | {menu.cost} ({source['cost']}) |" in said
        assert f"{menu.income} ({source['income']}) | {menu.copies} ({source['copies']}) |" in said
    for kind in CARDS.events:
        assert f"| {name('event', kind)} |" in said
    assert ", ".join(map(str, CARDS.board.fees)) in said
