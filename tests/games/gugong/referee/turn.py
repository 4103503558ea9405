"""A turn of the Day phase: the exchange, and the actions. (GG-DAY, GG-EXCH, GG-ACT)"""

from __future__ import annotations

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.table import Player
from tests.games.gugong.referee import officials
from tests.games.gugong.referee.play import Asked, Game, Play
from tests.games.gugong.referee.purse import choose, gain, may_gain, servants_left, settle, tokens, trade, trades, ways

WAY_COST = 2
LOWEST, HIGHEST = 1, 9


def turn(g: Game) -> Play[None]:
    """One turn of the active player, and whose turn is next."""
    t, seat = g.t, g.t.active
    pick = yield from choose(
        g, seat, "gift", lambda: {f"give:{card}:{location}" for card in g.active.hand for location in LOCATIONS}
    )
    _, given, location = pick.split(":")
    place = LOCATIONS.index(location)
    free = beats(g.cards.gifts[given].value, g.cards.gifts[t.gifts[place]].value)
    g.active.hand.remove(given)
    g.active.pile.append(t.gifts[place])
    t.gifts[place] = given
    if free or (yield from bought(g, seat)):
        yield from act(g, seat, given, location)
    yield from end(g, seat)
    t.turn += 1
    following = [other for other in [*g.around(seat)[1:], seat] if t.players[other].hand]
    if following:
        t.active = following[0]  # GG-DAY-04 to GG-DAY-06
    else:
        t.phase = "evening"  # GG-DAY-07


def beats(given: int, taken: int) -> bool:
    """Is the exchange free? (GG-EXCH-04, GG-EXCH-10, GG-EXCH-11)"""
    return given > taken or (given == LOWEST and taken == HIGHEST)


def bought(g: Game, seat: int) -> Play[bool]:
    """One of the three ways; says whether actions follow. (GG-EXCH-05 to GG-EXCH-09)"""
    me = g.active
    cost = g.cheaper(seat, "cheap_gifts", WAY_COST)

    def offer() -> set[str]:
        paid = {"pay" if way == "servants" else f"pay:{way}" for way in ways(me, cost)}
        return paid | {f"discard:{card}" for card in me.hand} | {"none"}

    pick = yield from choose(g, seat, "way", offer)
    way, _, what = pick.partition(":")
    if way == "pay":
        settle(me, cost, what or "servants")
    elif way == "discard":
        me.hand.remove(what)
        me.pile.append(what)
    return way != "none"


def act(g: Game, seat: int, given: str, location: str) -> Play[None]:
    """Card action, then location action, either left out. (GG-ACT-01 to GG-ACT-06, GG-AMB-50)"""
    card = g.cards.gifts[given]
    twice = card.action == location
    card_open, left, extra = card.acts and not twice, 1 + twice, card.servants if twice else 0

    def offer() -> set[str]:
        found = {"done"}
        if card_open:
            does = officials.variants(g, seat, card.action) if card.action else gains(g.active)
            found |= {f"card:{variant}" for variant in does}
        if left:
            found |= {f"place:{variant}" for variant in officials.variants(g, seat, location)}
        return found

    while card_open or left:
        pick = yield from choose(g, seat, "act", offer, show=lambda: may_gain(g, seat))
        if pick == "done":
            return
        deed, variant = pick.split(":", 1)
        card_open = False
        if deed == "card":
            if card.action:
                yield from officials.perform(g, seat, card.action, variant)
            yield from gain(g, seat, card.servants)  # GG-ACT-09 to GG-ACT-11
        else:
            left -= 1
            yield from officials.perform(g, seat, location, variant)
            yield from gain(g, seat, extra)
            extra = 0


def gains(me: Player) -> set[str]:
    """A card of servants alone, if there is anything to gain. (GG-ACT-10, GG-ACT-11)"""
    return {"servants"} if me.supply or me.foreman == "supply" else set()


def end(g: Game, seat: int) -> Play[None]:
    """A last chance to exchange tokens, if it has not just been given. (GG-AMB-12)"""
    while offered := trades(g, seat):
        before, now = g.seen, (*tokens(g, seat), servants_left(g, seat))
        if now[:2] == before[:2] and now[2] <= before[2]:
            return
        g.seen = now
        _, pick = yield (Asked(seat, "end", frozenset({"done"}), offered),)
        if pick == "done":
            return
        yield from trade(g, seat, pick)
