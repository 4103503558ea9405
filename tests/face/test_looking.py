"""Looking at a table: the log, My view, `/board`, what strangers see, what has changed since the card."""

from __future__ import annotations

from cogs.shown import last_shown
from tests.face.players import Game, verbs
from tests.support.world import World, buttons, said


async def test_the_log_tells_what_happened_and_what_was_taken_back(world: World) -> None:
    game = await Game.begun(world, world.ben)
    panel = await game.play(world.ada)
    menu = next(option.id for option in (await game.asked(world.ada)).free if option.id.startswith("buy:menu"))
    await game.choose(world.ada, panel, menu)
    await game.press(world.ada, panel, "undo")
    shown = (await world.ben.click(game.card, label="Log")).response
    assert shown is not None
    assert "~~Ada buys" in said(shown)
    assert "took the last choice back. (no. 1)" in said(shown), "what was taken back is named"


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


async def test_the_log_has_a_first_and_a_last_page(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for turn in range(24):
        await game.swiftly(game.seats[turn % 2])
    shown = (await world.mei.slash(game.channel, "log")).response
    assert shown is not None
    assert shown.ephemeral
    newest = said(shown)
    assert {"⏮ Oldest", "◀ Older"} == set(buttons(shown)) & {"⏮ Oldest", "◀ Older", "Newer ▶", "Newest ⏭"}
    await world.mei.click(shown, label="⏮ Oldest")
    assert "`0`" in said(shown) or "`1`" in said(shown)
    assert {"Newer ▶", "Newest ⏭"} == set(buttons(shown)) & {"⏮ Oldest", "◀ Older", "Newer ▶", "Newest ⏭"}
    await world.mei.click(shown, label="Newest ⏭")
    assert said(shown) == newest
    typed = (await world.mei.slash(game.channel, "log", table="1", page=2)).response
    await world.mei.click(shown, label="◀ Older")
    assert typed is not None
    assert said(typed) == said(shown)


async def test_there_is_no_log_before_the_game(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="dream", seats=2)
    refused = (await world.ada.slash(world.channel, "log", table="1")).response
    assert refused is not None
    assert "has not begun" in said(refused)


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
