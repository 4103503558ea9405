"""The lobby, from opening a table to its beginning, with people who press at the same time, too late, or twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.escape import clean, markdown
from tests.face.lobbies import bot_of, labels, menu_ids, opened, sent, sitting, table, text_of
from tests.support.station import station
from tests.support.world import World, buttons, said


async def test_a_card_invites_people(world: World) -> None:
    card = await opened(world, seats=3)
    assert "Ada" in said(card)
    assert "One more player is needed**; up to 2 can join" in said(card)
    assert {"Join", "Leave", "Add computer", "Options", "How to play", "Cancel"} <= set(buttons(card))
    assert sitting(await table(world)) == ["Ada", "-", "-"]


async def test_a_card_says_how_many_are_needed_and_who_could_begin_without_them(world: World) -> None:
    card = await opened(world, seats=2)
    assert "One more player is needed**. Press" in said(card)
    await world.ada.slash(world.channel, "game new", game="dream", seats=4)
    other = world.channel.last_message
    assert other is not None
    await world.ben.click(other, label="Join")
    assert "2 seats are still free" in text_of(world, other)
    assert "Ada can also start" in text_of(world, other)


async def test_ten_presses_for_one_seat_seat_one(world: World) -> None:
    card = await opened(world, seats=2)
    crowd = [world.guild.add_member(world.env.create_user(f"guest{i}", global_name=f"Guest {i}")) for i in range(10)]
    results = await world.at_once(*(guest.click(card, label="Join") for guest in crowd))
    info = await table(world)
    assert [name for name in sitting(info) if name.startswith("Guest")] == ["Guest 0"]
    told = [[said(extra) for extra in result.followups] for result in results]
    assert told[0] == []
    assert all(len(said_to) == 1 and "seat" in said_to[0] for said_to in told[1:])
    assert "Guest 0" in text_of(world, card)
    assert "All seats are taken" in text_of(world, card)


async def test_the_same_press_twice_is_one_press(world: World) -> None:
    card = await opened(world, seats=3)
    await world.ben.click(card, label="Join")
    cursor = world.env.error_cursor
    await world.redeliver()
    assert sitting(await table(world)) == ["Ada", "Ben", "-"]
    assert not world.env.errors_since(cursor)


async def test_people_come_and_go(world: World) -> None:
    card = await opened(world, seats=3)
    await world.ben.click(card, label="Join")
    await world.mei.click(card, label="Join")
    await world.ben.click(card, label="Leave")
    assert sitting(await table(world)) == ["Ada", "-", "梅香"]
    await world.ming.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "阿明", "梅香"]
    assert "阿明" in text_of(world, card)


async def test_computers_are_seated_by_the_owner_alone(world: World) -> None:
    card = await opened(world, seats=2)
    refused = await world.ben.click(card, label="Add computer")
    assert len(refused.followups) == 1
    assert refused.followups[0].ephemeral
    assert sitting(await table(world)) == ["Ada", "-"]
    await world.ada.click(card, label="Add computer")
    assert sitting(await table(world)) == ["Ada", "sensible"]
    await world.ada.click(world.channel.history()[-1], label="Remove computer")
    assert sitting(await table(world)) == ["Ada", "-"]


async def test_every_option_can_be_changed_in_private(world: World) -> None:
    card = await opened(world, seats=2)
    panel = (await world.ada.click(card, label="Options")).response
    assert panel is not None
    assert panel.ephemeral
    menus = {key.rpartition(":")[2]: key for key in menu_ids(panel)}
    await world.ada.select(panel, ["4"], custom_id=menus["seats"])
    await world.ada.select(panel, ["zh-TW"], custom_id=menus["language"])
    await world.ada.select(panel, ["48"], custom_id=menus["pace"])
    await world.ada.click(panel, label="Random seats: no")
    await world.ada.click(panel, label="Start when full: no")
    info = await table(world)
    assert (len(info.chairs), info.language, info.pace, info.shuffle, info.autostart) == (4, "zh-TW", 48, True, True)
    assert "Start when full: yes" in buttons(panel)
    assert "還差 1 位玩家" in text_of(world, card)


async def test_only_the_owner_changes_options(world: World) -> None:
    card = await opened(world, seats=2)
    panel = (await world.ben.click(card, label="Options")).response
    assert panel is not None
    before = await table(world)
    result = await world.ben.click(panel, label="Start when full: no")
    assert len(result.followups) == 1
    assert await table(world) == before


async def test_the_game_gets_a_thread_and_everybody_is_mentioned_once(world: World) -> None:
    card = await opened(world, seats=2)
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    [thread] = world.channel.threads
    assert "Ada" in (thread.name or "")
    first = thread.last_message
    assert first is not None
    begun = sent(world)[-1]
    assert begun["allowed_mentions"]["parse"] == []
    assert sorted(begun["allowed_mentions"]["users"]) == sorted([world.ada.id, world.ben.id])
    assert all(said(first).count(f"<@{person.id}>") == 1 for person in (world.ada, world.ben))
    assert "The game has begun" in text_of(world, card)
    assert "Join" not in labels(world.channel.history()[-1])


async def test_a_full_table_can_start_by_itself(world: World) -> None:
    card = await opened(world, seats=2, autostart=True)
    await world.ben.click(card, label="Join")
    assert (await table(world)).state == "running"
    assert "The game has begun" in text_of(world, card)


async def test_a_table_that_is_full_already_starts_when_that_is_switched_on(world: World) -> None:
    card = await opened(world, seats=2)
    panel = (await world.ada.click(card, label="Options")).response
    assert panel is not None
    await world.ben.click(card, label="Join")
    assert (await table(world)).state == "lobby"
    await world.ada.click(panel, label="Start when full: no")
    assert (await table(world)).state == "running"
    assert "The game has begun" in said(panel)
    assert "The game has begun" in text_of(world, card)


async def test_presses_after_the_beginning_are_answered_in_private(world: World) -> None:
    card = await opened(world, seats=3)
    await world.ben.click(card, label="Join")
    results = await world.at_once(
        world.ada.click(card, label="Start"), world.mei.click(card, label="Join"), world.ada.click(card, label="Start")
    )
    info = await table(world)
    assert info.state == "running"
    assert sitting(info) == ["Ada", "Ben"]
    assert [len(result.followups) for result in results] == [0, 1, 0]
    assert len(sent(world)) == 2  # the lobby's card and the first one of the game


async def test_a_cancelled_table_says_so(world: World) -> None:
    card = await opened(world, seats=2)
    sure = (await world.ada.click(card, label="Cancel")).response
    assert sure is not None
    assert (await table(world)).state == "lobby"
    await world.ada.click(sure, label="Yes, cancel it")
    assert (await table(world)).state == "cancelled"
    assert "has been cancelled" in text_of(world, card)
    assert "Join" not in labels(world.channel.history()[-1])


async def test_buttons_work_after_a_restart(world: World) -> None:
    card = await opened(world, seats=3)
    await world.restart(station(Path(bot_of(world).config.database)))
    await world.ben.click(card, label="Join")
    assert sitting(await table(world)) == ["Ada", "Ben", "-"]
    assert "Ben" in text_of(world, card)


@pytest.mark.parametrize("name", ["@everyone", "**a**_b_`c`", "\u202eevil", "梅🧑\u200d🚀香", "سارة", "x" * 32, "<@1>"])
async def test_names_of_any_script_can_join(world: World, name: str) -> None:
    guest = world.guild.add_member(world.env.create_user("guest", global_name=name))
    card = await opened(world, seats=2)
    await guest.click(card, label="Join")
    await world.ada.click(card, label="Start")
    assert sitting(await table(world)) == ["Ada", clean(name)]
    assert markdown(name) in text_of(world, card)
    assert all("everyone" not in request.get("allowed_mentions", {}).get("parse", []) for request in sent(world))
