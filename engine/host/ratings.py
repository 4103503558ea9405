"""Ratings, statistics and results of a server, as people ask for them."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from engine.host import figures, rating, results
from engine.host.figures import KindFigures, OwnFigures
from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.host.model import PersonId
from engine.host.rating import Rated
from engine.kernel import Refused
from engine.store import results as stored
from engine.store.results import Finished, Kind

__all__ = ["Board", "Kind", "Own", "Results"]

log = logging.getLogger(__name__)

CAUGHT_UP = 100
"""So many games that were not counted when they ended are counted at one look."""


class Board(Struct, frozen=True):
    """The ratings of a kind of game in a server: those `listed`, best first; `few` have played too few games yet.

    `games` counts the finished ones, `rated` those of them that say something about people.
    """

    kind: Kind
    listed: tuple[Rated, ...]
    few: int
    rated: int


class Own(Struct, frozen=True):
    """Somebody's own results of a kind of game in a server; no `rating` if there is none, or they do not want one."""

    kind: Kind
    guild: int
    figures: OwnFigures
    rating: Rated | None


class Results:
    """What is counted from finished games. Everything counts within one server."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._store = keeper.store

    async def kinds(self, guild: int) -> list[Kind]:
        """What a server has finished games of, the most played first."""
        await self._catch_up(guild)
        async with self._store.reading() as tx:
            return await stored.kinds(tx, guild)

    async def board(self, guild: int, kind: Kind) -> Board:
        """Who plays a kind of game how well."""
        games, unrated = await self._games(guild, kind)
        rated = await asyncio.to_thread(rating.rate, games, unrated)
        listed = tuple(one for one in rated if one.games >= rating.LISTED)
        saying = sum(
            sum(seat.person is not None and seat.person not in unrated for seat in game.results) > 1 for game in games
        )
        return Board(Kind(kind.slug, kind.family, len(games)), listed, len(rated) - len(listed), saying)

    async def statistics(self, guild: int, kind: Kind) -> KindFigures:
        """What the games of a kind say about the game."""
        games, _ = await self._games(guild, kind)
        return await asyncio.to_thread(figures.of_games, games)

    async def own(self, person: PersonId, guild: int) -> list[Own]:
        """Somebody's results in a server, the most played kind first."""
        await self._catch_up(guild)
        async with self._store.reading() as tx:
            mine = [game for game in await stored.of_person(tx, person) if game.guild == guild]
        counted: dict[tuple[str, str], list[Finished]] = {}
        for game in mine:
            counted.setdefault((game.slug, game.family), []).append(game)
        found = []
        for (slug, family), games in sorted(counted.items(), key=lambda item: -len(item[1])):
            kind = Kind(slug, family, len(games))
            every, unrated = await self._games(guild, kind)
            rated = await asyncio.to_thread(rating.rate, every, unrated)
            own = next((one for one in rated if one.person == person), None)
            found.append(Own(kind, guild, figures.of_person(games, person), own))
        return found

    async def is_rated(self, person: PersonId) -> bool:
        """Does somebody want to be rated? Everybody does who has not said otherwise."""
        async with self._store.reading() as tx:
            return not await stored.unrated(tx, [person])

    async def set_rated(self, person: PersonId, *, rated: bool) -> None:
        """Keep whether somebody wants to be rated, from now on and for all games so far."""

        async def write() -> None:
            async with self._store.transaction() as tx:
                await stored.set_rated(tx, person, rated=rated)

        await self._keeper.finish(write())

    async def _games(self, guild: int, kind: Kind) -> tuple[list[Finished], frozenset[int]]:
        """The finished games of a kind, and who in them does not want to be rated."""
        async with self._store.reading() as tx:
            games = await stored.of_kind(tx, guild, kind.slug, kind.family)
            people = {seat.person for game in games for seat in game.results if seat.person is not None}
            return games, await stored.unrated(tx, people)

    async def _catch_up(self, guild: int) -> None:
        """Count what has not been: games that ended under an older version, or at a moment when something failed."""

        async def work(held: Held) -> None:
            game = await self._keeper.game(held)
            async with self._store.transaction() as tx:
                await results.keep(tx, game, held.row)

        async with self._store.reading() as tx:
            waiting = await stored.missing(tx, guild, CAUGHT_UP)
        for table in waiting:
            try:
                await self._keeper.alone(table, work)
            except Refused as refused:
                log.warning("the result of table %d cannot be read: %s", table, refused)
