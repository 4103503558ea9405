"""What is in the box, and where it is. (GG-COMP)"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.reading import load
from engine.games.gugong.setup import set_up
from engine.games.gugong.table import Table
from engine.games.gugong.view import PlayerView
from engine.kernel import ContentError, Illegal, Rng, Session
from tests.games.gugong.position import CARDS, RULES, acting, changed, edict, player, position, ship

DEFAULTS = {variant.id: variant.default for variant in RULES.variants}


def new(seats: int, seed: str = "a") -> Table:
    return set_up(RULES.box, seats, DEFAULTS, Rng(seed))


def without(file: str, entry: str, field: str | None = None) -> bytes:
    """The content without an entry, or without a field of it."""
    raw = msgspec.json.decode(RULES.content_text)
    if field:
        del raw[file][entry][field], raw[file][entry]["source"][field]
    else:
        del raw[file][entry]
    return msgspec.json.encode(raw, order="sorted")


@pytest.mark.rule("GG-COMP-01")
def test_two_to_five_players() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(Illegal):
            Session.begin(RULES, seats, {}, "a")
    for seats in (2, 3, 4, 5):
        session, _ = Session.begin(RULES, seats, {}, "a")
        assert len(session.view(None).players) == seats


@pytest.mark.rule("GG-COMP-02", "GG-SETUP-01")
def test_the_board_has_a_side_for_two_and_three_and_one_for_four_and_five_players() -> None:
    assert set(CARDS.sides) == {"few", "many"}
    cities = {seats: position(seats=seats).play("give:seat_1_4:travel").offered("place:") for seats in (2, 3, 4, 5)}
    few = [*CARDS.sides["few"].cities, "two"]
    many = [*CARDS.sides["many"].cities, "two"]
    assert cities == {2: few, 3: few, 4: many, 5: many}
    assert [len(new(seats).houses) for seats in (2, 3, 4, 5)] == [4, 4, 6, 6]


@pytest.mark.rule("GG-COMP-03")
def test_three_destiny_dice() -> None:
    assert all(len(new(seats).dice) == 3 for seats in (2, 3, 4, 5))
    assert len(position(player(hand=[]), player(hand=[]), phase="morning").table.dice) == 3
    with pytest.raises(ContentError):
        load(without("dice", "third"))


@pytest.mark.rule("GG-COMP-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_32_travel_tokens(seats: int) -> None:
    t = new(seats)
    assert len([*t.map, *t.piles[0], *t.piles[1], *t.used]) == 32


@pytest.mark.rule("GG-COMP-05")
def test_jade_goes_on_beyond_the_twenty_pieces() -> None:
    game = acting("jade", player(jade=15), player(jade=5), houses=[False] * 4)
    game.play("place:square")
    assert game.me.jade + game.players[1].jade == 21
    tokens = ["servant"] * 4 + ["palace"] * 2
    game = position(player(tokens=tokens, jade=20)).play("trade:6")
    assert game.me.jade == 21


@pytest.mark.rule("GG-COMP-06")
def test_15_decrees_on_three_levels() -> None:
    t = new(2)
    kinds = [*(each.kind for each in t.edicts), *t.unused]
    assert len(set(kinds)) == len(kinds) == 15
    assert {CARDS.decrees[kind].level for kind in kinds} == {1, 2, 3}


@pytest.mark.rule("GG-COMP-07")
def test_38_gifts_in_three_groups() -> None:
    t = new(5)
    hands = [each.hand for each in t.players]
    assert len(t.gifts) == 7
    assert [len(hand) for hand in hands] == [4, 4, 4, 4, 4]
    assert len(t.deck) == 11
    assert len({*t.gifts, *t.deck, *(gift for hand in hands for gift in hand)}) == 38
    for gift in ("board_1", "seat_3_2"):
        with pytest.raises(ContentError):
            load(without("gifts", gift))


@pytest.mark.rule("GG-COMP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_12_servants_of_each_of_5_colours(seats: int) -> None:
    assert [each.pool + each.supply for each in new(seats).players] == [12] * seats
    assert max(RULES.seats) * 12 == 60


@pytest.mark.rule("GG-COMP-09", "GG-CANAL-07")
def test_three_ships_for_each_player() -> None:
    assert [each.ships_left for each in RULES.view(new(5), None).players] == [3] * 5
    two = [ship(0, "r0h1"), ship(0, "r0h2"), ship(1, "r0h3")]
    assert "servant:new0" in acting("canal", player(), ships=two).offered("place:")
    three = acting("canal", player(), ships=[*two, ship(0, "r0h4")])
    assert "servant:new0" not in three.offered("place:")
    assert three.why("gugong-launch-any") == ["GG-CANAL-07"]


@pytest.mark.rule("GG-COMP-10")
def test_each_player_has_one_foreman() -> None:
    game = acting("canal", player(pool=2, foreman="pool"), ships=[ship(0, "r0h2", 3)])
    game.play("place:foreman:new0", "done")
    assert game.me.foreman == "away", "he stands on the ship, and nobody like him is left in the pool"
    full = [ship(0, "r0h4", 2)]
    won = acting("canal", player(pool=2, foreman="supply"), ships=full).play("place:servant:r0h4")
    assert not won.offered("claim:"), "the one Foreman is out already"


@pytest.mark.rule("GG-COMP-11")
def test_one_envoy_traveller_intrigue_marker_vp_disc_and_board_for_each_player() -> None:
    """Each moves alone, and only its owner's."""
    for location, variant, moved in (
        ("palace", "one", {"palace"}),
        ("travel", "xian", {"city", "tokens", "points", "score"}),
        ("intrigue", "one", {"intrigue", "rank"}),
    ):
        game = acting(
            location, player(), player(), player(), tokens={"xian": "points", "jinan": "wall"}, ladder=[2, 0, 1]
        )
        before = game.view(None).players
        assert [each.seat for each in before] == [0, 1, 2], "a board for each player"
        game.play(f"place:{variant}")
        after = game.view(None).players
        changes = {
            (seat, field)
            for seat in range(3)
            for field in PlayerView.__struct_fields__
            if getattr(before[seat], field) != getattr(after[seat], field)
        }
        assert {field for seat, field in changes if seat == 0} == moved
        assert {field for seat, field in changes if seat != 0} <= {"rank"}


@pytest.mark.rule("GG-COMP-12")
def test_medal_start_player_token_and_day_tracker_are_three_pieces() -> None:
    game = acting("intrigue", player(), start=1, day=2, turn=9).play("place:one")
    t = game.table
    assert (t.medal, t.start, t.day) == (0, 1, 2), "the Medal changes hands, and nothing else does"
    game = position(player(hand=[]), player(hand=[]), phase="morning", start=1, medal=0, day=2)
    t = game.table
    assert (t.medal, t.start, t.day) == (None, 0, 3)
    game = position(player(hand=[]), player(hand=[]), phase="morning", start=1, day=2)
    t = game.table
    assert (t.medal, t.start, t.day) == (None, 1, 3), "the tracker moves even if nobody took the Medal"


@pytest.mark.rule("GG-COMP-13")
def test_every_gift_has_a_value() -> None:
    assert {card.value for card in CARDS.gifts.values()} == set(range(1, 10))
    with pytest.raises(ContentError):
        load(without("gifts", "board_7", "value"))


@pytest.mark.rule("GG-COMP-14", "GG-ACT-05")
def test_a_gift_may_carry_a_card_action_or_none() -> None:
    with_action, with_none = acting("wall", card="seat_1_2"), acting("wall", card="seat_1_4")
    assert with_action.offered("card:")
    assert with_none.offered("card:") == []
    assert {card.acts for card in CARDS.gifts.values()} == {True, False}


@pytest.mark.rule("GG-COMP-15", "GG-ACT-04")
def test_seven_locations_each_with_its_one_action() -> None:
    assert position().offered("give:seat_1_4:") == list(LOCATIONS)
    kinds = ["morning_points", "morning_canal", "cheap_jade", "more_wall", "final_jade", "final_tokens"]
    decrees = [edict(kind) for kind in kinds]
    assert {
        location: acting(location, player(pool=6), tokens={"xian": "wall"}, decrees=decrees).offered("place:")
        for location in LOCATIONS
    } == {
        "travel": ["xian"],
        "wall": ["servant", "two"],
        "jade": ["house:0", "house:3"],
        "intrigue": ["one", "three"],
        "palace": ["one", "two"],
        "decree": kinds,
        "canal": ["servant:new0", "two"],
    }


@pytest.mark.rule("GG-COMP-16")
def test_each_location_always_holds_one_open_gift() -> None:
    """The exchange, a swap of a hand card and one of a discarded card leave seven cards, for everybody to see."""
    game = position(player(), player(), gifts={"wall": "board_1", "jade": "board_3"})
    before = Counter(game.gifts.values())
    game.play("give:seat_1_1:wall", "card:swap", "seat_1_2:jade")
    open_cards = game.view(None).gifts
    assert len(open_cards) == len(LOCATIONS)
    assert Counter(open_cards) == before - Counter(["board_1", "board_3"]) + Counter(["seat_1_1", "seat_1_2"])
    game.play("done", "give:seat_2_4:jade")
    assert game.view(None).gifts.count("seat_2_4") == 1
    assert len(game.view(None).gifts) == len(LOCATIONS)


@pytest.mark.rule("GG-COMP-17")
def test_what_a_player_board_holds_and_shows() -> None:
    game = position(
        player(pool=4, pile=["board_7"], foreman="supply", tokens=["wall"], rewards=[2, 1, 0]),
        gifts={"canal": "seat_1_1"},
    )
    mine = game.view(0).players[0]
    assert (mine.pool, mine.foreman, mine.tokens) == (4, "supply", ("wall",))
    assert "board_7" in (mine.pile or ())
    assert [(each.kind, each.spaces, each.taken) for each in mine.rewards] == [
        ("points", 3, 2),
        ("card", 2, 1),
        ("foreman", 1, 1),
    ]
    exchanges = [blocked for blocked in game.decision.why() if blocked.label.key.startswith("gugong-trade-")]
    assert [blocked.label.key for blocked in exchanges] == ["gugong-trade-2", "gugong-trade-4", "gugong-trade-6"], (
        "the token exchanges can be looked up without the tokens for them"
    )


@pytest.mark.rule("GG-CANAL-06", "GG-HARB-09")
@pytest.mark.parametrize(
    ("file", "entry", "fields", "message"),
    [
        ("board", None, {"load": 4}, "board.toml → load: only 3 can be played"),
        ("board", None, {"harbors": 6}, "board.toml → harbors: only 5 can be played"),
        ("board", None, {"tokens_kept": 0}, "board.toml, tokens_kept: "),
        ("tokens", "jade", {"points": 1}, "tokens.toml, jade → points: this token brings none"),
        ("decrees", "final_jade", {"each": 2}, "decrees.toml, final_jade → each: only final_intrigue"),
    ],
)
def test_values_that_could_not_be_played_are_refused(
    file: str, entry: str | None, fields: dict[str, int], message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        changed(file, entry, RULES, **fields)
