"""Exact positions of the game, and a way to play on from them that reads like a record.

game = position(player(pool=3), player(), gifts={"wall": "board_1"}, wall=[1, 1])
game.play("give:seat_1_4:wall", "place:servant")
assert game.wall == [1, 1, 0]

`acting` begins in step 2 of a turn: acting("wall", player(pool=3), wall=[1, 1]).play("place:servant").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from engine.games.gugong.content import LOCATIONS, REWARDS, SETS
from engine.games.gugong.rules import GugongRules, rules
from engine.games.gugong.table import AWAY, Edict, Piece, Player, Ship, Table
from engine.games.gugong.view import View
from engine.kernel import Blocked, Rng
from tests.games.playing import Playing

RULES = rules()
CARDS = RULES.box.cards
Foreman = Literal["locked", "supply", "pool"]
Phase = Literal["morning", "turn", "evening", "final"]


def changed(file: str, entry: str | None, by: GugongRules = RULES, **fields: object) -> GugongRules:
    """The rules with other content: some fields of one entry of a content file replaced. The board has no entries.

    changed("gifts", "seat_1_4", action="wall"), changed("board", None, canal_cost=2).
    """
    raw = msgspec.json.decode(by.content_text)
    changing = raw[file][entry] if entry else raw[file]
    changing.update(fields)
    changing["source"].update(dict.fromkeys(fields, "house"))
    return rules(msgspec.json.encode(raw, order="sorted"))


class Sitting:
    """A player before the cards are dealt; make one with `player`."""

    def __init__(
        self, made: Player, hand: Sequence[str] | None, pile: Sequence[str] | None, supply: int | None
    ) -> None:
        self.made = made
        self.hand = hand
        self.pile = pile
        self.supply = supply


def player(
    hand: Sequence[str] | None = None,
    pool: int = 6,
    *,
    pile: Sequence[str] | None = None,
    supply: int | None = None,
    tokens: Sequence[str] = (),
    foreman: Foreman = "locked",
    rewards: Sequence[int] = (0, 0, 0),
    reward_foreman: str = "",
    city: str = "",
    palace: int = 0,
    intrigue: int = 0,
    jade: int = 0,
    points: Mapping[str, int] | None = None,
) -> Sitting:
    """A player. What is left out follows from the rest: `position` deals the cards and counts the supply.

    `hand`: by default the set of the seat, as far as its cards are not placed elsewhere. `pile`: by default what is
    missing to as many cards as the player must have. `supply`: by default all servants that stand nowhere else.
    `rewards` counts servants on the spaces for points, card, foreman; with the Foreman unlocked the last is 1 by
    itself. `reward_foreman` puts the Foreman on a space of that reward (counted besides). If he stands on the Wall, a
    ship or a Decree, say so there; `foreman` may then be left out. `palace=8` needs `arrivals` of the position.
    """
    taken = list(rewards)
    if foreman != "locked" or reward_foreman:
        taken[REWARDS.index("foreman")] = 1
    if reward_foreman:
        taken[REWARDS.index(reward_foreman)] += reward_foreman != "foreman"
    made = Player(
        hand=[],
        pool=pool,
        supply=0,
        tokens=list(tokens),
        foreman=AWAY if reward_foreman else foreman,
        rewards=taken,
        reward_foreman=reward_foreman,
        city=city,
        palace=palace,
        intrigue=intrigue,
        jade=jade,
        points=dict(points or {}),
    )
    return Sitting(made, hand, pile, supply)


def ship(seat: int, place: str, servants: int = 1, foreman: int = 0) -> Ship:
    """A ship at a place written as in option ids: "r0h2". `foreman`: 1 upright, 2 lying."""
    route, _, harbor = place[1:].partition("h")
    return Ship(seat, int(route), int(harbor), servants, foreman)


def foreman(seat: int, size: int = 1) -> Piece:
    """A Foreman on the Wall, upright (1) or lying (2)."""
    return Piece(seat, foreman=True, size=size)


def edict(kind: str, *owners: int, foremen: Sequence[int] = ()) -> Edict:
    """A Decree in play with its owners; `foremen` are those of them whose Foreman stands there."""
    return Edict(kind, list(owners), list(foremen))


class Game(Playing[Table, View]):
    """A position being played."""

    def __init__(self, by: GugongRules, table: Table, whole: bool) -> None:
        super().__init__(by, table, whole, table.options)

    @property
    def trades(self) -> list[str]:
        """The exchanges of tokens that are offered."""
        return [option.id for option in self.decision.free]

    def refused(self, label: str, seat: int | None = None) -> list[Blocked]:
        """What is refused under a label (a Fluent id)."""
        decision = self.decision if seat is None else self.asked(seat)
        return [blocked for blocked in decision.why() if blocked.label.key == label]

    def why(self, label: str) -> list[str]:
        """The rules that forbid what is refused under a label."""
        return [blocked.rule for blocked in self.refused(label)]

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def me(self) -> Player:
        """Sitting 0, who has the turn unless the position says otherwise."""
        return self.table.players[0]

    @property
    def scores(self) -> list[int]:
        return [each.score for each in self.table.players]

    @property
    def wall(self) -> list[int]:
        """Whose pieces stand on the Wall, from the left."""
        return [piece.seat for piece in self.table.wall]

    @property
    def ships(self) -> dict[str, tuple[int, int, int]]:
        """By place ("r0h2"): owner, servants, and the room that the Foreman takes."""
        return {
            f"r{each.route}h{each.harbor}": (each.seat, each.servants, each.foreman)
            for each in sorted(self.table.ships, key=lambda each: (each.route, each.harbor))
        }

    @property
    def map(self) -> dict[str, str]:
        """The tokens on the map by city."""
        cities = self._rules.box.side(self.table.seats).cities
        return {city: kind for city, kind in zip(cities, self.table.map, strict=True) if kind}

    @property
    def gifts(self) -> dict[str, str]:
        """The cards on the locations."""
        return dict(zip(LOCATIONS, self.table.gifts, strict=True))

    def decree(self, kind: str) -> Edict:
        return next(each for each in self.table.edicts if each.kind == kind)

    @property
    def _rules(self) -> GugongRules:
        assert isinstance(self.session.rules, GugongRules)
        return self.session.rules


def position(
    *players: Sitting,
    seats: int = 2,
    gifts: Mapping[str, str] | None = None,
    next_gifts: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    next_tokens: Sequence[str] = (),
    used: Sequence[str] = (),
    piles_empty: bool = False,
    dice: Sequence[int] | None = None,
    rolls: Sequence[int] = (),
    houses: Sequence[bool] | None = None,
    decrees: Sequence[Edict] = (),
    ladder: Sequence[int] | None = None,
    arrivals: Sequence[int] = (),
    ships: Sequence[Ship] = (),
    wall: Sequence[int | Piece] = (),
    phase: Phase = "turn",
    day: int = 1,
    turn: int = 1,
    active: int = 0,
    start: int = 0,
    medal: int | None = None,
    options: Mapping[str, str] | None = None,
    whole: bool = True,
    by: GugongRules = RULES,
) -> Game:
    """A position with the whole box in play: what is not placed lies where it belongs.

    Plain players fill the `seats`.

    `gifts`: the cards on locations; the others hold what is left, opening cards first. `next_gifts` are drawn next.
    `tokens`: by city, and then no other city has one; by default all without a Traveller have one. `next_tokens` are
    turned up next, `used` are those of the discard pile (all that are left, with `piles_empty`). `dice` are the values
    shown, `rolls` what is rolled next, if nothing is drawn before. `houses` tells which still have their Jade.
    `decrees` are in play (`edict`), others fill up each level. `ladder` is the Intrigue order, lowest first; by default
    by steps, of equal ones the lower seat lower. `arrivals` are in the Palace. `wall` names seats, or pieces
    (`foreman`). A position that breaks an invariant on purpose must say `whole=False`, and is then never audited.
    """
    table_seats = [*players, *(player() for _ in range(seats - len(players)))]
    count, box = len(table_seats), by.box
    side = box.side(count)
    made = [each.made for each in table_seats]
    pieces = [Piece(each) if isinstance(each, int) else each for each in wall]
    edicts = _edicts(by, decrees)
    placed_gifts, deck = _deal(by, table_seats, gifts or {}, next_gifts)
    on_map, piles, left = _tokens(by, made, tokens, next_tokens, used, piles_empty)
    for seat in (*(p.seat for p in pieces if p.foreman), *(s.seat for s in ships if s.foreman)):
        _away(made[seat])
    for each in edicts:
        for seat in each.foremen:
            _away(made[seat])
    for seat, of in enumerate(table_seats):
        standing = made[seat].pool + sum(made[seat].rewards) - bool(made[seat].reward_foreman)
        standing += sum(s.servants for s in ships if s.seat == seat)
        standing += sum(p.seat == seat and not p.foreman for p in pieces)
        standing += sum(seat in e.owners and seat not in e.foremen for e in edicts)
        made[seat].supply = box.board.servants - standing if of.supply is None else of.supply
    for place, seat in enumerate(arrivals):
        made[seat].palace, made[seat].place = box.board.palace_top, place
    chosen = {variant.id: variant.default for variant in by.variants} | dict(options or {})
    table = Table(
        seats=count,
        rng=Rng(_seed_for(by, rolls)),
        players=made,
        gifts=placed_gifts,
        deck=deck,
        map=on_map,
        piles=piles,
        dice=list(dice) if dice is not None else [1, 5, 8],
        houses=list(houses) if houses is not None else [True] * len(side.jade_houses),
        edicts=edicts,
        unused=[kind for kind in box.cards.decrees if all(each.kind != kind for each in edicts)],
        ladder=list(ladder) if ladder is not None else sorted(range(count), key=lambda seat: made[seat].intrigue),
        start=start,
        active=active,
        options=chosen,
        used=left,
        ships=list(ships),
        wall=pieces,
        arrivals=list(arrivals),
        phase=phase,
        medal=medal,
        day=day,
        turn=turn,
    )
    return Game(by, table, whole)


def acting(
    location: str,
    *players: Sitting,
    card: str = "seat_1_4",
    gifts: Mapping[str, str] | None = None,
    **position_: object,
) -> Game:
    """A position in which seat 0 has just given `card` freely at a location, and is asked which action to perform.

    The card must be in the hand, as "seat_1_4" (an 8 without an action) is by default; `gifts` may say what lay there,
    by default "board_1" (a 1). The other arguments are those of `position`.
    """
    there = {location: "board_1"} | dict(gifts or {})
    game = position(*players, gifts=there, **position_)  # type: ignore[arg-type]
    return game.play(f"give:{card}:{location}")


def _away(of: Player) -> None:
    """His Foreman stands on something; so he has been won."""
    of.foreman = AWAY
    of.rewards[REWARDS.index("foreman")] = 1


def _edicts(by: GugongRules, given: Sequence[Edict]) -> list[Edict]:
    """The Decrees given, and others up to two of each level, by level."""
    decrees = by.box.cards.decrees
    levels = Counter(decrees[each.kind].level for each in given)
    edicts = list(given)
    for kind, decree in decrees.items():
        if levels[decree.level] < 2 and all(each.kind != kind for each in given):
            edicts.append(Edict(kind))
            levels[decree.level] += 1
    return sorted(edicts, key=lambda each: decrees[each.kind].level)


def _deal(
    by: GugongRules, seats: Sequence[Sitting], gifts: Mapping[str, str], next_gifts: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Deal hands and discard piles; returns the cards on the locations and the draw pile."""
    cards = by.box.cards.gifts
    groups = ["board", *SETS[: len(seats)], "draw"]
    left = sorted(
        (gift for gift, card in cards.items() if card.group in groups), key=lambda gift: groups.index(cards[gift].group)
    )
    for given in (
        *gifts.values(),
        *next_gifts,
        *(c for each in seats for c in (*(each.hand or ()), *(each.pile or ()))),
    ):
        assert given in left, f"{given} is placed twice, or not in play with {len(seats)} seats"
        left.remove(given)

    def take(wanted: int, group: str | None = None) -> list[str]:
        """So many of those left: of a group, or of any that does not belong to the draw pile."""
        fits = [gift for gift in left if (cards[gift].group == group if group else cards[gift].group != "draw")]
        for gift in fits[: max(0, wanted)]:
            left.remove(gift)
        return fits[: max(0, wanted)]

    missing = {}
    for seat, each in enumerate(seats):
        each.made.hand, each.made.pile = list(each.hand or ()), list(each.pile or ())
        missing[seat] = 4 + each.made.rewards[REWARDS.index("card")] - len(each.made.hand) - len(each.made.pile)
        own = take(missing[seat], SETS[seat])
        missing[seat] -= len(own)
        (each.made.hand if each.hand is None else each.made.pile).extend(own)
    free = [location for location in LOCATIONS if location not in gifts]
    fill = take(len(free), "board")
    fill += take(len(free) - len(fill))
    locations: dict[str, str] = {**dict(zip(free, fill, strict=True)), **gifts}
    for seat, each in enumerate(seats):
        each.made.pile += take(missing[seat])
        lacking = 4 + each.made.rewards[REWARDS.index("card")] - len(each.made.hand) - len(each.made.pile)
        each.made.pile += take(lacking, "draw")
    return [locations[location] for location in LOCATIONS], [*reversed(left), *reversed(next_gifts)]


def _tokens(
    by: GugongRules,
    made: Sequence[Player],
    given: Mapping[str, str] | None,
    next_tokens: Sequence[str],
    used: Sequence[str],
    piles_empty: bool,
) -> tuple[list[str], list[list[str]], list[str]]:
    """The tokens on the map, the two piles, and the discard pile."""
    cities = by.box.side(len(made)).cities
    left = Counter({kind: token.copies for kind, token in by.box.cards.tokens.items()})
    for kind in (*(given or {}).values(), *next_tokens, *used, *(kind for each in made for kind in each.tokens)):
        left[kind] -= 1
    assert not -left, f"not in the box: {-left}"
    rest = list(left.elements())
    assert set(given or {}) <= set(cities), f"there are only the cities {cities}"
    if given is None:
        visited = {each.city for each in made}
        on_map = ["" if city in visited else rest.pop(0) for city in cities]
    else:
        on_map = [given.get(city, "") for city in cities]
    if piles_empty:
        return on_map, [[], []], [*used, *rest, *next_tokens]
    return on_map, _piles([*next_tokens, *rest]), list(used)


def _piles(order: Sequence[str]) -> list[list[str]]:
    """Two piles from which tokens come in this order: always from the larger, of equal ones the left. (GG-AMB-41)"""
    sizes = [len(order) - len(order) // 2, len(order) // 2]
    piles: list[list[str]] = [[], []]
    for kind in order:
        pile = 0 if sizes[0] >= sizes[1] else 1
        sizes[pile] -= 1
        piles[pile].insert(0, kind)
    return piles


def _seed_for(by: GugongRules, rolls: Iterable[int]) -> str:
    """A seed whose first draws roll these values."""
    faces = [die.faces for die in by.box.cards.dice.values()]
    wanted = list(rolls)
    for number in range(100_000):
        rng = Rng(f"rolls-{number}")
        if all(faces[index % 3][rng.below(6)] == value for index, value in enumerate(wanted)):
            return rng.seed
    raise AssertionError(f"no seed rolls {wanted}")
