"""Whole flows: from the lobby to victory, with second thoughts, doubled presses, old panels and restarts."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from tests.face.players import Game, mentioned, verbs
from tests.support.station import station
from tests.support.world import World, said


async def test_two_people_play_a_whole_game_by_buttons_and_by_typing(world: World) -> None:
    game = await Game.begun(world, world.ben)
    commitment = (await game.info()).commitment
    assert commitment in said(game.card)
    assert mentioned(world, game.channel)[-1] == [world.ada.id, world.ben.id]
    turns = 0
    while (await game.info()).state == "running":
        waiting = (await game.info()).waiting
        before = len(mentioned(world, game.channel))
        if 0 in waiting:
            await game.turn(world.ada)
            next_up = world.ben
        else:
            await typed_turn(game, world)
            next_up = world.ada
        turns += 1
        cards = mentioned(world, game.channel)[before:]
        if (await game.info()).state == "running":
            assert cards == [[next_up.id]]
    over = said(game.card)
    seed = (await game.info()).seed
    assert seed is not None
    assert seed in over
    assert hashlib.sha256(seed.encode()).hexdigest() == commitment
    assert "🏆" in over
    assert verbs(game.card) == ["view", "log", "replay", "sheet", "rules", "rematch"]
    assert turns > 10


async def typed_turn(game: Game, world: World) -> None:
    """Ben's turn in one line, as far as autocomplete offers it; the rest in further lines."""
    while 1 in (await game.info()).waiting and (await game.info()).state == "running":
        wanted = await game.sensible(world.ben)
        name = {"entertain": "entertain", "buy": "buy", "build": "build", "remove": "remove"}.get(
            wanted.partition(":")[0], "shop"
        )
        offered = await world.ben.autocomplete(game.channel, "dream turn", name, "")
        assert wanted in {choice["value"] for choice in offered}
        values: dict[str, Any] = {name: wanted}
        if name != "entertain":
            guests = await world.ben.autocomplete(game.channel, "dream turn", "entertain", "", **values)
            if guests:
                values["entertain"] = guests[0]["value"]
        answer = await world.ben.slash(game.channel, "dream turn", **values)
        assert answer.response is not None
        assert "Nothing has been done" not in said(answer.response), said(answer.response)


async def test_entertaining_the_customer_takes_three_presses(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    await game.choose(world.ada, panel, (await game.asked(world.ada)).options[0].id)
    assert verbs(panel) == ["sure", "back"]
    assert "cannot be taken back" in said(panel)
    await game.press(world.ada, panel, "sure")
    assert 1 in (await game.info()).waiting
    assert "Ben" in said(panel)


async def test_second_thoughts_change_nothing(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    await game.choose(world.ada, panel, (await game.asked(world.ada)).options[0].id)
    await game.press(world.ada, panel, "back")
    assert verbs(panel).count("pick") + verbs(panel).count("menu") > 1
    assert (await game.info()).entries == 0


async def test_undo_brings_the_question_back_and_pings_nobody(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    cards = len(mentioned(world, game.channel))
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    coins = (await game.glance(world.ada)).view.players[0].coins
    await game.choose(world.ada, panel, menu)
    assert "buys" in said(panel)
    assert "undo" in verbs(panel)
    await game.press(world.ada, panel, "undo")
    assert (await game.glance(world.ada)).view.players[0].coins == coins
    assert "undo" not in verbs(panel)
    assert "took the last choice back" in said(panel)
    once = said(panel)
    await world.redeliver()
    assert (await game.info()).entries == 2
    assert said(panel) == once
    assert len(mentioned(world, game.channel)) == cards


async def test_a_doubled_press_is_taken_once(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    await game.choose(world.ada, panel, menu)
    for replies in (1, 2):
        once = said(panel)
        await world.redeliver()
        assert (await game.info()).entries == replies
        assert said(panel) == once
        if replies == 1:
            await game.choose(world.ada, panel, (await game.asked(world.ada)).options[0].id)
            await game.press(world.ada, panel, "sure")
            assert "gets" in said(panel)


async def test_an_old_panel_shows_the_present_one(world: World) -> None:
    game = await Game.begun(world, world.ben)
    old = await game.play(world.ada)
    new = await game.play(world.ada)
    decision = await game.asked(world.ada)
    menu = next(option.id for option in decision.free if option.id.startswith("buy:menu"))
    await game.choose(world.ada, new, menu)
    still = decision.options[0].id
    assert (await game.asked(world.ada)).find(still) is not None, "it is offered again, by another question"
    await game.choose(world.ada, old, still)
    assert "The table has moved on" in said(old)
    assert verbs(old).count("sure") == 0
    assert (await game.info()).entries == 1
    await game.choose(world.ada, old, still)
    assert verbs(old) == ["sure", "back"]


async def test_a_confirmation_confirms_only_what_it_showed(world: World) -> None:
    game = await Game.begun(world, world.ben)
    one, other = await game.play(world.ada), await game.play(world.ada)
    first, second = (await game.asked(world.ada)).options[:2]
    await game.choose(world.ada, one, first.id)
    await game.choose(world.ada, other, second.id)
    await game.press(world.ada, one, "sure")
    assert (await game.info()).entries == 0
    assert "The table has moved on" in said(one)


async def test_after_a_restart_old_buttons_work_and_no_pick_is_lost(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    await game.choose(world.ada, panel, (await game.asked(world.ada)).options[1].id)
    before = said(panel)
    await world.restart(station(world.bot.config.database))  # type: ignore[attr-defined]
    again = await game.play(world.ada)
    assert verbs(again) == ["sure", "back"]
    assert said(again) == before
    await game.press(world.ada, panel, "sure")
    assert 1 in (await game.info()).waiting


async def test_a_weeks_old_card_brings_the_present_panel(world: World) -> None:
    game = await Game.begun(world, world.ben)
    first = game.card
    await game.turn(world.ada)
    await game.turn(world.ben)
    await world.env.advance_time(7 * 24 * 3600)
    shown = (await world.ada.click(first, label="Play")).response
    assert shown is not None
    assert shown.ephemeral
    assert "sure" not in verbs(shown)
    assert verbs(shown).count("pick") >= 4


async def test_the_player_who_is_not_asked_sees_who_is(world: World) -> None:
    game = await Game.begun(world, world.ben)
    world.speaks(world.ben, "zh-TW")
    shown = await game.play(world.ben)
    assert "等待中：Ada" in said(shown)
    assert verbs(shown) == ["view", "ahead"]


async def test_each_person_reads_their_own_language_and_the_card_the_tables(world: World) -> None:
    world.speaks(world.ada, "zh-TW")
    game = await Game.begun(world, world.ben, language="en")
    assert "To decide now" in said(game.card)
    assert "要招待哪位顧客" in said(await game.play(world.ada))


async def test_why_cannot_i_names_the_rule(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    shown = (await world.ada.click(panel, label="Why can’t I …?")).response
    assert shown is not None
    assert "DS-PREP-07" in said(shown)
    assert "DS-BUY-05" in said(shown)


@pytest.mark.parametrize(
    "names",
    [
        ("**@everyone** `x`", "مريم العربية", "👩‍👩‍👧‍👦🏳️‍🌈"),
        ("한글 이름", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢_of_~~32~~ chars", "\u202eevil"),
    ],
)
async def test_names_of_any_script_play(world: World, names: tuple[str, ...]) -> None:
    guests = [
        world.guild.add_member(world.env.create_user(f"guest{number}", global_name=name))
        for number, name in enumerate(names)
    ]
    game = await Game.begun(world, *guests)
    for person in game.seats:
        await game.turn(person)
        assert "@everyone" not in said(game.card).replace("@\u200b", "")
        assert "\u202e" not in said(game.card)
    shown = (await world.mei.click(game.card, label="My view")).response
    assert shown is not None
    assert world.picture(shown)


async def test_a_computer_player_answers_at_once(world: World) -> None:
    game = await Game.begun(world, computers=1)
    await game.turn(world.ada)
    assert (await game.info()).waiting == {0: "customer"}
    assert "🤖" in said(game.card)
    assert mentioned(world, game.channel)[-1] == [world.ada.id]
