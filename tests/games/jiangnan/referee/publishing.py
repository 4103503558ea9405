"""Publishing, Display Tracks, Teahouse and Tavern. (sections 4.3 to 4.5)"""

from __future__ import annotations

from engine.games.jiangnan.table import NOBODY, Display
from tests.games.jiangnan.referee import goods
from tests.games.jiangnan.referee.play import Game, Play, choose, kind, score


def publishable(g: Game, seat: int) -> list[str]:
    """(JN-PORT-02)"""
    me = g.t.players[seat]
    return [work for work in me.works if me.ideas[kind(work)] >= g.work(work).cost]


def publish(g: Game, seat: int, work: str) -> None:
    """Ideas, then the payout. (JN-PORT-04 to JN-PORT-09, JN-TAL-12)"""
    me, tile = g.t.players[seat], g.work(work)
    me.ideas[kind(work)] -= tile.cost
    assert me.ideas[kind(work)] >= 0
    me.works.remove(work)
    me.published.append(work)
    times = 2 if g.talent(seat, "double_payout") else 1
    me.coins += tile.coins * times
    score(g, seat, tile.vp * times, "publishing")


def slide(g: Game, track: str, idea: str, colour: int) -> None:
    """A tile comes in at the left end, the rightmost leaves. (JN-TEA-07 to JN-TEA-10)"""
    tile = Display(kind="novel" if idea == "novel" else "drama" if idea == "drama" else "painting", colour=colour)
    g.t.tracks[track] = [tile, *g.t.tracks[track][:2]]


def servants(g: Game, track: str, colour: int) -> int:
    assert colour != NOBODY
    return sum(tile.colour == colour for tile in g.t.tracks[track])


def income_of(g: Game, seat: int, track: str) -> None:
    """A coin or a VP for each own servant on the Display Track. (JN-TEA-01, JN-TAV-03, JN-TAL-05, JN-TAL-06)"""
    number = servants(g, track, seat) * (2 if g.talent(seat, "double_tracks") else 1)
    if track == "teahouse":
        goods.gain(g, seat, "coin", number)
    else:
        score(g, seat, number, "tavern")


def visit(g: Game, seat: int, track: str) -> Play[None]:
    """Teahouse or Tavern. (JN-TEA-01 to JN-TEA-15, JN-TAV-01 to JN-TAV-04)"""
    if track == "tavern":
        goods.pay(g, seat, g.price(seat, 1))
        goods.gain(g, seat, "spirit")
    income_of(g, seat, track)
    options = [f"publish:{work}" for work in publishable(g, seat)]
    what, _, work = (yield from choose(g, seat, track, [*options, "inspire"])).partition(":")
    if what == "inspire":
        for tile in g.t.tracks[track]:
            goods.gain(g, seat, tile.kind)
    else:
        publish(g, seat, work)
        slide(g, track, kind(work), seat)
