"""Exchanging Travel tokens, which its owner may do at any moment of the own turn; and having too many. (GG-TOK)

Every question to a player in the own turn goes through `choose`, so that the trades are there wherever something else
is asked. (GG-AMB-12)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial

from engine.games.gugong import pieces
from engine.games.gugong.box import Box
from engine.games.gugong.table import Player, Table
from engine.games.gugong.tracks import score
from engine.kernel import Blocked, Offer, Option, Seat, Steps, Text, Who, question, text

TRADES = {2: "GG-TOK-01", 4: "GG-TOK-02", 6: "GG-TOK-03"}
"""For how many tokens something may be had (servants, VP, Jade), and the rule."""

DOUBLE = 2
"""What the token of that name counts for in an exchange. (GG-AMB-52)"""


def choose(
    box: Box,
    t: Table,
    seat: Seat,
    key: str,
    put_together: Callable[[], tuple[Sequence[Option], str | None]],
    *,
    show: bool = False,
    opening: bool = False,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[str]:
    """Ask for one option; in the own turn with the trades as free ones, after which the question is put anew.

    `put_together` gives the options and the usual one, from the table as it is. A single option is taken without asking
    unless `show`; a question of which it is known that there are several is cheaper with `show`. With `opening` it is
    asked as long as tokens could be exchanged for servants, who may open other options.
    """
    own = t.active == seat and t.phase == "turn"
    while True:
        ready = None if show else put_together()
        if ready is not None and len(ready[0]) == 1 and not (opening and own and _brings_servants(box, t, seat)):
            return ready[0][0].id
        free: Sequence[Option] = ()
        if own:
            player = t.players[seat]
            t.offered = (*held(player), pieces.can_gain(player))
            free = trades(box, t, seat)
        complete = partial(_complete, put_together, ready, free)
        (picked,) = (yield [question(t, seat, key, complete, blocked=blocked, prompt=prompt)]).picks
        if not free or not picked.startswith("trade:"):
            return picked
        yield from make(box, t, seat, picked)


def _complete(
    put_together: Callable[[], tuple[Sequence[Option], str | None]],
    ready: tuple[Sequence[Option], str | None] | None,
    free: Sequence[Option],
) -> Offer:
    options, usual = ready or put_together()
    return Offer(options, free, usual)


def last(box: Box, t: Table) -> Steps[None]:
    """The end of a turn: tokens that came after its last question may be exchanged as well, and others for servants who
    came to an empty supply only since then. (GG-AMB-12)
    """
    seat = t.active
    player = t.players[seat]
    while t.offered[:2] != held(player) or pieces.can_gain(player) > t.offered[2]:
        free = trades(box, t, seat)
        if not free:
            break
        t.offered = (*held(player), pieces.can_gain(player))
        (picked,) = (yield [question(t, seat, "end", partial(Offer, _END, free, "done"))]).picks
        if picked == "done":
            break
        yield from make(box, t, seat, picked)


_END = (Option("done", text("gugong-end-turn"), text("gugong-end-turn-note"), "GG-DAY-02"),)

NO_TOKENS = (0, 0)
NOTHING = (0, 0, False)


def held(player: Player) -> tuple[int, int]:
    """The Travel tokens that a player has: plain ones and double ones."""
    tokens = player.tokens
    if not tokens:
        return NO_TOKENS
    doubles = tokens.count("double")
    return len(tokens) - doubles, doubles


def trades(box: Box, t: Table, seat: Seat) -> Sequence[Option]:
    """The exchanges for which a player has the tokens."""
    return _trades(box, seat, *held(t.players[seat]))


def brings(box: Box, number: int) -> int:
    """How many servants, VP or Jade so many tokens bring. (GG-TOK-01 to GG-TOK-03)"""
    return {2: box.board.trade_servants, 4: box.board.trade_points, 6: box.board.trade_jade}[number]


def label(box: Box, number: int) -> Text:
    """An exchange: "4 tokens for 2 points"."""
    return text(f"gugong-trade-{number}", amount=brings(box, number))


def _brings_servants(box: Box, t: Table, seat: Seat) -> bool:
    """Could an exchange bring a servant or the Foreman now?"""
    return pieces.can_gain(t.players[seat]) and bool(trades(box, t, seat))


@lru_cache(4096)
def _trades(box: Box, seat: Seat, plain: int, doubles: int) -> tuple[Option, ...]:
    """All that make the number exactly; with a double one also those that go one over it. (GG-AMB-52)"""
    return tuple(
        _trade(box, seat, number, used, over)
        for number in TRADES
        for used in range(doubles + 1)
        for over in ((0, 1) if used else (0,))
        if 0 <= number + over - DOUBLE * used <= plain
    )


@lru_cache(4096)
def _trade(box: Box, seat: Seat, number: int, doubles: int, over: int) -> Option:
    plain, what = number + over - DOUBLE * doubles, label(box, number)
    return Option(
        f"trade:{number}" + (f":{doubles}" if doubles else "") + (":over" if over else ""),
        text("gugong-trade-double", trade=what, over=over) if doubles else what,
        text("gugong-trade-note", doubles=doubles, plain=plain, over=over),
        TRADES[number],
        f"tokens:{seat}",
        "trade",
    )


def make(box: Box, t: Table, seat: Seat, trade_id: str) -> Steps[None]:
    """Exchange tokens as an option says; the oldest go to the token discard pile. (GG-TOK-01 to GG-TOK-08)"""
    _, number_text, *more = trade_id.split(":")
    number, doubles = int(number_text), int(more[0]) if more else 0
    plain = number + ("over" in more) - DOUBLE * doubles
    player = t.players[seat]
    for wanted, count in ((True, doubles), (False, plain)):
        for _ in range(count):
            place = next(place for place, token in enumerate(player.tokens) if (token == "double") == wanted)
            t.used.append(player.tokens.pop(place))
    gained = brings(box, number)
    t.tell(_did_trade(seat, number, plain + doubles, gained))
    if number == 2:
        yield from pieces.gain(box, t, seat, gained)
    elif number == 4:
        score(t, seat, "trades", gained)
    else:
        player.jade += gained


@cache
def _did_trade(seat: Seat, number: int, tokens: int, amount: int) -> Text:
    return text(f"gugong-did-trade-{number}", who=Who(seat), tokens=tokens, amount=amount)


def duty(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """With more tokens than may be kept, exchange until no more are left than that. (GG-TOK-04 to GG-TOK-06)"""
    player = t.players[seat]
    while len(player.tokens) > box.board.tokens_kept:
        (picked,) = (yield [question(t, seat, "exchange", lambda: Offer(trades(box, t, seat)))]).picks
        yield from make(box, t, seat, picked)
