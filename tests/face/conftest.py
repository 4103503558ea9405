from __future__ import annotations
import pytest_asyncio
from tests.support.world import World
from tests.support.station import station
from render import painter_for

P = type(painter_for("dream"))
if not hasattr(P, "accent"):
    P.accent = (217, 164, 65)

@pytest_asyncio.fixture
async def world(tmp_path):
    async with World(station(tmp_path / "t.db")) as w:
        yield w
