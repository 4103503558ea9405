"""`/status`, for the person who hosts the bot: how it is, in one private message. The same figures go to `metrics`."""

from __future__ import annotations

import math
import resource
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec import Struct

from cogs import language, limits
from cogs.cutting import cut
from cogs.language import told
from cogs.replying import Interaction, answer, guarded
from engine import VERSION
from engine.host import census
from engine.host.census import Census
from engine.kernel import Refused, Text, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

PROMPT = 0.5
"""Seconds within which a press should be answered."""


class Line(Struct, frozen=True):
    """A connection to Discord: how many servers come over it, and the seconds of its last heartbeat, if it lives."""

    shard: int
    servers: int
    latency: float | None


class Status(Struct, frozen=True, kw_only=True):
    """How the bot is at this moment. Times in seconds, sizes in bytes; the rest is counted since it has started."""

    uptime: float
    lines: tuple[Line, ...]
    census: Census
    oldest: float | None
    """The age of the oldest announcement that has not been made."""
    answering: int
    presses: int
    prompt: int
    slowest: float
    failed: int
    pictures: int
    waiting_pictures: int
    slow_pictures: int
    failed_pictures: int
    slowest_picture: float
    memory: int
    backup: float | None
    """The age of the newest backup."""
    backup_failed: bool


async def look(bot: YizhanBot) -> Status:
    """The present status. Raises `StoreError`."""
    counted = await census.take(bot.store)
    now = discord.utils.utcnow().timestamp()
    newest = bot.backups.newest
    tally, figures = bot.studio.tally, bot.figures
    return Status(
        uptime=now - bot.began,
        lines=_lines(bot),
        census=counted,
        oldest=None if counted.oldest is None else now - counted.oldest,
        answering=len(bot.at_work),
        presses=figures.total,
        prompt=figures.within(PROMPT),
        slowest=figures.slowest,
        failed=figures.failed,
        pictures=tally.drawn,
        waiting_pictures=bot.studio.waiting,
        slow_pictures=tally.slow,
        failed_pictures=tally.failed,
        slowest_picture=tally.slowest,
        memory=memory() + sum(memory(process) for process in bot.studio.processes),
        backup=None if newest is None else now - newest,
        backup_failed=bot.backups.failure is not None,
    )


def _lines(bot: YizhanBot) -> tuple[Line, ...]:
    servers: dict[int, int] = {}
    for guild in bot.guilds:
        servers[guild.shard_id] = servers.get(guild.shard_id, 0) + 1
    alive = {shard: latency for shard, latency in bot.latencies if math.isfinite(latency)}
    shards = sorted({*alive, *servers, *range(bot.shard_count or 1)})
    return tuple(Line(shard, servers.get(shard, 0), alive.get(shard)) for shard in shards)


def memory(process: int | None = None) -> int:
    """The memory in use by a process (None: this one); where the system does not tell, the most that we ever had."""
    try:
        pages = int(Path(f"/proc/{process or 'self'}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        if process is not None:
            return 0
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
    return pages * resource.getpagesize()


def duration(seconds: float) -> Text:
    """A stretch of time, in its two largest units."""
    minutes = int(seconds // 60)
    days, hours = minutes // 1440, minutes // 60 % 24
    if days:
        return text("hosting-days", days=days, hours=hours)
    if hours:
        return text("hosting-hours", hours=hours, minutes=minutes % 60)
    return text("hosting-minutes", minutes=minutes)


def sentences(status: Status, words: Localiser) -> list[str]:
    """The status in words, line by line."""
    counted = status.census
    lines = [
        words("hosting-uptime", version=VERSION, uptime=duration(status.uptime)),
        *(
            words("hosting-line", shard=line.shard, servers=line.servers, ms=round(line.latency * 1000))
            if line.latency is not None
            else words("hosting-line-dead", shard=line.shard, servers=line.servers)
            for line in status.lines
        ),
        words(
            "hosting-tables",
            running=counted.tables.get("running", 0),
            lobbies=counted.tables.get("lobby", 0),
            over=counted.tables.get("over", 0),
            people=counted.people,
            computers=counted.computers,
        ),
    ]
    if frozen := counted.tables.get("frozen", 0):
        lines.append(words("hosting-frozen", tables=frozen))
    if counted.troubled:
        lines.append(words("hosting-troubled", tables=counted.troubled))
    if status.oldest is None:
        lines.append(words("hosting-outbox-empty"))
    else:
        lines.append(words("hosting-outbox", unsent=counted.unsent, age=duration(status.oldest)))
    lines += [
        words(
            "hosting-presses",
            presses=status.presses,
            late=status.presses - status.prompt,
            slowest=round(status.slowest * 1000),
            failed=status.failed,
            now=status.answering,
        ),
        words(
            "hosting-pictures",
            drawn=status.pictures,
            slow=status.slow_pictures,
            slowest=round(status.slowest_picture * 1000),
            failed=status.failed_pictures,
            waiting=status.waiting_pictures,
        ),
        words("hosting-memory", memory=round(status.memory / 1e6), database=f"{counted.size / 1e6:.1f}"),
        words("hosting-backup-none") if status.backup is None else words("hosting-backup", age=duration(status.backup)),
    ]
    if status.backup_failed:
        lines.append(words("hosting-backup-failed"))
    return lines


class StatusCog(commands.Cog):
    """The command."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=told("hosting-command-status"), description=told("hosting-command-status-says"))
    @guarded
    async def status(self, interaction: Interaction) -> None:
        """How the bot is."""
        if not await self.bot.is_owner(interaction.user):
            raise Refused(text("hosting-not-the-host"))
        words = await language.words(interaction)
        said = "\n".join([f"## {words('hosting-status')}", *sentences(await look(self.bot), words)])
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(cut(said, limits.TEXT_TOTAL))))
        await answer(interaction, view=view)


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(StatusCog(bot))
