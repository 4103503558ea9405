"""The button "Rematch" on the last card of a game: the same people, the same options, the next one starts."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs import escape, language, opening
from cogs.ids import Press
from cogs.replying import Interaction, answer
from cogs.tables import display_name, existing, link, may_see, title
from engine.host import Host
from engine.host.model import Person, TableInfo
from engine.kernel import Refused, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

INVITED = "join"
"""On the button of an invitation, which names the table of the rematch itself."""


async def rematch_line(host: Host, table: int, words: Localiser) -> str | None:
    """A line for a lobby's card: of which game it is the rematch, and who has not sat down yet. It mentions nobody."""
    awaited = await host.rematches.awaited(table)
    if awaited is None:
        return None
    people = tuple(text("play-name", name=escape.markdown(person.name)) for person in awaited.people)
    return words("results-rematch-of", table=str(awaited.before), people=people, missing=len(people))


class Rematch:
    """Takes the presses."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot
        bot.on_press("rematch", self.press)

    async def press(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Open the rematch, or sit down at it."""
        info = await existing(self._bot.host, press.table)
        person = Person(interaction.user.id, display_name(interaction.user))
        if press.arg == INVITED:
            following = await self._sit_down(info, person)
        else:
            if not may_see(interaction, info):
                raise Refused(text("station-no-such-table", table=str(press.table)))
            await opening.check_opener(interaction)
            following = await self._bot.host.rematches.again(info.id, person)
        if following.state == "lobby":
            try:
                await self._bot.lobby.refresh(following, 0)
            except discord.HTTPException as error:
                # Somebody sits there all the same, and the next press draws the card anew.
                log.warning("the lobby card of table %d could not be drawn: %s", following.id, error)
        words = await language.words(interaction, following)
        missing = sum(chair.person is None and chair.policy is None for chair in following.chairs)
        key = "results-rematch-waits" if following.state == "lobby" else "results-rematch-begun"
        await answer(interaction, words(key, table=title(following, words), missing=missing, link=link(following)))

    async def _sit_down(self, info: TableInfo, person: Person) -> TableInfo:
        """Accept the invitation to a rematch, which may have been long ago; also from a direct message."""
        if info.state == "cancelled":
            raise Refused(text("host-is-cancelled"))
        awaited = await self._bot.host.rematches.awaited(info.id) if info.state == "lobby" else None
        return info if awaited is None else await self._bot.host.rematches.again(awaited.before, person)


async def setup(bot: YizhanBot) -> None:
    """Take the presses."""
    Rematch(bot)
