"""Laying out a position: what is named goes where it is wanted, all the rest of the box where it may be by then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from engine.games.jiangnan.kinds import GOALS, TRENDS
from engine.games.jiangnan.rules import JiangnanRules
from engine.games.jiangnan.table import BOT, Boat, Muse, Space, Table, Trend

T = TypeVar("T")

RING_OF_TRENDS = [(TRENDS[place], TRENDS[(place + 1) % 6]) for place in range(6)]
"""What the boats show unless a position says otherwise: dramas and assistants on the first, and so on."""


def take(every: list[T], wanted: Iterable[T], what: str) -> list[T]:
    """Take these out of `every`."""
    found = []
    for one in wanted:
        assert one in every, f"not in the box, or placed twice: {what} {one!r}"
        every.remove(one)
        found.append(one)
    return found


def action_tiles(by: JiangnanRules, t: Table, offer: Sequence[str] | None) -> None:
    """The offer; bags of Ages to come; all else is gone."""
    board, advanced = by.box.board, by.box.cards.advanced
    usable = by.box.tiles if t.sides.tiles == "advanced" else by.box.tiles.keys() - advanced.keys()
    every = [name for name, tile in by.box.tiles.items() if tile.age and name in usable]
    for party in t.parties:
        own = t.party(party)
        held = own.bag + own.used + own.drafted
        held += [*own.track, *own.discarded] if party != BOT else []  # type: ignore[union-attr]
        take(every, (name for name in held if by.box.tiles[name].age), "action tile")
    age = {name: by.box.tiles[name].age for name in every}
    if offer is None:
        current = [name for name in every if age[name] == t.round]
        offer = current[: board.offered[t.sides.upkeep][by.box.players(t)]]
    t.offer = take(every, offer, "action tile")
    mixed = t.sides.ages == "mixed"
    first = t.round if mixed and t.round in (1, 3) else t.round + 1
    t.bags = {}
    for name in take(every, [name for name in every if age[name] >= first], "action tile"):
        t.bags.setdefault((age[name] + 1) // 2 * 2 - 1 if mixed else age[name], []).append(name)
    t.tiles_gone = every


def works(
    by: JiangnanRules, t: Table, display: Sequence[str], stack: Sequence[str] | None, later: Sequence[str] | None
) -> None:
    """The display, filled up from the stack; the rest of the Age in the stack, the next one last."""
    box = by.box
    every = list(box.works)
    for player in t.players:
        take(every, player.works + player.published + player.spent, "portfolio")
    if t.bot is not None:
        take(every, t.bot.published, "portfolio")
    t.works = take(every, display, "portfolio")
    early = t.round <= next(number for number, events in box.cards.rounds.items() if events.swap)
    if later is None:
        later = [name for name in every if box.works[name].age == 2 and name not in (stack or ())] if early else []
    t.works_later = take(every, later, "portfolio")
    if stack is None:
        stack = [name for name in every if box.works[name].age == (1 if early else 2)]
    t.works_stack = take(every, stack, "portfolio")[::-1]
    shown = box.board.works + (box.players(t) - (t.bot is not None) if t.phase == "works" else 0)
    while len(t.works) < shown and t.works_stack:
        t.works.append(t.works_stack.pop())
    t.works_gone = every


def characters(
    by: JiangnanRules,
    t: Table,
    muses: Mapping[int, Sequence[int]],
    stack: Sequence[int] | None,
    talents: Sequence[int],
) -> None:
    """Muses on display, filled up from the stack; the stack with the next one last; talents on offer."""
    every = list(by.box.cards.characters)
    for player in t.players:
        take(every, [*player.assistants, *([player.talent] if player.talent else [])], "character")
    if t.bot is not None:
        take(every, t.bot.assistants, "character")
    t.talents = take(every, talents, "talent")
    t.muses = [Muse(number, list(muses[number])) for number in take(every, muses, "muse")]
    if stack is None:
        least = 5 if t.sides.talents == "four" else 1
        stack = [number for number in every if least <= number <= int(t.sides.characters)]
    t.muse_stack = take(every, stack, "muse")[::-1]
    undealt = t.phase in ("works", "talents") and t.sides.talents == "all"
    while len(t.muses) < by.box.board.muses and t.muse_stack and not undealt:
        t.muses.append(Muse(t.muse_stack.pop(), []))
    t.unused_characters = every


def river(
    t: Table,
    resolved: int,
    goals: Sequence[str] | None,
    track: Sequence[str],
    shown: Mapping[int, tuple[str, str]],
    boats: Mapping[int, Sequence[tuple[int, int]]],
) -> None:
    """Boats after `resolved` of them have been, with the goals and trends that they carry by then."""
    sets = {"first": GOALS[:6], "second": GOALS[6:], "all": GOALS}[t.sides.goals]
    column = list(goals) if goals is not None else list[str](sets[:5])
    t.unused_goals = [goal for goal in GOALS if goal not in column]
    t.goals = column[resolved:]
    chosen = [*track, *(pair[0] for pair in RING_OF_TRENDS[len(track) :])][:resolved]
    slots = list(range(resolved, 6))
    pairs = dict(shown)
    for slot in (slot for slot in slots if slot not in shown):
        pairs[slot] = _free(RING_OF_TRENDS[slot], pairs)
    tiles = _tiles([*chosen, *(side for slot in slots for side in pairs[slot])])
    t.trends = tiles[:resolved]
    t.river = [None] * 7
    for slot in slots:
        at = resolved + 2 * (slot - resolved)
        t.river[slot] = Boat([], tiles[at : at + 2])
    for number in range(1, min(resolved, 5) + 1):
        t.river[resolved - number] = Boat([], [], column[number - 1])
    used = {frozenset((tile.shown, tile.hidden)) for tile in tiles}
    left = [Trend(*pair) for pair in combinations(TRENDS, 2) if frozenset(pair) not in used]
    t.dropped_trends, t.unused_trends = left[:resolved], left[resolved:]
    for slot, spaces in boats.items():
        boat = t.river[slot]
        assert boat is not None, f"no boat lies in slot {slot}"
        boat.spaces = [Space(colour, servants) for colour, servants in spaces]


def _free(pair: tuple[str, str], taken: Mapping[int, tuple[str, str]]) -> tuple[str, str]:
    """This pair of trends, or the first other one if a boat shows it already."""
    shown = [frozenset(other) for other in taken.values()]
    return next(each for each in (pair, *combinations(TRENDS, 2)) if frozenset(each) not in shown)


def _tiles(shown: Sequence[str], found: tuple[Trend, ...] = ()) -> list[Trend]:
    """Different tiles that show these trends: each pair of trends is on one tile."""
    if len(found) == len(shown):
        return list(found)
    side = shown[len(found)]
    used = {frozenset((tile.shown, tile.hidden)) for tile in found}
    for hidden in TRENDS:
        if hidden != side and frozenset((side, hidden)) not in used:
            tiles = _tiles(shown, (*found, Trend(side, hidden)))
            if tiles:
                return tiles
    return []
