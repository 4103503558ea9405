"""What must be true of a table at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.jiangnan import components
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import BOAT_TRENDS, BOATS, DISTRICTS, FAIR, GOALS_IN_PLAY, IDEAS, ROUNDS, UPKEEP
from engine.games.jiangnan.standings import SOURCES
from engine.games.jiangnan.table import BOT, NOBODY, Bot, Player, Table
from engine.kernel import Seat


def audit(box: Box, t: Table) -> Iterator[str]:
    """Broken invariants in plain English; nothing if all is well."""
    if len(t.players) != t.seats or (t.bot is not None) != (t.seats == 1):
        yield f"{t.seats} seats with {len(t.players)} players and {'a' if t.bot is not None else 'no'} Bot"
        return
    yield from components.misplaced(box, t)
    yield from _flow(t)
    yield from _scholars(box, t)
    yield from _river(t)
    yield from _displays(box, t)
    for seat, player in enumerate(t.players):
        yield from _player(box, t, seat, player)
    for party in t.parties:
        yield from _party(box, party, t.party(party))


def _flow(t: Table) -> Iterator[str]:
    """(JN-ROUND, JN-STAT)"""
    if sorted(t.order) != sorted(t.parties):
        yield f"the turn order is {t.order}"
    if len(set(t.next_order)) < len(t.next_order) or not set(t.next_order) <= set(t.order):
        yield f"the next turn order is {t.next_order}"
    if not set(t.resting) <= set(range(t.seats)):
        yield f"{t.resting} are to rest"
    if not 1 <= t.round <= ROUNDS or (t.phase in ("works", "talents") and t.round > 1):
        yield f"it is round {t.round} in the phase {t.phase}"
    if t.visiting and (t.phase != "action" or t.visiting not in DISTRICTS):
        yield f"somebody is visiting {t.visiting!r} in the phase {t.phase}"
    if t.pointer not in (t.round - 1, t.round):
        yield f"the pointer was turned {t.pointer} times by round {t.round}"


def _scholars(box: Box, t: Table) -> Iterator[str]:
    """Each colour's scholars, and not too many under a district. (JN-COMP-06, JN-TURN-18, JN-2P-04)"""
    if set(t.scholars) != set(DISTRICTS):
        yield f"scholars lie under {sorted(t.scholars)}"
    placed = Counter(t.rest)
    for district, colours in t.scholars.items():
        placed.update(colours)
        if len(colours) > box.board.scholar_track:
            yield f"{len(colours)} scholars are under {district}"
    for party in t.parties:
        number = t.party(party).scholars
        if number < 0 or number + placed[party] != box.board.scholars:
            yield f"party {party} has {number} scholars and {placed[party]} placed ones"
    for colour in placed:
        if colour not in _colours(t) or placed[colour] > box.board.scholars:
            yield f"{placed[colour]} scholars of the colour {colour} are placed"


def _colours(t: Table) -> list[int]:
    """The colours of scholars and of servants on boats."""
    vassals = [t.vassal(seat) for seat in range(t.seats)] if t.seats == 2 else []
    return [*t.parties, *vassals]


def _river(t: Table) -> Iterator[str]:
    """Boats, their servants, and what they carry. (JN-SETUP-23 to JN-SETUP-25, JN-BOAT-13 to JN-BOAT-18)"""
    resolved = len(t.trends)
    if resolved not in (t.round - 1, t.round):
        yield f"{resolved} boats were resolved by round {t.round}"
    boats = [boat for boat in t.river if boat is not None]
    if len(t.river) != UPKEEP + 1 or len(boats) != BOATS - (resolved == ROUNDS):
        yield f"{len(boats)} boats lie in {len(t.river)} slots after {resolved} were resolved"
    if t.phase != "boats" and t.river[UPKEEP] is not None:
        yield f"a boat lies under the Upkeep Board in the phase {t.phase}"
    for boat in boats:
        if (len(boat.trends) != BOAT_TRENDS) == (not boat.goal):
            yield f"a boat carries the trends {boat.trends} and the goal {boat.goal!r}"
        colours = [space.colour for space in boat.spaces if space.colour != NOBODY]
        if len(set(colours)) < len(colours) or not set(colours) <= set(_colours(t)):
            yield f"a boat has spaces of {colours}"
        if any((space.servants > 0) != (space.colour != NOBODY) or space.servants < 0 for space in boat.spaces):
            yield f"a boat has the spaces {boat.spaces}"
    if sum(bool(boat.goal) for boat in boats) != min(resolved, GOALS_IN_PLAY):
        yield f"{sum(bool(boat.goal) for boat in boats)} boats carry goals after {resolved} were resolved"


def _displays(box: Box, t: Table) -> Iterator[str]:
    """Portfolios, muses and Display tiles that lie open, and servants on them. (JN-DATA-29, JN-2P-23, JN-SOLO-15)"""
    dealt = t.phase not in ("works", "talents")
    if dealt and len(t.works) > box.board.works:
        yield f"{len(t.works)} portfolios are on display"
    if dealt and t.visiting != "society" and len(t.works) < box.board.works and (t.works_stack or t.works_later):
        yield f"only {len(t.works)} portfolios are on display, with more in the stack"
    if len(t.muses) > box.board.muses or (dealt and len(t.muses) < box.board.muses and t.muse_stack):
        yield f"{len(t.muses)} muses are on display, {len(t.muse_stack)} in the stack"
    for muse in t.muses:
        if len(set(muse.servants)) < len(muse.servants) or not set(muse.servants) <= set(range(t.seats)):
            yield f"muse {muse.character} has the servants {muse.servants}"
    owners = {NOBODY, *range(t.seats)}
    if t.bot is not None and box.level(t).servants:
        owners.add(BOT)
    for track, tiles in t.tracks.items():
        if any(tile.colour not in owners or tile.kind not in IDEAS for tile in tiles):
            yield f"the {track} track is {tiles}"


def _player(box: Box, t: Table, seat: Seat, player: Player) -> Iterator[str]:
    """Nothing below zero or beyond its limit. (JN-BOARD, JN-EXAM)"""
    if not 0 <= player.spirit <= box.board.most_spirit:
        yield f"seat {seat} has spirit {player.spirit}"
    if set(player.ideas) != set(IDEAS) or min(player.ideas.values()) < 0 or player.spirits < 0:
        yield f"seat {seat} has the ideas {player.ideas} and {player.spirits} Spirits tiles"
    if len(player.track) > box.board.track or not 0 <= player.place < FAIR:
        yield f"seat {seat} has {len(player.track)} tiles on the track, a servant on space {player.place}"
    exams = box.board.exams
    if player.degree and (t.sides.society != "b" or player.degree > len(exams)):
        yield f"seat {seat} has degree {player.degree} with Society {t.sides.society}"
    # At the Society portfolios may have been given for an exam whose ideas are not paid yet.
    passed = (player.degree, player.degree + 1) if t.visiting == "society" else (player.degree,)
    if len(player.spent) not in {sum(exam.works for exam in exams[:number]) for number in passed}:
        yield f"seat {seat} has degree {player.degree} for {len(player.spent)} portfolios"
    # The Gift Shop lets use the power of a muse who is not hired yet.
    usable = [*player.assistants, *(muse.character for muse in t.muses if seat in muse.servants)]
    activated = {f"assistant:{number}" for number in usable} | set(player.published)
    if len(set(player.activated)) < len(player.activated) or not set(player.activated) <= activated:
        yield f"seat {seat} has activated {player.activated}"


def _party(box: Box, party: int, it: Player | Bot) -> Iterator[str]:
    """Coins, VP, and cities in an order in which they can be reached. (JN-TRAV-04)"""
    if it.coins < 0:
        yield f"party {party} has {it.coins} coins"
    if not set(it.points) <= set(SOURCES) or any(vp <= 0 for vp in it.points.values()):
        yield f"party {party} has the points {it.points}"
    for index, city in enumerate(it.cities):
        if city not in box.places.reachable(it.cities[:index]):
            yield f"party {party} travelled to {it.cities}"
            return
