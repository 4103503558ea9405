"""Fixtures of the tests of the Discord face."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.face.inn import open_inn
from tests.support.fixtures import Logged
from tests.support.station import station
from tests.support.world import World


@pytest.fixture
async def inn(tmp_path: Path, logged: Logged, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """The real bot, which knows the teaching game too."""
    open_inn(monkeypatch)
    async with World(station(tmp_path / "yizhan.db")) as running:
        yield running
    running.env.raise_errors()
