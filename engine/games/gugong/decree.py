"""Decrees: bought once and for all with servants, one of whom stays there. (GG-DECR)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.gugong import names, pieces, tracks, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import AWAY, Edict, Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text


def advantage(box: Box, t: Table, seat: Seat, kind: str) -> int:
    """How much a Decree brings this player: its amount, or 0 for whoever does not have it. (GG-DECR-08)"""
    for edict in t.edicts:
        if edict.kind == kind:
            return box.cards.decrees[kind].amount if seat in edict.owners else 0
    return 0


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """The Decrees that the player has not, and can pay with a piece left to stand there. (GG-DECR-01 to GG-DECR-03)"""
    player, offered = t.players[seat], []
    decrees = box.cards.decrees
    for edict in t.edicts:
        if seat not in edict.owners:
            price = decrees[edict.kind].cost + len(edict.owners)
            if pieces.can_pay(player, price, keep=1):
                offered.append(_take(box, prefix, edict.kind, price))
    return offered


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """Pay for the Decree named, put a servant or the upright Foreman there, and score it. (GG-DECR, GG-FORE-13)"""
    player = t.players[seat]
    edict = next(edict for edict in t.edicts if edict.kind == variant)
    decree = box.cards.decrees[variant]
    price = decree.cost + len(edict.owners)
    yield from pieces.pay(box, t, seat, price, keep=1)
    piece = yield from trade.choose(box, t, seat, "pieces", partial(_pieces, player), prompt=_ASK_PIECE)
    _stand(player, edict, seat, piece)
    if decree.points:  # level 3 has none yet (GG-DECR-06, GG-DECR-07)
        tracks.score(t, seat, "decrees", decree.points)
    t.tell(text("gugong-did-decree", who=Who(seat), decree=names.decree(variant), points=decree.points))


def _pieces(player: Player) -> tuple[list[Option], None]:
    return [_SERVANT] * (player.pool > 0) + [_FOREMAN] * (player.foreman == "pool"), None


def _stand(player: Player, edict: Edict, seat: Seat, piece: str) -> None:
    """It stays there for the rest of the game. (GG-DECR-05, GG-FORE-15)"""
    edict.owners.append(seat)
    if piece == "foreman":
        edict.foremen.append(seat)
        player.foreman = AWAY
    else:
        player.pool -= 1


@lru_cache(1024)
def _take(box: Box, prefix: str, kind: str, price: int) -> Option:
    decree = box.cards.decrees[kind]
    return Option(
        id=f"{prefix}:{kind}",
        label=text("gugong-decree-take", decree=names.decree(kind)),
        note=text("gugong-decree-note", cost=price, points=decree.points, effect=effect(box, kind)),
        rule="GG-DECR-01",
        at=f"decree:{kind}",
        group=prefix,
    )


@lru_cache(256)
def effect(box: Box, kind: str) -> Text:
    """What a Decree does, as a sentence."""
    decree = box.cards.decrees[kind]
    return text(names.decree_effect(kind).key, amount=decree.amount, each=decree.each)


_ASK_PIECE = Text("gugong-ask-piece")

_SERVANT = Option(
    id="servant", label=Text("gugong-piece-servant"), note=Text("gugong-piece-servant-note"), rule="GG-DECR-05"
)
_FOREMAN = Option(
    id="foreman", label=Text("gugong-piece-foreman"), note=Text("gugong-piece-foreman-note"), rule="GG-FORE-15"
)


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Decrees that the player has already or cannot pay."""
    player = t.players[seat]
    for edict in t.edicts:
        label = text("gugong-decree-take", decree=names.decree(edict.kind))
        price = box.cards.decrees[edict.kind].cost + len(edict.owners)
        if seat in edict.owners:
            yield Blocked(label, Text("gugong-why-decree-owned"), "GG-DECR-09")
        elif not pieces.can_pay(player, price, keep=1):
            reason = text("gugong-why-decree-servants", cost=price, have=pieces.worth(player))
            yield Blocked(label, reason, "GG-DECR-03")
