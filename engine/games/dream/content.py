"""The data of the cards and the player board, as `content/*.toml` gives them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engine.kernel import Content, ContentError

FOLDER = Path(__file__).parent / "content"

Provenance = Literal["printed", "reported", "derived", "house"]
"""How well a value is known: in the rulebook, in a public source, forced by counts, or ours."""

Amount = Annotated[int, Meta(ge=0, le=99)]
MOST_PLACES = 20
Places = Annotated[int, Meta(ge=1, le=MOST_PLACES)]
Copies = Annotated[int, Meta(ge=0, le=200)]
Kind = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


class Menu(Struct, frozen=True, forbid_unknown_fields=True):
    """The menu cards of one rank: cost and income in coins, `copies` in the box, `each` in a player's first room.

    `dice` counts the dice added to the income. (DS-COMP-14)
    """

    rank: Annotated[int, Meta(ge=1, le=4)]
    cost: Amount
    income: Amount
    copies: Copies
    source: dict[str, Provenance]
    dice: Amount = 0
    each: Amount = 0


class Shop(Struct, frozen=True, forbid_unknown_fields=True):
    """A shop type: building cost and income in coins, `copies` of its card, and what it adds to other types.

    `income` is what a visit brings; `kind` names a special income that is worked out. (DS-COMP-12)
    """

    cost: Amount
    copies: Copies
    source: dict[str, Provenance]
    income: Amount = 0
    special: Literal["none", "die", "menus", "tavern", "models"] = "none"
    adds: dict[Kind, Amount] = {}


class Customer(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of customer: menu cards ordered, shop types visited, `copies` of the card. (DS-COMP-15)"""

    menus: Amount
    visits: tuple[Kind, ...]
    copies: Copies
    source: dict[str, Provenance]


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card; `ongoing` is its sundial mark. (DS-COMP-13)"""

    ongoing: bool
    copies: Copies
    source: dict[str, Provenance]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Player board, street and money: figures that are not on cards."""

    fees: Annotated[tuple[Amount, ...], Meta(min_length=8)]
    display: Annotated[int, Meta(ge=1, le=99)]
    queue: Places
    first_coins: Amount
    remove_cost: Amount
    models_to_win: Amount
    coins_to_win: Amount
    lanterns_queue: Places
    clad_queue: Places
    duty: Amount
    harvest: Amount
    cuju_menus: Amount
    tavern_extra: Amount
    source: dict[str, Provenance]

    def queue_size(self, event: str | None) -> int:
        """Customers in the queue while `event` lies on top of the notice board. (DS-QUE-01, DS-EV-14, DS-EV-20)"""
        return {"lanterns": self.lanterns_queue, "clad": self.clad_queue}.get(event or "", self.queue)


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All the data of the game, by file and entry."""

    board: Board
    customers: dict[Kind, Customer]
    events: dict[Kind, EventCard]
    menus: dict[Kind, Menu]
    shops: dict[Kind, Shop]


EVENTS = (
    "frugality",
    "off_season",
    "honest",
    "in_season",
    "lanterns",
    "clad",
    "ring_out",
    "harsh_duties",
    "big_harvest",
)
"""The events that the rules know; a content must hold exactly these."""

ORDER_CHANGE = {"frugality": -1, "in_season": 1}
"""What an event in force does to every order. (DS-EV-01, DS-EV-12)"""


def load(text: bytes | None = None) -> Content[Cards]:
    """This version's content files, or a kept content. Raises `ContentError`."""
    content = Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)
    _check(content.cards)
    return content


def _check(cards: Cards) -> None:
    """References, counts and provenance, which types cannot express."""
    for name, customer in cards.customers.items():
        for visited in customer.visits:
            if visited not in cards.shops:
                raise ContentError(f"customers.toml, {name} → visits: there is no shop {visited!r} in shops.toml")
        if len(set(customer.visits)) < len(customer.visits):
            raise ContentError(f"customers.toml, {name} → visits: names a shop twice")
    for name, shop in cards.shops.items():
        for target in shop.adds:
            if target not in cards.shops:
                raise ContentError(f"shops.toml, {name} → adds: there is no shop {target!r}")
    if set(cards.events) != set(EVENTS):
        wrong = ", ".join(sorted(set(cards.events) ^ set(EVENTS)))
        raise ContentError(f"events.toml: must hold exactly the events {', '.join(EVENTS)}; look at {wrong}")
    if sorted(menu.rank for menu in cards.menus.values()) != [1, 2, 3, 4]:
        raise ContentError("menus.toml: must hold one entry for each rank from 1 to 4")
    for name, menu in cards.menus.items():
        if menu.copies < 4 * menu.each:
            raise ContentError(f"menus.toml, {name} → copies: four players need {4 * menu.each}, not {menu.copies}")
    if sum(customer.copies for customer in cards.customers.values()) < cards.board.lanterns_queue:
        raise ContentError("customers.toml: fewer customers than places in the queue")
    _check_sources("board.toml", cards.board)
    for file, entries in (
        ("customers", cards.customers),
        ("events", cards.events),
        ("menus", cards.menus),
        ("shops", cards.shops),
    ):
        for name, entry in entries.items():
            _check_sources(f"{file}.toml, {name}", entry)


def _check_sources(where: str, entry: Menu | Shop | Customer | EventCard | Board) -> None:
    """Every value that an entry gives must say how well it is known; the rank of a menu is its name."""
    fields = {field.name: field for field in msgspec.structs.fields(entry) if field.name not in ("source", "rank")}
    for name in entry.source:
        if name not in fields:
            raise ContentError(f"{where} → source: speaks of {name!r}, which is no field here")
    for name, field in fields.items():
        left_out = getattr(entry, name) in (field.default, {}) and not field.required
        if name not in entry.source and not left_out:
            raise ContentError(f"{where} → source: does not say where {name!r} comes from")
