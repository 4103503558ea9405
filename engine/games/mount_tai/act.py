"""The effects of an edict tile that is used. (MT-POL-04 to MT-POL-08, section 11 of the rules)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.games.mount_tai import challenge, construction, cultivation, land, names, recruitment, rites
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import Effect
from engine.games.mount_tai.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, ask, text


class Deed(NamedTuple):
    """How an effect is offered, carried out from the option that was picked, and why something is not offered."""

    offers: Callable[[Box, Table, Seat], list[Option]]
    perform: Callable[[Box, Table, Seat, str], Steps[None]]
    blocked: Callable[[Box, Table, Seat], Iterator[Blocked]]


DEEDS: dict[Effect, Deed] = {
    "cultivation": Deed(cultivation.offers, cultivation.perform, cultivation.blocked),
    "farmland": Deed(land.reclaim_offers, land.reclaim, land.reclaim_blocked),
    "town": Deed(land.town_offers, land.build_towns, land.town_blocked),
    "recruitment": Deed(recruitment.offers, recruitment.perform, recruitment.blocked),
    "building": Deed(construction.offers, construction.perform, construction.blocked),
    "brewing": Deed(rites.brew_offers, rites.brew, rites.brew_blocked),
    "celebration": Deed(rites.celebration_offers, rites.celebrate, rites.celebration_blocked),
    "sacrifice": Deed(rites.sacrifice_offers, rites.sacrifice, rites.sacrifice_blocked),
}

VERBS: dict[str, Effect] = {
    "flat": "cultivation",
    "mountain": "cultivation",
    "farmland": "farmland",
    "town": "town",
    "recruit": "recruitment",
    "raise": "recruitment",
    "build": "building",
    "brew": "brewing",
    "celebrate": "celebration",
    "sacrifice": "sacrifice",
}
"""The effect to which an option belongs, by how its id begins."""


def execute(box: Box, t: Table, seat: Seat, number: int) -> Steps[None]:
    """The effects of a tile: its one, one of two, or both in either order; each may be left out. (MT-AMB-13)"""
    forbidden = challenge.forbidden(box, t)
    left = [effect for effect in box.effects[number] if effect not in forbidden]
    times = 2 if box.tier[number] == 3 else 1
    while left and times:
        options = [option for effect in left for option in DEEDS[effect].offers(box, t, seat)]
        if not options:
            return
        options.append(_DONE)
        doing = tuple(left)
        (picked,) = yield from ask(
            t,
            seat,
            "act",
            options,
            usual="done",
            blocked=partial(_blocked, box, t, seat, doing, number),
            prompt=_prompt(doing, times),
        )
        if picked == "done":
            return
        effect = VERBS[picked.partition(":")[0]]
        left.remove(effect)
        times -= 1
        challenge.executed(box, t, effect)
        yield from DEEDS[effect].perform(box, t, seat, picked)


_DONE = Option("done", text("mount-tai-done"), text("mount-tai-done-note"), "MT-POL-08", None, "done")


@lru_cache(256)
def _prompt(left: Sequence[Effect], times: int) -> Text:
    said = tuple(names.effect(effect) for effect in left)
    times = min(times, len(left))
    return text("mount-tai-ask-act", effects=said, times=times, either=int(times < len(left)))


def _blocked(box: Box, t: Table, seat: Seat, left: Sequence[Effect], number: int) -> Iterator[Blocked]:
    """Why something is not among what the open effects allow, and which effect of the tile may not be executed."""
    for effect in box.effects[number]:
        if effect in challenge.forbidden(box, t):
            yield Blocked(names.effect(effect), text("mount-tai-why-repeated"), "MT-CHAL-27")
    for effect in left:
        yield from DEEDS[effect].blocked(box, t, seat)
