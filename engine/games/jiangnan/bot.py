"""The Bot of the solo game: it draws a tile and acts where it leads. (section 11 of the rules)

Nothing costs it anything, and beyond what stands here it gains nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.jiangnan import gains, names, society, tracks, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import DisplayTrack, District
from engine.games.jiangnan.table import BOT, NOBODY, Bot, Table
from engine.kernel import text

HUMAN: Final = 0
"""The only seat of the solo game."""


def set_up(box: Box, t: Table) -> None:
    """The Bot with its bag, a published portfolio of those face up and its degree; the human begins.

    (JN-SOLO-01 to JN-SOLO-08, JN-SOLO-34, JN-SOLO-35)
    """
    bag = list(box.cards.starting)
    t.rng.shuffle(bag)
    first = t.works.pop(t.rng.below(len(t.works)))
    t.bot = Bot(
        bag,
        scholars=box.board.scholars,
        used=[],
        drafted=[],
        published=[first],
        assistants=[],
        cities=[],
        points={},
        degree=box.level(t).degree,
    )
    t.order = [HUMAN, BOT]


def take_turn(box: Box, t: Table) -> None:
    """Draw a tile; a scholar goes to its district, where the Bot acts. (JN-SOLO-12)

    Of two districts it is the first with a free space; without one the scholar goes to the Rest Area. (JN-AMB-32)
    """
    bot = _bot(t)
    tile = bot.bag.pop()
    t.reveal()
    bot.used.append(tile)
    bot.scholars -= 1
    for district in box.tiles[tile].districts:
        if len(t.scholars[district]) < box.board.scholar_track:
            t.scholars[district].append(BOT)
            t.tell(text("jiangnan-did-bot-visit", place=names.place(district)))
            ACTIONS[district](box, t, bot)
            return
    t.rest.append(BOT)
    t.tell(text("jiangnan-did-bot-rest", tile=box.tile_name[tile]))


def _society(box: Box, t: Table, bot: Bot) -> None:
    """A place in the next turn order, then a publishing. (JN-SOLO-13)"""
    society.queue(t, BOT)
    _publish(box, t, bot)


def _teahouse(box: Box, t: Table, bot: Bot) -> None:
    """(JN-SOLO-14, JN-SOLO-15, JN-SOLO-32)"""
    _gain(t, bot, _coins_of_servants(box, t), 0)
    _publish(box, t, bot, "teahouse")


def _tavern(box: Box, t: Table, bot: Bot) -> None:
    """(JN-SOLO-14, JN-SOLO-15, JN-SOLO-32)"""
    _gain(t, bot, 0, _vp_of_servants(box, t), "tavern")
    _publish(box, t, bot, "tavern")


def _parlour(box: Box, t: Table, bot: Bot) -> None:
    """The top muse of the stack is hired; with none left, nobody is. (JN-SOLO-17, JN-AMB-37)"""
    if t.muse_stack:
        character = t.muse_stack.pop()
        t.reveal()
        bot.assistants.append(character)
        t.tell(text("jiangnan-did-bot-hire", person=box.character_name[character]))


def _travel(box: Box, t: Table, bot: Bot) -> None:
    """Every city of the next unfinished path. (JN-SOLO-19 to JN-SOLO-21)"""
    for path in box.places.paths.values():
        if path[-1] not in bot.cities:
            bot.cities += path
            t.tell(text("jiangnan-did-bot-travel", cities=tuple(box.city_name[city] for city in path)))
            return


def _fair(box: Box, t: Table, bot: Bot) -> None:
    """(JN-AMB-31)"""
    _gain(t, bot, box.board.bot_fair, 0)


ACTIONS: Final[dict[District, Callable[[Box, Table, Bot], None]]] = {
    "society": _society,
    "teahouse": _teahouse,
    "tavern": _tavern,
    "parlour": _parlour,
    "travel": _travel,
    "fair": _fair,
}


def _publish(box: Box, t: Table, bot: Bot, track: DisplayTrack | None = None) -> None:
    """The top portfolio of the stack, without ideas; with a track, a Display tile comes to it.

    (JN-SOLO-09, JN-SOLO-10, JN-SOLO-15, JN-SOLO-27, JN-SOLO-31)
    """
    work = works.top(t)
    if work is None:
        return
    level = box.level(t)
    bot.published.append(work)
    t.tell(text("jiangnan-did-bot-publish", work=box.work_name[work]))
    if level.payout:
        _gain(t, bot, box.works[work].coins, box.works[work].vp, "publishing")
    if track:
        tracks.slide(box, t, track, box.kind[work], BOT if level.servants else NOBODY)


def income(box: Box, t: Table) -> None:
    """Of its portfolios, novels without an idea, and of its servants; never of assistants.

    (JN-SOLO-11, JN-SOLO-28 to JN-SOLO-30, JN-SOLO-33)
    """
    bot = _bot(t)
    dramas = novels = 0
    if box.level(t).income:
        dramas = sum(box.works[work].income for work in bot.published if box.kind[work] == "drama")
        novels = sum(box.works[work].income for work in bot.published if box.kind[work] == "novel")
    _gain(t, bot, dramas + _coins_of_servants(box, t), novels, "novels")
    _gain(t, bot, 0, _vp_of_servants(box, t), "tavern")


def draft(box: Box, t: Table) -> None:
    """A random tile of the offer for one of its scholars. (JN-AMB-32)"""
    bot = _bot(t)
    tile = t.offer.pop(t.rng.below(len(t.offer)))
    bot.drafted.append(tile)
    t.tell(text("jiangnan-did-bot-draft", tile=box.tile_name[tile]))


def fill_bag(t: Table) -> None:
    """Used and drafted tiles go into the bag, in which others may still be. (JN-AMB-32)"""
    bot = _bot(t)
    bot.bag += bot.used + bot.drafted
    bot.used, bot.drafted = [], []
    t.rng.shuffle(bot.bag)


def _coins_of_servants(box: Box, t: Table) -> int:
    return tracks.servants(t, "teahouse", BOT) if box.level(t).servants else 0


def _vp_of_servants(box: Box, t: Table) -> int:
    return tracks.servants(t, "tavern", BOT) if box.level(t).servants else 0


def _gain(t: Table, bot: Bot, coins: int, vp: int, source: str = "") -> None:
    """Coins, and VP by their source; it is told if there are any."""
    if coins or vp:
        bot.coins += coins
        gains.score(bot, vp, source)
        t.tell(text("jiangnan-did-bot-gain", bonus=names.goods((("coin", coins), ("vp", vp)))))


def _bot(t: Table) -> Bot:
    if t.bot is None:
        raise ValueError("there is no Bot at this table")
    return t.bot
