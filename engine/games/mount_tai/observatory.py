"""The Observatory's red talent, which its owner may take once. (MT-BLDG-13, MT-AMB-35)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.mount_tai import builder
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.recruitment import hire, room
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, ask, text


def take(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Pay for a face-up red talent, or leave it. This is no recruitment: the Academy does not help."""
    player, price = t.players[seat], box.board.observatory_cost
    works = builder.works(box, t, seat, player, "observatory")
    if not works or player.money < price or not room(box, player, "red", observatory=True):
        return
    options = [
        _take(box, index, pile[-1], price)
        for index, pile in enumerate(t.piles)
        if pile and box.board.piles[index] == "red"
    ]
    if not options:
        return
    options.append(_LEAVE)
    (picked,) = yield from ask(t, seat, "observatory", options, usual="none")
    if picked != "none" and (yield from builder.use(box, t, seat, "observatory")):
        hire(box, t, seat, int(picked.partition(":")[2]), price)


_LEAVE = Option("none", text("mount-tai-observatory-none"), rule="MT-BLDG-13", group="done")


@lru_cache(512)
def _take(box: Box, pile: int, card: str, price: int) -> Option:
    return Option(
        f"recruit:{pile}",
        text("mount-tai-recruit", talent=box.name[card]),
        text("mount-tai-recruit-note", cost=price, skill=box.card_skill(card, 1), rest=0),
        "MT-BLDG-13",
        f"pile:{pile}",
        "recruitment",
    )
