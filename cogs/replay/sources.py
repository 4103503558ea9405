"""Finding the game that a button of a replay belongs to: a table of ours, or the file on its own message."""

from __future__ import annotations

import discord

from cogs.ids import Press
from cogs.replay.subject import Subject, digest_in
from cogs.replying import Interaction
from engine.host.film import Film
from engine.host.imports import LARGEST, Imported
from engine.kernel import Refused, text

NAME = "yizhan-game"
"""What the file of a replay is called on our message, without its ending."""


def attached(interaction: Interaction) -> discord.Attachment | None:
    """The file that the pressed message shows the game of."""
    files = interaction.message.attachments if interaction.message else ()
    return next((file for file in files if file.filename.startswith(f"{NAME}.")), None)


def subject_of(imported: Imported, file: str) -> Subject:
    """A game from a file, all of which may be seen."""
    return Subject(imported.slug, imported.names, over=True, table=0, digest=imported.digest, file=file)


async def fetched(file: discord.Attachment) -> bytes:
    """What stands in a file that somebody has sent. Raises `Refused`."""
    if file.size > LARGEST:
        raise Refused(text("history-import-large", most=LARGEST // 1024))
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Refused(text("history-import-gone")) from error


async def imported(interaction: Interaction, digest: str) -> tuple[Subject, Film]:
    """The game of the file on the pressed message, read again if it is no longer in memory. Raises `Refused`."""
    host, file = interaction.client.host, attached(interaction)
    game = host.looked_at(digest)
    if game is None:
        if file is None:
            raise Refused(text("history-import-gone"))
        game = await host.look_at(await fetched(file))
    return subject_of(game, file.filename if file else ""), game.film


async def finished(interaction: Interaction, press: Press) -> tuple[Subject, Film]:
    """The game that a button names, if all of it may be seen. Raises `Refused`."""
    if not press.table:
        return await imported(interaction, digest_in(press))
    info, film = await interaction.client.host.film(press.table)
    subject = Subject.of(info)
    if not subject.over:
        raise Refused(text("history-not-over"))
    return subject, film
