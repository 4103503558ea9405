"""How a game begins. (sections 2 and 9)"""

from __future__ import annotations

from itertools import combinations

from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.kinds import TRENDS
from engine.games.jiangnan.table import BOT, NOBODY, Boat, Player, Table
from tests.games.jiangnan.referee import bot, legal, parlour, upkeep
from tests.games.jiangnan.referee.play import TYPES, Game, Play, choose, in_order


def begin(g: Game) -> Play[None]:
    """Portfolios, then talents, each in reverse order. (JN-PSET-11 to JN-PSET-13, JN-CH2-05, JN-CH4-05)"""
    t = g.t
    for seat in reversed(in_order(g)):
        work = yield from choose(g, seat, "work", t.works)
        t.works.remove(work)
        t.players[seat].works.append(work)
    if t.sides.talents == "none":
        return
    for seat in reversed(in_order(g)):
        picked = yield from choose(g, seat, "talent", [f"talent:{number}" for number in t.talents])
        me = t.players[seat]
        me.talent = int(picked.partition(":")[2])
        t.talents.remove(me.talent)
        if g.talent(seat, "rich_start"):  # JN-TAL-22, JN-TAL-23
            me.coins += 6
            me.ideas = {idea: number + 2 for idea, number in me.ideas.items()}
    if t.sides.talents == "four":
        t.unused_characters += t.talents
    else:
        t.muse_stack += t.talents
        t.rng.shuffle(t.muse_stack)
        parlour.refill(g)
    t.talents = []


CHAPTERS = {
    "1": ("123", "a", "a", "a", "none", 16, "a", "a", "basic", "sorted", "a", "a", "ABCDEF"),
    "2": ("123", "a", "a", "a", "four", 16, "a", "a", "basic", "mixed", "a", "b", "GHIJKL"),
    "3": ("231", "b", "a", "a", "four", 16, "a", "a", "advanced", "sorted", "b", "a", "ABCDEF"),
    "4": ("312", "a", "b", "a", "all", 16, "b", "b", "advanced", "mixed", "b", "b", "ABCDEF"),
    "5": ("123", "a", "a", "b", "all", 16, "a", "c", "advanced", "mixed", "a", "b", "GHIJKL"),
    "6": ("123", "b", "b", "b", "all", 20, "ab", "bc", "advanced", "mixed", "ab", "ab", "ABCDEFGHIJKL"),
}
"""Map, sides of Society, Travel and Parlour, talents, characters, sides of shops and of the pointer, tiles, Ages, sides
of the Upkeep Board and of the overlay, goals. Where there are two sides, chance decides. (section 9)"""
SETS = {"first": "ABCDEF", "second": "GHIJKL", "all": "ABCDEFGHIJKL"}


def sides(t: Table) -> tuple[str | int, ...]:
    """What the chapter of a table says, or its own options do."""
    o = t.options
    if o["chapter"] != "custom":
        return CHAPTERS[o["chapter"]]
    either = {"random": "ab"}
    shops, upkeep, overlay = (either.get(o[each], o[each]) for each in ("shops", "upkeep", "overlay"))
    pointer = "bc" if o["pointer"] == "random" else o["pointer"]
    boards = (o["map"], o["society"], o["travel"], o["parlour"], o["talents"], int(o["characters"]))
    return (*boards, shops, pointer, o["tiles"], o["ages"], upkeep, overlay, SETS[o["goals"]])


def begins_well(cards: Cards, t: Table) -> None:
    """Fails unless this is a table at the beginning: what is not left to chance as it must be, all else complete."""
    g = Game(t, cards)
    board, society, travel, parlour_side, talents, number, shops, pointer, tiles, ages, offer, overlay, goals = sides(t)
    s = t.sides
    assert (s.map, s.society, s.travel, s.parlour) == (board, society, travel, parlour_side)
    assert (s.talents, int(s.characters), s.tiles, s.ages) == (talents, number, tiles, ages)
    assert s.pointer in str(pointer)
    assert s.upkeep in str(offer)
    assert s.overlay in str(overlay)
    assert (t.round, t.pointer, t.next_order, t.resting, t.rest) == (1, 0, [], [], [])
    assert t.order == [0, BOT] if t.seats == 1 else sorted(t.order) == [*range(t.seats)]  # JN-PSET-06, JN-SOLO-08
    assert not any(t.scholars.values())
    for me in t.players:
        bare = Player(
            3, 4, {"novel": 1, "drama": 1, "painting": 1}, me.bag, me.track, 0, 3,
            [], [], [], [], [], [], [], [], [], {},
        )  # fmt: skip
        assert me == bare  # JN-PSET-03 to JN-PSET-09, JN-PSET-14
        assert len(me.track) == 4  # JN-PSET-10, JN-PSET-15
        assert sorted([*me.track, *me.bag]) == sorted(cards.starting)  # JN-PSET-01, JN-PSET-02
    the_bot(g)
    portfolios(g)
    assert sorted(tile.kind for track in t.tracks.values() for tile in track) == sorted(TYPES * 2)  # JN-SETUP-07
    assert all(len(track) == 3 and {tile.colour for tile in track} == {NOBODY} for track in t.tracks.values())
    assert sorted(face[1] for face in t.ring) == [*"123456"]  # JN-SETUP-09
    assert {face[0].lower() for face in t.ring} <= {*str(shops)}
    assert sorted([*t.bonuses.values(), *t.unused_travel]) == [*range(1, 13)]  # JN-SETUP-11, JN-SETUP-12
    assert len(t.bonuses) == 10
    people(g)
    river(t)
    assert len(t.goals) == 5  # JN-SETUP-21
    assert {*t.goals} <= {*str(goals)}
    assert sorted([*t.goals, *t.unused_goals]) == [*"ABCDEFGHIJKL"]
    assert sorted(t.charms) == ([*"ABCDEF"] if parlour_side == "b" else [])  # JN-CH5-03, JN-CH5-04
    action_tiles(g)


def portfolios(g: Game) -> None:
    """(JN-SETUP-04 to JN-SETUP-06, JN-COMP-09, JN-AMB-34)"""
    t = g.t
    bots = t.bot.published if t.bot else []
    assert len(t.works) == (6 - len(bots) if t.seats == 1 else 4 + t.seats)
    first = [*t.works, *t.works_stack, *bots]
    assert (len(first), len(t.works_later)) == (21, 24)
    assert {g.work(work).age for work in first} == {1}
    assert {g.work(work).age for work in t.works_later} == {2}


def the_bot(g: Game) -> None:
    """(JN-SOLO-01 to JN-SOLO-08, JN-SOLO-34, JN-SOLO-35)"""
    assert (g.t.bot is not None) == (g.t.seats == 1)
    if g.t.bot is not None:
        it = g.t.bot
        assert sorted(it.bag) == sorted(g.cards.starting)
        assert (len(it.published), it.coins, it.scholars, it.score) == (1, 0, 3, 0)
        assert (it.used, it.drafted, it.assistants, it.cities) == ([], [], [], [])
        assert it.degree == bot.level(g, "nightmare") + bot.level(g, "inferno")


def people(g: Game) -> None:
    """(JN-SETUP-13 to JN-SETUP-15, JN-CH2-02, JN-CH2-04, JN-CH4-02, JN-CH4-03, JN-AMB-35)"""
    t = g.t
    muses = [muse.character for muse in t.muses]
    in_play = [*range(1, int(t.sides.characters) + 1)]
    assert sorted([*muses, *t.muse_stack, *t.talents]) == in_play
    assert sorted(t.unused_characters) == [*range(len(in_play) + 1, 21)]
    assert not any(muse.servants for muse in t.muses)
    if t.sides.talents == "all":
        assert len(t.talents) == 4 + t.seats
        assert max(t.talents) <= 15
        assert not muses
    else:
        assert sorted(t.talents) == ([1, 2, 3, 4] if t.sides.talents == "four" else [])
        assert len(muses) == 4


def river(t: Table) -> None:
    """(JN-SETUP-23 to JN-SETUP-27, JN-DATA-17)"""
    assert [boat is None for boat in t.river] == [False] * 6 + [True]
    boats = [boat for boat in t.river if boat is not None]
    pairs = [frozenset(trend.shown for trend in boat.trends) for boat in boats]
    assert [len(pair) for pair in pairs] == [2] * 6
    assert len({*pairs}) == 6
    assert all(boat == Boat([], boat.trends) for boat in boats)
    tiles = [*t.unused_trends, *(trend for boat in boats for trend in boat.trends)]
    assert sorted(sorted((tile.shown, tile.hidden)) for tile in tiles) == sorted(
        sorted((one, other)) for one, other in combinations(TRENDS, 2)
    )


def action_tiles(g: Game) -> None:
    """(JN-SETUP-17 to JN-SETUP-19, JN-COMP-12, JN-COMP-13, JN-ADV-02, JN-ADV-06, JN-CH3-06)"""
    t = g.t
    assert len(t.offer) == upkeep.OFFERED[t.sides.upkeep][g.players]
    advanced = t.sides.tiles == "advanced"
    ages = {age: 12 + 6 * advanced if age <= 2 else 15 + 6 * advanced for age in (1, 2, 3, 4)}
    later = [tile for bag in t.bags.values() for tile in bag]
    every = [g.cards.tiles()[tile].age for tile in (*t.offer, *later, *t.tiles_gone)]
    assert {age: every.count(age) for age in ages} == ages
    assert len({*t.offer, *later, *t.tiles_gone}) == len(every)
    first = {1, 2} if t.sides.ages == "mixed" else {1}
    assert {g.cards.tiles()[tile].age for tile in t.offer} <= first
    if t.sides.ages == "sorted":
        assert all(g.cards.tiles()[tile].age == 1 for tile in t.tiles_gone)  # JN-SETUP-18
    else:
        assert not t.tiles_gone
    assert all(len(legal.districts(g, tile)) == (1 if g.cards.tiles()[tile].age <= 2 else 2) for tile in later)
