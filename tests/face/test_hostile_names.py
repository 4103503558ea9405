"""Names that would ping, link, quote or turn around the line: harmless in all that is said about missing people."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult

from engine.host.absence import By
from engine.host.model import Person, PersonSettings
from engine.host.orders import Pass
from tests.face.inn import begun
from tests.face.lobbies import bot_of
from tests.face.players import TABLE, mentioned
from tests.face.test_ahead import answers, bids, settled
from tests.face.test_waiting import letters
from tests.support.world import Message, World, said

EVIL = "`@everyone` [a](http://b.c)"
TURNED = "\u202e**x** <@1> @here"


def harmless(message: Message | None) -> None:
    assert message is not None
    for mark in ("@everyone", "@here", "](http:", "\u202e", "<@1>", " **x**"):
        assert mark not in said(message), said(message)


async def test_whatever_is_said_about_people_holds_nothing_of_their_names_but_letters(inn: World) -> None:
    eve, fay = (
        inn.guild.add_member(inn.env.create_user(f"guest{number}", global_name=name))
        for number, name in enumerate((EVIL, TURNED))
    )
    host = bot_of(inn).host
    game = await begun(inn, eve, fay)
    await bids(game)
    shown: list[InteractionResult] = []

    async def says(person: Any, command: str, **typed: Any) -> None:
        shown.append(await person.slash(inn.channel, command, **typed))

    await inn.work(host.set_person(PersonSettings(fay.id, ping="both")))
    await inn.work(host.ahead.passing(TABLE, eve.id, Pass()))
    warden = By(Person(inn.mei.id, "Mei"), manages=True)
    await says(inn.ada, "table abandon")
    await inn.work(host.answer(TABLE, 1, fay.id, yes=False))
    await says(eve, "table steward", seat="2")
    await inn.work(host.substitute(TABLE, 1, Person(inn.ben.id, "Ben"), warden))
    await says(eve, "table return")
    await inn.work(host.steward(TABLE, 2, warden))
    await settled(game)
    await says(fay, "games")
    await says(fay, "table return")
    await answers(game, inn.ada, "rest")
    await says(inn.ada, "table takeback", entry="1")
    await inn.work(host.steward(TABLE, 2, warden, final=True))
    await settled(game)
    for command in ("log", "game list", "game show", "board", "replay"):
        await says(inn.ben, command)
    for message in (*game.channel.history(viewer=inn.ming), *letters(inn, fay)):
        harmless(message)
    for result in shown:
        harmless(result.response)
    assert any("everyone" in said(message) for message in game.channel.history(viewer=inn.ming)), "they are named"
    people = {inn.ada.id, inn.ben.id, eve.id, fay.id}
    assert {person for called in mentioned(inn, game.channel) for person in called} <= people
