"""A player's policy decision: an edict tile is used, or the pyramid tidied up. (MT-POL)"""

from __future__ import annotations

from functools import cache, lru_cache, partial

from engine.games.mount_tai import act, edicts, why
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Offer, Option, Seat, Steps, Text, Who, offer, text


def decide(box: Box, t: Table, seat: Seat, *, extra: bool = False) -> Steps[None]:
    """One of the two actions; without any tile the player passes. (MT-POL-02, MT-AMB-15)

    An `extra` one at the end of the game may be left out, and its tile leaves the game at once. (MT-AMB-46)
    """
    player = t.players[seat]
    if not player.pyramid:
        t.tell(text("mount-tai-did-pass", who=Who(seat)))
        return
    (picked,) = yield from offer(
        t, seat, "policy", partial(_offer, box, t, seat, player, extra), blocked=partial(why.policy, box, t, seat)
    )
    if picked == "none":
        return
    kind, _, tile = picked.partition(":")
    number = int(tile)
    if kind == "tidy":
        yield from _tidy(box, t, seat, number, extra=extra)
        return
    t.tell(_did_use(box, seat, number))
    edicts.take(box, t, seat, number)
    if extra:
        player.gone.append(number)
    else:
        player.played = number
    yield from act.execute(box, t, seat, number)


@lru_cache(1024)
def _did_use(box: Box, seat: Seat, number: int) -> Text:
    return text("mount-tai-did-use", who=Who(seat), number=number, tile=box.tile[number])


def _offer(box: Box, t: Table, seat: Seat, player: Player, extra: bool) -> Offer:
    numbers = edicts.free(box, t, player)
    both = [_ways(box, seat, number) for number in numbers]
    options = [use for use, _ in both] + [tidying for _, tidying in both]
    if extra:
        options.append(_NONE)
    return Offer(options, usual="none" if extra else None)


_NONE = Option("none", text("mount-tai-no-decision"), rule="MT-SECR-03", group="done")


@lru_cache(1024)
def _ways(box: Box, seat: Seat, number: int) -> tuple[Option, Option]:
    """To use a tile, and to begin a tidy-up with it."""
    tier = box.tier[number]
    use = Option(
        f"use:{number}",
        text("mount-tai-use", number=number, tile=box.tile[number]),
        text("mount-tai-use-note", tier=tier),
        f"MT-POL-0{tier + 3}",
        f"edict:{seat}:{number}",
        "use",
    )
    tidying = Option(
        f"tidy:{number}",
        text("mount-tai-tidy", number=number),
        box.tile[number],
        "MT-POL-09",
        f"edict:{seat}:{number}",
        "tidy",
    )
    return use, tidying


def tidy_limit(box: Box, t: Table, player: Player) -> int:
    """How many tiles a tidy-up removes at most. (MT-POL-10, MT-TAL-50, MT-CHAL-09)"""
    game = box.game(t)
    limit = game.tidy if game is not None and game.tidy else box.board.tidy
    return limit + box.amount["more_removals"] if box.has(player, "more_removals") else limit


def _tidy(box: Box, t: Table, seat: Seat, number: int, *, extra: bool) -> Steps[None]:
    """Remove tiles one by one; the lowest goes to the turn order area. (MT-POL-09 to MT-POL-14)"""
    player = t.players[seat]
    _clear(box, t, seat, number, extra)
    for _ in range(tidy_limit(box, t, player) - 1):
        number = yield from edicts.choose(
            box, t, seat, "tidy", "MT-POL-10", _DONE, blocked=partial(why.removal, box, t, seat)
        )
        if not number:
            break
        _clear(box, t, seat, number, extra)


_DONE = Option("done", text("mount-tai-tidy-done"), rule="MT-POL-10", group="done")


def _clear(box: Box, t: Table, seat: Seat, number: int, extra: bool) -> None:
    """Remove a tile; of those of this tidy-up the lowest lies in the turn order area. (MT-POL-12, MT-POL-13)"""
    player = t.players[seat]
    t.tell(_did_tidy(seat, number))
    edicts.take(box, t, seat, number)
    if extra:
        player.gone.append(number)
    elif not player.played:
        player.played = number
    else:
        player.gone.append(max(number, player.played))
        player.played = min(number, player.played)


@cache
def _did_tidy(seat: Seat, number: int) -> Text:
    return text("mount-tai-did-tidy", who=Who(seat), number=number)
