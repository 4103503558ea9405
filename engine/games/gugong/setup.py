"""The beginning of a game. (GG-SETUP)"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.gugong.box import Box
from engine.games.gugong.content import SETS
from engine.games.gugong.table import Edict, Player, Table
from engine.kernel import Rng

IN_PLAY = 2
"""Decrees of each level that are drawn. (GG-SETUP-23)"""


def set_up(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
    """A table for 2 to 5 players, ready for the first turn: the first Day has no Morning. (GG-FLOW-03)"""
    cards, board, side = box.cards, box.board, box.side(seats)
    start = rng.below(seats)  # GG-SETUP-14
    in_order = [(start + step) % seats for step in range(seats)]
    dice = [die.faces[rng.below(len(die.faces))] for die in cards.dice.values()]  # GG-SETUP-02

    tokens = [kind for kind, token in cards.tokens.items() for _ in range(token.copies)]
    rng.shuffle(tokens)
    on_map, rest = tokens[: len(side.cities)], tokens[len(side.cities) :]
    half = len(rest) // 2  # GG-AMB-41

    groups: dict[str, list[str]] = {}
    for gift, card in cards.gifts.items():
        groups.setdefault(card.group, []).append(gift)
    gifts, deck = groups["board"], groups["draw"]
    rng.shuffle(gifts)  # GG-AMB-03
    rng.shuffle(deck)
    players = [
        Player(hand=groups[SETS[in_order.index(seat)]], pool=board.first_servants, supply=board.first_servants)
        for seat in range(seats)
    ]

    edicts: list[Edict] = []
    unused: list[str] = []
    for level in (1, 2, 3):
        kinds = [kind for kind, decree in cards.decrees.items() if decree.level == level]
        rng.shuffle(kinds)
        edicts += [Edict(kind) for kind in kinds[:IN_PLAY]]
        unused += kinds[IN_PLAY:]
    return Table(
        seats=seats,
        rng=rng,
        players=players,
        gifts=gifts,
        deck=deck,
        map=on_map,
        piles=[rest[half:], rest[:half]],
        dice=dice,
        houses=[True] * len(side.jade_houses),
        edicts=edicts,
        unused=unused,
        ladder=in_order,  # GG-SETUP-11
        start=start,
        active=start,
        options=dict(options),
        used=[],
        ships=[],
        wall=[],
        arrivals=[],
    )
