"""The presses about people who are missing: answers to votes, going on for somebody, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs import language
from cogs.cards import votes
from cogs.ids import Press
from cogs.replying import Interaction, answer, update
from cogs.tables import display_name, existing, title
from engine.host.absence import By, Decided
from engine.host.model import Person, TableInfo
from engine.kernel import Refused, Seat, text

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


def manages(interaction: Interaction, info: TableInfo) -> bool:
    """Does whoever pressed or typed this manage the channels of the table's server?"""
    return interaction.permissions.manage_channels and interaction.guild_id == info.place.guild


def by(interaction: Interaction, info: TableInfo, *, gone: bool = False) -> By:
    """Who wants something done at a table."""
    person = Person(interaction.user.id, display_name(interaction.user))
    return By(person, manages(interaction, info), gone)


async def is_gone(interaction: Interaction, info: TableInfo, seat: Seat) -> bool:
    """Has the person of this seat left the table's server? Discord does not tell us of it unless we ask."""
    guild = interaction.client.get_guild(info.place.guild or 0)
    person = info.chairs[seat].person if 0 <= seat < len(info.chairs) else None
    if guild is None or person is None or person.id == interaction.user.id:
        return False
    try:
        await guild.fetch_member(person.id)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


async def told(interaction: Interaction, decided: Decided) -> None:
    """Say in private what has come of it: it is done, or others are asked now."""
    words = await language.words(interaction, decided.info)
    asks = decided.vote is not None and decided.vote.state == "open"
    key = "waiting-others-are-asked" if asks else "waiting-done"
    await answer(interaction, words(key, table=title(decided.info, words)))


class Deciding:
    """The handlers."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot
        bot.on_press(votes.YES, self.on_answer, "update")
        bot.on_press(votes.NO, self.on_answer, "update")
        bot.on_press("steward", self.on_steward)
        bot.on_press("offer", self.on_offer)
        bot.on_press("return", self.on_return)

    async def on_answer(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Yes or no; the card shows who has answered."""
        number = int(press.arg) if press.arg.isdecimal() else 0
        decided = await self._bot.host.answer(press.table, number, interaction.user.id, yes=press.verb == votes.YES)
        if decided.vote is None:
            raise Refused(text("host-no-vote"))
        letter = interaction.guild_id is None
        info = decided.info
        words = await language.words(interaction, info) if letter else language.table_words(info)
        card = votes.build(self._bot, decided.vote, info, words, press.row, letter=letter)
        await update(interaction, card.view)

    async def on_steward(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Let a computer player go on with a seat whose time has run out."""
        info = await existing(self._bot.host, press.table)
        await told(interaction, await self._bot.host.steward(info.id, _seat(press), by(interaction, info)))

    async def on_offer(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Offer to go on with it oneself."""
        info = await existing(self._bot.host, press.table)
        mine = by(interaction, info)
        await told(interaction, await self._bot.host.substitute(info.id, _seat(press), mine.person, mine))

    async def on_return(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Come back to one's own seat."""
        info = await existing(self._bot.host, press.table)
        await told(interaction, await self._bot.host.come_back(info.id, by(interaction, info)))


def _seat(press: Press) -> Seat:
    if press.seat is None:
        raise Refused(text("station-unknown-press"))
    return press.seat


async def setup(bot: YizhanBot) -> None:
    """Take the presses."""
    Deciding(bot)
