"""Edict tiles leave the pyramid: used, removed, discarded. (MT-EDICT)"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.pyramid import uncovered
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, ask, text


def free(box: Box, t: Table, player: Player) -> list[int]:
    """The uncovered tiles of a player, lowest first. (MT-EDICT-02)"""
    return uncovered(box.layout(t), player.pyramid)


def take(box: Box, t: Table, seat: Seat, number: int) -> None:
    """Take an uncovered tile off the pyramid; whoever calls puts it somewhere at once. (MT-EDICT-05)

    Tiles under it that lay face down are turned up. (MT-CHAL-10)
    """
    player = t.players[seat]
    game = box.game(t)
    before = free(box, t, player) if game is not None and game.covered else []
    for place, there in player.pyramid.items():
        if there == number:
            del player.pyramid[place]
            break
    if before:
        for turned in free(box, t, player):
            if turned not in before:
                t.reveal()
                t.tell(text("mount-tai-did-turn-up", who=Who(seat), number=turned, tile=box.tile[turned]))


def remove(box: Box, t: Table, seat: Seat, number: int) -> None:
    """Remove an uncovered tile from the game; nothing is executed. (MT-EDICT-06)"""
    t.tell(_did_remove(seat, number))
    take(box, t, seat, number)
    t.players[seat].gone.append(number)


@cache
def _did_remove(seat: Seat, number: int) -> Text:
    return text("mount-tai-did-remove", who=Who(seat), number=number)


def choose(
    box: Box,
    t: Table,
    seat: Seat,
    key: str,
    rule: str,
    leave: Option,
    *,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[int]:
    """Ask for an uncovered tile that may be removed; 0 if the player would `leave` it, or has none."""
    options = [removal(box, seat, number, rule) for number in free(box, t, t.players[seat])]
    if not options:
        return 0
    options.append(leave)
    (picked,) = yield from ask(t, seat, key, options, usual=leave.id, blocked=blocked, prompt=prompt)
    return 0 if picked == leave.id else int(picked.partition(":")[2])


@lru_cache(4096)
def removal(box: Box, seat: Seat, number: int, rule: str) -> Option:
    """The option to remove a tile."""
    return Option(
        f"remove:{number}",
        text("mount-tai-remove", number=number),
        box.tile[number],
        rule,
        f"edict:{seat}:{number}",
        "removal",
    )
