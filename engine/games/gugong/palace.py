"""The action of the Palace of Heavenly Purity. (GG-PAL)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.gugong.box import Box
from engine.games.gugong.pieces import can_pay, pay, worth
from engine.games.gugong.table import Table
from engine.games.gugong.tracks import envoy, intrigue_up
from engine.kernel import Blocked, Option, Seat, Steps, text

ONE, TWO = 1, 2
"""Envoy steps of option A and option B. (GG-PAL-01, GG-PAL-02)"""


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """ "one": a step of the Envoy; "two": two for servants, with Intrigue steps. (GG-PAL-01, GG-PAL-02)"""
    player, board = t.players[seat], box.board
    left = board.palace_top - player.palace
    if can_pay(player, board.palace_cost):
        return [_one(prefix, seat, left), _two(prefix, seat, left, board.palace_cost, board.palace_intrigue)]
    return [_one(prefix, seat, left)]


@cache
def _one(prefix: str, seat: Seat, left: int) -> Option:
    return Option(
        f"{prefix}:one",
        text("gugong-palace", steps=ONE),
        text("gugong-palace-one-note", left=left, points=max(0, ONE - left)),
        "GG-PAL-01" if left else "GG-PAL-07",
        f"palace:{seat}",
        prefix,
    )


@cache
def _two(prefix: str, seat: Seat, left: int, cost: int, intrigue: int) -> Option:
    return Option(
        f"{prefix}:two",
        text("gugong-palace", steps=TWO),
        text("gugong-palace-two-note", servants=cost, intrigue=intrigue, left=left, points=max(0, TWO - left)),
        "GG-PAL-02" if left else "GG-PAL-10",
        f"palace:{seat}",
        prefix,
    )


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """One performance."""
    if variant == "one":
        envoy(box, t, seat, ONE)
        return
    yield from pay(box, t, seat, box.board.palace_cost)
    envoy(box, t, seat, TWO)
    intrigue_up(box, t, seat, box.board.palace_intrigue)


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why a variant is not offered."""
    player, cost = t.players[seat], box.board.palace_cost
    if not can_pay(player, cost):
        yield Blocked(
            text("gugong-palace", steps=TWO), text("gugong-why-servants", cost=cost, have=worth(player)), "GG-ACT-20"
        )
