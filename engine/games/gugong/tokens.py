"""What a collected Travel token brings. (GG-TRAV-04, GG-TOK, GG-DATA-07)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.gugong import canal, pieces, swap, tracks, trade, wall
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Option, Seat, Steps, Text, Who, text


def collect(box: Box, t: Table, seat: Seat, kind: str) -> Steps[None]:
    """Put the token on the player board, receive its benefit, and exchange tokens if there are too many now.

    (GG-TRAV-03, GG-TRAV-04, GG-AMB-12)
    """
    t.players[seat].tokens.append(kind)
    token = box.cards.tokens[kind]
    if token.servants:
        yield from pieces.gain(box, t, seat, token.servants)
    if token.palace:
        tracks.envoy(box, t, seat, token.palace)
    if token.intrigue:
        tracks.intrigue_up(box, t, seat, token.intrigue)
    if token.points:
        tracks.score(t, seat, "tokens", token.points)
        t.tell(text("gugong-did-token-points", who=Who(seat), points=token.points))
    if kind == "gift":
        yield from _rich_gift(box, t, seat)
    elif kind == "recall":
        yield from swap.recall(box, t, seat, decline=True)
    elif kind == "swap":
        yield from swap.perform(box, t, seat, decline=True)
    elif kind == "canal":
        yield from canal.from_supply(box, t, seat)
    elif kind == "jade":
        yield from _jade_trade(box, t, seat)
    elif kind == "wall":
        yield from wall.from_supply(box, t, seat)
    yield from trade.duty(box, t, seat)


@lru_cache(256)
def effect(box: Box, kind: str) -> Text:
    """What a kind of token brings, as a sentence."""
    token, board = box.cards.tokens[kind], box.board
    amount = {"gift": board.rich_gift, "jade": board.jade_trade}.get(
        kind, token.servants or token.palace or token.intrigue or token.points
    )
    return text(f"gugong-token-{kind}-effect", amount=amount)


def _rich_gift(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Discard a precious gift from the hand for a Jade of the supply, or do without."""
    choice = yield from trade.choose(box, t, seat, "rich_gift", partial(_rich_gifts, box, t, seat))
    if choice == "none":
        return
    player = t.players[seat]
    player.hand.remove(choice)
    player.pile.append(choice)
    player.jade += 1
    t.tell(text("gugong-did-rich-gift", who=Who(seat)))
    t.tell(text("gugong-did-rich-gift-own", gift=box.name[choice]), (seat,))


def _rich_gifts(box: Box, t: Table, seat: Seat) -> tuple[list[Option], None]:
    rich = [_rich(box, gift) for gift in box.by_value(t.players[seat].hand) if box.value[gift] >= box.board.rich_gift]
    return [*rich, _NO_GIFT], None


def _jade_trade(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Give servants for a Jade of the supply, or do without."""
    choice = yield from trade.choose(box, t, seat, "jade_trade", partial(_trades, box, t, seat), opening=True)
    if choice == "none":
        return
    yield from pieces.pay(box, t, seat, box.board.jade_trade)
    t.players[seat].jade += 1
    t.tell(text("gugong-did-jade-trade", who=Who(seat)))


def _trades(box: Box, t: Table, seat: Seat) -> tuple[list[Option], None]:
    cost = box.board.jade_trade
    return ([_jade(cost)] if pieces.can_pay(t.players[seat], cost) else []) + [_NO_JADE], None


@lru_cache(256)
def _rich(box: Box, gift: str) -> Option:
    return Option(
        id=gift,
        label=text("gugong-rich-gift", gift=box.name[gift]),
        note=Text("gugong-rich-gift-note"),
        rule="GG-TRAV-04",
        at=f"hand:{gift}",
    )


@lru_cache(16)
def _jade(cost: int) -> Option:
    return Option(
        id="yes",
        label=text("gugong-jade-trade", cost=cost),
        note=Text("gugong-jade-trade-note"),
        rule="GG-TRAV-04",
        at="square",
    )


_NO_GIFT = Option(id="none", label=Text("gugong-rich-gift-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")
_NO_JADE = Option(id="none", label=Text("gugong-jade-trade-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")
