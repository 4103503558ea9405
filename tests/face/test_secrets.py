"""What is hidden from somebody shows nowhere: two tables that differ in nothing else look exactly the same.

Everything counts: texts, pictures to the last byte, file names, alternative texts, menus, autocomplete, the log, the
export, the notice of an undo, and what the bot writes into its own log.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord import MemberActor

from engine.games import SLUGS, rules_for
from engine.host.model import NewTable, Person, Place
from engine.kernel import Reply, Rng, Rules
from engine.store.records import Start
from tests import teaching
from tests.face.inn import open_inn
from tests.face.players import TABLE, Game
from tests.support.station import station
from tests.support.world import Message, World, raw

UPLOAD = re.compile(r"attachments/\d+/\d+")
"""Where Discord keeps a file: its number depends on how many were sent before, which is no secret of a game."""
OURS = ("cogs", "engine", "render", "yizhan")


def rules_of(slug: str) -> Rules[Any, Any]:
    return teaching.rules(None) if slug == "teaching" else rules_for(slug)


class Spy:
    """Writes down all that some people are shown at a table."""

    def __init__(self, game: Game, slug: str) -> None:
        self.game = game
        self.slug = slug
        self.seen: list[str] = []
        self.card = game.card

    def message(self, about: str, message: Message | None) -> None:
        assert message is not None, about
        written = json.dumps([message.content, raw(message)], ensure_ascii=False)
        self.seen.append(f"{about}: {UPLOAD.sub('attachments', written)}")
        for file in message.attachments:
            data = self.game.world.env.backend.cdn.get(file.url)
            self.seen.append(
                f"{about}: {file.filename} {file.description} {zlib.crc32(data or b'')} {len(data or b'')}"
            )
            if file.filename.endswith(".json"):
                self.seen.append(f"{about}: {(data or b'').decode()}")

    async def look(self, person: MemberActor) -> None:
        """Press and type everything that shows something."""
        channel = self.game.channel
        for label in ("Play", "My view", "Log"):
            self.message(f"{person.name} {label}", (await person.click(self.card, label=label)).response)
        areas = [choice["value"] for choice in await person.autocomplete(channel, "board", "area", "")]
        for area in areas:
            answer = await person.slash(channel, "board", area=area)
            self.message(f"{person.name} board {area}", answer.response)
        for name in ("game show", "game list", "log", "replay", "export"):
            self.message(f"{person.name} {name}", (await person.slash(channel, name)).response)
        for command in rules_of(self.slug).commands:
            if self.slug == "teaching" and command.name != "play":
                continue
            for param in command.params:
                offered = await person.autocomplete(channel, f"{self.slug} {command.name}", param.name, "")
                self.seen.append(f"{person.name} {command.name} {param.name}: {offered}")

    def public(self) -> None:
        """Everything that stands in the channel."""
        for message in self.game.channel.history(viewer=self.game.world.ming):
            self.message("public", message)


async def reply(game: Game, person: MemberActor, *picks: str) -> None:
    decision = await game.asked(person)
    answer = Reply(decision.seat, decision.key, decision.ticket, picks)
    await game.world.work(game.world.bot.host.reply(TABLE, person.id, answer))  # type: ignore[attr-defined]
    await game.world.env.settle()


def deal_anew(database: Path, rules: Rules[Any, Any], seat: int) -> None:
    """Change, in the database of a stopped bot, all that `seat` cannot know."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for at, packed in connection.execute("SELECT at, save FROM starts").fetchall():
            start = msgspec.json.decode(zlib.decompress(packed), type=Start)
            table = msgspec.json.decode(start.save.table, type=rules.table)
            rules.determinize(table, seat, Rng("dealt anew"))
            assert msgspec.json.encode(table) != bytes(start.save.table)
            save = msgspec.structs.replace(start.save, table=msgspec.Raw(msgspec.json.encode(table)))
            dealt = zlib.compress(msgspec.json.encode(msgspec.structs.replace(start, save=save)))
            connection.execute("UPDATE starts SET save = ? WHERE at = ?", (dealt, at))


async def evening(
    database: Path, slug: str, *, anew: bool = False, bid: str | None = None
) -> tuple[list[str], list[str]]:
    """What Ben and a stranger get to see at a table of Ada, Ben and Mei: as long as it is hidden, and afterwards."""
    async with World(station(database)) as world:
        host = world.bot.host  # type: ignore[attr-defined]
        host._new_seed = lambda: "secrets"
        place = Place(world.guild.id, world.channel.id)
        ada, ben, mei = (Person(person.id, person.name) for person in (world.ada, world.ben, world.mei))
        new = NewTable(slug, 3, {}, "en", place, ada, threaded=False)
        await world.work(host.open_table(new))
        for person in (ben, mei):
            await world.work(host.join(TABLE, person))
        await world.work(host.begin(TABLE, ada.id))
        await world.env.settle()
        await world.work(world.bot.close())
        if anew:
            deal_anew(database, rules_of(slug), seat=1)
        world.bot = station(database)
        await world.env.restart_bot(world.bot)
        game = Game(world, world.channel, [world.ada, world.ben, world.mei])
        spy = Spy(game, slug)
        if bid:
            await reply(game, world.ada, "bid:0")
            ticket = (await game.glance(world.ada)).ticket
            await world.work(world.bot.host.undo(TABLE, ada.id, ticket))
            await reply(game, world.ada, bid)
        for viewer in (world.ben, world.ming):
            await spy.look(viewer)
        spy.public()
        hidden, spy.seen = spy.seen, []
        if bid:
            await reply(game, world.ben, "bid:0")
            await reply(game, world.mei, "bid:0")
            spy.public()
        return hidden, spy.seen


@pytest.fixture
def written(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The bot's own log, down to the smallest remark."""
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    return caplog


def remarks(written: pytest.LogCaptureFixture) -> list[str]:
    lines = [record.getMessage() for record in written.records if record.name.partition(".")[0] in OURS]
    written.clear()
    return [line for line in lines if " ms " not in line]


@pytest.mark.parametrize("slug", [*SLUGS, "teaching"])
async def test_what_is_dealt_in_secret_shows_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: pytest.LogCaptureFixture, slug: str
) -> None:
    open_inn(monkeypatch)
    one, _ = await evening(tmp_path / "one.db", slug)
    log = remarks(written)
    other, _ = await evening(tmp_path / "other.db", slug, anew=True)
    assert len(one) > 30
    for a, b in zip(one, other, strict=True):
        assert a == b
    assert log == remarks(written)


async def test_a_secret_choice_shows_nowhere_before_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: pytest.LogCaptureFixture
) -> None:
    open_inn(monkeypatch)
    one, told = await evening(tmp_path / "one.db", "teaching", bid="bid:1")
    log = remarks(written)
    other, told_otherwise = await evening(tmp_path / "other.db", "teaching", bid="bid:2")
    for a, b in zip(one, other, strict=True):
        assert a == b
    assert told != told_otherwise, "this test sees what is told at last"
    assert log == remarks(written)
