"""The skills that talents have for settlements, each to be used once in a settlement. (MT-SETTLE-03, MT-AMB-26)"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.games.mount_tai import edicts, land, names, secretary
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import RESOURCES
from engine.games.mount_tai.goods import OTHER, by_skill, gain, pay, stock
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, Who, text


def _ferment(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The Brewer's. (MT-TAL-41)"""
    amount = box.amount["ferment"]
    return [_fermenting(amount)] if t.players[seat].grain >= amount else []


@cache
def _fermenting(amount: int) -> Option:
    return Option("ferment", text("mount-tai-ferment", amount=amount), rule="MT-TAL-41", group="ferment")


def _removal(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The Administrative Official's. (MT-TAL-53)"""
    return [edicts.removal(box, seat, number, "MT-TAL-53") for number in edicts.free(box, t, t.players[seat])]


def _swap(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The Trader's. (MT-TRAD-01)"""
    player, amount = t.players[seat], box.amount["settlement_swap"]
    return [_swapping(good, amount) for good, paid in OTHER.items() if stock(player, paid) >= amount]


@cache
def _swapping(good: str, amount: int) -> Option:
    label = text("mount-tai-swap", pay=names.good(OTHER[good], amount), gain=names.good(good, amount))
    return Option(f"swap:{good}", label, rule="MT-TRAD-01", group="swap")


def _building(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The Architect's: a town in spring and autumn, a reclamation in summer and winter. (MT-ARCH-02 to MT-ARCH-06)"""
    if t.season_name in ("spring", "autumn"):
        return land.town_offers(box, t, seat)
    return land.reclaim_offers(box, t, seat)


OFFERS: dict[str, Callable[[Box, Table, Seat], list[Option]]] = {
    "ferment": _ferment,
    "settlement_removal": _removal,
    "settlement_swap": _swap,
    "settlement_building": _building,
    "settlement_places": secretary.place_offers,
}
"""What each skill offers."""

SKILLS = {
    "ferment": "ferment",
    "remove": "settlement_removal",
    "swap": "settlement_swap",
    "town": "settlement_building",
    "farmland": "settlement_building",
    "places": "settlement_places",
}
"""The skill to which an option belongs, by how its id begins."""


def offers(box: Box, t: Table, seat: Seat, used: list[str]) -> list[Option]:
    """What the skills of a player that were not `used` in this settlement offer."""
    known = box.known(t.players[seat])
    if known.isdisjoint(OFFERS):
        return []
    return [
        option
        for skill, offered in OFFERS.items()
        if skill in known and skill not in used
        for option in offered(box, t, seat)
    ]


def perform(box: Box, t: Table, seat: Seat, picked: str, used: list[str]) -> Steps[None]:
    """Use a skill as an option says; it is then `used`."""
    verb, _, what = picked.partition(":")
    used.append(SKILLS[verb])
    if verb == "ferment":
        land.ferment(t, seat, box.amount["ferment"])
    elif verb == "remove":
        edicts.remove(box, t, seat, int(what))
    elif verb == "swap":
        amount = box.amount["settlement_swap"]
        pay(t, seat, OTHER[what], amount)
        gain(t, seat, what, amount, "talent")
        t.tell(
            text(
                "mount-tai-did-swap", who=Who(seat), pay=names.good(OTHER[what], amount), gain=names.good(what, amount)
            )
        )
    elif verb == "town":
        land.build_town(box, t, seat, picked)
    elif verb == "farmland":
        land.reclaim_one(box, t, seat, picked)
    elif not (yield from secretary.change_places(box, t, seat, int(what))):
        used.remove(SKILLS[verb])


def leaders(box: Box, t: Table) -> None:
    """After the settlement of all, resources for who alone has most of them. (MT-DUHU-03 to MT-DUHU-05, MT-AMB-43)"""
    for seat, player in enumerate(t.players):
        if box.has(player, "sole_leader"):
            others = [other for other in t.players if other is not player]
            alone = [good for good in RESOURCES if all(stock(player, good) > stock(other, good) for other in others)]
            for good in alone:  # all three are looked at before any of the gains
                by_skill(box, t, seat, "sole_leader", good)
