"""Publishing: ideas are paid, then the work pays. (section 4.3 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.jiangnan import gains, names, tracks, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Who, text


def can(box: Box, t: Table, seat: Seat) -> list[str]:
    """The unpublished portfolios for which the ideas are there. (JN-PORT-02)"""
    player = t.players[seat]
    ideas = player.ideas
    return [work for work in player.works if ideas[box.kind[work]] >= box.works[work].cost]


def publish(box: Box, t: Table, seat: Seat, work: str, track: str = "") -> None:
    """Pay the ideas, gain the payout; with a track, a Display tile with a servant comes to it.

    (JN-TEA-05 to JN-TEA-08, JN-PORT-04 to JN-PORT-10, JN-AMB-56)
    """
    player, tile, kind = t.players[seat], box.works[work], box.kind[work]
    gains.pay_ideas(t, seat, kind, tile.cost)
    player.works.remove(work)
    player.published.append(work)
    payout = box.power(player).payout
    vp, coins = payout(tile.vp), payout(tile.coins)
    player.coins += coins
    gains.score(player, vp, "publishing")
    t.tell(
        text(
            "jiangnan-did-publish",
            who=Who(seat),
            work=box.work_name[work],
            bonus=names.goods((("coin", coins), ("vp", vp))),
        )
    )
    if track:
        tracks.slide(box, t, track, kind, seat)


def offers(box: Box, t: Table, seat: Seat, rule: str) -> list[Option]:
    """Publishing any one that can be."""
    return [option(box, seat, work, rule) for work in can(box, t, seat)]


@lru_cache(1024)
def option(box: Box, seat: Seat, work: str, rule: str) -> Option:
    """Publishing a work."""
    return Option(
        f"publish:{work}",
        text("jiangnan-publish", work=box.work_name[work]),
        works.work_note(box, work),
        rule,
        f"own:{seat}:{work}",
        "publish",
    )


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Own portfolios for which ideas are missing."""
    player = t.players[seat]
    for work in player.works:
        kind, cost = box.kind[work], box.works[work].cost
        if player.ideas[kind] < cost:
            yield Blocked(
                box.work_name[work],
                text("jiangnan-why-ideas", cost=names.amount(kind, cost), have=player.ideas[kind]),
                "JN-PORT-02",
            )
