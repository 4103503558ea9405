"""Campaigns: games of one kind that are linked, so that something of each is carried into the next."""

from __future__ import annotations

from typing import Protocol, TypeVar

from engine.kernel.table import Table
from engine.kernel.text import Text, fluent

S = TypeVar("S")
T_contra = TypeVar("T_contra", bound=Table, contravariant=True)


class Campaign(Protocol[S, T_contra]):
    """A chain of games. Stateless: all that changes lies in the state, which is never changed but made anew.

    The host keeps the state as JSON from game to game, so a field that is added later needs a default. What a player
    chooses to carry on is a question of the game itself, its last; `after` only reads it off the table.
    """

    seats: int
    """The number of seats of every game."""
    state: type[S]
    """A msgspec struct."""

    def start(self) -> S:
        """Before the first game."""
        ...

    def options(self, state: S) -> dict[str, str] | None:
        """The next game's own table options, campaign-only ones included; None if there is no next game."""

    def after(self, state: S, table: T_contra) -> S:
        """Take over a finished game: its result, and what is carried on."""
        ...

    def sheet(self, state: S) -> tuple[Text, ...]:
        """The record sheet, line by line: what has been played, and what is still to come."""
        ...


def campaign_text(slug: str, name: str) -> Text:
    """What a campaign of a game is called: "<slug>-campaign-<name>"."""
    return Text(f"{fluent(slug)}-campaign-{name.replace('_', '-')}")
