"""What talents make of events: the Trader's money, the Yin-Yang Master's exchange. (MT-TRAD-02, MT-YIN-03)"""

from __future__ import annotations

from functools import cache

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import GOODS
from engine.games.mount_tai.goods import by_skill, gain, lose, stock
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, Who, ask, text


def activated(box: Box, t: Table, tile: str) -> None:
    """Somebody has activated a tile: the Trader gains at once if it is of the kind on the card. (MT-AMB-49)"""
    if box.events[tile].gives != box.cards.skills["money_for_event"].event:
        return
    for seat, player in enumerate(t.players):
        if box.has(player, "money_for_event"):
            by_skill(box, t, seat, "money_for_event", "money")


def convert(box: Box, t: Table, seat: Seat, good: str, amount: int) -> Steps[None]:
    """Who is first may take the reward just gained as another good, in whole or part. (MT-YIN-03 to -05, MT-AMB-41)"""
    player = t.players[seat]
    if not amount or t.order[0] != seat or not box.has(player, "conversion"):
        return
    bonus = t.bonuses[t.season]
    options = [
        _convert(seat, good, other, part, box.bonus[other] if other == bonus else 0)
        for other in GOODS
        if other != good
        for part in range(min(amount, stock(player, good)), 0, -1)
    ]
    (picked,) = yield from ask(t, seat, "convert", [*options, _KEEP], usual="none")
    if picked == "none":
        return
    _, other, number = picked.split(":")
    part = int(number)
    lose(t, seat, good, part, "event")
    gained = part * box.amount["conversion"] + (box.bonus[other] if other == bonus else 0)
    gain(t, seat, other, gained, "event")
    t.tell(text("mount-tai-did-convert", who=Who(seat), pay=names.good(good, part), gain=names.good(other, gained)))


@cache
def _convert(seat: Seat, good: str, other: str, part: int, more: int) -> Option:
    return Option(
        f"to:{other}:{part}",
        text("mount-tai-convert", pay=names.good(good, part), gain=names.good(other, part + more)),
        None,
        "MT-YIN-05" if more else "MT-YIN-03",
        f"good:{seat}:{other}",
        f"convert-{other}",
    )


_KEEP = Option("none", text("mount-tai-convert-none"), rule="MT-YIN-03", group="done")
