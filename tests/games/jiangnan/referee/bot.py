"""The Bot. (section 11)"""

from __future__ import annotations

from engine.games.jiangnan.kinds import LEVELS
from engine.games.jiangnan.table import BOT, NOBODY, Bot
from tests.games.jiangnan.referee import legal, publishing, society
from tests.games.jiangnan.referee.play import Game, kind, score

SPIRIT = 4
"""(JN-AMB-57)"""
PATHS = (("a1", "a2", "a3"), ("b1", "b2"), ("c1", "c2", "c3"), ("d1", "d2"))


def it(g: Game) -> Bot:
    assert g.t.bot is not None
    return g.t.bot


def level(g: Game, name: str) -> bool:
    """Is the Bot at least of this level? (JN-SOLO-24)"""
    return [*LEVELS].index(next(each for each in LEVELS if each == g.t.options["bot"])) >= [*LEVELS].index(
        next(each for each in LEVELS if each == name)
    )


def take_turn(g: Game) -> None:
    """(JN-SOLO-12, JN-AMB-32)"""
    bot = it(g)
    tile = bot.bag.pop()
    bot.used.append(tile)
    bot.scholars -= 1
    for district in legal.districts(g, tile):
        if len(g.t.scholars[district]) < legal.FULL:
            g.t.scholars[district].append(BOT)
            act(g, district)
            return
    g.t.rest.append(BOT)


def act(g: Game, district: str) -> None:
    """(JN-SOLO-13 to JN-SOLO-22)"""
    bot = it(g)
    if district == "society":
        if BOT not in g.t.next_order:
            g.t.next_order.append(BOT)
        publish(g)
    elif district in ("teahouse", "tavern"):
        if level(g, "master"):
            if district == "teahouse":
                bot.coins += publishing.servants(g, "teahouse", BOT)
            else:
                score(g, BOT, publishing.servants(g, "tavern", BOT), "tavern")
        idea = publish(g)
        if idea:
            publishing.slide(g, district, idea, BOT if level(g, "master") else NOBODY)
    elif district == "parlour":
        if g.t.muse_stack:
            bot.assistants.append(g.t.muse_stack.pop())
    elif district == "travel":
        for path in PATHS:
            if path[0] not in bot.cities:
                bot.cities += path
                break
    else:
        bot.coins += 5


def publish(g: Game) -> str:
    """The top portfolio of the stack; says its type. (JN-SOLO-09, JN-SOLO-10, JN-SOLO-27, JN-AMB-37)"""
    work = society.draw(g)
    if work is None:
        return ""
    it(g).published.append(work)
    if level(g, "hard"):
        it(g).coins += g.work(work).coins
        score(g, BOT, g.work(work).vp, "publishing")
    return kind(work)


def income(g: Game) -> None:
    """(JN-SOLO-11, JN-SOLO-28 to JN-SOLO-30, JN-SOLO-33)"""
    bot = it(g)
    if level(g, "expert"):
        for work in bot.published:
            if kind(work) == "drama":
                bot.coins += g.work(work).income
            elif kind(work) == "novel":
                score(g, BOT, g.work(work).income, "novels")
    if level(g, "master"):
        bot.coins += publishing.servants(g, "teahouse", BOT)
        score(g, BOT, publishing.servants(g, "tavern", BOT), "tavern")


def draft(g: Game) -> None:
    """(JN-AMB-32)"""
    it(g).drafted.append(g.t.offer.pop(g.t.rng.below(len(g.t.offer))))


def refill(g: Game) -> None:
    bot = it(g)
    bot.bag = [*bot.bag, *bot.used, *bot.drafted]
    bot.used, bot.drafted = [], []
    g.t.rng.shuffle(bot.bag)


def end(g: Game) -> None:
    """(JN-SOLO-26)"""
    if level(g, "normal"):
        score(g, BOT, it(g).coins, "coins")
