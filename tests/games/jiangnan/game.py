"""A position of the game being played, which reads like a record. Positions are made in `position`."""

from __future__ import annotations

from engine.games.jiangnan.boats import at
from engine.games.jiangnan.rules import JiangnanRules
from engine.games.jiangnan.table import Bot, Player, Table
from engine.games.jiangnan.view import View
from tests.games.playing import Playing


class Game(Playing[Table, View]):
    """A position being played."""

    def __init__(self, by: JiangnanRules, table: Table, whole: bool) -> None:
        super().__init__(by, table, whole, table.options)

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def me(self) -> Player:
        """Seat 0, which begins unless the position says otherwise."""
        return self.table.players[0]

    @property
    def bot(self) -> Bot:
        assert self.table.bot is not None, "there is no Bot"
        return self.table.bot

    @property
    def scores(self) -> list[int]:
        """VP by seat."""
        return [each.score for each in self.table.players]

    def ideas(self, seat: int = 0) -> tuple[int, int, int]:
        """Novel, drama and painting ideas of a seat."""
        ideas = self.table.players[seat].ideas
        return ideas["novel"], ideas["drama"], ideas["painting"]

    def boat(self, slot: int) -> list[tuple[int, int]]:
        """The spaces of the boat in a slot (from 0), from the right: whose servants, and how many."""
        return [(space.colour, space.servants) for space in at(self.table, slot).spaces]

    def track(self, name: str) -> list[tuple[str, int]]:
        """A Display Track from the left: the type of each tile and whose servant lies on it (`NOBODY`: none)."""
        return [(tile.kind, tile.colour) for tile in self.table.tracks[name]]

    def muses(self) -> dict[int, list[int]]:
        """The muses on display and whose servants lie on them."""
        return {muse.character: list(muse.servants) for muse in self.table.muses}
