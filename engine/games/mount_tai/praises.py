"""The Eight Praises: what they count, and what they pay. (MT-PRAISE)"""

from __future__ import annotations

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.land import count
from engine.games.mount_tai.mountain import HEIGHT
from engine.games.mount_tai.table import FARMLAND, TOWN, Player


def measure(player: Player, counts: str) -> int:
    """How much of what a Praise tile counts a player has. (MT-PRAISE-04)"""
    if counts in ("money", "grain", "wine"):
        held: int = getattr(player, counts)
        return held
    if counts == "farmlands":
        return count(player, FARMLAND)
    if counts == "towns":
        return count(player, TOWN)
    if counts == "buildings":
        return len(player.buildings)
    if counts == "layers":
        return len({HEIGHT[cell] for cell in player.land})
    if counts == "second_layer":
        return sum(HEIGHT[cell] == 2 for cell in player.land)
    level = int(counts.removeprefix("talents_"))
    return sum(reached >= level for reached in player.talents.values())


def worth(box: Box, player: Player, kind: str, year: int) -> int:
    """The reputation that a Praise tile pays in a year. (MT-PRAISE-01, MT-PRAISE-02)"""
    praise = box.cards.praises[kind]
    if year == 1:
        return praise.first.points if measure(player, praise.first.counts) >= praise.first.need else 0
    return measure(player, praise.again.counts) // praise.again.per * praise.again.points
