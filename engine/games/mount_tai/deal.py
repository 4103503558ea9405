"""What nobody can know, dealt out anew. Nothing is private to one player: what lies face down is hidden from all."""

from __future__ import annotations

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.edicts import free
from engine.games.mount_tai.pyramid import Layout
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Rng


def anew(box: Box, t: Table, rng: Rng) -> None:
    """Shuffle in place: talents under the tops of the piles, buildings, unused events, decks, covered edict tiles."""
    _talents(box, t, rng)
    rng.shuffle(t.supply)
    _unused_events(box, t, rng)
    rng.shuffle(t.unused_tutors)
    game, layout = box.game(t), box.layout(t)
    if game is not None and game.covered:
        for player in t.players:
            _edicts(box, t, player, layout, rng)
    virtual = t.virtual
    if virtual is not None:
        for tier in (1, 2, 3):
            of_tier = [number for number in virtual.deck + virtual.unused if box.tier[number] == tier]
            rng.shuffle(of_tier)
            for numbers in (virtual.deck, virtual.unused):
                numbers[:] = [of_tier.pop() if box.tier[number] == tier else number for number in numbers]


def _talents(box: Box, t: Table, rng: Rng) -> None:
    """Only the top of a pile is known; of each colour the rest and what was not dealt may lie anywhere."""
    hidden: dict[str, list[str]] = {}
    for cards in (*(pile[:-1] for pile in t.piles), t.unused_talents):
        for card in cards:
            hidden.setdefault(box.colour[card], []).append(card)
    for cards in hidden.values():
        rng.shuffle(cards)
    for pile in t.piles:
        pile[:-1] = [hidden[box.colour[card]].pop() for card in pile[:-1]]
    t.unused_talents = [hidden[box.colour[card]].pop() for card in t.unused_talents]


def _unused_events(box: Box, t: Table, rng: Rng) -> None:
    """All tiles in the event area are public, so what is left over is known, but not its order."""
    rng.shuffle(t.unused_events)


def _edicts(box: Box, t: Table, player: Player, layout: Layout, rng: Rng) -> None:
    """Covered tiles and those set aside, within the tiers that the layout tells apart. (MT-CHAL-37 to MT-CHAL-47)"""
    known = free(box, t, player)
    tiers = {layout.places[place].tier for place in player.pyramid}
    for tier in sorted(tiers):
        hidden = [
            place
            for place, number in player.pyramid.items()
            if layout.places[place].tier == tier and number not in known
        ]
        aside = [number for number in player.aside if tier in (0, box.tier[number])]
        numbers = [player.pyramid[place] for place in hidden] + aside
        rng.shuffle(numbers)
        for place in hidden:
            player.pyramid[place] = numbers.pop()
        player.aside = [number for number in player.aside if number not in aside] + numbers
