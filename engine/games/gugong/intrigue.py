"""The action of the Intrigue location, and the Medal. (GG-INTR)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.gugong.box import Box
from engine.games.gugong.pieces import can_pay, pay, worth
from engine.games.gugong.table import Table
from engine.games.gugong.tracks import intrigue_up
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

STEP = 1
"""Steps of option A. (GG-INTR-01)"""


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """ "one": a step, and the Medal if it is there; "three": steps for a servant. (GG-INTR-02, GG-INTR-05)

    At the last step only what still has an effect. (GG-AMB-19)
    """
    player, board = t.players[seat], box.board
    there, medal = player.intrigue == board.intrigue_top, t.medal is None
    offered = []
    if medal or not there:
        offered.append(_one(prefix, seat, medal, 0 if there else STEP))
    if not there and can_pay(player, board.intrigue_cost):
        steps = min(board.intrigue_steps, board.intrigue_top - player.intrigue)
        offered.append(_three(prefix, seat, steps, board.intrigue_cost))
    return offered


@cache
def _one(prefix: str, seat: Seat, medal: bool, steps: int) -> Option:
    return Option(
        f"{prefix}:one",
        text("gugong-intrigue-one", steps=steps),
        text("gugong-intrigue-one-note", medal=int(medal)),
        "GG-INTR-02" if medal else "GG-INTR-01",
        f"intrigue:{seat}",
        prefix,
    )


@cache
def _three(prefix: str, seat: Seat, steps: int, cost: int) -> Option:
    return Option(
        f"{prefix}:three",
        text("gugong-intrigue-three", steps=steps),
        text("gugong-cost-note", servants=cost),
        "GG-INTR-05",
        f"intrigue:{seat}",
        prefix,
    )


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """One performance. The Medal's owner begins the next Day. (GG-INTR-04, GG-INTR-13)"""
    board = box.board
    if variant == "three":
        yield from pay(box, t, seat, board.intrigue_cost)
        intrigue_up(box, t, seat, board.intrigue_steps)
        return
    if t.players[seat].intrigue < board.intrigue_top:
        intrigue_up(box, t, seat, STEP)
    if t.medal is None:
        t.medal = seat
        t.tell(_did_medal(seat))


@cache
def _did_medal(seat: Seat) -> Text:
    return text("gugong-did-medal", who=Who(seat))


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why a variant is not offered."""
    player, board = t.players[seat], box.board
    if player.intrigue == board.intrigue_top:
        if t.medal is not None:
            yield Blocked(text("gugong-intrigue-one", steps=STEP), text("gugong-why-top"), "GG-INTR-08")
        yield Blocked(text("gugong-intrigue-three", steps=board.intrigue_steps), text("gugong-why-top"), "GG-INTR-08")
    elif not can_pay(player, board.intrigue_cost):
        yield Blocked(
            text("gugong-intrigue-three", steps=board.intrigue_steps),
            text("gugong-why-servants", cost=board.intrigue_cost, have=worth(player)),
            "GG-ACT-20",
        )
