"""Every component of the game lies in exactly one place: looked at for the audit. (section 1 of the rules)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import TypeVar

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import BOAT_TRENDS, CHARMS, FAIR, GOALS, GOALS_IN_PLAY, TRENDS
from engine.games.jiangnan.table import Bot, Player, Table, Trend

K = TypeVar("K", bound=Hashable)


def misplaced(box: Box, t: Table) -> Iterator[str]:
    """What is lost, doubled, or somewhere it can never be."""
    yield from _action_tiles(box, t)
    yield from _works(box, t)
    yield from _characters(box, t)
    yield from _trends(t)
    yield from _goals(t)
    yield from _places(box, t)


def _differences(what: str, found: Mapping[K, int], wanted: Mapping[K, int]) -> Iterator[str]:
    for one in sorted({*found, *wanted}, key=str):
        if found.get(one, 0) != wanted.get(one, 0):
            yield f"{found.get(one, 0)} {what} {one!r}, not {wanted.get(one, 0)}"


def _once(what: str, found: Iterable[K], wanted: Iterable[K]) -> Iterator[str]:
    yield from _differences(what, Counter(iter(found)), dict.fromkeys(wanted, 1))


def _own(party: Player | Bot) -> list[str]:
    """All action tiles of a party."""
    tiles = party.bag + party.used + party.drafted
    return tiles + party.track + party.discarded if isinstance(party, Player) else tiles


def _action_tiles(box: Box, t: Table) -> Iterator[str]:
    """The 12 starting tiles with each party, all others once. (JN-COMP-10, JN-COMP-12, JN-COMP-13)"""
    others = t.offer + t.tiles_gone + [tile for bag in t.bags.values() for tile in bag]
    for party in t.parties:
        tiles = _own(t.party(party))
        yield from _once(
            f"starting tiles with party {party}", (n for n in tiles if not box.tiles[n].age), box.cards.starting
        )
        others += [tile for tile in tiles if box.tiles[tile].age]
    advanced = t.sides.tiles == "advanced"
    wanted = [name for name, tile in box.tiles.items() if tile.age and (advanced or name not in box.cards.advanced)]
    yield from _once("action tiles", others, wanted)
    for age, bag in t.bags.items():
        ages = (age, age + 1) if t.sides.ages == "mixed" else (age,)
        if any(box.tiles[tile].age not in ages for tile in bag):
            yield f"the bag of Age {age} holds {bag}"
    most = box.board.offered[t.sides.upkeep][box.players(t)]
    if len(t.offer) > most:
        yield f"{len(t.offer)} action tiles are offered, not {most} at most"


def _works(box: Box, t: Table) -> Iterator[str]:
    """Each of the 45 portfolios once; those of Age 1 leave the Society after the swap. (JN-COMP-09, JN-SWAP-02)"""
    found = t.works + t.works_stack + t.works_later + t.works_gone
    for player in t.players:
        found += player.works + player.published + player.spent
    if t.bot is not None:
        found += t.bot.published
    yield from _once("portfolios", found, box.works)
    age = {work: tile.age for work, tile in box.works.items()}
    if any(age[work] != 2 for work in t.works_later) or (t.works_later and any(age[w] != 1 for w in t.works_stack)):
        yield f"the portfolios to come are {t.works_stack}, later {t.works_later}"
    swapped = next(number for number, events in box.cards.rounds.items() if events.swap)
    if t.round > swapped and any(age[work] == 1 for work in t.works + t.works_stack + t.works_later):
        yield f"in round {t.round} portfolios of Age 1 are at the Society"


def _characters(box: Box, t: Table) -> Iterator[str]:
    """Each of the 20 characters once, as a talent or as a muse. (JN-COMP-01, JN-COMP-02)"""
    found = t.muse_stack + t.talents + t.unused_characters + [muse.character for muse in t.muses]
    for player in t.players:
        found += player.assistants
        if player.talent:
            found.append(player.talent)
    if t.bot is not None:
        found += t.bot.assistants
    yield from _once("characters", found, box.cards.characters)
    held = [*t.talents, *(player.talent for player in t.players if player.talent)]
    if any(box.cards.characters[number].talent is None for number in held):
        yield f"the talents {held} are among players or on offer"
    if held and t.sides.talents == "none":
        yield f"the talents {held} are in a game without talents"


def _trends(t: Table) -> Iterator[str]:
    """The 15 tiles once; boats show different trends, and different pairs. (JN-COMP-14, JN-SETUP-26, JN-SETUP-27)"""
    boats = [boat for boat in t.river if boat is not None and boat.trends]
    tiles = t.trends + t.dropped_trends + t.unused_trends + [tile for boat in boats for tile in boat.trends]
    yield from _once("trend tiles", map(_sides, tiles), (tuple(sorted(pair)) for pair in combinations(TRENDS, 2)))
    pairs = [frozenset(tile.shown for tile in boat.trends) for boat in boats]
    if any(len(pair) != BOAT_TRENDS for pair in pairs) or len(set(pairs)) < len(pairs):
        yield f"boats show the trends {[sorted(pair) for pair in pairs]}"
    if len(t.dropped_trends) != len(t.trends):
        yield f"{len(t.trends)} trends were chosen, {len(t.dropped_trends)} dropped"


def _sides(tile: Trend) -> tuple[str, ...]:
    return tuple(sorted((tile.shown, tile.hidden)))


def _goals(t: Table) -> Iterator[str]:
    """The 12 goals once, 5 of them in play, of the set or sets chosen. (JN-COMP-25, JN-SETUP-21, JN-CH6-05)"""
    played = t.goals + [boat.goal for boat in t.river if boat is not None and boat.goal]
    yield from _once("goals", played + t.unused_goals, GOALS)
    allowed = {"first": GOALS[: len(GOALS) // 2], "second": GOALS[len(GOALS) // 2 :], "all": GOALS}[t.sides.goals]
    if len(played) != GOALS_IN_PLAY or not {*played} <= {*allowed}:
        yield f"{played} are in play as goals, of the set {t.sides.goals!r}"


def _places(box: Box, t: Table) -> Iterator[str]:
    """Travel tiles, shops, Charm tiles, Display tiles. (JN-COMP-11, JN-COMP-18, JN-COMP-21, JN-COMP-23)"""
    yield from _once("Travel tiles", [*t.bonuses.values(), *t.unused_travel], box.cards.travel)
    yield from _once("cities with a bonus", t.bonuses, box.cards.cities)
    yield from _once("shop tiles", (face[1:] for face in t.ring), map(str, range(1, FAIR + 1)))
    yield from _once("Charm tiles", t.charms + t.gone_charms, CHARMS if t.sides.parlour == "b" else ())
    for track, tiles in t.tracks.items():
        if len(tiles) != box.board.display_track:
            yield f"{len(tiles)} Display tiles lie on the {track} track"
