"""The Great Wall and its Intrigue benefits. (GG-WALL, GG-BEN)"""

from __future__ import annotations

from engine.games.gugong.table import Piece
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import choose, gain, pay, pieces
from tests.games.gugong.referee.tracks import envoy, highest, intrigue, score

COMPLETE = {2: 4, 3: 5, 4: 6, 5: 7}
POINTS = 3


def variants(g: Game, seat: int) -> set[str]:
    """Option A with each piece in the pool; option B with three pieces. (GG-WALL-01, GG-AMB-15, GG-AMB-39)"""
    me = g.t.players[seat]
    found = {"servant"} if me.pool else set()
    if me.foreman == "pool":
        found |= {"foreman", "lying"}
    return found | ({"two"} if pieces(me) >= 3 else set())


def perform(g: Game, seat: int, variant: str) -> Play[None]:
    me = g.t.players[seat]
    if variant == "two":
        yield from pay(g, seat, 1, lambda after: pieces(after) >= 2)

        def offer() -> set[str]:
            with_foreman = {"foreman", "lying"} if me.foreman == "pool" and me.pool else set()
            return with_foreman | ({"servants"} if me.pool >= 2 else set())

        pick = yield from choose(g, seat, "pieces", offer)
        put(g, seat, "servant")
        put(g, seat, "servant" if pick == "servants" else pick)
    else:
        put(g, seat, variant)
    more = g.decree(seat, "more_wall")
    for _ in range(min(more.amount, me.supply) if more else 0):
        from_supply(g, seat)
    yield from check(g)


def put(g: Game, seat: int, piece: str) -> None:
    """A piece from the pool onto the Wall. (GG-FORE-09)"""
    me = g.t.players[seat]
    if piece == "servant":
        me.pool -= 1
        g.t.wall.append(Piece(seat))
    else:
        me.foreman = "away"
        g.t.wall.append(Piece(seat, foreman=True, size=2 if piece == "lying" else 1))


def from_supply(g: Game, seat: int) -> None:
    """A servant straight from the supply; never the Foreman. (GG-AMB-51)"""
    g.t.players[seat].supply -= 1
    g.t.wall.append(Piece(seat))


def token(g: Game, seat: int) -> Play[None]:
    """The token of the Wall."""
    pick = yield from choose(g, seat, "wall_token", lambda: {"yes", "none"} if g.t.players[seat].supply else {"none"})
    if pick == "yes":
        from_supply(g, seat)
        yield from check(g)


def sizes(g: Game) -> dict[int, int]:
    """How many servants' worth each player has on the Wall."""
    return {
        seat: sum(piece.size for piece in g.t.wall if piece.seat == seat) for seat in {piece.seat for piece in g.t.wall}
    }


def majority(g: Game) -> int:
    """3 VP and an Envoy step for the most servants. (GG-WALL-09 to GG-WALL-11, GG-FIN-02)"""
    here = sizes(g)
    winner = highest(g, [seat for seat, size in here.items() if size == max(here.values())])
    score(g.t.players[winner], "wall", POINTS)
    envoy(g, winner, 1)
    return winner


def check(g: Game) -> Play[None]:
    """A complete Wall is scored, then brings benefits from the lowest marker up. (GG-WALL-08 to GG-WALL-19)"""
    here = sizes(g)
    if sum(here.values()) < COMPLETE[g.t.seats]:
        return
    take_back(g, majority(g))
    assert sum(sizes(g).values()) < COMPLETE[g.t.seats]  # GG-WALL-21
    for seat in [seat for seat in g.t.ladder if seat in here]:
        yield from benefit(g, seat)


def take_back(g: Game, winner: int) -> None:
    """The winner's pieces go to the supply; the others close up. (GG-WALL-12, GG-WALL-13, GG-FORE-18)"""
    me = g.t.players[winner]
    for piece in g.t.wall:
        if piece.seat == winner and piece.foreman:
            me.foreman = "supply"
        elif piece.seat == winner:
            me.supply += 1
    g.t.wall = [piece for piece in g.t.wall if piece.seat != winner]


def benefit(g: Game, seat: int) -> Play[None]:
    """One at most, paid with Intrigue steps. (GG-BEN-01 to GG-BEN-07, GG-AMB-17)"""
    t, me = g.t, g.t.players[seat]
    turned = {
        f"die:{index}:{face}"
        for index, die in enumerate(g.cards.dice.values())
        for face in die.faces
        if face != t.dice[index]
    }
    priced = [(1, {"one"}), (3, {"three"}), (5, turned), (7, {"seven"})]
    offered = {"none"}.union(*(picks for price, picks in priced if me.intrigue >= price))
    pick = yield from choose(g, seat, "benefit", lambda: offered)
    if pick == "one":
        intrigue(g, seat, -1)
        yield from gain(g, seat, 1)
    elif pick == "three":
        intrigue(g, seat, -3)
        yield from gain(g, seat, 2)
    elif pick == "seven":
        intrigue(g, seat, -7)
        me.jade += 1
    elif pick != "none":
        intrigue(g, seat, -5)
        _, index, face = pick.split(":")
        t.dice[int(index)] = int(face)
