"""Whoever had to give a seat away learns no more of it, by whatever they still have on their screen."""

from __future__ import annotations

import json
from typing import Any

from simcord import MemberActor

from engine.host.absence import By
from engine.host.model import Person
from tests.face.inn import begun
from tests.face.lobbies import bot_of
from tests.face.players import TABLE, Game
from tests.face.test_ahead import answers, bids, opened, settled
from tests.support.world import Message, World, parts, raw


def seen(message: Message | None) -> str:
    """All that a message shows: texts, menus, file names and alternative texts, which here name the viewer's hand."""
    if message is None:
        return ""
    files = [(file.filename, file.description) for file in message.attachments]
    return json.dumps([message.content, raw(message), files], ensure_ascii=False)


def pressable(message: Message) -> list[dict[str, Any]]:
    return [part for part in parts(raw(message)) if "custom_id" in part and not part.get("disabled")]


async def every_screen(game: Game, person: MemberActor, *labels: str) -> list[tuple[Message, dict[str, Any]]]:
    """A fresh message for everything that can be pressed on what the buttons of the newest card show."""
    found: list[tuple[Message, dict[str, Any]]] = []
    for label in labels:
        number = 0
        while True:
            shown = (await person.click(game.card, label=label)).response
            assert shown is not None
            if label == "Log" and (page := (await person.click(shown, label="Replay")).response) is not None:
                shown = page
            if number == len(pressable(shown)):
                break
            found.append((shown, pressable(shown)[number]))
            number += 1
    return found


async def test_old_screens_show_nothing_of_the_hand_any_more(inn: World) -> None:
    game = await begun(inn, inn.ben, inn.mei)
    await bids(game)
    ahead = [await opened(game, inn.ben) for _ in range(3)]
    screens: list[tuple[Message, dict[str, Any]]] = [(page, part) for page in ahead for part in pressable(page)]
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    screens += await every_screen(game, inn.ben, "Play", "My view", "Log")
    assert len(screens) > 20
    card = game.card
    host = bot_of(inn).host
    ming = Person(inn.ming.id, "Ming")
    await inn.work(host.substitute(TABLE, 1, ming, By(ming, manages=True)))
    await settled(game)
    known = (await game.glance(inn.ming)).view.players[1].hand
    await answers(game, inn.ming, "rest")
    await answers(game, inn.ming, "throw:0")
    hand = (await game.glance(inn.ming)).view.players[1].hand
    assert hand
    assert hand != known, "what was on the screen before stays there; what comes now does not"
    assert f"hands [{hand!r}]" in seen((await inn.ming.click(card, label="My view")).response)

    before = {message.id for message in game.channel.history(viewer=inn.ben)}
    for screen, part in screens:
        if part["custom_id"] not in {now["custom_id"] for now in pressable(screen)}:
            continue  # an earlier press has changed this screen
        values = [option["value"] for option in part.get("options", ())][-1:]
        if "options" in part:
            await inn.ben.select(screen, values, custom_id=part["custom_id"])
        else:
            await inn.ben.click(screen, custom_id=part["custom_id"])
        assert repr(hand) not in seen(screen), part["custom_id"]
    for message in game.channel.history(viewer=inn.ben):
        if message.id not in before:
            assert repr(hand) not in seen(message)
    for name in ("board", "log", "replay", "export", "game show", "games"):
        assert repr(hand) not in seen((await inn.ben.slash(inn.channel, name)).response), name
    offered = [
        await inn.ben.autocomplete(inn.channel, "teaching play", "card", ""),
        await inn.ben.autocomplete(inn.channel, "table takeback", "entry", ""),
    ]
    assert offered == [[], []]
    assert (await game.glance(inn.ming)).info.entries == (await game.info()).entries
    assert "no seat" in seen((await inn.ben.click(card, label="Play")).response)
