"""The Philanthropist: everybody may donate after a settlement. (MT-TUTOR-40 to MT-TUTOR-45, MT-AMB-58)"""

from __future__ import annotations

from functools import cache, partial

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import RESOURCES
from engine.games.mount_tai.goods import gain, pay, stock
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Offer, Option, Seat, Steps, Text, Who, offer, text


def owner_of(t: Table, tutor: str) -> Seat | None:
    """Who holds a Grand Tutor; None if it is not in play."""
    return next((seat for seat, player in enumerate(t.players) if player.tutor == tutor), None)


def donate(box: Box, t: Table) -> Steps[None]:
    """In turn order each player may donate some resources of any kinds. (MT-TUTOR-40)"""
    owner = owner_of(t, "philanthropist")
    if owner is None:
        return
    tutor = box.cards.tutors["philanthropist"]
    for seat in t.order:
        player = t.players[seat]
        if not any(stock(player, good) for good in RESOURCES):
            continue
        (picked,) = yield from offer(t, seat, "donate", partial(_offer, player, tutor.most))
        if picked == "none":
            continue
        amounts = [int(number) for number in picked.split(":")[1:]]
        for good, amount in zip(RESOURCES, amounts, strict=True):
            pay(t, seat, good, amount)
        before = player.donated
        player.donated += sum(amounts)
        t.tell(text("mount-tai-did-donate", who=Who(seat), gifts=_gifts(amounts), place=player.donated))
        for step, reputation in sorted(tutor.steps.items()):
            if before < step <= player.donated:  # MT-TUTOR-41 to MT-TUTOR-44
                gain(t, seat, "reputation", reputation, "tutor")
                gain(t, owner, "reputation", tutor.amount, "tutor")
                t.tell(
                    text(
                        "mount-tai-did-threshold",
                        who=Who(seat),
                        place=step,
                        reputation=reputation,
                        owner=Who(owner),
                        more=tutor.amount,
                    )
                )


def _offer(player: Player, most: int) -> Offer:
    options = [
        _donation(money, grain, wine)
        for total in range(1, most + 1)
        for money in range(min(total, player.money), -1, -1)
        for grain in range(min(total - money, player.grain), -1, -1)
        for wine in (total - money - grain,)
        if wine <= player.wine
    ]
    return Offer([*options, _NONE], usual="none")


def _gifts(amounts: list[int]) -> tuple[Text, ...]:
    return tuple(names.good(good, amount) for good, amount in zip(RESOURCES, amounts, strict=True) if amount)


@cache
def _donation(money: int, grain: int, wine: int) -> Option:
    return Option(
        f"donate:{money}:{grain}:{wine}",
        text("mount-tai-donate", gifts=_gifts([money, grain, wine])),
        text("mount-tai-donate-note", steps=money + grain + wine),
        "MT-TUTOR-40",
        None,
        "donate",
    )


_NONE = Option("none", text("mount-tai-donate-none"), rule="MT-AMB-58", group="done")
