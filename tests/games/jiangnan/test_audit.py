"""The audit finds whatever is lost, doubled, or beyond its limits: without it random games would prove nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from engine.games.jiangnan.table import BOT, Boat, Bot, Muse, Space, Table, Trend
from engine.kernel import Session
from engine.simulate import Players
from tests.games.jiangnan.position import RULES

Break = Callable[[Table], object]


def midgame(seats: int, chapter: str) -> Table:
    """The table of a random game in its fourth round."""
    session, _ = Session.begin(RULES, seats, {"chapter": chapter}, f"{seats} {chapter}")
    players = Players([RULES.policies["random"]] * seats, "audit")
    while session.table.round < 4:
        session.apply(players.reply(session))
    return session.table


VASSALS, ALONE = midgame(2, "6"), midgame(1, "3")


def boat(t: Table) -> Boat:
    """The rightmost boat on the river."""
    return next(boat for boat in reversed(t.river) if boat is not None)


def bot(t: Table) -> Bot:
    assert t.bot is not None
    return t.bot


BREAKS: dict[str, Break] = {
    "an action tile is lost": lambda t: t.offer.pop(),
    "an action tile is doubled": lambda t: t.players[0].used.append(t.tiles_gone[0]),
    "a starting tile is lost": lambda t: t.players[0].discarded.remove(
        next(tile for tile in t.players[0].discarded if tile.startswith("start"))
    ),
    "a portfolio is lost": lambda t: t.works.pop(),
    "a portfolio is doubled": lambda t: t.players[0].works.append(t.works[0]),
    "a portfolio of Age 1 is at the Society": lambda t: t.works_stack.insert(0, t.works_gone.pop(0)),
    "the display is short": lambda t: t.works_stack.insert(0, t.works.pop()),
    "a character is lost": lambda t: t.muse_stack.pop(),
    "a character is talent and muse": lambda t: t.muse_stack.append(t.muses[0].character),
    "muses are missing": lambda t: t.muse_stack.append(t.muses.pop().character),
    "two servants of a player lie on a muse": lambda t: t.muses[0].servants.extend([0, 0]),
    "nobody's servant lies on a muse": lambda t: t.muses.append(Muse(t.muse_stack.pop(), [7])),
    "a trend tile is lost": lambda t: t.unused_trends.pop(),
    "a trend tile is doubled": lambda t: t.trends.append(t.trends[0]),
    "a trend tile shows one trend twice": lambda t: t.unused_trends.append(Trend("gold", "gold")),
    "a boat is lost": lambda t: t.river.__setitem__(5, None),
    "a boat lies under the Upkeep Board": lambda t: t.river.__setitem__(6, boat(t)),
    "a boat has a colour twice": lambda t: boat(t).spaces.extend([Space(0, 1), Space(0, 1)]),
    "a boat has a space without servants": lambda t: boat(t).spaces.append(Space(0, 0)),
    "a boat has servants of nobody": lambda t: boat(t).spaces.append(Space(9, 1)),
    "a boat has neither trends nor a goal": lambda t: boat(t).trends.clear(),
    "a goal is lost": lambda t: t.goals.pop(),
    "a Travel tile is lost": lambda t: t.unused_travel.pop(),
    "a city has no bonus": lambda t: t.bonuses.pop("a1"),
    "a shop is doubled": lambda t: t.ring.__setitem__(0, t.ring[1]),
    "a Display tile is missing": lambda t: t.tracks["tavern"].pop(),
    "a stranger's servant lies on a Display tile": lambda t: setattr(t.tracks["tavern"][0], "colour", 8),
    "a scholar is lost": lambda t: setattr(t.players[0], "scholars", t.players[0].scholars - 1),
    "a scholar is too many": lambda t: t.rest.append(0),
    "a fifth scholar lies under a district": lambda t: t.scholars["fair"].extend([0] * 5),
    "a stranger's scholar lies under a district": lambda t: t.scholars["fair"].append(9),
    "somebody has two turns": lambda t: t.order.append(t.order[0]),
    "somebody comes twice in the next round": lambda t: t.next_order.extend([0, 0]),
    "a stranger is to rest": lambda t: t.resting.append(9),
    "there is a seventh round": lambda t: setattr(t, "round", 7),
    "the pointer is wrong": lambda t: setattr(t, "pointer", 1),
    "somebody visits a district that is none": lambda t: setattr(t, "visiting", "rest"),
    "spirit is above its maximum": lambda t: setattr(t.players[0], "spirit", 7),
    "spirit is below 0": lambda t: setattr(t.players[0], "spirit", -1),
    "ideas are below 0": lambda t: t.players[0].ideas.__setitem__("drama", -1),
    "coins are below 0": lambda t: setattr(t.players[0], "coins", -1),
    "Spirits tiles are below 0": lambda t: setattr(t.players[0], "spirits", -1),
    "the track is too long": lambda t: t.players[0].track.extend(t.players[0].used + t.players[0].bag),
    "a servant stands beside the ring": lambda t: setattr(t.players[0], "place", 6),
    "a degree without an exam": lambda t: setattr(t.players[0], "degree", t.players[0].degree + 1),
    "a novel was activated twice": lambda t: t.players[0].activated.extend(["novel_1", "novel_1"]),
    "VP of unknown origin": lambda t: t.players[0].points.__setitem__("luck", 1),
    "a city that cannot be reached": lambda t: setattr(t.players[0], "cities", ["a3"]),
    "a player is missing": lambda t: t.players.pop(),
    "a Charm tile is doubled": lambda t: t.charms.append(t.charms[0]),
}
BOTS: dict[str, Break] = {
    "the Bot is missing": lambda t: setattr(t, "bot", None),
    "the Bot has lost a tile": lambda t: bot(t).bag.pop(),
    "the Bot has lost a scholar": lambda t: setattr(bot(t), "scholars", bot(t).scholars - 1),
    "the Bot has lost a portfolio": lambda t: bot(t).published.pop(),
    "the Bot has a muse on display": lambda t: bot(t).assistants.append(t.muses[0].character),
    "the Bot travelled to a city twice": lambda t: bot(t).cities.extend(["a1", "a1"]),
    "the Bot has less than no coins": lambda t: setattr(bot(t), "coins", -1),
    "the Bot's servant lies on a Display tile": lambda t: setattr(t.tracks["tavern"][0], "colour", BOT),
    "a vassal's scholar stands about": lambda t: t.rest.append(2),
    "there is a Charm tile": lambda t: t.charms.append("A"),
}


@pytest.mark.parametrize("broken", BREAKS)
def test_what_is_broken_is_reported(broken: str) -> None:
    _report(VASSALS, BREAKS[broken])


@pytest.mark.parametrize("broken", BOTS)
def test_what_is_broken_with_the_bot_is_reported(broken: str) -> None:
    _report(ALONE, BOTS[broken])


def _report(whole: Table, spoil: Break) -> None:
    t = msgspec.json.decode(msgspec.json.encode(whole), type=Table)
    assert list(RULES.audit(t)) == []
    spoil(t)
    assert list(RULES.audit(t))
