"""Whatever is pressed, chosen or typed, at whatever moment: an answer in private, and nothing goes wrong behind it."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from simcord import InteractionResult
from simcord.backend.errors import SetupError

from cogs import limits
from tests.face.inn import begun, open_inn
from tests.face.lobbies import bot_of, opened
from tests.face.players import Game
from tests.support.fixtures import Logged
from tests.support.station import station
from tests.support.world import Message, World, parts, raw, said

SEED = os.environ.get("YIZHAN_SEED", "junk")
"""`make soak` tries others."""

ARGS = (
    "", "-1", "0", "1", "9" * 26, "x", "v.x", "v.-1", "v.0", "v.", "v.99", "seats", "pace", "language", "channels",
    "openers", "autostart", "autostart=yes", "shuffle=", "place=", "place=thread", "dream", "dream.0", "dream.1.2",
    "dream.-1.0", "dream.99999999999.9", "nope.0.0", "...", "start", "zh-TW", "klingon",
)  # fmt: skip
VALUES = (
    "-1", "0", "1", "9" * 23, "x", "²", "١", "win:now", "en", "dream.0", "' OR 1=1 --", "none", "board", "player:99",
    "player:-1", "player:x", "v.1", "24", "thread", "\u202e", "漢" * 33,
)  # fmt: skip
FOREIGN = (
    "yz",
    "yz:",
    "yz:PLAY:1:0:0:0:",
    "yz:play:-1:0:0:0:",
    "yz:play:１:0:0:0:",
    f"yz:play:1:0:0:0:{'a' * 60}",
    "x" * 100,
)
"""Ids that no bot of ours has ever made; Discord's own sentence answers them."""

TYPED = (
    "-", "0", "-1", "1", "#1", "１", "²", "١", "9" * 17, "9" * 19, "x" * 6000, "\n\n", "\u202e", "@everyone", "<@1>",
    "`", "```", "**" * 1000, "{ $x }", "'; DROP TABLE tables;--", "\x00", "\u200b", "👩‍👩‍👧‍👦" * 200, "漢" * 6000,
    "dream", "大宋百商圖", "a=b", "a=b,c", "=", ",,,", f"{'x' * 3000}=1", "entertain:0;entertain:1", "buy:menu:1",
    ";" * 3000, "a;" * 3000, "the " * 1500, "board", "player:٣", "player:", "zh-TW", "DS-PREP-07", "ſ", "İ",
)  # fmt: skip
COMMANDS: dict[str, tuple[str, ...]] = {
    "game new": ("game", "options"),
    "game show": ("table",),
    "game move": ("table",),
    "game list": (),
    "board": ("table", "area", "language"),
    "rules": ("search", "game"),
    "help": ("topic",),
    "export": ("table",),
    "settings me": (),
    "settings server": (),
    "dream turn": ("buy", "build", "remove", "entertain", "shop", "table"),
    "dream entertain": ("entertain", "shop", "table"),
}
NEEDED = {"game new": "game", "game move": "table"}


def answers(result: InteractionResult) -> list[str]:
    """What somebody was told."""
    return [said(answer) for answer in (result.response, *result.followups) if answer is not None]


async def forged(world: World, custom_id: str, values: list[str]) -> discord.Message:
    """A public message with a button, or a menu with these values, that nobody of ours has made."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if values:
        options = [discord.SelectOption(label=str(number), value=value) for number, value in enumerate(values)]
        row.add_item(ui.Select(custom_id=custom_id, options=options, min_values=0, max_values=len(values)))
    else:
        row.add_item(ui.Button(custom_id=custom_id, label="Forged"))
    view = ui.LayoutView(timeout=None)
    view.add_item(row)
    await world.work(world.bot.get_partial_messageable(world.channel.id).send(view=view))
    return world.channel.history(viewer=world.ming)[-1]


@pytest.mark.parametrize("part", range(2))
async def test_every_press_that_could_be_made_is_answered(world: World, logged: Logged, part: int) -> None:
    rng = random.Random(f"{SEED}/{part}")
    await Game.begun(world, world.ben)
    await opened(world, seats=3)
    role = world.guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("manager"), roles=[role])
    verbs = [*sorted(bot_of(world).presses.verbs), "unheard-of"]
    for _ in range(80):
        menu = rng.random() < 0.3
        verb, table, row = rng.choice(verbs), rng.choice("01122") + rng.choice(("", "", "9" * 17)), rng.choice("0123")
        seat, ticket = rng.choice(("", "0", "0", "1", "99")), rng.choice(("", "0", "0", "1", "9" * 6))
        custom_id = f"{'yzm' if menu else 'yz'}:{verb}:{table}:{row}:{seat}:{ticket}:{rng.choice(ARGS)}"
        ours = rng.random() < 0.9
        values = rng.sample(VALUES, rng.randint(1, 4)) if menu and ours else []
        message = await forged(world, custom_id if ours else rng.choice(FOREIGN), values)
        person = rng.choice((world.ada, world.ada, world.ben, world.mei, manager))
        if values:
            result = await person.select(message, rng.sample(values, rng.randint(0, len(values))))
        else:
            result = await person.click(message)
        assert bool(answers(result)) == ours, custom_id
        assert not (errors := logged.forgive()), f"{custom_id} {values}: {errors}"


@pytest.mark.parametrize("part", range(2))
async def test_everything_typed_is_answered(world: World, logged: Logged, part: int) -> None:
    rng = random.Random(f"{SEED}/{part}")
    game = await Game.begun(world, world.ben)
    await opened(world, seats=3)
    for _ in range(80):
        name = rng.choice(list(COMMANDS))
        typed = {option: rng.choice(TYPED) for option in COMMANDS[name] if rng.random() < 0.5}
        if name in NEEDED:
            typed.setdefault(NEEDED[name], "dream" if name == "game new" else "1")
        if "table" in typed and rng.random() < 0.5:
            typed["table"] = "1"
        person, channel = rng.choice((world.ada, world.ben, world.mei)), rng.choice((world.channel, game.channel))
        if typed and rng.random() < 0.4:
            option, current = rng.choice(list(typed.items()))
            others = {other: value for other, value in typed.items() if other != option}
            offered = await person.autocomplete(channel, name, option, current, **others)
            assert len(offered) <= limits.AUTOCOMPLETE_CHOICES
        else:
            result = await person.slash(channel, name, **typed)
            assert result.ephemeral
            assert answers(result), (name, typed)
        assert not (errors := logged.forgive()), f"{name} {typed}: {errors}"


def pressable(message: Message) -> Iterator[tuple[str, list[str], int, int]]:
    """Custom id, values, least and most of everything on a message that can be pressed."""
    for part in parts(raw(message)):
        if "custom_id" in part and not part.get("disabled"):
            values = [option["value"] for option in part.get("options", ())]
            yield part["custom_id"], values, part.get("min_values", 1), min(part.get("max_values", 1), len(values))


async def test_people_who_press_everything_at_once(
    tmp_path: Path, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(SEED)
    open_inn(monkeypatch)
    async with World(station(tmp_path / "yizhan.db")) as world:
        game = await begun(world, world.ben, world.mei, seed=SEED)
        panels: dict[int, list[Message]] = {person.id: [] for person in game.seats}
        for _ in range(100):
            presses: list[Any] = []
            people = rng.sample(game.seats, rng.randint(1, 3))
            for person in people:
                shown = [*panels[person.id][-1:] * 4, *panels[person.id][-3:], game.card]
                message = rng.choice([message for message in shown if any(pressable(message))])
                custom_id, values, least, most = rng.choice(list(pressable(message)))
                if values:
                    chosen = rng.sample(values, rng.randint(least, most))
                    presses.append(person.select(message, chosen, custom_id=custom_id))
                else:
                    presses.append(person.click(message, custom_id=custom_id))
            try:
                results = await world.at_once(*presses)
            except SetupError:
                # Somebody else's press has taken this button away meanwhile.
                for press in presses:
                    press.close()
                await world.env.settle()
                continue
            for person, result in zip(people, results, strict=True):
                panels[person.id] += [
                    answer for answer in (result.response, *result.followups) if answer and answer.ephemeral
                ]
            if rng.random() < 0.3:
                await world.redeliver()
            assert not (errors := logged.forgive()), errors
        assert all(panels.values())
    world.env.raise_errors()
