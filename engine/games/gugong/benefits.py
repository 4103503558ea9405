"""Intrigue benefits, which a completed Wall lets everybody on it buy with steps of the marker. (GG-BEN)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial

from engine.games.gugong import pieces, tracks, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

STEPS = {"one": 1, "three": 3, "die": 5, "seven": 7}
"""What each benefit costs in steps of the marker. (GG-BEN-02 to GG-BEN-05)"""

SERVANTS = {"one": 1, "three": 2}
"""How many servants two of the benefits bring. (GG-BEN-02, GG-BEN-03)"""

_RULE = {"one": "GG-BEN-02", "three": "GG-BEN-03", "die": "GG-BEN-04", "seven": "GG-BEN-05"}


def choose(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """One benefit or none; a marker too low for any is not asked. (GG-WALL-18, GG-BEN-07)"""
    choice = yield from trade.choose(
        box, t, seat, "benefit", partial(_offer, box, t, seat), blocked=partial(blocked, t, seat)
    )
    benefit, _, die = choice.partition(":")
    if benefit == "none":
        if t.players[seat].intrigue >= min(STEPS.values()):
            t.tell(text("gugong-did-benefit-none", who=Who(seat)))
        return
    tracks.intrigue_down(t, seat, STEPS[benefit])
    if benefit in SERVANTS:
        yield from pieces.gain(box, t, seat, SERVANTS[benefit])
    elif benefit == "die":
        index, _, face = die.partition(":")
        before, t.dice[int(index)] = t.dice[int(index)], int(face)
        t.tell(text("gugong-did-turn-die", who=Who(seat), before=before, after=int(face)))
    else:
        t.players[seat].jade += 1
        t.tell(text("gugong-did-benefit-jade", who=Who(seat)))


def _offer(box: Box, t: Table, seat: Seat) -> tuple[list[Option], str]:
    step = t.players[seat].intrigue
    offered = [
        _NONE,
        *(_benefit(benefit, seat) for benefit, steps in STEPS.items() if steps <= step and benefit != "die"),
    ]
    if STEPS["die"] <= step:  # last, for they are many
        for index, die in enumerate(box.cards.dice.values()):
            offered += _faces(index, die.faces, t.dice[index])
    return offered, "none"


@lru_cache(256)
def _faces(index: int, faces: tuple[int, ...], shown: int) -> tuple[Option, ...]:
    """Each other face of a die, once."""
    return tuple(
        Option(
            id=f"die:{index}:{face}",
            label=text("gugong-benefit-die", before=shown, after=face),
            note=text("gugong-benefit-note", steps=STEPS["die"]),
            rule="GG-BEN-04",
            at=f"die:{index}",
            group="die",
        )
        for face in sorted(set(faces))
        if face != shown
    )


@cache
def _benefit(benefit: str, seat: Seat) -> Option:
    return Option(
        id=benefit,
        label=Text(f"gugong-benefit-{benefit}"),
        note=text("gugong-benefit-note", steps=STEPS[benefit]),
        rule=_RULE[benefit],
        at=f"pool:{seat}" if benefit in SERVANTS else "square",
    )


_NONE = Option(id="none", label=Text("gugong-benefit-none"), note=Text("gugong-benefit-none-note"), rule="GG-WALL-18")


def blocked(t: Table, seat: Seat) -> Iterator[Blocked]:
    """Benefits that the marker stands too low for, and turning a die to what it shows."""
    step = t.players[seat].intrigue
    for benefit, steps in STEPS.items():
        label = Text("gugong-benefit-die-any" if benefit == "die" else f"gugong-benefit-{benefit}")
        if steps > step:
            yield Blocked(label, text("gugong-why-marker", steps=steps, step=step), "GG-BEN-07")
    if STEPS["die"] <= step:
        for face in t.dice:
            label = text("gugong-benefit-die", before=face, after=face)
            yield Blocked(label, Text("gugong-why-same-face"), "GG-BEN-04")
