"""The games of the solo challenge: how they begin, their special rules, and what is kept of them. (MT-CHAL)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import lose
from engine.games.mount_tai.mountain import HOME
from engine.games.mount_tai.names import building, good
from engine.games.mount_tai.recruitment import acquire
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.virtual import HUMAN
from engine.kernel import Option, Rng, Seat, Steps, Text, Who, ask, text

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


def keep(box: Box, t: Table) -> Steps[None]:
    """The bonus of a game that was won: asked where there is a choice, and carried into the next game.

    (MT-CHAL-03, MT-CHAL-22 to MT-CHAL-50, MT-AMB-54, MT-DP-29)
    """
    game, player = box.game(t), t.players[HUMAN]
    if game is None or player.reputation < game.goal:
        return
    if game.bonus.talents and player.talents:
        offers = [_talent(box, card, level) for card, level in player.talents.items()]
        (picked,) = yield from ask(t, HUMAN, "keep_talent", offers)
        t.kept_talent = picked.partition(":")[2]
        _tell_kept(t, box.name[t.kept_talent])
    for _ in range(game.bonus.buildings):
        held = [kind for kind in player.buildings if kind not in t.kept_buildings]
        if held:
            (picked,) = yield from ask(t, HUMAN, "keep_building", [_building(box, kind) for kind in held])
            kind = picked.partition(":")[2]
            t.kept_buildings.append(kind)
            _tell_kept(t, building(kind))


def _tell_kept(t: Table, what: Text) -> None:
    t.tell(text("mount-tai-did-keep", who=Who(HUMAN), what=what))


@lru_cache(256)
def _talent(box: Box, card: str, level: int) -> Option:
    note = text("mount-tai-keep-talent-note", level=level, skill=box.card_skill(card, 1))
    return Option(f"talent:{card}", box.name[card], note, "MT-AMB-54", f"talent:{HUMAN}:{card}", "keep-talent")


@lru_cache(64)
def _building(box: Box, kind: str) -> Option:
    note, at = box.building_effect[kind], f"building:{HUMAN}:{kind}"
    return Option(f"building:{kind}", building(kind), note, "MT-AMB-54", at, "keep-building")
