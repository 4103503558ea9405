"""What things are worth to one player in a position, in points: the judgement of the computer player."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from engine.games.gugong.benefits import SERVANTS, STEPS
from engine.games.gugong.content import LOCATIONS, Gift
from engine.games.gugong.fleet import Fleet
from engine.games.gugong.pieces import LYING
from engine.games.gugong.view import View
from engine.games.gugong.weights import WEIGHTS
from engine.kernel import Seat


class Outlook:
    """A position as one player sees it. `giving` says that this turn's gift is still to be given."""

    def __init__(self, view: View, seat: Seat, giving: bool = False) -> None:
        self.view, self.seat, self.weights = view, seat, WEIGHTS
        self.cards, self.board = view.cards, view.cards.board
        self.side = view.cards.side(view.seats)
        self.me = view.players[seat]
        self.mornings = self.board.days - view.day
        held = self.me.hand_size + self.me.pile_size
        self.turns = self.me.hand_size - giving + held * self.mornings
        self.have = self.me.pool + (LYING if self.me.foreman == "pool" else 0)
        self.coming = sum(self.board.income[view.day :]) + self.mornings
        wanted = self.turns * self.weights.need
        self.price = max(0.02, self.weights.servant * min(1.0, wanted / max(1, self.have + self.coming)))
        self.mine = frozenset(edict.kind for edict in view.edicts if seat in edict.owners)

    @cached_property
    def fleet(self) -> Fleet:
        w = self.weights
        days = self.mornings + 1
        more = self.cards.decrees["final_rewards"].amount if "final_rewards" in self.mine else 0
        rewards = (self.board.reward_points, w.card * days, w.foreman * days - 0.5)
        worth = tuple(points + more for points in rewards)
        return Fleet(self.view, self.seat, worth, (1.0, w.fill_one, w.fill_two, 0.0), self.turns, self.price)

    # -- tracks -------------------------------------------------------------------------------------------------

    def steps(self, count: int) -> float:
        """Envoy steps: whoever is not in the Palace in the end has lost; inside, each is a point."""
        missing = self.board.palace_top - self.me.palace
        if missing <= 0 or not count:
            return float(count)
        days = self.mornings + self.me.hand_size / 4
        places = (*self.side.palace, 0)
        taken = len(self.view.arrivals)
        race = (places[taken] - places[taken + 1]) * self.weights.race / missing
        pace = missing / max(days, 0.3)
        late = 2 * max(0.0, pace - 2)  # a day may bring two steps with ease, but hardly more
        each = self.weights.step + self.weights.hurry * pace + race + late
        return min(count, missing) * min(each, 12.0) + max(0, count - missing)

    def step_of_intrigue(self) -> float:
        """One Intrigue step."""
        worth = self.weights.tie + self.weights.intrigue * min(1.0, self.turns / 8)
        if "final_intrigue" in self.mine:
            decree = self.cards.decrees["final_intrigue"]
            worth += decree.amount / decree.each
        return worth

    def intrigue(self, count: int) -> float:
        return min(count, self.board.intrigue_top - self.me.intrigue) * self.step_of_intrigue()

    def one_of_intrigue(self) -> float:
        """One step, and the Medal if it is there."""
        return self.intrigue(1) + (self.weights.medal if self.view.medal is None and self.mornings else 0.0)

    def sold(self, count: int) -> float:
        """Intrigue steps that a benefit takes."""
        return count * self.step_of_intrigue() * self.weights.sell

    # -- Jade ---------------------------------------------------------------------------------------------------

    @cached_property
    def reach(self) -> int:
        """How many more Jade there is time and servants for, up to the number that brings most for each."""
        reach = min(
            int(self.turns * self.weights.jade_share),
            int((self.have + self.coming) * self.weights.jade_fund / self.jade_price(None)),
        )
        return max(1, min(reach, len(self.board.jade_points) - self.me.jade))

    @cached_property
    def jade(self) -> float:
        """One more Jade: what it and those still to come will bring on average, since each brings more."""
        more = self.board.jade_worth(self.me.jade + self.reach) - self.board.jade_worth(self.me.jade)
        in_play = any(edict.kind == "final_jade" for edict in self.view.edicts)
        sure = 1.0 if "final_jade" in self.mine else self.weights.collect if in_play and self.mornings else 0.0
        return more / self.reach + sure * self.cards.decrees["final_jade"].amount

    def jade_price(self, house: int | None) -> int:
        """What a Jade costs in a house; without one, wherever it is cheapest now."""
        less = self.cards.decrees["cheap_jade"].amount if "cheap_jade" in self.mine else 0
        if house is not None:
            return max(0, self.side.jade_houses[house] - less)
        full = zip(self.side.jade_houses, self.view.houses, strict=True)
        return max(1, min((price for price, left in full if left), default=self.board.square_cost) - less)

    # -- the Wall -----------------------------------------------------------------------------------------------

    def wall(self, placed: int) -> float:
        """So many pieces onto the Wall, the servants not counted."""
        return self._on_wall(placed) - self._on_wall(0)

    def _on_wall(self, placed: int) -> float:
        """The prize as likely as it seems, and the benefit of being there."""
        on_wall: Counter[int] = Counter()
        for piece in self.view.wall:
            on_wall[piece.seat] += piece.size
        on_wall[self.seat] += placed
        if not on_wall[self.seat]:
            return 0.0
        others = [(count, -self.view.players[seat].rank) for seat, count in on_wall.items() if seat != self.seat]
        most, rank = max(others, default=(0, -9))
        ahead = on_wall[self.seat] - most + (0.5 if -self.me.rank > rank else -0.5)
        missing = self.view.wall_size - on_wall.total()
        prize = self.board.wall_points + self.steps(self.board.wall_steps)
        if missing <= 0:
            return (prize if ahead > 0 else 0.0) + self.best_benefit
        sure = min(0.9, max(0.05, 0.4 + self.weights.lead * ahead - 0.05 * missing))
        soon = min(1.0, self.turns / (missing + 1))
        return sure * prize * max(0.5, soon) + 0.6 * soon * self.best_benefit

    @cached_property
    def best_benefit(self) -> float:
        """The best Intrigue benefit that the marker is high enough for."""
        benefits = {STEPS[kind]: servants * self.price for kind, servants in SERVANTS.items()}
        benefits[STEPS["seven"]] = self.jade
        step = self.me.intrigue
        return max(0.0, *(worth - self.sold(down) for down, worth in benefits.items() if down <= step), 0.0)

    # -- cards and dice -----------------------------------------------------------------------------------------

    def matches(self, gift: Gift) -> float:
        """A card in the discard pile that matches dice."""
        servant = self.price if self.mornings and self.me.supply else 0.0
        return self.view.dice.count(gift.value) * (servant + self.weights.match)

    def tomorrow(self, gift: Gift) -> float:
        """A card that will be in the hand tomorrow."""
        return (self.weights.keep * gift.value + self.weights.act * gift.acts) * (self.mornings > 0)

    def swap(self, own: Gift, location: str, in_hand: bool) -> float:
        """A swap of an own card for the one on a location."""
        taken = self.cards.gifts[self.view.gifts[LOCATIONS.index(location)]]
        if in_hand:
            return 0.12 * (taken.value - own.value) + 0.5 * self.weights.act * (taken.acts - own.acts)
        return self.matches(taken) + self.tomorrow(taken) - self.matches(own) - self.tomorrow(own)

    @cached_property
    def best_swap(self) -> float:
        """The best swap there is."""
        pairs = ((self.me.hand or (), True), (self.me.pile or (), False))
        return max(
            self.swap(self.cards.gifts[own], location, in_hand)
            for owned, in_hand in pairs
            for own in owned
            for location in LOCATIONS
        )

    # -- Travel and Decrees -------------------------------------------------------------------------------------

    def token(self, kind: str) -> float:
        """A Travel token when it is collected."""
        w, token = self.weights, self.cards.tokens[kind]
        worth = w.token * (2 if kind == "double" else 1) + ("final_tokens" in self.mine) * 0.5
        worth += token.points + token.servants * self.price + self.steps(token.palace) + self.intrigue(token.intrigue)
        if kind == "recall":
            worth += w.turn * (self.me.pile_size > 0)
        elif kind == "swap":
            worth += 0.5
        elif kind == "canal":
            worth += max(0.0, self.fleet.best(1) + self.price) * 0.8
        elif kind == "wall":
            worth += max(0.0, self.wall(1))
        elif kind == "gift":
            worth += max(0.0, self.jade - w.turn) * (self.me.hand_size > 1)
        elif kind == "jade" and self.have >= self.board.jade_trade:
            worth += max(0.0, self.jade - self.board.jade_trade * self.price)
        return worth

    @cached_property
    def cities(self) -> tuple[float, ...]:
        """The tokens that one move can reach, best first, by worth."""
        names, tokens = self.side.cities, self.view.map
        if not self.me.city:
            return tuple(sorted((self.token(kind) for kind in tokens if kind), reverse=True))
        passed, seen, found = [self.me.city], {self.me.city}, []
        for city in passed:
            for road in self.side.roads:
                if city in road:
                    other = road[road[0] == city]
                    if other not in seen:
                        seen.add(other)
                        kind = tokens[names.index(other)]
                        if kind:
                            found.append(self.token(kind))
                        else:
                            passed.append(other)
        return tuple(sorted(found, reverse=True))

    def travel(self, *, two: bool) -> float:
        """One move or two, the servants not counted."""
        if not self.cities:
            return 0.0
        if not two:
            return self.cities[0]
        every = sorted((self.token(kind) for kind in self.view.map if kind), reverse=True)
        every.remove(self.cities[0])
        return self.cities[0] + 0.85 * every[0] if every else 0.0

    def decree_price(self, kind: str) -> int:
        """Servants for a Decree, the one who stays included."""
        edict = next(edict for edict in self.view.edicts if edict.kind == kind)
        return self.cards.decrees[kind].cost + len(edict.owners) + 1

    def decree(self, kind: str) -> float:
        """What a Decree brings, its price not counted."""
        card, mornings = self.cards.decrees[kind], self.mornings
        claimed = sum(reward.taken for reward in self.me.rewards)
        jade = self.me.jade + self.reach * (0.5 if self.me.jade else 0.25)
        brings = {
            "morning_servants": mornings * card.amount * self.price,
            "morning_intrigue": mornings * self.intrigue(card.amount),
            "morning_envoy": mornings * self.steps(1) * card.amount * 0.8,
            "morning_canal": mornings * card.amount * 1.3,
            "morning_points": float(mornings * card.amount),
            "cheap_gifts": self.turns * 0.25 * self.price * card.amount,
            "cheap_travel": self.turns * 0.2 * self.price * card.amount,
            "more_wall": self.turns * 0.15 * card.amount,
            "cheap_jade": self.turns * 0.15 * self.price * card.amount,
            "evening_servant": mornings * self.price * card.amount * 0.8,
            "final_jade": jade * card.amount,
            "final_rewards": (claimed + self.turns * 0.1) * card.amount,
            "final_intrigue": (self.me.intrigue + self.turns * 0.25) / card.each * card.amount,
            "final_decrees": (len(self.mine) + 1 + self.turns * 0.08) * card.amount,
            "final_tokens": min(len(self.me.tokens) + self.turns * 0.3, self.board.tokens_kept) * card.amount,
        }[kind]
        return (card.points if card.level < 3 else 0) + brings
