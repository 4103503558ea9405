"""The Morning of each Day but the first. (GG-MORN)"""

from __future__ import annotations

from engine.games.gugong import canal, names
from engine.games.gugong.box import Box
from engine.games.gugong.pieces import gain
from engine.games.gugong.table import Table
from engine.games.gugong.tracks import envoy, intrigue_up, score
from engine.kernel import Seat, Steps, Who, text, together


def morning(box: Box, t: Table) -> Steps[None]:
    """Start player, map, dice, Decrees, servants: in this order. (GG-MORN-01)"""
    t.day += 1  # GG-MORN-13
    if t.medal is not None:
        t.start, t.medal = t.medal, None  # GG-MORN-02 to GG-MORN-04
    t.active = t.start
    t.tell(text("gugong-did-morning", day=t.day, who=Who(t.start)))
    for player in t.players:
        player.hand += player.pile  # GG-MORN-14, GG-MORN-15
        player.pile = []
    refill(box, t)
    _roll(box, t)
    for seat in t.order():  # GG-MORN-11
        for edict in t.edicts:
            if seat in edict.owners:
                yield from _bonus(box, t, seat, edict.kind)
    income = box.board.income[t.day - 1]
    if income:
        yield from together({seat: gain(box, t, seat, income) for seat in t.order()})  # GG-MORN-12
    t.phase = "turn"


def refill(box: Box, t: Table) -> None:
    """A token for each city with neither token nor Traveller. (GG-MORN-05 to GG-MORN-07)"""
    cities = box.side(t.seats).cities
    visited = {player.city for player in t.players}
    placed = []
    for place, city in enumerate(cities):
        if t.map[place] or city in visited:
            continue
        if not any(t.piles):
            if not t.used:
                break
            _new_piles(t)
        pile = t.piles[0] if len(t.piles[0]) >= len(t.piles[1]) else t.piles[1]  # GG-AMB-41
        t.map[place] = pile.pop()
        placed.append(text("gugong-token-at", city=names.city(city), token=names.token(t.map[place])))
    if placed:
        t.reveal()
        t.tell(text("gugong-did-refill", tokens=tuple(placed)))


def _new_piles(t: Table) -> None:
    """The token discard pile becomes two new draw piles. (GG-MORN-08)"""
    t.rng.shuffle(t.used)
    half = len(t.used) // 2
    t.piles = [t.used[half:], t.used[:half]]
    t.used = []
    t.tell(text("gugong-did-shuffle-tokens"))


def _roll(box: Box, t: Table) -> None:
    """All three Destiny dice. (GG-MORN-09)"""
    t.dice = [die.faces[t.rng.below(len(die.faces))] for die in box.cards.dice.values()]
    t.tell(text("gugong-did-roll", first=t.dice[0], second=t.dice[1], third=t.dice[2]))


def _bonus(box: Box, t: Table, seat: Seat, kind: str) -> Steps[None]:
    """A Decree with the Morning symbol, for one of its owners. (GG-MORN-10, GG-DECR-10)"""
    if not kind.startswith("morning_"):
        return
    amount = box.cards.decrees[kind].amount
    t.tell(text("gugong-did-morning-decree", who=Who(seat), decree=names.decree(kind)))
    if kind == "morning_servants":
        yield from gain(box, t, seat, amount)
    elif kind == "morning_intrigue":
        intrigue_up(box, t, seat, amount)
    elif kind == "morning_envoy":
        envoy(box, t, seat, amount)
    elif kind == "morning_points":
        score(t, seat, "decrees", amount)
        t.tell(text("gugong-did-score", who=Who(seat), points=amount))
    else:
        for _ in range(amount):
            yield from canal.from_supply(box, t, seat)
