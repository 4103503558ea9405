"""The contract of a game: what `engine.games.<slug>` has to provide, and the small data types it speaks in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.kernel.campaign import Campaign
from engine.kernel.decision import Decision, Seat
from engine.kernel.rng import Rng
from engine.kernel.steps import Steps
from engine.kernel.table import Table
from engine.kernel.text import Text, fluent


class View(Struct, kw_only=True, frozen=True):
    """What one seat (`viewer`), or the public (None), may see: all that pictures and panels ever get.

    Built up from nothing by the game, never by deleting from the table.
    """

    viewer: Seat | None
    seats: int


class Variant(Struct, frozen=True):
    """A table option of a game: one of `values`, `default` unless chosen. What they are called: `variant_text`.

    A `campaign` one is set by a campaign of linked games alone: nobody chooses it, so it is called nothing.
    One that `needs` a value of another option, given as (id, value), can only be chosen together with that.
    """

    id: str
    values: tuple[str, ...]
    default: str
    campaign: bool = False
    needs: tuple[str, str] | None = None

    def open(self, options: Mapping[str, str]) -> bool:
        """May it be chosen beside these options, which hold a value for the one that it needs?"""
        return self.needs is None or options.get(self.needs[0]) == self.needs[1]


def variant_text(slug: str, option: str, value: str | None = None) -> Text:
    """What a table option, or a value of it, is called: "<slug>-variant-<id>" or "<slug>-variant-<id>-<value>"."""
    key = f"{fluent(slug)}-variant-{option}" if value is None else f"{fluent(slug)}-variant-{option}-{value}"
    return Text(key.replace("_", "-"))


class Param(Struct, frozen=True):
    """A parameter of a typed command: the decision key it answers, or only the options of one `group` of it. With ""
    as its key it answers whatever question offers its group just then; without a group, whatever is asked.

    With `by_group` it says only which group is meant, and the next parameter of the same key picks within it: a choice
    of two things (which card, for whom) is typed as two. With `begins` it takes only options whose ids begin so: two
    commands can divide a question between them. Fluent id: "<slug>-param-<name>" (description).
    """

    name: str
    key: str
    group: str | None = None
    by_group: bool = False
    begins: str = ""


class Command(Struct, frozen=True):
    """A typed command of a game, "/<slug> <name>". Parameters are played in this order; all may be left out.

    Fluent id: "<slug>-command-<name>" (description).
    """

    name: str
    params: tuple[Param, ...]


class Source(Struct, frozen=True):
    """One line of a score sheet."""

    label: Text
    points: int


class Score(Struct, frozen=True):
    """One party's result. `seat` is None for an automaton, which `name` then names. `rank` is 1 for the winner.

    `out`: this party cannot win, whatever its total. All such parties share the last place, which is the first one, yet
    no victory, if there is nobody else.
    """

    seat: Seat | None
    rank: int
    total: int
    sources: tuple[Source, ...]
    name: Text | None = None
    out: bool = False

    @property
    def won(self) -> bool:
        """Is this the winner, or one of those who share the victory?"""
        return self.rank == 1 and not self.out


class Standings(Struct, frozen=True):
    """The result of a finished game, best first. Equal ranks are shared places."""

    scores: tuple[Score, ...]
    reason: Text


T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)

Policy: TypeAlias = Callable[[Callable[[], Any], Decision, Rng], tuple[str, ...]]
"""A computer player: (how to get its view, its decision, its own random numbers) → picks.

The view is passed as a function, because many decisions need none and building one costs more than most moves.
"""


class Rules(Protocol[T, V]):
    """The rules of one game for one validated content. Stateless: all that changes lies in the table."""

    slug: str
    version: int
    seats: range
    bound: int
    """No game takes more replies than this."""
    table: type[T]
    view_type: type[V]
    variants: tuple[Variant, ...]
    commands: tuple[Command, ...]
    policies: Mapping[str, Policy]
    campaigns: Mapping[str, Campaign[Any, Any]]
    """Chains of this game by their names (`[a-z_]`); most games have none."""
    content_digest: str
    content_text: bytes
    """The canonical JSON of the content (`Content.text`): kept with every game that is set up with it."""

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """Why this combination of seats and options cannot be played; None if it can."""

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> T:
        """A new table, with which the session goes on: it shares no list with the content.

        `options` holds a legal value for every variant.
        """
        ...

    def step(self, t: T) -> Steps[None]:
        """The next turn or phase; the table alone says which. It may need no decision."""
        ...

    def standings(self, t: T) -> Standings | None:
        """None while the game runs; then the result with a breakdown by source for every party."""

    def view(self, t: T, seat: Seat | None) -> V:
        """What `seat`, or the public, may see."""
        ...

    def determinize(self, t: T, seat: Seat | None, rng: Rng) -> None:
        """Re-deal, in place, all that `seat` (or the public) cannot know."""

    def audit(self, t: T) -> Iterable[str]:
        """Broken invariants in plain English: components lost or doubled, debts, limits passed."""
        ...

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        """Carry a table saved under rules version `since` over to this one."""
        ...


Catalogue: TypeAlias = Callable[[str, bytes | None], Rules[Any, Any]]
"""The rules of a game by its slug, for a content (canonical JSON), or for the present one (None).

Raises `KeyError` for an unknown game and `ContentError` for a content that cannot be used.
"""
