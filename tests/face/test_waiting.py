"""Waiting on Discord: `/games`, letters, quiet hours and being away in `/settings me`, reminders."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor, UserHandle

from engine.host.model import PersonSettings
from tests.face.lobbies import bot_of, menu_ids, opened
from tests.face.players import Game, mentioned, verbs
from tests.support.world import World, said

HOUR = 3600


async def settings(world: World, person: MemberActor) -> PersonSettings:
    found = await world.work(bot_of(world).host.person_settings(person.id))
    assert isinstance(found, PersonSettings)
    return found


async def chooses(world: World, person: MemberActor, **chosen: Any) -> None:
    await world.work(bot_of(world).host.set_person(PersonSettings(person.id, **chosen)))


async def typed(world: World, person: MemberActor, **parameters: str) -> str:
    response = (await person.slash(world.channel, "settings me", **parameters)).response
    assert response is not None
    assert response.ephemeral
    return said(response)


def letters(world: World, person: MemberActor) -> list[Any]:
    """The direct messages that somebody has got."""
    user = person.user
    assert isinstance(user, UserHandle)
    return list(user.dm_channel.history())


async def test_everybody_chooses_how_they_are_called_and_when_not(world: World) -> None:
    panel = (await world.ben.slash(world.channel, "settings me")).response
    assert panel is not None
    ping = next(custom_id for custom_id in menu_ids(panel) if custom_id.endswith(":ping"))
    await world.ben.select(panel, ["both"], custom_id=ping)
    shown = await typed(world, world.ben, zone="Asia/Taipei", quiet="22:30-7", away="2026-01-20..2026-01-31")
    assert "from 22:30 to 7:00" in shown
    assert await settings(world, world.ben) == PersonSettings(
        world.ben.id,
        ping="both",
        zone="Asia/Taipei",
        quiet=(22 * 60 + 30, 7 * 60),
        # From midnight to midnight, eight hours before those of Greenwich.
        away=(1768867200.0 - 8 * HOUR, 1769904000.0 - 8 * HOUR),
    )
    again = (await world.ben.slash(world.channel, "settings me", quiet="-")).response
    assert again is not None
    await world.ben.click(again, label="I am back")
    await world.ben.click(again, label="Forget the time zone")
    assert await settings(world, world.ben) == PersonSettings(world.ben.id, ping="both")


@pytest.mark.parametrize(
    "parameters",
    [
        *({"zone": zone} for zone in ("Taipei", "../etc/passwd", "")),
        *({"quiet": hours} for hours in ("22", "25-7", "22:61-7", "7-7", "0-24", "nachts")),
        *({"away": time} for time in ("0", "1999-01-01", "2026-02-30", "2028-01-01", "2026-03-02..2026-03-01", "soon")),
    ],
    ids=str,
)
async def test_what_cannot_be_meant_is_refused_with_a_sentence(world: World, parameters: dict[str, str]) -> None:
    assert "“" in await typed(world, world.ben, **parameters)
    assert await settings(world, world.ben) == PersonSettings(world.ben.id)


async def test_time_zones_are_found_by_their_city(world: World) -> None:
    choices = await world.ben.autocomplete(world.channel, "settings me", "zone", "taip")
    assert [choice["value"] for choice in choices] == ["Asia/Taipei"]


async def test_a_letter_brings_the_way_to_the_table_and_its_buttons_work(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await chooses(world, world.ben, ping="direct", language="zh-TW")
    await game.swiftly(world.ada)
    assert mentioned(world, game.channel)[-1] == []
    [letter] = letters(world, world.ben)
    assert "輪到你了" in said(letter)
    assert f"/{game.channel.id}/{game.card.id}" in said(letter)
    assert verbs(letter) == ["play", "view", "log"]
    panel = (await world.ben.user.click(letter, label="行動")).response
    assert panel is not None
    assert "pick" in verbs(panel) or "menu" in verbs(panel)


async def test_who_takes_no_letters_is_mentioned_at_the_table(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await chooses(world, world.ben, ping="direct")
    world.env.inject_error("POST", f"/channels/{world.ben.user.dm_channel.id}/messages", status=403, code=50007)
    await game.swiftly(world.ada)
    assert mentioned(world, game.channel)[-2:] == [[], [world.ben.id]]
    assert "it is your turn" in said(game.card)
    assert letters(world, world.ben) == []


async def test_reminders_come_and_stop(world: World) -> None:
    game = await Game.begun(world, world.ben, pace=24)
    await game.swiftly(world.ada)
    count = len(mentioned(world, game.channel))
    await world.env.advance_time(23 * HOUR)
    assert len(mentioned(world, game.channel)) == count
    await world.env.advance_time(2 * HOUR)
    assert mentioned(world, game.channel)[count:] == [[world.ben.id]]
    assert "run out" in said(game.card), "without a budget the first reminder says that time has run out"
    await world.env.advance_time(24 * HOUR)
    assert mentioned(world, game.channel)[count:] == [[world.ben.id]] * 2
    assert "waiting for you since" in said(game.card)
    await game.swiftly(world.ben)
    after = len(mentioned(world, game.channel))
    await world.env.advance_time(23 * HOUR)
    assert len(mentioned(world, game.channel)) == after


async def test_games_lists_what_waits_for_somebody_oldest_first(world: World) -> None:
    nothing = (await world.ben.slash(world.channel, "games")).response
    assert nothing is not None
    assert "You sit at no table" in said(nothing)
    game = await Game.begun(world, world.ben)
    second = world.env.create_guild("Elsewhere")
    other = second.create_text_channel("tables")
    visitor = second.add_member(world.ben.user)
    await visitor.slash(other, "game new", game="dream")
    listed = (await visitor.slash(other, "games")).response
    assert listed is not None
    shown = said(listed)
    assert "Nothing waits for you." in shown
    assert f"https://discord.com/channels/{world.guild.id}/{game.channel.id}/{game.card.id}" in shown
    assert "waiting for Ada since" in shown
    assert "Elsewhere" in shown
    await game.swiftly(world.ada)
    listed = (await visitor.slash(other, "games")).response
    assert listed is not None
    assert "One table waits for you" in said(listed)
    assert said(listed).index("table 1" if "table 1" in said(listed) else "#1") < said(listed).index("#2")


async def test_many_games_fit_into_a_message(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.lobby.LOBBIES", 40)
    for _ in range(40):
        await opened(world, place="channel")
    listed = (await world.ada.slash(world.channel, "games")).response
    assert listed is not None
    assert "more" in said(listed)
