"""Consume Spirits: what people and portfolios cost, and who must rest. (section 5.9 of the rules)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import gains
from engine.games.jiangnan.asking import NONE, doing_without
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Who, ask, text, together


def consume(box: Box, t: Table) -> Steps[None]:
    """Everybody loses spirit; those at 0 may use a Spirits tile, else they owe a Rest. (JN-CONS, JN-AMB-24)"""
    for seat, player in enumerate(t.players):
        assistants = box.power(player).loss(len(player.assistants))
        loss = box.board.loss + box.board.loss_work * len(player.works) + box.board.loss_assistant * assistants
        player.spirit = max(0, player.spirit - loss)
        t.tell(text("jiangnan-did-consume", who=Who(seat), loss=loss, spirit=player.spirit))
    yield from together(
        {seat: offer(box, t, seat) for seat, player in enumerate(t.players) if not player.spirit and player.spirits}
    )
    t.resting = [seat for seat in t.order if seat >= 0 and not t.players[seat].spirit]


def offer(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Spirits tiles, as many as do not go to waste, or none. (JN-CONS-07, JN-AMB-17)"""
    player = t.players[seat]
    room = box.board.most_spirit - player.spirit
    useful = min(player.spirits, -(-room // box.board.spirits_tile))
    options = [_use(tiles) for tiles in range(1, useful + 1)]
    (picked,) = yield from ask(t, seat, "spirits", doing_without([*options, NONE]), usual="none")
    if picked != "none":
        gains.use_spirits(box, t, seat, int(picked.partition(":")[2]))


@lru_cache(16)
def _use(tiles: int) -> Option:
    return Option(
        f"use:{tiles}", text("jiangnan-use-spirits-tiles", tiles=tiles), None, "JN-SPIRIT-04", None, "spirits"
    )
