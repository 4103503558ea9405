"""Fixtures of all tests."""

import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.support.fixtures import logged, within_limits, world
from tests.support.world import World

__all__ = ["logged", "within_limits", "world"]

MEMORY = Path("/dev/shm")
"""A folder that lies in memory, on Linux."""
ROOM = 2**30
"""Bytes that have to be free there; a whole run needs a fifth of it."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the tests' databases in memory where there is room, so that no commit waits for a disk.

    No test can see the difference: a process that is killed loses nothing on either. `--basetemp` puts them elsewhere.
    """
    writable = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    if writable and config.option.basetemp is None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Let `discord.utils.utcnow()` tell the time of a test's world in the test, too."""
    worlds = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, World)]
    if worlds:
        with worlds[0].env.time_context():
            return (yield)
    return (yield)
