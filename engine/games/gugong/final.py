"""The end of the game: what still scores, and who has won. (GG-FIN)"""

from __future__ import annotations

from engine.games.gugong import wall
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.games.gugong.tracks import score
from engine.kernel import Score, Seat, Source, Standings, Steps, Who, text

SOURCES = ("wall", "destiny", "tokens", "trades", "harbors", "decrees", "palace", "places", "final_decrees", "jade")
"""What brings VP, in the order of the score sheet."""


def scoring(box: Box, t: Table) -> Steps[None]:
    """Wall, Palace places, Decrees of the third level, Jade. Nothing is decided any more. (GG-AMB-34)"""
    wall.final(box, t)
    for seat in t.order():
        player = t.players[seat]
        brought = {
            "places": box.side(t.seats).palace[player.place] if player.place is not None else 0,  # GG-FIN-06
            "final_decrees": _decrees(box, t, seat),
            "jade": box.board.jade_worth(player.jade),  # GG-FIN-08
        }
        for source, points in brought.items():
            if points:
                score(t, seat, source, points)
        t.tell(text("gugong-did-final", who=Who(seat), points=sum(brought.values()), **brought))
    t.phase = "over"
    yield from ()


def _decrees(box: Box, t: Table, seat: Seat) -> int:
    """VP of a player's Decrees of the third level. (GG-FIN-07, GG-DATA-14)"""
    player = t.players[seat]
    counted = {
        "final_jade": player.jade,
        "final_rewards": sum(player.rewards),
        "final_intrigue": player.intrigue,
        "final_decrees": sum(seat in edict.owners for edict in t.edicts),
        "final_tokens": len(player.tokens),
    }
    points = 0
    for edict in t.edicts:
        if edict.kind in counted and seat in edict.owners:
            decree = box.cards.decrees[edict.kind]
            points += counted[edict.kind] // decree.each * decree.amount
    return points


def standings(box: Box, t: Table) -> Standings | None:
    """By VP, then by Intrigue order; all whose Envoy is not in the Palace share the last place and cannot win.

    (GG-FIN-09 to GG-FIN-11, GG-PAL-11, GG-AMB-35)
    """
    if t.phase != "over":
        return None
    inside = sorted(t.arrivals, key=lambda seat: (t.players[seat].score, t.ladder.index(seat)), reverse=True)
    outside = [seat for seat in range(t.seats) if seat not in inside]
    outside.sort(key=lambda seat: t.players[seat].score, reverse=True)
    scores = [_sheet(t, seat, rank) for rank, seat in enumerate(inside, 1)]
    scores += [_sheet(t, seat, len(inside) + 1, out=True) for seat in outside]
    reason = text("gugong-end", days=box.board.days) if inside else text("gugong-end-nobody", days=box.board.days)
    return Standings(tuple(scores), reason)


def _sheet(t: Table, seat: Seat, rank: int, *, out: bool = False) -> Score:
    player = t.players[seat]
    sources = [
        Source(text(f"gugong-score-{source.replace('_', '-')}"), player.points[source])
        for source in SOURCES
        if player.points.get(source)
    ]
    # The order on the track, which breaks ties: it brings nothing itself.
    sources.append(Source(text("gugong-score-intrigue", place=t.seats - t.ladder.index(seat)), 0))
    return Score(seat, rank, player.score, tuple(sources), out=out)
