"""What a game's pictures promise: the contract between ``render`` and one package a game."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct
from PIL import Image

from engine.kernel import Decision, Seat, Text, View
from engine.words import Localiser
from render.kit.palette import Colour

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Picture(Struct, frozen=True):
    """A finished picture and its alternative text, which says only what the picture's viewer may know."""

    image: Image.Image
    alt: Text


class UnknownArea(KeyError):
    """A picture was asked for that the game does not have."""


class Painter(Protocol[V_contra]):
    """Pictures of one game. Methods only read what they are given and may run in several threads at once."""

    @property
    def accent(self) -> Colour:
        """The game's own colour, with which its messages are edged."""
        ...

    @property
    def areas(self) -> tuple[str, ...]:
        """What can be shown; ``"board"`` is always the first. ``"player"`` areas are named ``player:<seat>``."""
        ...

    def paint(
        self, view: V_contra, decision: Decision | None, since: V_contra | None, words: Localiser, area: str
    ) -> Picture:
        """One area of the table as ``view`` shows it.

        ``decision`` is the viewer's own open question, whose options are marked with their codes; ``since`` is the
        public view at the last public card, for marking what changed. ``words`` says texts and knows the players'
        names. Raises ``UnknownArea``.
        """
        ...

    def focus(self, view: V_contra, decision: Decision) -> str:
        """The area in which the options of the viewer's own question are seen best; ``"board"`` if in doubt."""
        ...

    def cover(self, words: Localiser) -> Picture:
        """The picture that stands for the game in lists and lobbies (1200 × 675)."""
        ...

    def emblem(self, size: int) -> Image.Image:
        """The game's sign (RGBA, ``size`` square)."""
        ...


def seat_area(area: str, seats: int) -> Seat:
    """The seat of an area such as ``player:2``. Raises ``UnknownArea``."""
    kind, _, number = area.partition(":")
    if kind != "player" or not number.isdecimal() or int(number) >= seats:
        raise UnknownArea(area)
    return int(number)
