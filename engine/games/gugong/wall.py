"""The Great Wall: placing servants, its completion, and the Intrigue benefits that follow. (GG-WALL)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.gugong import benefits, decree, pieces, tracks, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import AWAY, Piece, Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

SIZE = {"servant": 1, "foreman": 1, "lying": pieces.LYING}
"""A piece that can be placed, and the room that it takes: the Foreman upright or lying. (GG-FORE-03, GG-FORE-04)"""

BOTH = {"servants": ["servant", "servant"], "foreman": ["servant", "foreman"], "lying": ["servant", "lying"]}
"""The two pieces of option B. (GG-FORE-11)"""


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """One piece of the pool (option A), and two for a price (option B). (GG-WALL-01, GG-WALL-02)"""
    player = t.players[seat]
    missing = box.board.wall[t.seats] - standing(t) - _more(box, t, seat)
    offered = [_one(prefix, piece, SIZE[piece] >= missing) for piece in at_hand(player)]
    if pieces.can_pay(player, box.board.wall_cost, keep=2):
        offered.append(_two(prefix, box.board.wall_cost, player.foreman == "pool", missing <= 2))
    return offered


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """Place one piece, or pay and place two; then the Wall may be complete. (GG-WALL-07)"""
    player = t.players[seat]
    if variant == "two":
        yield from pieces.pay(box, t, seat, box.board.wall_cost, keep=2)
        both = yield from trade.choose(
            box, t, seat, "pieces", partial(_both, player), blocked=partial(_too_few, player)
        )
        placing = BOTH[both]
    else:
        placing = [variant]
    for piece in placing:
        _place(t, seat, piece)
    t.tell(_told(seat, *placing))
    more = _more(box, t, seat)
    if more:
        _place_supply(t, seat, more)
        t.tell(text("gugong-did-wall-decree", who=Who(seat), servants=more))
    yield from check(box, t)


def from_supply(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """A token's benefit: a servant of the supply goes on the Wall, unless declined. (GG-AMB-42, GG-AMB-51)"""
    choice = yield from trade.choose(box, t, seat, "wall_token", partial(_token, box, t, seat))
    if choice == "none":
        return
    _place_supply(t, seat, 1)
    t.tell(_told(seat, "servant"))
    yield from check(box, t)


def _more(box: Box, t: Table, seat: Seat) -> int:
    """Servants of the supply that a Decree adds to each Wall action. (GG-AMB-51)"""
    return min(decree.advantage(box, t, seat, "more_wall"), t.players[seat].supply)


def standing(t: Table) -> int:
    """How many servants the Wall shows, a lying Foreman counting for two."""
    return sum(piece.size for piece in t.wall)


def check(box: Box, t: Table) -> Steps[None]:
    """If the Wall is complete: majority, its servants home, then a benefit for everybody who was there, lowest first.

    (GG-WALL-03 to GG-WALL-20)
    """
    if standing(t) < box.board.wall[t.seats]:
        return
    there = {piece.seat for piece in t.wall}
    winner = _score(box, t, "complete")
    _home(t, winner)
    for seat in [seat for seat in t.ladder if seat in there]:
        yield from benefits.choose(box, t, seat)


def final(box: Box, t: Table) -> None:
    """Final scoring of whatever stands on the Wall, complete or not, and no benefits. (GG-FIN-01 to GG-FIN-05)"""
    if t.wall:
        _home(t, _score(box, t, "final"))


def _score(box: Box, t: Table, when: str) -> Seat:
    """VP and Envoy step for the most servants; a tie goes to the higher in Intrigue. (GG-WALL-09 to GG-WALL-11)"""
    counts: Counter[Seat] = Counter()
    for piece in t.wall:
        counts[piece.seat] += piece.size
    most = max(counts.values())
    winner = tracks.highest(t, [seat for seat in sorted(counts) if counts[seat] == most])
    tracks.score(t, winner, "wall", box.board.wall_points)
    t.tell(text(f"gugong-did-wall-{when}", who=Who(winner), servants=most, points=box.board.wall_points))
    tracks.envoy(box, t, winner, box.board.wall_steps)
    return winner


def _home(t: Table, seat: Seat) -> None:
    """The winner's pieces go to the supply, the others close up. (GG-WALL-12 to GG-WALL-14, GG-FORE-18)"""
    player = t.players[seat]
    for piece in t.wall:
        if piece.seat == seat:
            if piece.foreman:
                player.foreman = "supply"
            else:
                player.supply += 1
    t.wall = [piece for piece in t.wall if piece.seat != seat]


def at_hand(player: Player) -> tuple[str, ...]:
    """What the pool has to place, as in `SIZE`."""
    servant = ("servant",) if player.pool else ()
    return (*servant, "foreman", "lying") if player.foreman == "pool" else servant


def _place(t: Table, seat: Seat, piece: str) -> None:
    player = t.players[seat]
    if piece == "servant":
        player.pool -= 1
        t.wall.append(Piece(seat))
    else:
        player.foreman = AWAY
        t.wall.append(Piece(seat, foreman=True, size=SIZE[piece]))


def _place_supply(t: Table, seat: Seat, servants: int) -> None:
    t.players[seat].supply -= servants
    t.wall += [Piece(seat)] * servants


def _both(player: Player) -> tuple[list[Option], None]:
    """Two servants, or one and the Foreman. (GG-FORE-11)"""
    ways = ["servants"] if player.pool > 1 else []
    if player.pool and player.foreman == "pool":
        ways += ["foreman", "lying"]
    return [_pieces(way) for way in ways], None


def _too_few(player: Player) -> Iterator[Blocked]:
    if player.pool < 2:
        yield Blocked(Text("gugong-wall-pieces-servants"), Text("gugong-why-one-servant"), "GG-WALL-02")


def _token(box: Box, t: Table, seat: Seat) -> tuple[tuple[Option, ...], None]:
    if not t.players[seat].supply:
        return (_NO,), None
    return (_yes(standing(t) + 1 >= box.board.wall[t.seats]), _NO), None


@lru_cache(64)
def _told(seat: Seat, *placed: str) -> Text:
    foreman = next((piece for piece in placed if piece != "servant"), "none")
    return text(f"gugong-did-wall-{foreman}", who=Who(seat), servants=placed.count("servant"))


def _note(servants: int, completes: bool) -> Text:
    """What comes of it, or else what it counts for."""
    return text("gugong-wall-note", servants=servants, completes=int(completes))


@lru_cache(64)
def _one(prefix: str, piece: str, completes: bool) -> Option:
    return Option(
        id=f"{prefix}:{piece}",
        label=Text(f"gugong-wall-{piece}"),
        note=_note(SIZE[piece], completes),
        rule="GG-WALL-01" if piece == "servant" else "GG-FORE-09",
        at="wall",
        group=prefix,
    )


@lru_cache(64)
def _two(prefix: str, cost: int, foreman: bool, completes: bool) -> Option:
    price = text("gugong-wall-two-note", cost=cost, foreman=int(foreman))
    return Option(
        id=f"{prefix}:two",
        label=Text("gugong-wall-two"),
        note=text("gugong-wall-two-completes", price=price) if completes else price,
        rule="GG-WALL-02",
        at="wall",
        group=prefix,
    )


@lru_cache(64)
def _pieces(way: str) -> Option:
    return Option(
        id=way,
        label=Text(f"gugong-wall-pieces-{way}"),
        note=_note(sum(map(SIZE.__getitem__, BOTH[way])), False),
        rule="GG-WALL-02" if way == "servants" else "GG-FORE-11",
        at="wall",
    )


@lru_cache(2)
def _yes(completes: bool) -> Option:
    return Option(
        id="yes",
        label=Text("gugong-wall-token"),
        note=_note(1, completes),
        rule="GG-TRAV-04",
        at="wall",
    )


_NO = Option(id="none", label=Text("gugong-wall-token-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Pieces that are not in the pool, and option B."""
    player, cost = t.players[seat], box.board.wall_cost
    if not player.pool:
        yield Blocked(Text("gugong-wall-servant"), Text("gugong-why-pool"), "GG-WALL-01")
    if player.foreman != "pool":
        locked = player.foreman == "locked"
        reason = Text("gugong-why-foreman-locked" if locked else "gugong-why-foreman-away")
        yield Blocked(Text("gugong-wall-foreman"), reason, "GG-FORE-01" if locked else "GG-FORE-05")
    if not pieces.can_pay(player, cost, keep=2):
        yield Blocked(Text("gugong-wall-two"), text("gugong-why-two-pieces", cost=cost), "GG-AMB-39")
