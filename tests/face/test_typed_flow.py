"""Typed moves at a running table: refusals, labels typed by hand, autocomplete, several tables in a channel."""

from __future__ import annotations

from tests.face.players import Game, verbs
from tests.support.world import World, said


async def test_typing_refuses_with_a_sentence_and_does_nothing(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for person, values, sentence in (
        (world.ada, {"entertain": "an emperor"}, "an emperor"),
        (world.ada, {"shop": "tavern"}, "Before `shop`"),
        (world.ada, {"entertain": "entertain:0", "shop": "tavern"}, "`shop`"),
        (world.ada, {"buy": "buy:menu:4", "remove": "everything"}, "everything"),
        (world.ben, {"entertain": "entertain:0"}, "You have nothing to decide right now"),
    ):
        answer = (await person.slash(game.channel, "dream turn", **values)).response
        assert answer is not None
        assert sentence in said(answer)
        assert (await game.info()).entries == 0


async def test_a_refusal_calls_the_parameter_as_the_persons_discord_does(world: World) -> None:
    world.speaks(world.ada, "zh-TW")
    game = await Game.begun(world, world.ben)
    answer = (await world.ada.slash(game.channel, "dream turn", entertain="皇帝")).response
    assert answer is not None
    assert "`招待` 現在不能選「皇帝」" in said(answer)


async def test_a_label_typed_by_hand_is_understood(world: World) -> None:
    game = await Game.begun(world, world.ben)
    answer = (await world.ada.slash(game.channel, "dream turn", buy="購買蟠桃飯（4 級）")).response
    assert answer is not None
    assert (await game.info()).entries == 1
    # What the command has left open, the panel asks.
    assert verbs(answer).count("pick") >= 4


async def test_autocomplete_tells_others_nothing(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for person in (world.ben, world.mei):
        for name in ("buy", "build", "remove", "entertain", "shop"):
            assert await person.autocomplete(game.channel, "dream turn", name, "") == []


async def test_two_tables_in_a_channel_are_told_apart(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await Game.begun(world, world.ben)
    refused = (await world.ada.slash(world.channel, "dream turn", entertain="entertain:0")).response
    assert refused is not None
    assert "table:" in said(refused)
    named = await world.ada.autocomplete(world.channel, "dream turn", "table", "")
    assert sorted(choice["value"] for choice in named) == ["1", "2"]
    offered = await world.ada.autocomplete(world.channel, "dream turn", "entertain", "", table="1")
    assert offered
    await world.ada.slash(world.channel, "dream turn", entertain=offered[0]["value"], table="1")
    assert (await game.info()).entries == 1


async def test_whatever_is_asked_can_be_answered_by_typing(world: World) -> None:
    """Also a question for which the game has no command of its own; what comes after it in the same line."""
    game = await Game.begun(world, world.ben)
    offered = await world.ada.autocomplete(game.channel, "dream answer", "choice", "")
    shown = {choice["value"] for choice in offered}
    assert {"entertain:0", "buy:menu:4"} <= shown
    following = await world.ada.autocomplete(game.channel, "dream answer", "next", "", choice="buy:menu:4")
    assert "buy:menu:4" not in {choice["value"] for choice in following}
    await world.ada.slash(game.channel, "dream answer", choice="buy:menu:4", next="entertain:0")
    assert (await game.info()).entries == 2
    refused = (await world.ben.slash(game.channel, "dream answer", choice="an emperor")).response
    assert refused is not None
    assert "`choice`" in said(refused)
