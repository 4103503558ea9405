"""Reading the content files, and checking what types cannot say: references, counts, provenance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path

import msgspec

from engine.games.gugong.content import (
    DECREES,
    LOCATIONS,
    SETS,
    TOKENS,
    Board,
    Cards,
    Decree,
    Die,
    Gift,
    Side,
    Token,
)
from engine.kernel import Content, ContentError

FOLDER = Path(__file__).parent / "content"

FIXED: Mapping[str, tuple[int, str]] = {
    "load": (3, "a ship has three places, and the Foreman may take two of them (GG-CANAL-06)"),
    "harbors": (5, "each harbor has its reward (GG-HARB-09 to GG-HARB-13)"),
}
"""Figures of the board that the rules cannot be played without, and why."""

BRING = {"servant": "servants", "servants": "servants", "palace": "palace", "intrigue": "intrigue", "points": "points"}
"""Kinds of Travel tokens that bring an amount, and of what; the others bring what only the rules can say."""


def load(text: bytes | None = None) -> Content[Cards]:
    """This version's content files, or a kept content. Raises `ContentError`."""
    content = Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)
    _check(content.cards)
    return content


def _check(cards: Cards) -> None:
    _exactly("tokens.toml", cards.tokens, TOKENS)
    _exactly("decrees.toml", cards.decrees, DECREES)
    _exactly("sides.toml", cards.sides, ("few", "many"))
    if len(cards.dice) != 3:
        raise ContentError(f"dice.toml: there are 3 Destiny dice, not {len(cards.dice)}")
    groups: Counter[str] = Counter(gift.group for gift in cards.gifts.values())
    for group, size in {"board": len(LOCATIONS), **dict.fromkeys(SETS, 4)}.items():
        if groups[group] != size:
            raise ContentError(f"gifts.toml: the group {group!r} needs {size} cards, not {groups[group]}")
    if groups["draw"] < 5 * cards.board.rewards.card:
        raise ContentError("gifts.toml: the draw pile is too small for everybody's harbor rewards (GG-HARB-19)")
    for level in (1, 2, 3):
        if sum(decree.level == level for decree in cards.decrees.values()) < 2:
            raise ContentError(f"decrees.toml: level {level} needs at least 2 Decrees")
    if sorted(chain(*(side.players for side in cards.sides.values()))) != [2, 3, 4, 5]:
        raise ContentError("sides.toml → players: each of 2, 3, 4 and 5 players needs exactly one side")
    if sorted(cards.board.wall) != [2, 3, 4, 5]:
        raise ContentError("board.toml → wall: each of 2, 3, 4 and 5 players needs a number")
    if len(cards.board.income) < cards.board.days:
        raise ContentError("board.toml → income: each day needs a number")
    if 2 * cards.board.first_servants != cards.board.servants:
        raise ContentError("board.toml → first_servants: one half begins in the pool, the other in the supply")
    for name, (wanted, reason) in FIXED.items():
        if getattr(cards.board, name) != wanted:
            raise ContentError(f"board.toml → {name}: only {wanted} can be played: {reason}")
    for kind, token in cards.tokens.items():
        for amount in ("servants", "palace", "intrigue", "points"):
            if getattr(token, amount) and BRING.get(kind) != amount:
                raise ContentError(f"tokens.toml, {kind} → {amount}: this token brings none (GG-DATA-07)")
    for kind, decree in cards.decrees.items():
        if decree.level == 3 and decree.points:
            raise ContentError(f"decrees.toml, {kind} → points: level 3 scores at the end alone (GG-DECR-07)")
        if decree.each > 1 and kind != "final_intrigue":
            raise ContentError(f"decrees.toml, {kind} → each: only final_intrigue counts by so many (GG-DATA-14)")
    for name, side in cards.sides.items():
        _check_side(cards, name, side)
    _check_sources("board.toml", cards.board)
    entries: tuple[tuple[str, Iterable[tuple[str, Gift | Token | Decree | Die | Side]]], ...] = (
        ("decrees", cards.decrees.items()),
        ("dice", cards.dice.items()),
        ("gifts", cards.gifts.items()),
        ("sides", cards.sides.items()),
        ("tokens", cards.tokens.items()),
    )
    for file, of_file in entries:
        for entry_name, entry in of_file:
            _check_sources(f"{file}.toml, {entry_name}", entry)


def _exactly(file: str, entries: Iterable[str], known: tuple[str, ...]) -> None:
    if set(entries) != set(known):
        wrong = ", ".join(sorted(set(entries) ^ set(known)))
        raise ContentError(f"{file}: must hold exactly {', '.join(known)}; look at {wrong}")


def _check_side(cards: Cards, name: str, side: Side) -> None:
    """A connected map with tokens left for the piles, and a place in the Palace for everybody."""
    where = f"sides.toml, {name}"
    for road in side.roads:
        for city in road:
            if city not in side.cities:
                raise ContentError(f"{where} → roads: there is no city {city!r}")
    if len(set(side.cities)) < len(side.cities):
        raise ContentError(f"{where} → cities: names a city twice")
    reached = {side.cities[0]}
    for _ in side.cities:
        reached |= {city for road in side.roads if reached & set(road) for city in road}
    if reached != set(side.cities):
        raise ContentError(f"{where} → roads: {', '.join(sorted(set(side.cities) - reached))} cannot be reached")
    if len(side.cities) < max(side.players):
        raise ContentError(f"{where} → cities: every Traveller needs one")
    if len(side.cities) >= sum(token.copies for token in cards.tokens.values()):
        raise ContentError(f"{where} → cities: no Travel tokens are left for the piles")
    if len(side.palace) < max(side.players) or list(side.palace) != sorted(side.palace, reverse=True):
        raise ContentError(f"{where} → palace: everybody needs a place, and an earlier one is worth no less")


def _check_sources(where: str, entry: Gift | Token | Decree | Die | Side | Board) -> None:
    """Every value that an entry gives must say how well it is known."""
    fields = {field.name: field for field in msgspec.structs.fields(entry) if field.name != "source"}
    for name in entry.source:
        if name not in fields:
            raise ContentError(f"{where} → source: speaks of {name!r}, which is no field here")
    for name, field in fields.items():
        left_out = not field.required and getattr(entry, name) == field.default
        if name not in entry.source and not left_out:
            raise ContentError(f"{where} → source: does not say where {name!r} comes from")
