"""Whatever goes wrong: the person hears of it in private, and the next press works again."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from cogs.ids import Press, PressButton, PressMenu
from tests.face.lobbies import bot_of, opened, sitting, table
from tests.support.fixtures import Logged
from tests.support.world import World, said


async def posted(world: World, *items: ui.Item[Any]) -> discord.Message:
    """A message of the bot with these buttons or menus."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(ui.ActionRow(item))
    channel = bot_of(world).get_partial_messageable(world.channel.id)
    message = await world.work(channel.send(view=view))
    assert isinstance(message, discord.Message)
    await world.env.settle()
    return message


async def test_an_error_is_told_with_a_reference_that_the_log_has_too(
    world: World, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await opened(world, seats=3)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(bot_of(world).host, "join", broken)
        result = await world.ben.click(card, label="Join")
    [answer] = result.followups
    assert answer.ephemeral
    reference = said(answer).split("`")[1]
    errors = logged.forgive()
    assert reference in errors
    assert "a mistake of ours" in errors
    assert "a mistake of ours" not in said(answer)
    await world.ben.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "Ben", "-"]


async def test_a_command_that_fails_is_answered_like_a_press(
    world: World, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_of(world).host, "open_table", broken)
    result = await world.ben.slash(world.channel, "game new", game="dream")
    assert result.response is not None
    assert result.ephemeral
    assert "Something went wrong" in said(result.response)
    assert "/game new failed" in logged.forgive()


async def test_settings_that_cannot_be_read_do_not_silence_a_refusal(
    world: World, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await opened(world, seats=2)
    world.speaks(world.ben, "zh-TW")

    async def broken(*_: object) -> None:
        raise OSError("disk on fire")

    monkeypatch.setattr(bot_of(world).host, "person_settings", broken)
    result = await world.ben.click(card, label="Add computer")
    [answer] = result.followups
    assert any("\u4e00" <= char <= "\u9fff" for char in said(answer))
    assert "disk on fire" in logged.forgive()


@pytest.mark.parametrize("press", [Press("unheard-of", 1), Press("set", 999, arg="seats"), Press("join", 999)])
async def test_buttons_of_other_versions_and_of_tables_that_are_gone(world: World, press: Press) -> None:
    message = await posted(world, PressButton(press, label="Old"))
    result = await world.ben.click(message, label="Old")
    answers = [*result.followups, *([result.response] if result.response and result.response.ephemeral else [])]
    assert len(answers) == 1
    assert answers[0].ephemeral
    assert said(answers[0])


@pytest.mark.parametrize(
    "arg", ["nonsense", "v.99", "v.", "v.-1", "v.x", "seats", "pace=x", "language=zz", "seats=99", ""]
)
async def test_option_panels_of_other_versions_change_nothing(world: World, arg: str) -> None:
    await opened(world, seats=3)
    before = await table(world)
    message = await posted(world, PressButton(Press("set", 1, arg=arg), label="Old"))
    result = await world.ada.click(message, label="Old")
    assert len(result.followups) == 1
    assert await table(world) == before


@pytest.mark.parametrize(
    ("verb", "arg", "values"),
    [
        ("rulebook", "chess.0", ["1"]),
        ("rulebook", "dream.0", ["999"]),
        ("server", "language", ["xx"]),
        ("me", "", ["xx"]),
    ],
)
async def test_menus_of_other_versions_do_no_harm(world: World, verb: str, arg: str, values: list[str]) -> None:
    options = [discord.SelectOption(label=value) for value in values]
    message = await posted(world, PressMenu(Press(verb, arg=arg), options=options))
    result = await world.ben.select(message, values, custom_id=Press(verb, arg=arg).menu_id)
    assert result.acknowledged


async def test_an_answer_that_cannot_be_delivered_harms_nobody(world: World) -> None:
    card = await opened(world, seats=2)
    world.env.inject_error("POST", "/webhooks/*", status=404, code=10015, message="Unknown Webhook", times=1)
    await world.ben.click(card, label="Add computer")
    await world.ben.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "Ben"]


async def test_a_press_whose_receipt_comes_too_late_changes_nothing(world: World) -> None:
    card = await opened(world, seats=2)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction", times=1)
    await world.ben.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "-"]
    await world.ben.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "Ben"]
