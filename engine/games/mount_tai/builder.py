"""The Master Builder: others pay reputation for each use of the marked building. (MT-TUTOR-10 to -13, MT-AMB-55)"""

from __future__ import annotations

from functools import cache

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import gain, lose
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Option, Seat, Steps, Who, ask, text


def master(t: Table, seat: Seat, kind: str) -> Seat | None:
    """Whom a player must pay for a use of the own building; None if nobody. (MT-TUTOR-13)"""
    if t.options["tutors"] == "off":
        return None
    for other, player in enumerate(t.players):
        if other != seat and player.tutor == "builder" and player.mark == kind:
            return other
    return None


def works(box: Box, t: Table, seat: Seat, player: Player, kind: str) -> bool:
    """Can the player use this building: is it there, and reputation for the Master Builder? (MT-TUTOR-12)"""
    if kind not in player.buildings:
        return False
    return master(t, seat, kind) is None or player.reputation >= box.cards.tutors["builder"].amount


def use(box: Box, t: Table, seat: Seat, kind: str, *, must: bool = False) -> Steps[bool]:
    """Use a building that `works`; returns whether it is used. Who has to pay for it may decline, unless it `must` be.

    A use is each time that it changes something: a settlement, a cultivation action, a recruitment, the extra talent.
    """
    owner = master(t, seat, kind)
    if owner is None:
        return True
    price = box.cards.tutors["builder"].amount
    options = [_use(kind, owner, price)] if must else [_use(kind, owner, price), _DECLINE]
    prompt = text("mount-tai-ask-master", building=names.building(kind))
    (picked,) = yield from ask(t, seat, "master", options, usual=None if must else "decline", show=True, prompt=prompt)
    if picked == "decline":
        return False
    lost = lose(t, seat, "reputation", price, "tutor")
    gain(t, owner, "reputation", price, "tutor")
    t.tell(
        text("mount-tai-did-master", who=Who(seat), owner=Who(owner), building=names.building(kind), reputation=lost)
    )
    return True


@cache
def _use(kind: str, owner: Seat, price: int) -> Option:
    return Option(
        "use",
        text("mount-tai-master-use", building=names.building(kind)),
        text("mount-tai-master-note", cost=price, owner=Who(owner)),
        "MT-TUTOR-10",
        None,
        "master",
    )


_DECLINE = Option("decline", text("mount-tai-master-decline"), rule="MT-AMB-55", group="done")
