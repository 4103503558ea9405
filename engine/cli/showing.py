"""`show`: a position as readable text: a view, field by field, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TextIO

from msgspec import Struct

from engine.kernel import Decision, Rules, Seat, Session, Standings, code
from engine.simulate import Players
from engine.words import Localiser

LEFT_OUT = frozenset({"cards"})
"""A view's field for the game's card data, which is the same in every position."""

WIDE = 100


def run(session: Session[Any, Any], seat: Seat | None, say: Localiser, out: TextIO) -> int:
    """Write the view of `seat` (None: the public) and the open questions; options only of the seat's own."""
    out.write(f"{session.rules.slug}, step {session.step}, seen by {_viewer(seat, say)}\n\n")
    for line in _fields(session.view(seat), ""):
        out.write(line + "\n")
    out.write("\n")
    for decision in session.decisions:
        for line in _question(decision, decision.seat == seat, say):
            out.write(line + "\n")
    standings = session.standings
    if standings is not None:
        for line in _result(standings, say):
            out.write(line + "\n")
    return 0


def position(
    rules: Rules[Any, Any], seats: int, options: dict[str, str], seed: str, policies: tuple[str, ...], after: int
) -> tuple[Session[Any, Any], int]:
    """The session after so many replies, and how many there were: fewer if the game ended before."""
    session, _ = Session.begin(rules, seats, options, seed)
    players = Players([rules.policies[policies[seat % len(policies)]] for seat in range(seats)], seed)
    played = 0
    while played < after and not session.over:
        session.apply(players.reply(session))
        played += 1
    return session, played


def _viewer(seat: Seat | None, say: Localiser) -> str:
    return "everybody" if seat is None else say("kernel-seat", seat=seat + 1)


def _fields(value: Struct, indent: str) -> Iterator[str]:
    for name in value.__struct_fields__:
        if name not in LEFT_OUT:
            yield from _entry(f"{name}:", getattr(value, name), indent)


def _entry(name: str, value: Any, indent: str) -> Iterator[str]:
    line = f"{indent}{name} {_plain(value)}"
    if len(line) <= WIDE or not isinstance(value, Struct | tuple | list | dict):
        yield line
        return
    yield f"{indent}{name}"
    inner = indent + "  "
    if isinstance(value, Struct):
        yield from _fields(value, inner)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _entry(f"{key}:", item, inner)
    else:
        for item in value:
            yield from _entry("-", item, inner)


def _plain(value: Any) -> str:
    """On one line: words for nothing, yes and no; lists with commas; structs as name=value."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Struct):
        inside = ", ".join(f"{name}={_plain(getattr(value, name))}" for name in value.__struct_fields__)
        return f"({inside})"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return str(value)


def _question(decision: Decision, own: bool, say: Localiser) -> Iterator[str]:
    who = say("kernel-seat", seat=decision.seat + 1)
    if not own:
        yield f"{who} is asked: {decision.key}"
        return
    yield f"{who} is asked: {decision.key}: {say.say(decision.prompt)}"
    least, most = decision.pick
    if (least, most) != (1, 1):
        yield f"  {least} to {most} of:"
    for index, option in enumerate(decision.every()):
        note = f" ({say.say(option.note)})" if option.note is not None else ""
        first = "  first, if wanted:" if index >= len(decision.options) else " "
        yield f"{first} {code(index)}  {say.say(option.label)}{note}  [{option.id}]"


def _result(standings: Standings, say: Localiser) -> Iterator[str]:
    yield say.say(standings.reason)
    for score in standings.scores:
        who = say.say(score.name) if score.name is not None else say("kernel-seat", seat=(score.seat or 0) + 1)
        sources = ", ".join(f"{say.say(source.label)} {source.points}" for source in score.sources)
        place = "cannot win:" if score.out else f"{score.rank}."
        yield f"  {place} {who}: {score.total} ({sources})"
