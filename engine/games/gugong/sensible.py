"""A computer player that plays decently: it gets its Envoy into the Palace, and otherwise does what brings most.

Everything is weighed in points: what an action brings at once, what it will bring later, less the servants it takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.games.gugong.content import LOCATIONS, REWARDS, Cards
from engine.games.gugong.view import PlayerView, View
from engine.kernel import Decision, Option, Rng

TURN = 4.0
"""What a turn is worth, and so what it costs to discard a card for another."""
TOKEN = 1.2
"""What a Travel token is worth for exchanges."""
INTRIGUE = 0.44
LOADED = 0.7
"""A servant on a ship: three make a reward, and two of them come back."""
SERVANT = 0.75
JADE_SHARE = 0.3
"""The share of the turns to come that are expected to bring a Jade."""
STEP, HURRY = 0.84, 0.93
"""An Envoy step on the way, and how much more it is for each step that is still to go today."""
LEAD = 0.29
"""The share of the Wall's prize that a piece is worth for whoever leads there."""
MATCH = 0.8
"""A card that matches a die, besides its servant."""


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`; it looks at its view and its decision alone, and leaves nothing to chance."""
    return (_Outlook(view(), decision.seat).choose(decision),)


class _Outlook:
    """One player's position, and what things are worth in it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.cards: Cards = view.cards
        self.board = view.cards.board
        self.me: PlayerView = view.players[seat]
        self.mornings = self.board.days - view.day
        self.servants = self.me.pool + (2 if self.me.foreman == "pool" else 0)
        last_turns = view.day == self.board.days and self.me.hand_size <= 1
        self.servant = 0.15 if last_turns else SERVANT * (0.8 if self.servants > 8 else 1.0)

    def choose(self, decision: Decision) -> str:
        """The id of the best option; trades first where they pay."""
        worth = {option.id: self.worth(decision.key, option) for option in decision.options}
        best = max(worth, key=worth.__getitem__)
        trade = max(decision.free, key=self.trade, default=None)
        if trade is not None and self.trade(trade) > 0:
            return trade.id
        return best

    def worth(self, key: str, option: Option) -> float:
        """Points that an option is worth."""
        kind, _, what = option.id.partition(":")
        match key:
            case "gift":
                gift, _, location = what.partition(":")
                return self.gift(gift, location)
            case "act":
                return 0.0 if kind == "done" else self.variant(option) + (0.01 if kind == "card" else 0.0)
            case "way":
                return -self.way(option.id)
            case "exchange":
                return self.trade(option)
            case "city":
                return self.token(self.view.map[self._cities().index(option.id)])
            case "benefit":
                return self.benefit(option.id)
            case "sail" | "claim":
                return self.harbor(option.id)
            case "swap":
                return self.swap(option.id)
            case "recall":
                return TURN if kind != "none" else 0.0
            case "rich_gift":
                return self.jade() - TURN if kind != "none" else 0.0
            case "jade_trade":
                return self.jade() - self.board.jade_trade * self.servant if kind != "none" else 0.0
            case "evening":
                taken, _, foreman = option.id.partition("+")
                return int(taken) + 1.5 * bool(foreman)
            case "load":
                return self.load(option.id) if kind != "none" else 0.0
            case _:
                return 0.5 if option.id in ("foreman", "lying", "yes") else 0.0

    # -- gifts --------------------------------------------------------------------------------------------------

    def gift(self, gift: str, location: str) -> float:
        """The actions that a gift opens there, less what the exchange costs, and what the card taken is worth."""
        given, taken = self.cards.gifts[gift], self.cards.gifts[self.view.gifts[LOCATIONS.index(location)]]
        beats = self.board.beats_all
        free = given.value > taken.value or (given.value == beats.low and taken.value == beats.high)
        action = self.action(location) * (1.7 if given.action == location else 1.0)
        if given.action and given.action != location:
            action += self.action(given.action)
        action += given.servants * self.servant
        cost = 0.0 if free else min(self._way_cost(), action)
        matches = sum(value == taken.value for value in self.view.dice)
        # A high card is easier to give again; the card that is given away is not.
        return action - cost + matches * (self.servant + MATCH) + 0.08 * (taken.value - given.value)

    def _way_cost(self) -> float:
        pay = self.board.way_cost * self.servant if self.servants >= self.board.way_cost else 99.0
        return min(pay, TURN if self.me.hand_size > 1 else 99.0)

    def way(self, option: str) -> float:
        """What a way costs; to do without costs the actions."""
        if option.startswith("pay"):
            return self.board.way_cost * self.servant
        return TURN + 0.05 * self.cards.gifts[option.partition(":")[2]].value if option != "none" else 2.5

    def action(self, action: str) -> float:
        """The best performance of an action, as far as can be told beforehand."""
        match action:
            case "travel":
                return max((self.token(token) for token in self.view.map if token), default=0.0) * 0.85
            case "wall":
                return max(0.0, self.wall(1)) if self.servants else 0.0
            case "jade":
                price = min((price for price, left in self._houses() if left), default=self.board.square_cost)
                return self.jade() - price * self.servant if self.servants >= price else 0.0
            case "intrigue":
                return self.intrigue_option(two=self.servants > self.board.intrigue_cost)
            case "palace":
                both = self.steps(2) + self.intrigue(1) - self.board.palace_cost * self.servant
                return max(self.steps(1), both if self.servants >= self.board.palace_cost else 0.0)
            case "decree":
                return max((self.decree(edict.kind) for edict in self.view.edicts), default=0.0)
            case "canal":
                return LOADED + 0.6 - self.servant * 0.5 if self.servants else 0.0
            case "recall":
                return TURN if self.me.pile_size else 0.0
            case _:
                return 0.4

    def variant(self, option: Option) -> float:
        """A variant among the actions; the spot on the board says which action it is of."""
        variant = option.id.partition(":")[2]
        spot, _, where = (option.at or "").partition(":")
        if spot == "location":
            spot = where
        match spot:
            case "city":
                return self.token(self.view.map[self._cities().index(where)])
            case "travel":
                tokens = sorted((self.token(token) for token in self.view.map if token), reverse=True)
                return sum(tokens[:2]) * 0.85 - self.board.travel_cost * self.servant
            case "wall":
                placed = {"two": 2, "lying": 2}.get(variant, 1)
                return self.wall(placed) - (self.board.wall_cost * self.servant if variant == "two" else 0.0)
            case "house":
                return self.jade() - self._houses()[int(where)][0] * self.servant
            case "square":
                return self.jade() - self.board.square_cost * self.servant
            case "intrigue":
                return self.intrigue_option(two=variant == "three")
            case "palace":
                if variant == "one":
                    return self.steps(1)
                return self.steps(2) + self.intrigue(1) - self.board.palace_cost * self.servant
            case "decree":
                return self.decree(where)
            case "ship" | "canal":
                return 2 * LOADED - 2 * self.servant if variant == "two" else self.load(variant)
            case _:
                return {"recall": TURN, "swap": 0.4}.get(variant, 0.7)

    # -- what things are worth ----------------------------------------------------------------------------------

    def steps(self, count: int) -> float:
        """Envoy steps: whoever is not in the Palace in the end has lost; inside each is a point."""
        missing = self.board.palace_top - self.me.palace
        if missing <= 0:
            return float(count)
        days = self.mornings + self.me.hand_size / 4
        urgent = min(4.0, STEP + HURRY * missing / max(days, 0.3))
        return min(count, missing) * urgent + max(0, count - missing)

    def intrigue(self, count: int) -> float:
        return min(count, self.board.intrigue_top - self.me.intrigue) * INTRIGUE

    def intrigue_option(self, *, two: bool) -> float:
        """Three steps for a servant, or one with perhaps the Medal."""
        if two:
            return self.intrigue(self.board.intrigue_steps) - self.board.intrigue_cost * self.servant
        return self.intrigue(1) + (0.5 if self.view.medal is None and self.mornings else 0.0)

    def jade(self) -> float:
        """One more Jade: what the Jade still to come will be worth on average, since each one is worth more."""
        turns = self.me.hand_size + 4 * self.mornings
        count = 1 + int(turns * JADE_SHARE)
        count = max(1, min(count, len(self.board.jade_points) - self.me.jade))
        more = self.board.jade_worth(self.me.jade + count) - self.board.jade_worth(self.me.jade)
        return more / count + self._owns("final_jade")

    def wall(self, placed: int) -> float:
        """Pieces on the Wall: a step towards the majority, or the completion itself."""
        on_wall: Counter[int] = Counter()
        for piece in self.view.wall:
            on_wall[piece.seat] += piece.size
        on_wall[self.seat] += placed
        most = max((count for seat, count in on_wall.items() if seat != self.seat), default=0)
        leads = on_wall[self.seat] > most or (on_wall[self.seat] == most and self.me.rank == 1)
        prize = self.board.wall_points + self.steps(self.board.wall_steps)
        if on_wall.total() >= self.view.wall_size:
            return prize + 1.0 if leads else 0.8 * (self.me.intrigue >= 7) - 1.0
        return (LEAD if leads else LEAD / 2) * prize * placed - 0.4 * placed * self.servant

    def load(self, option: str) -> float:
        """A piece on a ship: best where it fills one before a reward."""
        piece, _, place = option.partition(":")
        room = 2 if piece == "lying" else 1
        for ship in self.view.ships:
            if ship.seat == self.seat and place == f"r{ship.route}h{ship.harbor}":
                full = ship.servants + ship.foreman + room == self.board.load
                return LOADED * room + (0.8 if full else 0.3) + 0.1 * ship.harbor - self.servant * 0.5
        return LOADED * room - self.servant * 0.5

    def harbor(self, option: str) -> float:
        """Claims before moves; moves towards a reward, and not beyond the last harbor."""
        kind, _, what = option.partition(":")
        if kind == "claim":
            place, reward, *foreman = what.split(":")
            value = {"points": 4.0, "card": 3.6 + 0.8 * self.mornings, "foreman": 2.0 + 0.8 * self.mornings}[reward]
            return value - (2.0 if foreman else 0.0) + 0.01 * int(place[-1])
        if kind != "sail":
            return 0.0
        ship = next(ship for ship in self.view.ships if what == f"r{ship.route}h{ship.harbor}")
        full = ship.servants + ship.foreman >= self.board.load
        taken = {reward.kind: reward.taken >= reward.spaces for reward in self.me.rewards}
        ahead = REWARDS[ship.harbor - 1] if ship.harbor - 1 < len(REWARDS) else None
        good = ahead is None or not taken[ahead]
        return 1.5 if full and good else 0.2 if ship.harbor < self.board.harbors - 1 else -0.5

    def token(self, kind: str) -> float:
        """A Travel token when it is collected."""
        token = self.cards.tokens[kind]
        at_once = token.points + token.servants * self.servant + self.steps(token.palace) * (token.palace > 0)
        at_once += self.intrigue(token.intrigue)
        other = {"recall": TURN * (self.me.pile_size > 0), "canal": LOADED, "wall": self.wall(1) + 0.3, "swap": 0.3}
        if kind == "jade" and self.servants >= self.board.jade_trade:
            at_once += max(0.0, self.jade() - self.board.jade_trade * self.servant)
        return at_once + other.get(kind, 0.0) + TOKEN + self._owns("final_tokens") * 0.5

    def decree(self, kind: str) -> float:
        """A Decree, less its price."""
        edict = next(edict for edict in self.view.edicts if edict.kind == kind)
        card = self.cards.decrees[kind]
        price = card.cost + len(edict.owners)
        if self.seat in edict.owners or self.servants < price + 1:
            return 0.0
        claimed = sum(reward.taken for reward in self.me.rewards)
        held = sum(self.seat in other.owners for other in self.view.edicts)
        brings = {
            "morning_servants": self.mornings * card.amount * 0.8,
            "morning_intrigue": self.mornings * card.amount * INTRIGUE,
            "morning_envoy": self.mornings * self.steps(1) * card.amount,
            "morning_canal": self.mornings * LOADED,
            "morning_points": self.mornings * card.amount,
            "final_jade": (self.me.jade + 0.8 * self.mornings) * card.amount,
            "final_rewards": (claimed + 0.8 * self.mornings) * card.amount,
            "final_intrigue": (self.me.intrigue + self.mornings) / card.each * card.amount,
            "final_decrees": (held + 1 + 0.5 * self.mornings) * card.amount,
            "final_tokens": min(len(self.me.tokens) + self.mornings, self.board.tokens_kept) * card.amount,
        }.get(kind, 1.0 * self.mornings)
        return (card.points if card.level < 3 else 0) + brings - (price + 1) * self.servant

    def benefit(self, option: str) -> float:
        """An Intrigue benefit, less the steps it takes."""
        match option.partition(":")[0]:
            case "seven":
                return self.jade() - 7 * 0.45
            case "three":
                return 2 * self.servant - 3 * 0.5
            case "one":
                return self.servant - INTRIGUE - 0.2
            case "die":
                return self._die(option) * (self.servant + MATCH) - 5 * 0.5
            case _:
                return 0.0

    def _die(self, option: str) -> int:
        """How many more of the own discarded cards match, if a die is turned."""
        _, index, face = option.split(":")
        values = [self.cards.gifts[gift].value for gift in self.me.pile or ()]
        return values.count(int(face)) - values.count(self.view.dice[int(index)])

    def swap(self, option: str) -> float:
        """A swap: a card of the hand for a better one, or one in the discard pile for one that matches a die."""
        if option == "none":
            return 0.0
        own, _, location = option.partition(":")
        given, taken = self.cards.gifts[own], self.cards.gifts[self.view.gifts[LOCATIONS.index(location)]]
        if own in (self.me.hand or ()):
            return 0.1 * (taken.value - given.value) + 0.5 * (bool(taken.action) - bool(given.action))
        dice = self.view.dice
        return (dice.count(taken.value) - dice.count(given.value)) * (self.servant + MATCH)

    def trade(self, option: Option) -> float:
        """Tokens for a Jade, as soon as there are six; else before the game ends, or when too many."""
        number = int(option.id.split(":")[1])
        if number == 6:
            return self.jade() - 6 * (TOKEN - 0.25)
        ending = self.mornings == 0 and self.me.hand_size <= 1
        if self._owns("final_tokens"):
            return -1.0
        if number == 4:
            return 2.0 if ending else -0.1
        return 0.1 if ending and self.servants < 2 else -0.2

    def _owns(self, kind: str) -> int:
        return sum(edict.kind == kind and self.seat in edict.owners for edict in self.view.edicts)

    def _houses(self) -> list[tuple[int, bool]]:
        return list(zip(self.cards.side(self.view.seats).jade_houses, self.view.houses, strict=True))

    def _cities(self) -> tuple[str, ...]:
        return self.cards.side(self.view.seats).cities
