"""Cases in which other bots went wrong, as far as no other file has them; docs/promises.md lists them all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cogs import limits
from cogs.ids import Press
from cogs.panel.menu import seal
from engine.host.model import Draft
from tests.face.inn import begun as at_the_inn
from tests.face.lobbies import bot_of, opened, sitting, table
from tests.face.players import TABLE, Game, mentioned, verbs
from tests.face.test_play_inn import bid
from tests.face.test_waiting import letters
from tests.limits.checker import Request, problems
from tests.support.station import station
from tests.support.world import World, buttons, said


async def begun(world: World) -> None:
    """One more table of Ada and Ben in the channel."""
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")


async def test_a_button_acts_on_its_own_game_however_many_its_player_has(world: World) -> None:
    await begun(world)
    await begun(world)
    first, second = (message for message in world.channel.history() if "Play" in buttons(message))
    panel = (await world.ada.click(first, label="Play")).response
    other = (await world.ada.click(second, label="Play")).response
    assert panel is not None
    assert other is not None
    assert "table 1" in said(panel)
    assert "table 2" in said(other)
    decision = (await world.work(bot_of(world).host.glance(2, world.ada.id))).decision
    menu = next(option.id for option in decision.free if option.id.startswith("buy:menu"))
    await world.ada.click(other, custom_id=Press("pick", 2, 0, 0, 0, seal((menu,))).id)
    assert [(await table(world, number)).entries for number in (1, 2)] == [0, 1]
    await world.ada.click(panel, custom_id=Press("pick", 1, 0, 0, 0, seal((menu,))).id)
    await world.ada.click(other, label="Undo")
    assert [(await table(world, number)).entries for number in (1, 2)] == [1, 2]


async def test_a_player_who_left_the_server_is_waited_for_by_name(world: World) -> None:
    game = await Game.begun(world, world.ben)
    world.guild.remove_member(world.ben)
    await world.env.settle()
    await game.turn(world.ada)
    assert (await game.info()).waiting == {1: "customer"}
    assert mentioned(world, game.channel)[-1] == [world.ben.id]
    shown = await game.play(world.ada)
    assert "Ben" in said(shown)
    log = (await world.mei.click(game.card, label="Log")).response
    assert log is not None
    assert "Ada" in said(log)


async def test_an_unfinished_pick_of_something_that_is_gone_is_forgotten(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await world.work(bot_of(world).host.keep_draft(TABLE, 0, 0, Draft(("entertain:gone",), 7)))
    shown = await game.play(world.ada)
    assert "pick" in verbs(shown)
    assert "sure" not in verbs(shown)


async def test_two_starts_and_a_farewell_at_the_same_moment(world: World) -> None:
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    await world.at_once(
        world.ada.click(card, label="Start"), world.ada.click(card, label="Start"), world.ben.click(card, label="Leave")
    )
    info = await table(world)
    assert (info.state, sitting(info)) == ("running", ["Ada", "Ben"])
    assert [list(buttons(message)).count("Play") for message in world.channel.history()].count(1) == 1


async def test_an_undo_and_a_confirmation_at_the_same_moment(world: World) -> None:
    """Two panels of one player: whichever press comes first counts, and the other one is told so."""
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    menus = [option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu")]
    await game.choose(world.ada, panel, menus[0])
    other = await game.play(world.ada)
    await game.choose(world.ada, other, (await game.asked(world.ada)).options[0].id)
    await world.at_once(world.ada.click(panel, label="Undo"), world.ada.click(other, label="Yes, do it"))
    assert (await game.info()).entries == 2
    with closing(sqlite3.connect(bot_of(world).config.database)) as connection:
        entries = [entry for (entry,) in connection.execute("SELECT entry FROM records ORDER BY at")]
    assert '"undo"' in entries[-1]
    assert "moved on" in said(other)


@pytest.mark.parametrize("head_start", [0, 1, 3])
async def test_a_press_while_the_bot_stops_is_answered_or_not_taken(world: World, head_start: int) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    press = Press("pick", TABLE, 0, 0, 0, seal((menu,)))
    old = bot_of(world)

    async def stopped() -> None:
        for _ in range(head_start):
            await asyncio.sleep(0)
        await old.close()

    [pressed, _] = await world.at_once(
        world.ada.click(panel, custom_id=press.id),
        stopped(),  # type: ignore[arg-type]
    )
    world.bot = station(Path(old.config.database))
    await world.env.restart_bot(world.bot)
    taken = (await game.info()).entries
    assert taken == pressed.acknowledged
    if not taken:
        await world.ada.click(panel, custom_id=press.id)
    assert "buys" in said(panel)
    assert (await game.info()).entries == 1


async def test_one_typed_command_of_several_moves_calls_the_next_person_once(world: World) -> None:
    """Neither each of its moves, nor its answer, nor a letter besides."""
    game = await Game.begun(world, world.ben)
    before, written = len(mentioned(world, game.channel)), len(letters(world, world.ben))
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    guests = await world.ada.autocomplete(game.channel, "dream turn", "entertain", "", buy=menu)
    answer = await world.ada.slash(game.channel, "dream turn", buy=menu, entertain=guests[0]["value"])
    assert answer.response is not None
    assert (await game.info()).entries >= 2
    assert (await game.info()).waiting == {1: "customer"}
    assert mentioned(world, game.channel)[before:] == [[world.ben.id]]
    assert answer.response.ephemeral
    assert len(letters(world, world.ben)) == written


async def test_after_an_undo_everybody_is_told_who_decides_now(inn: World) -> None:
    """Ada ends her turn, Ben is called, Ada takes it back: lists, cards and Ben's own panel name Ada again."""
    game = await at_the_inn(inn, inn.ben)
    await bid(game)
    panel = await game.play(inn.ada)
    await game.choose(inn.ada, panel, "rest")
    await game.press(inn.ada, panel, "sure")
    for person, name in ((inn.ben, f"<@{inn.ben.id}>"), (inn.ada, "**Ada**")):
        if person is inn.ada:
            await game.press(inn.ada, panel, "undo")
        for viewer in (inn.ada, inn.ben):
            shown = (await viewer.slash(inn.channel, "game list")).response
            assert shown is not None
            assert f"waiting for {person.name.title()}" in said(shown)
        assert f"To decide now: {name}" in said(game.card)
    assert "menu" in verbs(await game.play(inn.ada))
    assert not {"menu", "pick", "sure", "undo"} & set(verbs(await game.play(inn.ben)))


def test_a_26th_subcommand_would_be_noticed() -> None:
    """So many that one more does not register: the check that every sync of a simulated bot goes through says so."""

    def sync(count: int) -> Request:
        subs = [{"type": 1, "name": f"s{number}", "description": "x"} for number in range(count)]
        return Request("PUT", "/applications/1/commands", [{"name": "c", "description": "x", "options": subs}])

    assert problems(sync(limits.COMMAND_OPTIONS)) == []
    assert len(problems(sync(limits.COMMAND_OPTIONS + 1))) == 1
