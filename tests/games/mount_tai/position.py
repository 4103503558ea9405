"""Exact positions of the game, from which it is played on.

game = position(player(edicts=[7], land={"B1": "settlement"}), player())
game.play("use:7", "farmland:B1")
assert game.me.land["B1"] == "farmland"

With the range tiles as they lie here by default, the north-west fief (seat 0) has water on C2 and C3 and a tribe on B3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from engine.games.mount_tai.content import GOODS, PRAISES
from engine.games.mount_tai.mountain import HEIGHT, HOME, TOP
from engine.games.mount_tai.rules import MountTaiRules, rules
from engine.games.mount_tai.table import MARKER, ROUNDS, SETTLEMENT, VIRTUAL, Phase, Player, Table, Virtual
from engine.kernel import Rng
from tests.games.mount_tai.game import Game

RULES = rules()
CARDS = RULES.box.cards
RANGES = ("L1:0", "L2:0", "L3:0", "L4:0", "S1:0", "S2:0", "S3:0", "S4:0")
FLAT_PLACES = range(13, 29)
"""Places of the pyramid that rest on none of each other: its bottom square."""


def changed(file: str, entry: str | None, by: MountTaiRules = RULES, **fields: object) -> MountTaiRules:
    """The rules with other content: some fields of one entry of a content file replaced. The board has no entries.

    changed("buildings", "mint", cost=5), changed("board", None, money=9).
    """
    raw = msgspec.json.decode(by.content_text)
    changing = raw[file][entry] if entry else raw[file]
    changing.update(fields)
    changing["source"].update(dict.fromkeys(fields, "house"))
    return rules(msgspec.json.encode(raw, order="sorted"))


def player(
    money: int = 6,
    grain: int = 2,
    wine: int = 0,
    *,
    reputation: int = 0,
    land: Mapping[str, str] | Sequence[str] = (),
    edicts: Sequence[int] | None = None,
    pyramid: Mapping[int, int] | None = None,
    aside: Sequence[int] = (),
    gone: Sequence[int] = (),
    played: int = 0,
    recorded: Sequence[int] = (),
    buildings: Sequence[str] = (),
    talents: Mapping[str, int] | None = None,
    brought: str = "",
    home: str = SETTLEMENT,
    firsts: int = 0,
    tutor: str = "",
    mark: str = "",
    studies: int = 0,
    donated: int = 0,
    commanded: int = 0,
) -> Player:
    """A player; the home cell is added by `position`, with the tile `home`.

    `land`: own tiles by cell, or cells with settlement tiles (on the summit: the marker). `edicts`: exactly these tiles
    are left, all uncovered; otherwise all but the `gone` ones (and those `played` or `recorded`) lie in the order of
    their numbers: 1-4 on top, 5-13 in the middle, 14-29 at the bottom. `pyramid` says instead which tile lies in which
    place of the layout, and `aside` which were left out at setup; all other tiles are gone.
    """
    tiles = dict(land) if isinstance(land, Mapping) else dict.fromkeys(land, SETTLEMENT)
    tiles = {cell: MARKER if HEIGHT[cell] == TOP else tile for cell, tile in tiles.items()}
    away = {*gone, *recorded, *aside, played}
    if pyramid is not None:
        places = dict(pyramid)
    elif edicts is not None:
        places = dict(zip(FLAT_PLACES, edicts, strict=False))
    else:
        places = {place: place + 1 for place in range(29) if place + 1 not in away}
    elsewhere = {*places.values(), played, *recorded, *aside}
    return Player(
        money,
        grain,
        wine,
        {"": home, **tiles},
        places,
        points={"start": reputation} if reputation else {},
        played=played,
        recorded=list(recorded),
        gone=[number for number in range(1, 30) if number not in elsewhere],
        aside=list(aside),
        buildings=list(buildings),
        talents=dict(talents or {}),
        brought=brought,
        firsts=firsts,
        tutor=tutor,
        mark=mark,
        studies=studies,
        donated=donated,
        commanded=commanded,
    )


def position(
    *players: Player,
    seats: int = 0,
    round: int = 1,
    year: int = 1,
    phase: Phase = "policy",
    turn: int = 0,
    order: Sequence[int] | None = None,
    bonuses: Sequence[str] = GOODS,
    praises: Sequence[str] = PRAISES,
    events: Sequence[str] | None = None,
    turned: Sequence[str] = (),
    piles: Sequence[Sequence[str]] = ((), (), (), (), ()),
    blueprints: Mapping[str, int] | None = None,
    supply: Sequence[str] = (),
    ranges: Sequence[str] = RANGES,
    ponds: Sequence[str] = (),
    draws: Sequence[int] = (),
    executed_before: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    whole: bool = True,
    by: MountTaiRules = RULES,
) -> Game:
    """A position with the whole box in play; plain players fill the `seats` (by default two, or as many as given).

    `round` counts from 1 in the `year`. `events` are the tiles of this round, `turned` those turned over this year.
    `piles` are the talents (green, yellow, blue, red, red), the top one last; `blueprints` the buildings on offer and
    `supply` the face-down ones (the next last): the rest has gone back to the box. `draws` are the next edict tiles of
    the virtual player, who is there with one seat. Grand Tutors that nobody has were not drawn. With `whole=False` the
    position need not be one that a game can come to, and is not audited.
    """
    seats = seats or max(2, len(players))
    chosen = {variant.id: (options or {}).get(variant.id, variant.default) for variant in by.variants}
    table = by.setup(seats, chosen, Rng("position"))
    table.players = [*players, *(player() for _ in range(seats - len(players)))]
    for seat, each in enumerate(table.players):
        corner = by.box.corner(table, seat)
        each.land = {cell or HOME[corner]: tile for cell, tile in each.land.items()}
    table.order = list(order or [*range(seats), *([VIRTUAL] if seats == 1 else [])])
    table.start = max(0, table.order[0])
    table.executed_before = list(executed_before)
    held = [each.tutor for each in table.players]
    table.unused_tutors = [kind for kind in by.box.cards.tutors if kind not in held and _drawn(by, table, kind)]
    if table.virtual is not None:
        _draws(table.virtual, draws)
    table.round = (year - 1) * ROUNDS + round - 1
    table.settled = table.round // 2
    table.phase, table.turn = phase, turn
    table.bonuses, table.praises = list(bonuses), list(praises)
    table.ranges, table.ponds = list(ranges), list(ponds)
    if events is not None:
        _events(by, table, events)
    table.turned = list(turned)
    _talents(by, table, piles)
    _buildings(by, table, blueprints or {}, supply)
    return Game(by, table, whole)


def _drawn(by: MountTaiRules, table: Table, kind: str) -> bool:
    tutor = by.box.cards.tutors[kind]
    return table.options["tutors"] == "on" and tutor.drawn and table.seats in tutor.players


def _draws(virtual: Virtual, wanted: Sequence[int]) -> None:
    """Put tiles on top of the virtual player's deck, in exchange for the ones that are there."""
    for depth, number in enumerate(wanted):
        place = len(virtual.deck) - 1 - depth
        there = virtual.deck if number in virtual.deck else virtual.unused
        there[there.index(number)], virtual.deck[place] = virtual.deck[place], number


def _events(by: MountTaiRules, table: Table, wanted: Sequence[str]) -> None:
    """Put tiles into this round; those that lay there go where the wanted ones were."""
    here = table.events[table.round % ROUNDS]
    for tile in wanted:
        colour = by.box.events[tile].colour
        at = next(index for index, name in enumerate(here) if by.box.events[name].colour == colour)
        there = next(tiles for tiles in (*table.events, table.unused_events) if tile in tiles)
        there[there.index(tile)], here[at] = here[at], tile


def _talents(by: MountTaiRules, table: Table, piles: Sequence[Sequence[str]]) -> None:
    every = [card for pile in table.piles for card in pile] + table.unused_talents
    table.piles = [list(pile) for pile in piles]
    used = [card for pile in piles for card in pile] + [card for each in table.players for card in each.talents]
    assert not Counter(used) - Counter(every), f"not in play, or placed twice: {Counter(used) - Counter(every)}"
    table.unused_talents = [card for card in every if card not in used]


def _buildings(by: MountTaiRules, table: Table, blueprints: Mapping[str, int], supply: Sequence[str]) -> None:
    promo = table.options["buildings"] == "promo"
    left = Counter[str]({kind: tile.copies for kind, tile in by.box.building.items() if tile.set == "base" or promo})
    left.subtract(blueprints)
    left.subtract(supply)
    left.subtract(kind for each in table.players for kind in each.buildings)
    assert not -left, f"not in the box: {-left}"
    table.blueprints, table.supply = dict(blueprints), list(supply)
    table.returned = list(left.elements())
