"""The games of the solo challenge: how they begin, and their special rules. (MT-CHAL)"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import lose
from engine.games.mount_tai.mountain import HOME
from engine.games.mount_tai.names import good
from engine.games.mount_tai.recruitment import acquire
from engine.games.mount_tai.table import Table
from engine.kernel import Rng, Seat, Who, text

TOP_LINES = 5
"""Places of the two shortest lines of the stepped layout, where the tier I tiles lie. (MT-CHAL-52)"""


def lay_out(box: Box, layout: str, rng: Rng) -> tuple[dict[int, int], list[int]]:
    """Shuffled edict tiles in the places of a layout, and those left over. (MT-SETUP-29 to -32, MT-DATA-13 to -15)"""
    tiers: list[list[int]] = []
    for tier in (1, 2, 3):
        of_tier = [number for number, of in box.tier.items() if of == tier]
        rng.shuffle(of_tier)
        tiers.append(of_tier)
    first, second, third = tiers
    aside: list[int] = []
    if layout == "pyramid":
        numbers = first + second + third
    elif layout == "piles":
        aside = [second.pop()]
        numbers = first + second + third
    elif layout == "mixed_piles":
        numbers = first + second + third
        rng.shuffle(numbers)
        aside = [numbers.pop()]
    else:
        others = second + third
        rng.shuffle(others)
        aside = [others.pop(), others.pop()]
        top = [*first, others.pop()]
        rng.shuffle(top)
        numbers = top + others
    return dict(enumerate(numbers)), aside


def carry_in(box: Box, t: Table, seat: Seat, options: Mapping[str, str]) -> None:
    """What was kept of the game before lies ready, and brings at once what it brings. (MT-CHAL-25 to -56, MT-AMB-54)

    The building is the copy that went back to the box at setup; a promo one was not mixed in.
    """
    game = box.game(t)
    if game is None:
        return
    player = t.players[seat]
    player.land[HOME[box.corner(t, seat)]] = game.home  # MT-CHAL-35
    for kind in (options["keep_building"], options["keep_building_2"]):
        if kind != "none":
            t.returned.remove(kind)
            player.buildings.append(kind)
    card = options["keep_talent"]
    if card != "none":
        player.brought = card
        acquire(box, t, seat, card, game.kept.level)


def forbidden(box: Box, t: Table) -> list[str]:
    """The effects that may not be executed in this round. (MT-CHAL-27, MT-AMB-52)"""
    game = box.game(t)
    return t.executed_before if game is not None and game.rule == "no_repeats" else []


def executed(box: Box, t: Table, effect: str) -> None:
    """Remember an effect that is being executed, where the game asks for it. (MT-CHAL-27)"""
    game = box.game(t)
    if game is not None and game.rule == "no_repeats" and effect not in t.executed:
        t.executed.append(effect)


def idle(box: Box, t: Table, seat: Seat) -> bool:
    """May the player activate no event this round? (MT-CHAL-32, MT-AMB-66)"""
    game = box.game(t)
    return game is not None and game.rule == "first_only" and t.order[0] != seat


def after_settlement(box: Box, t: Table) -> None:
    """The loss that ends each settlement. (MT-CHAL-23, MT-AMB-65)"""
    game = box.game(t)
    if game is not None and game.rule == "loss":
        for seat in range(t.seats):
            lost = lose(t, seat, "money", game.amount, "")
            if lost:
                t.tell(text("mount-tai-did-lose", who=Who(seat), loss=good("money", lost)))
