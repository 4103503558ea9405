"""What must be true of a table at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import TypeVar

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import GOODS, RESOURCES
from engine.games.mount_tai.goods import stock
from engine.games.mount_tai.mountain import FIEF, HEIGHT, HOME, TOP
from engine.games.mount_tai.setup import in_play
from engine.games.mount_tai.table import FARMLAND, MARKER, ROUNDS, SETTLEMENT, TOWN, VIRTUAL, Player, Table
from engine.kernel import Seat

K = TypeVar("K", bound=Hashable)


def audit(box: Box, t: Table) -> Iterator[str]:
    """Broken invariants in plain English; nothing if all is well."""
    if len(t.players) != t.seats or len(t.gains) != t.seats:
        yield f"{t.seats} seats with {len(t.players)} players and {len(t.gains)} gains"
        return
    yield from _flow(box, t)
    yield from _events(box, t)
    yield from _talents(box, t)
    yield from _buildings(box, t)
    yield from _tutors(box, t)
    yield from _virtual(box, t)
    yield from _map(box, t)
    for seat, player in enumerate(t.players):
        yield from _edicts(box, t, seat, player)
        yield from _land(box, t, seat, player)
        yield from _area(box, seat, player)


def _differences(what: str, found: Mapping[K, int], wanted: Mapping[K, int]) -> Iterator[str]:
    for one in sorted({*found, *wanted}, key=str):
        if found.get(one, 0) != wanted.get(one, 0):
            yield f"{found.get(one, 0)} {what} {one!r}, not {wanted.get(one, 0)}"


def _flow(box: Box, t: Table) -> Iterator[str]:
    parties = [*range(t.seats), *([VIRTUAL] if t.virtual is not None else [])]
    if sorted(t.order) != sorted(parties):
        yield f"the turn order is {t.order}"
    if not 0 <= t.turn < max(1, len(t.order)):
        yield f"it is turn {t.turn} of {len(t.order)}"
    over = t.phase in ("last", "copy", "final", "over")
    if not 0 <= t.round <= ROUNDS * box.board.years or over != (t.round == ROUNDS * box.board.years):
        yield f"it is round {t.round} in the phase {t.phase}"
    if t.settled != t.round // 2:
        yield f"{t.settled} settlements in round {t.round}"
    if Counter(t.bonuses) != Counter(GOODS):
        yield f"the bonus tiles are {t.bonuses}"
    yield from _differences("Praise tiles", Counter(t.praises), dict.fromkeys(box.cards.praises, 1))


def _events(box: Box, t: Table) -> Iterator[str]:
    found = Counter(tile for tiles in t.events for tile in tiles)
    found.update(t.unused_events)
    zero = t.options["event_zero"] == "on"
    yield from _differences("event tiles", found, {name: int(name != "zero" or zero) for name in box.events})
    spaces = [tuple(box.events[tile].colour for tile in tiles) for tiles in t.events]
    if spaces != [tuple(colours) for colours in box.spaces[t.seats]]:
        yield f"the event spaces hold the colours {spaces}"
    if len(set(t.turned)) < len(t.turned) or not set(t.turned) <= {tile for tiles in t.events for tile in tiles}:
        yield f"turned over are {t.turned}"
    for number, tiles in enumerate(t.events):
        if number > t.round % ROUNDS and t.round < ROUNDS * box.board.years and any(tile in t.turned for tile in tiles):
            yield f"in round {t.round} events of round {number} of the year are turned over"


def _talents(box: Box, t: Table) -> Iterator[str]:
    found = Counter(card for pile in t.piles for card in pile)
    found.update(t.unused_talents + t.dismissed)
    for player in t.players:
        found.update(player.talents.keys())
    wanted = {card: int(in_play(box, card, t.seats, t.options["talents"])) for card in box.cards.talents}
    yield from _differences("talents", found, wanted)
    for colour, pile in zip(box.board.piles, t.piles, strict=True):
        if any(box.colour[card] != colour for card in pile):
            yield f"the {colour} talent pile holds {pile}"


def _buildings(box: Box, t: Table) -> Iterator[str]:
    found = Counter[str](t.blueprints)
    found.update(t.supply + t.returned + t.removed)
    for player in t.players:
        found.update(player.buildings)
    promo = t.options["buildings"] == "promo"
    wanted: dict[str, int] = {
        kind: tile.copies if tile.set == "base" or promo else 0 for kind, tile in box.cards.buildings.items()
    }
    yield from _differences("building tiles", found, wanted)
    if min(t.blueprints.values(), default=1) < 1:
        yield f"the blueprint area is {t.blueprints}"
    kinds = box.board.kinds[t.seats]
    if len(t.blueprints) > kinds or (len(t.blueprints) < kinds and t.supply):
        yield f"{len(t.blueprints)} kinds of buildings are on offer, with {len(t.supply)} tiles left"


def _tutors(box: Box, t: Table) -> Iterator[str]:
    found = Counter(t.unused_tutors)
    found.update(player.tutor for player in t.players if player.tutor)
    on = t.options["tutors"] == "on"
    wanted = {kind: int(on and tutor.drawn and t.seats in tutor.players) for kind, tutor in box.cards.tutors.items()}
    yield from _differences("Grand Tutors", found, wanted)


def _virtual(box: Box, t: Table) -> Iterator[str]:
    if (t.virtual is not None) != (t.seats == 1):
        yield f"{t.seats} seats {'with' if t.virtual is not None else 'without'} a virtual player"
    if t.virtual is not None:
        found = Counter([*t.virtual.deck, *t.virtual.unused, *t.virtual.gone])
        if t.virtual.played:
            found[t.virtual.played] += 1
        yield from _differences("edict tiles of the virtual player", found, dict.fromkeys(box.tier, 1))


def _map(box: Box, t: Table) -> Iterator[str]:
    names = [tile.partition(":")[0] for tile in t.ranges]
    if [box.cards.map[name].size for name in names] != [3] * 4 + [2] * 4 or len(set(names)) < 8:
        yield f"the mountain is made of {t.ranges}"
    water = box.mountain(t).water
    for pond in t.ponds:
        if pond in water or HEIGHT[pond] == TOP:
            yield f"there is artificial water on {pond}"
    if len(set(t.ponds)) < len(t.ponds):
        yield f"artificial water lies on {t.ponds}"


def _edicts(box: Box, t: Table, seat: Seat, player: Player) -> Iterator[str]:
    found = Counter([*player.pyramid.values(), *player.recorded, *player.gone, *player.aside])
    if player.played:
        found[player.played] += 1
        if t.phase not in ("policy", "order"):
            yield f"seat {seat} has the tile {player.played} in the turn order area in the phase {t.phase}"
    yield from _differences(f"edict tiles of seat {seat}", found, dict.fromkeys(box.tier, 1))
    if not set(player.pyramid) <= set(range(len(box.layout(t).places))):
        yield f"seat {seat} has edict tiles in the places {sorted(player.pyramid)}"


def _land(box: Box, t: Table, seat: Seat, player: Player) -> Iterator[str]:
    corner, water = box.corner(t, seat), box.mountain(t).water
    if HOME[corner] not in player.land:
        yield f"seat {seat} has no tile on its home cell"
    for cell, tile in player.land.items():
        if FIEF.get(cell) != corner or cell in water or cell in t.ponds:
            yield f"seat {seat} has a tile on {cell}"
        elif (tile == MARKER) != (HEIGHT[cell] == TOP) or tile not in (SETTLEMENT, FARMLAND, TOWN, MARKER):
            yield f"seat {seat} has {tile!r} on {cell}"


def _area(box: Box, seat: Seat, player: Player) -> Iterator[str]:
    """Nothing below zero; no building twice; levels and colours of talents."""
    for good in (*RESOURCES, "reputation"):
        if stock(player, good) < 0:
            yield f"seat {seat} has {stock(player, good)} {good}"
    if len(set(player.buildings)) < len(player.buildings):
        yield f"seat {seat} has the buildings {player.buildings}"
    if any(not 1 <= level <= 3 for level in player.talents.values()):
        yield f"seat {seat} has talents of the levels {player.talents}"
    colours = Counter(box.colour[card] for card in player.talents if card != player.brought)
    for colour, count in colours.items():
        if count > (2 if colour == "red" and "observatory" in player.buildings else 1):
            yield f"seat {seat} has {count} {colour} talents"
