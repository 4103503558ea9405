"""The end of the game: L3 skills, ties, and the result. (MT-END)"""

from __future__ import annotations

from engine.games.mount_tai import names, scoring, tutors
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.challenge import keep
from engine.games.mount_tai.goods import gain, stock
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Score, Seat, Source, Standings, Steps, Text, Who, text

SOURCES = ("start", "praise_1", "praise_2", "celebration", "sacrifice", "event", "talent", "tutor", "level_3")
"""What brings reputation, in the order of the score sheet."""


def score(box: Box, t: Table) -> Steps[None]:
    """The L3 skills of all players (MT-END-02, MT-END-03); then what is kept of a challenge game."""
    for seat, player in enumerate(t.players):
        skills = dict.fromkeys(
            skill
            for card, level in player.talents.items()
            if level == len(box.cards.talents[card].skills)
            for skill in box.cards.talents[card].skills[-1]
        )
        for skill in skills:
            level_3(box, t, seat, skill)
    tutors.score(box, t)
    yield from keep(box, t)
    t.phase = "over"


def level_3(box: Box, t: Table, seat: Seat, skill: str) -> None:
    """Score one L3 skill."""
    reputation = scoring.value(box, t, seat, skill)
    if reputation:
        gain(t, seat, "reputation", reputation, "level_3")
        t.tell(
            text(
                "mount-tai-did-skill",
                who=Who(seat),
                skill=box.skill[skill],
                gain=names.good("reputation", reputation),
            )
        )


def standings(box: Box, t: Table) -> Standings | None:
    """By reputation, then by the stock of what the bonus tiles show, from spring on. (MT-END-05 to MT-END-08)"""
    if t.phase != "over":
        return None
    if t.virtual is not None:
        return _solo(box, t)
    worths = {seat: _worth(t, player) for seat, player in enumerate(t.players)}
    order = sorted(worths, key=lambda seat: worths[seat], reverse=True)
    scores = [
        Score(seat, 1 + sum(other > worths[seat] for other in worths.values()), worths[seat][0], _sheet(t, seat))
        for seat in order
    ]
    return Standings(tuple(scores), text("mount-tai-end", years=box.board.years))


def _worth(t: Table, player: Player) -> tuple[int, ...]:
    """Reputation, and the stocks that break ties; a bonus of reputation breaks none. (MT-AMB-32)"""
    return (player.reputation, *(stock(player, good) for good in t.bonuses if good != "reputation"))


def _sheet(t: Table, seat: Seat) -> tuple[Source, ...]:
    player = t.players[seat]
    sources = [
        Source(Text(f"mount-tai-score-{source.replace('_', '-')}"), player.points[source])
        for source in SOURCES
        if player.points.get(source)
    ]
    # The stocks that break ties, in their order: they bring nothing themselves.
    held = tuple(names.good(good, stock(player, good)) for good in t.bonuses if good != "reputation")
    sources.append(Source(text("mount-tai-score-stock", held=held), 0))
    return tuple(sources)


def _solo(box: Box, t: Table) -> Standings:
    """The human's reputation counts alone; in the challenge against the goal. (MT-SOLO-22, section 18.2)"""
    player, game = t.players[0], box.game(t)
    missed = game is not None and player.reputation < game.goal
    human = Score(0, 1, player.reputation, _sheet(t, 0), out=missed)
    virtual = Score(None, 1 if missed else 2, 0, (), names.virtual(), out=True)
    if game is None:
        reason = text("mount-tai-end-solo", reputation=player.reputation)
    else:
        key = "mount-tai-end-missed" if missed else "mount-tai-end-won"
        reason = text(key, game=t.challenge, goal=game.goal, reputation=player.reputation)
    return Standings((human, virtual), reason)
