"""Reading the data, and what must be true of it that types cannot express: references, counts, provenance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.games.jiangnan.content import WORKS, ActionTile, Cards, Sources, WorkTile
from engine.games.jiangnan.kinds import (
    CHARACTERS,
    CHARMS,
    CITIES,
    DISTRICTS,
    FAIR,
    FOUR_TALENTS,
    GOALS,
    LEVELS,
    ROUNDS,
    SHOPS,
)
from engine.kernel import Content, ContentError

FOLDER = Path(__file__).parent / "content"

TRAVEL_TILES = 12
BASIC = {1: 12, 2: 12, 3: 15, 4: 15}
"""Basic action tiles of each Age. (JN-COMP-12)"""
ADVANCED = {1: 6, 2: 6, 3: 6, 4: 6}
"""(JN-COMP-13)"""
STARTING = 12
"""(JN-COMP-10)"""
EARLY_WORKS = 7
"""Works of a type that belong to Age 1. (JN-DATA-08)"""
PLAYERS = (2, 3, 4)
"""As the rules count players: alone against the Bot as with two."""


def load(text: bytes | None = None) -> Content[Cards]:
    """This version's content files, or a kept content. Raises `ContentError`."""
    content = Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)
    check(content.cards)
    return content


def check(cards: Cards) -> None:
    """Raises `ContentError`; the message names file, entry and field."""
    _exactly("bots.toml", cards.bots, LEVELS)
    _exactly("chapters.toml", cards.chapters, ("1", "2", "3", "4", "5", "6"))
    _exactly("characters.toml", cards.characters, range(1, CHARACTERS + 1))
    _exactly("charms.toml", cards.charms, CHARMS)
    _exactly("goals.toml", cards.goals, GOALS)
    _exactly("rounds.toml", cards.rounds, range(1, ROUNDS + 1))
    _exactly("fair.toml, shops", cards.fair.shops, SHOPS)
    _exactly("travel.toml", cards.travel, range(1, TRAVEL_TILES + 1))
    _tiles(cards)
    for file, works in (("dramas", cards.dramas), ("novels", cards.novels), ("paintings", cards.paintings)):
        _works(f"{file}.toml", works)
    _characters(cards)
    _travel(cards)
    _fair(cards)
    _rounds(cards)
    _board(cards)
    _provenance(cards)


def _exactly(where: str, found: Iterable[object], wanted: Iterable[object]) -> None:
    missing = [str(name) for name in wanted if name not in list(found)]
    if missing:
        raise ContentError(f"{where} → {missing[0]}: this entry is missing")
    extra = [str(name) for name in found if name not in list(wanted)]
    if extra:
        raise ContentError(f"{where} → {extra[0]}: there is no such thing in this game")


def _tiles(cards: Cards) -> None:
    """Numbers by Age, districts by Age, names and tiles that occur once. (JN-COMP-10 to JN-COMP-13, JN-DATA-04)"""
    for file, tiles, wanted in (
        ("starting.toml", cards.starting, {0: STARTING}),
        ("early.toml", cards.early, {1: BASIC[1], 2: BASIC[2]}),
        ("late.toml", cards.late, {3: BASIC[3], 4: BASIC[4]}),
        ("advanced.toml", cards.advanced, ADVANCED),
    ):
        counts = Counter(tile.age for tile in tiles.values())
        if dict(counts) != wanted:
            said = ", ".join(f"{count} of Age {age}" for age, count in wanted.items())
            raise ContentError(f"{file}: needs {said} and no others")
        for name, tile in tiles.items():
            _tile(f"{file}, {name}", tile, advanced=file == "advanced.toml")
    together = (*cards.starting, *cards.early, *cards.late, *cards.advanced)
    if doubled := [name for name, count in Counter(together).items() if count > 1]:
        raise ContentError(f"late.toml, {doubled[0]}: another file has a tile of this name")
    looks = Counter((tile.districts, tuple(sorted(tile.icons))) for tile in cards.tiles().values())
    for name, tile in cards.tiles().items():
        if looks[tile.districts, tuple(sorted(tile.icons))] > 1:
            raise ContentError(f"the tile {name}: another tile has the same districts and icons")


def _tile(where: str, tile: ActionTile, *, advanced: bool) -> None:
    districts = 2 if tile.age >= 3 else 1
    if len(set(tile.districts)) != districts or len(tile.districts) != districts:
        raise ContentError(f"{where} → districts: a tile of Age {tile.age} leads to {districts} (JN-TURN-04)")
    if not tile.icons:
        raise ContentError(f"{where} → icons: at least one is needed")
    for icon in tile.icons:
        if icon in ("any", "vp") or (icon in ("portfolio", "shop") and not advanced):
            raise ContentError(f'{where} → icons: "{icon}" does not occur on these tiles (JN-DATA-01, JN-DATA-07)')


def _works(file: str, works: Mapping[int, WorkTile]) -> None:
    """15 of a type, 7 of Age 1, with a payout. (JN-COMP-09, JN-DATA-08)"""
    _exactly(file, works, range(1, WORKS + 1))
    early = sum(work.age == 1 for work in works.values())
    if early != EARLY_WORKS:
        raise ContentError(f"{file}: {EARLY_WORKS} works are of Age 1, not {early}")
    for number, work in works.items():
        drama, novel = file == "dramas.toml", file == "novels.toml"
        if (work.vp > 0) == novel or (work.coins > 0) == drama:
            raise ContentError(f"{file}, {number}: dramas pay VP, novels coins, paintings both (JN-PORT-05 to 08)")
        if (work.income > 0) != (drama or novel):
            raise ContentError(f"{file}, {number} → income: dramas and novels have one, paintings none")


def _characters(cards: Cards) -> None:
    for number, character in cards.characters.items():
        where = f"characters.toml, {number}"
        if number <= FOUR_TALENTS and character.talent is None:
            raise ContentError(f"{where} → talent: the Four Great Talents need one (JN-CH2-02)")
        if (character.assistant.power == "gain") != bool(character.assistant.gains):
            raise ContentError(f'{where} → assistant: `gains` goes with the power "gain", and only with it')
        for icon in character.assistant.gains:
            if icon in ("portfolio", "shop"):
                raise ContentError(f'{where} → assistant: "{icon}" is a power of its own, no gain')
    talents = sum(character.talent is not None for character in cards.characters.values())
    if talents < max(PLAYERS) + 4:
        raise ContentError(f"characters.toml: {max(PLAYERS)} players need {max(PLAYERS) + 4} talents, not {talents}")


def _travel(cards: Cards) -> None:
    """Four straight paths. (JN-CITY-01)"""
    cities = cards.cities
    if len(cities) != CITIES:
        raise ContentError(f"cities.toml: there are {CITIES}, not {len(cities)}")
    for city in cities:
        if city[1] != "1" and f"{city[0]}{int(city[1]) - 1}" not in cities:
            raise ContentError(f"cities.toml, {city}: the city before it on its path is missing")
    for number, tile in cards.travel.items():
        for icon in tile.icons:
            if icon not in ("novel", "drama", "painting", "portfolio", "shop"):
                raise ContentError(f'travel.toml, {number} → icons: no "{icon}" on Travel tiles (JN-DATA-22)')


def _fair(cards: Cards) -> None:
    fair = cards.fair
    if len(fair.passing) != FAIR:
        raise ContentError(f"fair.toml → passing: needs {FAIR} bonuses, not {len(fair.passing)}")
    if any(icon in ("portfolio", "shop", "any") for icon in fair.passing):
        raise ContentError("fair.toml → passing: coins, ideas, spirit and VP only (JN-DATA-19)")
    if not 1 <= len(fair.move) < FAIR:
        raise ContentError(f"fair.toml → move: needs between 1 and {FAIR - 1} prices")
    if fair.start >= FAIR or any(place >= FAIR for hands in fair.pointer.values() for place in hands):
        raise ContentError(f"fair.toml → start, pointer: spaces are 0 to {FAIR - 1}")
    if sorted(fair.pointer) != ["a", "b", "c"] or any(not 1 <= len(hands) <= 2 for hands in fair.pointer.values()):
        raise ContentError("fair.toml → pointer: the sides a, b and c point to one or two spaces each")
    if not fair.random_pointer:
        raise ContentError("fair.toml → random_pointer: at least one side is needed")


def _rounds(cards: Cards) -> None:
    """Every Age once, in order; the last round fills nothing. (JN-REFILL)"""
    refills = [events.refill for _, events in sorted(cards.rounds.items()) if events.refill]
    if refills != [2, 3, 4]:
        raise ContentError("rounds.toml → refill: Ages 2, 3 and 4 come once each, in this order")
    if sum(events.swap for events in cards.rounds.values()) != 1:
        raise ContentError("rounds.toml → swap: the Society changes to Age 2 once (JN-SWAP-01)")


def _board(cards: Cards) -> None:
    board = cards.board
    _exactly("board.toml → boards", [place for pair in board.boards.values() for place in pair], DISTRICTS)
    if sum(len(pair) for pair in board.boards.values()) != len(DISTRICTS):
        raise ContentError("board.toml → boards: every district lies on one board")
    if board.displays_at_start * 3 != board.display_track * 2 or board.displays < board.displays_at_start:
        raise ContentError("board.toml → displays_at_start: must fill both tracks, and not pass `displays`")
    for field, figures in (("offered", board.offered), ("sets", board.sets), ("assistants", board.assistants)):
        _exactly(f"board.toml → {field}", figures, ("a", "b"))
    _exactly("board.toml → scenery", board.scenery, ("a", "b"))
    for side, numbers in board.offered.items():
        _exactly(f"board.toml → offered.{side}", numbers, PLAYERS)
        for players, number in numbers.items():
            if number < players * board.scholars:
                raise ContentError(f"board.toml → offered.{side}: {players} players draft {players * board.scholars}")
            if number > (BASIC[1] if side == "a" else BASIC[1] + ADVANCED[1]):
                raise ContentError(f"board.toml → offered.{side}: there are not so many tiles for {players} players")


def _provenance(cards: Cards) -> None:
    """Every value says how well it is known."""
    for file, entries in (
        ("starting", cards.starting),
        ("early", cards.early),
        ("late", cards.late),
        ("advanced", cards.advanced),
        ("dramas", cards.dramas),
        ("novels", cards.novels),
        ("paintings", cards.paintings),
        ("characters", cards.characters),
        ("charms", cards.charms),
        ("goals", cards.goals),
        ("rounds", cards.rounds),
        ("bots", cards.bots),
        ("fair, shops", cards.fair.shops),
        ("cities", cards.cities),
        ("travel", cards.travel),
    ):
        stem, _, part = file.partition(", ")
        where = f"{stem}.toml, {part}." if part else f"{stem}.toml, "
        for name, entry in entries.items():
            _sources(f"{where}{name}", entry, entry.source, ())
    _sources("board.toml", cards.board, cards.board.source, ())
    _sources("fair.toml", cards.fair, cards.fair.source, ("shops",))


def _sources(where: str, entry: Struct, source: Sources, apart: Iterable[str]) -> None:
    """Every value that an entry gives must say how well it is known; those `apart` have entries of their own."""
    fields = {field.name: field for field in msgspec.structs.fields(entry) if field.name not in ("source", *apart)}
    for name in source:
        if name not in fields:
            raise ContentError(f"{where} → source: speaks of {name!r}, which is no field here")
    for name, field in fields.items():
        left_out = not field.required and getattr(entry, name) == field.default
        if name not in source and not left_out:
            raise ContentError(f"{where} → source: does not say where {name!r} comes from")
