"""A finished game as a moving picture, made when somebody asks for it, with a bar that shows how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import TYPE_CHECKING

import discord
from discord import ui
from discord.ext import commands

from cogs import language, limits
from cogs.card import Card, file_of, gallery
from cogs.ids import Press
from cogs.replay.buttons import buttons
from cogs.replay.sources import finished
from cogs.replay.subject import Subject
from cogs.replying import NOBODY, Interaction, answer
from engine.host.film import Film
from engine.kernel import Refused, known_to, text
from engine.words import Localiser
from render.darkroom import Darkroom
from render.orders import Drawing
from render.reel import Job, Shot

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

EVERY = 3.0
"""Seconds between two changes of the bar, at least."""
LONGEST = limits.TOKEN_LIFETIME - 60
"""Seconds for which the message can surely be changed."""
BAR = 20
"""Signs of the bar."""


class _Answer:
    """One private answer that changes as long as its film is being made."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._given = False

    async def show(self, view: ui.LayoutView, *files: discord.File) -> None:
        """Say this instead of what was said before."""
        if self._given:
            await self._interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
        else:
            await answer(self._interaction, view=view, files=files)
            self._given = True


class Projector(commands.Cog):
    """The press that shows the film."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        self.darkroom = Darkroom()
        bot.on_press("film", self.on_film, receipt="private")

    async def cog_unload(self) -> None:
        """The bot stops: give up what is being made."""
        await self.darkroom.close()

    async def on_film(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The film, in private; until it is there, how far it is."""
        subject, film = await finished(interaction, press)
        words = await language.words(interaction)
        said = _Answer(interaction)
        # With the names that stand in it: whoever is forgotten must not be in a film that was made before.
        key = subject.table, subject.digest, film.stops[-1].at, words.language, subject.names
        data = self.darkroom.ready(key)
        if data is None:
            if self.darkroom.full:
                raise Refused(text("history-film-busy"))
            job = await asyncio.to_thread(job_of, subject, film, words)
            data = await self._made(said, subject, words, key, job)
        if data is None:
            raise Refused(text("history-film-failed"))
        if len(data) > (interaction.filesize_limit or limits.FILE_SIZE):
            raise Refused(text("history-film-too-large"))
        card = lay_out(subject, film, words, data, self.bot.studio.accent(subject.slug))
        await said.show(card.view, *card.files)

    async def _made(self, said: _Answer, subject: Subject, words: Localiser, key: Hashable, job: Job) -> bytes | None:
        """Wait for the film, and show now and then how far it is. Raises `Refused` where that takes too long."""
        done = of = 0

        def report(pictures: int, every: int) -> None:
            nonlocal done, of
            done, of = pictures, every

        making = asyncio.ensure_future(self.darkroom.film(key, job, report))
        accent = self.bot.studio.accent(subject.slug)
        if not await watched(
            making, lambda: done, lambda: said.show(progress(subject, words, done, of, accent)), EVERY, LONGEST
        ):
            raise Refused(text("history-film-later"))
        return await making


async def watched(
    work: asyncio.Future[bytes | None],
    far: Callable[[], int],
    show: Callable[[], Awaitable[None]],
    every: float,
    longest: float,
) -> bool:
    """Show how far some work is, at once and then at most `every` so many seconds, where that has changed.

    False if it is not done after `longest` seconds; it goes on then.
    """
    loop, shown = asyncio.get_running_loop(), None
    until = loop.time() + longest
    while not work.done():
        if loop.time() >= until:
            return False
        if (now := far()) != shown:
            shown = now
            await show()
        await asyncio.wait({work}, timeout=every)
    return True


def job_of(subject: Subject, film: Film, words: Localiser) -> Job:
    """What is to be filmed: what everybody saw, and was told."""
    shots = [
        Shot(
            view=film.view(number, None),
            chapter=stop.chapter,
            told=tuple(event.text for event in known_to(None, film.told(number, None, over=False))),
        )
        for number, stop in enumerate(film.stops)
    ]
    return Job(subject.slug, words.language, subject.plain(words).names, subject.title, tuple(shots))


def bar(done: int, of: int) -> str:
    """How far something is, in signs."""
    full = BAR * done // of if of else 0
    return "▰" * full + "▱" * (BAR - full)


def progress(subject: Subject, words: Localiser, done: int, of: int, accent: int) -> ui.LayoutView:
    """What stands there until the film is ready."""
    said = [f"### {subject.for_messages(words).say(subject.title)}"]
    said.append(words("history-film-making" if of else "history-film-waiting", done=done, of=of))
    said.append(f"`{bar(done, of)}`")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("\n".join(said)), accent_colour=accent))
    return view


def lay_out(subject: Subject, film: Film, words: Localiser, data: bytes, accent: int) -> Card:
    """The message with the film."""
    named = subject.for_messages(words)
    said = f"### {named.say(subject.title)}\n{words('history-film-ready', count=len(film.stops))}"
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(said), accent_colour=accent)
    alt = words("history-film-alt", count=len(film.stops))
    drawing = Drawing(data, f"yizhan-{subject.slug}-{subject.table or subject.digest}.webp", alt)
    box.add_item(gallery(drawing))
    if subject.table:  # the message with a file is the replay alone
        box.add_item(ui.ActionRow(*buttons(subject, words, "replay", "sheet", "log")))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, (file_of(drawing),))


async def setup(bot: YizhanBot) -> None:
    """Take the press."""
    await bot.add_cog(Projector(bot))
