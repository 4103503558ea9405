"""Brewing, celebration, and the sacrifice to heaven. (MT-BREW, MT-CELE, MT-SACR)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import Celebration
from engine.games.mount_tai.goods import gain, pay
from engine.games.mount_tai.mountain import SUMMIT
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, ask, text


def brew_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """One brewing. (MT-BREW-01, MT-BREW-02)"""
    most = min(box.board.brewing, t.players[seat].grain)
    return [_brew(amount) for amount in range(1, most + 1)]


@cache
def _brew(amount: int) -> Option:
    return Option(f"brew:{amount}", text("mount-tai-brew", amount=amount), rule="MT-BREW-01", group="brewing")


def brew(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """A brewing effect, twice with the Brewer. (MT-TAL-40)"""
    _brew_once(t, seat, picked)
    if not box.has(t.players[seat], "two_brewings"):
        return
    for _ in range(box.amount["two_brewings"] - 1):
        options = brew_offers(box, t, seat)
        if not options:
            return
        options.append(_ENOUGH)
        (picked,) = yield from ask(t, seat, "brew", options, usual="done", blocked=partial(brew_blocked, box, t, seat))
        if picked == "done":
            return
        _brew_once(t, seat, picked)


_ENOUGH = Option("done", text("mount-tai-enough"), rule="MT-AMB-13", group="done")


def _brew_once(t: Table, seat: Seat, picked: str) -> None:
    amount = int(picked.partition(":")[2])
    pay(t, seat, "grain", amount)
    gain(t, seat, "wine", amount, "")
    t.tell(text("mount-tai-did-brew", who=Who(seat), amount=amount))


def brew_blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why nothing, or not more, can be brewed."""
    grain = t.players[seat].grain
    if grain < box.board.brewing:
        amount = box.board.brewing
        yield Blocked(
            text("mount-tai-brew", amount=amount), text("mount-tai-why-grain", cost=amount, have=grain), "MT-BREW-01"
        )


# -- celebration and sacrifice --------------------------------------------------------------------------------------


def _rites(box: Box, player: Player, rite: str, price: Celebration, elder: str) -> list[Option]:
    """A rite paid in full, or with the Village Elder's money in place of wine. (MT-ELDER-01, MT-ELDER-02)"""
    grain, wine, money = player.grain, player.wine, player.money
    if grain < price.grain:
        return []
    most = min(box.amount[elder], price.wine, money) if box.has(player, elder) else 0
    reputation = worth(box, player, rite)
    return [
        _rite(rite, price.grain, price.wine - instead, instead, reputation)
        for instead in range(most + 1)
        if wine >= price.wine - instead
    ]


_RULES = {"celebrate": ("MT-CELE-01", "MT-ELDER-01"), "sacrifice": ("MT-SACR-01", "MT-ELDER-02")}


@cache
def _rite(rite: str, grain: int, wine: int, money: int, reputation: int) -> Option:
    return Option(
        f"{rite}:{money}" if money else rite,
        text(f"mount-tai-{rite}", reputation=reputation, money=money),
        text("mount-tai-rite-note", grain=grain, wine=wine, money=money),
        _RULES[rite][money > 0],
        None,
        "celebration" if rite == "celebrate" else "sacrifice",
    )


def worth(box: Box, player: Player, rite: str) -> int:
    """The reputation of a rite. (MT-CELE-01, MT-SACR-01, MT-TAL-30, MT-TAL-31)"""
    price, skill = (
        (box.board.celebration, "greater_celebration")
        if rite == "celebrate"
        else (box.board.sacrifice, "greater_sacrifice")
    )
    return price.reputation + (box.amount[skill] if box.has(player, skill) else 0)


def _hold(box: Box, t: Table, seat: Seat, picked: str, price: Celebration, source: str) -> None:
    rite, _, instead = picked.partition(":")
    money = int(instead or 0)
    pay(t, seat, "grain", price.grain)
    pay(t, seat, "wine", price.wine - money)
    pay(t, seat, "money", money)
    reputation = worth(box, t.players[seat], rite)
    gain(t, seat, "reputation", reputation, source)
    t.tell(text(f"mount-tai-did-{rite}", who=Who(seat), reputation=reputation, money=money))


def celebration_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """A celebration. (MT-CELE-02)"""
    return _rites(box, t.players[seat], "celebrate", box.board.celebration, "money_for_celebration")


def celebrate(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """Hold a celebration."""
    _hold(box, t, seat, picked, box.board.celebration, "celebration")
    yield from ()


def sacrifice_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """A sacrifice to heaven, from the summit only. (MT-SACR-02)"""
    player = t.players[seat]
    if SUMMIT[box.corner(t, seat)] not in player.land:
        return []
    return _rites(box, player, "sacrifice", box.board.sacrifice, "money_for_sacrifice")


def sacrifice(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """Make a sacrifice to heaven."""
    _hold(box, t, seat, picked, box.board.sacrifice, "sacrifice")
    yield from ()


def celebration_blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why no celebration can be held."""
    if not celebration_offers(box, t, seat):
        yield _poor(t.players[seat], box.board.celebration, "celebration", "MT-CELE-02")


def sacrifice_blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why no sacrifice can be made."""
    player = t.players[seat]
    if SUMMIT[box.corner(t, seat)] not in player.land:
        yield Blocked(text("mount-tai-effect-sacrifice"), text("mount-tai-why-summit"), "MT-SACR-02")
    elif not sacrifice_offers(box, t, seat):
        yield _poor(player, box.board.sacrifice, "sacrifice", "MT-SACR-01")


def _poor(player: Player, price: Celebration, effect: str, rule: str) -> Blocked:
    reason = text(
        "mount-tai-why-rite", grain=price.grain, wine=price.wine, have_grain=player.grain, have_wine=player.wine
    )
    return Blocked(text(f"mount-tai-effect-{effect}"), reason, rule)
