"""Event activation: each party turns over an event tile of the round and gains what it shows. (MT-EVENT)"""

from __future__ import annotations

from functools import cache, partial

from engine.games.mount_tai import names, reactions, why
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import EventTile
from engine.games.mount_tai.goods import OTHER, by_skill, gain, lose, pay, stock
from engine.games.mount_tai.table import ROUNDS, VIRTUAL, Table
from engine.kernel import Offer, Option, Seat, Steps, Text, Who, ask, offer, text


def open_tiles(t: Table) -> list[str]:
    """The event tiles of the present round that are still face up. (MT-EVENT-01, MT-EVENT-02)"""
    return [tile for tile in t.events[t.round % ROUNDS] if tile not in t.turned]


def reward(box: Box, t: Table, seat: Seat, tile: EventTile, good: str, amount: int) -> int:
    """How much of a good a gain of an event is, with all that makes it larger.

    (MT-EVENT-04, MT-EVENT-11, MT-TAL-72, MT-TAL-73, MT-VANG-03, MT-AMB-40)
    """
    if t.bonuses[t.season] == good:
        amount += box.bonus[good]
    player = t.players[seat]
    if player.talents:
        if tile.colour != "blue" and box.has(player, "greater_events"):
            amount += box.amount["greater_events"]
        if t.order[0] == seat and box.has(player, "first_event"):
            amount += box.amount["first_event"]
    return amount


def forced(box: Box, t: Table, party: Seat) -> bool:
    """Has a party nothing to decide in this event phase: the last tile only, and no talent that makes more of it?"""
    if party == VIRTUAL:
        return True
    tiles = open_tiles(t)
    return len(tiles) == 1 and box.events[tiles[0]].gives != "exchange" and not t.players[party].talents


def activate(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """A player's event phase. (MT-EVENT-14)"""
    tiles = open_tiles(t)
    if len(tiles) == 1:
        (picked,) = yield from ask(t, seat, "event", _offers(box, t, seat, tiles[0]))
    else:
        (picked,) = yield from offer(
            t, seat, "event", partial(_offer, box, t, seat, tiles), blocked=partial(why.event, box, t)
        )
    _, colour, *exchange = picked.split(":")
    name = next(name for name in tiles if box.events[name].colour == colour)
    tile = box.events[name]
    t.turned.append(name)
    good, amount = _gained(box, t, seat, tile, exchange)
    talented = bool(t.players[seat].talents)
    if talented and tile.colour == "blue" and tile.gives != "nothing" and box.has(t.players[seat], "blue_reputation"):
        by_skill(box, t, seat, "blue_reputation", "reputation")  # MT-TAL-70, MT-TAL-71
    reactions.activated(box, t, name)
    if talented:
        yield from reactions.convert(box, t, seat, good, amount)


def _offer(box: Box, t: Table, seat: Seat, tiles: list[str]) -> Offer:
    return Offer([option for name in tiles for option in _offers(box, t, seat, name)])


def _offers(box: Box, t: Table, seat: Seat, name: str) -> list[Option]:
    """A tile, or the ways in which an exchange can be made. (MT-EVENT-10, MT-AMB-20)"""
    tile = box.events[name]
    if tile.gives == "nothing" or tile.amount < 0:
        return [_event(tile.colour, tile.gives, tile.amount, 0)]
    if tile.gives != "exchange":
        return [_event(tile.colour, tile.gives, tile.amount, reward(box, t, seat, tile, tile.gives, tile.amount))]
    player = t.players[seat]
    options = [
        _exchange(tile.colour, good, amount, amount + more)
        for good in ("grain", "money")
        for most in (min(tile.amount, stock(player, OTHER[good])),)
        if most
        for more in (reward(box, t, seat, tile, good, 0),)
        for amount in range(1, most + 1)
    ]
    options.append(_no_exchange(tile.colour))
    return options


@cache
def _event(colour: str, gives: str, amount: int, gained: int) -> Option:
    """`amount` is printed on the tile, `gained` what it would bring now."""
    if gives == "nothing":
        label = text("mount-tai-event-nothing", colour=names.colour(colour))
    elif amount < 0:
        label = text("mount-tai-event-loss", colour=names.colour(colour), loss=names.good(gives, -amount))
    else:
        label = text("mount-tai-event", colour=names.colour(colour), gain=names.good(gives, gained))
    rule = {"yellow": "MT-EVENT-06", "green": "MT-EVENT-07", "blue": "MT-EVENT-08", "red": "MT-EVENT-09"}[colour]
    note = text("mount-tai-event-note", printed=amount, more=gained - amount) if gained > amount > 0 else None
    return Option(f"event:{colour}", label, note, rule, f"event:{colour}", f"event-{colour}")


@cache
def _exchange(colour: str, good: str, amount: int, gained: int) -> Option:
    return Option(
        f"event:{colour}:{good}:{amount}",
        text(
            "mount-tai-event-exchange",
            colour=names.colour(colour),
            pay=names.good(OTHER[good], amount),
            gain=names.good(good, gained),
        ),
        None,
        "MT-EVENT-10",
        f"event:{colour}",
        f"event-{colour}",
    )


@cache
def _no_exchange(colour: str) -> Option:
    label = text("mount-tai-event-no-exchange", colour=names.colour(colour))
    return Option(f"event:{colour}:none", label, None, "MT-AMB-20", f"event:{colour}", f"event-{colour}")


def _gained(box: Box, t: Table, seat: Seat, tile: EventTile, exchange: list[str]) -> tuple[str, int]:
    """Take what the tile shows; returns the good and how much of it was gained (0 for a loss or nothing)."""
    if tile.gives == "nothing" or exchange == ["none"]:
        t.tell(_did_nothing(seat, tile.colour))
        return "", 0
    if tile.amount < 0:
        lost = lose(t, seat, tile.gives, -tile.amount, "event")
        t.tell(
            text(
                "mount-tai-did-event-loss",
                who=Who(seat),
                colour=names.colour(tile.colour),
                loss=names.good(tile.gives, lost),
            )
        )
        return "", 0
    if exchange:
        good, paid = exchange[0], int(exchange[1])
        pay(t, seat, OTHER[good], paid)
        amount = reward(box, t, seat, tile, good, paid)
        gain(t, seat, good, amount, "event")
        t.tell(
            text(
                "mount-tai-did-event-exchange",
                who=Who(seat),
                pay=names.good(OTHER[good], paid),
                gain=names.good(good, amount),
            )
        )
        return good, amount
    amount = reward(box, t, seat, tile, tile.gives, tile.amount)
    gain(t, seat, tile.gives, amount, "event")
    t.tell(_did_event(seat, tile.colour, tile.gives, amount))
    return tile.gives, amount


@cache
def _did_event(seat: Seat, colour: str, good: str, amount: int) -> Text:
    return text("mount-tai-did-event", who=Who(seat), colour=names.colour(colour), gain=names.good(good, amount))


@cache
def _did_nothing(seat: Seat, colour: str) -> Text:
    return text("mount-tai-did-event-nothing", who=Who(seat), colour=names.colour(colour))
