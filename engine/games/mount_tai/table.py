"""The state of a game: every tile, card and piece in exactly one place."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec import Struct

from engine.games.mount_tai.content import SEASONS, Season
from engine.kernel import Seat, Text, text
from engine.kernel import Table as KernelTable

VIRTUAL: Final = -1
"""The virtual player of the solo game in `Table.order`: a party without a seat. (MT-SOLO-01)"""

SETTLEMENT: Final = "settlement"
FARMLAND: Final = "farmland"
TOWN: Final = "town"
MARKER: Final = "marker"
"""What lies on a cell: the faces of a terrain tile, or the ascent marker."""

ROUNDS: Final = 8
"""Rounds in a year. (MT-FLOW-03)"""


class Player(Struct):
    """One player.

    `points` are reputation by what brought it. `land` are the own tiles by cell. `pyramid` maps places of the layout to
    the edict tiles there; `played` is the tile in the turn order area (0: none), `recorded` those that the Vanguard
    keeps, `gone` the others that were used or removed, `aside` those left out at setup. `talents` are levels by card;
    `brought` is the card carried in from the challenge game before. `tutor` is the Grand Tutor, `mark` the building or
    the target that it marks, `studies` the study markers, `donated` the place on the donation track, `commanded` the
    season (from 1, over both years) in which the Commander last acted. `firsts` are first places since the Yin-Yang
    Master came, who may copy the Vanguard.
    """

    money: int
    grain: int
    wine: int
    land: dict[str, str]
    pyramid: dict[int, int]
    points: dict[str, int] = {}
    played: int = 0
    recorded: list[int] = []
    gone: list[int] = []
    aside: list[int] = []
    buildings: list[str] = []
    talents: dict[str, int] = {}
    brought: str = ""
    tutor: str = ""
    mark: str = ""
    studies: int = 0
    donated: int = 0
    commanded: int = 0
    firsts: int = 0

    @property
    def reputation(self) -> int:
        return sum(self.points.values())


class Virtual(Struct):
    """The virtual player's edict tiles: the `deck` (top last), `played` this round, `gone`, and those left out."""

    deck: list[int]
    unused: list[int]
    played: int = 0
    gone: list[int] = []


Phase = Literal["begin", "policy", "order", "events", "settlement", "close", "last", "copy", "final", "over"]


class Table(KernelTable, kw_only=True):
    """Lists that are piles have their top last.

    `phase` says which step comes next, `turn` who of the phase's players has it (from 0), `round` which of the 16
    rounds it is (from 0), `settled` how many settlements are over. `order` is the turn order; `start` began the game.

    `ranges` are the large and then the small range tiles in the order of `CORNERS`, as "name:quarter turns";
    `ponds` the cells with artificial water. `events` are the event tiles of the 8 rounds of a year, `turned` those that
    were activated this year, `unused_events` face down in the box. `bonuses` lie at the seasons; `praises` are those of
    year 1 and then of year 2 by season, of which the first `settled` have left the game.

    `piles` are the talents of the wilderness (only the top is face up), `unused_talents` unseen in the box, `dismissed`
    out of the game. `blueprints` counts the building tiles on offer by kind, from left to right; `supply` is face down;
    `returned` and `removed` went to the box at setup and in play. `unused_tutors` were not drawn.

    `gains` is what each seat gained from the Praise tile in this settlement. `executed` and `executed_before` are the
    effects of the human in this policy phase and in the last one, for the challenge game that forbids them.
    `options` are the table options. `kept_talent` (a card, or "") and `kept_buildings` (kinds) are what is carried from
    a challenge game that was won into the next one.
    """

    slug: ClassVar[str] = "mount_tai"

    players: list[Player]
    order: list[Seat]
    start: Seat
    ranges: list[str]
    events: list[list[str]]
    unused_events: list[str]
    bonuses: list[str]
    praises: list[str]
    piles: list[list[str]]
    unused_talents: list[str]
    blueprints: dict[str, int]
    supply: list[str]
    returned: list[str]
    options: dict[str, str]
    ponds: list[str]
    turned: list[str]
    dismissed: list[str]
    removed: list[str]
    unused_tutors: list[str]
    gains: list[int]
    executed: list[str]
    executed_before: list[str]
    kept_buildings: list[str]
    kept_talent: str = ""
    virtual: Virtual | None = None
    phase: Phase = "policy"
    turn: int = 0
    round: int = 0
    settled: int = 0

    def chapter(self) -> Text:
        """The round of the year, or what comes after the last. (MT-FLOW-03)"""
        if self.phase in ("last", "copy", "final", "over"):
            return text("mount-tai-chapter-end")
        season = text(f"mount-tai-season-{self.season_name}")
        return text("mount-tai-chapter", year=self.year, season=season, round=self.round % ROUNDS + 1)

    @property
    def year(self) -> int:
        """1 or 2."""
        return self.round // ROUNDS + 1

    @property
    def season(self) -> int:
        """The season of the present round, or of its settlement, from 0."""
        return self.round % ROUNDS // 2

    @property
    def season_name(self) -> Season:
        return SEASONS[self.season]

    @property
    def challenge(self) -> int:
        """The number of the challenge game, or 0."""
        chosen = self.options["challenge"]
        return 0 if chosen == "none" else int(chosen)
