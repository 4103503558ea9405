"""The state of the teaching game, and the data of its cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from engine.kernel import Content, Seat, Text, text
from engine.kernel import Table as KernelTable

FOLDER = Path(__file__).parent / "content"

Amount = Annotated[int, Meta(ge=0, le=99)]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: points when played, coins taken from a neighbour, copies in the deck."""

    points: Amount
    takes: Amount
    copies: Amount


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All the data of the game."""

    cards: dict[str, Card]


def load(text: bytes | None = None) -> Content[Cards]:
    """The content files, or a kept content. Raises `ContentError`."""
    return Content.from_text(text, Cards) if text is not None else Content.from_folder(FOLDER, Cards)


class Player(Struct):
    """A merchant. `bid` is secret until all have bid. `rooms` and `arts` are points by where they come from."""

    coins: int
    hand: list[str]
    bid: int | None = None
    rooms: int = 0
    arts: int = 0

    @property
    def points(self) -> int:
        return self.rooms + self.arts


class Table(KernelTable, kw_only=True):
    """`deck` has its top card last. `active` is the seat at turn; `polished`: its free action has been used.

    `leg` is the number of the game on a journey, or 0; `luggage` the card that its first merchant takes along.
    """

    slug: ClassVar[str] = "teaching"

    players: list[Player]
    deck: list[str]
    played: list[str]
    rounds: int
    dice: bool
    round: int = 1
    stage: Literal["bids", "turn", "luggage"] = "bids"
    active: Seat = 0
    polished: bool = False
    leg: int = 0
    luggage: str = ""

    def chapter(self) -> Text:
        return text("teaching-chapter", round=self.round)
