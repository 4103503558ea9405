"""The checker sees what simulated bots send."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cogs import limits
from tests.limits.recorder import FOLDER, watching
from tests.support.innkeeper import Innkeeper
from tests.support.world import World


@pytest.fixture
def within_limits() -> None:
    """These tests break limits on purpose."""


async def test_a_broken_limit_of_a_simulated_flow_is_found() -> None:
    broken: list[str] = []
    with watching(broken):
        async with World(Innkeeper(choices=limits.AUTOCOMPLETE_CHOICES + 1)) as world:
            assert not broken
            await world.ada.autocomplete(world.channel, "inn", "room", "")
    assert len(broken) == 1
    assert broken[0].endswith("autocomplete choices: 26, allowed are 25")


async def test_a_late_answer_is_found() -> None:
    broken: list[str] = []
    with watching(broken):
        async with World(Innkeeper()) as world:
            door = (await world.ada.slash(world.channel, "inn")).response
            assert door is not None
            await world.ada.click(door, label="Knock")
            world.env.backend.advance_clock(limits.FIRST_RESPONSE + 1)
            await world.redeliver()
    assert len(broken) == 1
    assert "seconds until the first response: 4" in broken[0]


async def test_payloads_can_be_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path / "payloads"))
    with watching([]):
        async with World(Innkeeper()) as world:
            await world.ada.slash(world.channel, "inn")
    (written,) = (tmp_path / "payloads").iterdir()
    requests = [json.loads(line) for line in written.read_text(encoding="utf-8").splitlines()]
    (answer,) = [request for request in requests if request["path"].endswith("/callback")]
    assert answer["files"] == [{"name": "door.webp", "size": 4, "alt": None}]
    assert answer["body"]["data"]["components"][0]["content"] == "The door"
