"""What must be true of a table at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import TypeVar

from engine.games.gugong.box import Box
from engine.games.gugong.content import LOCATIONS, REWARDS, SETS
from engine.games.gugong.table import AWAY, Table
from engine.kernel import Seat

K = TypeVar("K", bound=Hashable)


def audit(box: Box, t: Table) -> Iterator[str]:
    """Broken invariants in plain English; nothing if all is well."""
    yield from _cards(box, t)
    yield from _tokens(box, t)
    yield from _edicts(box, t)
    for seat in range(t.seats):
        yield from _servants(box, t, seat)
    yield from _foremen(t)
    yield from _ships(box, t)
    yield from _tracks(box, t)
    yield from _wall(box, t)
    if len(t.players) != t.seats or not (0 <= t.active < t.seats and 0 <= t.start < t.seats):
        yield f"{t.seats} seats with {len(t.players)} players, of whom {t.start} starts and {t.active} is active"
    if not 1 <= t.day <= box.board.days:
        yield f"it is day {t.day}"
    if any(value not in die.faces for value, die in zip(t.dice, box.cards.dice.values(), strict=True)):
        yield f"the dice show {t.dice}"
    if len(t.houses) != len(box.side(t.seats).jade_houses):
        yield f"there are {len(t.houses)} Jade houses"


def _differences(what: str, found: Mapping[K, int], wanted: Mapping[K, int]) -> Iterator[str]:
    for one in sorted({*found, *wanted}, key=str):
        if found.get(one, 0) != wanted.get(one, 0):
            yield f"{found.get(one, 0)} {what} {one!r}, not {wanted.get(one, 0)}"


def _cards(box: Box, t: Table) -> Iterator[str]:
    """Every Gift card of the groups in play once, one on each location, and as many with a player as belong there."""
    groups = ("board", "draw", *SETS[: t.seats])  # GG-SETUP-19
    wanted = {gift: 1 for gift, card in box.cards.gifts.items() if card.group in groups}
    found = Counter(t.gifts + t.deck)
    for player in t.players:
        found.update(player.hand + player.pile)
    yield from _differences("Gift cards", found, wanted)
    if len(t.gifts) != len(LOCATIONS):
        yield f"{len(t.gifts)} Gift cards lie on {len(LOCATIONS)} locations"
    if any(box.cards.gifts[gift].group != "draw" for gift in t.deck):
        yield "a card lies in the draw pile that was never there"
    drawn = REWARDS.index("card")
    for seat, player in enumerate(t.players):
        own, right = len(player.hand) + len(player.pile), 4 + player.rewards[drawn]
        if own != right:
            yield f"seat {seat} has {own} Gift cards, not {right}"


def _tokens(box: Box, t: Table) -> Iterator[str]:
    found = Counter(token for token in t.map if token)
    for tokens in (*t.piles, t.used, *(player.tokens for player in t.players)):
        found.update(tokens)
    yield from _differences("Travel tokens", found, {kind: token.copies for kind, token in box.cards.tokens.items()})
    cities = box.side(t.seats).cities
    if len(t.map) != len(cities):
        yield f"the map has {len(t.map)} cities, not {len(cities)}"
        return
    if len(t.piles) != 2 or abs(len(t.piles[0]) - len(t.piles[1])) > 1:
        yield f"the piles of Travel tokens hold {[len(pile) for pile in t.piles]}"
    for seat, player in enumerate(t.players):
        over = len(player.tokens) - box.board.tokens_kept
        # The seventh is there while its owner has the benefit of it and settles the duty; then no more than one.
        if over > 1 or (over == 1 and (t.phase != "turn" or seat != t.active)):
            yield f"seat {seat} has {len(player.tokens)} Travel tokens"
        if player.city and (player.city not in cities or t.map[cities.index(player.city)]):
            yield f"the Traveller of seat {seat} is in {player.city}"
    visited = [player.city for player in t.players if player.city]
    if len(set(visited)) < len(visited):
        yield f"Travellers share a city: {visited}"


def _edicts(box: Box, t: Table) -> Iterator[str]:
    found = Counter([edict.kind for edict in t.edicts] + t.unused)
    yield from _differences("Decrees", found, dict.fromkeys(box.cards.decrees, 1))
    levels = Counter(box.cards.decrees[edict.kind].level for edict in t.edicts)
    if dict(levels) != {1: 2, 2: 2, 3: 2}:
        yield f"the Decrees in play are of levels {dict(levels)}"
    for edict in t.edicts:
        if len(set(edict.owners)) < len(edict.owners) or not set(edict.foremen) <= set(edict.owners):
            yield f"{edict.kind} has the owners {edict.owners} and the Foremen {edict.foremen}"


def _servants(box: Box, t: Table, seat: Seat) -> Iterator[str]:
    """Twelve servants, wherever they are; rewards within their spaces."""
    player = t.players[seat]
    found = player.pool + player.supply + sum(player.rewards) - bool(player.reward_foreman)
    found += sum(ship.servants for ship in t.ships if ship.seat == seat)
    found += sum(piece.seat == seat and not piece.foreman for piece in t.wall)
    found += sum(seat in edict.owners and seat not in edict.foremen for edict in t.edicts)
    if found != box.board.servants:
        yield f"seat {seat} has {found} servants, not {box.board.servants}"
    if not set(player.shown) <= set(box.cards.gifts):
        yield f"seat {seat} has shown {player.shown}"
    if min(player.pool, player.supply, player.jade) < 0:
        yield f"seat {seat}: pool {player.pool}, supply {player.supply}, Jade {player.jade}"
    for kind, taken in zip(REWARDS, player.rewards, strict=True):
        if not 0 <= taken <= getattr(box.board.rewards, kind):
            yield f"seat {seat} has {taken} rewards {kind!r}"
        if player.reward_foreman == kind and not taken:
            yield f"the Foreman of seat {seat} stands on the empty reward {kind!r}"


def _foremen(t: Table) -> Iterator[str]:
    """Each Foreman in one place; locked until his reward is claimed. (GG-FORE-01)"""
    for seat, player in enumerate(t.players):
        places = sum(piece.seat == seat and piece.foreman for piece in t.wall)
        places += sum(ship.seat == seat and ship.foreman > 0 for ship in t.ships)
        places += sum(seat in edict.foremen for edict in t.edicts) + bool(player.reward_foreman)
        if places != (player.foreman == AWAY):
            yield f"the Foreman of seat {seat} is {player.foreman!r} and in {places} places"
        if (player.foreman == "locked") != (player.rewards[REWARDS.index("foreman")] == 0):
            yield f"the Foreman of seat {seat} is {player.foreman!r} with the rewards {player.rewards}"


def _ships(box: Box, t: Table) -> Iterator[str]:
    board = box.board
    places = Counter((ship.route, ship.harbor) for ship in t.ships)
    for place, count in places.items():
        if count > 1 or not (0 <= place[0] < box.side(t.seats).routes and 1 <= place[1] <= board.harbors):
            yield f"{count} ships in harbor {place[1]} of route {place[0]}"
    for ship in t.ships:
        if not 1 <= ship.load <= board.load or ship.servants < 0 or not 0 <= ship.foreman <= 2:
            yield f"a ship of seat {ship.seat} carries {ship.servants} servants and a Foreman of {ship.foreman}"
    for seat, count in Counter(ship.seat for ship in t.ships).items():
        if count > board.ships:
            yield f"seat {seat} has {count} ships"


def _tracks(box: Box, t: Table) -> Iterator[str]:
    board = box.board
    if sorted(t.ladder) != list(range(t.seats)):
        yield f"the Intrigue order is {t.ladder}"
        return
    steps = [t.players[seat].intrigue for seat in t.ladder]
    if steps != sorted(steps) or not 0 <= steps[0] <= steps[-1] <= board.intrigue_top:
        yield f"the Intrigue order {t.ladder} stands on the steps {steps}"
    for place, seat in enumerate(t.arrivals):
        if t.players[seat].place != place:
            yield f"seat {seat} arrived as number {place}, and has the Palace place {t.players[seat].place}"
    for seat, player in enumerate(t.players):
        inside = player.palace == board.palace_top
        if inside != (player.place is not None) or inside != (seat in t.arrivals):
            yield f"the Envoy of seat {seat} is on step {player.palace} with the Palace place {player.place}"
        if not 0 <= player.palace <= board.palace_top:
            yield f"the Envoy of seat {seat} is on step {player.palace}"


def _wall(box: Box, t: Table) -> Iterator[str]:
    """Whatever completes the Wall is followed by its scoring at once. (GG-WALL-21)"""
    for piece in t.wall:
        if piece.size not in (1, 2) or (piece.size == 2 and not piece.foreman):
            yield f"a piece of seat {piece.seat} counts for {piece.size} on the Wall"
    size = sum(piece.size for piece in t.wall)
    if size >= box.board.wall[t.seats]:
        yield f"the Wall is complete with {size} and has not been scored"
