"""Gugong on the real bot: the flows that Dream has not, from the panel, from typed commands, and across a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import discord
import msgspec
import pytest
from simcord import MemberActor

from cogs.limits import CHOICE_NAME
from engine.games.gugong.content import SETS
from engine.games.gugong.rules import GugongRules
from engine.games.gugong.table import Table
from tests.face.players import Game, mentioned
from tests.face.test_secrets import Spy
from tests.games.gugong.position import CARDS, acting, player, position, ship
from tests.games.gugong.position import Game as Position
from tests.support.station import station
from tests.support.world import World, said

Sat = Callable[[World, Position], "Seating"]


class Seating:
    """People at a table that begins with a position: Ada is seat 0, Ben 1, Mei 2."""

    def __init__(self, world: World, at: Position, patch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.at = at
        start = bytes(at.session.step_start.table)
        patch.setattr(GugongRules, "setup", lambda *_: msgspec.json.decode(start, type=Table))

    async def begun(self) -> Game:
        others = (self.world.ben, self.world.mei)[: self.at.table.seats - 1]
        return await Game.begun(self.world, *others, game="gugong")


@pytest.fixture
def sat(monkeypatch: pytest.MonkeyPatch) -> Sat:
    return lambda world, at: Seating(world, at, monkeypatch)


def cards(game: Game) -> list[discord.Message]:
    """The public messages of the table's channel, as somebody sees them who has no seat."""
    return game.channel.history(viewer=game.world.ming)


def gift(value: int, number: int = 0) -> str:
    """A card of this value (the next with `number`) of those dealt to three."""
    fits = [kind for kind, card in CARDS.gifts.items() if card.value == value and card.group in ("board", *SETS[:3])]
    return fits[number]


def carrying(action: str) -> str:
    """A card with this action, between the lowest and the highest, of those dealt to two."""
    return next(
        kind
        for kind, card in CARDS.gifts.items()
        if card.action == action and 1 < card.value < 8 and card.group in ("board", *SETS[:2])
    )


async def offered(game: Game, person: MemberActor, command: str, param: str, **before: str) -> dict[str, str]:
    """What autocomplete offers: value → name."""
    found = await person.autocomplete(game.channel, f"gugong {command}", param, "", **before)
    return {str(choice["value"]): str(choice["name"]) for choice in found}


async def test_a_whole_turn_is_typed_in_one_line_with_each_part_offered(world: World, sat: Sat) -> None:
    card, other = carrying("travel"), gift(8)
    lies = {"palace": gift(8, 1)}
    start = position(player([card, other], pool=10), gifts=lies, tokens={"nanjing": "points", "jinan": "wall"})
    game = await sat(world, start).begun()
    typed: dict[str, str] = {}
    for param, wanted, others in (
        ("card", f"give-{CARDS.gifts[card].value}", {"give-8"}),
        ("official", f"give:{card}:palace", {f"give:{card}:wall"}),
        ("way", "pay", {f"discard:{other}", "none"}),
        ("action", "card:nanjing", {"place:one", "place:two", "done"}),
        ("second", "place:two", {"place:one", "done"}),
    ):
        found = await offered(game, world.ada, "gift", param, **typed)
        assert {wanted} | others <= set(found), param
        assert not await offered(game, world.ben, "gift", param, **typed)
        assert all(len(name) < CHOICE_NAME for name in found.values()), "cut off"
        typed[param] = wanted
    answer = (await world.ada.slash(game.channel, "gugong gift", **typed)).response
    assert answer is not None
    view = (await game.glance(world.ada)).view
    assert (view.players[0].palace, view.players[0].city) == (2, "nanjing")
    assert (await game.info()).waiting == {1: "gift"}
    assert mentioned(world, game.channel)[-1] == [world.ben.id]


async def test_a_turn_may_be_typed_by_hand_and_in_part(world: World, sat: Sat) -> None:
    start = position(player([gift(4), gift(6)]), gifts={"palace": gift(8)})
    game = await sat(world, start).begun()
    for typed in ({"card": "4", "official": "queen"}, {"card": "7"}, {"way": "pay"}, {"official": "pal"}):
        refused = (await world.ada.slash(game.channel, "gugong gift", **typed)).response
        assert refused is not None
        assert "Nothing has been done" in said(refused), typed
    shown = (await world.ada.slash(game.channel, "gugong gift", card="4", official="palace")).response
    assert shown is not None
    assert "What do you add to it?" in said(shown)
    await world.ada.slash(game.channel, "gugong gift", way="no actions")
    assert (await game.info()).waiting == {1: "gift"}


async def test_exchanging_and_acting_takes_three_presses(world: World, sat: Sat) -> None:
    eight = gift(8)
    start = position(player([eight, gift(4)]), gifts={"intrigue": gift(2)})
    game = await sat(world, start).begun()
    panel = await game.play(world.ada)
    await game.choose(world.ada, panel, f"give:{eight}:intrigue")
    await game.choose(world.ada, panel, "place:one")
    assert "cannot be taken back" not in said(panel)
    await game.press(world.ada, panel, "sure")
    assert (await game.info()).waiting == {1: "gift"}
    await game.press(world.ada, panel, "undo")
    assert (await game.info()).waiting == {0: "act"}
    assert "Taken back" in said(cards(game)[-1])


async def test_a_benefit_is_asked_in_the_middle_of_anothers_action_and_goes_back(world: World, sat: Sat) -> None:
    """Ada's card completes the Wall; Ben, who stands there, chooses; then Ada has the location's action left."""
    card = carrying("wall")
    start = position(
        player([card], pool=6, intrigue=8),
        player([gift(6), gift(8)], intrigue=6),
        gifts={"palace": gift(1)},
        wall=[1, 0, 0],
        dice=[1, 5, 8],
    )
    game = await sat(world, start).begun()
    panel = await game.play(world.ada)
    await game.choose(world.ada, panel, f"give:{card}:palace")
    await game.choose(world.ada, panel, "card:servant")
    await game.press(world.ada, panel, "sure")
    await world.redeliver()
    assert (await game.info()).waiting == {1: "benefit"}
    assert mentioned(world, game.channel)[-1] == [world.ben.id]
    assert "The Great Wall is complete" in said(game.card)

    await world.restart(station(world.bot.config.database))  # type: ignore[attr-defined]
    dice = await offered(game, world.ben, "benefit", "benefit")
    assert {"none", "one", "three", "die:0:2"} <= set(dice)
    assert "seven" not in dice, "Ben's marker is too low"
    assert not await offered(game, world.ada, "benefit", "benefit")
    reaction = await game.play(world.ben)
    await game.choose(world.ben, reaction, "die:0:2")
    await game.press(world.ben, reaction, "sure")
    assert (await game.info()).waiting == {0: "benefit"}
    await game.press(world.ben, reaction, "undo")
    assert (await game.glance(world.ben)).view.dice[0] == 1
    await world.ben.slash(game.channel, "gugong benefit", benefit="three")
    await world.ada.slash(game.channel, "gugong benefit", benefit="1 Jade")

    assert (await game.info()).waiting == {0: "act"}
    again = await game.play(world.ada)
    assert "Palace of Heavenly Purity: which action" in said(again)
    await world.ada.slash(game.channel, "gugong act", action="place:one")
    view = (await game.glance(world.ada)).view
    assert [each.intrigue for each in view.players] == [1, 3]
    assert [each.jade for each in view.players] == [1, 0]
    assert view.players[0].palace == 2, "the Wall's step and the action's"


async def test_in_the_evening_all_are_asked_at_once(world: World, sat: Sat) -> None:
    start = position(
        player([gift(9)], pile=[gift(2), gift(5), gift(7)]),
        player([], pile=[gift(6), gift(2, 1), gift(5, 1), gift(7, 1)]),
        player([], pile=[gift(8), gift(6, 1), gift(3), gift(4)], foreman="supply"),
        gifts={"travel": gift(1)},
        dice=[2, 6, 8],
        seats=3,
    )
    game = await sat(world, start).begun()
    await world.ada.slash(game.channel, "gugong gift", card="9", official="travel", action="done")
    assert (await game.info()).waiting == dict.fromkeys(range(3), "evening")
    assert "in any order" in said(game.card)
    assert mentioned(world, game.channel)[-1] == [world.ben.id, world.mei.id]
    panels = [await game.play(person) for person in (world.ben, world.mei)]
    assert "0+foreman" in await offered(game, world.mei, "evening", "servants")
    await game.choose(world.mei, panels[1], "1+foreman")
    await game.press(world.mei, panels[1], "sure")
    await world.redeliver()
    assert (await game.info()).waiting == {0: "evening", 1: "evening"}

    await world.restart(station(world.bot.config.database))  # type: ignore[attr-defined]
    await game.choose(world.ben, panels[0], "1")
    await game.press(world.ben, panels[0], "sure")
    assert "moved on" not in said(panels[0]), "another's answer makes no panel stale"
    await game.press(world.mei, panels[1], "undo")
    assert (await game.info()).waiting == {0: "evening", 2: "evening"}
    await world.mei.slash(game.channel, "gugong evening", servants="0")
    await world.ada.slash(game.channel, "gugong evening", servants="1")
    assert "Day 2 begins" in said(game.card)
    assert "**梅香** takes no servants" in said(game.card)
    assert "**Ben** gains 1 servant" in said(game.card)


async def test_the_seventh_token_is_exchanged_at_once(world: World, sat: Sat) -> None:
    start = position(
        player([gift(8)], tokens=["servant", "palace", "intrigue", "points", "gift", "double"]),
        gifts={"travel": gift(1)},
        tokens={"taiyuan": "points", "xian": "palace"},
    )
    game = await sat(world, start).begun()
    panel = (await world.ada.slash(game.channel, "gugong gift", card="8", official="travel")).response
    assert panel is not None
    assert {"trade:2:1", "trade:6:1"} <= set(await offered(game, world.ada, "exchange", "what"))
    await game.choose(world.ada, panel, "place:taiyuan")
    assert (await game.info()).waiting == {0: "exchange"}
    assert "too many Travel tokens" in said(panel)
    labels = [line.split("** ")[1].split(" — ")[0] for line in said(panel).splitlines() if " — " in line]
    assert len(labels) == len(set(labels)) > 6, "each says what it uses"
    await game.choose(world.ada, panel, "trade:6")
    assert (await game.glance(world.ada)).view.players[0].jade == 1
    await game.press(world.ada, panel, "undo")
    assert (await game.info()).waiting == {0: "exchange"}
    assert (await game.glance(world.ada)).view.players[0].jade == 0
    await world.ada.slash(game.channel, "gugong exchange", what="trade:6")
    assert (await game.glance(world.ada)).view.players[0].jade == 1


async def _seen_of_a_discard(
    database: Path, patch: pytest.MonkeyPatch, first: str, then: str
) -> tuple[list[str], list[str]]:
    """What Ben and a stranger, and what Ada sees after Ada discarded a card, thought better of it, and took another."""
    card = gift(4)
    start = position(player([card, first, then]), gifts={"wall": gift(8, 1)})
    async with World(station(database)) as world:
        game = await Seating(world, start, patch).begun()
        panel = await game.play(world.ada)
        await game.choose(world.ada, panel, f"give:{card}:wall")
        for discarded in (first, then):
            await game.choose(world.ada, panel, f"discard:{discarded}")
            if discarded == first:
                await game.press(world.ada, panel, "undo")
        await game.choose(world.ada, panel, "done")
        await game.press(world.ada, panel, "sure")
        assert "discards a card" in said(game.card)
        spy = Spy(game, "gugong")
        for viewer in (world.ben, world.ming):
            await spy.look(viewer)
        for message in game.channel.history(viewer=world.ming):
            spy.message("public", message)
        hidden, spy.seen = spy.seen, []
        await spy.look(world.ada)
        return hidden, spy.seen


async def test_what_is_discarded_shows_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, own = await _seen_of_a_discard(tmp_path / "one.db", monkeypatch, gift(8), gift(6))
    other, different = await _seen_of_a_discard(tmp_path / "other.db", monkeypatch, gift(6), gift(8))
    assert len(one) > 30
    for a, b in zip(one, other, strict=True):
        assert a == b
    assert own != different, "Ada herself sees it"


def test_a_new_ship_is_offered_where_it_will_lie() -> None:
    game = acting("canal", player(pool=6), ships=[ship(1, "r0h1")])
    option = game.decision.find("place:servant:new0")
    assert option is not None
    assert option.at == "ship:r0h2"


def test_no_card_is_left_without_a_word_by_who_declines_a_benefit() -> None:
    game = acting("wall", player(pool=6, intrigue=2), player(intrigue=0), wall=[0, 0, 1])
    game.play("place:servant", "none")
    assert len(game.events("gugong-did-benefit-none")) == 1, "Ben's marker is too low for any, so he was not asked"
