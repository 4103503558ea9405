"""Publish or draw inspiration: what Teahouse and Tavern have in common. (JN-TEA-04 to JN-TEA-14)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.jiangnan import asking, gains, names, publishing, tracks
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import DisplayTrack
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Who, text


def publish_or_inspire(box: Box, t: Table, seat: Seat, track: DisplayTrack) -> Steps[None]:
    """One of the two. (JN-TEA-04, JN-TAV-04)"""
    ideas = tracks.inspiration(t, track)
    options = [*publishing.offers(box, t, seat, "JN-TEA-05"), _inspire(track, ideas)]
    picked = yield from asking.choose(box, t, seat, track, options, blocked=partial(publishing.blocked, box, t, seat))
    if picked == "inspire":
        for kind in ideas:
            gains.gain(box, t, seat, kind, 1)
        t.tell(text("jiangnan-did-inspire", who=Who(seat), bonus=names.icons(ideas)))
    else:
        publishing.publish(box, t, seat, picked.partition(":")[2], track)


@lru_cache(128)
def _inspire(track: str, ideas: tuple[str, ...]) -> Option:
    return Option("inspire", text("jiangnan-inspire"), names.icons(ideas), "JN-TEA-13", f"track:{track}", "inspire")
