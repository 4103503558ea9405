"""The solo challenge as a campaign: eight games, what each hands on, and the record sheet. (MT-CHAL-01 to MT-CHAL-08)

That a game may be played again (MT-CHAL-07) is the keeper's business: it begins once more from the state before it.
"""

from __future__ import annotations

from msgspec import Struct

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.virtual import HUMAN
from engine.kernel import Text, text


class Result(Struct, frozen=True):
    """What became of a game: reputation, whether it reached the goal, and what is kept of it. (MT-CHAL-08)"""

    reputation: int
    won: bool
    talent: str = ""
    buildings: tuple[str, ...] = ()


class Progress(Struct, frozen=True):
    """The results of the games played so far, in order."""

    results: tuple[Result, ...] = ()


class SoloChallenge:
    """The campaign for the content of a box."""

    seats = 1
    state = Progress

    def __init__(self, box: Box) -> None:
        self._box = box

    def start(self) -> Progress:
        return Progress()

    def options(self, state: Progress) -> dict[str, str] | None:
        """The next game with the bonus of the one before, which serves in it alone. (MT-CHAL-04)"""
        number = len(state.results) + 1
        game = self._box.cards.challenge.get(number)
        if game is None:
            return None
        last = state.results[-1] if state.results else Result(0, won=False)
        talent = last.talent if game.kept.talents else ""
        one, two = [*last.buildings[: game.kept.buildings], "", ""][:2]
        return {
            "challenge": str(number),
            "keep_talent": talent or "none",
            "keep_building": one or "none",
            "keep_building_2": two or "none",
        }

    def after(self, state: Progress, table: Table) -> Progress:
        """Raises `ValueError` for another game than the next one."""
        game, player = self._box.game(table), table.players[HUMAN]
        if game is None or table.challenge != len(state.results) + 1:
            raise ValueError(f"game {table.challenge} of the challenge after {len(state.results)} games")
        won = player.reputation >= game.goal
        result = Result(player.reputation, won, table.kept_talent, tuple(table.kept_buildings))
        return Progress((*state.results, result))

    def sheet(self, state: Progress) -> tuple[Text, ...]:
        """A line for each of the eight games, and what they come to. (MT-CHAL-08)"""
        lines = [
            self._played(number, result) if result is not None else self._to_come(number, state)
            for number in self._box.cards.challenge
            for result in (state.results[number - 1] if number <= len(state.results) else None,)
        ]
        if state.results:
            reputation = sum(result.reputation for result in state.results)
            won = sum(result.won for result in state.results)
            lines.append(text("mount-tai-sheet-sum", reputation=reputation, won=won, played=len(state.results)))
        return tuple(lines)

    def _played(self, number: int, result: Result) -> Text:
        goal, kept = self._box.cards.challenge[number].goal, self._kept(result)
        key = "mount-tai-sheet-won" if result.won else "mount-tai-sheet-missed"
        line = text(key, game=number, goal=goal, reputation=result.reputation)
        return text("mount-tai-sheet-kept", line=line, kept=kept) if kept else line

    def _to_come(self, number: int, state: Progress) -> Text:
        """A game that has not been played: its goal and its rule; the next one also with what it begins with."""
        game = self._box.cards.challenge[number]
        rule = text(f"mount-tai-challenge-{number}", amount=game.amount, tidy=game.tidy)
        line = text("mount-tai-sheet-open", game=number, goal=game.goal, rule=rule)
        if number != len(state.results) + 1 or not state.results or not (kept := self._kept(state.results[-1])):
            return line
        return text("mount-tai-sheet-brought", line=line, kept=kept)

    def _kept(self, result: Result) -> tuple[Text, ...]:
        talents = [self._box.name[card] for card in (result.talent,) if card in self._box.name]
        return (*talents, *(names.building(kind) for kind in result.buildings))
