"""What Discord may refuse or fail at, and what becomes of the card that was on its way."""

from __future__ import annotations

import discord
import pytest

from tests.face.lobbies import bot_of, opened, table, text_of
from tests.face.test_courier import begun
from tests.support.fixtures import Logged
from tests.support.world import World, buttons, said

REFUSED = {
    "no permission": (403, 50013),
    "too many threads": (400, 160006),
    "something new": (400, 50035),
    "no such channel": (404, 10003),
}


@pytest.mark.parametrize(("status", "code"), REFUSED.values(), ids=REFUSED.keys())
async def test_a_thread_that_cannot_be_opened_does_not_hold_up_the_game(world: World, status: int, code: int) -> None:
    for path in ("/channels/*/threads", "/channels/*/messages/*/threads"):
        world.env.inject_error("POST", path, status=status, code=code, times=None)
    first = await begun(world, place="thread")
    assert first.channel.id == world.channel.id
    assert "Play" in buttons(first)
    assert (await table(world)).place.thread is None


async def test_a_game_whose_lobby_card_was_deleted_gets_its_thread_all_the_same(world: World) -> None:
    card = await opened(world, seats=2)
    await world.ben.click(card, label="Join")
    shown = (await world.ada.slash(world.channel, "game show", table="1")).response
    world.env.backend.delete_message(world.channel.id, card.id)
    await world.work(bot_of(world).host.begin(1, world.ada.id))
    await world.env.settle()
    [thread] = world.channel.threads
    assert (await table(world)).place.thread == thread.id
    assert thread.last_message is not None
    assert "Play" in buttons(thread.last_message)
    assert shown is not None


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 50035)])
async def test_a_picture_that_discord_does_not_take_does_not_hold_up_its_card(
    world: World, status: int, code: int
) -> None:
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=1)
    await world.ada.click(card, label="Start")
    newest = world.channel.last_message
    assert newest is not None
    assert not newest.attachments
    assert "Play" in buttons(newest)
    assert "To decide now" in said(newest)


async def test_words_that_discord_does_not_take_leave_the_buttons(world: World, logged: Logged) -> None:
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=2)
    await world.ada.click(card, label="Start")
    newest = world.channel.last_message
    assert newest is not None
    assert "did not accept this card" in said(newest)
    assert {"Play", "Log"} <= set(buttons(newest))
    assert sorted(user.id for user in newest.mentions) == sorted([world.ada.id, world.ben.id])
    assert (await table(world)).trouble is None
    assert "without its words" in logged.forgive()


async def test_a_card_that_discord_never_takes_is_put_aside_and_the_owner_told_once(
    world: World, logged: Logged
) -> None:
    await begun(world, place="channel")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=400, code=50035, times=None)
    for _ in range(2):
        await world.work(bot_of(world).host.announce(1))
        await world.env.settle()
    info = await table(world)
    assert info.trouble is not None
    assert info.trouble.key == "station-cards-refused"
    letters = [said(message) for message in world.guild.owner.dm_channel.history()]
    assert len(letters) == 1
    assert "does not accept" in letters[0]
    world.env.backend.faults.clear()
    await world.work(bot_of(world).host.announce(1))
    await world.env.settle()
    assert (await table(world)).trouble is None
    assert "cannot be made at all" in logged.forgive()


async def test_a_thread_archived_unnoticed_is_opened(world: World) -> None:
    await begun(world)
    [thread] = world.channel.threads
    before = len(thread.history())
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, times=1)
    await world.work(bot_of(world).host.announce(1))
    await world.env.advance_time(10)
    opened_again = [
        request.json
        for request in world.env.http_requests
        if request.method == "PATCH" and request.path == f"/channels/{thread.id}"
    ]
    assert opened_again == [{"archived": False}]
    assert len(thread.history()) == before + 1


EDITS = {"edited too often": (400, 30046), "no permission": (403, 50013), "Discord fails": (500, 0)}


@pytest.mark.parametrize(("status", "code"), EDITS.values(), ids=EDITS.keys())
async def test_a_lobby_card_that_cannot_be_changed_is_posted_anew(world: World, status: int, code: int) -> None:
    card = await opened(world, seats=2)
    world.env.inject_error("PATCH", f"/channels/*/messages/{card.id}", status=status, code=code, times=None)
    await world.ben.click(card, label="Join")
    newest = world.channel.last_message
    assert newest is not None
    assert newest.id != card.id
    assert "Ben" in said(newest)
    assert (await table(world)).card == newest.id
    await world.ada.click(newest, label="Start")
    assert (await table(world)).state == "running"


async def test_a_lobby_in_a_thread_keeps_its_one_card(world: World) -> None:
    channel = bot_of(world).get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await world.work(channel.create_thread(name="inn", type=discord.ChannelType.public_thread))
    await world.env.settle()
    [thread] = world.channel.threads
    await world.ada.slash(thread, "game new", game="dream", seats=2)
    card = thread.last_message
    assert card is not None
    await world.ben.click(card, label="Join")
    assert [message.id for message in thread.history()] == [card.id]
    now = thread.last_message
    assert now is not None
    assert "Ben" in said(now)
    await world.ada.click(now, label="Start")
    newest = thread.last_message
    assert newest is not None
    assert "Play" in buttons(newest)


async def test_old_and_new_card_of_a_moved_lobby_show_the_same(world: World, logged: Logged) -> None:
    old = await opened(world, seats=3)
    other = world.guild.create_text_channel("other")
    await world.ada.slash(other, "game move", table="1")
    await world.ben.click(old, label="Join")
    assert "Ben" in text_of(world, old)
    [new] = other.history()
    assert "Ben" in said(new)
