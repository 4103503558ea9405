"""Finding the game that a button of a replay belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.ids import Press
from cogs.replay.subject import Subject
from engine.host.film import Film
from engine.kernel import Refused, text

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


async def finished(bot: YizhanBot, press: Press) -> tuple[Subject, Film]:
    """The game that a button names, if all of it may be seen. Raises `Refused`."""
    info, film = await bot.host.film(press.table)
    subject = Subject.of(info)
    if not subject.over:
        raise Refused(text("history-not-over"))
    return subject, film
