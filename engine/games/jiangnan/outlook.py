"""What things are worth to one player, in VP: how a computer player looks at its position.

An idea is worth what a publishing turns it into, a coin what it buys and what trends pay for it, spirit as much as is
needed to stay awake; works, people and cities are worth what they score and bring in until the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.games.jiangnan.content import ShopFace, WorkTile
from engine.games.jiangnan.kinds import Power
from engine.games.jiangnan.promises import WORKS, Promises
from engine.games.jiangnan.view import ICONS, IDEAS, ROUNDS, ActionTile, PlayerView, View, kind_of

IDEA, SOME, MANY = 2.4, 1.8, 0.5
"""An idea of which own works need more, one of a small stock, and one of a large stock."""
STOCK = 5
"""Ideas beside what own works need that are no large stock."""
COIN = 0.32
"""A coin beside what trends and goals pay for it."""
NEEDED, SPARE = 1.5, 0.15
"""A spirit that keeps its owner from a Mandatory Rest, and any other."""
SAVED = 0.5
"""The spirit that a published work does not cost any more."""
READY, HOPED = 0.75, 0.55
"""How much counts of what a work would bring when it is taken: if the ideas for it are there, and if none is."""
PATIENCE = (1.0, 0.45, 0.3, 0.1)
"""How much less it counts by the number of works that wait already."""
LYING = 0.4
"""An idea that lies there anyhow, when a work is taken or published for it."""
WAITING = 0.35
"""What each work that waits already counts against another one."""
TIRED = 0.55
"""The spirit that an assistant costs in a round."""
HALF = 0.35
"""How much of an assistant a first servant is."""


class Outlook:
    """One player's position. `rounds` are the Upkeeps to come, this round's included; `turns` the own turns left."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.cards = view.cards
        self.me: PlayerView = view.players[seat]
        self.rounds = ROUNDS - view.round + 1
        self.turns = 3 * (self.rounds - 1) + self.me.scholars
        self.tiles: dict[str, ActionTile] = self.cards.tiles()
        self.work: dict[str, WorkTile] = self.cards.works()
        self.shops = dict[str, ShopFace](self.cards.fair.shops.items())
        self.fare: dict[str, int] = {city: card.cost for city, card in self.cards.cities.items()}
        self.entry: dict[str, int] = dict(self.cards.board.entry.items())
        self.powers = frozenset(_talent(view, self.me.talent))
        self.promises = Promises(view, self.me, self.rounds)
        self.unit = self.promises.unit

    # -- goods --------------------------------------------------------------------------------------------------

    def coin(self) -> float:
        """One coin."""
        gold = self.unit("gold") / self.cards.board.gold
        return gold + (COIN if self.turns > 2 else 0.08)

    def idea(self, kind: str) -> float:
        """One idea of a type."""
        if self.turns <= 1:
            return 1 / self.cards.board.ideas_for_vp
        spare = self.spare(kind)
        return IDEA if spare < 0 else SOME if spare < STOCK else MANY

    def spare(self, kind: str) -> int:
        """Ideas of a type that own works do not need; negative if they need more."""
        return self.me.ideas[kind] - sum(self.work[work].cost for work in self.me.works if kind_of(work) == kind)

    def spirit(self, number: int = 1) -> float:
        """So many steps of spirit, up to the highest level."""
        room = max(0, min(number, self.cards.board.most_spirit - self.me.spirit))
        if self.rounds <= 1:
            return room * self.unit("spirit")
        short = max(0, self.loss() + 1 - self.me.spirit)
        return NEEDED * min(room, short) + SPARE * max(0, room - short) + room * self.promises.of_goals("spirit") * 0.3

    def loss(self) -> int:
        """Spirit that the next Upkeep costs."""
        board = self.cards.board
        people = 0 if "free_assistants" in self.powers else board.loss_assistant * len(self.me.assistants)
        return board.loss + board.loss_work * len(self.me.works) + people

    def icon(self, icon: str) -> float:
        """A bonus icon."""
        match icon:
            case "coin":
                return self.coin()
            case "spirit":
                return self.spirit()
            case "vp":
                return 1.0
            case "any":
                return max(self.idea(kind) for kind in IDEAS)
            case "portfolio":
                return max((self.take(work) for work in self.view.works), default=0.0)
            case "shop":
                return max((self.shop(self.view.ring[place]) for place in self.view.hands), default=0.0)
            case _:
                return self.idea(icon)

    def icons(self, icons: Iterable[str]) -> float:
        """Several bonus icons."""
        return sum(self.icon(icon) for icon in icons)

    # -- works --------------------------------------------------------------------------------------------------

    def published(self, work: str) -> float:
        """What a published work scores and brings until the end, without its cost."""
        tile, kind = self.work[work], kind_of(work)
        double = 2 if "double_payout" in self.powers else 1
        pays = double * (tile.vp + tile.coins * self.coin())
        yields = (2 if "double_income" in self.powers else 1) * tile.income
        left = self.rounds
        income = yields * self.coin() if kind == "drama" else max(0.0, yields - self.idea("novel") * 0.7)
        sets = self.cards.board.sets[self.view.sides.overlay] / len(IDEAS)
        return pays + income * left * bool(tile.income) + self.unit(WORKS[kind]) + self.unit("works") + sets

    def publish(self, work: str) -> float:
        """The gain of publishing an own work now, for which its ideas were kept; it also costs no more spirit."""
        return self.published(work) - self.work[work].cost * LYING + SAVED * (self.rounds > 1)

    def best_publishing(self) -> float:
        """The best work that can be paid for now; 0 if there is none."""
        payable = (work for work in self.me.works if self.me.ideas[kind_of(work)] >= self.work[work].cost)
        return max((self.publish(work) for work in payable), default=0.0)

    def take(self, work: str) -> float:
        """An unpublished work: a part of what it will bring, less the spirit that it costs."""
        waiting = len(self.me.works)
        if self.turns < 2 + waiting:
            return -0.3
        cost = self.work[work].cost
        missing = max(0, cost - max(0, self.spare(kind_of(work))))
        gain = self.published(work) - missing * IDEA - (cost - missing) * LYING
        hope = READY - (READY - HOPED) * missing / cost
        return max(0.0, gain) * hope * PATIENCE[min(waiting, 3)] - WAITING * waiting

    # -- people and places --------------------------------------------------------------------------------------

    def assistant(self, character: int) -> float:
        """A hired assistant."""
        have = len(self.me.assistants)
        worth = self.cards.board.assistants[self.view.sides.overlay]
        scores = worth.of(have + 1) - worth.of(have) + self.unit("assistants")
        tired = 0.0 if "free_assistants" in self.powers else TIRED
        return scores + (self.power(character) - tired) * max(0, self.rounds - 1) + self.power(character)

    def power(self, character: int) -> float:
        """What an assistant's power brings in one Upkeep."""
        does = self.cards.characters[character].assistant
        match does.power:
            case "gain":
                return self.icons(does.gains)
            case "teahouse":
                return self.coin() * (1 + self.servants("teahouse"))
            case "tavern":
                return 1.0 + self.servants("tavern")
            case "journey":
                return 1.5
            case _:
                return 0.6

    def use(self, character: int) -> float:
        """What it brings to use an assistant's power now, at its cost; 0 for what hardly ever pays."""
        does = self.cards.characters[character].assistant
        return self._used(does.power, character) - does.cost * self.coin()

    def _used(self, power: Power, character: int) -> float:
        match power:
            case "shop":
                return max(self.shop(self.view.ring[place]) for place in self.view.hands)
            case "stroll":
                fair, place = self.cards.fair.passing, self.me.place
                return max(self.icon(fair[place]), self.icon(fair[place - 1]))
            case "board_boat":
                return max(self.promises.berth(slot) for slot in range(len(self.view.slots)))
            case "journey":
                return max((self.city(city, pays=False, bonus=()) for city in self.reachable()), default=0.0)
            case "visit_muse":
                return self.best_muse(bonus=False)
            case "portfolio" | "top_portfolio":
                return max((self.take(work) for work in self.view.works), default=0.0)
            case "publish":
                return self.best_publishing()
            case "exchange_ideas" | "exchange_tile" | "change_boats":
                return 0.0
            case _:
                return self.power(character)

    def servants(self, track: str) -> int:
        """Own servants on a Display Track."""
        return sum(tile.colour == self.me.seat for tile in self.view.tracks[track])

    def servant(self, character: int, *, bonus: bool) -> float:
        """A servant put on a muse on display."""
        muse = next((muse for muse in self.view.muses if muse.character == character), None)
        if muse is None:
            return 0.0
        gained = self.icons(self.cards.characters[character].bonus) if bonus else 0.0
        if muse.servants.count(self.me.seat):
            return gained + self.assistant(character)
        return gained + HALF * self.assistant(character) * (self.turns > 4)

    def best_muse(self, *, bonus: bool) -> float:
        """The muse on display where a servant is worth most."""
        return max((self.servant(muse.character, bonus=bonus) for muse in self.view.muses), default=0.0)

    def reachable(self) -> list[str]:
        """Cities to which the player can travel."""
        mine = self.me.cities
        return [
            city
            for city in self.cards.cities
            if city not in mine and (city[1] == "1" or f"{city[0]}{int(city[1]) - 1}" in mine)
        ]

    def city(self, city: str, *, pays: bool = True, bonus: Collection[str] = ICONS) -> float:
        """A trip to a city, of whose bonus the icons named count."""
        worth, have = self.cards.board.scenery[self.view.sides.overlay], len(self.me.cities)
        scores = worth.of(have + 1) - worth.of(have) + self.unit("scenery")
        tile = self.cards.travel[self.view.bonuses[city]]
        cost = 0 if "free_visits" in self.powers or not pays else self.fare[city]
        return scores + self.icons(icon for icon in tile.icons if icon in bonus) - cost * self.coin()

    def best_city(self, coins: int) -> float:
        """The best city for so many coins."""
        free = "free_visits" in self.powers
        return max(
            (self.city(city) for city in self.reachable() if free or self.fare[city] <= coins),
            default=0.0,
        )

    def shop(self, face: str) -> float:
        """What using a shop brings; shops that lend what is judged elsewhere are judged by it."""
        shop = self.shops[face]
        cost = shop.cost * self.coin()
        match shop.power:
            case "print":
                return max(self.idea(kind) for kind in IDEAS) + self.best_publishing()
            case "display":
                return max(0.0, self.best_publishing() + 0.6 - cost)
            case "peddle":
                return (
                    max((self.city(city, pays=False, bonus=IDEAS) for city in self.reachable()), default=0.0)
                    + self.spirit()
                )
            case "gift":
                return self.best_muse(bonus=False) + 0.5
            case "liquor":
                return 1.2 if self.rounds > 1 else 0.3
            case "coins":
                return shop.amount * self.coin()
            case "calligraphy" | "draw_works":
                return max((self.take(work) for work in self.view.works), default=0.0) + 0.2
            case _:
                return max(0.0, 0.6 - cost)


def _talent(view: View, talent: int) -> tuple[str, ...]:
    found = view.cards.characters[talent].talent if talent else None
    return () if found is None else (found.power,)
