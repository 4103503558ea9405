"""The real bot, started from `bot.py` as a child process that can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.discord.server import TOKEN, Discord

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds within which it has to be there."""


def _hears_interrupts() -> None:
    """Whoever runs the tests in the background lets them ignore ^C, which a bot must not inherit."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Bot:
    """One life of the bot, from its start to its end. `log` holds what it wrote to stderr.

    `command` starts it; `settings` are environment variables.
    """

    def __init__(
        self,
        discord: Discord,
        database: Path,
        *,
        command: Sequence[str] = (sys.executable, str(ROOT / "bot.py")),
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.discord = discord
        self.database = database
        self.command = command
        self.settings = settings or {}
        self.log = database.with_suffix(".log")
        self.killed = False
        self.process: asyncio.subprocess.Process

    async def __aenter__(self) -> Self:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("YIZHAN_", "DISCORD"))}
        environment |= {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "YIZHAN_DATABASE": str(self.database),
            "YIZHAN_API_BASE": self.discord.api_base,
            "YIZHAN_GATEWAY": self.discord.gateway_url,
            **self.settings,
        }
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, cwd=self.database.parent, env=environment, stderr=log, preexec_fn=_hears_interrupts
            )
        return self

    async def ready(self) -> None:
        """Wait until it hears what people do, or has been killed. Raises `AssertionError` if it has ended by itself."""
        connected = asyncio.create_task(self.discord.until(lambda: bool(self.discord.gateway.connected), PATIENCE))
        ended = asyncio.create_task(self.process.wait())
        await asyncio.wait([connected, ended], return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            connected.cancel()
            assert self.killed, f"the bot has ended by itself ({self.process.returncode}):\n{self.errors()}"
            return
        ended.cancel()
        await connected
        self.discord.here = not self.killed

    def errors(self) -> str:
        """What the log says, as far as it tells of trouble."""
        return self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """`kill -9`, once."""
        if not self.killed:
            self.killed = True
            os.kill(self.process.pid, signal.SIGKILL)
            self.discord.gone()

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, as systemd does; returns its exit code."""
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is not None:
            assert self.process.returncode in (0, -signal.SIGKILL), f"the bot has ended by itself:\n{self.errors()}"
            return
        self.kill()
        await self.process.wait()
