"""A computer player that plays decently: it gets its Envoy into the Palace, and otherwise does what brings most.

Everything is weighed in points (`outlook`): what an action brings at once and later, less the servants it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.gugong.benefits import SERVANTS, STEPS
from engine.games.gugong.content import LOCATIONS, Gift
from engine.games.gugong.outlook import Outlook
from engine.games.gugong.view import View
from engine.games.gugong.wall import SIZE
from engine.kernel import Decision, Option, Rng, Seat

PREFERRED = {"lying": 0.9, "servant": 0.6, "servants": 0.6, "foreman": 0.3, "yes": 0.5}
"""Pieces to place: the Foreman rather lying, and else not at all."""


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`; it looks at its view and its decision alone, and leaves nothing to chance."""
    return (_Choice(view(), decision.seat, decision.key).best(decision),)


class _Choice:
    """What the options of one question are worth."""

    def __init__(self, view: View, seat: Seat, key: str) -> None:
        self.view, self.key = view, key
        self.look = Outlook(view, seat, giving=key == "gift")
        self.me, self.board, self.gifts = self.look.me, view.cards.board, view.cards.gifts
        self.hand = [(gift, self.gifts[gift]) for gift in self.me.hand or ()]
        self._known: dict[tuple[str, int, int], tuple[float, int]] = {}

    def best(self, decision: Decision) -> str:
        """The id of the best option; trades first where they pay."""
        trades = {option.id: self.trade(option.id) for option in decision.free}
        trade = max(trades, key=trades.__getitem__, default=None)
        if trade is not None and trades[trade] > 0:
            return trade
        match decision.key:
            case "gift":
                worth = self.exchanges()
            case "act":
                worth = self.acts(decision.options)
            case _:
                worth = {option.id: self.worth(option.id) for option in decision.options}
        return max(worth, key=worth.__getitem__)

    def worth(self, option: str) -> float:
        """The options of the smaller questions."""
        look = self.look
        kind, _, what = option.partition(":")
        match self.key:
            case "way":
                return -self.way(kind, what)
            case "exchange":
                return self.trade(option)
            case "city":
                return look.token(self.view.map[look.side.cities.index(kind)])
            case "benefit":
                return self.benefit(kind, what)
            case "sail" | "claim":
                return self.harbor(kind, what)
            case "load":
                return look.fleet.loaded(SIZE.get(kind, 1), what) if kind != "none" else 0.0
            case "swap":
                return look.swap(self.gifts[kind], what, kind in (self.me.hand or ())) if what else 0.0
            case "recall":
                return self.discarded(self.gifts[kind]) if kind != "none" else 0.0
            case "rich_gift":
                return look.jade - self.discarded(self.gifts[kind]) if kind != "none" else 0.0
            case "jade_trade":
                return look.jade - self.board.jade_trade * look.price if kind != "none" else 0.0
            case "wall_token":
                return look.wall(1) if kind != "none" else 0.0
            case "evening":
                taken, _, foreman = option.partition("+")
                return int(taken) + 1.5 * bool(foreman)
            case "pay" | "gain":
                return float(kind == "foreman")
            case _:
                return PREFERRED.get(kind, 0.0)

    # -- gifts --------------------------------------------------------------------------------------------------

    def exchanges(self) -> dict[str, float]:
        """Every card at every location, with a look at what it leaves for the other cards."""
        board = [self.gifts[gift] for gift in self.view.gifts]
        now = {
            gift: [self.exchange(card, place, taken) for place, taken in enumerate(board)] for gift, card in self.hand
        }
        worth = {}
        for gift, card in self.hand:
            for place, location in enumerate(LOCATIONS):
                later = 0.0
                for other, own in self.hand:
                    if other != gift:
                        best = max(value for at, value in enumerate(now[other]) if at != place)
                        later += max(best, self.exchange(own, place, card))
                worth[f"give:{gift}:{location}"] = now[gift][place] + self.look.weights.plan * later
        return worth

    def exchange(self, card: Gift, place: int, taken: Gift) -> float:
        """Giving a card at a location for another: the actions, less what the exchange costs, and the card taken."""
        look, weights = self.look, self.look.weights
        worth = look.matches(taken) + look.tomorrow(taken) - weights.give * card.value
        beats = self.board.beats_all
        if card.value > taken.value or (card.value == beats.low and taken.value == beats.high):
            return worth + self.performed(card, LOCATIONS[place], look.have)
        ways = [0.0]
        if look.have >= self.way_cost:
            left = self.performed(card, LOCATIONS[place], look.have - self.way_cost)
            ways.append(left - self.way_cost * look.price)
        if len(self.hand) > 1:
            cheapest = min(self.discarded(other) for _, other in self.hand if other is not card)
            ways.append(self.performed(card, LOCATIONS[place], look.have) - cheapest)
        return worth + max(ways)

    @property
    def way_cost(self) -> int:
        less = self.view.cards.decrees["cheap_gifts"].amount if "cheap_gifts" in self.look.mine else 0
        return max(0, self.board.way_cost - less)

    def way(self, kind: str, what: str) -> float:
        """What a way costs; doing without costs the actions."""
        if kind == "pay":
            return self.way_cost * self.look.price - 0.1 * (what == "foreman")
        return self.discarded(self.gifts[what]) if kind == "discard" else self.look.weights.forgo

    def discarded(self, gift: Gift) -> float:
        """A hand card that is not given: a turn less, but it still may match the dice."""
        return self.look.weights.turn + 0.03 * gift.value - self.look.matches(gift)

    # -- actions ------------------------------------------------------------------------------------------------

    def performed(self, card: Gift, location: str, have: int) -> float:
        """The actions that a gift opens at a location, with so many servants."""
        if card.action == location:
            return self.action(location, have, 2)[0] + card.servants * self.gained
        first, used = self.action(card.action, have)
        return first + card.servants * self.gained + self.action(location, have - used + card.servants)[0]

    @property
    def gained(self) -> float:
        return self.look.price * (self.me.supply > 0)

    def action(self, action: str | None, have: int, times: int = 1) -> tuple[float, int]:
        """The best way to perform an action so many times: points, and servants needed."""
        if action is None:
            return 0.0, 0
        key = action, have, times
        if key not in self._known:
            if action == "canal":
                worth = self.look.fleet.best(have, times), min(have, 2 * times)
            else:
                worth = max(((gain, used) for gain, used in self.variants(action) if used <= have), default=(0.0, 0))
                if times > 1:
                    again, more = self.action(action, have - worth[1])
                    worth = worth[0] + 0.9 * again, worth[1] + more
            self._known[key] = max(worth, (0.0, 0))
        return self._known[key]

    def variants(self, action: str) -> Iterator[tuple[float, int]]:
        """The ways to perform an action: points, servants counted, and servants needed."""
        look, board, price = self.look, self.board, self.look.price
        match action:
            case "travel":
                less = self.view.cards.decrees["cheap_travel"].amount if "cheap_travel" in look.mine else 0
                cost = max(0, board.travel_cost - less)
                yield look.travel(two=False), 0
                yield look.travel(two=True) - cost * price, cost
            case "wall":
                more = self.view.cards.decrees["more_wall"].amount if "more_wall" in look.mine else 0
                yield look.wall(1 + more) - price, 1
                yield look.wall(2 + more) - (2 + board.wall_cost) * price, 2 + board.wall_cost
                if self.me.foreman == "pool":
                    yield look.wall(2 + more) - price, 2
            case "jade":
                cost = look.jade_price(None)
                yield look.jade - cost * price, cost
            case "intrigue":
                yield look.one_of_intrigue(), 0
                yield look.intrigue(board.intrigue_steps) - board.intrigue_cost * price, board.intrigue_cost
            case "palace":
                two = look.steps(2) + look.intrigue(board.palace_intrigue)
                yield look.steps(1), 0
                yield two - board.palace_cost * price, board.palace_cost
            case "decree":
                for edict in self.view.edicts:
                    if edict.kind not in look.mine:
                        cost = look.decree_price(edict.kind)
                        yield look.decree(edict.kind) - cost * price, cost
            case "recall":
                yield look.weights.turn * (self.me.pile_size > 0), 0
            case "swap":
                yield look.best_swap, 0

    def acts(self, options: tuple[Option, ...]) -> dict[str, float]:
        """Variants of the actions; the card's comes before the location's, so that one counts as well."""
        places = {spot(option) for option in options if option.id.startswith("place:")}
        after = next(iter(places), None)
        worth = {"done": 0.0}
        for option in options:
            if option.id == "done":
                continue
            prefix, _, variant = option.id.partition(":")
            worth[option.id], used = self.variant(option, variant)
            if prefix == "card" and worth[option.id] > 0:
                worth[option.id] += self.action(after, self.look.have - used)[0] + 0.01
        return worth

    def variant(self, option: Option, variant: str) -> tuple[float, int]:
        """One of them: points, and servants needed. The spot on the board says which action it is of."""
        look, board = self.look, self.board
        spent = {"one": 0, "servant": 1, "foreman": 1, "lying": 2}.get(variant.partition(":")[0])
        action = spot(option)
        match action:
            case "travel" if variant != "two":
                return look.token(self.view.map[look.side.cities.index(variant)]), 0
            case "canal" if variant != "two":
                piece, _, place = variant.partition(":")
                return look.fleet.launched(SIZE.get(piece, 1), place) - look.price, SIZE.get(piece, 1)
            case "canal":
                return look.fleet.two(look.have), 2 + board.canal_cost
            case "wall" if variant == "foreman":
                return look.wall(1) - look.price - 0.1, 1
            case "jade":
                house = variant.partition(":")[2]
                cost = look.jade_price(int(house) if house else None)
                return look.jade - cost * look.price, cost
            case "decree":
                cost = look.decree_price(variant)
                return look.decree(variant) - cost * look.price, cost
            case "servants":
                return 0.5 + self.gained, 0
            case _:
                ways = list(self.variants(action))
                if spent is not None:
                    ways = [way for way in ways if way[1] == spent]
                elif variant in ("two", "three"):
                    ways = ways[1:2]
                return max(ways, default=(0.0, 0))

    # -- the rest -----------------------------------------------------------------------------------------------

    def benefit(self, kind: str, what: str) -> float:
        """An Intrigue benefit, less the steps it takes."""
        if kind == "none":
            return 0.0
        look = self.look
        brings = look.jade if kind == "seven" else SERVANTS.get(kind, 0) * look.price
        if kind == "die":
            index, _, face = what.partition(":")
            values = [self.gifts[gift].value for gift in self.me.pile or ()]
            more = values.count(int(face)) - values.count(self.view.dice[int(index)])
            brings = more * (look.price * (look.mornings > 0) + look.weights.match)
        return brings - look.sold(STEPS[kind])

    def harbor(self, kind: str, what: str) -> float:
        """A claim, or a ship that moves."""
        fleet = self.look.fleet
        if kind == "claim":
            place, reward, *foreman = what.split(":")
            return fleet.claimed(reward, fleet.find(place)) + 0.001 - 1.5 * bool(foreman)
        return fleet.sailed(fleet.find(what)) if kind == "sail" else 0.0

    def trade(self, option: str) -> float:
        """What tokens bring, less what they may bring later: at the end nothing, unless a Decree counts them."""
        _, number, *more = option.split(":")
        look, each = self.look, self.look.weights.token
        ending = look.turns == 0
        kept = (1.0 if "final_tokens" in look.mine else 0.0) + (0.0 if ending else each)
        brings = {
            "2": self.board.trade_servants * look.price,
            "4": float(self.board.trade_points),
            "6": self.board.trade_jade * look.jade,
        }[number]
        return brings - int(number) * kept - 0.01 - 0.3 * ("over" in more)


def spot(option: Option) -> str:
    """The action that an option belongs to, by its spot on the board."""
    kind, _, where = (option.at or "").partition(":")
    if kind == "location":
        return where
    same = {"city": "travel", "house": "jade", "square": "jade", "ship": "canal"}
    return same.get(kind, kind) or option.id.partition(":")[2]
