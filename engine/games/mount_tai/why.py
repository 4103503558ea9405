"""Why something is not offered when edict tiles, events and settlements are decided on, with the rule that forbids it.

Each effect explains itself (`blocked` of its module).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.mount_tai import edicts, names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import ROUNDS, Table
from engine.kernel import Blocked, Seat, text


def policy(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Covered tiles, and passing."""
    yield from removal(box, t, seat)
    yield Blocked(text("mount-tai-pass"), text("mount-tai-why-pass"), "MT-POL-02")


def removal(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Tiles on which others rest; those that lie face down are not named."""
    player, game = t.players[seat], box.game(t)
    if game is not None and game.covered:
        if len(player.pyramid) > len(edicts.free(box, t, player)):
            yield Blocked(text("mount-tai-covered-tiles"), text("mount-tai-why-covered"), "MT-EDICT-02")
        return
    free = edicts.free(box, t, player)
    for number in sorted(player.pyramid.values()):
        if number not in free:
            label = text("mount-tai-covered", number=number, tile=box.tile[number])
            yield Blocked(label, text("mount-tai-why-covered"), "MT-EDICT-02")


def event(box: Box, t: Table) -> Iterator[Blocked]:
    """Tiles of the round that were turned over."""
    for name in t.events[t.round % ROUNDS]:
        if name in t.turned:
            label = text("mount-tai-event-tile", colour=names.colour(box.events[name].colour))
            yield Blocked(label, text("mount-tai-why-turned"), "MT-EVENT-02")


def settle(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Skills whose price is not there."""
    player = t.players[seat]
    if box.has(player, "ferment") and player.grain < box.amount["ferment"]:
        reason = text("mount-tai-why-grain", cost=box.amount["ferment"], have=player.grain)
        yield Blocked(text("mount-tai-ferment", amount=box.amount["ferment"]), reason, "MT-TAL-41")
