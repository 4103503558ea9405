"""The state of a game: every tile, marker and servant in exactly one place."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from engine.games.jiangnan.content import Side
from engine.games.jiangnan.kinds import Idea
from engine.kernel import Seat, Text, text
from engine.kernel import Table as KernelTable

Colour: TypeAlias = int
"""Whose scholar or servant: a seat, the `BOT`, or the vassal of a seat (with two players, seat + 2)."""

BOT: Final = -1
"""The Bot of the solo game, a party without a seat, in `Table.order` and as a colour. (JN-SOLO-02)"""
NOBODY: Final = -2
"""No servant on a Display tile; an empty space of a boat."""
VASSALS: Final = 2
"""The vassal of seat 0 has colour 2, that of seat 1 colour 3. (JN-2P-01)"""


class Space(Struct):
    """A space of a boat: whose servants, and how many; an emptied one is `NOBODY`'s. (JN-AMB-19)"""

    colour: Colour
    servants: int


class Trend(Struct, frozen=True):
    """A Public Scoring Trend tile by its two sides. (JN-DATA-17)"""

    shown: str
    hidden: str


class Boat(Struct):
    """A boat: `spaces` from the right, its trend tiles (left, right) until it is resolved, then its `goal`."""

    spaces: list[Space]
    trends: list[Trend]
    goal: str = ""


class Display(Struct):
    """A Display tile on a track and whose servant lies on it."""

    kind: Idea
    colour: Colour = NOBODY


class Muse(Struct):
    """A muse on display and whose servants lie on her, in the order in which they came."""

    character: int
    servants: list[Seat]


class Player(Struct):
    """One player.

    `bag` is drawn from its end; only what is in it is known, and only to its owner. `track` is the action track from
    its rightmost space on, always closed up. `used`, `drafted` and `discarded` tiles lie apart; those discarded are out
    of the game. `works` are the unpublished portfolios, `published` the others, `spent` those given for exams.
    `talent` is a character or 0, `assistants` characters in the order in which they came. `spirits` counts Spirits
    tiles, `cities` are in the order of travel, `place` is that of the servant at the Temple Fair. `scholars` counts
    those not yet placed. `degree`: 1 Juren, 2 Gongshi. `activated` are the assistants ("assistant:7") and the
    novels ("novel_3") that were used in this income step. `points` are VP by what brought them.
    """

    coins: int
    spirit: int
    ideas: dict[str, int]
    bag: list[str]
    track: list[str]
    place: int
    scholars: int
    used: list[str]
    drafted: list[str]
    discarded: list[str]
    works: list[str]
    published: list[str]
    spent: list[str]
    assistants: list[int]
    cities: list[str]
    activated: list[str]
    points: dict[str, int]
    talent: int = 0
    spirits: int = 0
    degree: int = 0

    @property
    def score(self) -> int:
        return sum(self.points.values())


class Bot(Struct):
    """The Bot: a party without track, ideas, spirit and talent; fields as those of a player. (section 11)"""

    bag: list[str]
    scholars: int
    used: list[str]
    drafted: list[str]
    published: list[str]
    assistants: list[int]
    cities: list[str]
    points: dict[str, int]
    coins: int = 0
    degree: int = 0

    @property
    def score(self) -> int:
        return sum(self.points.values())


class Sides(Struct, frozen=True):
    """The modules that rule this game, nothing random left; `shops` lie on the ring with their own sides."""

    map: str
    society: Side
    travel: Side
    parlour: Side
    talents: Literal["none", "four", "all"]
    characters: Literal["16", "20"]
    pointer: Literal["a", "b", "c"]
    tiles: Literal["basic", "advanced"]
    ages: Literal["sorted", "mixed"]
    upkeep: Side
    overlay: Side
    goals: Literal["first", "second", "all"]


Phase: TypeAlias = Literal[
    "works", "talents", "action", "income", "boats", "draft", "events", "rest", "spirits", "final", "over"
]


class Table(KernelTable, kw_only=True):
    """Lists that are stacks have their top last.

    `phase` says which step comes next, `turn` who of the phase's parties has it, `round` is 1 to 6. In the action phase
    `turn` counts single turns over the three passes. `order` is the turn order, `next_order` the places taken for the
    next round. `visiting` is the district whose action is being carried out, and whose costs a talent may waive.
    `resting` are those that still owe a Mandatory Rest.

    `scholars` lie under the districts, `rest` in the Rest Area, in the order in which they came: the first is farthest
    right. `river` are the seven slots from the left. `goals` come to boats from the first on; `unused_goal` and the
    like are in the box. `trends` are the Public Scoring Track from the top, `dropped_trends` left the game.

    `works` are the portfolios on display, `works_stack` lies face down, `works_later` those of Age 2 as long as they
    are not in play, `works_gone` out of the game. `tracks` are the Display tiles of Teahouse and Tavern from the left.
    `muses` are on display; `muse_stack` is face down, `talents` lie open while they are drafted, `unused_characters`
    are not in this game. `bonuses` are Travel tiles by city. `ring` are the shops by space, `pointer` counts how often
    the pointer was turned. `charms` is the current Charm tile and those to come.

    `offer` are the action tiles on the Upkeep Board, `bags` those still to come by the Age from which they do,
    `tiles_gone` out of the game.
    """

    slug: ClassVar[str] = "jiangnan"

    options: dict[str, str]
    sides: Sides
    players: list[Player]
    order: list[int]
    next_order: list[int]
    resting: list[int]
    scholars: dict[str, list[Colour]]
    rest: list[Colour]
    river: list[Boat | None]
    goals: list[str]
    unused_goals: list[str]
    trends: list[Trend]
    dropped_trends: list[Trend]
    unused_trends: list[Trend]
    works: list[str]
    works_stack: list[str]
    works_later: list[str]
    works_gone: list[str]
    tracks: dict[str, list[Display]]
    muses: list[Muse]
    muse_stack: list[int]
    talents: list[int]
    unused_characters: list[int]
    bonuses: dict[str, int]
    unused_travel: list[int]
    ring: list[str]
    charms: list[str]
    gone_charms: list[str]
    offer: list[str]
    bags: dict[int, list[str]]
    tiles_gone: list[str]
    bot: Bot | None = None
    phase: Phase = "works"
    turn: int = 0
    round: int = 1
    pointer: int = 0
    visiting: str = ""

    def chapter(self) -> Text:
        """The round. (JN-ROUND-01)"""
        return text("jiangnan-round", round=self.round)

    def owner(self, colour: Colour) -> int:
        """The party whose colour it is: a seat for its vassal, too."""
        return colour - VASSALS if self.seats == 2 and colour >= VASSALS else colour

    def vassal(self, seat: Seat) -> Colour:
        """The vassal's colour, with two players."""
        return seat + VASSALS

    def party(self, party: int) -> Player | Bot:
        """A player, or the Bot."""
        if party != BOT:
            return self.players[party]
        if self.bot is None:
            raise ValueError("there is no Bot at this table")
        return self.bot

    @property
    def parties(self) -> list[int]:
        """All parties, seats first."""
        return [*range(self.seats), *([BOT] if self.bot is not None else [])]
