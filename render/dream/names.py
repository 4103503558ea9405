"""Texts that the pictures use: the cards' names, and our own labels (``dream-picture-…``)."""

from __future__ import annotations

from engine.games.dream.view import View
from engine.kernel import Text, Who, text


def shop(kind: str) -> Text:
    """A shop type's name."""
    return Text(f"dream-shop-{kind.replace('_', '-')}")


def customer(kind: str) -> Text:
    """A customer's name."""
    return Text(f"dream-customer-{kind.replace('_', '-')}")


def event(kind: str) -> Text:
    """An event's name."""
    return Text(f"dream-event-{kind.replace('_', '-')}")


def event_effect(kind: str) -> Text:
    """What an event does, in a sentence."""
    return Text(f"dream-event-{kind.replace('_', '-')}-effect")


def event_short(kind: str) -> Text:
    """What an event does, in a few words."""
    return Text(f"dream-picture-event-{kind.replace('_', '-')}")


def menu(rank: int) -> Text:
    """The dish of a rank."""
    return Text(f"dream-menu-{rank}")


def label(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """One of the pictures' own labels."""
    return text(f"dream-picture-{key}", **args)


def effect(view: View, kind: str) -> Text:
    """What a shop brings, in sentences."""
    card, board = view.cards.shops[kind], view.cards.board
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
