"""Servants and the Foreman: what a player can pay, paying it, and gaining. (GG-ACT-19, GG-FORE)"""

from __future__ import annotations

from functools import cache, partial

from engine.games.gugong import trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Player, Table
from engine.kernel import Option, Seat, Steps, Text, Who, text

LYING = 2
"""What the Foreman counts for when he lies. (GG-FORE-04)"""


def worth(player: Player) -> int:
    """The most that a player can pay: the servants in the pool, and the Foreman there, lying."""
    return player.pool + LYING if player.foreman == "pool" else player.pool


def can_pay(player: Player, n: int, keep: int = 0) -> bool:
    """Is a cost of `n` servants within reach, with `keep` pieces left in the pool? (GG-ACT-20, GG-DECR-03)"""
    pool = player.pool
    if player.foreman != "pool":
        return n + keep <= pool
    return pool >= max(n, n + keep - 1) or pool >= max(0, n - LYING) + keep


def ways_to_pay(player: Player, n: int, keep: int = 0) -> list[str]:
    """How a cost of `n` servants can be paid: "servants", "foreman" (lying, or the whole of a cost of 1), "upright".

    `keep` pieces, of which the Foreman may be one, must be left in the pool. (GG-FORE-06, GG-FORE-17, GG-AMB-30)
    """
    pool, foreman = player.pool, player.foreman == "pool"
    ways = ["servants"] if pool >= n and pool + foreman >= n + keep else []
    if foreman and n:
        if pool >= max(0, n - LYING) + keep:
            ways.append("foreman")
        if n > 1 and pool >= n - 1 + keep:
            ways.append("upright")
    return ways


def pay(box: Box, t: Table, seat: Seat, n: int, keep: int = 0) -> Steps[None]:
    """Remove `n` servants from the pool to the supply, in a way that the player chooses. (GG-ACT-19)

    The cost must be within reach; `can_pay` says whether it is.
    """
    if not n:
        return
    player = t.players[seat]
    way = "servants"
    if player.foreman == "pool":
        way = yield from trade.choose(box, t, seat, "pay", partial(_payments, player, n, keep), prompt=_ask_pay(n))
    remove(t, seat, way, n)


def _payments(player: Player, n: int, keep: int) -> tuple[list[Option], str | None]:
    return [payment(way, n, player.pool) for way in ways_to_pay(player, n, keep)], None


@cache
def payment(way: str, n: int, pool: int) -> Option:
    """The option of paying `n` servants out of a pool in one of `ways_to_pay`."""
    servants = servants_in(way, n)
    left = text("gugong-pay-note", left=pool - servants)
    return Option(way, text(f"gugong-pay-{way}", servants=servants), left, _RULES[way], None, "pay")


_RULES = {"servants": "GG-ACT-19", "foreman": "GG-FORE-06", "upright": "GG-AMB-30"}


@cache
def _ask_pay(n: int) -> Text:
    return text("gugong-ask-pay", servants=n)


def servants_in(way: str, n: int) -> int:
    """How many of the `n` are ordinary servants, if they are paid in this way."""
    if way == "servants":
        return n
    return max(0, n - LYING) if way == "foreman" else n - 1


def remove(t: Table, seat: Seat, way: str, n: int) -> None:
    """Remove servants in one of `ways_to_pay`; the Foreman goes to the supply as well. (GG-FORE-07, GG-AMB-29)"""
    player = t.players[seat]
    servants = servants_in(way, n)
    if servants > player.pool:
        raise ValueError(f"seat {seat} cannot pay {servants} servants of {player.pool}")
    player.pool -= servants
    player.supply += servants
    if way != "servants":
        player.foreman = "supply"
    t.tell(_did_pay(seat, way, servants))


@cache
def _did_pay(seat: Seat, way: str, servants: int) -> Text:
    return text("gugong-did-pay", who=Who(seat), servants=servants, foreman=int(way != "servants"))


# -- gaining ------------------------------------------------------------------------------------------------------


def can_gain(player: Player) -> bool:
    """Is there a servant or the Foreman to be gained?"""
    return player.supply > 0 or player.foreman == "supply"


def gain(box: Box, t: Table, seat: Seat, n: int) -> Steps[None]:
    """Gain `n` servants from the supply; one of them may be the Foreman. (GG-FORE-05, GG-FORE-19)

    Where the supply has too few, all of them come, the Foreman too if he is there, and the rest is lost. (GG-AMB-24)
    """
    player = t.players[seat]
    way = "servants"
    if player.foreman == "supply" and n:
        way = yield from trade.choose(box, t, seat, "gain", partial(_gains, player, n), prompt=_ask_gain(n))
    take(t, seat, way, n)


def _gains(player: Player, n: int) -> tuple[list[Option], str | None]:
    ways = ["servants", "foreman"] if player.foreman == "supply" else ["servants"]
    if len(ways) > 1 and player.supply < n:
        del ways[0]
    return [_gaining(way, gained_in(way, player, n)) for way in ways], None


def gained_in(way: str, player: Player, n: int) -> int:
    """How many ordinary servants come from the supply, if `n` are gained in this way."""
    return min(player.supply, n if way == "servants" else n - 1)


@cache
def _gaining(way: str, servants: int) -> Option:
    label = text(f"gugong-gain-{way}", servants=servants)
    if way == "foreman":
        return Option(way, label, FOREMAN_NOTE, "GG-FORE-05", None, "gain")
    return Option(way, label, None, "GG-ACT-10", None, "gain")


FOREMAN_NOTE = Text("gugong-foreman-note")
"""What the Foreman is good for."""


@cache
def _ask_gain(n: int) -> Text:
    return text("gugong-ask-gain", servants=n)


def take(t: Table, seat: Seat, way: str, n: int) -> None:
    """Gain `n` servants as chosen, as far as the supply goes: "servants", or "foreman", who is one of them."""
    player = t.players[seat]
    servants = gained_in(way, player, n)
    player.supply -= servants
    player.pool += servants
    if way == "foreman":
        player.foreman = "pool"
    t.tell(_did_gain(seat, way, servants))


@cache
def _did_gain(seat: Seat, way: str, servants: int) -> Text:
    return text("gugong-did-gain", who=Who(seat), servants=servants, foreman=int(way == "foreman"))
