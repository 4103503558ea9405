"""Money, grain, wine and reputation: gaining, paying and losing them. (MT-EVENT-16, MT-AMB-33)"""

from __future__ import annotations

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Seat, Who, text

OTHER = {"money": "grain", "grain": "money"}
"""What is given for what, where money and grain are exchanged. (MT-EVENT-10, MT-TRAD-01)"""


def gain(t: Table, seat: Seat, good: str, amount: int, source: str) -> None:
    """Gain of a good; reputation goes under its `source` on the score sheet."""
    player = t.players[seat]
    if good == "reputation":
        player.points[source] = player.points.get(source, 0) + amount
    else:
        setattr(player, good, stock(player, good) + amount)


def by_skill(box: Box, t: Table, seat: Seat, skill: str, good: str, source: str = "talent") -> None:
    """What a talent's skill brings by itself."""
    amount = box.amount[skill]
    gain(t, seat, good, amount, source)
    t.tell(text("mount-tai-did-skill", who=Who(seat), skill=box.skill[skill], gain=names.good(good, amount)))


def stock(player: Player, good: str) -> int:
    """What a player has of a good."""
    held: int = getattr(player, good)
    return held


def pay(t: Table, seat: Seat, good: str, amount: int) -> None:
    """Pay of a resource. Raises `ValueError` if there is not enough."""
    player = t.players[seat]
    left = stock(player, good) - amount
    if left < 0:
        raise ValueError(f"seat {seat} cannot pay {amount} {good}")
    setattr(player, good, left)


def lose(t: Table, seat: Seat, good: str, amount: int, source: str) -> int:
    """Lose of a good, down to nothing at most; returns how much was lost. (MT-AMB-33)"""
    lost = min(amount, stock(t.players[seat], good))
    gain(t, seat, good, -lost, source)
    return lost
