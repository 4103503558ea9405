"""After a game: rematch, ratings and statistics, as people press and type them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from cogs.ids import read
from cogs.ratings import board_lines, kind_name, reference, statistics_lines
from engine.host import figures, rating
from engine.host.model import GuildSettings, NewCampaign, NewTable, Person, PersonSettings, Place, Spot
from engine.host.ratings import Board, Kind
from engine.words import Localiser
from tests.face.inn import to_the_end
from tests.face.lobbies import bot_of, labels, table, text_of
from tests.face.players import mentioned, verbs
from tests.face.test_waiting import letters
from tests.host.test_rating import ADA, BEN, game
from tests.support.world import World, buttons, said


async def finished(world: World, number: int = 1, *people: MemberActor, **changes: Any) -> discord.Message:
    """Table `number`, played to its end by Ada and the others; returns its last card."""
    host = bot_of(world).host
    seats = [world.ada, *(people or (world.ben,))]
    new = NewTable(
        "teaching",
        len(seats),
        changes.pop("options", {}),
        "en",
        Place(world.guild.id, world.channel.id),
        Person(world.ada.id, "Ada"),
        **{"threaded": False, **changes},
    )
    await world.work(host.open_table(new))
    for person, name in zip(seats[1:], ("Ben", "Mei"), strict=False):
        await world.work(host.join(number, Person(person.id, name)))
    await world.work(host.begin(number, world.ada.id))
    await world.work(to_the_end(host, number))
    await world.env.settle()
    card = world.channel.last_message
    assert card is not None
    return card


def button(message: discord.Message, verb: str) -> str:
    return next(found for found in buttons(message).values() if (press := read(found)) and press.verb == verb)


async def pressed(who: MemberActor, card: discord.Message, verb: str = "rematch") -> ResponseMessage:
    response = (await who.click(card, custom_id=button(card, verb))).response
    assert response is not None
    assert response.ephemeral
    return response


def lobby_of(world: World) -> discord.Message:
    """The lobby card of the rematch; the invitation comes after it."""
    *_, lobby, invitation = world.channel.history()
    assert "would like a rematch" in said(invitation)
    return lobby


async def asked(world: World, who: MemberActor, command: str, **given: str) -> str:
    response = (await who.slash(world.channel, f"ratings {command}", **given)).response
    assert response is not None
    assert response.ephemeral
    return said(response)


# -- rematch ----------------------------------------------------------------------------------------------------


async def test_both_press_rematch_and_it_begins_with_the_other_first(inn: World) -> None:
    card = await finished(inn, options={"length": "long"})
    first = await pressed(inn.ben, card)
    assert "You sit at **#2 The Inn**" in said(first)
    assert "when one more has pressed" in said(first)
    lobby = lobby_of(inn)
    assert "-# Rematch of #1; still to sit down: Ada." in text_of(inn, lobby)
    assert "is on its way" not in said(first)
    again = await pressed(inn.ada, card)
    assert "**#2 The Inn** has begun" in said(again)
    info = await table(inn, 2)
    assert info.state == "running"
    assert [chair.person and chair.person.name for chair in info.chairs] == ["Ben", "Ada"]
    assert info.options == {"length": "long"}
    later = await pressed(inn.ada, card)
    assert "has begun" in said(later)
    assert await inn.work(bot_of(inn).host.info(3)) is None


async def test_all_press_at_the_same_moment(inn: World) -> None:
    card = await finished(inn, 1, inn.ben, inn.mei)
    people = (inn.ada, inn.ben, inn.mei, inn.ada)
    await inn.at_once(*(person.click(card, custom_id=button(card, "rematch")) for person in people))
    info = await table(inn, 2)
    assert info.state == "running"
    assert {chair.person.id for chair in info.chairs if chair.person} == {inn.ada.id, inn.ben.id, inn.mei.id}
    assert await inn.work(bot_of(inn).host.info(3)) is None


async def test_the_card_says_who_is_still_missing(inn: World) -> None:
    card = await finished(inn, 1, inn.ben, inn.mei)
    await pressed(inn.mei, card)
    lobby = lobby_of(inn)
    assert "still to sit down: Ada, Ben." in text_of(inn, lobby)
    await pressed(inn.ada, card)
    assert "still to sit down: Ben." in text_of(inn, lobby)
    await inn.ming.click(lobby, label="Join")
    assert "has begun" in text_of(inn, lobby)


async def test_who_played_is_invited_by_a_mention_or_a_letter_whose_button_seats_them(inn: World) -> None:
    host = bot_of(inn).host
    await inn.work(host.set_person(PersonSettings(inn.mei.id, ping="direct", language="zh-TW")))
    card = await finished(inn, 1, inn.ben, inn.mei)
    await pressed(inn.ada, card)
    assert mentioned(inn, inn.channel)[-1] == [inn.ben.id]
    invitation = inn.channel.last_message
    assert invitation is not None
    assert "**#2 The Inn**: " in said(invitation)
    assert "Ada would like a rematch" in said(invitation)
    [letter] = letters(inn, inn.mei)
    assert "Ada 想再來一局" in said(letter)
    assert "channels/" in said(letter)
    seated = (await inn.mei.user.click(letter, custom_id=button(letter, "rematch"))).response
    assert seated is not None
    assert "#2" in said(seated)
    assert "Those who played" in said(await pressed(inn.ming, invitation))
    assert "has begun" in said(await pressed(inn.ben, invitation))
    info = await table(inn, 2)
    assert [chair.person and chair.person.name for chair in info.chairs] == ["Ben", "梅香", "Ada"]
    await inn.work(to_the_end(host, 2))
    assert "#2" in said(await pressed(inn.ben, invitation))
    assert await inn.work(host.info(3)) is None, "an old invitation opens nothing"


async def test_games_lists_the_rematch_for_who_does_not_want_to_be_called(inn: World) -> None:
    await inn.work(bot_of(inn).host.set_person(PersonSettings(inn.ben.id, ping="none")))
    await pressed(inn.ada, await finished(inn))
    for who, listed in ((inn.ben, True), (inn.ada, False), (inn.mei, False)):
        page = (await who.slash(inn.channel, "games")).response
        assert page is not None
        assert ("A rematch you could join" in said(page)) is listed
    assert "**[#2 The Inn](" in said((await inn.ben.slash(inn.channel, "games")).response)  # type: ignore[arg-type]


async def test_only_those_who_played_get_one(inn: World) -> None:
    card = await finished(inn)
    assert "Those who played this game" in said(await pressed(inn.mei, card))
    assert await inn.work(bot_of(inn).host.info(2)) is None


async def test_where_a_server_lets_only_some_open_tables(inn: World) -> None:
    card = await finished(inn)
    players = inn.guild.create_role("Players")
    await inn.work(bot_of(inn).host.set_guild(GuildSettings(inn.guild.id, openers=(players.id,))))
    assert f"<@&{players.id}>" in said(await pressed(inn.ada, card))


async def test_in_a_thread_the_rematch_is_announced_in_its_channel(inn: World) -> None:
    await finished(inn, threaded=True)
    [thread] = inn.channel.threads
    card = thread.last_message
    assert card is not None
    await pressed(inn.ada, card)
    info = await table(inn, 2)
    assert (info.place.channel, info.place.thread, info.threaded) == (inn.channel.id, None, True)
    assert "Join" in labels(lobby_of(inn))


async def test_a_campaigns_game_ends_without_it(inn: World) -> None:
    host = bot_of(inn).host
    place, ada = Place(inn.guild.id, inn.channel.id), Person(inn.ada.id, "Ada")
    spot = Spot(place, threaded=False)
    new = NewCampaign(slug="teaching", name="journey", options={}, language="en", owner=ada, spot=spot)
    await inn.work(host.begin_campaign(new))
    await inn.work(host.join(1, Person(inn.ben.id, "Ben")))
    await inn.work(to_the_end(host))
    await inn.env.settle()
    card = inn.channel.last_message
    assert card is not None
    assert "rematch" not in verbs(card)
    assert "campaign-next" in verbs(card)


# -- ratings ----------------------------------------------------------------------------------------------------


async def test_before_the_first_game_there_is_nothing(inn: World) -> None:
    assert await asked(inn, inn.ada, "list") == "No game has been finished in this server yet."
    assert "You have not finished any game" in await asked(inn, inn.ada, "me")


async def test_ratings_of_a_server(inn: World) -> None:
    for number in range(1, 6):
        await finished(inn, number)
    text = await asked(inn, inn.mei, "list")
    assert "## Ratings: The Inn" in text
    assert "1. **Ada** 25 (" in text
    assert "5 games have been finished here" in text
    assert "@" not in text
    mine = await asked(inn, inn.ben, "me")
    assert "5 games," in mine
    assert "after 5 games between people" in mine
    statistics = await asked(inn, inn.ben, "statistics")
    assert "too few results for an average" not in statistics
    assert "**2 players (5 games)**" in statistics
    assert "Seat 1:" in statistics
    inn.speaks(inn.mei, "zh-TW")
    assert "評分：" in await asked(inn, inn.mei, "list")
    assert "座位 1" in await asked(inn, inn.mei, "statistics")


async def test_a_kind_of_game_is_chosen_by_its_options(inn: World) -> None:
    await finished(inn)
    await finished(inn, 2)
    await finished(inn, 3, options={"length": "long"})
    choices = await inn.ada.autocomplete(inn.channel, "ratings list", "game", "")
    assert [choice["name"] for choice in choices] == ["The Inn", "The Inn (Length: long)"]
    text = await asked(inn, inn.ada, "list", game=choices[1]["value"])
    assert "## Ratings: The Inn (Length: long)" in text
    assert "1 game has been finished" in text
    assert "2 people have played fewer than 5" in text
    assert "## Ratings: The Inn\n" in await asked(inn, inn.ada, "list", game="the inn")
    wrong = await asked(inn, inn.ada, "statistics", game="chess")
    assert "No game “chess”" in wrong
    assert "The Inn (Length: long)" in wrong


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_a_long_list_fits(language: str) -> None:
    words = Localiser(language)
    people = tuple(rating.Rated(n, "@everyone *" + "x" * 30, 30.0, 5.0, 100, 50) for n in range(60))
    lines = board_lines(Board(Kind("dream", "", 1000), people, 5, 900), words)
    assert len("\n".join(lines)) < 4000
    assert len(lines) == 25 + 3
    assert "@everyone" not in "\n".join(lines)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_averages_come_with_what_chance_leaves_of_them(language: str) -> None:
    words = Localiser(language)
    few = "\n".join(statistics_lines(figures.of_games([game(ADA, BEN)] * 3), words))
    assert "±" not in few
    enough = [game(ADA, BEN, number=number, points=number) for number in range(20)]
    many = "\n".join(statistics_lines(figures.of_games(enough), words))
    assert many.count("±") > 4
    assert "⚖️" in many


def test_every_kind_has_a_short_reference() -> None:
    family = ",".join(f"option_{number}=something" for number in range(30))
    assert len(reference(Kind("dream", family, 1))) <= 100
    assert reference(Kind("dream", family, 1)) != reference(Kind("dream", "", 1))
    assert kind_name(Kind("dream", "gone=away", 1), Localiser("en")).endswith("(other options)")
