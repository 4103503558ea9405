"""The bot itself: wires store, host, studio and courier to Discord, loads the cogs, registers the commands."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs import EXTENSIONS
from cogs.config import Config, backup_plan
from cogs.courier import DiscordCourier
from cogs.figures import Figures
from cogs.ids import PressButton, PressMenu
from cogs.language import Translator
from cogs.lobby import Lobby
from cogs.registering import register
from cogs.replying import Handler, Presses, Receipt, Tree
from engine.host import Host
from engine.host.backups import Backups, before_update
from engine.store import Store
from render.easels import Processes
from render.studio import Studio

log = logging.getLogger(__name__)


PATIENCE = 10
"""Seconds that people's last presses may take when the bot stops; systemd waits for ninety."""


def now() -> float:
    """The bot's clock: seconds since 1970."""
    return discord.utils.utcnow().timestamp()


class YizhanBot(commands.AutoShardedBot):
    """The station's bot. `host` and `store` exist from `setup_hook` on, until `close`.

    It needs no privileged intents: nothing but servers, their channels and threads, and interactions.
    """

    host: Host
    lobby: Lobby
    store: Store
    tree: Tree

    def __init__(self, config: Config) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=config.shards or None,
            tree_cls=Tree,
        )
        self.config = config
        self.presses = Presses()
        self.at_work: set[asyncio.Task[Any]] = set()
        """The tasks in which presses and commands are being answered."""
        self.stopping = False
        self.figures = Figures()
        self.began = 0.0
        self.studio = Studio(Processes(config.picture_processes) if config.picture_processes else None)
        self.courier = DiscordCourier(self)
        self.backups = Backups(backup_plan(config), now)

    def on_press(self, verb: str, handler: Handler, receipt: Receipt = "private") -> None:
        """Let `handler` take the presses of `verb`; see `cogs.replying` for receipts."""
        self.presses.enter(verb, handler, receipt)

    async def open_store(self) -> None:
        """Open the database; `setup_hook` does it where nobody has yet. Raises `StoreError`.

        There is no way back from an update of its tables, so a backup is made ahead of one.
        """
        await asyncio.to_thread(before_update, self.backups.plan, now())
        self.store = await Store.open(Path(self.config.database))

    async def load_cogs(self) -> None:
        """Load the commands in all languages and the handlers of all buttons."""
        await self.tree.set_translator(Translator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def setup_hook(self) -> None:
        """Load the cogs, register commands, start the host. Raises `StoreError`."""
        self.began = now()
        if not hasattr(self, "store"):
            await self.open_store()
        self.host = Host(self.store, self.courier, clock=now)
        self.add_dynamic_items(PressButton, PressMenu)
        await self.load_cogs()
        await register(self)
        await self.host.start()
        self.backups.start()

    async def close(self) -> None:
        """Stop: no more presses once those before have been answered, then announcements, pictures, the database."""
        self.stopping = True
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=PATIENCE)
        await super().close()
        if hasattr(self, "host"):
            await self.host.close()
        await self.backups.close()
        await self.studio.close()
        if hasattr(self, "store"):
            await self.store.close()


def build(config: Config) -> YizhanBot:
    """A bot that is not connected yet: `start` it, or hand it to a simulated Discord."""
    return YizhanBot(config)


def connect_to(config: Config) -> None:
    """Point discord.py at another server than Discord's, where the settings say so."""
    if config.api_base:
        Route.BASE = config.api_base.rstrip("/")
    if config.gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway)
