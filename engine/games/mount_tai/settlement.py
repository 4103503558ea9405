"""The seasonal settlement: buildings, talents, farmland, towns, Praise, player by player. (MT-SETTLE)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.mount_tai import builder, challenge, donations, names, settling, tutors, why
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import by_skill, gain
from engine.games.mount_tai.land import count
from engine.games.mount_tai.praises import worth
from engine.games.mount_tai.table import FARMLAND, ROUNDS, TOWN, Table
from engine.kernel import Option, Seat, Steps, Text, Who, ask, text

INCOME: dict[str, tuple[str, str]] = {
    "granary": ("grain", ""),
    "mint": ("money", ""),
    "works_office": ("grain", FARMLAND),
    "free_market": ("money", TOWN),
    "garrison": ("grain", FARMLAND),
}
"""Buildings that bring something in settlements: what, and for each of which tiles (none: once). (MT-BLDG-01 to -12)"""

INSTEAD = {"works_office": FARMLAND, "free_market": TOWN}
"""Buildings whose income replaces the normal one of such tiles. (MT-BLDG-04, MT-BLDG-06)"""


def settle(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """One player's settlement. (MT-SETTLE-02, MT-SETTLE-13)"""
    replaced = yield from _buildings(box, t, seat)
    if t.players[seat].talents:
        yield from _talents(box, t, seat)
    _income(box, t, seat, replaced)
    _praise(box, t, seat)


def _buildings(box: Box, t: Table, seat: Seat) -> Steps[list[str]]:
    """Income of building tiles; returns the tiles whose normal income it replaces. (MT-AMB-27)"""
    player = t.players[seat]
    replaced: list[str] = []
    for kind in player.buildings:
        if kind not in INCOME or t.season_name not in box.building[kind].seasons:
            continue
        good, tiles = INCOME[kind]
        amount = box.building[kind].amount * (count(player, tiles) if tiles else 1)
        # Without any such tiles a building changes nothing, and nobody uses it. (MT-AMB-55)
        if amount and builder.works(box, t, seat, player, kind) and (yield from builder.use(box, t, seat, kind)):
            if kind in INSTEAD:
                replaced.append(INSTEAD[kind])
            gain(t, seat, good, amount, "")
            t.tell(_did_income(seat, kind, good, amount))
    return replaced


@lru_cache(1024)
def _did_income(seat: Seat, kind: str, good: str, amount: int) -> Text:
    return text("mount-tai-did-income", who=Who(seat), source=names.income(kind), gain=names.good(good, amount))


def _income(box: Box, t: Table, seat: Seat, replaced: list[str]) -> None:
    """Farmland in spring and autumn, towns in summer and winter, or both always. (MT-SETTLE-04 to MT-SETTLE-07)"""
    player, board = t.players[seat], box.board
    every, season = t.options["income"] == "every", t.season_name
    for tiles, good, each, seasons in (
        (FARMLAND, "grain", board.farmland_income, board.farmland_seasons),
        (TOWN, "money", board.town_income, board.town_seasons),
    ):
        if tiles not in replaced and (every or season in seasons):
            amount = each * count(player, tiles)
            if amount:
                gain(t, seat, good, amount, "")
                t.tell(_did_income(seat, tiles, good, amount))


def _praise(box: Box, t: Table, seat: Seat) -> None:
    """The Praise tile of the season and year. (MT-SETTLE-08 to MT-SETTLE-11)"""
    player, kind = t.players[seat], t.praises[t.settled]
    reputation = worth(box, player, kind, t.year)
    t.gains[seat] = reputation
    if not reputation:
        return
    gain(t, seat, "reputation", reputation, f"praise_{t.year}")
    t.tell(text("mount-tai-did-praise", who=Who(seat), praise=names.praise(kind), reputation=reputation))
    if box.has(player, "praise_reputation"):  # MT-FIRST-02, MT-FIRST-03
        by_skill(box, t, seat, "praise_reputation", "reputation")


def _talents(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The skills for settlements, each once, in the order that the player likes. (MT-AMB-26)"""
    used: list[str] = []
    while True:
        options = settling.offers(box, t, seat, used)
        if not options:
            return
        options.append(_DONE)
        (picked,) = yield from ask(t, seat, "settle", options, usual="done", blocked=partial(why.settle, box, t, seat))
        if picked == "done":
            return
        yield from settling.perform(box, t, seat, picked, used)


_DONE = Option("done", text("mount-tai-settle-done"), rule="MT-TAL-03", group="done")


def close(box: Box, t: Table) -> Steps[None]:
    """After all players: the Praise tile leaves the game, the round marker moves on. (MT-SETTLE-12, MT-SETTLE-14)"""
    if t.options["tutors"] == "on":
        yield from tutors.study(box, t)
        yield from donations.donate(box, t)
    settling.leaders(box, t)
    challenge.after_settlement(box, t)
    t.settled += 1
    t.gains = [0] * t.seats
    t.round += 1
    if t.round % ROUNDS == 0:
        t.turned = []
