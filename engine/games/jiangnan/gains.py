"""Gaining and paying what has no choice in it. (section 2.4 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import Idea
from engine.games.jiangnan.table import Bot, Player, Table
from engine.kernel import Seat, Who, text


def gain(box: Box, t: Table, seat: Seat, icon: str, number: int, source: str = "") -> None:
    """So many of what an icon of coins, spirit, VP or ideas stands for; VP by their `source`.

    Spirit above the maximum is lost. (JN-ICON-01 to JN-ICON-03, JN-ICON-07, JN-BOARD-09)
    """
    player = t.players[seat]
    if icon == "coin":
        player.coins += number
    elif icon == "spirit":
        player.spirit = min(box.board.most_spirit, player.spirit + number)
    elif icon == "vp":
        score(player, number, source)
    elif icon in player.ideas:
        player.ideas[icon] += number
    else:
        raise ValueError(f"{icon!r} is nothing that is gained without a choice")


def score(party: Player | Bot, vp: int, source: str) -> None:
    """VP, kept by what brought them."""
    if vp:
        party.points[source] = party.points.get(source, 0) + vp


def pay(t: Table, seat: Seat, coins: int) -> None:
    """Coins; whether they are there was looked at before."""
    t.players[seat].coins -= coins


def pay_ideas(t: Table, seat: Seat, kind: Idea, number: int) -> None:
    """Ideas of a type. (JN-PORT-02)"""
    t.players[seat].ideas[kind] -= number


def can_use_spirits(box: Box, t: Table, seat: Seat) -> bool:
    """Has the seat a Spirits tile, and would it gain anything by it? (JN-SPIRIT-04, JN-SPIRIT-05)"""
    player = t.players[seat]
    return player.spirits > 0 and player.spirit < box.board.most_spirit


def use_spirits(box: Box, t: Table, seat: Seat, tiles: int = 1) -> None:
    """Discard Spirits tiles. (JN-SPIRIT-04)"""
    player = t.players[seat]
    player.spirits -= tiles
    gain(box, t, seat, "spirit", tiles * box.board.spirits_tile)
    t.tell(text("jiangnan-did-spirits", who=Who(seat), tiles=tiles, spirit=player.spirit))
