"""Exact positions of the game, from which it is played on.

game = position(player(track=["start_society_1", "start_tavern_1"], coins=2), player(), player())
game.play("visit:2:tavern")
assert game.me.coins == 1

Unless a position says otherwise it is Chapter 1, Round 1, the turn of seat 0, and three play (no vassals, no Bot).
`track` begins at its rightmost tile: "visit:1:…" uses it, and it is the first to be discarded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.games.jiangnan.chapters import MODULES
from engine.games.jiangnan.kinds import CHARMS, FAIR, IDEAS
from engine.games.jiangnan.rules import JiangnanRules, rules
from engine.games.jiangnan.table import BOT, NOBODY, Bot, Display, Phase, Player
from engine.kernel import Rng
from tests.games.jiangnan import laying
from tests.games.jiangnan.game import Game

RULES = rules()
CARDS = RULES.box.cards
TRACK = ("start_teahouse_1", "start_society_1", "start_fair_1", "start_travel_1")
"""The track of a plain player. The rightmost tile is discarded for 1 coin."""
DISPLAYS = ("novel", "drama", "painting")
"""A plain Display Track."""


def changed(file: str, entry: str | None, by: JiangnanRules = RULES, **fields: object) -> JiangnanRules:
    """The rules with other content: some fields of one entry of a content file replaced; the board has no entries.

    changed("dramas", "5", cost=1), changed("board", None, coins=9).
    """
    raw = msgspec.json.decode(by.content_text)
    changing = raw[file][entry] if entry else raw[file]
    changing.update(fields)
    if "source" in changing and isinstance(changing["source"], dict):
        changing["source"].update(dict.fromkeys(fields, "house"))
    return rules(msgspec.json.encode(raw, order="sorted"))


def player(
    coins: int = 3,
    spirit: int = 4,
    *,
    novel: int = 1,
    drama: int = 1,
    painting: int = 1,
    track: Sequence[str] = TRACK,
    bag: Sequence[str] | None = None,
    used: Sequence[str] = (),
    drafted: Sequence[str] = (),
    discarded: Sequence[str] = (),
    works: Sequence[str] = (),
    published: Sequence[str] = (),
    spent: Sequence[str] = (),
    talent: int = 0,
    assistants: Sequence[int] = (),
    cities: Sequence[str] = (),
    spirits: int = 0,
    degree: int = 0,
    place: int = 0,
    vp: int = 0,
    points: Mapping[str, int] | None = None,
) -> Player:
    """A player. `bag` are the tiles in the bag, the next one first, the other starting tiles were discarded; without
    it, these are in the bag. `points` are VP by source, `vp` some by publishing.
    """
    named = [*track, *(bag or ()), *used, *drafted, *discarded]
    rest = [name for name in CARDS.starting if name not in named]
    return Player(
        coins=coins,
        spirit=spirit,
        ideas=dict(zip(IDEAS, (novel, drama, painting), strict=True)),
        bag=list(rest if bag is None else bag)[::-1],
        track=list(track),
        place=place,
        scholars=CARDS.board.scholars,
        used=list(used),
        drafted=list(drafted),
        discarded=[*discarded, *(rest if bag is not None else ())],
        works=list(works),
        published=list(published),
        spent=list(spent),
        assistants=list(assistants),
        cities=list(cities),
        activated=[],
        points=dict(points or ({"publishing": vp} if vp else {})),
        talent=talent,
        spirits=spirits,
        degree=degree,
    )


def bot(
    bag: Sequence[str] = (),
    coins: int = 0,
    *,
    used: Sequence[str] = (),
    drafted: Sequence[str] = (),
    published: Sequence[str] = ("painting_1",),
    assistants: Sequence[int] = (),
    cities: Sequence[str] = (),
    degree: int = 0,
    vp: int = 0,
) -> Bot:
    """The Bot. `bag` are the tiles it draws next, the first one first; below them lie the starting tiles that are
    nowhere else."""
    rest = [name for name in CARDS.starting if name not in (*bag, *used, *drafted)]
    return Bot(
        bag=[*bag, *rest][::-1],
        scholars=CARDS.board.scholars,
        used=list(used),
        drafted=list(drafted),
        published=list(published),
        assistants=list(assistants),
        cities=list(cities),
        points={"publishing": vp} if vp else {},
        coins=coins,
        degree=degree,
    )


def position(
    *players: Player,
    seats: int = 0,
    bot: Bot | None = None,
    chapter: str = "1",
    options: Mapping[str, str] | None = None,
    round: int = 1,
    phase: Phase = "action",
    turn: int = 0,
    order: Sequence[int] | None = None,
    next_order: Sequence[int] = (),
    resting: Sequence[int] = (),
    scholars: Mapping[str, Sequence[int]] | None = None,
    rest: Sequence[int] = (),
    resolved: int | None = None,
    boats: Mapping[int, Sequence[tuple[int, int]]] | None = None,
    boat_trends: Mapping[int, tuple[str, str]] | None = None,
    goals: Sequence[str] | None = None,
    trends: Sequence[str] = (),
    works: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    later: Sequence[str] | None = None,
    teahouse: Sequence[str | tuple[str, int]] = DISPLAYS,
    tavern: Sequence[str | tuple[str, int]] = DISPLAYS,
    muses: Sequence[int] | Mapping[int, Sequence[int]] = (),
    muse_stack: Sequence[int] | None = None,
    talents: Sequence[int] = (),
    bonuses: Mapping[str, int] | None = None,
    ring: Sequence[str] | None = None,
    pointer: int | None = None,
    charms: Sequence[str] | None = None,
    offer: Sequence[str] | None = None,
    seed: str = "position",
    whole: bool = True,
    by: JiangnanRules = RULES,
) -> Game:
    """A position with the whole box in play; plain players fill the `seats` (by default three, or as many as given).

    `options` are table options; with one of the modules among them the game is a custom one. `turn` counts the turns of
    this Action Phase. `scholars` by district and those in the Rest Area, colours from the right; everybody has the
    others. `resolved` boats (by default those of the rounds before, and this one's from the draft on) have been to the
    Upkeep Board; `boats` gives the spaces of boats by slot (0 to 5), from the right, as (colour, servants).
    `boat_trends` gives the trends that boats show by slot, `trends` those on the Public Scoring Track, `goals` the five
    goals in the order in which they come. Displays of `works` and `muses` are filled up from their stacks (`stack`,
    `muse_stack`: the next one first, and no others); `later` are the portfolios that come once the stack is empty.
    Display tiles are from the left, as types or as (type, whose servant). `bonuses` puts Travel tiles on cities;
    `charms` are the current Charm tile and those to come. With `whole=False` the position need not be one that a game
    can come to, and is not audited.
    """
    seats = seats or (1 if bot is not None else max(3, len(players)))
    chosen = {variant.id: variant.default for variant in by.variants} | {"chapter": chapter, **(options or {})}
    if any(name in MODULES for name in options or {}):
        chosen["chapter"] = "custom"
    t = by.setup(seats, chosen, Rng(seed))
    t.players = [*players, *(player() for _ in range(seats - len(players)))]
    if bot is not None:
        t.bot = bot
    t.round, t.phase, t.turn = round, phase, turn
    t.order = list(order or t.parties)
    t.next_order, t.resting = list(next_order), list(resting)
    t.scholars = {district: list((scholars or {}).get(district, ())) for district in t.scholars}
    assert set(scholars or {}) <= set(t.scholars), f"no such districts: {scholars}"
    t.rest = list(rest)
    placed = [*rest, *(colour for colours in t.scholars.values() for colour in colours)]
    for party in t.parties:
        t.party(party).scholars -= placed.count(party)
    if resolved is None:
        before = phase in ("works", "talents", "action", "income", "boats")
        resolved = round - 1 if before else round
    laying.river(t, resolved, goals, trends, boat_trends or {}, boats or {})
    laying.works(by, t, works, stack, later)
    wanted = muses if isinstance(muses, Mapping) else dict.fromkeys(muses, ())
    laying.characters(by, t, wanted, muse_stack, talents)
    laying.action_tiles(by, t, offer)
    t.tracks = {
        "teahouse": [_display(tile) for tile in teahouse],
        "tavern": [_display(tile) for tile in tavern],
    }
    _travel(t.bonuses, t.unused_travel, bonuses or {})
    side = "B" if t.ring[0].startswith("B") and len({face[0] for face in t.ring}) == 1 else "A"
    t.ring = list(ring) if ring is not None else [f"{side}{number}" for number in range(1, FAIR + 1)]
    turned = round if phase in ("spirits", "rest") else round - 1  # the board status is behind them
    t.pointer = pointer if pointer is not None else turned
    if t.sides.parlour == "b":
        t.charms = list(charms) if charms is not None else list(CHARMS[turned:])
        t.gone_charms = [charm for charm in CHARMS if charm not in t.charms]
    return Game(by, t, whole)


def _display(tile: str | tuple[str, int]) -> Display:
    kind, colour = (tile, NOBODY) if isinstance(tile, str) else tile
    return Display(next(idea for idea in IDEAS if idea == kind), colour)


def _travel(bonuses: dict[str, int], unused: list[int], wanted: Mapping[str, int]) -> None:
    """Travel tiles in the order of their numbers on the cities, but these where they are wanted."""
    others = [number for number in CARDS.travel if number not in wanted.values()]
    for city in bonuses:
        bonuses[city] = wanted[city] if city in wanted else others.pop(0)
    unused[:] = others


__all__ = ["BOT", "CARDS", "NOBODY", "RULES", "bot", "changed", "player", "position"]
