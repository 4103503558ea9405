"""Personal income: works, assistants, servants, in any order. (section 5.1 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.jiangnan import asking, assistants, bot, gains, names, tavern, teahouse
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import DISPLAY_TRACKS, DisplayTrack
from engine.games.jiangnan.table import Player, Table
from engine.kernel import Option, Seat, Steps, Who, text, together


def interacting(box: Box, t: Table) -> bool:
    """Does anybody hold a power for which it matters who comes first? (JN-AMB-38)"""
    return any(
        box.assistant[character].power in assistants.INTERACTING
        for player in t.players
        for character in player.assistants
    )


def everybody(box: Box, t: Table) -> Steps[None]:
    """All seats at the same time. (JN-AMB-38)"""
    yield from together({seat: receive(box, t, seat) for seat in t.order if seat >= 0})
    if t.bot is not None:
        bot.income(box, t)


def receive(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """One seat's income: what leaves no choice by itself, then novels and assistants as wished. (JN-INC-01 to 11)

    Where the seat may still bring a servant to a Display Track, it gains for those there afterwards, or earlier, should
    it need the coins. (JN-INC-07)
    """
    player = t.players[seat]
    player.activated = []
    due = set(DISPLAY_TRACKS)
    while True:
        settled = not _servants_may_come(box, t, seat)
        if settled:
            _servants(box, t, seat, due)
        yield from _by_itself(box, t, seat, settled)
        put_together = partial(_options, box, t, seat, frozenset(due))
        if not any(True for _ in _offers(box, t, seat, frozenset(due))):
            break
        picked = yield from asking.offered(box, t, seat, "income", put_together, usual="done")
        verb, _, what = picked.partition(":")
        if verb == "done":
            break
        if verb == "novels":
            _activate_novels(box, t, seat, int(what))
        elif verb == "servants":
            due.remove("teahouse")
            _gain_for_servants(box, t, seat, teahouse.servants_coins(box, t, seat), 0)
        else:
            yield from assistants.use(box, t, seat, int(what), decline=False)
    _servants(box, t, seat, due)
    yield from _by_itself(box, t, seat, True)
    player.activated = []


def _servants_may_come(box: Box, t: Table, seat: Seat) -> bool:
    """Could the seat still use, or hire somebody who uses, the shop that puts servants on Display tiles?"""
    player = t.players[seat]
    return any(box.shop[t.ring[place]].power == "display" for place in box.hands(t)) and any(
        box.assistant[character].power in ("shop", "visit_muse") and _is_left(player, character)
        for character in player.assistants
    )


def _servants(box: Box, t: Table, seat: Seat, due: set[DisplayTrack]) -> None:
    """Coins and VP for servants on the Display Tracks, as far as they are due. (JN-INC-04, JN-INC-05)"""
    coins = teahouse.servants_coins(box, t, seat) if "teahouse" in due else 0
    vp = tavern.servants_vp(box, t, seat) if "tavern" in due else 0
    due.clear()
    _gain_for_servants(box, t, seat, coins, vp)


def _gain_for_servants(box: Box, t: Table, seat: Seat, coins: int, vp: int) -> None:
    gains.gain(box, t, seat, "coin", coins)
    gains.gain(box, t, seat, "vp", vp, "tavern")
    if coins or vp:
        bonus = names.goods((("coin", coins), ("vp", vp)))
        t.tell(text("jiangnan-did-servants", who=Who(seat), bonus=bonus))


def _by_itself(box: Box, t: Table, seat: Seat, settled: bool) -> Steps[None]:
    """Dramas, and assistants that only give: nothing is lost by having it first. (JN-INC-01, JN-INC-08)

    Those that count servants are left while more of them may come, until it is `settled`.
    """
    player = t.players[seat]
    coins = 0
    for work in player.published:
        if box.kind[work] == "drama" and work not in player.activated:
            player.activated.append(work)
            coins += box.power(player).income(box.works[work].income)
    if coins:
        gains.gain(box, t, seat, "coin", coins)
        t.tell(text("jiangnan-did-dramas", who=Who(seat), bonus=names.amount("coin", coins)))
    for character in player.assistants:
        waiting = not settled and box.assistant[character].power in DISPLAY_TRACKS
        if assistants.automatic(box, character) and _is_left(player, character) and not waiting:
            yield from assistants.use(box, t, seat, character, decline=False)


def _is_left(player: Player, character: int) -> bool:
    """Has the assistant not been activated in this step? (JN-INC-06)"""
    return assistants.mark(character) not in player.activated


def _novels(box: Box, player: Player) -> list[str]:
    """The novels not yet activated, the best first."""
    left = [work for work in player.published if box.kind[work] == "novel" and work not in player.activated]
    return sorted(left, key=lambda work: -box.works[work].income)


def _activate_novels(box: Box, t: Table, seat: Seat, number: int) -> None:
    """Ideas for the income of so many novels. (JN-INC-02, JN-PORT-06, JN-PORT-07)"""
    player = t.players[seat]
    chosen = _novels(box, player)[:number]
    gains.pay_ideas(t, seat, "novel", box.board.novel_ideas * number)
    player.activated += chosen
    vp = _worth(box, player, chosen)
    gains.gain(box, t, seat, "vp", vp, "novels")
    t.tell(text("jiangnan-did-novels", who=Who(seat), novels=number, bonus=names.amount("vp", vp)))


def _worth(box: Box, player: Player, novels: list[str]) -> int:
    return sum(box.power(player).income(box.works[work].income) for work in novels)


def _options(box: Box, t: Table, seat: Seat, due: frozenset[DisplayTrack]) -> list[Option]:
    return [*_offers(box, t, seat, due), asking.DONE]


def _offers(box: Box, t: Table, seat: Seat, due: frozenset[DisplayTrack]) -> Iterator[Option]:
    """What can still be activated, and coins for servants that are `due`."""
    coins = teahouse.servants_coins(box, t, seat) if "teahouse" in due else 0
    if coins:
        yield _servants_option(coins)
    player = t.players[seat]
    novels = _novels(box, player)
    for number in range(1, min(len(novels), player.ideas["novel"] // box.board.novel_ideas) + 1):
        yield _novels_option(number, number * box.board.novel_ideas, _worth(box, player, novels[:number]))
    for character in player.assistants:
        if assistants.can(box, t, seat, character):
            yield _assistant(box, seat, character)


@lru_cache(64)
def _servants_option(coins: int) -> Option:
    return Option(
        "servants:teahouse",
        text("jiangnan-servants"),
        text("jiangnan-servants-note", bonus=names.amount("coin", coins)),
        "JN-INC-04",
        None,
        "servants",
    )


@lru_cache(1024)
def _novels_option(number: int, ideas: int, vp: int) -> Option:
    return Option(
        f"novels:{number}",
        text("jiangnan-novels", novels=number),
        text("jiangnan-novels-note", cost=names.amount("novel", ideas), bonus=names.amount("vp", vp)),
        "JN-INC-02",
        None,
        "novels",
    )


@lru_cache(256)
def _assistant(box: Box, seat: Seat, character: int) -> Option:
    return Option(
        f"assistant:{character}",
        box.character_name[character],
        box.assistant_effect[character],
        "JN-INC-03",
        f"assistant:{seat}:{character}",
        "assistant",
    )
