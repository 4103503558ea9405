"""A computer player that plays decently: shops that go together, better menus while they pay off, the best customer.

Everything is weighed in coins: what a purchase adds to an average turn, times the turns that are left, less its price.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.games.dream.content import Cards, Customer
from engine.games.dream.view import PlayerView, View
from engine.kernel import Decision, Rng

DIE_MEAN = 3.5
DRAWS = 3
"""Customers that a player really chooses from: the queue shows more, but passing others costs coins."""


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`; it looks at its view and its decision alone, and leaves nothing to chance."""
    return (_Outlook(view(), decision.seat).choose(decision),)


class _Outlook:
    """One player's position, and what can be expected of it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.cards: Cards = view.cards
        self.me: PlayerView = view.players[seat]
        self.menus = {menu.rank: menu for menu in self.cards.menus.values()}
        self.built = Counter(site.shop for site in self.me.sites if site.shop and site.built)
        self.owned = Counter(site.shop for site in self.me.sites if site.shop)
        room = self.me.room or (0, 0, 0, 0)
        self.room = dict(enumerate(room, start=1))
        self.dishes = {rank: count + self.me.kitchen[rank - 1] for rank, count in self.room.items()}
        self.rate = self.average_turn(self.built, self.dishes)
        self.turns = self.turns_left()

    def choose(self, decision: Decision) -> str:
        """The id of the best option: first what may be done before, if it pays, and then the customer."""
        if decision.key == "off_season_shop":
            return max(decision.options, key=lambda option: self.shop_income(option.id.partition(":")[2])).id
        worth = {option.id: self.worth(option.id) for option in decision.free}
        best = max(worth, key=worth.__getitem__, default=None)
        if best is not None and worth[best] > 0:
            return best
        return max(decision.options, key=lambda option: self.customer(int(option.id.partition(":")[2]))).id

    # -- what comes first ---------------------------------------------------------------------------------------

    def worth(self, option_id: str) -> float:
        """Coins that a purchase or a removal will bring in more than it costs."""
        deed, _, what = option_id.partition(":")
        if deed == "build":
            return 1000 + self.gain_of_shop(what)  # Every shop is wanted for the win, and the sooner the better.
        if deed == "remove":
            rank = int(what)
            gain = self.average_turn(self.built, self.dishes | {rank: self.dishes[rank] - 1}) - self.rate
            return gain * self.turns - self.cards.board.remove_cost
        sort, _, name = what.partition(":")
        if sort == "menu":
            rank = int(name)
            gain = self.average_turn(self.built, self.dishes | {rank: self.dishes[rank] + 1}) - self.rate
            return gain * self.turns - self.menus[rank].cost
        fee = next(site.fee for site in self.me.sites if not site.shop)
        missing = fee + self.cards.shops[name].cost + self.unbuilt_cost() - self.me.coins
        wait = max(0.0, missing / max(self.rate, 1.0))
        # The price is no argument, because the sites must be filled anyway; dearer models are.
        return self.gain_of_shop(name) * max(0.0, self.turns - wait) - self.cards.shops[name].cost + 6

    def gain_of_shop(self, kind: str) -> float:
        """What one more shop adds to an average turn, with all the shop cards at hand built."""
        return self.average_turn(self.owned + Counter([kind]), self.dishes) - self.average_turn(self.owned, self.dishes)

    def unbuilt_cost(self) -> int:
        return sum(self.cards.shops[site.shop].cost for site in self.me.sites if site.shop and not site.built)

    def turns_left(self) -> float:
        """Turns until this player can have all shops and the coins to win."""
        board = self.cards.board
        missing = max(0, board.models_to_win - self.me.models)
        prices = sum(site.fee for site in self.me.sites if not site.shop) + 6 * missing
        return max(1.0, (board.coins_to_win + prices - self.me.coins) / (self.rate + 0.75 * missing + 1))

    # -- incomes ------------------------------------------------------------------------------------------------

    def average_turn(self, shops: Mapping[str, int], dishes: Mapping[int, int]) -> float:
        """The income of a turn, from the best of a few customers that come by chance."""
        count = sum(dishes.values())
        dish = sum(self.dish(rank) * number for rank, number in dishes.items()) / count if count else 0.0
        incomes = sorted(
            (self.visit(customer, shops, customer.menus, dish), customer.copies)
            for customer in self.cards.customers.values()
        )
        total = sum(copies for _, copies in incomes)
        average = seen = 0.0
        for income, copies in incomes:
            before, seen = seen, seen + copies / total
            average += income * (seen**DRAWS - before**DRAWS)
        return average

    def dish(self, rank: int) -> float:
        """The mean income of a menu card."""
        menu = self.menus[rank]
        return menu.income + menu.dice * DIE_MEAN

    def visit(self, customer: Customer, shops: Mapping[str, int], order: int, dish: float) -> float:
        """The income of a customer without the coins on it."""
        order += sum(
            self.cards.board.cuju_menus * shops.get(kind, 0)
            for kind in customer.visits
            if self.cards.shops[kind].special == "menus"
        )
        return order * dish + sum(
            shops[kind] * self.one_shop(kind, shops, order) for kind in customer.visits if shops.get(kind)
        )

    def one_shop(self, kind: str, shops: Mapping[str, int], order: int) -> float:
        """The income of one visited shop."""
        shop = self.cards.shops[kind]
        extra = sum(count * self.cards.shops[other].adds.get(kind, 0) for other, count in shops.items())
        special = {
            "die": DIE_MEAN,
            "tavern": order + self.cards.board.tavern_extra,
            "models": sum(shops.values()),
        }
        return shop.income + extra + special.get(shop.special, 0)

    def shop_income(self, kind: str, order: int = 3) -> float:
        """The worth of one built shop for a customer, menus ordered because of it included."""
        if self.cards.shops[kind].special == "menus":
            return self.cards.board.cuju_menus * self.mean_dish()
        return self.one_shop(kind, self.built, order)

    def mean_dish(self) -> float:
        count = sum(self.dishes.values())
        return sum(self.dish(rank) * number for rank, number in self.dishes.items()) / count if count else 0.0

    def customer(self, place: int) -> float:
        """What entertaining the customer at a place of the queue brings at present, its price taken off."""
        guest = self.view.queue[place]
        customer = self.cards.customers[guest.kind]
        income = guest.coins - guest.cost
        visited = [kind for kind in customer.visits if self.built[kind]]
        if self.view.event == "off_season":
            best = max((self.shop_income(kind, guest.orders) for kind in visited), default=0.0)
            return income + best + self.menus_income(guest.orders)
        order = guest.orders + sum(
            self.cards.board.cuju_menus * self.built[kind]
            for kind in visited
            if self.cards.shops[kind].special == "menus"
        )
        less = 1 if self.view.event == "honest" else 0
        shops = sum(self.built[kind] * max(0.0, self.one_shop(kind, self.built, order) - less) for kind in visited)
        return income + shops + self.menus_income(order)

    def menus_income(self, order: int) -> float:
        """The expected income of an order: from the Private Room, and from all menus once that is empty."""
        left = sum(self.room.values())
        from_room = min(order, left)
        mean = sum(self.dish(rank) * number for rank, number in self.room.items()) / left if left else 0.0
        return from_room * mean + (order - from_room) * self.mean_dish()
