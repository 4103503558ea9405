"""How the rules ask: beside every question its seat may use a Spirits tile. (JN-AMB-17)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from msgspec.structs import replace

from engine.games.jiangnan import gains
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Offer, Option, Seat, Steps, Text, question, text

SPIRITS: Final = Option(
    "spirits", text("jiangnan-use-spirits"), text("jiangnan-use-spirits-note"), "JN-SPIRIT-04", None, "spirits"
)
# The rule by which one may do without is that of what is offered beside it (`doing_without`).
NONE: Final = Option("none", text("jiangnan-none"), text("jiangnan-none-note"), None, None, "done")
DONE: Final = Option("done", text("jiangnan-done"), text("jiangnan-done-note"), None, None, "done")


def choose(
    box: Box,
    t: Table,
    seat: Seat,
    key: str,
    options: Sequence[Option],
    *,
    usual: str | None = None,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[str]:
    """Ask `seat` for one of the options; returns its id. A single one is taken without asking.

    Raises `ValueError` if there is none.
    """
    if len(options) == 1:
        return options[0].id
    return (yield from offered(box, t, seat, key, lambda: options, usual=usual, blocked=blocked, prompt=prompt))


def offered(
    box: Box,
    t: Table,
    seat: Seat,
    key: str,
    put_together: Callable[[], Sequence[Option]],
    *,
    usual: str | None = None,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[str]:
    """`choose` for long lists: always asks, and puts the options together only if somebody is to see or check them."""
    (picked,) = yield from several(box, t, seat, key, put_together, (1, 1), usual=usual, blocked=blocked, prompt=prompt)
    return picked


def several(
    box: Box,
    t: Table,
    seat: Seat,
    key: str,
    put_together: Callable[[], Sequence[Option]],
    pick: tuple[int, int],
    *,
    usual: str | None = None,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[tuple[str, ...]]:
    """Ask for as many options as `pick` allows, any of which go together; the question is put again after a Spirits
    tile."""
    while True:
        put = partial(_offer, box, t, seat, put_together, usual)
        reply = yield [question(t, seat, key, put, pick=pick, blocked=blocked, prompt=prompt)]
        if reply.picks != ("spirits",):
            return reply.picks
        gains.use_spirits(box, t, seat)


def _offer(box: Box, t: Table, seat: Seat, put_together: Callable[[], Sequence[Option]], usual: str | None) -> Offer:
    free = (SPIRITS,) if gains.can_use_spirits(box, t, seat) else ()
    return Offer(doing_without(put_together()), free, usual)


def doing_without(options: Sequence[Option]) -> Sequence[Option]:
    """The options, of which the last may be `NONE` or `DONE`: it names the rule of what can be done without."""
    last = options[-1]
    return options if last.rule is not None else (*options[:-1], _by_rule(last.id, options[0].rule))


@lru_cache(256)
def _by_rule(id: str, rule: str | None) -> Option:
    return replace(NONE if id == NONE.id else DONE, rule=rule)
