"""`/game`: what is refused and why, where tables are opened, how they are found and moved."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from engine.games import SLUGS, rules_for
from engine.host.model import NewTable, Person, Place
from engine.kernel import refusal
from tests.face.lobbies import bot_of, opened, sent, sitting, table, text_of
from tests.support.world import World, buttons, said


async def refused(world: World, command: str = "game new", **options: object) -> str:
    """The private sentence that a command gets; no table may come of it."""
    before = len(sent(world))
    result = await world.ben.slash(world.channel, command, **options)
    assert result.response is not None
    assert result.ephemeral
    assert len(sent(world)) == before
    return said(result.response)


async def test_what_cannot_be_played_is_refused_with_what_can(world: World) -> None:
    assert "“chess”" in (sentence := await refused(world, game="chess"))
    assert "A Dream of Splendor" in sentence
    assert "2 to 4" in await refused(world, game="dream", seats=9)
    assert "colour" in await refused(world, game="dream", options="colour=red")
    assert "x…" in await refused(world, game="dream", options=f"{'x' * 3000}=1")
    assert "option=value" in await refused(world, game="dream", options="nonsense")
    assert "table" in await refused(world, "game show", table="999")
    assert "no table in this channel" in await refused(world, "game show")
    assert "`/game new`" in await refused(world, "game list")


@pytest.mark.parametrize(
    "name", ["**#1**", "@everyone", "\u202e7", "七", "", "-1", "1e3", "9" * 40, "'; DROP TABLE tables"]
)
async def test_a_table_that_is_no_number_is_not_found(world: World, name: str) -> None:
    sentence = await refused(world, "game show", table=name)
    assert "There is no table" in sentence
    assert "@everyone" not in sentence


async def test_games_and_seats_are_offered_while_typing(world: World) -> None:
    games = await world.ada.autocomplete(world.channel, "game new", "game", "splen")
    assert [choice["value"] for choice in games] == ["dream"]
    every = await world.ada.autocomplete(world.channel, "game new", "game", "")
    assert {choice["value"] for choice in every} == set(SLUGS)
    seats = await world.ada.autocomplete(world.channel, "game new", "seats", "", game="dream")
    assert [choice["value"] for choice in seats] == [2, 3, 4]


async def test_a_game_may_be_typed_by_its_title(world: World) -> None:
    await opened(world, game="大宋百商圖")
    assert (await table(world)).slug == "dream"


async def test_a_table_has_as_many_seats_as_its_options_allow(world: World) -> None:
    """Every option of every game opens a table without a number of seats, if it can be played by any number at all."""
    host = bot_of(world).host
    number = 0
    for slug in SLUGS:
        rules = rules_for(slug)
        for variant in rules.variants:
            for value in variant.values:
                if variant.campaign or variant.needs is not None:
                    continue
                possible = [seats for seats in rules.seats if refusal(rules, seats, {variant.id: value}) is None]
                assert possible, (slug, variant.id, value)
                if max(possible) == max(rules.seats):
                    continue
                await opened(world, game=slug, options=f"{variant.id}={value}")
                number += 1
                assert len((await table(world, number)).chairs) == max(possible)
                await world.work(host.cancel(number, world.ada.id))
    assert number


async def test_a_table_speaks_the_servers_language_else_its_openers(world: World) -> None:
    world.speaks(world.mei, "zh-TW")
    await opened(world, by=world.mei)
    assert (await table(world)).language == "zh-TW"
    await opened(world, by=world.ada)
    assert (await table(world, 2)).language == "en"
    await opened(world, by=world.ada, language="zh-TW")
    assert (await table(world, 3)).language == "zh-TW"


async def test_a_game_may_stay_in_its_channel(world: World) -> None:
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    assert world.channel.threads == []
    assert "Play" in buttons(_newest(world))


def _newest(world: World, channel: ChannelHandle | None = None) -> discord.Message:
    message = (channel or world.channel).last_message
    assert message is not None
    return message


async def test_without_the_right_to_open_threads_the_channel_serves(world: World) -> None:
    assert world.guild.me is not None
    channel = world.guild.create_text_channel(
        "quiet", overwrites={world.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    result = await world.ada.slash(channel, "game new", game="dream", seats=2)
    assert result.response is not None
    assert "Create Public Threads" in said(result.response)
    assert "roles" in said(result.response)
    card = _newest(world, channel)
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    assert channel.threads == []
    assert (await table(world)).state == "running"
    assert len(channel.history()) == 2


async def test_a_missing_permission_is_named_before_a_table_is_opened(world: World) -> None:
    assert world.guild.me is not None
    channel = world.guild.create_text_channel(
        "no-files", overwrites={world.guild.me: discord.PermissionOverwrite(attach_files=False)}
    )
    result = await world.ada.slash(channel, "game new", game="dream")
    assert result.response is not None
    assert "Attach Files" in said(result.response)
    assert f"<#{channel.id}>" in said(result.response)
    assert sent(world) == []


async def test_the_list_has_ones_own_tables_first(world: World) -> None:
    await opened(world, by=world.ada)
    await opened(world, by=world.ben)
    result = await world.ada.slash(world.channel, "game list")
    assert result.response is not None
    shown = said(result.response)
    assert shown.index("[#1 ") < shown.index("[#2 ")
    result = await world.ben.slash(world.channel, "game list")
    assert result.response is not None
    shown = said(result.response)
    assert shown.index("[#2 ") < shown.index("[#1 ")


async def test_a_lobby_that_is_shown_can_be_joined_from_there(world: World) -> None:
    card = await opened(world, seats=3)
    shown = (await world.ben.slash(world.channel, "game show", table="1")).response
    assert shown is not None
    assert shown.ephemeral
    await world.ben.click(shown, label="Join")
    assert sitting(await table(world)) == ["Ada", "Ben", "-"]
    assert "Ben" in said(shown)
    assert "Ben" in text_of(world, card)
    assert len(sent(world)) == 1


async def test_tables_are_offered_by_title_and_people(world: World) -> None:
    await opened(world, by=world.mei)
    choices = await world.ada.autocomplete(world.channel, "game show", "table", "梅")
    assert [choice["value"] for choice in choices] == ["1"]
    assert await world.ada.autocomplete(world.channel, "game show", "table", "nobody") == []


async def test_a_table_is_moved_by_its_owner_or_a_manager(world: World) -> None:
    await opened(world)
    other = world.guild.create_text_channel("other")
    denied = await world.ben.slash(other, "game move", table="1")
    assert denied.response is not None
    assert "Ada" in said(denied.response)
    assert other.history() == []
    await world.ada.slash(other, "game move", table="1")
    card = _newest(world, other)
    await world.ben.click(card, label="Join")
    assert "Ben" in said(_newest(world, other))
    chiefs = world.guild.create_role("Chiefs", permissions=discord.Permissions(manage_channels=True))
    chief = world.guild.add_member(world.env.create_user("chief"), roles=[chiefs])
    await chief.slash(world.channel, "game move", table="1")
    assert (await table(world)).place.channel == world.channel.id


async def test_a_table_of_another_server_is_not_shown(world: World) -> None:
    await opened(world)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far-away")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    result = await stranger.slash(channel, "game show", table="1")
    assert result.response is not None
    assert "There is no table" in said(result.response)


async def test_a_slow_table_is_found_among_many_finished_ones(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.host.LISTED", 3)
    await opened(world, seats=2)
    host = world.bot.host  # type: ignore[attr-defined]
    other = world.guild.create_text_channel("other")
    place = Place(world.guild.id, other.id)
    for _ in range(4):
        new = NewTable("dream", 2, {}, "en", place, Person(world.ben.id, "Ben"), threaded=False)
        info = await world.work(host.open_table(new))
        await world.work(host.cancel(info.id, world.ben.id))
    await world.env.settle()
    shown = (await world.mei.slash(world.channel, "game show")).response
    assert shown is not None
    assert "#1 " in said(shown)
    listed = (await world.mei.slash(other, "game list")).response
    assert listed is not None
    assert "#1 " in said(listed)


async def test_nobody_but_its_owner_takes_a_table_to_another_server(world: World) -> None:
    card = await opened(world, seats=2, place="channel")
    await world.ben.click(card, label="Join")
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far-away")
    boss = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    there = elsewhere.add_member(world.ben.user, roles=[boss])
    result = await there.slash(channel, "game move", table="1")
    assert result.response is not None
    assert "Only" in said(result.response)
    assert (await table(world)).place.guild == world.guild.id
