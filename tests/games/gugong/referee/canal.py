"""The Grand Canal: loading, moving, rewards. (GG-CANAL, GG-HARB)"""

from __future__ import annotations

from engine.games.gugong.table import Ship
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import choose, pay, pieces
from tests.games.gugong.referee.tracks import score

FULL = 3
SHIPS = 3
HARBORS = 5
REWARDS = ("points", "card", "foreman")
AT_HARBOR = {2: REWARDS[:1], 3: REWARDS[1:2], 4: REWARDS[2:], 5: REWARDS}
SPACES = (3, 2, 1)
SIZES = {"servant": 1, "foreman": 1, "lying": 2}
HARBOR_POINTS = 4


def spot(ship: Ship) -> str:
    return f"r{ship.route}h{ship.harbor}"


def ships(g: Game, seat: int) -> list[Ship]:
    return [ship for ship in g.t.ships if ship.seat == seat]


def free_ahead(g: Game, route: int, harbor: int) -> int | None:
    """The next free harbor of a route. (GG-CANAL-09, GG-CANAL-13, GG-CANAL-14)"""
    taken = {ship.harbor for ship in g.t.ships if ship.route == route}
    return next((ahead for ahead in range(harbor + 1, HARBORS + 1) if ahead not in taken), None)


def room(g: Game, seat: int) -> int:
    """For how many servants a player has room on ships, new ones included."""
    mine = ships(g, seat)
    free = g.side.routes * HARBORS - len(g.t.ships)
    return sum(FULL - ship.load for ship in mine) + FULL * min(SHIPS - len(mine), free)


def loads(g: Game, seat: int, kinds: set[str], spare: int = 0) -> set[str]:
    """Where each kind of piece may go, so that there is still `spare` room. (GG-CANAL-04 to GG-CANAL-06)"""
    mine = ships(g, seat)
    found = set()
    for kind in kinds:
        if room(g, seat) - SIZES[kind] < spare:
            continue
        found |= {f"{kind}:{spot(ship)}" for ship in mine if ship.load + SIZES[kind] <= FULL}
        if len(mine) < SHIPS:
            routes = [route for route in range(g.side.routes) if free_ahead(g, route, 0)]
            found |= {f"{kind}:new{route}" for route in routes}
    return found


def in_pool(g: Game, seat: int) -> set[str]:
    me = g.t.players[seat]
    return ({"servant"} if me.pool else set()) | ({"foreman", "lying"} if me.foreman == "pool" else set())


def put(g: Game, seat: int, where: str) -> Ship:
    """Put a piece, already taken from where it was, onto a ship."""
    kind, place = where.split(":")
    if place.startswith("new"):
        route = int(place[3:])
        harbor = free_ahead(g, route, 0)
        assert harbor is not None
        ship = Ship(seat, route, harbor, 0)
        g.t.ships.append(ship)
    else:
        ship = next(ship for ship in g.t.ships if spot(ship) == place)
    if kind == "servant":
        ship.servants += 1
    else:
        ship.foreman = SIZES[kind]
    return ship


def from_pool(g: Game, seat: int, where: str) -> Ship:
    me = g.t.players[seat]
    if where.startswith("servant"):
        me.pool -= 1
    else:
        me.foreman = "away"
    return put(g, seat, where)


def variants(g: Game, seat: int) -> set[str]:
    """Option A with each piece and place; option B with three pieces and room for two. (GG-CANAL-01, GG-AMB-39)"""
    two = pieces(g.t.players[seat]) >= 3 and room(g, seat) >= 2
    return loads(g, seat, in_pool(g, seat)) | ({"two"} if two else set())


def perform(g: Game, seat: int, variant: str) -> Play[None]:
    """Load, then move and claim in any order. (GG-CANAL-02, GG-CANAL-03, GG-AMB-25 to GG-AMB-28)"""
    if variant == "two":
        yield from pay(g, seat, 1, lambda after: pieces(after) >= 2)
        first = yield from choose(g, seat, "load", lambda: loads(g, seat, in_pool(g, seat), 1))
        loaded = [from_pool(g, seat, first)]
        second = yield from choose(g, seat, "load", lambda: loads(g, seat, in_pool(g, seat)))
        loaded.append(from_pool(g, seat, second))
        moves = int(g.t.options["canal_move"] == "both")
    else:
        loaded, moves = [from_pool(g, seat, variant)], 1
    ready = [ship for ship in ships(g, seat) if ship.load == FULL and any(ship is each for each in loaded)]

    def offer() -> set[str]:
        ahead = [ship for ship in ships(g, seat) if free_ahead(g, ship.route, ship.harbor)] if moves else []
        return {"done"} | {f"sail:{spot(ship)}" for ship in ahead} | claims(g, seat, ready)

    while True:
        pick = yield from choose(g, seat, "sail", offer)
        if pick == "done":
            return
        what, place, *rest = pick.split(":")
        ship = next(ship for ship in g.t.ships if spot(ship) == place)
        ready = [each for each in ready if each is not ship]
        if what == "claim":
            claim(g, ship, rest)
        else:
            moves -= 1
            ahead = free_ahead(g, ship.route, ship.harbor)
            assert ahead is not None
            ship.harbor = ahead
            if ship.load == FULL:
                ready.append(ship)


def claims(g: Game, seat: int, ready: list[Ship]) -> set[str]:
    """Rewards with an empty space, for ships with 3 servants. (GG-HARB-02, GG-HARB-08, GG-HARB-13, GG-AMB-48)"""
    found = set()
    for ship in ready:
        for reward in AT_HARBOR.get(ship.harbor, ()):
            index = REWARDS.index(reward)
            if g.t.players[seat].rewards[index] < SPACES[index]:
                found |= {f"claim:{spot(ship)}:{reward}"} if ship.servants else set()
                found |= {f"claim:{spot(ship)}:{reward}:foreman"} if ship.foreman else set()
    return found


def claim(g: Game, ship: Ship, how: list[str]) -> None:
    """A piece goes on the space, the others to the supply, the ship home. (GG-HARB-04 to GG-HARB-07, GG-AMB-48)"""
    t, me = g.t, g.t.players[ship.seat]
    reward, by_foreman = how[0], len(how) > 1
    me.rewards[REWARDS.index(reward)] += 1
    if by_foreman:
        me.reward_foreman = reward
        me.supply += ship.servants
    else:
        me.supply += ship.servants - 1
        if ship.foreman:
            me.foreman = "supply"
    t.ships = [other for other in t.ships if other is not ship]
    if reward == "points":
        score(me, "harbors", HARBOR_POINTS)
    elif reward == "card":
        me.hand.append(t.deck.pop())
    else:
        assert me.foreman == "locked"
        me.foreman = "pool"


def token(g: Game, seat: int) -> Play[None]:
    """A servant straight from the supply, and a claim if it was the third; may be declined. (GG-AMB-51)"""
    me = g.t.players[seat]
    where = yield from choose(g, seat, "load", lambda: {"none"} | (loads(g, seat, {"servant"}) if me.supply else set()))
    if where != "none":
        me.supply -= 1
        ship = put(g, seat, where)
        if ship.load == FULL:
            yield from claim_some(g, seat, [ship])


def claim_some(g: Game, seat: int, ready: list[Ship]) -> Play[None]:
    """Claims outside the Canal action, one after another. (GG-EVE-17, GG-EVE-20)"""

    def offer() -> set[str]:
        return {"none"} | claims(g, seat, ready)

    while (pick := (yield from choose(g, seat, "claim", offer))) != "none":
        _, place, *how = pick.split(":")
        ship = next(ship for ship in ready if spot(ship) == place)
        ready = [other for other in ready if other is not ship]
        claim(g, ship, how)
