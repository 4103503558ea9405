"""The simulated world of the tests, and of `make play`."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import discord

from tests.support.innkeeper import Innkeeper
from tests.support.world import CHANNEL, PEOPLE, World, buttons, said


def ids(world: World) -> list[int]:
    people = [person.id for person in world.people]
    return [world.env.backend.application_id, world.env.backend.bot_user.id, world.guild.id, world.channel.id, *people]


async def test_people_and_places_have_the_same_ids_in_every_world() -> None:
    bots = Innkeeper(), Innkeeper()
    async with World(bots[0]) as first:
        await first.ada.slash(first.channel, "inn")
    async with World(bots[1], since=datetime(2031, 5, 1, tzinfo=UTC)) as second:
        assert ids(first) == ids(second)
        assert [person.name for person in second.people] == [name for name, _ in PEOPLE]
        assert second.channel.name == CHANNEL


async def test_no_message_id_comes_back_when_the_clock_starts_later() -> None:
    seen = set()
    for hours in (0, 1):
        async with World(Innkeeper(), since=datetime(2031, 5, 1, hours, tzinfo=UTC)) as world:
            for _ in range(5):
                door = (await world.ada.slash(world.channel, "inn")).response
                assert door is not None
                seen.add(door.id)
    assert len(seen) == 10


async def test_presses_at_the_same_moment_are_all_answered() -> None:
    async with World(Innkeeper()) as world:
        door = (await world.ada.slash(world.channel, "inn")).response
        assert door is not None
        assert (said(door), buttons(door), world.picture(door)) == ("The door", {"Knock": "knock"}, b"door")
        world.speaks(world.mei, "zh-TW")
        answers = await world.at_once(*(person.click(door, label="Knock") for person in world.people))
        assert [said(answer.response) for answer in answers if answer.response] == [
            "en-US 1",
            "en-US 2",
            "zh-TW 3",
            "en-US 4",
        ]
        assert all(answer.ephemeral for answer in answers)


async def test_an_interaction_can_come_twice() -> None:
    bot = Innkeeper()
    async with World(bot) as world:
        door = (await world.ada.slash(world.channel, "inn")).response
        assert door is not None
        await world.ada.click(door, label="Knock")
        await world.redeliver()
    assert bot.knocks == 2


async def test_a_restart_keeps_messages_and_closes_the_old_bot() -> None:
    old, new = Innkeeper(), Innkeeper()
    async with World(old) as world:
        door = (await world.ada.slash(world.channel, "inn")).response
        assert door is not None
        await world.restart(new)
        assert old.closed_well
        await world.ben.click(door, label="Knock")
        assert (old.knocks, new.knocks) == (0, 1)
    assert new.closed_well


async def test_time_passes_beside_presses() -> None:
    async with World(Innkeeper()) as world:
        start = world.env.now()
        door = (await world.ada.slash(world.channel, "inn")).response
        assert door is not None
        ticking = asyncio.gather(*(world.tick(60) for _ in range(20)))
        for _ in range(20):
            assert (await world.ben.click(door, label="Knock")).acknowledged
        await ticking
        assert world.env.now() >= start + timedelta(minutes=1)
        assert discord.utils.utcnow() == world.env.now()


async def test_the_fixtures_world_tells_the_time(world: World) -> None:
    assert discord.utils.utcnow() == world.env.now()
    await world.env.advance_time(90)
    assert discord.utils.utcnow() == world.env.now() == datetime(2026, 1, 1, 0, 1, 30, tzinfo=UTC)
