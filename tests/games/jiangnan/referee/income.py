"""The first step of Upkeep. (section 5.1)"""

from __future__ import annotations

from engine.games.jiangnan.table import BOT
from tests.games.branches import together
from tests.games.jiangnan.referee import bot, goods, powers, publishing
from tests.games.jiangnan.referee.play import Game, Play, choose, in_order, kind, score

SHARED = (3, 7, 14, 15, 17, 18)
"""Assistants who change what others find. (JN-AMB-38)"""
COUNTING = (2, 11)
"""Assistants who count servants on display. (JN-AST-04, JN-AST-14)"""


def income(g: Game) -> Play[None]:
    """One after the other, or all at once where the order does not matter. (JN-AMB-38)"""
    g.income = True
    if any(number in SHARED for me in g.t.players for number in me.assistants):
        for party in g.t.order:
            if party == BOT:
                bot.income(g)
            else:
                yield from own(g, party)
    else:
        yield from together({seat: own(g, seat) for seat in in_order(g)})
        if g.t.bot is not None:
            bot.income(g)
    g.income = False


def own(g: Game, seat: int) -> Play[None]:
    """Gains come by themselves, novels and other powers as the player likes. (JN-INC-01 to JN-INC-11)

    Servants on display are counted last as long as there can be more of them, unless their coins are wanted before.
    """
    me = g.t.players[seat]
    due = ["teahouse", "tavern"]
    while True:
        more = "B1" in g.shown() and bool({3, 15} & {*waiting(g, seat)})  # such a servant comes from B1 alone
        by_itself(g, seat, due, more=more)
        novels = novels_left(g, seat)
        options = [f"novels:{number}" for number in range(1, min(me.ideas["novel"], len(novels)) + 1)]
        options += [f"assistant:{number}" for number in waiting(g, seat) if powers.can(g, seat, number)]
        if "teahouse" in due and publishing.servants(g, "teahouse", seat):
            options.append("servants:teahouse")
        what, _, which = (yield from choose(g, seat, "income", [*options, "done"])).partition(":")
        if what == "done":
            break
        if what == "novels":
            for novel in novels[: int(which)]:
                me.ideas["novel"] -= 1
                me.activated.append(novel)
                score(g, seat, g.work(novel).income * doubled(g, seat), "novels")
        elif what == "assistant":
            yield from powers.use(g, seat, int(which), decline=False)
        else:
            due.remove("teahouse")
            publishing.income_of(g, seat, "teahouse")
    by_itself(g, seat, due, more=False)
    me.activated = []


def waiting(g: Game, seat: int) -> list[int]:
    """Assistants not used yet."""
    me = g.t.players[seat]
    return [number for number in me.assistants if f"assistant:{number}" not in me.activated]


def doubled(g: Game, seat: int) -> int:
    """(JN-TAL-14, JN-TAL-15)"""
    return 2 if g.talent(seat, "double_income") else 1


def novels_left(g: Game, seat: int) -> list[str]:
    """The best first."""
    me = g.t.players[seat]
    left = [work for work in me.published if kind(work) == "novel" and work not in me.activated]
    return sorted(left, key=lambda work: -g.work(work).income)


def by_itself(g: Game, seat: int, due: list[str], *, more: bool) -> None:
    """What needs no choice: with `more` servants yet to come not what counts them. (JN-INC-04, JN-INC-05)"""
    me = g.t.players[seat]
    for work in me.published:
        if kind(work) == "drama" and work not in me.activated:
            me.activated.append(work)
            goods.gain(g, seat, "coin", g.work(work).income * doubled(g, seat))
    for number in me.assistants:
        if number in powers.AUTOMATIC and not (more and number in COUNTING):
            activate(g, seat, number)
    while due and not more:
        publishing.income_of(g, seat, due.pop())


def activate(g: Game, seat: int, number: int) -> None:
    me = g.t.players[seat]
    if f"assistant:{number}" not in me.activated:
        me.activated.append(f"assistant:{number}")
        powers.gain(g, seat, number)
