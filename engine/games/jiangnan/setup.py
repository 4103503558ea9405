"""The beginning of a game. (section 2 of the rules)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.games.jiangnan import asking, bot, chapters, events, parlour, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Modules
from engine.games.jiangnan.kinds import CHARMS, DISPLAY_TRACKS, FOUR_TALENTS, GOALS, GOALS_IN_PLAY, IDEAS
from engine.games.jiangnan.table import Boat, Display, Player, Table
from engine.games.jiangnan.trends import deal_trends
from engine.kernel import Option, Rng, Seat, Steps, Who, text

SHOWN_BESIDES = 4
"""Portfolios and talents that are shown beyond one for each player. (JN-SETUP-05, JN-CH4-03)"""
HALF = 6
"""Goals of the first and of the second set. (JN-SETUP-21, JN-CH2-08)"""


def set_up(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
    """A new table before the draft of portfolios."""
    modules = chapters.modules(box.cards, options)
    sides = chapters.draw(box.cards, modules, rng)
    early, later = ([name for name, tile in box.works.items() if tile.age == age] for age in (1, 2))
    rng.shuffle(early)
    kinds = [kind for kind in IDEAS for _ in range(box.board.displays_at_start)]
    rng.shuffle(kinds)
    ring = [f"{chapters.side(modules.shops, rng).upper()}{number}" for number in range(1, 7)]
    rng.shuffle(ring)
    cities, tiles = list(box.cards.cities), list(box.cards.travel)
    rng.shuffle(tiles)
    goals = list[str]({"first": GOALS[:HALF], "second": GOALS[HALF:], "all": GOALS}[sides.goals])
    rng.shuffle(goals)
    dealt, left = deal_trends(rng)
    charms = list[str](CHARMS) if sides.parlour == "b" else []
    rng.shuffle(charms)
    order = list(range(seats))
    rng.shuffle(order)
    track = box.board.display_track
    t = Table(
        seats=seats,
        rng=rng,
        options=dict(options),
        sides=sides,
        players=[_player(box, rng) for _ in range(seats)],
        order=order,
        next_order=[],
        resting=[],
        scholars={district: [] for district in box.places.slots[sides.map]},
        rest=[],
        river=[*(Boat([], pair) for pair in dealt), None],
        goals=goals[:GOALS_IN_PLAY],
        unused_goals=[*goals[GOALS_IN_PLAY:], *(goal for goal in GOALS if goal not in goals)],
        trends=[],
        dropped_trends=[],
        unused_trends=left,
        works=[],
        works_stack=early,
        works_later=later,
        works_gone=[],
        tracks={
            name: [Display(kind) for kind in kinds[place * track : (place + 1) * track]]
            for place, name in enumerate(DISPLAY_TRACKS)
        },
        muses=[],
        muse_stack=[],
        talents=[],
        unused_characters=[],
        bonuses=dict(zip(cities, tiles, strict=False)),
        unused_travel=tiles[len(cities) :],
        ring=ring,
        charms=charms,
        gone_charms=[],
        offer=[],
        bags=_bags(box, modules),
        tiles_gone=[],
    )
    _characters(box, t)
    events.offer(box, t, 1)
    for _ in range(SHOWN_BESIDES + box.players(t)):
        t.works.append(t.works_stack.pop())
    if seats == 1:
        bot.set_up(box, t)
    return t


def _player(box: Box, rng: Rng) -> Player:
    """(JN-PSET-02 to JN-PSET-10)"""
    board = box.board
    bag = list(box.cards.starting)
    rng.shuffle(bag)
    track = [bag.pop() for _ in range(board.track)]
    return Player(
        coins=board.coins,
        spirit=board.spirit,
        ideas=dict.fromkeys(IDEAS, board.ideas),
        bag=bag,
        track=track,
        place=box.cards.fair.start,
        scholars=board.scholars,
        used=[],
        drafted=[],
        discarded=[],
        works=[],
        published=[],
        spent=[],
        assistants=[],
        cities=[],
        activated=[],
        points={},
    )


def _bags(box: Box, modules: Modules) -> dict[int, list[str]]:
    """Action tiles by the Age from which their bag serves. (JN-SETUP-17, JN-ADV-06, JN-ADV-09, JN-CH3-06)"""
    bags: dict[int, list[str]] = {}
    for name, tile in box.tiles.items():
        if tile.age and (name not in box.cards.advanced or modules.tiles == "advanced"):
            bag = (tile.age + 1) // 2 * 2 - 1 if modules.ages == "mixed" else tile.age
            bags.setdefault(bag, []).append(name)
    return bags


def _characters(box: Box, t: Table) -> None:
    """Who can be a talent, who a muse, who is not in this game. (JN-SETUP-13, JN-CH2-04, JN-CH4-02, JN-AMB-35)"""
    pool = list(range(1, int(t.sides.characters) + 1))
    t.unused_characters = [number for number in box.cards.characters if number not in pool]
    if t.sides.talents == "four":
        t.talents = pool[:FOUR_TALENTS]
        pool = pool[FOUR_TALENTS:]
    elif t.sides.talents == "all":
        able = [number for number in pool if box.cards.characters[number].talent is not None]
        t.rng.shuffle(able)
        t.talents = able[: SHOWN_BESIDES + t.seats]
        pool = [number for number in pool if number not in t.talents]
    t.muse_stack = pool
    t.rng.shuffle(t.muse_stack)
    if t.sides.talents != "all":
        parlour.refill(box, t)


def choose(box: Box, t: Table) -> Steps[None]:
    """One seat takes a portfolio, and later a talent, in reverse turn order. (JN-PSET-11, JN-PSET-12)"""
    seats = [seat for seat in reversed(t.order) if seat >= 0]
    seat = seats[t.turn]
    if t.phase == "works":
        yield from _choose_work(box, t, seat)
    else:
        yield from _choose_talent(box, t, seat)
    t.turn += 1
    if t.turn < len(seats):
        return
    t.turn = 0
    if t.phase == "works" and t.talents:
        t.phase = "talents"
        return
    _talents_left(box, t)
    t.phase = "action"


def _choose_work(box: Box, t: Table, seat: Seat) -> Steps[None]:
    work = yield from asking.choose(box, t, seat, "work", [_work(box, work) for work in t.works])
    works.pick_up(box, t, seat, work)


def _choose_talent(box: Box, t: Table, seat: Seat) -> Steps[None]:
    picked = yield from asking.choose(box, t, seat, "talent", [_talent(box, number) for number in t.talents])
    number = int(picked.partition(":")[2])
    t.talents.remove(number)
    player = t.players[seat]
    player.talent = number
    box.power(player).begin(box.board, player)
    t.tell(text("jiangnan-did-talent", who=Who(seat), person=box.character_name[number]))


def _talents_left(box: Box, t: Table) -> None:
    """Talents that nobody took are muses, or of the Four Great Talents out of the game. (JN-CH2-05, JN-CH4-05)"""
    if t.sides.talents == "four":
        t.unused_characters += t.talents
    elif t.sides.talents == "all":
        t.muse_stack += t.talents
        t.rng.shuffle(t.muse_stack)
        parlour.refill(box, t)
    t.talents = []


@lru_cache(256)
def _work(box: Box, work: str) -> Option:
    return Option(work, box.work_name[work], works.work_note(box, work), "JN-PSET-11", f"work:{work}", "work")


@lru_cache(64)
def _talent(box: Box, number: int) -> Option:
    return Option(
        f"talent:{number}",
        box.character_name[number],
        box.talent_effect[number],
        "JN-PSET-12",
        f"talent:{number}",
        "talent",
    )
