"""The names of tiles, people, places and amounts, as texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.games.jiangnan.board import HOURS
from engine.games.jiangnan.content import Assistant
from engine.games.jiangnan.kinds import ICONS
from engine.games.jiangnan.table import BOT, VASSALS
from engine.kernel import Text, Who, text


def _named(what: str, kind: str) -> Text:
    return Text(f"jiangnan-{what}-{kind.replace('_', '-').lower()}")


@cache
def party(colour: int, seats: int) -> Text | Who:
    """Whose colour it is: a seat, the Bot, or a seat's vassal."""
    if colour == BOT:
        return Text("jiangnan-the-bot")
    if seats == 2 and colour >= VASSALS:
        return text("jiangnan-vassal", who=Who(colour - VASSALS))
    return Who(colour)


def name(party: int) -> Text:
    """A player or the Bot, to be listed."""
    return Text("jiangnan-bot") if party == BOT else text("jiangnan-party", who=Who(party))


@cache
def district(kind: str) -> Text:
    """A district, or "rest" for the Rest Area."""
    return _named("district", kind)


@cache
def place(kind: str) -> Text:
    """A district as where somebody goes: "the Society"."""
    return _named("place", kind)


@cache
def districts(kinds: tuple[str, ...]) -> Text:
    """The district of an action tile, or its two."""
    one, *more = (district(kind) for kind in kinds)
    return text("jiangnan-either", one=one, two=more[0]) if more else one


@cache
def work(name: str) -> Text:
    """A work by its id: "novel_3"."""
    kind, _, number = name.partition("_")
    return Text(f"jiangnan-work-{kind}-{number}")


@cache
def character(number: int) -> Text:
    """A character by number."""
    return Text(f"jiangnan-character-{number}")


@cache
def city(name: str) -> Text:
    """A city by its id: "c1"."""
    return _named("city", name)


@cache
def shop(face: str) -> Text:
    """A face of a shop tile: "A1"."""
    return _named("shop", face)


@cache
def hour(place: int) -> Text:
    """A space of the Temple Fair by its o'clock."""
    return text("jiangnan-hour", hour=HOURS[place])


@cache
def trend(kind: str) -> Text:
    """A side of a trend tile."""
    return _named("trend", kind)


@cache
def goal(kind: str) -> Text:
    """A Scoring Goal by its letter."""
    return _named("goal", kind)


@cache
def charm(kind: str) -> Text:
    """A Charm tile by its letter."""
    return _named("charm", kind)


@cache
def idea(kind: str) -> Text:
    """A type of idea without a number."""
    return _named("idea", kind)


@cache
def amount(icon: str, number: int) -> Text:
    """So much of what an icon stands for: "2 coins". Also of "work" (portfolios) and "spirits" (Spirits tiles)."""
    return Text(f"jiangnan-{icon}", {"amount": number})


@cache
def icons(bonus: tuple[str, ...]) -> Text:
    """A bonus: "1 coin, 2 novel ideas"; equal icons are counted together."""
    return text("jiangnan-bonus", items=tuple(amount(icon, bonus.count(icon)) for icon in ICONS if icon in bonus))


def listed(items: Iterable[Text]) -> Text:
    """Several things in a list."""
    return text("jiangnan-list", items=tuple(items))


@cache
def tile(leads: tuple[str, ...], bonus: tuple[str, ...]) -> Text:
    """An action tile by where it leads and what its discard brings."""
    return text("jiangnan-tile", districts=districts(leads), bonus=icons(bonus))


@cache
def goods(amounts: tuple[tuple[str, int], ...]) -> Text:
    """Amounts of several things: (icon, number), those of 0 left out."""
    return text("jiangnan-bonus", items=tuple(amount(icon, number) for icon, number in amounts if number))


@cache
def shop_effect(face: str) -> Text:
    """What a shop does, in a sentence."""
    return Text(f"jiangnan-shop-{face.lower()}-effect")


@cache
def assistant(piece: Assistant) -> Text:
    """What an assistant does, in a sentence."""
    return text(
        f"jiangnan-assistant-{piece.power.replace('_', '-')}",
        amount=piece.amount,
        cost=piece.cost,
        gains=icons(piece.gains),
    )


@cache
def boat(district: str) -> Text:
    """A boat by the district above it."""
    return text("jiangnan-boat", district=_named("district", district))


def talent_effect(power: str, number: int) -> Text:
    """What a talent does, in a sentence."""
    return text(f"jiangnan-talent-{power.replace('_', '-')}", amount=number)
