"""People who are missing, on Discord: who goes on for them, votes by buttons, coming back, pauses, taking back."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs import ids
from engine.host.model import Person, PersonSettings, TableInfo
from tests.face.lobbies import bot_of, labels, menu_ids, opened, table, text_of
from tests.face.players import TABLE, Game, mentioned, verbs
from tests.face.test_waiting import HOUR, letters
from tests.support.world import World, parts, raw, said


async def ben_is_late(world: World, *others: MemberActor) -> Game:
    """A table at which Ben's time has run out."""
    game = await Game.begun(world, world.ben, *others)
    await game.swiftly(world.ada)
    await world.env.advance_time(25 * HOUR)
    assert "run out" in said(game.card)
    return game


async def asks(world: World, who: MemberActor, command: str, **parameters: Any) -> str:
    response = (await who.slash(world.channel, f"table {command}", table=str(TABLE), **parameters)).response
    assert response is not None
    assert response.ephemeral
    return said(response)


def heard(game: Game, person: MemberActor) -> str:
    """What somebody has just been told in private, or in public."""
    return said(game.channel.history(viewer=person)[-1])


def playing(info: TableInfo) -> list[str]:
    return [chair.person.name if chair.person else "computer" for chair in info.chairs]


def id_of(message: Any, verb: str) -> str:
    """The first button of a verb."""
    return next(
        str(part["custom_id"])
        for part in parts(raw(message))
        if (press := ids.read(part.get("custom_id", ""))) and press.verb == verb
    )


async def test_who_is_late_can_be_replaced_from_the_card_that_says_so(world: World) -> None:
    game = await ben_is_late(world, world.mei)
    assert {"A computer goes on for Ben", "I play for Ben"} <= labels(game.card)
    await world.mei.click(game.card, label="A computer goes on for Ben")
    vote = game.card
    assert "Ben is missing" in said(vote)
    assert mentioned(world, game.channel)[-1] == [world.ada.id]
    await world.ming.click(vote, label="Yes")
    assert "not asked" in heard(game, world.ming)
    await world.ada.click(vote, label="Yes")
    assert playing(await table(world)) == ["Ada", "computer", "梅香"]
    now = {shown.id: shown for shown in game.channel.history()}[vote.id]
    assert "Agreed" in said(now)
    assert "Ben is missing" in said(now)
    assert "🤖" not in said(now), "it was Ben's seat then"
    assert verbs(now) == ["show"]
    told = [said(shown) for shown in game.channel.history()]
    assert sum("A computer player plays for" in line for line in told) == 1


async def test_a_stranger_takes_a_seat_over_and_the_old_owner_is_shut_out(world: World) -> None:
    game = await ben_is_late(world)
    panel = await game.play(world.ben)
    hidden = (await world.ben.click(game.card, custom_id=id_of(game.card, "view"))).response
    assert hidden is not None
    await world.ming.click(game.card, label="I play for Ben")
    await world.ada.click(game.card, label="Yes")
    assert playing(await table(world)) == ["Ada", "阿明"]
    assert mentioned(world, game.channel)[-2:] == [[world.ming.id], [world.ben.id]]
    press = next(verb for verb in ("pick", "menu") if verb in verbs(panel))
    await world.ben.click(panel, custom_id=id_of(panel, "why"))
    assert "not yours" in heard(game, world.ben)
    looked = (await world.ben.slash(world.channel, "board", table=str(TABLE))).response
    assert looked is not None
    assert "You have no seat" in said(looked)
    card = next(shown for shown in reversed(game.channel.history(viewer=world.mei)) if "play" in verbs(shown))
    new = (await world.ming.click(card, custom_id=id_of(card, "play"))).response
    assert new is not None
    assert press in verbs(new)


async def test_the_owner_comes_back_by_a_button(world: World) -> None:
    game = await ben_is_late(world, world.mei)
    assert "done" in await asks(world, world.ada, "steward", seat="Ben")
    assert "I am back" in labels(game.card)
    assert [world.ben.id] in mentioned(world, game.channel)[-2:]
    listed = (await world.ben.slash(world.channel, "games")).response
    assert listed is not None
    assert "your seat is played by somebody else" in said(listed)
    card = game.card
    nobody = (await world.ming.click(card, label="I am back")).response
    assert nobody is not None
    assert "No seat is kept for you" in said(nobody)
    await world.ben.click(card, label="I am back")
    assert playing(await table(world)) == ["Ada", "Ben", "梅香"]


async def test_who_has_left_the_server_can_be_replaced_at_once(world: World) -> None:
    await Game.begun(world, world.ben, world.mei)
    assert "has not run out" in await asks(world, world.ada, "steward", seat="2")
    world.env.backend.remove_member(world.guild.id, world.ben.id)
    assert "done" in await asks(world, world.ada, "steward", seat="2")
    assert playing(await table(world))[1] == "computer"


async def test_the_host_of_a_table_pauses_and_resumes_it(world: World) -> None:
    game = await Game.begun(world, world.ben)
    assert "Only the person who opened" in await asks(world, world.ben, "pause")
    assert "is paused" in await asks(world, world.ada, "pause")
    assert said(game.card).count("Nobody's time runs") == 1
    assert "pick" not in verbs(await game.play(world.ada))
    await world.env.advance_time(30 * HOUR)
    assert "goes on" in await asks(world, world.ada, "resume")
    assert "To decide now" in said(game.card)
    assert mentioned(world, game.channel)[-1] == [world.ada.id]


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_game_is_abandoned_by_vote(world: World, agrees: bool) -> None:
    game = await Game.begun(world, world.ben)
    assert "asked now" in await asks(world, world.ada, "abandon")
    await world.ben.click(game.card, label="Yes" if agrees else "No")
    info = await table(world)
    assert info.state == ("cancelled" if agrees else "running")
    assert ("cancelled" if agrees else "Not agreed") in said(game.card)


async def test_the_table_goes_further_back_when_everybody_agrees(world: World) -> None:
    game = await Game.begun(world, world.ben)
    before = await game.glance(world.ada)
    await game.swiftly(world.ada)
    await game.swiftly(world.ben)
    choices = await world.ada.autocomplete(world.channel, "table takeback", "entry", "1 ·", table=str(TABLE))
    assert choices[-1]["value"] == "1"
    await asks(world, world.ada, "takeback", entry="1")
    vote = game.card
    await world.ben.click(vote, label="Yes")
    after = await game.glance(world.ada)
    assert after.view == before.view
    assert "have been taken back" in said(game.card)
    log = (await world.ming.click(game.card, label="Log")).response
    assert log is not None
    assert "With everybody's consent" in said(log)


async def test_a_vote_reaches_by_letter_who_wants_letters(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await world.work(bot_of(world).host.set_person(PersonSettings(world.ben.id, ping="direct", language="zh-TW")))
    await asks(world, world.ada, "abandon")
    [letter] = letters(world, world.ben)
    assert "提議結束這局" in said(letter)
    assert mentioned(world, game.channel)[-1] == []
    await world.ben.user.click(letter, label="同意")
    assert (await table(world)).state == "cancelled"
    late = await world.ben.click(game.channel.history()[-2], label="No")
    assert late.acknowledged


async def test_replace_asks_the_substitute(world: World) -> None:
    game = await ben_is_late(world)
    assert "asked now" in await asks(world, world.ada, "replace", seat="2", person=world.ming)
    assert mentioned(world, game.channel)[-1] == [world.ming.id]
    await world.ming.click(game.card, label="Yes")
    assert playing(await table(world)) == ["Ada", "阿明"]


async def test_somebody_gives_their_seat_away_before_their_turn(world: World) -> None:
    game = await Game.begun(world, world.ben, world.mei)
    await asks(world, world.ben, "replace", seat="2", person=world.ming)
    assert "阿明, will you go on for Ben?" in said(game.card)
    offer = game.card
    await world.ming.click(offer, label="Yes")
    assert playing(await table(world)) == ["Ada", "阿明", "梅香"]
    now = {shown.id: shown for shown in game.channel.history()}[offer.id]
    assert "阿明, will you go on for Ben?" in said(now)
    await asks(world, world.ben, "return")
    back = game.card
    await world.ming.click(back, label="Yes")
    now = {shown.id: shown for shown in game.channel.history()}[back.id]
    assert f"from <@{world.ming.id}>?" in said(now)


async def test_a_refusal_calls_seats_by_their_names(world: World) -> None:
    await Game.begun(world, world.ben, world.mei)
    assert "The time of Ben has not run out" in await asks(world, world.mei, "steward", seat="2")


async def test_only_those_who_manage_the_server_kick_at_any_time(world: World) -> None:
    await Game.begun(world, world.ben, world.mei)
    assert "has not run out" in await asks(world, world.ada, "kick", seat="2")
    assert "No seat is kept" in await asks(world, world.ben, "return")
    info = await table(world)
    assert playing(info) == ["Ada", "Ben", "梅香"]


async def test_games_lists_the_votes_that_want_an_answer(world: World) -> None:
    await Game.begun(world, world.ben)
    await asks(world, world.ada, "abandon")
    for person, wanted in ((world.ben, True), (world.ada, False)):
        listed = (await person.slash(world.channel, "games")).response
        assert listed is not None
        assert ("One vote wants your answer" in said(listed)) is wanted
        assert ("Ada proposes to end this game" in said(listed)) is wanted


async def test_a_time_budget_is_agreed_in_the_lobby(world: World) -> None:
    card = await opened(world, place="channel")
    panel = (await world.ada.click(card, label="Options")).response
    assert panel is not None
    budget = next(custom_id for custom_id in menu_ids(panel) if custom_id.endswith(":budget"))
    await world.ada.select(panel, ["72"], custom_id=budget)
    assert (await table(world)).budget == 72
    assert "72 hours beyond that" in text_of(world, card)


async def test_the_pace_is_seen_by_all_and_changed_by_the_host_of_the_table(world: World) -> None:
    await opened(world, place="channel", seats=2, pace=12, budget=24)
    info = await table(world)
    assert (info.pace, info.budget) == (12, 24)
    await asks(world, world.ada, "pace", pace=10)
    assert (await table(world)).pace == 10
    assert "each turn within 10 hours" in text_of(world, world.channel.history()[-1])
    await world.work(bot_of(world).host.join(1, Person(world.ben.id, "Ben")))
    await world.work(bot_of(world).host.begin(1, world.ada.id))
    await world.env.settle()
    assert "each turn within 10 hours" in await asks(world, world.ben, "pace")
    assert "Only the person who opened" in await asks(world, world.ben, "pace", pace=48)
    assert "each turn within 48 hours" in await asks(world, world.ada, "pace", pace=48, budget=0)
    info = await table(world)
    assert (info.pace, info.budget) == (48, 0)
    last = world.channel.last_message
    assert last is not None
    assert "From now on: each turn within 48 hours; no time beyond that." in said(last)


async def test_who_manages_the_server_may_kick_at_any_time(world: World) -> None:
    game = await Game.begun(world, world.ben, world.mei)
    role = world.guild.create_role("Wardens", permissions=discord.Permissions(manage_channels=True))
    warden = world.guild.add_member(world.env.create_user("warden"), roles=[role])
    await world.work(bot_of(world).host.set_person(PersonSettings(world.ben.id, ping="both", language="zh-TW")))
    assert "done" in await asks(world, warden, "kick", seat="Ben")
    assert playing(await table(world))[1] == "computer"
    assert "沒有為你保留的座位" in await asks(world, world.ben, "return")
    told = next(card for card in reversed(game.channel.history()) if "any more" in said(card))
    assert f"<@{world.ben.id}>, your seat has been given to somebody else for good" in said(told)
    assert mentioned(world, game.channel).count([world.ben.id]) == 1
    [letter] = letters(world, world.ben)
    assert "你不再參加這一局" in said(letter)
