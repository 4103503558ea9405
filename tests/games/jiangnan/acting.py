"""Visits and Upkeeps in which a shop, a city or an assistant is used.

What is discarded on the way to a shop brings a novel idea, and the walk there a painting idea.
"""

from __future__ import annotations

from typing import Any

from engine.games.jiangnan.table import Player
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

ALL_PLACED = {"society": [0, 1, 2], "teahouse": [0, 1, 2], "tavern": [0, 1, 2]}
"""Everybody has placed the three scholars, none of them over the boat that is resolved next in Round 1."""


def ring(face: str, place: int = 0) -> tuple[str, ...]:
    """The six shops with this face on a space, side A otherwise."""
    others = [f"A{number}" for number in range(1, 7) if str(number) != face[1]]
    return (*others[:place], face, *others[place:])


def visitor(district: str = "fair", *left: str, **more: Any) -> Player:
    """Somebody with a tile for this district, left of one for a novel idea and of those that are `left` over."""
    return player(track=["start_teahouse_2", *left, f"start_{district}_1"], **more)


def at_shop(face: str, me: Player | None = None, **more: Any) -> Game:
    """Seat 0 has just walked a space on to this shop; the pointer points to the space opposite."""
    walker = me or visitor()
    walker.place = 4
    game = position(walker, **{"ring": ring(face, 3), **more})
    return game.play(f"visit:{len(walker.track)}:fair", "move:ccw:1")


def travelling(me: Player | None = None, **more: Any) -> Game:
    """Seat 0 visits Travel."""
    traveller = me or visitor("travel", coins=9)
    return position(traveller, **more).play(f"visit:{len(traveller.track)}:travel")


def with_icon(district: str = "society", **more: Any) -> Player:
    """Somebody with a tile for this district, left of one for a shop icon."""
    return player(track=["adv1_tavern", f"start_{district}_1"], **more)


def by_icon(face: str, me: Player | None = None, district: str = "society", **more: Any) -> Game:
    """Seat 0, on a visit, has discarded a shop icon; the pointer points to this shop."""
    options = {"tiles": "advanced"} | more.pop("options", {})
    game = position(me or with_icon(district), **{"options": options, "ring": ring(face), **more})
    return game.play(f"visit:2:{district}")


def income(*assistants: int, me: Player | None = None, **more: Any) -> Game:
    """Seat 0 with these assistants in the income step; the draft comes next."""
    owner = me or player()
    owner.assistants = list(assistants)
    options = {"characters": "20"} | more.pop("options", {})
    return position(owner, **{"phase": "income", "scholars": ALL_PLACED, "options": options, **more})
