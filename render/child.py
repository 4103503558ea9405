"""Processes of our own beside the bot: what draws much or long shares neither its interpreter nor its priority."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_ENVIRONMENT = {name: value for name in ("PATH", "LANG", "LC_ALL") if (value := os.environ.get(name))}
"""All that such a process gets to know of ours: no token."""


async def begin(module: str) -> Process:
    """Start a module as a program; its stdin and stdout are ours, its stderr is where ours goes. Raises `OSError`."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, cwd=_ROOT, env=_ENVIRONMENT, stdin=pipe, stdout=pipe
    )
