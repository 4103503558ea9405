"""The rules: one step is the secret bidding of a round, or one merchant's turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel import Blocked, Option, Seat, Steps, Who, ask, text, together
from tests.teaching.table import Cards, Table

HIGHEST_BID = 3
HAND_LIMIT = 5
ROOM_POINTS = 2
GOAL = 2
"""Points that the first merchant needs on a leg of the journey."""


def step(cards: Cards, t: Table) -> Steps[None]:
    """The next phase, as the table says."""
    if t.stage == "luggage":
        return luggage(t)
    return bidding(t) if t.stage == "bids" else turn(cards, t)


def bidding(t: Table) -> Steps[None]:
    """All bid in secret; a highest bid made by one alone is paid and wins the room."""
    yield from together({seat: _bid(t, seat) for seat in range(t.seats)})
    t.reveal()
    bids = [player.bid or 0 for player in t.players]
    best = max(bids)
    if bids.count(best) == 1:
        winner = bids.index(best)
        t.players[winner].coins -= best
        t.players[winner].rooms += ROOM_POINTS
        t.tell(text("teaching-room", who=Who(winner), coins=best))
    else:
        t.tell(text("teaching-no-room"))
    for player in t.players:
        player.bid = None
    t.stage, t.active = "turn", 0


def _bid(t: Table, seat: Seat) -> Steps[None]:
    player = t.players[seat]
    offers = [
        Option(f"bid:{coins}", text("teaching-coins", coins=coins))
        for coins in range(min(HIGHEST_BID, player.coins) + 1)
    ]
    (bid,) = yield from ask(t, seat, "bid", offers, show=True, usual="bid:0")
    player.bid = int(bid.removeprefix("bid:"))
    t.tell(text("teaching-bids", who=Who(seat)))


def turn(cards: Cards, t: Table) -> Steps[None]:
    """One action, perhaps a polish before it; then cards may be thrown away."""
    seat = t.active
    t.polished = False
    while True:
        (chosen,) = yield from _ask_action(t, seat)
        if chosen != "polish":
            break
        _polish(t, seat)
    if chosen == "draw":
        _draw(t, seat)
    elif chosen == "play":
        yield from play(cards, t, seat)
    elif chosen == "roll":
        tips = 1 + t.rng.below(6)
        t.players[seat].coins += tips
        t.tell(text("teaching-rolls", who=Who(seat), coins=tips))
    yield from throw_away(t, seat)
    _pass_on(t)


def _ask_action(t: Table, seat: Seat) -> Steps[tuple[str, ...]]:
    player = t.players[seat]
    options = [Option("rest", text("teaching-rest"))]
    if t.deck and len(player.hand) < HAND_LIMIT:
        options.append(Option("draw", text("teaching-draw")))
    if player.hand:
        options.append(Option("play", text("teaching-play")))
    if t.dice:
        options.append(Option("roll", text("teaching-roll"), note=text("teaching-roll-note")))
    free = [Option("polish", text("teaching-polish"), at=f"seat:{seat}")] if player.coins and not t.polished else []

    def blocked() -> Iterator[Blocked]:
        if len(player.hand) >= HAND_LIMIT:
            yield Blocked(text("teaching-draw"), text("teaching-full"), "TG-1")

    return ask(t, seat, "action", options, free=free, usual="rest", show=True, blocked=blocked)


def _polish(t: Table, seat: Seat) -> None:
    t.polished = True
    t.players[seat].coins -= 1
    t.players[seat].arts += 1
    t.tell(text("teaching-polishes", who=Who(seat)))


def _draw(t: Table, seat: Seat) -> None:
    card = t.deck.pop()
    t.players[seat].hand.append(card)
    t.reveal()
    t.tell(text("teaching-draws", who=Who(seat)))
    t.tell(text("teaching-drew", card=text(f"teaching-card-{card}")), to=(seat,))


def play(cards: Cards, t: Table, seat: Seat) -> Steps[None]:
    """Play a card for its points, and take coins from a neighbour, who may pay one coin to parry."""
    player = t.players[seat]
    kinds = sorted(set(player.hand))
    offers = [Option(f"card:{kind}", text(f"teaching-card-{kind}"), group="hand") for kind in kinds]
    (pick,) = yield from ask(t, seat, "card", offers)
    kind = pick.removeprefix("card:")
    player.hand.remove(kind)
    t.played.append(kind)
    player.arts += cards.cards[kind].points
    t.tell(text("teaching-plays", who=Who(seat), card=text(f"teaching-card-{kind}")))
    rich = [other for other in range(t.seats) if other != seat and t.players[other].coins]
    if not rich or not cards.cards[kind].takes:
        return
    targets = [Option(f"seat:{other}", text("teaching-seat", who=Who(other)), at=f"seat:{other}") for other in rich]
    (pick,) = yield from ask(t, seat, "target", targets)
    yield from _take(t, seat, int(pick.removeprefix("seat:")), cards.cards[kind].takes)


def _take(t: Table, seat: Seat, victim: Seat, coins: int) -> Steps[None]:
    answers = [Option("give", text("teaching-give", coins=coins)), Option("parry", text("teaching-parry"))]
    (answer,) = yield from ask(t, victim, "parry", answers)
    if answer == "parry":
        t.players[victim].coins -= 1
        t.tell(text("teaching-parries", who=Who(victim)))
        return
    taken = min(coins, t.players[victim].coins)
    t.players[victim].coins -= taken
    t.players[seat].coins += taken
    t.tell(text("teaching-takes", who=Who(seat), victim=Who(victim), coins=taken))


def throw_away(t: Table, seat: Seat) -> Steps[None]:
    """Up to three cards may be thrown away, each for a coin."""
    hand = t.players[seat].hand
    if not hand:
        return
    offers = [
        Option(f"throw:{place}", text("teaching-throw", card=text(f"teaching-card-{kind}")))
        for place, kind in enumerate(hand)
    ]
    picks = yield from ask(t, seat, "throw", offers, pick=(0, min(3, len(hand))))
    for place in sorted((int(pick.removeprefix("throw:")) for pick in picks), reverse=True):
        t.played.append(hand.pop(place))
        t.players[seat].coins += 1
    t.tell(text("teaching-throws", who=Who(seat), cards=len(picks)))


def _pass_on(t: Table) -> None:
    t.active += 1
    if t.active == t.seats:
        t.stage, t.round = "bids", t.round + 1
        if t.round > t.rounds and t.leg and reached(t):
            t.stage = "luggage"


def reached(t: Table) -> bool:
    """Has the first merchant reached the goal of a leg of the journey?"""
    return t.players[0].points >= GOAL


def luggage(t: Table) -> Steps[None]:
    """The last step of a leg that went well: the first merchant takes a card along, if there is one.

    Asked also where all cards are alike, which the others must not know.
    """
    kinds = sorted(set(t.players[0].hand))
    if kinds:
        offers = [Option(f"luggage:{kind}", text(f"teaching-card-{kind}")) for kind in kinds]
        (pick,) = yield from ask(t, 0, "luggage", offers, show=True)
        t.luggage = pick.removeprefix("luggage:")
        t.tell(text("teaching-packs", who=Who(0)))
    t.stage = "bids"
