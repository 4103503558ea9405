"""`/games`: what waits for somebody, on all servers, the oldest first; then the tables where others are waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands, ui
from discord.ext import commands

from cogs import escape, language, limits
from cogs.cards import votes as cards
from cogs.cards.texts import listed
from cogs.cutting import cut, length
from cogs.language import told
from cogs.replying import Interaction, answer, guarded
from cogs.tables import link, title
from engine.host.model import PersonId, TableInfo, Vote
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

ROOM = limits.TEXT_TOTAL - 1600
"""Units of text for the lists of tables; the rest is for votes and titles."""
ASKED = 4
"""Votes that are listed."""


class Waiting(commands.Cog):
    """The command."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=told("waiting-command-games"), description=told("waiting-command-games-says"))
    @guarded
    async def games(self, interaction: Interaction) -> None:
        """All open tables of a person, in private."""
        person = interaction.user.id
        found = await self.bot.host.tables_of(person)
        words = await language.words(interaction)
        servers = {guild.id: guild.name for guild in self.bot.guilds}
        votes = await self.bot.host.votes_asking(person)
        kept = await self.bot.host.seats_kept(person)
        invited = await self.bot.host.rematches.inviting(person)
        await answer(interaction, view=lay_out([*found, *kept], votes, person, servers, words, invited))


def lay_out(
    found: Sequence[TableInfo],
    votes: Sequence[tuple[TableInfo, Vote]],
    person: PersonId,
    servers: dict[int, str],
    words: Localiser,
    invited: Sequence[TableInfo] = (),
) -> ui.LayoutView:
    """The lists as a message; `found` is in the order of the host: what waits for the person first, oldest first.

    `invited`: rematches of games that they played, at which they do not sit yet.
    """
    mine = [info for info in found if info.seat_of(person) in info.waiting and info.paused is None]
    others = [info for info in found if info not in mine]
    lines: list[str] = []
    room = ROOM
    lists = {"waiting-games-yours": mine, "waiting-games-rematches": list(invited), "waiting-games-others": others}
    for key, infos in lists.items():
        if not infos:
            continue
        lines.append(f"### {words(key, count=len(infos))}")
        for place, info in enumerate(infos):
            said = line(info, person, servers, words)
            room -= length(said) + 1
            if room < 0:
                lines.append(words("waiting-games-more", count=len(infos) - place))
                break
            lines.append(said)
    if votes:
        asks = [question(info, vote, words) for info, vote in votes[:ASKED]]
        lines = [f"### {words('waiting-games-votes', count=len(votes))}", *asks, *lines]
    if not mine and not votes and not invited:
        lines.insert(0, words("waiting-games-nothing" if found else "waiting-games-none"))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL))))
    return view


def question(info: TableInfo, vote: Vote, words: Localiser) -> str:
    """A vote that waits for an answer: what it is about, where, and until when."""
    words = words.named(escape.names(info))
    return f"**[{title(info, words)}]({link(info)})** · {cards.question(vote, info, words)} <t:{int(vote.due)}:R>"


def line(info: TableInfo, person: PersonId, servers: dict[int, str], words: Localiser) -> str:
    """A table: its title with the way there, its server, and who is waited for since when."""
    words = words.named(escape.names(info))
    server = escape.markdown(servers.get(info.place.guild or 0, "?"))
    head = f"**[{title(info, words)}]({link(info)})** · {server}"
    own = info.seat_of(person)
    if own is None and info.state == "running":
        state = words("waiting-state-kept")
    elif info.state != "running":
        taken = sum(chair.person is not None or chair.policy is not None for chair in info.chairs)
        state = words(f"station-state-{info.state}", taken=taken, seats=len(info.chairs))
    elif info.paused is not None:
        state = words("waiting-state-paused", since=f"<t:{int(info.paused)}:R>")
    elif own in info.waiting and own is not None:
        state = words("waiting-state-you", since=f"<t:{int(info.since.get(own, info.updated))}:R>")
    else:
        who = listed(words, [words.names[seat] for seat in sorted(info.waiting)] or ["—"])
        since = int(min(info.since.values(), default=info.updated))
        state = words("waiting-state-others", who=who, since=f"<t:{since}:R>")
    return f"{head}\n-# {state}"


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(Waiting(bot))
