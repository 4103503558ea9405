"""`/privacy`: everybody sees, gets and deletes their own data, and nobody else's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from engine.host.model import Person
from tests.face.inn import begun
from tests.face.lobbies import bot_of, labels, opened, table, text_of
from tests.face.test_results import finished
from tests.host.test_people import traces
from tests.support.world import World, said


async def panel_of(world: World, who: MemberActor) -> ResponseMessage:
    shown = (await who.slash(world.channel, "privacy")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


async def test_the_panel_says_what_there_is(inn: World) -> None:
    await finished(inn)
    shown = await panel_of(inn, inn.ada)
    assert "at 1 table (not finished: 0)" in said(shown)
    assert "in 1 result" in said(shown)
    assert "You are **rated**" in said(shown)
    assert labels(shown) == {"All of it as a file", "Do not rate me", "Delete everything"}
    nothing = await panel_of(inn, inn.ming)
    assert "at 0 tables" in said(nothing)


async def test_the_file_is_ones_own(inn: World) -> None:
    await finished(inn)
    shown = await panel_of(inn, inn.ben)
    file = (await inn.ben.click(shown, label="All of it as a file")).response
    assert file is not None
    assert file.ephemeral
    data = json.loads(inn.picture(file))
    assert data["stored"]["person"] == inn.ben.id
    assert {entry["table"] for entry in data["stored"]["entries"]} == {1}
    assert str(inn.ada.id) not in json.dumps(data)


async def test_being_rated_can_be_switched_off_and_on(inn: World) -> None:
    await finished(inn)
    shown = await panel_of(inn, inn.ada)
    await inn.ada.click(shown, label="Do not rate me")
    assert "You are **not rated**" in said(shown)
    listed = (await inn.ben.slash(inn.channel, "ratings list")).response
    assert listed is not None
    assert "Between at least two people who are rated: 0" in said(listed)
    mine = (await inn.ada.slash(inn.channel, "ratings me")).response
    assert mine is not None
    assert "You are not rated" in said(mine)
    assert "Rating:" not in said(mine)
    await inn.ada.click(shown, label="Rate me")
    assert "You are **rated**" in said(shown)


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
async def test_everything_is_deleted_after_a_question(inn: World, language: str) -> None:
    game = await begun(inn, inn.ben, inn.mei)
    lobby = await opened(inn, inn.ben)
    await inn.mei.click(lobby, label="Join")
    inn.speaks(inn.mei, language)
    shown = await panel_of(inn, inn.mei)
    [delete] = [label for label in labels(shown) if label in ("Delete everything", "刪除全部")]
    question = (await inn.mei.click(shown, label=delete)).response
    assert question is not None
    assert "2" in said(question)
    assert (await table(inn)).seat_of(inn.mei.id) == 2
    [yes] = labels(question)
    await inn.mei.click(question, label=yes)
    assert "deleted" in said(question) or "已刪除" in said(question)
    info = await table(inn)
    assert info.chairs[2].person is None
    assert info.chairs[2].policy == "sensible"
    assert (await game.glance(inn.mei)).seat is None
    assert "梅香" not in text_of(inn, lobby)
    assert (await table(inn, 2)).seat_of(inn.mei.id) is None


async def test_nothing_is_left_in_the_file_of_the_database(inn: World) -> None:
    await finished(inn, 1, inn.ben, inn.mei)
    shown = await panel_of(inn, inn.mei)
    question = (await inn.mei.click(shown, label="Delete everything")).response
    assert question is not None
    await inn.mei.click(question, label="Yes, delete everything")
    assert traces(Path(bot_of(inn).config.database), Person(inn.mei.id, "Mei")) == []
