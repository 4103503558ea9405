"""The teaching game on the real bot: secret simultaneous choices, reactions, several picks, which Dream has not."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from fluent.runtime import FluentResource
from PIL import Image
from simcord import ChannelHandle, MemberActor

import engine.games
import tests.teaching
from cogs.typed import commands
from engine import words
from engine.host import Host
from engine.host.model import NewTable, Person, Place
from engine.kernel import Decision, Reply, View, text
from engine.words import Localiser
from render.picture import Picture
from tests.face.players import Game
from tests.support.world import World
from tests.teaching.words import teach

MESSAGES = """
teaching-name = The Inn
teaching-summary = Bid, play, parry.
teaching-command-play = Play a card
teaching-param-card = The card to play
teaching-param-target = Whose coins to take
teaching-area-player = { $seat }
teaching-variant-dice = Dice
teaching-variant-dice-with = with
teaching-variant-dice-without = without
teaching-variant-length = Length
teaching-variant-length-short = short
teaching-variant-length-long = long
"""


class Painter:
    """A plain sheet of paper, of which the alternative text names the viewer's hand."""

    accent = (1, 2, 3)
    areas = ("board", "player")

    def paint(self, view: View, decision: Decision | None, since: View | None, words: Localiser, area: str) -> Picture:
        hands = [player.hand for player in view.players if player.hand is not None]  # type: ignore[attr-defined]
        return Picture(Image.new("RGB", (60, 40), "beige"), text("play-name", name=f"hands {hands}"))

    def focus(self, view: View, decision: Decision) -> str:
        return f"player:{decision.seat}"

    def cover(self, words: Localiser) -> Picture:
        return Picture(Image.new("RGB", (60, 40), "beige"), text("play-name", name="cover"))

    def emblem(self, size: int) -> Image.Image:
        return Image.new("RGBA", (size, size))


def open_inn(patch: pytest.MonkeyPatch) -> None:
    """Register the teaching game, its pictures and its words; before the bot is made."""
    teach()
    for language in words.LANGUAGES:
        if not words.bundle(language).has_message("teaching-name"):
            words.bundle(language).add_resource(FluentResource(MESSAGES))
    pictures = ModuleType("render.teaching")
    pictures.painter = Painter()  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "render.teaching", pictures)
    patch.setitem(sys.modules, "engine.games.teaching", tests.teaching)
    slugs = (*engine.games.SLUGS, "teaching")
    patch.setattr(engine.games, "SLUGS", slugs)
    patch.setattr(commands, "SLUGS", slugs)


async def begun(world: World, *others: MemberActor, seed: str = "inn") -> Game:
    """A table of the teaching game in the channel itself, at its first decisions: all bid at once."""
    host = world.bot.host  # type: ignore[attr-defined]
    host._new_seed = lambda: seed
    place = Place(world.guild.id, world.channel.id)
    seats = [world.ada, *others]
    owner = Person(world.ada.id, "Ada")
    new = NewTable("teaching", len(seats), {}, "en", place, owner, threaded=False)
    await world.work(host.open_table(new))
    for person in others:
        await world.work(host.join(1, Person(person.id, person.name.title())))
    await world.work(host.begin(1, world.ada.id))
    await world.env.settle()
    channel: ChannelHandle = world.channel
    return Game(world, channel, seats)


async def to_the_end(host: Host, table: int = 1) -> None:
    """Let everybody of a table of the teaching game reply with the first option until it is over."""
    while True:
        info = await host.info(table)
        assert info is not None
        person = next((info.chairs[seat].person for seat in sorted(info.waiting)), None)
        if person is None:
            return
        decision = (await host.glance(table, person.id)).decision
        assert decision is not None
        picks = tuple(option.id for option in decision.options[: decision.pick[0]])
        await host.reply(table, person.id, Reply(decision.seat, decision.key, decision.ticket, picks))
