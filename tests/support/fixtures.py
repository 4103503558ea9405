"""Fixtures for tests of the Discord face."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.limits.recorder import watching
from tests.support.world import World


@pytest.fixture(autouse=True)
def within_limits() -> Iterator[None]:
    """Whatever a simulated bot sends in any test: a broken limit of Discord fails the test."""
    broken: list[str] = []
    with watching(broken):
        yield
    assert not broken, "Discord would refuse:\n" + "\n".join(broken)


class Logged(logging.Handler):
    """Errors written to the log. A test that provokes them takes them out: `logged.forgive()`."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))

    def forgive(self) -> str:
        """All errors so far, as text; they do not fail the test any more."""
        lines, self._lines = self._lines, []
        return "\n".join(lines)


@pytest.fixture
def logged() -> Iterator[Logged]:
    """The errors that were logged. discord.py swallows errors of persistent buttons, so they fail the test here."""
    handler = Logged()
    logging.getLogger().addHandler(handler)
    try:
        yield handler
        assert not (unexpected := handler.forgive()), f"errors were logged:\n{unexpected}"
    finally:
        logging.getLogger().removeHandler(handler)


@pytest.fixture
async def world(tmp_path: Path, logged: Logged) -> AsyncIterator[World]:
    """The real bot in a simulated Discord, with an empty database at `world.bot.config.database`."""
    from tests.support.station import station  # here, so that a bot that cannot be imported fails only these tests

    async with World(station(tmp_path / "yizhan.db")) as running:
        yield running
    running.env.raise_errors()
