"""Whole flows: from the lobby to victory, with second thoughts, doubled presses, old panels, restarts and strangers."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from cogs.shown import last_shown
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
    assert verbs(game.card) == ["view", "log", "rules"]
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


async def test_private_pictures_mark_what_has_changed_since_the_card(world: World) -> None:
    game = await Game.begun(world, world.ben)
    host = world.bot.host  # type: ignore[attr-defined]
    panel = await game.play(world.ada)
    assert await world.work(last_shown(host, await game.glance(world.ada))) is None
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu:3"))
    await game.choose(world.ada, panel, menu)
    then, now = await world.work(last_shown(host, await game.glance(world.ada))), await game.glance(world.ada)
    assert now.view.players[0].coins < then.players[0].coins
    assert then.players[0].room is None


async def test_an_old_panel_shows_the_present_one(world: World) -> None:
    game = await Game.begun(world, world.ben)
    old = await game.play(world.ada)
    new = await game.play(world.ada)
    decision = await game.asked(world.ada)
    menu, other = [option.id for option in decision.free if option.id.startswith("buy:menu")][:2]
    await game.choose(world.ada, new, menu)
    await game.choose(world.ada, old, other)
    assert "The table has moved on" in said(old)
    assert (await game.info()).entries == 1
    await game.choose(world.ada, old, decision.options[0].id)
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


async def test_strangers_see_what_everybody_sees(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for button in ("Play", "My view", "Log"):
        shown = (await world.mei.click(game.card, label=button)).response
        assert shown is not None
        assert shown.ephemeral
        assert not {"pick", "menu", "sure", "undo", "why"} & set(verbs(shown))
    refused = (await world.mei.slash(game.channel, "dream turn", entertain="entertain:0")).response
    assert refused is not None
    assert "no running table" in said(refused)
    assert (await game.info()).entries == 0


async def test_the_player_who_is_not_asked_sees_who_is(world: World) -> None:
    game = await Game.begun(world, world.ben)
    world.speaks(world.ben, "zh-TW")
    shown = await game.play(world.ben)
    assert "等待中：Ada" in said(shown)
    assert verbs(shown) == ["view"]


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


async def test_the_log_tells_what_happened_and_what_was_taken_back(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    await game.choose(world.ada, panel, menu)
    await game.press(world.ada, panel, "undo")
    shown = (await world.ben.click(game.card, label="Log")).response
    assert shown is not None
    assert "~~Ada buys" in said(shown)
    assert "took the last choice back" in said(shown)


async def test_the_log_turns_its_pages(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for turn in range(12):
        await game.swiftly(game.seats[turn % 2])
    shown = (await world.mei.click(game.card, label="Log")).response
    assert shown is not None
    newest = said(shown)
    await world.mei.click(shown, label="◀ Older")
    assert said(shown) != newest
    await world.mei.click(shown, label="Newer ▶")
    assert said(shown) == newest


async def test_my_view_shows_every_part_of_the_table(world: World) -> None:
    game = await Game.begun(world, world.ben)
    shown = (await world.ada.click(game.card, label="My view")).response
    assert shown is not None
    whole = world.picture(shown)
    await world.ada.select(shown, ["player:1"])
    assert world.picture(shown) != whole
    assert "Ben" in said(shown)


async def test_board_finds_table_part_and_language(world: World) -> None:
    game = await Game.begun(world, world.ben)
    parts_of = {choice["value"] for choice in await world.mei.autocomplete(game.channel, "board", "area", "")}
    assert {"board", "player:0", "player:1"} <= parts_of
    shown = (await world.mei.slash(game.channel, "board", area="player:0", language="zh-TW")).response
    assert shown is not None
    assert shown.ephemeral
    assert "大宋百商圖" in said(shown)
    for wrong in ({"area": "cellar"}, {"language": "tlh"}, {"table": "99"}):
        refused = (await world.mei.slash(game.channel, "board", **wrong)).response
        assert refused is not None
        assert next(iter(wrong.values())) in said(refused)


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
