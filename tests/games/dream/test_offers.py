"""What a decision looks like: ids, spots, notes, groups, undo, explanations, views."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.dream.audit import audit
from engine.games.dream.table import Guest, Site, Table
from engine.kernel import Option, Refused, Reply, Rng
from engine.words import Localiser
from tests.games.dream.position import RULES, Game, player, position

SAY = Localiser("en", ("Ann", "Bob"))


def note(option: Option | None) -> str:
    assert option is not None
    assert option.note is not None
    return SAY.say(option.note)


def everything() -> Game:
    return position(
        player(coins=30, kitchen=[4, 2], built=["mercery", "mercery", "jewelry"], unbuilt=["tavern", "eight_trigrams"]),
        queue=["porter", ("noble_lady", 2), "ci_poet"],
        display=["bookshop", "teahouse", "bookshop", "yinzi"],
    )


def test_every_option_has_its_spot_and_group() -> None:
    spots = {option.id: (option.at, option.group) for option in everything().decision.every()}
    assert spots == {
        "entertain:0": ("queue:0", "customer"),
        "entertain:1": ("queue:1", "customer"),
        "entertain:2": ("queue:2", "customer"),
        "entertain:3": ("queue:3", "customer"),
        "buy:menu:1": ("menu:1", "buy"),
        "buy:menu:2": ("menu:2", "buy"),
        "buy:menu:3": ("menu:3", "buy"),
        "buy:menu:4": ("menu:4", "buy"),
        "buy:shop:bookshop": ("display:0", "buy"),
        "buy:shop:teahouse": ("display:1", "buy"),
        "buy:shop:yinzi": ("display:3", "buy"),
        "build:tavern": ("site:0:3", "build"),
        "build:eight_trigrams": ("site:0:4", "build"),
        "remove:2": ("kitchen:0:2", "remove"),
        "remove:4": ("kitchen:0:4", "remove"),
    }


def test_notes_say_what_a_customer_costs_and_brings() -> None:
    game = everything()
    assert note(game.decision.find("entertain:1")) == (
        "Costs 1 coin; carries 2 coins; orders 2 menus; visits your Mercery ×2 (+10), Jewelry Shop (+2)."
    )
    assert note(game.decision.find("entertain:0")) == "Free; orders 4 menus; visits none of your shops."
    game.play("build:eight_trigrams")
    assert "Eight Trigrams (a die)" in note(game.decision.find("entertain:2"))


def test_notes_follow_the_event_in_force() -> None:
    honest = position(player(built=["eight_trigrams"], coins=1), queue=["ci_poet"], notices=["honest"])
    assert "Eight Trigrams (a die − 1)" in note(honest.decision.find("entertain:0"))
    season = position(player(built=["cuju"]), queue=["soldier"], notices=["in_season"])
    assert note(season.decision.find("entertain:0")) == (
        "Free; orders 7 menus; visits your Cuju Playground (2 more menus)."
    )
    tavern = position(player(built=["tavern", "tavern"]), queue=["porter"], notices=["frugality"])
    assert note(tavern.decision.find("entertain:0")) == "Free; orders 3 menus; visits your Tavern ×2 (+8)."
    off = position(player(built=["cuju", "chinaware"]), queue=["military_governor"], notices=["off_season"])
    assert "orders 2 menus" in note(off.decision.find("entertain:0"))
    off.play("entertain:0")
    assert note(off.decision.find("shop:cuju")) == "Brings income: Cuju Playground (2 more menus)."
    assert off.decision.options[1].at == "site:0:1"


def test_the_only_thing_that_can_be_done_is_the_usual_one() -> None:
    game = position(player(coins=0), supply=[5, 5, 5, 0], display=[], shop_deck=[])
    assert game.offers == ["entertain:0"]
    assert game.decision.usual == "entertain:0"
    assert everything().decision.usual is None
    assert position(player(coins=0)).decision.usual is None, "a menu of Rank 4 is free"


def test_why_names_everything_that_is_missing() -> None:
    game = position(player(coins=2, built=["mercery"], unbuilt=["tavern"], kitchen=[4]), queue=["porter"])
    said = [f"{SAY.say(why.label)}: {SAY.say(why.reason)} {why.rule}" for why in game.decision.why()]
    assert said == [
        "Buy Sunset-Cloud Hotpot (Rank 1): It costs 9 coins, and you have only 2. DS-BUY-15",
        "Buy Crab-Stuffed Orange (Rank 2): It costs 6 coins, and you have only 2. DS-BUY-15",
        "Buy Three Crunchy Delicacies in Spring Mountains (Rank 3): It costs 3 coins, and you have only 2. DS-BUY-15",
        "Buy a shop card: It costs 3 coins, and you have only 2. DS-BUY-15",
        "Build the Tavern: It costs 7 coins, and you have only 2. DS-BUY-15",
        "Remove a menu: It costs 3 coins, and you have only 2. DS-PREP-02",
        "Entertain the Soldier: It costs 3 coins, and you have only 2. DS-CUST-05",
    ]


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_the_whole_income_is_told_in_one_sentence(language: str) -> None:
    game = position(
        player(room=[1, 4], built=["mercery", "eight_trigrams", "tavern"]), queue=[("ci_poet", 2)], dice=[5, 3]
    ).play("entertain:0")
    (told,) = game.events("dream-did-income")
    assert (
        Localiser(language, ("Ann", "Bob")).say(told)
        == {
            "en": "Ann gets 20 coins: 8 from menus (Sunset-Cloud Hotpot, Flat Peach Rice; rolled 5), "
            "4 from Mercery, 3 from Eight Trigrams (rolled 3), 3 from Tavern, 2 carried by the customer.",
            "zh-TW": "Ann 收入 20 枚：菜餚 8（撥霞供、蟠桃飯；擲骰 5）、綢緞莊 4、"
            "卦肆 3（擲骰 3）、酒肆 3、顧客身上的錢 2。",
        }[language]
    )


def test_what_can_be_taken_back() -> None:
    game = position(player(coins=30, kitchen=[4], unbuilt=["mercery"]), player())
    assert not game.session.can_undo(0)
    game.play("build:mercery", "buy:menu:2", "remove:4")
    assert game.session.can_undo(0)
    earlier = game.session.undo(0).undo(0).undo(0)
    assert earlier.table == position(player(coins=30, kitchen=[4], unbuilt=["mercery"]), player()).table
    game.play("entertain:0")
    assert not game.session.can_undo(0), "menus and a customer have been turned up"
    game = position(player(room=[]), player()).play("entertain:0")
    assert not game.session.can_undo(0), "a customer has been turned up"
    eight = ["mercery", "mercery", "mercery", "tavern", "tavern", "tavern", "yinzi", "yinzi"]
    game = position(player(coins=49, built=eight), queue=["farmer"]).play("entertain:0")
    assert game.over
    assert not game.session.can_undo(0), "menus have been turned over"


def test_a_view_counts_what_it_does_not_show() -> None:
    game = position(player(room=[1, 2, 4], kitchen=[3, 3]), queue=["porter"], discard=["painter", "boatman"])
    t, view = game.table, game.view(1)
    assert (view.players[0].room_size, view.players[0].kitchen) == (3, (0, 0, 2, 0))
    assert (view.shop_deck, view.customer_deck) == (len(t.shop_deck), len(t.customers))
    assert view.discard == ("boatman", "painter")


def test_what_nobody_can_know_is_dealt_anew() -> None:
    orders: set[tuple[str | int, ...]] = set()
    for number in range(10):
        t = position(player(room=[1, 2, 3, 4, 4]), player(room=[1, 2, 3, 4, 4])).table
        RULES.determinize(t, 0, Rng(f"anew-{number}"))
        assert list(audit(RULES.box, t)) == []
        orders |= {(name, *pile[:5]) for name, pile in (("shops", t.shop_deck), ("customers", t.customers))}
        orders |= {(seat, *each.room) for seat, each in enumerate(t.players)}
    for name in ("shops", "customers", 0, 1):
        assert len([order for order in orders if order[0] == name]) > 5


def test_a_doubled_or_foreign_reply_changes_nothing() -> None:
    game = everything()
    reply = Reply(0, "customer", game.decision.ticket, ("buy:menu:2",))
    game.session.apply(reply)
    before = msgspec.json.encode(game.table)
    for wrong in (
        reply,
        Reply(1, "customer", 0, ("entertain:0",)),
        Reply(0, "customer", game.decision.ticket, ("buy:menu:3",)),
        Reply(0, "off_season_shop", game.decision.ticket, ("shop:mercery",)),
    ):
        with pytest.raises(Refused):
            game.session.apply(wrong)
    assert msgspec.json.encode(game.table) == before


def test_commands_name_decisions_that_exist() -> None:
    keys = {param.key for command in RULES.commands for param in command.params}
    assert keys == {"customer", "off_season_shop"}
    groups = {param.group for command in RULES.commands for param in command.params if param.key == "customer"}
    assert groups == {option.group for option in everything().decision.every()}


def broken(**changes: object) -> list[str]:
    t: Table = msgspec.structs.replace(position(player(coins=5)).table, **changes)
    return list(audit(RULES.box, t))


def test_the_audit_finds_what_is_wrong() -> None:
    game = position(player(coins=5, built=["mercery"]))
    assert broken() == []
    assert "-1 coins lie on porter" in broken(queue=[Guest("porter", -1)] * 5)
    assert "5 customers in a queue of 4" in broken(queue=[Guest("porter", -1)] * 5)
    assert "1 shop cards are shown, with 32 in the deck" in broken(display=["mercery"])
    assert "2 shop cards 'bookshop', not 3" in broken(display=["mercery"])
    assert "1 menu cards 1, not 12" in broken(supply=[1, 2, 3, 4])
    assert "an event lies in the discard pile of the customers" in broken(discard=["lanterns"])
    assert "a customer hangs on the notice board" in broken(notices=["porter"])
    assert "0 customer or event cards 'clad', not 1" in broken(customers=[])
    assert broken(winner=1)
    assert broken(active=7)
    game.me.coins = -1
    game.me.sites.extend([Site("tavern")] * 8)
    said = " ".join(audit(RULES.box, game.table))
    assert "seat 0 has -1 coins" in said
    assert "9 sites of 8" in said
