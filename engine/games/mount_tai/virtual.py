"""The virtual player of the solo game: draws edict tiles, takes things away, turns events over. (MT-SOLO)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.construction import refill
from engine.games.mount_tai.content import COLOURS
from engine.games.mount_tai.events import open_tiles
from engine.games.mount_tai.recruitment import turn_up
from engine.games.mount_tai.table import Table, Virtual
from engine.kernel import Option, Rng, Steps, ask, text

HUMAN = 0
"""The only seat of the solo game. (MT-SOLO-01)"""

KINDS = ("wine", "money", "grain", "reputation", "exchange", "nothing")
"""What the virtual player prefers among event tiles of equal numbers. (MT-SOLO-18, MT-AMB-50)"""


def deal(box: Box, rng: Rng) -> Virtual:
    """The virtual player's deck: so many tiles of each tier, those of tier I on top. (MT-SOLO-05)"""
    deck: list[int] = []
    unused: list[int] = []
    for tier in (3, 2, 1):
        of_tier = [number for number, of in box.tier.items() if of == tier]
        rng.shuffle(of_tier)
        count = box.board.virtual_deck[tier]
        deck += of_tier[:count]
        unused += of_tier[count:]
    return Virtual(deck, unused)


def decide(box: Box, t: Table, virtual: Virtual) -> Steps[None]:
    """Draw a tile; its building plan and its recruitment take something away. (MT-SOLO-08 to MT-SOLO-13)"""
    number = virtual.deck.pop()
    virtual.played = number
    t.reveal()
    t.tell(text("mount-tai-did-virtual-draw", number=number, tile=box.tile[number]))
    effects = box.effects[number]
    if "building" in effects and t.blueprints:  # building first, then the talent (MT-AMB-51)
        kind = next(iter(t.blueprints))
        t.removed += [kind] * t.blueprints.pop(kind)
        t.tell(text("mount-tai-did-virtual-building", building=names.building(kind)))
        refill(box, t)
    if "recruitment" in effects and any(t.piles):
        (picked,) = yield from ask(t, HUMAN, "dismiss", _dismissals(box, t))
        pile = int(picked.partition(":")[2])
        card = t.piles[pile].pop()
        t.dismissed.append(card)
        t.tell(text("mount-tai-did-virtual-dismiss", talent=box.name[card]))
        turn_up(box, t, pile)


def _dismissals(box: Box, t: Table) -> list[Option]:
    return [_dismiss(box, index, pile[-1]) for index, pile in enumerate(t.piles) if pile]


@lru_cache(512)
def _dismiss(box: Box, pile: int, card: str) -> Option:
    return Option(
        f"dismiss:{pile}",
        text("mount-tai-dismiss", talent=box.name[card]),
        text("mount-tai-dismiss-note", skill=box.card_skill(card, 1)),
        "MT-SOLO-12",
        f"pile:{pile}",
        "dismiss",
    )


def activate(box: Box, t: Table) -> str:
    """Turn over the tile with the largest number; nobody gains anything. Returns it. (MT-SOLO-17 to MT-SOLO-20)"""
    name = min(open_tiles(t), key=lambda tile: _rank(box, tile))
    t.turned.append(name)
    colour = names.colour(box.events[name].colour)
    t.tell(text("mount-tai-did-virtual-event", colour=colour))
    return name


def _rank(box: Box, name: str) -> tuple[int, int, int]:
    """Lowest for the tile that is taken. (MT-AMB-50)"""
    tile = box.events[name]
    number = 0 if tile.gives in ("exchange", "nothing") else tile.amount
    return -number, KINDS.index(tile.gives), COLOURS.index(tile.colour)
