"""`/campaign` on simulated Discord, with the journey of the teaching game: begun, continued, played again, shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage

import engine.games
from cogs import campaign_choices, ids
from cogs.typed import commands as typed_commands
from engine.host.model import CampaignInfo
from engine.kernel import Decision, Reply
from engine.words import LANGUAGES
from tests.face.lobbies import menu_ids, table
from tests.face.test_help import registered
from tests.support.station import station
from tests.support.world import World, buttons, said

JOURNEY = "teaching:journey"


def host(world: World) -> Any:
    return world.bot.host  # type: ignore[attr-defined]


async def typed(world: World, who: MemberActor, command: str, channel: Any = None, **given: Any) -> ResponseMessage:
    """A private answer to a command; what is begun is a journey, unless something else was wanted."""
    if command == "new":
        given.setdefault("which", JOURNEY)
    response = (await who.slash(channel or world.channel, f"campaign {command}", **given)).response
    assert response is not None
    assert response.ephemeral
    return response


async def pressed(who: MemberActor, message: Any, verb: str) -> ResponseMessage:
    """The private answer to a button."""
    custom_id = next(found for found in buttons(message).values() if _verb(found) == verb)
    response = (await who.click(message, custom_id=custom_id)).response
    assert response is not None
    assert response.ephemeral
    return response


def _verb(custom_id: str) -> str:
    press = ids.read(custom_id)
    return press.verb if press else ""


def verbs(message: Any) -> list[str]:
    return [_verb(found) for found in buttons(message).values()]


async def begun(world: World, **given: Any) -> None:
    """A journey of Ada and Ben, begun by buttons."""
    shown = await typed(world, world.ada, "new", **given)
    assert "Campaign 1: The Inn · The Journey" in said(shown)
    card = world.channel.last_message
    assert card is not None
    await world.ben.click(card, label="Join")


async def play(world: World, number: int) -> discord.Message:
    """A table to its end, straight through the host; returns its last card."""

    def choose(decision: Decision) -> tuple[str, ...]:
        if decision.key == "throw":
            return ()
        wanted = {"action": "play", "bid": "bid:0", "parry": "give"}.get(decision.key, "")
        return (wanted if decision.find(wanted) else decision.options[-1].id,)

    people = (world.ada, world.ben)
    while True:
        for person in people:
            decision = (await world.work(host(world).glance(number, person.id))).decision
            if decision is not None:
                reply = Reply(decision.seat, decision.key, decision.ticket, choose(decision))
                await world.work(host(world).replies(number, person.id, [reply]))
                break
        else:
            break
    await world.env.settle()
    return spoken(world, number)[-1]


def spoken(world: World, number: int) -> list[discord.Message]:
    """What the channel and its threads hold of a table, oldest first."""
    places: list[ChannelHandle] = [world.channel, *world.channel.threads]
    every = [message for place in places for message in place.history(viewer=world.ming)]
    own = [m for m in every if any((p := ids.read(found)) and p.table == number for found in buttons(m).values())]
    return sorted(own, key=lambda message: message.id)


async def campaign(world: World, number: int = 1) -> CampaignInfo:
    info = await world.work(host(world).campaign(number))
    assert isinstance(info, CampaignInfo)
    return info


async def test_a_whole_campaign_by_buttons(inn: World) -> None:
    await begun(inn, options="dice=without")
    info = await table(inn)
    assert (info.state, info.options["leg"], info.options["dice"]) == ("running", "1", "without")
    [thread] = inn.channel.threads
    end = await play(inn, 1)
    assert verbs(end) == ["view", "log", "replay", "sheet", "rules", "campaign-next", "campaign-again", "campaign-show"]
    sheet = await pressed(inn.ming, end, "campaign-show")
    assert re.search(r"Leg 1: \d points, luggage \w+\nLeg 2\n", said(sheet))
    assert "Dice: without" in said(sheet)
    assert "game 2 is next" in said(sheet)
    assert buttons(sheet) == {}, "only its owner goes on from the sheet"
    opened = await pressed(inn.ada, end, "campaign-next")
    assert "Game 2 of **Campaign 1" in said(opened)
    second = await table(inn, 2)
    assert (second.state, second.options["leg"], second.options["dice"]) == ("running", "2", "without")
    assert [chair.person.name for chair in second.chairs if chair.person] == ["Ada", "Ben"]
    # It goes on in the thread in which the button was pressed.
    assert second.place.target == thread.id
    assert [other.id for other in inn.channel.threads] == [thread.id]
    end = await play(inn, 2)
    # No game is left.
    assert verbs(end) == ["view", "log", "replay", "sheet", "rules", "campaign-again", "campaign-show"]
    assert "all games have been played" in said(await pressed(inn.ben, end, "campaign-show"))


async def test_the_lobby_says_which_game_of_which_campaign_it_is(inn: World) -> None:
    await typed(inn, inn.ada, "new", place="channel")
    card = inn.channel.last_message
    assert card is not None
    assert "Game 1 of **Campaign 1: The Inn · The Journey**" in said(card)
    await inn.ada.slash(inn.channel, "game new", game="dream", seats=2)
    other = inn.channel.last_message
    assert other is not None
    assert "Campaign" not in said(other)
    # Its options are the campaign's, and it begins with all its seats.
    panel = (await inn.ada.click(card, label="Options")).response
    assert panel is not None
    (menu,) = [found for found in menu_ids(panel) if (press := ids.read(found)) and press.arg == "seats"]
    (refused,) = (await inn.ada.select(panel, ["3"], custom_id=menu)).followups
    assert "belongs to a campaign" in said(refused)
    assert len((await table(inn)).chairs) == 2


async def test_the_same_game_again(inn: World) -> None:
    await begun(inn, place="channel")
    end = await play(inn, 1)
    again = await pressed(inn.ada, end, "campaign-again")
    assert "Game 1 of" in said(again)
    assert (await table(inn, 2)).options["leg"] == "1"
    # Delivered twice, or pressed twice, it is the same table.
    await inn.redeliver()
    assert "is open already" in said(await pressed(inn.ada, end, "campaign-again"))
    assert len((await campaign(inn)).games) == 2
    # The other button of the old card would be something else.
    assert "still being played" in said(await pressed(inn.ada, end, "campaign-next"))
    last = await play(inn, 2)
    for verb in ("campaign-next", "campaign-again"):
        assert "has gone on" in said(await pressed(inn.ada, end, verb))
    assert "Game 2 of" in said(await pressed(inn.ada, last, "campaign-next"))


async def test_a_cancelled_table_leads_back_to_the_campaign(inn: World) -> None:
    await typed(inn, inn.ada, "new", place="channel")
    await inn.work(host(inn).cancel(1, inn.ada.id))
    await inn.env.settle()
    end = spoken(inn, 1)[-1]
    assert verbs(end) == ["rules", "campaign-show"]
    sheet = await pressed(inn.ada, end, "campaign-show")
    assert verbs(sheet) == ["campaign-next"]
    assert "Game 1 of" in said(await pressed(inn.ada, sheet, "campaign-next"))
    assert (await table(inn, 2)).options["leg"] == "1"


async def test_only_its_owner_goes_on(inn: World) -> None:
    await begun(inn)
    end = await play(inn, 1)
    for verb in ("campaign-next", "campaign-again"):
        assert "Only the person who began" in said(await pressed(inn.ben, end, verb))
    assert "Only the person who began" in said(await typed(inn, inn.ben, "next", campaign="1"))
    assert "You have no campaign" in said(await typed(inn, inn.ben, "next"))
    assert len((await campaign(inn)).games) == 1


async def test_it_can_be_typed(inn: World) -> None:
    await begun(inn, which="the inn: the journey", place="channel")
    shown = await typed(inn, inn.ben, "show")
    assert "game 1 is being played" in said(shown)
    assert "show" in verbs(shown)
    assert "is open already" in said(await typed(inn, inn.ada, "next"))
    assert "still being played" in said(await typed(inn, inn.ada, "again"))
    await play(inn, 1)
    sheet = await typed(inn, inn.ada, "show", campaign="#1")
    assert verbs(sheet) == ["campaign-next", "campaign-again"]
    assert "Game 2 of" in said(await pressed(inn.ada, sheet, "campaign-next"))
    await play(inn, 2)
    assert "Game 2 of" in said(await typed(inn, inn.ada, "again", campaign="1"))
    assert "is over" not in said(await typed(inn, inn.ada, "show"))
    listed = await typed(inn, inn.ming, "list")
    assert "Campaign 1: The Inn · The Journey" in said(listed)
    assert "game 2 is being played (table 3)" in said(listed)


async def test_nothing_is_lost_when_the_bot_restarts_in_between(inn: World, tmp_path: Path) -> None:
    await begun(inn)
    end = await play(inn, 1)
    await inn.restart(station(tmp_path / "yizhan.db"))
    assert "Game 2 of" in said(await pressed(inn.ada, end, "campaign-next"))


async def test_bad_input_gets_a_sentence(inn: World) -> None:
    assert "no campaign on this server" in said(await typed(inn, inn.ada, "list"))
    assert "You have no campaign" in said(await typed(inn, inn.ada, "show"))
    for which in ("chess", "**@everyone**", "dream:journey"):
        answer = said(await typed(inn, inn.ada, "new", which=which))
        assert re.search("There are: .*The Inn: The Journey", answer)
        assert "@everyone" not in answer
    assert "no table option" in said(await typed(inn, inn.ada, "new", options="leg=2"))
    assert "option=value" in said(await typed(inn, inn.ada, "new", options="dice"))
    assert "pace" in said(await typed(inn, inn.ada, "new", pace=10**6))
    for number in ("7", "x", "9" * 40, "-1", "**1**"):
        for command in ("show", "next", "again"):
            assert "There is no campaign" in said(await typed(inn, inn.ada, command, campaign=number))
    assert await inn.work(host(inn).info(1)) is None


async def test_the_servers_settings_hold_for_campaigns_too(inn: World) -> None:
    await begun(inn, place="channel")
    end = await play(inn, 1)
    other = inn.guild.create_text_channel("other")
    boss = inn.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    chief = inn.guild.add_member(inn.env.create_user("chief"), roles=[boss])
    settings = await inn.work(host(inn).guild_settings(inn.guild.id))
    await inn.work(host(inn).set_guild(msgspec.structs.replace(settings, channels=(other.id,))))
    for shown in (await typed(inn, inn.mei, "new"), await pressed(inn.ada, end, "campaign-next")):
        assert "may only be opened in" in said(shown)
    assert "has begun" in said(await typed(inn, chief, "new"))
    opened = await typed(inn, inn.ada, "next", other)
    assert "Game 2 of" in said(opened)
    assert (await table(inn, 3)).place.channel == other.id


async def test_a_campaign_of_another_server_is_not_shown(inn: World) -> None:
    await begun(inn)
    elsewhere = inn.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far-away")
    stranger = elsewhere.add_member(inn.env.create_user("stranger"))
    assert "There is no campaign" in said(await typed(inn, stranger, "show", channel, campaign="1"))
    assert "no campaign on this server" in said(await typed(inn, stranger, "list", channel))
    there = elsewhere.add_member(inn.ben.user)
    assert "Campaign 1" in said(await typed(inn, there, "show", channel, campaign="1")), "Ben plays in it"


async def test_one_need_not_say_which_where_there_is_only_one(inn: World, monkeypatch: pytest.MonkeyPatch) -> None:
    several = {JOURNEY: ("teaching", "journey"), "another": ("teaching", "journey")}
    monkeypatch.setattr(campaign_choices, "offered", lambda: several)
    response = (await inn.ada.slash(inn.channel, "campaign new")).response
    assert response is not None
    assert "which campaign" in said(response)
    monkeypatch.setattr(campaign_choices, "offered", lambda: {JOURNEY: ("teaching", "journey")})
    response = (await inn.ada.slash(inn.channel, "campaign new")).response
    assert response is not None
    assert "has begun" in said(response)


async def test_what_is_offered_while_typing(inn: World) -> None:
    kinds = await inn.ada.autocomplete(inn.channel, "campaign new", "which", "jour")
    assert [(choice["name"], choice["value"]) for choice in kinds] == [("The Inn: The Journey", "teaching:journey")]
    pairs = await inn.ada.autocomplete(inn.channel, "campaign new", "options", "", which=JOURNEY)
    assert {choice["value"] for choice in pairs} == {
        "dice=with", "dice=without", "length=short", "length=long",
    }  # fmt: skip
    assert await inn.ada.autocomplete(inn.channel, "campaign show", "campaign", "") == []
    await begun(inn)
    meant = await inn.ada.autocomplete(inn.channel, "campaign next", "campaign", "")
    assert [choice["value"] for choice in meant] == ["1"]


async def test_it_speaks_everybodys_language(inn: World) -> None:
    await begun(inn)
    end = await play(inn, 1)
    inn.speaks(inn.mei, "zh-TW")
    sheet = said(await pressed(inn.mei, end, "campaign-show"))
    assert "第 1 號戰役" in sheet
    assert "接下來是第 2 局" in sheet


async def test_the_command_has_a_name_and_a_description_in_every_language(inn: World) -> None:
    (command,) = [each for each in registered(inn) if each["name"] == "campaign"]
    assert {sub["name"] for sub in command["options"]} == {"new", "show", "next", "again", "list"}
    nodes = [command, *command["options"], *(param for sub in command["options"] for param in sub.get("options", []))]
    for language in LANGUAGES:
        for node in nodes if language != "en" else ():
            assert re.fullmatch(r"[-_\w]{1,32}", node["name_localizations"][language]), node["name"]
            assert 1 <= len(node["description_localizations"][language]) <= 100, node["name"]
        names = [sub["name_localizations"].get(language) for sub in command["options"]] if language != "en" else []
        assert len(set(names)) == len(names)


async def test_help_tells_of_campaigns(inn: World) -> None:
    page = (await inn.ben.slash(inn.channel, "help", topic="tables")).response
    assert page is not None
    assert "`/campaign new`" in said(page)


async def test_without_a_campaign_there_is_no_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without = tuple(slug for slug in engine.games.SLUGS if not engine.games.rules_for(slug).campaigns)
    monkeypatch.setattr(engine.games, "SLUGS", without)
    monkeypatch.setattr(typed_commands, "SLUGS", without)
    async with World(station(tmp_path / "yizhan.db")) as world:
        assert "campaign" not in {each["name"] for each in registered(world)}
        page = (await world.ben.slash(world.channel, "help", topic="tables")).response
        assert page is not None
        assert "campaign" not in said(page)
