"""Why something is not offered when gifts are exchanged, with the rule that forbids it.

Each action explains itself (`blocked` of its module).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.gugong.box import Box
from engine.games.gugong.pieces import can_pay, worth
from engine.games.gugong.table import Table
from engine.games.gugong.trade import DOUBLE, TRADES, held, label, trades
from engine.kernel import Blocked, text


def gift(box: Box, t: Table) -> Iterator[Blocked]:
    """What cannot be given, that a turn cannot be passed, and which trades there are no tokens for."""
    player = t.players[t.active]
    yield from (
        Blocked(text("gugong-give-card", gift=box.name[gift]), text("gugong-why-discarded"), "GG-EXCH-03")
        for gift in box.by_value(player.pile)
    )
    yield Blocked(text("gugong-pass"), text("gugong-why-pass"), "GG-DAY-04")
    yield from trading(box, t)


def way(box: Box, t: Table, cost: int) -> Iterator[Blocked]:
    """Which of the three ways are closed."""
    player = t.players[t.active]
    if not can_pay(player, cost):
        yield Blocked(
            text("gugong-pay-servants", servants=cost),
            text("gugong-why-servants", cost=cost, have=worth(player)),
            "GG-EXCH-12",
        )
    if not player.hand:
        yield Blocked(text("gugong-way-discard-any"), text("gugong-why-last-card"), "GG-EXCH-13")
    yield from trading(box, t)


def trading(box: Box, t: Table) -> Iterator[Blocked]:
    """Trades for which there are too few tokens."""
    player = t.players[t.active]
    plain, doubles = held(player)
    offered = {option.id.split(":")[1] for option in trades(box, t, t.active)}
    for number, rule in TRADES.items():
        if str(number) not in offered:
            reason = text("gugong-why-tokens", number=number, have=plain + DOUBLE * doubles)
            yield Blocked(label(box, number), reason, rule)
