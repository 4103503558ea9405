"""The beginning of a game. (MT-SETUP)"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.mount_tai import names, tutors
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.challenge import carry_in, lay_out
from engine.games.mount_tai.construction import refill
from engine.games.mount_tai.content import COLOURS, CORNERS, GOODS, Kept
from engine.games.mount_tai.mountain import HOME
from engine.games.mount_tai.table import SETTLEMENT, VIRTUAL, Player, Table
from engine.games.mount_tai.virtual import deal
from engine.kernel import Rng, Text, text


def refuse(box: Box, seats: int, options: Mapping[str, str]) -> Text | None:
    """Why these options do not go together; None if they do."""
    if options["tutors"] == "on" and seats == 1:
        return text("mount-tai-refuse-tutors")
    chosen = options["challenge"]
    if chosen != "none" and seats > 1:
        return text("mount-tai-refuse-challenge")
    kept = box.cards.challenge[int(chosen)].kept if chosen != "none" else Kept()
    talent, one, two = (options[key] for key in ("keep_talent", "keep_building", "keep_building_2"))
    buildings = [kind for kind in (one, two) if kind != "none"]
    if (talent != "none" and not kept.talents) or len(buildings) > kept.buildings:
        return text("mount-tai-refuse-kept", game=0 if chosen == "none" else int(chosen))
    if talent != "none" and not in_play(box, talent, seats, options["talents"]):
        return text("mount-tai-refuse-talent", talent=box.name[talent])
    for kind in buildings:
        if box.building[kind].set == "promo" and options["buildings"] != "promo":
            return text("mount-tai-refuse-building", building=names.building(kind))
    if one == "none" and two != "none":
        return text("mount-tai-refuse-second")
    return text("mount-tai-refuse-twice", building=names.building(one)) if buildings and one == two else None


def set_up(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
    """A table for 1 to 4 players, ready for the first round."""
    cards, board = box.cards, box.board
    start = rng.below(seats)  # MT-AMB-60
    order = [(start + step) % seats for step in range(seats)]
    virtual = deal(box, rng) if seats == 1 else None
    events, unused_events = _events(box, seats, options, rng)
    bonuses = list(GOODS)
    rng.shuffle(bonuses)  # MT-SETUP-08
    praises = list(cards.praises)
    rng.shuffle(praises)  # MT-SETUP-10, MT-SETUP-11
    piles, unused_talents = _talents(box, seats, options, rng)
    supply, returned = _buildings(box, seats, options, rng)
    game = None if options["challenge"] == "none" else cards.challenge[int(options["challenge"])]
    layout = "pyramid" if game is None else game.layout
    players = [_player(box, seats, seat, layout, rng) for seat in range(seats)]
    for seat, reputation in zip(order, board.first_reputation[seats], strict=True):
        if reputation:  # MT-SETUP-41 to MT-SETUP-43
            players[seat].points["start"] = reputation
    table = Table(
        seats=seats,
        rng=rng,
        players=players,
        order=order if virtual is None else [*order, VIRTUAL],  # MT-SOLO-06
        start=start,
        ranges=_ranges(box, rng),
        events=events,
        unused_events=unused_events,
        bonuses=[*bonuses],
        praises=praises,
        piles=piles,
        unused_talents=unused_talents,
        blueprints={},
        supply=supply,
        returned=returned,
        options=dict(options),
        ponds=[],
        turned=[],
        dismissed=[],
        removed=[],
        unused_tutors=[],
        gains=[0] * seats,
        executed=[],
        executed_before=[],
        kept_buildings=[],
        virtual=virtual,
    )
    refill(box, table)  # MT-SETUP-22 to MT-SETUP-24
    for seat in range(seats):
        carry_in(box, table, seat, options)
    if options["tutors"] == "on":
        tutors.deal(box, table, rng)
    table.news, table.reveals = [], 0
    if any(player.tutor or "observatory" in player.buildings for player in players):
        table.phase = "begin"
    return table


def _ranges(box: Box, rng: Rng) -> list[str]:
    """Which range tile lies where, and how it is turned. (MT-SETUP-01 to MT-SETUP-04)"""
    found: list[str] = []
    for size in (3, 2):
        tiles = box.cards.of_range(size)
        rng.shuffle(tiles)
        found += [f"{tile}:{rng.below(4)}" for tile in tiles[: len(CORNERS)]]
    return found


def _events(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[list[list[str]], list[str]]:
    """The event tiles of the 8 rounds, and those that are not used. (MT-SETUP-05 to MT-SETUP-07, MT-SETUP-09)"""
    decks: dict[str, list[str]] = {}
    unused: list[str] = []
    for colour in COLOURS:
        deck = [name for name, tile in box.events.items() if tile.colour == colour and name != "zero"]
        rng.shuffle(deck)
        if colour == box.events["zero"].colour and options["event_zero"] == "on":
            unused.append(deck.pop())  # MT-AMB-24
            deck.append("zero")
            rng.shuffle(deck)
        decks[colour] = deck
    rounds = [[decks[colour].pop() for colour in spaces] for spaces in box.spaces[seats]]
    return rounds, unused + [name for deck in decks.values() for name in deck]


def in_play(box: Box, card: str, seats: int, talents: str) -> bool:
    """Is a talent card among those that can be dealt? (MT-SETUP-17, MT-SETUP-18)"""
    talent = box.cards.talents[card]
    return seats in talent.players and (talent.set == "base" or talents in (talent.set, "all"))


def _talents(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[list[list[str]], list[str]]:
    """The five piles of the wilderness, and the cards that are not dealt. (MT-SETUP-12 to MT-SETUP-18)"""
    decks: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for card in box.cards.talents:
        if in_play(box, card, seats, options["talents"]) and card != options["keep_talent"]:
            decks[box.colour[card]].append(card)
    for deck in decks.values():
        rng.shuffle(deck)
    sizes = box.board.pile_sizes[2 if options["challenge"] != "none" else seats]  # MT-CHAL-05
    piles: list[list[str]] = []
    for colour, size in zip(box.board.piles, sizes, strict=True):
        deck = decks[colour]
        # With a base red kept from the challenge game before, the second red pile is one short.
        piles.append([deck.pop() for _ in range(min(size, len(deck)))])
    return piles, [card for deck in decks.values() for card in deck]


def _buildings(box: Box, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[list[str], list[str]]:
    """The face-down supply, and the tiles that go back to the box. (MT-SETUP-19 to MT-SETUP-25)"""
    supply: list[str] = []
    returned: list[str] = []
    for kind, tile in box.cards.buildings.items():
        back = 0
        if tile.set == "base":
            back = box.board.copies_back[seats]
        elif options["buildings"] != "promo":
            continue
        elif kind in (options["keep_building"], options["keep_building_2"]):
            back = tile.copies  # MT-AMB-54
        supply += [kind] * (tile.copies - back)
        returned += [kind] * back
    rng.shuffle(supply)
    return supply, returned


def _player(box: Box, seats: int, seat: int, layout: str, rng: Rng) -> Player:
    """A player with shuffled edict tiles and the first settlement tile. (MT-SETUP-28 to MT-SETUP-37)"""
    pyramid, aside = lay_out(box, layout, rng)
    board = box.board
    home = HOME[board.fiefs[seats][seat]]
    return Player(board.money, board.grain, board.wine, {home: SETTLEMENT}, pyramid, aside=aside)
