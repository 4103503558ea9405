"""The parameters of a typed command, played one after the other on clones of the running game.

Nothing is played, and so nothing is offered, beyond the first draw or reveal: a clone holds the real decks.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from cogs.panel.menu import group_key
from cogs.typed.matching import matched
from engine.host.model import RunningSession
from engine.kernel import Command, Decision, Option, Param, Refused, Reply, Seat, Text, text
from engine.words import Localiser

LISTED = 3
"""With more options than these, autocomplete only names their group."""
SKIPS = 40
"""So many questions of other kinds may lie between two parameters."""


class Way(Struct, frozen=True):
    """How far the parameters have led: the replies, and the game after them.

    `session` is None once a reply has drawn or revealed something. `group` is the one meant at the present question.
    """

    session: RunningSession | None
    replies: tuple[Reply, ...] = ()
    group: str | None = None


def play(
    session: RunningSession, seat: Seat, command: Command, values: Mapping[str, str], words: Localiser
) -> tuple[Reply, ...]:
    """The replies that say what the values say, in the order of the command's parameters.

    `values` are option ids or labels by parameter name; `words` has plain names. Raises `Refused` with a sentence
    that names the parameter that does not fit.
    """
    way = Way(session)
    for param in command.params:
        if param.name in values:
            way = _follow(way, seat, param, values[param.name], words)
    return way.replies


def offered(
    session: RunningSession, seat: Seat, command: Command, values: Mapping[str, str], wanted: Param, words: Localiser
) -> tuple[Decision, tuple[Option, ...]] | None:
    """The question that the parameter `wanted` would answer after the parameters before it, and its options.

    None where nothing can be offered: the earlier values do not fit, or lead to a draw or reveal.
    """
    way = Way(session)
    try:
        for param in command.params:
            if param == wanted:
                way, decision = arrive(way, seat, param)
                return decision, within(way, decision, param)
            if param.name in values:
                way = _follow(way, seat, param, values[param.name], words)
    except Refused:
        return None
    return None


def arrive(way: Way, seat: Seat, param: Param) -> tuple[Way, Decision]:
    """Go on to the question that `param` answers, with the usual or only answer to each one before it.

    Raises `Refused` if it is not reached, or only after a draw or reveal.
    """
    for _ in range(SKIPS):
        if way.session is None:
            raise Refused(text("play-typed-beyond", param=param.name))
        decision = way.session.decision(seat)
        if decision is None:
            raise Refused(text("play-typed-none", param=param.name) if way.replies else text("kernel-not-asked"))
        if within(way, decision, param):
            return way, decision
        if param.key in (decision.key, ""):
            break
        way = _answer(way, decision, _unasked(decision, param))
    raise Refused(text("play-typed-none", param=param.name))


def within(way: Way, decision: Decision, param: Param) -> tuple[Option, ...]:
    """The options of a decision that `param` may take; none if it answers another question.

    For a parameter that says only which group is meant, the groups, as options by their names; few in one are listed.
    """
    if param.key not in (decision.key, ""):
        return ()
    if param.by_group and way.session is not None:
        slug = way.session.rules.slug
        groups: dict[str, list[Text]] = {}
        for each in decision.options:
            if each.id.startswith(param.begins):
                groups.setdefault(each.group, []).append(each.label)
        return tuple(Option(group, Text(group_key(slug, group)), _listed(labels)) for group, labels in groups.items())
    group = param.group or way.group
    return tuple(
        option
        for option in decision.every()
        if option.id.startswith(param.begins) and (group is None or option.group == group)
    )


def _listed(labels: list[Text]) -> Text | None:
    return text("play-typed-within", options=tuple(labels)) if len(labels) <= LISTED else None


def _follow(way: Way, seat: Seat, param: Param, value: str, words: Localiser) -> Way:
    """Go on to the question of `param`, and answer it, or keep in mind which group was meant. Raises `Refused`."""
    way, decision = arrive(way, seat, param)
    picks = matched(decision, within(way, decision, param), param, value, words)
    return structs.replace(way, group=picks[0]) if param.by_group else _answer(way, decision, picks)


def _unasked(decision: Decision, param: Param) -> tuple[str, ...]:
    """The answer to a question that the command leaves out. Raises `Refused` if it needs a real choice."""
    if decision.usual is not None:
        return (decision.usual,)
    if len(decision.options) == 1 and decision.pick == (1, 1):
        return (decision.options[0].id,)
    question: Text = decision.prompt
    raise Refused(text("play-typed-between", param=param.name, question=question))


def _answer(way: Way, decision: Decision, picks: tuple[str, ...]) -> Way:
    assert way.session is not None
    reply = Reply(decision.seat, decision.key, decision.ticket, picks)
    return Way(way.session.preview(reply), (*way.replies, reply))
