"""Announcements: sent once, mentioned once, and what happens where they cannot be sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from cogs.ids import rows_in
from engine.host.model import Place
from tests.face.lobbies import bot_of, opened, sent, table, text_of
from tests.support.fixtures import Logged
from tests.support.station import station
from tests.support.world import World, buttons, said


async def begun(world: World, **options: Any) -> discord.Message:
    """A running game of Ada and Ben; its first card."""
    card = await opened(world, seats=2, **options)
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    place = (await table(world)).place
    channel = next((thread for thread in world.channel.threads if thread.id == place.thread), world.channel)
    assert channel.last_message is not None
    return channel.last_message


async def test_every_announcement_has_a_nonce_that_discord_remembers(world: World) -> None:
    await begun(world)
    posted = sent(world)
    assert [message["nonce"] for message in posted] == ["yz1", "yz2"]
    assert all(message["enforce_nonce"] for message in posted)
    assert all(len(message["nonce"]) <= 25 for message in posted)


async def test_only_those_who_are_pinged_are_allowed_mentions(world: World) -> None:
    await begun(world)
    lobby, first = sent(world)
    for message in (lobby, first):
        mentions = message["allowed_mentions"]
        assert not mentions.get("parse")
        assert not mentions.get("roles")
    assert not lobby["allowed_mentions"].get("users")
    assert sorted(first["allowed_mentions"]["users"]) == sorted([world.ada.id, world.ben.id])


async def test_own_messages_are_found_by_their_row(world: World) -> None:
    card = await opened(world)
    await world.ben.send(world.channel, "hello")
    place = Place(world.guild.id, world.channel.id)
    assert await world.work(bot_of(world).courier.recent(place)) == {1: card.id}
    assert rows_in(card.components) == {1}


async def test_discord_out_of_order_is_tried_again(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.ada.slash(world.channel, "game new", game="dream")
    await world.env.advance_time(10)
    assert len(world.channel.history()) == 1
    assert (await table(world)).card is not None


async def test_a_deleted_thread_leads_back_to_the_channel(world: World) -> None:
    await begun(world)
    [thread] = world.channel.threads
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    info = await table(world)
    assert (info.place.thread, info.state) == (None, "running")
    newest = world.channel.last_message
    assert newest is not None
    assert "Play" in buttons(newest)
    assert sent(world)[-1]["allowed_mentions"].get("users", []) == []


async def test_a_thread_deleted_while_the_bot_was_away_is_noticed_at_the_next_card(world: World) -> None:
    await begun(world)
    [thread] = world.channel.threads
    await world.work(bot_of(world).close())
    world.env.backend.delete_channel(thread.id)
    new = station(Path(bot_of(world).config.database))
    await world.env.restart_bot(new)
    world.bot = new
    await world.work(new.host.announce(1))
    await world.env.settle()
    assert (await table(world)).place.thread is None
    newest = world.channel.last_message
    assert newest is not None
    assert "Play" in buttons(newest)


async def test_a_deleted_channel_stops_nothing_and_the_table_can_be_moved(world: World) -> None:
    await begun(world, place="channel")
    other = world.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await world.work(bot_of(world).host.announce(1))
    await world.env.settle()
    info = await table(world)
    assert info.state == "running"
    assert info.trouble is not None
    assert info.trouble.key == "station-place-gone"
    await world.ada.slash(other, "game move", table="1")
    assert (await table(world)).trouble is None
    assert other.last_message is not None
    assert "Play" in buttons(other.last_message)


async def test_a_missing_permission_is_named_to_the_servers_owner_once(world: World) -> None:
    guest = world.guild.add_member(world.env.create_user("guest", global_name="[look](https://evil.example)"))
    card = await opened(world, guest, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    await guest.click(card, label="Start")
    owner = world.guild.owner
    world.env.inject_error(
        "POST",
        f"/channels/{world.channel.id}/messages",
        status=403,
        code=50013,
        message="Missing Permissions",
        times=None,
    )
    for _ in range(2):
        await world.work(bot_of(world).host.announce(1))
        await world.env.settle()
    letters = [said(message) for message in owner.dm_channel.history()]
    assert len(letters) == 1
    assert "](" not in letters[0], "no name of a player makes a link in it"
    assert "Send Messages" in letters[0]
    assert world.channel.mention in letters[0]
    info = await table(world)
    assert info.state == "running"
    assert info.trouble is not None
    assert info.trouble.key == "station-lacking"


async def test_an_archived_thread_is_opened_before_a_card_is_posted(world: World) -> None:
    await begun(world)
    [thread] = world.channel.threads
    live = bot_of(world).get_channel(thread.id)
    assert isinstance(live, discord.Thread)
    await world.work(live.edit(archived=True))
    await world.env.settle()
    assert len(thread.history()) == 1
    await world.work(bot_of(world).host.announce(1))
    await world.env.settle()
    assert len(thread.history()) == 2
    opened_again = [
        request
        for request in world.env.http_requests
        if request.method == "PATCH"
        and request.path == f"/channels/{thread.id}"
        and request.json == {"archived": False}
    ]
    assert len(opened_again) == 1


async def test_a_lobby_card_that_was_deleted_comes_back_with_the_next_press(world: World, logged: Logged) -> None:
    card = await opened(world, seats=3)
    shown = (await world.ben.slash(world.channel, "game show", table="1")).response
    assert shown is not None
    world.env.backend.delete_message(world.channel.id, card.id)
    await world.ben.click(shown, label="Join")
    await world.env.settle()
    newest = world.channel.last_message
    assert newest is not None
    assert "Ben" in text_of(world, newest)
    assert (await table(world)).card == newest.id


async def test_a_server_that_throws_the_bot_out_keeps_its_tables(world: World) -> None:
    await begun(world, place="channel")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, message="Missing Access", times=None)
    await world.work(bot_of(world).host.announce(1))
    await world.env.settle()
    assert (await table(world)).state == "running"
