"""A position of the game being played, which reads like a record. Positions are made in `position`."""

from __future__ import annotations

from engine.games.mount_tai.rules import MountTaiRules
from engine.games.mount_tai.table import Player, Table
from engine.games.mount_tai.view import View
from tests.games.playing import Playing


class Game(Playing[Table, View]):
    """A position being played."""

    def __init__(self, by: MountTaiRules, table: Table, whole: bool) -> None:
        super().__init__(by, table, whole, table.options)

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def me(self) -> Player:
        """Seat 0, which begins unless the position says otherwise."""
        return self.table.players[0]

    @property
    def scores(self) -> list[int]:
        return [each.reputation for each in self.table.players]

    def goods(self, seat: int = 0) -> tuple[int, int, int]:
        """Money, grain and wine of a seat."""
        each = self.table.players[seat]
        return each.money, each.grain, each.wine
