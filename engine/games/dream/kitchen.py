"""Menu cards: what a customer orders, and how the Private Room serves it. (DS-INC, DS-KIT, DS-MENU)"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.dream.box import DIE, Box
from engine.games.dream.content import ORDER_CHANGE
from engine.games.dream.table import Player, Table
from engine.kernel import Text, text


def ordered(box: Box, kind: str, event: str | None, cujus: int) -> int:
    """How many menus a customer orders of a player whose `cujus` Cuju Playgrounds it visits. (DS-INC-08)"""
    printed = box.cards.customers[kind].menus
    return max(0, printed + box.board.cuju_menus * cujus + ORDER_CHANGE.get(event or "", 0))


def serve(t: Table, player: Player, number: int) -> list[int]:
    """Turn over `number` menus, or none where there are none at all; returns their ranks. (DS-KIT, DS-AMB-12)

    The cards lie in the kitchen afterwards. The kitchen is shuffled only when a card is wanted and the room is empty.
    """
    room, kitchen = player.room, player.kitchen
    served: list[int] = []
    while missing := number - len(served):
        if not room:
            if not kitchen:
                break
            room += kitchen
            kitchen.clear()
            t.rng.shuffle(room)
        taken = room[: -missing - 1 : -1]
        del room[-missing:]
        kitchen += taken
        served += taken
    if served:
        t.reveal()
    return served


def menu_income(box: Box, t: Table, served: Sequence[int]) -> tuple[int, Text]:
    """The income of the menus turned over, a die rolled for each Rank 1 card, and words for it. (DS-INC-03, DS-MENU)"""
    together = box.served
    menus = together(*sorted(served))
    if not menus.dice:
        return menus.coins, menus.said
    rolled = [t.rng.below(DIE) + 1 for _ in range(menus.dice)]
    coins = menus.coins + sum(rolled)
    said = " + ".join(map(str, rolled))
    return coins, text("dream-part-menus-rolled", coins=coins, dishes=menus.dishes, dice=menus.dice, rolled=said)
