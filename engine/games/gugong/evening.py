"""The Evening: gifts are compared with the Destiny dice, and all ships sail. (GG-EVE)"""

from __future__ import annotations

from functools import cache, partial

from engine.games.gugong import canal
from engine.games.gugong.box import Box
from engine.games.gugong.decree import advantage
from engine.games.gugong.pieces import FOREMAN_NOTE, take
from engine.games.gugong.table import Player, Table
from engine.games.gugong.tracks import envoy, highest, score
from engine.games.gugong.trade import choose
from engine.kernel import Option, Seat, Steps, Text, Who, text, together


def evening(box: Box, t: Table) -> Steps[None]:
    """Destiny dice, then sailing. (GG-EVE-01, GG-AMB-44)"""
    yield from _destiny(box, t)
    canal.sail_all(box, t)
    for seat in t.order():  # GG-EVE-18, GG-AMB-37
        yield from canal.evening_claims(box, t, seat)
    t.phase = "morning" if t.day < box.board.days else "final"  # GG-FLOW-04, GG-FLOW-05


def matching(box: Box, t: Table, seat: Seat) -> list[str]:
    """The discarded cards whose value is on a die. (GG-EVE-02, GG-EVE-07)"""
    return [gift for gift in box.by_value(t.players[seat].pile) if box.value[gift] in t.dice]


def _destiny(box: Box, t: Table) -> Steps[None]:
    """Matching cards are shown and bring servants; the most of them a bonus. (GG-EVE-02 to GG-EVE-11, GG-AMB-38)"""
    for seat, player in enumerate(t.players):
        player.shown = matching(box, t, seat)
    shown = {seat: gifts for seat in t.order() if (gifts := t.players[seat].shown)}
    if not shown:
        t.tell(text("gugong-did-match-nothing"))
        return
    t.reveal()
    # For each matching card as many as there are dice of its value. (GG-EVE-03 to GG-EVE-05)
    pairs = {seat: sum(t.dice.count(box.value[gift]) for gift in gifts) for seat, gifts in shown.items()}
    for seat, gifts in shown.items():
        cards = tuple(box.name[gift] for gift in gifts)
        t.tell(text("gugong-did-match", who=Who(seat), gifts=cards, count=len(cards), pairs=pairs[seat]))
    yield from together(
        {seat: _servants(box, t, seat, pairs[seat] + advantage(box, t, seat, "evening_servant")) for seat in shown}
    )
    counted = pairs if t.options["matches"] == "pairs" else {seat: len(gifts) for seat, gifts in shown.items()}
    _bonus(box, t, counted)


def _servants(box: Box, t: Table, seat: Seat, most: int) -> Steps[None]:
    """Gain up to `most` servants, one of whom may be the Foreman. (GG-EVE-06, GG-AMB-24)"""
    player = t.players[seat]
    picked = yield from choose(box, t, seat, "evening", partial(_numbers, player, most), prompt=_prompt(most))
    number, _, foreman = picked.partition("+")
    if foreman:
        take(t, seat, "foreman", int(number) + 1)
    elif picked != "0":
        take(t, seat, "servants", int(number))
    else:
        t.tell(text("gugong-did-take-none", who=Who(seat)))


def _numbers(player: Player, most: int) -> tuple[list[Option], str]:
    """Every number from the most that is there down to none, with the Foreman and without."""
    offered: list[Option] = []
    foreman = player.foreman == "supply"
    for total in range(min(most, player.supply + foreman), 0, -1):
        if foreman:
            offered.append(_number(total - 1, True))
        if total <= player.supply:
            offered.append(_number(total, False))
    offered.append(_number(0, False))
    return offered, offered[0].id


@cache
def _number(servants: int, foreman: bool) -> Option:
    option_id = f"{servants}+foreman" if foreman else str(servants)
    rule = "GG-FORE-19" if foreman else "GG-EVE-03" if servants else "GG-EVE-06"
    note = FOREMAN_NOTE if foreman else None
    return Option(option_id, text("gugong-evening", servants=servants, foreman=int(foreman)), note, rule)


@cache
def _prompt(most: int) -> Text:
    return text("gugong-ask-evening", servants=most)


def _bonus(box: Box, t: Table, counted: dict[Seat, int]) -> None:
    """The most matches bring VP and an Envoy step; a tie goes to the higher in Intrigue order. (GG-EVE-08 to -11)"""
    most = max(counted.values())
    winner = highest(t, (seat for seat, count in counted.items() if count == most))
    score(t, winner, "destiny", box.board.destiny_points)
    t.tell(text("gugong-did-destiny", who=Who(winner), matches=most, points=box.board.destiny_points))
    envoy(box, t, winner, box.board.destiny_steps)
