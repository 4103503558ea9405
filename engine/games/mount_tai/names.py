"""The names of tiles, cards, places and goods, as texts."""

from __future__ import annotations

from functools import cache

from engine.kernel import Text, text


def _named(what: str, kind: str) -> Text:
    return Text(f"mount-tai-{what}-{kind.replace('_', '-')}")


@cache
def cell(name: str) -> Text:
    """A cell by its coordinates: "C4"."""
    return text("mount-tai-cell", cell=name)


@cache
def land(kind: str) -> Text:
    """What lies on a cell: settlement, farmland, town, marker."""
    return _named("land", kind)


@cache
def effect(kind: str) -> Text:
    """One of the eight edict effects."""
    return _named("effect", kind)


@cache
def good(kind: str, amount: int) -> Text:
    """An amount of a good: "3 money"."""
    return text(f"mount-tai-{kind}", amount=amount)


@cache
def good_name(kind: str) -> Text:
    """A good without a number."""
    return _named("good", kind)


@cache
def season(kind: str) -> Text:
    """A season."""
    return _named("season", kind)


@cache
def colour(kind: str) -> Text:
    """The colour of an event tile or a talent card."""
    return _named("colour", kind)


@cache
def building(kind: str) -> Text:
    """A kind of building."""
    return _named("building", kind)


@cache
def building_effect(kind: str) -> Text:
    """What a building does, in a sentence; takes `amount`."""
    return _named("building", f"{kind}-effect")


@cache
def talent(profession: str) -> Text:
    """A profession."""
    return _named("talent", profession)


@cache
def skill(kind: str) -> Text:
    """What a skill does, in a sentence; takes `amount` and `per`, and `event` where it names one."""
    return _named("skill", kind)


@cache
def praise(kind: str) -> Text:
    """A tile of the Eight Praises."""
    return _named("praise", kind)


@cache
def praise_first(counts: str) -> Text:
    """The condition of a year-1 face; takes `need` and `points`."""
    return _named("praise-first", counts)


@cache
def praise_again(counts: str) -> Text:
    """The reward of a year-2 face; takes `points` and `per`."""
    return _named("praise-again", counts)


@cache
def tutor(kind: str) -> Text:
    """A Grand Tutor."""
    return _named("tutor", kind)


@cache
def virtual() -> Text:
    """The virtual player."""
    return Text("mount-tai-virtual")


@cache
def income(kind: str) -> Text:
    """What brings income: a building, farmland or towns."""
    return land(kind) if kind in ("farmland", "town") else building(kind)


@cache
def target(kind: str) -> Text:
    """A target of the Conspirator."""
    return _named("target", kind)
