"""Presses that no panel of ours offers to this person: each gets a sentence in private, and nothing is lost."""

from __future__ import annotations

import discord
import pytest
from discord import ui
from simcord import MemberActor

from cogs.ids import Press, PressButton, PressMenu
from cogs.panel.menu import seal
from engine.kernel import Reply
from tests.face.players import TABLE, Game
from tests.support.world import World, said


async def forged(game: Game, press: Press) -> discord.Message:
    """A public message with one button that should not be there."""
    channel = game.world.bot.get_partial_messageable(game.channel.id)
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(PressButton(press, label="Forged"))
    view.add_item(row)
    await game.world.work(channel.send(view=view))
    message = game.channel.last_message
    assert message is not None
    return message


async def pressed(game: Game, person: MemberActor, press: Press) -> str:
    """What somebody is told in private after pressing a forged button."""
    result = await person.click(await forged(game, press), label="Forged")
    told = result.followups or ([result.response] if result.response else [])
    assert told
    assert all(answer.ephemeral for answer in told if answer is not result.response)
    return "\n".join(said(answer) for answer in told)


@pytest.mark.parametrize("verb", ["pick", "page", "sure", "back", "undo", "why"])
async def test_anothers_panel_is_refused(world: World, verb: str) -> None:
    game = await Game.begun(world, world.ben)
    option = (await game.asked(world.ada)).options[0].id
    for person in (world.ben, world.mei):
        answer = await pressed(game, person, Press(verb, TABLE, 0, 0, 0, seal((option,))))
        assert "not yours" in answer
    assert (await game.info()).entries == 0


@pytest.mark.parametrize(
    "press",
    [
        Press("pick", TABLE, 0, 0, 0, "nonsense"),
        Press("pick", TABLE, 0, 0, 0, ""),
        Press("pick", TABLE, 0, 0, 7, "20a86e3a"),
        Press("sure", TABLE, 0, 0, 0, "nonsense"),
        Press("undo", TABLE, 0, 0, 5),
        Press("menu", TABLE, 0, 0, 0, "99"),
    ],
)
async def test_what_is_not_offered_brings_the_present_panel(world: World, press: Press) -> None:
    game = await Game.begun(world, world.ben)
    message = await forged(game, press)
    await world.ada.click(message, label="Forged")
    now = next(shown for shown in game.channel.history() if shown.id == message.id)
    assert "The table has moved on" in said(now)
    assert (await game.info()).entries == 0


@pytest.mark.parametrize("verb", ["play", "view", "log", "why", "undo", "area", "logpage"])
async def test_a_table_that_does_not_exist_has_its_sentence(world: World, verb: str) -> None:
    game = await Game.begun(world, world.ben)
    answer = await pressed(game, world.ada, Press(verb, 999, 0, 0, 0, "1"))
    assert "999" in answer
    assert "wrong" not in answer


async def test_an_undo_where_nothing_can_be_taken_back_is_refused(world: World) -> None:
    game = await Game.begun(world, world.ben)
    assert "cannot be taken back" in await pressed(game, world.ada, Press("undo", TABLE, 0, 0, 0))


async def test_a_menu_value_that_is_not_offered_brings_the_present_panel(world: World) -> None:
    game = await Game.begun(world, world.ben)
    channel = world.bot.get_partial_messageable(game.channel.id)
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    forgery = discord.SelectOption(label="Win", value="win:now")
    row.add_item(PressMenu(Press("menu", TABLE, 0, 0, 0, "0"), options=[forgery]))
    view.add_item(row)
    await world.work(channel.send(view=view))
    message = game.channel.last_message
    assert message is not None
    await world.ada.select(message, ["win:now"])
    now = next(shown for shown in game.channel.history() if shown.id == message.id)
    assert "The table has moved on" in said(now)
    assert (await game.info()).entries == 0


async def test_two_different_picks_at_the_same_moment_are_one_pick(world: World) -> None:
    game = await Game.begun(world, world.ben)
    one, other = await game.play(world.ada), await game.play(world.ada)
    menus = [option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu")]
    first, second = (Press("pick", TABLE, 0, 0, 0, seal((option,))).id for option in menus[:2])
    await world.at_once(world.ada.click(one, custom_id=first), world.ada.click(other, custom_id=second))
    assert (await game.info()).entries == 1
    assert sorted("The table has moved on" in said(panel) for panel in (one, other)) == [False, True]


async def test_play_on_a_finished_or_closed_table_says_so(world: World) -> None:
    game = await Game.begun(world, computers=1)
    host = world.bot.host  # type: ignore[attr-defined]
    card = game.card
    await world.work(host.cancel(TABLE, world.ada.id))
    await world.env.settle()
    shown = (await world.ada.click(card, label="Play")).response
    assert shown is not None
    assert "cancelled" in said(shown)
    decision = Reply(0, "customer", 0, ("entertain:0",))
    with pytest.raises(Exception, match="host-is-cancelled"):
        await world.work(host.reply(TABLE, world.ada.id, decision))
