"""Fixtures of all tests."""

from collections.abc import Generator

import pytest

from tests.support.fixtures import logged, within_limits, world
from tests.support.world import World

__all__ = ["logged", "within_limits", "world"]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Let `discord.utils.utcnow()` tell the time of a test's world in the test, too."""
    worlds = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, World)]
    if worlds:
        with worlds[0].env.time_context():
            return (yield)
    return (yield)
