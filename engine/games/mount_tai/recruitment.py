"""Recruitment and development of talents. (MT-RECR)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.mount_tai import builder
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import GOODS
from engine.games.mount_tai.goods import gain, pay
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text

TOP_LEVEL = 3
"""(MT-RECR-12)"""


def cost(box: Box, card: str, *, academy: bool) -> int:
    """Money for a recruitment, with or without the Academy. (MT-RECR-04, MT-BLDG-07)"""
    full = box.cards.talents[card].recruit
    return max(0, full - box.building["academy"].amount) if academy else full


def room(box: Box, player: Player, colour: str, *, observatory: bool) -> bool:
    """May the player take another talent of a colour, with or without the Observatory?

    One that was brought from the challenge game before does not count. (MT-RECR-07, MT-BLDG-14, -15, MT-CHAL-06)
    """
    if not player.talents:
        return True
    held = sum(box.colour[card] == colour and card != player.brought for card in player.talents)
    return held < (box.building["observatory"].amount if observatory and colour == "red" else 1)


def offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """A talent from the wilderness, or the next level of an own one. (MT-RECR-01)"""
    player = t.players[seat]
    money, colours = player.money, box.board.piles
    academy = builder.works(box, t, seat, player, "academy")
    observatory = builder.works(box, t, seat, player, "observatory")
    options = [
        _recruit(box, index, pile[-1], price, rest)
        for index, pile in enumerate(t.piles)
        if pile
        and money >= (price := cost(box, pile[-1], academy=academy))
        and room(box, player, colours[index], observatory=observatory)
        for rest in (len(pile) - 1,)
    ]
    for card, level in player.talents.items():
        if level < TOP_LEVEL and money >= box.cards.talents[card].develop[level - 1]:
            options.append(_raise(box, seat, card, level))
    return options


@lru_cache(2048)
def _recruit(box: Box, pile: int, card: str, price: int, rest: int) -> Option:
    return Option(
        f"recruit:{pile}",
        text("mount-tai-recruit", talent=box.name[card]),
        text("mount-tai-recruit-note", cost=price, skill=box.card_skill(card, 1), rest=rest),
        "MT-RECR-02",
        f"pile:{pile}",
        "recruitment",
    )


@lru_cache(1024)
def _raise(box: Box, seat: Seat, card: str, level: int) -> Option:
    return Option(
        f"raise:{card}",
        text("mount-tai-raise", talent=box.name[card], level=level + 1),
        text(
            "mount-tai-raise-note",
            cost=box.cards.talents[card].develop[level - 1],
            skill=box.card_skill(card, level + 1),
        ),
        "MT-RECR-08",
        f"talent:{seat}:{card}",
        "recruitment",
    )


def perform(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """One recruitment or one development."""
    player = t.players[seat]
    verb, _, what = picked.partition(":")
    if verb == "raise":
        level = player.talents[what]
        price = box.cards.talents[what].develop[level - 1]
        pay(t, seat, "money", price)
        player.talents[what] = level + 1
        t.tell(text("mount-tai-did-raise", who=Who(seat), talent=box.name[what], level=level + 1, cost=price))
    else:
        yield from _recruitment(box, t, seat, int(what))


def _recruitment(box: Box, t: Table, seat: Seat, pile: int) -> Steps[None]:
    """Take a card from the wilderness, using Academy and Observatory as needed. (MT-AMB-55)"""
    player, card = t.players[seat], t.piles[pile][-1]
    if not room(box, player, box.colour[card], observatory=False):
        yield from builder.use(box, t, seat, "observatory", must=True)
    academy = builder.works(box, t, seat, player, "academy")
    if academy:
        academy = yield from builder.use(box, t, seat, "academy", must=player.money < cost(box, card, academy=False))
    hire(box, t, seat, pile, cost(box, card, academy=academy))


def hire(box: Box, t: Table, seat: Seat, pile: int, price: int) -> None:
    """Take the face-up card of a pile for a price; the next one is turned up. (MT-RECR-03, MT-RECR-05)"""
    pay(t, seat, "money", price)
    card = t.piles[pile].pop()
    t.tell(text("mount-tai-did-recruit", who=Who(seat), talent=box.name[card], cost=price))
    acquire(box, t, seat, card)
    turn_up(box, t, pile)


def acquire(box: Box, t: Table, seat: Seat, card: str, level: int = 1) -> None:
    """A talent comes into the player's area, with what the Firstborn Grandchild brings. (MT-FIRST-01)"""
    t.players[seat].talents[card] = level
    if "arrival_gift" in box.cards.talents[card].skills[0]:
        amount = box.amount["arrival_gift"]
        for kind in GOODS:
            gain(t, seat, kind, amount, "talent")
        t.tell(text("mount-tai-did-arrive", who=Who(seat), talent=box.name[card], amount=amount))


def turn_up(box: Box, t: Table, pile: int) -> None:
    """The next card of a talent pile is turned face up; an emptied one stays empty. (MT-RECR-05, MT-RECR-06)"""
    cards = t.piles[pile]
    if cards:
        t.reveal()
        t.tell(text("mount-tai-did-turn-talent", talent=box.name[cards[-1]]))


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why talents cannot be recruited or raised."""
    player = t.players[seat]
    academy = builder.works(box, t, seat, player, "academy")
    observatory = builder.works(box, t, seat, player, "observatory")
    for pile, colour in zip(t.piles, box.board.piles, strict=True):
        if not pile:
            continue
        label = text("mount-tai-recruit", talent=box.name[pile[-1]])
        price = cost(box, pile[-1], academy=academy)
        if not room(box, player, colour, observatory=observatory):
            yield Blocked(label, text("mount-tai-why-colour", colour=text(f"mount-tai-colour-{colour}")), "MT-RECR-07")
        elif player.money < price:
            yield Blocked(label, text("mount-tai-why-money", cost=price, have=player.money), "MT-RECR-04")
    for card, level in player.talents.items():
        label = text("mount-tai-raise", talent=box.name[card], level=min(level + 1, TOP_LEVEL))
        if level == TOP_LEVEL:
            yield Blocked(label, text("mount-tai-why-top"), "MT-RECR-12")
        elif player.money < (price := box.cards.talents[card].develop[level - 1]):
            rule = "MT-RECR-09" if level == 1 else "MT-RECR-10"
            yield Blocked(label, text("mount-tai-why-money", cost=price, have=player.money), rule)
