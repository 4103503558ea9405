"""The Parlour: servants on muses, and muses who become assistants. (section 4.7 of the rules)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.jiangnan import asking, bonus, charm, gains, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Muse, Table
from engine.kernel import Option, Seat, Steps, Who, text


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action: without muses it is only paid and gives spirit. (JN-PAR-01 to JN-PAR-03, JN-AMB-37)

    The servant of a talent comes before that of the Charm tile. (JN-AMB-39, JN-TAL-28)
    """
    gains.pay(t, seat, box.price(t, seat, box.entry["parlour"]))
    gains.gain(box, t, seat, "spirit", box.visit_spirit["parlour"])
    if not t.muses:
        return
    options = [_muse(box, muse.character, seat in muse.servants, True, "JN-PAR-03") for muse in t.muses]
    picked = yield from asking.choose(box, t, seat, "parlour", options, blocked=partial(charm.blocked, box, t, seat))
    yield from place(box, t, seat, int(picked.partition(":")[2]), bonus=True)
    for _ in range(box.power(t.players[seat]).parlour_more):
        yield from servant(box, t, seat, "JN-TAL-26", decline=True)
    if charm.met(box, t, seat):
        yield from servant(box, t, seat, "JN-CHARM-02", decline=True)


def place(box: Box, t: Table, seat: Seat, character: int, *, bonus: bool) -> Steps[None]:
    """A servant on a muse; the second own one hires her at once, and then her bonus, if any, is due.

    (JN-PAR-03 to JN-PAR-07, JN-AMB-42)
    """
    put(box, t, seat, character)
    if bonus:
        yield from receive(box, t, seat, character)


def receive(box: Box, t: Table, seat: Seat, character: int) -> Steps[None]:
    """A muse's bonus. (JN-PAR-03)"""
    yield from bonus.receive(box, t, seat, box.cards.characters[character].bonus, "muses")


def put(box: Box, t: Table, seat: Seat, character: int) -> None:
    """A servant on a muse, without her bonus. (JN-PAR-04, JN-PAR-05)"""
    place, muse = next((place, muse) for place, muse in enumerate(t.muses) if muse.character == character)
    if seat not in muse.servants:
        muse.servants.append(seat)
        t.tell(text("jiangnan-did-muse", who=Who(seat), muse=box.character_name[character]))
        return
    del t.muses[place]
    t.players[seat].assistants.append(character)
    t.tell(text("jiangnan-did-hire", who=Who(seat), muse=box.character_name[character]))
    refill(box, t, place)


def refill(box: Box, t: Table, place: int = 0) -> None:
    """Turn muses up until the display is full, or nobody is left; they come to this place. (JN-PAR-09, JN-PAR-10)"""
    while len(t.muses) < box.board.muses and t.muse_stack:
        t.muses.insert(place, Muse(t.muse_stack.pop(), []))
        t.reveal()


def servant(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[int]:
    """A servant on any muse, without her bonus; returns who she is, or 0 for none. (JN-CHARM-02 to JN-CHARM-06)"""
    character = yield from choose(box, t, seat, rule, decline=decline)
    if character:
        put(box, t, seat, character)
    return character


def choose(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[int]:
    """On which muse to put a servant without a bonus, if on any; 0 for none."""
    options = [_muse(box, muse.character, seat in muse.servants, False, rule) for muse in t.muses]
    if not options:
        return 0
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "servant", options, usual="none" if decline else None)
    return int(picked.partition(":")[2] or 0)


@lru_cache(1024)
def _muse(box: Box, character: int, hires: bool, brings: bool, rule: str) -> Option:
    """A servant on a muse: what it brings, and what she does as an assistant."""
    note = text("jiangnan-muse-note", effect=box.assistant_effect[character])
    if brings:
        icons = names.icons(box.cards.characters[character].bonus)
        note = text("jiangnan-muse-bonus-note", bonus=icons, effect=box.assistant_effect[character])
    return Option(
        f"muse:{character}",
        text("jiangnan-hire-muse" if hires else "jiangnan-muse", muse=box.character_name[character]),
        note,
        rule,
        f"muse:{character}",
        "muse",
    )
