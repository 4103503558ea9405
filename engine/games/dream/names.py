"""The cards' names, and what they do, as texts."""

from __future__ import annotations

from functools import cache

from engine.games.dream.content import Cards
from engine.kernel import Text, text


@cache
def menu(rank: int) -> Text:
    """The dish of a rank."""
    return Text(f"dream-menu-{rank}")


@cache
def shop(kind: str) -> Text:
    """A shop type."""
    return Text(f"dream-shop-{kind.replace('_', '-')}")


@cache
def customer(kind: str) -> Text:
    """A kind of customer."""
    return Text(f"dream-customer-{kind.replace('_', '-')}")


@cache
def event(kind: str) -> Text:
    """An event card."""
    return Text(f"dream-event-{kind.replace('_', '-')}")


@cache
def event_effect(kind: str) -> Text:
    """What an event does, in a sentence."""
    return Text(f"dream-event-{kind.replace('_', '-')}-effect")


def effect(cards: Cards, kind: str) -> Text:
    """What a shop type does, in sentences."""
    card, board = cards.shops[kind], cards.board
    if card.special == "tavern":
        does = text("dream-income-tavern", coins=card.income + board.tavern_extra)
    elif card.special == "menus":
        does = text("dream-income-menus", menus=board.cuju_menus)
    else:
        does = text(f"dream-income-{card.special}", coins=card.income)
    if not card.adds:
        return does
    adds = tuple(
        text("dream-adds", shops=tuple(shop(other) for other in card.adds if card.adds[other] == coins), coins=coins)
        for coins in dict.fromkeys(card.adds.values())
    )
    return text("dream-effect", does=does, adds=adds)
