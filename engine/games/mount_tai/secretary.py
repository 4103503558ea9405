"""The Secretary's ways with edict tiles: discarding one, and changing the places of two. (MT-SECR)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.mount_tai import edicts, why
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, Who, ask, text


def discard(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """With a building plan, once it is carried out. (MT-SECR-01, MT-AMB-46)"""
    if not box.has(t.players[seat], "building_discard"):
        return
    for _ in range(box.amount["building_discard"]):
        number = yield from edicts.choose(
            box, t, seat, "discard", "MT-SECR-01", _KEEP, blocked=partial(why.removal, box, t, seat)
        )
        if number:
            edicts.remove(box, t, seat, number)


_KEEP = Option("none", text("mount-tai-remove-none"), rule="MT-SECR-01", group="done")


def place_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The first of two tiles to change places. (MT-SECR-02)"""
    numbers = edicts.free(box, t, t.players[seat])
    return [_first(box, seat, number) for number in numbers] if len(numbers) > 1 else []


def change_places(box: Box, t: Table, seat: Seat, first: int) -> Steps[bool]:
    """Choose the second tile and change the places; returns whether that was done. Each keeps its tier."""
    pyramid = t.players[seat].pyramid
    options = [_second(box, seat, number) for number in edicts.free(box, t, t.players[seat]) if number != first]
    (picked,) = yield from ask(t, seat, "places", [*options, _STAY], usual="none")
    if picked == "none":
        return False
    second = int(picked.partition(":")[2])
    places = {number: place for place, number in pyramid.items()}
    pyramid[places[first]], pyramid[places[second]] = second, first
    t.tell(text("mount-tai-did-places", who=Who(seat), one=first, two=second))
    return True


@lru_cache(1024)
def _first(box: Box, seat: Seat, number: int) -> Option:
    label = text("mount-tai-places", number=number)
    return Option(f"places:{number}", label, box.tile[number], "MT-SECR-02", f"edict:{seat}:{number}", "places")


@lru_cache(1024)
def _second(box: Box, seat: Seat, number: int) -> Option:
    label = text("mount-tai-places-with", number=number)
    return Option(f"with:{number}", label, box.tile[number], "MT-SECR-02", f"edict:{seat}:{number}", "places")


_STAY = Option("none", text("mount-tai-places-none"), rule="MT-SECR-02", group="done")
