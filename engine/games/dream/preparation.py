"""Phase 2: one menu card of the kitchen may go back to the supply. (DS-PREP)"""

from __future__ import annotations

from engine.games.dream import names
from engine.games.dream.box import Box
from engine.games.dream.table import Player, Table
from engine.kernel import Option, Who, text


def offers(box: Box, t: Table, player: Player) -> list[Option]:
    """The ranks of which a card can be removed; whoever removes one has closed phase 1. (DS-PREP-01, DS-FLOW-01)"""
    if t.removed or player.coins < box.board.remove_cost:
        return []
    return box.offers.removals[t.active][frozenset(player.kitchen)]


def remove(box: Box, t: Table, rank: int) -> None:
    """Pay, and put the card back on its pile. (DS-PREP-02, DS-PREP-04)"""
    player = t.players[t.active]
    player.coins -= box.board.remove_cost
    player.kitchen.remove(rank)
    t.supply[rank - 1] += 1
    t.removed = True
    t.tell(text("dream-did-remove", who=Who(t.active), menu=names.menu(rank), rank=rank, cost=box.board.remove_cost))
