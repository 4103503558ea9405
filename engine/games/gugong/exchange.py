"""Step 1 of a turn: a gift is exchanged, in one of three ways if it is equal or lower. (GG-EXCH)"""

from __future__ import annotations

from functools import cache, partial

from msgspec import structs

from engine.games.gugong import why
from engine.games.gugong.box import PLACE, Box
from engine.games.gugong.decree import advantage
from engine.games.gugong.names import location, official
from engine.games.gugong.pieces import can_pay, payment, remove, ways_to_pay
from engine.games.gugong.table import Player, Table
from engine.games.gugong.trade import choose
from engine.kernel import Option, Steps, Text, Who, text


def exchange(box: Box, t: Table) -> Steps[tuple[str, int, bool]]:
    """The active player gives a card and takes the one that lies there.

    Returns the card given, its place among `LOCATIONS`, and whether actions follow.
    """
    seat = t.active
    player = t.players[seat]
    choice = yield from choose(
        box, t, seat, "gift", partial(_gifts, box, t, player), show=True, blocked=partial(why.gift, box, t)
    )
    _, given, where = choice.split(":")
    place = PLACE[where]
    taken = t.gifts[place]
    player.hand.remove(given)
    t.gifts[place] = given  # GG-EXCH-02
    player.pile.append(taken)  # GG-EXCH-03
    t.tell(
        text(
            "gugong-did-give",
            who=Who(seat),
            gift=box.name[given],
            official=official(where),
            place=location(where),
            taken=box.name[taken],
        )
    )
    if box.free(given, taken):
        return given, place, True
    acts = yield from _way(box, t, player)
    return given, place, acts


def way_cost(box: Box, t: Table) -> int:
    """What an equal or lower gift costs the active player in servants. (GG-EXCH-06)"""
    return max(0, box.board.way_cost - advantage(box, t, t.active, "cheap_gifts"))


def _gifts(box: Box, t: Table, player: Player) -> tuple[list[Option], None]:
    """Every hand card at every location. (GG-EXCH-16)"""
    cost = way_cost(box, t)
    give = box.offers.give
    taken = [(gift, t.dice.count(box.value[gift])) for gift in t.gifts]
    payable, others = cost if can_pay(player, cost) else -1, len(player.hand) > 1
    return [
        options[gift]
        for given in box.by_value(player.hand)
        for options, gift in zip(give(given, payable, others), taken, strict=True)
    ], None


def _way(box: Box, t: Table, player: Player) -> Steps[bool]:
    """What goes with an equal or lower gift; returns whether actions follow. (GG-EXCH-05 to GG-EXCH-08)"""
    seat, cost = t.active, way_cost(box, t)
    way = yield from choose(
        box, t, seat, "way", partial(_ways, box, player, cost), blocked=partial(why.way, box, t, cost)
    )
    if way == "none":
        t.tell(_did_forgo(seat))
        return False
    kind, _, what = way.partition(":")
    if kind == "pay":
        remove(t, seat, what or "servants", cost)
    else:
        player.hand.remove(what)
        player.pile.append(what)
        t.tell(_did_discard(seat))
        t.tell(text("gugong-did-discard-own", gift=box.name[what]), to=(seat,))
    return True


def _ways(box: Box, player: Player, cost: int) -> tuple[list[Option], None]:
    offered = [_pay(way, cost, player.pool) for way in ways_to_pay(player, cost)]
    offered += map(box.offers.discard, box.by_value(player.hand))
    offered.append(_NONE)  # GG-EXCH-14
    return offered, None


@cache
def _pay(way: str, cost: int, pool: int) -> Option:
    """As wherever something is paid, but under the ids of the three ways."""
    if way == "servants":
        return structs.replace(payment(way, cost, pool), id="pay", rule="GG-EXCH-06")
    return structs.replace(payment(way, cost, pool), id=f"pay:{way}")


_NONE = Option("none", text("gugong-way-none"), text("gugong-way-none-note"), "GG-EXCH-08", None, "none")


@cache
def _did_forgo(seat: int) -> Text:
    return text("gugong-did-forgo", who=Who(seat))


@cache
def _did_discard(seat: int) -> Text:
    return text("gugong-did-discard", who=Who(seat))
