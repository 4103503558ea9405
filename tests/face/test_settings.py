"""`/settings`, and the languages that follow from it."""

from __future__ import annotations

import discord
import msgspec
import pytest
from simcord import MemberActor

from cogs.language import spoken
from cogs.opening import standing
from engine.host.model import GuildSettings
from engine.words import LANGUAGES
from tests.face.lobbies import bot_of, menu_ids, opened, sent, table
from tests.support.world import World, buttons, raw, said


def manager(world: World) -> MemberActor:
    role = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("chief", global_name="Chief"), roles=[role])


async def chosen(world: World) -> GuildSettings:
    settings = await world.work(bot_of(world).host.guild_settings(world.guild.id))
    assert isinstance(settings, GuildSettings)
    return settings


async def test_a_server_is_settled_by_those_who_manage_it(world: World) -> None:
    chief = manager(world)
    rooms = [world.guild.create_text_channel(name) for name in ("games", "more-games")]
    players = world.guild.create_role("Players")
    panel = (await chief.slash(world.channel, "settings server")).response
    assert panel is not None
    assert panel.ephemeral
    menus = {custom_id.rpartition(":")[2]: custom_id for custom_id in menu_ids(panel)}
    await chief.select(panel, ["zh-TW"], custom_id=menus["language"])
    await chief.select(panel, rooms, custom_id=menus["channels"])
    await chief.select(panel, [players], custom_id=menus["openers"])
    await chief.select(panel, ["72"], custom_id=menus["pace"])
    [place] = [custom_id for custom_id in buttons(panel).values() if "place=" in custom_id]
    await chief.click(panel, custom_id=place)
    assert await chosen(world) == GuildSettings(
        world.guild.id,
        language="zh-TW",
        threads=False,
        channels=tuple(sorted(room.id for room in rooms)),
        openers=(players.id,),
        pace=72,
    )
    await chief.select(panel, [], custom_id=menus["channels"])
    await chief.select(panel, ["none"], custom_id=menus["language"])
    assert (await chosen(world)).channels == ()
    assert (await chosen(world)).language is None


async def test_others_cannot_change_a_server(world: World) -> None:
    refused = (await world.ben.slash(world.channel, "settings server")).response
    assert refused is not None
    assert "manage this server" in said(refused)
    assert await chosen(world) == GuildSettings(world.guild.id)


async def test_tables_are_opened_where_and_by_whom_the_server_says(world: World) -> None:
    games = world.guild.create_text_channel("games")
    players = world.guild.create_role("Players")
    player = world.guild.add_member(world.env.create_user("player"), roles=[players])
    settings = GuildSettings(world.guild.id, channels=(games.id,), openers=(players.id,), threads=False, pace=48)
    await world.work(bot_of(world).host.set_guild(settings))
    elsewhere = (await player.slash(world.channel, "game new", game="dream")).response
    assert elsewhere is not None
    assert f"<#{games.id}>" in said(elsewhere)
    stranger = (await world.ben.slash(games, "game new", game="dream")).response
    assert stranger is not None
    assert f"<@&{players.id}>" in said(stranger)
    assert sent(world) == []
    await player.slash(games, "game new", game="dream")
    info = await table(world)
    assert (info.threaded, info.pace) == (False, 48)


async def test_a_missing_permission_stands_in_the_panel(world: World) -> None:
    assert world.guild.me is not None
    channel = world.guild.create_text_channel(
        "closed", overwrites={world.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    panel = (await manager(world).slash(channel, "settings server")).response
    assert panel is not None
    assert "Create Public Threads" in said(panel)


async def test_permissions_are_looked_at_where_tables_are_opened(world: World) -> None:
    """Not only where somebody happens to type: in every channel that was chosen."""
    assert world.guild.me is not None
    denied = discord.PermissionOverwrite(attach_files=False, send_messages=False)
    games = world.guild.create_text_channel("games")
    closed = world.guild.create_text_channel("shut", overwrites={world.guild.me: denied})
    settings = GuildSettings(world.guild.id, channels=(games.id, closed.id))
    await world.work(bot_of(world).host.set_guild(settings))
    panel = (await manager(world).slash(world.channel, "settings server")).response
    assert panel is not None
    text = said(panel)
    assert f"I am missing permissions in <#{closed.id}>: Send Messages, Attach Files." in text
    assert f"<#{games.id}>" not in text
    assert "Permissions” in the channel's settings" in text
    await world.work(bot_of(world).host.set_guild(GuildSettings(world.guild.id, channels=(games.id,))))
    panel = (await manager(world).slash(world.channel, "settings server")).response
    assert panel is not None
    assert f"✅ I have all permissions that I need in <#{games.id}>." in said(panel)


async def test_many_closed_channels_fit(world: World) -> None:
    assert world.guild.me is not None
    me, denied = world.guild.me, discord.PermissionOverwrite(view_channel=False)
    rooms = [world.guild.create_text_channel(f"shut-{number}", overwrites={me: denied}) for number in range(25)]
    settings = GuildSettings(world.guild.id, channels=tuple(room.id for room in rooms))
    await world.work(bot_of(world).host.set_guild(settings))
    panel = (await manager(world).slash(world.channel, "settings server")).response
    assert panel is not None
    assert said(panel).count("⚠️") == 5
    assert "and in 20 more channels" in said(panel)


async def test_several_roles_may_open_tables(world: World) -> None:
    chief = manager(world)
    roles = [world.guild.create_role(name) for name in ("Players", "Guests")]
    panel = (await chief.slash(world.channel, "settings server")).response
    assert panel is not None
    menus = {custom_id.rpartition(":")[2]: custom_id for custom_id in menu_ids(panel)}
    await chief.select(panel, roles, custom_id=menus["openers"])
    assert set((await chosen(world)).openers) == {role.id for role in roles}
    guest = world.guild.add_member(world.env.create_user("guest"), roles=[roles[1]])
    await guest.slash(world.channel, "game new", game="dream")
    assert (await table(world)).owner.id == guest.id


async def test_what_was_deleted_since_keeps_nobody_out(world: World) -> None:
    room, role = world.guild.create_text_channel("games"), world.guild.create_role("Players")
    settings = GuildSettings(world.guild.id, channels=(room.id, 4711), openers=(role.id, 4712))
    guild = world.bot.get_guild(world.guild.id)
    assert standing(settings, guild) == GuildSettings(world.guild.id, channels=(room.id,), openers=(role.id,))
    gone = GuildSettings(world.guild.id, channels=(4711,), openers=(4712,))
    await world.work(bot_of(world).host.set_guild(gone))
    await opened(world, world.ben)
    assert (await table(world)).owner.id == world.ben.id
    panel = (await manager(world).slash(world.channel, "settings server")).response
    assert panel is not None
    assert "4711" not in str(raw(panel))
    assert "4712" not in str(raw(panel))


async def test_ones_own_choice_wins_over_the_clients_language(world: World) -> None:
    panel = (await world.ben.slash(world.channel, "settings me")).response
    assert panel is not None
    menu, _ = menu_ids(panel)
    assert "Your settings" in said(panel)
    await world.ben.select(panel, ["zh-TW"], custom_id=menu)
    assert "你的設定" in said(panel)
    refused = (await world.ben.slash(world.channel, "game show")).response
    assert refused is not None
    assert "這個頻道沒有牌桌" in said(refused)
    await world.ben.select(panel, ["none"], custom_id=menu)
    assert "Your settings" in said(panel)


async def test_without_a_choice_the_client_counts_then_the_server(world: World) -> None:
    async def heard(person: MemberActor) -> str:
        response = (await person.slash(world.channel, "game show")).response
        assert response is not None
        return said(response)

    world.speaks(world.mei, "zh-TW")
    assert "沒有牌桌" in await heard(world.mei)
    world.speaks(world.mei, "zh-CN")
    assert "沒有牌桌" in await heard(world.mei)
    world.speaks(world.mei, "de")
    assert "no table" in await heard(world.mei)
    await world.work(bot_of(world).host.set_guild(GuildSettings(world.guild.id, language="zh-TW")))
    assert "沒有牌桌" in await heard(world.mei)
    await world.work(bot_of(world).host.set_guild(GuildSettings(world.guild.id)))
    bot_of(world).config = msgspec.structs.replace(bot_of(world).config, language="zh-TW")
    assert "沒有牌桌" in await heard(world.mei)
    assert "no table" in await heard(world.ben)


async def test_public_cards_speak_the_tables_language_private_answers_the_persons(world: World) -> None:
    world.speaks(world.ben, "zh-TW")
    card = await opened(world, seats=2)
    panel = (await world.ben.click(card, label="Options")).response
    assert panel is not None
    assert "選項" in said(panel)
    await world.ben.click(card, label="Join")
    assert "All seats are taken" in said({shown.id: shown for shown in world.channel.history()}[card.id])


@pytest.mark.parametrize(
    ("locale", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("zh-TW", "zh-TW"), ("zh-CN", "zh-TW"), ("de", None), ("", None), (None, None)],
)
def test_locales_lead_to_languages(locale: str | None, language: str | None) -> None:
    assert spoken(locale) == language
    assert language is None or language in LANGUAGES


async def test_tables_are_not_brought_where_none_may_be_opened(world: World) -> None:
    """Neither by its owner into another channel, nor into another server; whoever manages the channels may."""
    await opened(world)
    other = world.guild.create_text_channel("quiet-please")
    await world.work(bot_of(world).host.set_guild(GuildSettings(world.guild.id, channels=(world.channel.id,))))
    elsewhere = world.env.create_guild("Elsewhere")
    far = elsewhere.create_text_channel("far-away")
    room = elsewhere.create_text_channel("games")
    await world.work(bot_of(world).host.set_guild(GuildSettings(elsewhere.id, channels=(room.id,))))
    ada_there = elsewhere.add_member(world.ada.user)
    for who, where in ((world.ada, other), (ada_there, far)):
        refused = (await who.slash(where, "table move", table="1")).response
        assert refused is not None
        assert "tables may only be opened in" in said(refused)
    assert (await table(world)).place.channel == world.channel.id
    wardens = world.guild.create_role("Wardens", permissions=discord.Permissions(manage_channels=True))
    warden = world.guild.add_member(world.env.create_user("warden"), roles=[wardens])
    await warden.slash(other, "table move", table="1")
    assert (await table(world)).place.channel == other.id
