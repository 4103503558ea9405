"""A second opinion: the rules once more, plainly, from their text alone and with nothing of the engine's rules.

`legal` lists all legal replies to a position, `choices` those of Off-season. `after`, `income` and `street` change a
position into what must come of a reply; what dice showed and what a shuffle brought is taken from the game. Tables are
read as data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.dream.content import Customer
from engine.games.dream.table import Guest, Player, Site, Table

MENU_COST = {1: 9, 2: 6, 3: 3, 4: 0}
MENU_INCOME = {1: 2, 2: 3, 3: 2, 4: 1}
"""Without the die of Rank 1."""
FEES = (0, 2, 3, 4, 7, 8, 9, 10)
SIMPLE_INCOME = {
    "bookshop": 3, "mercery": 4, "chinaware": 6,
    "yinzi": 2, "storytelling": 2, "guanpu": 2, "jewelry": 2, "teahouse": 2,
}  # fmt: skip
MODEL_COST = {
    "eight_trigrams": 6, "cuju": 6, "bookshop": 6, "tavern": 7, "mercery": 7, "entertainment": 8, "chinaware": 9,
    "yinzi": 5, "storytelling": 5, "guanpu": 5, "jewelry": 5, "teahouse": 5,
}  # fmt: skip
HELP = {
    ("yinzi", "guanpu"): 2,
    ("storytelling", "teahouse"): 1,
    ("storytelling", "tavern"): 1,
    ("storytelling", "yinzi"): 1,
    ("guanpu", "eight_trigrams"): 2,
    ("jewelry", "storytelling"): 1,
    ("jewelry", "mercery"): 1,
    ("jewelry", "chinaware"): 1,
    ("teahouse", "bookshop"): 2,
}
"""Coins that a built shop of the first type adds to each visited one of the second."""
EVENTS = (
    "frugality",
    "off_season",
    "honest",
    "in_season",
    "lanterns",
    "clad",
    "ring_out",
    "harsh_duties",
    "big_harvest",
)


def built(player: Player) -> list[str]:
    return [site.shop for site in player.sites if site.built]


def top(t: Table) -> str:
    """The event in force; "" for none."""
    return t.notices[-1] if t.notices else ""


def places(t: Table) -> int:
    """How long the queue has to be."""
    return {"lanterns": 6, "clad": 2}.get(top(t), 4)


def legal(t: Table) -> set[str]:
    """Every reply that the active player can give in the turn's question."""
    me = t.players[t.active]
    replies = {f"entertain:{place}" for place in range(len(t.queue)) if place <= me.coins}
    if t.removed:
        return replies  # Phase 2 is over, and phase 1 with it.
    if me.coins >= 3:
        replies |= {f"remove:{rank}" for rank in me.kitchen}
    replies |= {f"build:{site.shop}" for site in me.sites if not site.built and me.coins >= MODEL_COST[site.shop]}
    if not t.card_bought:
        replies |= {f"buy:menu:{rank}" for rank in MENU_COST if t.supply[rank - 1] and me.coins >= MENU_COST[rank]}
        if len(me.sites) < len(FEES) and me.coins >= FEES[len(me.sites)]:
            replies |= {f"buy:shop:{shop}" for shop in t.display}
    return replies


def visited(t: Table, customer: Customer) -> list[str]:
    """The active player's built shops that a customer visits, each by its type."""
    return [shop for shop in built(t.players[t.active]) if shop in customer.visits]


def choices(t: Table, customer: Customer) -> set[str]:
    """The replies in Off-season; none where nothing is left to choose."""
    types = set(visited(t, customer))
    return {f"shop:{shop}" for shop in types} if top(t) == "off_season" and len(types) > 1 else set()


def order(t: Table, customer: Customer, giving: Sequence[str]) -> int:
    """How many menus a customer orders, with the shops that give their income."""
    season = {"in_season": 1, "frugality": -1}.get(top(t), 0)
    return max(0, customer.menus + 2 * giving.count("cuju") + season)


def shop_coins(t: Table, shop: str, ordered: int, die: int) -> int:
    """The income of one visited shop of the active player."""
    mine = built(t.players[t.active])
    if shop == "cuju":
        return 0
    own = {"eight_trigrams": die, "tavern": ordered + 1, "entertainment": len(mine)} | SIMPLE_INCOME
    coins = own[shop] + sum(HELP.get((helper, shop), 0) for helper in mine)
    return max(0, coins - 1) if top(t) == "honest" else coins


def after(t: Table, reply: str) -> None:
    """Change a position by a purchase or a removal."""
    me = t.players[t.active]
    deed, _, what = reply.partition(":")
    if deed == "remove":
        me.coins -= 3
        me.kitchen.remove(int(what))
        t.supply[int(what) - 1] += 1
        t.removed = True
    elif deed == "build":
        me.coins -= MODEL_COST[what]
        me.sites[me.sites.index(Site(what, False))] = Site(what, True)
    elif what.startswith("menu:"):
        rank = int(what[5:])
        me.coins -= MENU_COST[rank]
        me.kitchen.append(rank)
        t.supply[rank - 1] -= 1
        t.card_bought = True
    else:
        shop = what[5:]
        me.coins -= FEES[len(me.sites)]
        me.sites.append(Site(shop, False))
        place = t.display.index(shop)
        t.display[place : place + 1] = [t.shop_deck.pop()] if t.shop_deck else []
        t.card_bought = True
    look_for_win(t)


def look_for_win(t: Table) -> None:
    me = t.players[t.active]
    if me.coins >= 50 and len(built(me)) >= 8:
        t.winner = t.active


def income(
    t: Table,
    place: int,
    customer: Customer,
    chosen: str | None,
    menu_dice: Sequence[int],
    shop_dice: Sequence[int],
    room: Sequence[int],
) -> None:
    """Change a position by entertaining a customer, before it leaves. `room` is the Private Room afterwards."""
    me, guest = t.players[t.active], t.queue[place]
    me.coins -= place
    for passed in t.queue[:place]:
        passed.coins += 1
    giving = visited(t, customer)
    if top(t) == "off_season":
        giving = [chosen] if chosen else giving[:1]
    ordered = order(t, customer, giving)
    menus = serve(me, ordered, room)
    assert len(menu_dice) == menus.count(1)
    assert len(shop_dice) == giving.count("eight_trigrams")
    assert all(1 <= die <= 6 for die in (*menu_dice, *shop_dice))
    thrown = iter(shop_dice)
    me.coins += sum(MENU_INCOME[rank] for rank in menus) + sum(menu_dice)
    me.coins += sum(shop_coins(t, shop, ordered, next(thrown) if shop == "eight_trigrams" else 0) for shop in giving)
    me.coins += guest.coins
    guest.coins = 0
    look_for_win(t)


def serve(me: Player, ordered: int, room: Sequence[int]) -> list[int]:
    """Turn over menus; returns their ranks. What a shuffle left in the Private Room tells what was turned over."""
    menus = [me.room.pop() for _ in range(min(ordered, len(me.room)))]
    me.kitchen += menus
    missing = ordered - len(menus)
    if not missing or not me.kitchen:
        return menus
    everything = me.kitchen
    whole_rounds = (missing - 1) // len(everything)
    last = missing - whole_rounds * len(everything)
    me.room = list(room)
    me.kitchen = list((Counter(everything) - Counter(room)).elements())
    assert len(me.kitchen) == last
    assert len(me.room) + last == len(everything)
    return menus + everything * whole_rounds + me.kitchen


def street(t: Table, place: int) -> bool:
    """Let the customer go, fill up the queue, and let the next player begin. False where the deck is shuffled first."""
    t.discard.append(t.queue.pop(place).kind)
    foreseen = fill(t)
    t.active = (t.active + 1) % len(t.players)
    t.turn += 1
    t.card_bought = t.removed = False
    return foreseen


def fill(t: Table) -> bool:
    while len(t.queue) < places(t):
        if not t.customers:
            return not t.discard
        card = t.customers.pop()
        if card not in EVENTS:
            t.queue.append(Guest(card))
            continue
        ended = top(t)
        t.notices.append(card)
        if card == "ring_out":
            return False
        for _ in range(2 * (ended == "lanterns") + 2 * (card == "clad")):
            leave(t)
        if card == "harsh_duties":
            for player in t.players:
                player.coins = max(0, player.coins - 2 * len(built(player)))
        if card == "big_harvest":
            for player in t.players[t.active :] + t.players[: t.active]:
                for _ in range(min(2, t.supply[3])):
                    t.supply[3] -= 1
                    player.kitchen.append(4)
    return True


def leave(t: Table) -> None:
    """The customer on the far right goes."""
    if t.queue:
        t.discard.append(t.queue.pop(0).kind)
