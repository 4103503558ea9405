"""A computer player that plays decently: it weighs every option by the VP that it promises. (`outlook`)"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.jiangnan.board import moved, passed
from engine.games.jiangnan.outlook import Outlook
from engine.games.jiangnan.view import ICONS, IDEAS, View, kind_of
from engine.kernel import Decision, Option, Rng

MORE_DISTRICTS = 0.35
"""What a second district on an action tile is worth."""
IDLE = 0.5
"""What counts against a Rest."""
SERVANT = 0.7
"""A servant on a Display tile."""
FIRST = 0.2
"""A place in the next round's turn order."""
ICON = 0.6
"""How much of a discard bonus counts on a tile that is drafted."""


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`; it looks at its view and its decision alone, and leaves nothing to chance."""
    judge = _Judge(Outlook(view(), decision.seat))
    worth = {option.id: judge.worth(decision.key, option) for option in decision.options}
    best = sorted(worth, key=worth.__getitem__, reverse=True)
    return tuple(best[: max(1, decision.pick[0])])


class _Judge:
    """What the options of the questions are worth in a position."""

    def __init__(self, outlook: Outlook) -> None:
        self.see = outlook
        self.me = outlook.me
        self.view = outlook.view

    def worth(self, key: str, option: Option) -> float:
        """VP that an option is worth."""
        verb, _, what = option.id.partition(":")
        see = self.see
        if verb in ("none", "done"):
            return 0.01
        match key:
            case "turn":
                return self.turn(verb, what)
            case "rest":
                return -self.tile(self.me.track[int(what) - 1]) + self.discard(int(what))
            case "discard":
                return see.icons(see.tiles[self.me.track[int(what) - 1]].icons)
            case "work":
                return see.published(option.id) - see.work[option.id].cost * see.idea(kind_of(option.id))
            case "talent":
                return TALENTS.get(self.talent(int(what)), 1.0)
            case "society":
                return self.society(verb, what.split(":"))
            case "teahouse" | "tavern" | "publish":
                return self.display(key, verb, what)
            case "exam_works":
                return -see.published(option.id)
            case "exam_ideas":
                return -abs(int(what) - 3)
            case "spirits":
                return float(what) if self.me.spirit == 0 else -float(what)
            case "trend":
                return see.promises.lead(what)
            case "draft":
                return self.tile(what)
            case "income":
                return self.income(verb, what)
            case _:
                return self.other(key, verb, what)

    # -- a turn -------------------------------------------------------------------------------------------------

    def turn(self, verb: str, what: str) -> float:
        """The discard bonus and the visit, or the Rest."""
        place, _, district = what.partition(":")
        bonus = self.discard(int(place))
        board = self.see.cards.board
        if verb == "rest":
            return bonus + board.rest_coins * self.see.coin() + self.see.spirit(board.rest_spirit) - IDLE
        return bonus + self.visit(district)

    def discard(self, place: int) -> float:
        """The bonus of the tile that leaves the game when that on this place is used."""
        rest = [tile for at, tile in enumerate(self.me.track, 1) if at != place]
        return self.see.icons(self.see.tiles[rest[0]].icons) if rest else 0.0

    def visit(self, district: str) -> float:
        """What a district brings, with the servant that its scholar will put on the boat below."""
        see, me, board = self.see, self.me, self.see.cards.board
        free = "free_visits" in see.powers
        entry = 0.0 if free else see.entry.get(district, 0) * see.coin()
        spirit = see.spirit() if district in board.visit_spirit else 0.0
        match district:
            case "society":
                gains = [see.take(work) for work in self.view.works]
                two = sum(sorted(gains, reverse=True)[:2])
                idea = max(see.idea(kind) for kind in IDEAS)
                brings = max(two, max(gains, default=0.0) + idea, 2 * idea) + FIRST
                if self.view.sides.society == "b" and me.degree < len(board.exams):
                    exam = board.exams[me.degree]
                    if len(me.works) >= exam.works and sum(me.ideas.values()) >= exam.ideas:
                        brings = max(brings, self.exam())
            case "teahouse" | "tavern":
                inspired = sum(see.idea(tile.kind) for tile in self.view.tracks[district])
                paid = see.servants(district) * (see.coin() if district == "teahouse" else 1.0)
                brings = paid + max(inspired, see.best_publishing() + SERVANT * (see.rounds > 1))
            case "parlour":
                brings = see.best_muse(bonus=True)
            case "travel":
                brings = see.best_city(me.coins)
            case _:
                brings = max(self.move(direction, spaces) for direction in ("cw", "ccw") for spaces in (1, 2, 3))
        return brings + spirit - entry + self.boat(district)

    def boat(self, district: str) -> float:
        """A servant on the boat below a district."""
        return self.see.promises.berth(self.view.slots.index(district))

    def move(self, direction: str, spaces: int) -> float:
        """A walk round the Temple Fair; -1 if it cannot be paid for."""
        fair = self.see.cards.fair
        cost = 0 if "free_visits" in self.see.powers else fair.move[spaces - 1]
        if cost > self.me.coins:
            return -1.0
        way = "cw" if direction == "cw" else "ccw"
        icons = [fair.passing[path] for path in passed(self.me.place, way, spaces)]  # type: ignore[arg-type]
        shop = self.view.ring[moved(self.me.place, way, spaces)]  # type: ignore[arg-type]
        return self.see.icons(icons) + self.see.shop(shop) - cost * self.see.coin()

    def exam(self) -> float:
        """What passing the next exam would bring, less what it costs."""
        see, board = self.see, self.see.cards.board
        exam = board.exams[self.me.degree]
        more = exam.counts - (board.exams[self.me.degree - 1].counts if self.me.degree else 0)
        works = sum(see.unit(measure) for measure in ("dramas", "novels", "paintings"))
        gains = more * (works + 3 * see.unit("works") + board.sets[self.view.sides.overlay])
        return gains - exam.ideas * 0.8 - exam.works * 0.5 + exam.works * 0.5 * (see.rounds > 1)

    # -- single questions ---------------------------------------------------------------------------------------

    def society(self, verb: str, what: list[str]) -> float:
        see = self.see
        match verb:
            case "two":
                return sum(see.take(work) * (1.0 if not at else 0.75) for at, work in enumerate(what))
            case "one":
                return see.take(what[0]) + see.idea(what[1])
            case "ideas":
                return see.idea(what[0]) + see.idea(what[1]) * (0.95 if what[0] == what[1] else 1.0)
            case "exam":
                return self.exam()
            case _:
                return -0.2

    def display(self, key: str, verb: str, what: str) -> float:
        if verb == "inspire":
            return sum(self.see.idea(tile.kind) for tile in self.view.tracks[key])
        work = what.partition(":")[0]
        return self.see.publish(work) + SERVANT * (self.see.rounds > 1) * (key != "publish" or ":" in what)

    def tile(self, tile: str) -> float:
        """An action tile for later: half of what its bonus would bring now, and where it leads."""
        of = self.see.tiles[tile]
        return ICON * sum(1.0 if icon in IDEAS else 0.6 if icon == "coin" else 0.8 for icon in of.icons) + (
            MORE_DISTRICTS * (len(of.districts) - 1)
        )

    def income(self, verb: str, what: str) -> float:
        if verb == "assistant":
            return self.see.use(int(what))
        if verb == "servants":
            return 0.005  # what comes by itself in the end comes soon enough
        return int(what) * (0.5 if self.see.rounds > 1 else 1.0)

    def talent(self, number: int) -> str:
        """The power of a talent."""
        found = self.see.cards.characters[number].talent
        return found.power if found is not None else ""

    def other(self, key: str, verb: str, what: str) -> float:
        """Questions that are the same wherever they are asked."""
        see = self.see
        match verb:
            case "muse":
                return see.servant(int(what), bonus=key == "parlour")
            case "city":
                return see.city(what, pays=key == "travel", bonus=ICONS if key == "travel" else ())
            case "trip":
                trips = (see.city(city, pays=False, bonus=()) for city in see.reachable())
                return see.publish(what) + max(trips, default=0.0)
            case "move":
                direction, _, spaces = what.partition(":")
                return self.move(direction, int(spaces))
            case "take":
                return see.take(what)
            case "shop":
                return see.shop(self.view.ring[int(what)])
            case "idea":
                return see.idea(what)
            case "novel" | "drama" | "painting":
                return see.idea(verb)
            case "boat":
                return see.promises.berth(int(what)) - see.coin()
            case "vassal":
                return self.boat(what)
            case "swap":
                give, _, get = what.partition(":")
                return see.idea(get) - see.idea(give) - 0.05
            case "draw":
                return max((see.take(work) for work in self.view.works), default=0.0)
            case _:
                return 0.0


TALENTS = {
    "double_payout": 5.0,
    "double_income": 4.0,
    "one_more": 3.5,
    "free_assistants": 3.0,
    "rich_start": 3.2,
    "free_visits": 2.5,
    "double_tracks": 2.4,
    "wins_ties": 2.2,
    "double_journeys": 2.0,
}
"""Which talents are preferred."""
