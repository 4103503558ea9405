"""Reading the data, and what must be true of it that types cannot express: references, counts, provenance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import Struct

from engine.games.mount_tai.content import (
    BUILDINGS,
    COLOURS,
    GOODS,
    MAX_EDICT,
    PRAISES,
    TUTORS,
    Cards,
    Skill,
    Sources,
)
from engine.kernel import Content, ContentError

FOLDER = Path(__file__).parent / "content"

PLAYERS = (1, 2, 3, 4)
ROUNDS = 8
"""Rounds in a year."""

TIERS = {1: 4, 2: 9, 3: 16}
"""Edict tiles of each tier. (MT-EDICT-01)"""


def load(text: bytes | None = None) -> Content[Cards]:
    """This version's content files, or a kept content. Raises `ContentError`."""
    content = Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)
    check(content.cards)
    return content


def check(cards: Cards) -> None:
    """Raises `ContentError`; the message names file, entry and field."""
    _exactly("bonuses.toml", cards.bonuses, GOODS)
    _exactly("buildings.toml", cards.buildings, BUILDINGS)
    _exactly("challenge.toml", cards.challenge, range(1, 9))
    _exactly("edicts.toml", cards.edicts, range(1, MAX_EDICT + 1))
    _exactly("praises.toml", cards.praises, PRAISES)
    _exactly("skills.toml", cards.skills, get_args(Skill))
    _exactly("spaces.toml", cards.spaces, ("two", "three", "four"))
    _exactly("tutors.toml", cards.tutors, TUTORS)
    _edicts(cards)
    _events(cards)
    _talents(cards)
    _map(cards)
    _board(cards)
    for number, game in cards.challenge.items():
        if (game.rule == "loss") != (game.amount > 0):
            raise ContentError(f'challenge.toml, {number} → amount: goes with the rule "loss", and only with it')
    if any(not 2 <= players <= 4 for tutor in cards.tutors.values() for players in tutor.players):
        raise ContentError("tutors.toml → players: the Grand Tutors are for 2 to 4 players")
    for players in (2, 3, 4):
        if sum(tutor.drawn and players in tutor.players for tutor in cards.tutors.values()) < players:
            raise ContentError(f"tutors.toml → drawn: {players} players need as many cards")
    _sources("board.toml", cards.board, cards.board.source)
    for file in msgspec.structs.fields(cards):
        if file.name != "board":
            for name, entry in getattr(cards, file.name).items():
                _sources(f"{file.name}.toml, {name}", entry, entry.source)


def _exactly(file: str, entries: Iterable[object], known: Iterable[object]) -> None:
    found, wanted = [*entries], [*known]
    if set(found) != set(wanted):
        wrong = ", ".join(sorted(str(entry) for entry in set(found) ^ set(wanted)))
        raise ContentError(f"{file}: must hold exactly {', '.join(map(str, wanted))}; look at {wrong}")


def _edicts(cards: Cards) -> None:
    """Tiers by number; one effect on a tile of tier I, two different ones on the others."""
    for number, edict in cards.edicts.items():
        where = f"edicts.toml, {number}"
        tier = 1 if number <= TIERS[1] else 2 if number <= TIERS[1] + TIERS[2] else 3
        if edict.tier != tier:
            raise ContentError(f"{where} → tier: the number belongs to tier {tier} (MT-EDICT-01)")
        if len(edict.effects) != min(tier, 2) or len(set(edict.effects)) < len(edict.effects):
            raise ContentError(f"{where} → effects: a tile of tier {tier} has {min(tier, 2)}, all different")
    for tier, count in cards.board.virtual_deck.items():
        if count > TIERS[tier]:
            raise ContentError(f"board.toml → virtual_deck: there are only {TIERS[tier]} tiles of tier {tier}")


def _events(cards: Cards) -> None:
    """Eight tiles of each colour and tile 0; spaces for everybody in every round."""
    colours = Counter(tile.colour for name, tile in cards.events.items() if name != "zero")
    for colour in COLOURS:
        if colours[colour] != ROUNDS:
            raise ContentError(f"events.toml: {ROUNDS} tiles are {colour}, not {colours[colour]} (MT-COMP-06)")
    if "zero" not in cards.events or cards.events["zero"].gives != "nothing":
        raise ContentError('events.toml, zero → gives: event tile 0 must be there and give "nothing" (MT-EVENT-12)')
    for name, tile in cards.events.items():
        if tile.amount < 0 and tile.gives not in GOODS:
            raise ContentError(f"events.toml, {name} → amount: only money, grain, wine or reputation can be lost")
    if sorted(chain(*(spaces.players for spaces in cards.spaces.values()))) != list(PLAYERS):
        raise ContentError("spaces.toml → players: each of 1, 2, 3 and 4 players needs exactly one entry")
    for name, spaces in cards.spaces.items():
        where = f"spaces.toml, {name} → spaces"
        if len(spaces.spaces) != ROUNDS:
            raise ContentError(f"{where}: needs {ROUNDS} rounds, not {len(spaces.spaces)}")
        wanted = max(2, *spaces.players)
        for number, colours_of in enumerate(spaces.spaces, 1):
            if len(colours_of) != wanted or len(set(colours_of)) < wanted:
                raise ContentError(f"{where}: round {number} needs {wanted} different colours")


def _talents(cards: Cards) -> None:
    """Enough cards of each colour for the piles of any number of players. (MT-COMP-11)"""
    base = Counter[str](talent.colour for talent in cards.talents.values() if talent.set == "base")
    for players in PLAYERS:
        wanted = Counter[str]()
        for colour, size in zip(cards.board.piles, cards.board.pile_sizes[players], strict=True):
            wanted[colour] += size
        for of_colour, count in wanted.items():
            if base[of_colour] < count:
                raise ContentError(f"talents.toml: {players} players need {count} base cards that are {of_colour}")
    for name, talent in cards.talents.items():
        if talent.set == "base" and talent.players != PLAYERS:
            raise ContentError(f"talents.toml, {name} → players: base talents are for any number")
        if not set(talent.players) <= set(PLAYERS):
            raise ContentError(f"talents.toml, {name} → players: must be among 1, 2, 3 and 4")


def _map(cards: Cards) -> None:
    """Four range tiles of each size, with marks inside them."""
    for size in (2, 3):
        if (count := len(cards.of_range(size))) != 4:
            raise ContentError(f"map.toml: 4 range tiles have size {size}, not {count} (MT-COMP-03)")
    for name, tile in cards.map.items():
        if set(tile.water) & set(tile.tribes):
            raise ContentError(f"map.toml, {name} → tribes: no cell is water and tribe at once")
        for field, cells in (("water", tile.water), ("tribes", tile.tribes)):
            if any(max(cell) > tile.size for cell in cells):
                raise ContentError(f"map.toml, {name} → {field}: the tile has {tile.size} columns and rows")


def _board(cards: Cards) -> None:
    """An entry for every number of players, of the right size."""
    board = cards.board
    for field in ("first_reputation", "fiefs", "kinds", "copies_back", "pile_sizes"):
        if sorted(getattr(board, field)) != list(PLAYERS):
            raise ContentError(f"board.toml → {field}: each of 1, 2, 3 and 4 players needs an entry")
    for players in PLAYERS:
        for field, each in (("first_reputation", board.first_reputation), ("fiefs", board.fiefs)):
            if len(each[players]) != players:
                raise ContentError(f"board.toml → {field}: {players} players need as many entries")
        if len(set(board.fiefs[players])) < players:
            raise ContentError(f"board.toml → fiefs: {players} players need different ones")
        if len(board.pile_sizes[players]) != len(board.piles):
            raise ContentError(f"board.toml → pile_sizes: {players} players need {len(board.piles)} piles")
        if any(tile.copies <= board.copies_back[players] for tile in cards.buildings.values() if tile.set == "base"):
            raise ContentError("board.toml → copies_back: of every kind a tile must be left")
    if sorted(board.virtual_deck) != [1, 2, 3]:
        raise ContentError("board.toml → virtual_deck: each of the tiers 1, 2 and 3 needs a number")
    if sum(board.virtual_deck.values()) != ROUNDS * board.years:
        raise ContentError(f"board.toml → virtual_deck: a tile for each of {ROUNDS * board.years} rounds")


def _sources(where: str, entry: Struct, source: Sources) -> None:
    """Every value that an entry gives must say how well it is known."""
    fields = {field.name: field for field in msgspec.structs.fields(entry) if field.name != "source"}
    for name in source:
        if name not in fields:
            raise ContentError(f"{where} → source: speaks of {name!r}, which is no field here")
    for name, field in fields.items():
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        left_out = not field.required and getattr(entry, name) == default
        if name not in source and not left_out:
            raise ContentError(f"{where} → source: does not say where {name!r} comes from")
