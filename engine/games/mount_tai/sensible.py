"""A computer player that plays decently: it climbs to the summit, does what the Praises ask for, and holds the rites.

Everything is weighed in reputation: what goods will bring in rites, what land, buildings and talents will bring until
the end, and what the coming Praise tiles pay for.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.mount_tai.content import Celebration
from engine.games.mount_tai.mountain import SERVED_FROM
from engine.games.mount_tai.view import (
    EFFECTS,
    FARMLAND,
    HEIGHT,
    ROUNDS,
    SETTLEMENT,
    SUMMIT,
    TOWN,
    Cards,
    EventTile,
    PlayerView,
    Praise,
    View,
)
from engine.kernel import Decision, Option, Rng

WORTH = {"money": 0.7, "grain": 0.75, "wine": 1.1, "reputation": 1.0}
"""A unit of each good, as long as there are rites to come."""
LAST = {"money": 0.05, "grain": 0.05, "wine": 0.05, "reputation": 1.0}
"""… and when there are none."""
SETTLEMENTS = 8
CLIMB = 0.9
"""A step up, while the summit is still to be reached."""


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`; it looks at its view and its decision alone, and leaves nothing to chance."""
    outlook = _Outlook(view(), decision.seat)
    worth = {option.id: outlook.worth(decision.key, option) for option in decision.options}
    return (max(worth, key=worth.__getitem__),)


class _Outlook:
    """One player's position, and what things are worth in it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.cards: Cards = view.cards
        self.board = view.cards.board
        self.me: PlayerView = view.players[seat]
        self.settlements = SETTLEMENTS - view.settled
        self.rounds = (self.board.years - view.year + 1) * ROUNDS - view.round
        self.goods = WORTH if self.rounds > 0 else LAST
        self.settled = [cell for cell, tile in self.me.land.items() if tile == SETTLEMENT]
        self.skills = {
            skill
            for talent in self.me.talents
            for level in self.cards.talents[talent.card].skills[: talent.level]
            for skill in level
        }

    def worth(self, key: str, option: Option) -> float:
        """Reputation that an option is worth."""
        kind, _, what = option.id.partition(":")
        if kind in ("done", "none", "decline"):
            return 0.0
        match key:
            case "policy":
                return self.edict(int(what)) if kind == "use" else 0.25
            case "act" | "cultivate" | "farmland" | "town" | "settle" | "brew" | "observatory":
                return self.deed(kind, what)
            case "tribe" | "discard":
                return 0.2
            case "event":
                return self.event(what)
            case "convert":
                return self.goods[what.partition(":")[0]] - 0.8
            case "donate":
                return -sum(int(amount) for amount in what.split(":"))
            case _:
                return 0.1

    # -- edict tiles --------------------------------------------------------------------------------------------

    def edict(self, number: int) -> float:
        """What the tile's effects would bring now; lower numbers go first in the next phase."""
        effects = [self.effect(effect) for effect in self.cards.edicts[number].effects]
        brings = sum(effects) if self.cards.edicts[number].tier == 3 else max(effects)
        return brings - 0.01 * number

    def effect(self, effect: str) -> float:
        """The best that one of the eight effects could bring."""
        assert effect in EFFECTS
        me, money = self.me, self.me.money
        match effect:
            case "cultivation":
                free = "yufu" in me.buildings
                return (1.6 if me.ascended else 1.4 + CLIMB) * (free or money > 0)
            case "farmland":
                return max((self.deed("farmland", cell) for cell in self.settled), default=0.0)
            case "town":
                return max((self.deed("town", cell) for cell in self.settled), default=0.0) if money else 0.0
            case "recruitment":
                return max(self.deed("recruit", "0"), self.best_raise()) if money else 0.0
            case "building":
                return max((self.build(kind) for kind in self.view.blueprints if kind not in me.buildings), default=0.0)
            case "brewing":
                return self.deed("brew", str(min(self.board.brewing, me.grain))) if me.grain else 0.0
            case "celebration":
                return self.deed("celebrate", "") if self.can_pay(self.board.celebration) else 0.0
            case _:
                return self.deed("sacrifice", "") if me.ascended and self.can_pay(self.board.sacrifice) else 0.0

    def best_raise(self) -> float:
        return max((self.deed("raise", talent.card) for talent in self.me.talents if talent.level < 3), default=0.0)

    # -- deeds --------------------------------------------------------------------------------------------------

    def deed(self, kind: str, what: str) -> float:
        """What a deed brings, less what it costs."""
        goods, me = self.goods, self.me
        match kind:
            case "flat" | "mountain":
                cost = 0.0 if "yufu" in me.buildings else self.board.cultivation_cost * goods["money"]
                return self.cell(what) - cost
            case "farmland":
                cell, _, wine = what.partition(":")
                price = 0 if self.watered(cell) else self.board.farmland_cost
                if price > me.money:
                    return 0.0
                brings = self.yields("farmlands", goods["grain"]) - price * goods["money"]
                return brings + 0.1 * self.watered(cell) + (goods["wine"] - goods["grain"]) * bool(wine)
            case "town":
                return self.yields("towns", goods["money"]) - self.board.town_cost * goods["money"]
            case "recruit":
                return 0.25 * self.rounds + self.praised("talents", 0.3) - goods["money"] if self.rounds > 2 else -0.1
            case "raise":
                level = next(talent.level for talent in me.talents if talent.card == what)
                cost = self.cards.talents[what].develop[level - 1]
                if cost > me.money:
                    return 0.0
                return 3.2 + self.praised("talents", 1.0) - cost * goods["money"]
            case "build":
                return self.build(what)
            case "brew":
                amount = int(what.partition(":")[0])
                kept = self.board.sacrifice.grain if me.ascended else 0
                return amount * (goods["wine"] - goods["grain"]) - 0.3 * max(0, kept - (me.grain - amount))
            case "celebrate":
                return self.rite(self.board.celebration) + 3 * ("greater_celebration" in self.skills)
            case "sacrifice":
                return self.rite(self.board.sacrifice)
            case "ferment":
                return goods["wine"] - goods["grain"]
            case "swap":
                return 0.3 if (me.grain < 2) == (what == "grain") else -0.1
            case _:
                return 0.1

    def build(self, kind: str) -> float:
        """A building serves in the settlements to come."""
        cost = next(tile.cost for name, tile in self.cards.buildings.items() if name == kind)
        if cost > self.me.money:
            return 0.0
        return 0.55 * self.settlements + self.praised("buildings", 1.0) - cost * self.goods["money"]

    def can_pay(self, rite: Celebration) -> bool:
        return self.me.grain >= rite.grain and self.me.wine >= rite.wine

    def rite(self, rite: Celebration) -> float:
        """What a rite brings, less its price."""
        return rite.reputation - rite.grain * self.goods["grain"] - rite.wine * self.goods["wine"]

    def cell(self, cell: str) -> float:
        """A new settlement: room for land, a layer more, and a step towards the summit."""
        if cell in SUMMIT:
            return 4.0 + 0.5 * self.rounds
        highest = max((HEIGHT[own] for own in self.me.land), default=1)
        new_layer = HEIGHT[cell] > highest
        climb = CLIMB * (new_layer or HEIGHT[cell] == highest) if not self.me.ascended else 0.2
        layers = self.praised("layers", 1.0) * (HEIGHT[cell] not in {HEIGHT[own] for own in self.me.land})
        room = 0.9 if self.rounds > 2 else 0.1
        return room + climb + CLIMB * new_layer + layers + 0.3 * self.watered(cell)

    def yields(self, counted: str, good: float) -> float:
        """A farmland or town: income in about half of the settlements to come, and the Praises that count it."""
        every = 1.0 if self.view.options.get("income") == "every" else 0.5
        return every * self.settlements * good + self.praised(counted, 1.0)

    def praised(self, counted: str, share: float) -> float:
        """What one more of something brings at the Praise tiles to come."""
        total = 0.0
        for praise in self.view.praises:
            if praise.gone:
                continue
            tile: Praise = self.cards.praises[praise.kind]
            face = tile.first if praise.year == 1 else tile.again
            if counted in face.counts or (counted == "layers" and "layer" in face.counts):
                total += self._wanted(counted, tile) if praise.year == 1 else tile.again.points / tile.again.per
        return total * share

    def _wanted(self, counted: str, tile: Praise) -> float:
        """A share of a year-1 reward, while its number is not there yet."""
        have = {
            "farmlands": sum(land == FARMLAND for land in self.me.land.values()),
            "towns": sum(land == TOWN for land in self.me.land.values()),
            "buildings": len(self.me.buildings),
        }.get(counted, 0)
        return tile.first.points / tile.first.need if have < tile.first.need else 0.0

    def watered(self, cell: str) -> bool:
        """Would a farmland there be free? As far as the mountain's own water tells."""
        wet = (*self.view.water, *self.view.ponds)
        return any(other in wet for other in SERVED_FROM[cell])

    def event(self, what: str) -> float:
        """An event of the round, with the season's bonus."""
        colour, *exchange = what.split(":")
        spaces = self.view.events[self.view.round - 1]
        tile: EventTile = next(
            tile for tile in (self.cards.events[space.tile] for space in spaces) if tile.colour == colour
        )
        bonus = self.view.bonuses[self.view.season]
        if exchange:
            if exchange[0] == "none":
                return 0.0
            good, amount = exchange[0], int(exchange[1])
            given = "money" if good == "grain" else "grain"
            return amount * (self.goods[good] - self.goods[given]) + (bonus == good) * self.goods[good]
        if tile.gives not in self.goods:
            return 0.0
        more = tile.gives == bonus and tile.amount > 0
        return (tile.amount + more) * self.goods[tile.gives]
