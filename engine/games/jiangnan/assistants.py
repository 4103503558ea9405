"""The powers of assistants, one small piece each. (section 8 of the rules)

They are used in the income step, and by the Gift Shop, where a seat may still decline.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from engine.games.jiangnan import (
    asking,
    boarding,
    bonus,
    exchanges,
    fair,
    gains,
    names,
    parlour,
    publishing,
    shops,
    tracks,
    travel,
    works,
)
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Assistant
from engine.games.jiangnan.kinds import Icon, Power
from engine.games.jiangnan.shops import calligraphy
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps, Who, text

INTERACTING: Final = frozenset[Power](
    ("shop", "board_boat", "change_boats", "visit_muse", "portfolio", "top_portfolio")
)
"""Powers whose use others may feel in the same step. (JN-AMB-38)"""


def can(box: Box, t: Table, seat: Seat, character: int) -> bool:
    """Could the seat use this power now: the coins are there, it does something, and it was not yet used this round?

    (JN-AST-01, JN-INC-06)
    """
    if t.phase == "income" and mark(character) in t.players[seat].activated:
        return False
    assistant = box.assistant[character]
    return t.players[seat].coins >= assistant.cost and PIECES[assistant.power].possible(box, t, seat, assistant)


def use(box: Box, t: Table, seat: Seat, character: int, *, decline: bool) -> Steps[None]:
    """Use a power that can be used; with `decline` the seat may still leave it. (JN-INC-03, JN-SHOP-10)"""
    yield from PIECES[box.assistant[character].power].perform(box, t, seat, character, decline)


def automatic(box: Box, character: int) -> bool:
    """Does the power only bring something, without any choice?"""
    assistant = box.assistant[character]
    return assistant.power in ("teahouse", "tavern") or (assistant.power == "gain" and "any" not in assistant.gains)


def mark(character: int) -> str:
    """How the list of what was activated calls an assistant."""
    return f"assistant:{character}"


def _start(box: Box, t: Table, seat: Seat, character: int) -> Assistant:
    """The power is used: its cost, which no talent waives, is paid, and in Upkeep it counts as activated.

    (JN-AMB-21, JN-AMB-27)
    """
    assistant, player = box.assistant[character], t.players[seat]
    gains.pay(t, seat, assistant.cost)
    if t.phase == "income":
        player.activated.append(mark(character))
    t.tell(text("jiangnan-did-assistant", who=Who(seat), muse=box.character_name[character]))
    return assistant


# -- gains ----------------------------------------------------------------------------------------------------------


def _gain(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """Icons. (JN-AST-03, JN-AST-06, JN-AST-09, JN-AST-12, JN-AST-13, JN-AST-21, JN-AST-24)"""
    yield from bonus.receive(box, t, seat, _start(box, t, seat, character).gains, "assistants")


def _for_servants(icon: Icon, track: str) -> Perform:
    """So much of an icon, and as much as there are own servants on a track. (JN-AST-04, JN-AST-14, JN-AMB-41)"""

    def perform(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
        number = _start(box, t, seat, character).amount + tracks.servants(t, track, seat)
        gains.gain(box, t, seat, icon, number, "assistants")
        t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.amount(icon, number)))
        yield from ()

    return perform


# -- the Temple Fair and Travel -------------------------------------------------------------------------------------


def _shop(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A shop to which the pointer points. (JN-AST-05)"""
    options = [bonus.shop_option(box, place, t.ring[place]) for place in box.hands(t)]
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "bonus", options, usual="none" if decline else None)
    if picked != "none":
        _start(box, t, seat, character)
        yield from shops.activate_at(box, t, seat, int(picked.partition(":")[2]))


def _can_shop(box: Box, t: Table, seat: Seat, assistant: Assistant) -> bool:
    coins = t.players[seat].coins - assistant.cost
    return any(shops.useful(box, t, seat, t.ring[place], coins) for place in box.hands(t))


def _stroll(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A space round the Temple Fair. (JN-AST-07, JN-AST-08)"""
    direction = yield from fair.stroll(box, t, seat, "JN-AST-07", decline=decline)
    if direction is not None:
        _start(box, t, seat, character)
        fair.move(box, t, seat, direction, 1)


def _journey(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A new city, without its bonus. (JN-AST-17, JN-AST-18)"""
    city = yield from travel.choose(box, t, seat, "JN-AST-17", decline=decline)
    if city:
        _start(box, t, seat, character)
        yield from travel.go(box, t, seat, city, icons=())


# -- boats ----------------------------------------------------------------------------------------------------------


def _board_boat(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A servant on any boat. (JN-AST-10)"""
    slot = yield from boarding.choose(box, t, seat, "JN-AST-10", decline=decline)
    if slot is not None:
        _start(box, t, seat, character)
        boarding.board(box, t, seat, slot)


def _change_boats(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """An own servant from one boat to another. (JN-AST-19)"""
    origin = yield from boarding.choose_origin(box, t, seat, "JN-AST-19", decline=decline)
    if origin is None:
        return
    slot = yield from boarding.choose(box, t, seat, "JN-AST-19", decline=False, origin=origin)
    if slot is not None:
        _start(box, t, seat, character)
        boarding.change(box, t, seat, origin, slot)


# -- exchanges ------------------------------------------------------------------------------------------------------


def _exchange_ideas(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """Ideas for as many of any types; all but the first may stay what they are. (JN-AST-11, JN-AMB-43)"""
    pair = yield from exchanges.choose_ideas(box, t, seat, "JN-AST-11", decline=decline)
    if pair is None:
        return
    assistant = _start(box, t, seat, character)
    exchanges.swap_ideas(box, t, seat, pair)
    for _ in range(assistant.amount - 1):
        pair = yield from exchanges.choose_ideas(box, t, seat, "JN-AST-11", decline=True)
        if pair is None:
            return
        exchanges.swap_ideas(box, t, seat, pair)


def _exchange_tile(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A used or drafted tile for one of the track, or on to it if it is empty. (JN-AST-15, JN-AST-16)"""
    tile = yield from exchanges.choose_tile(box, t, seat, "JN-AST-15", decline=decline)
    if not tile:
        return
    _start(box, t, seat, character)
    if t.players[seat].track:
        yield from exchanges.exchange_tile(box, t, seat, tile, "JN-AST-15")
    else:
        exchanges.move_tile(box, t, seat, tile)


# -- muses and portfolios -------------------------------------------------------------------------------------------


def _visit_muse(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A servant on any muse, without her bonus. (JN-AST-20)"""
    muse = yield from parlour.choose(box, t, seat, "JN-AST-20", decline=decline)
    if muse:
        _start(box, t, seat, character)
        parlour.put(box, t, seat, muse)


def _portfolio(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A portfolio of the display. (JN-AST-22)"""
    options = [works.take_option(box, work, "JN-AST-22") for work in t.works]
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "portfolio", options, usual="none" if decline else None)
    if picked != "none":
        _start(box, t, seat, character)
        works.take(box, t, seat, picked.partition(":")[2])


def _top_portfolio(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """The top portfolio of the stack. (JN-AST-23)"""
    if decline:
        picked = yield from asking.choose(box, t, seat, "draw", [calligraphy.DRAW, asking.NONE], usual="none")
        if picked == "none":
            return
    _start(box, t, seat, character)
    calligraphy.take_top(box, t, seat)


def _publish(box: Box, t: Table, seat: Seat, character: int, decline: bool) -> Steps[None]:
    """A publishing that moves no Display tile. (JN-AST-25)"""
    options = publishing.offers(box, t, seat, "JN-AST-25")
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(
        box,
        t,
        seat,
        "publish",
        options,
        usual="none" if decline else None,
        blocked=partial(publishing.blocked, box, t, seat),
    )
    if picked != "none":
        _start(box, t, seat, character)
        publishing.publish(box, t, seat, picked.partition(":")[2])


# -- the table ------------------------------------------------------------------------------------------------------


def _always(box: Box, t: Table, seat: Seat, assistant: Assistant) -> bool:
    return True


Perform = Callable[[Box, Table, Seat, int, bool], Steps[None]]


class Piece(NamedTuple):
    """How a power is used, and whether it could do anything."""

    perform: Perform
    possible: Callable[[Box, Table, Seat, Assistant], bool] = _always


PIECES: Final[dict[Power, Piece]] = {
    "gain": Piece(_gain),
    "teahouse": Piece(_for_servants("coin", "teahouse")),
    "tavern": Piece(_for_servants("vp", "tavern")),
    "shop": Piece(_shop, _can_shop),
    "stroll": Piece(_stroll),
    "board_boat": Piece(_board_boat, lambda box, t, seat, assistant: boarding.can_board(t)),
    "exchange_ideas": Piece(
        _exchange_ideas, lambda box, t, seat, assistant: exchanges.ideas(t, seat) >= assistant.amount
    ),
    "exchange_tile": Piece(_exchange_tile, lambda box, t, seat, assistant: exchanges.can_fetch(t, seat)),
    "journey": Piece(_journey, lambda box, t, seat, assistant: bool(travel.reachable(box, t, seat))),
    "change_boats": Piece(_change_boats, lambda box, t, seat, assistant: boarding.can_change(t, seat)),
    "visit_muse": Piece(_visit_muse, lambda box, t, seat, assistant: bool(t.muses)),
    "portfolio": Piece(_portfolio, lambda box, t, seat, assistant: bool(t.works)),
    "top_portfolio": Piece(_top_portfolio, lambda box, t, seat, assistant: bool(t.works_stack)),
    "publish": Piece(_publish, lambda box, t, seat, assistant: bool(publishing.can(box, t, seat))),
}
