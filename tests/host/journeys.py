"""Journeys of the teaching game in a test's house: begun, played, continued, looked at."""

from __future__ import annotations

from typing import Any

from engine.host.model import CampaignInfo, NewCampaign, Opened, Person, Spot
from engine.kernel import Decision
from tests.host.support import ADA, BEN, HERE, House

ONE = 1
"""The first campaign, whose first table is table 1."""
SPOT = Spot(HERE, threaded=False)


def busy(decision: Decision) -> tuple[str, ...]:
    """Play cards for points, keep the others, take the last kind along."""
    wanted = {"action": "play", "parry": "give", "bid": "bid:0"}.get(decision.key)
    if decision.key == "throw":
        return ()
    return (wanted if wanted and decision.find(wanted) else decision.options[-1].id,)


def idle(decision: Decision) -> tuple[str, ...]:
    """Do nothing at all, so that the goal is missed."""
    return () if decision.key == "throw" else (decision.usual or decision.options[0].id,)


def new(**changes: Any) -> NewCampaign:
    fields: dict[str, Any] = {
        "slug": "teaching", "name": "journey", "options": {}, "language": "en", "owner": ADA, "spot": SPOT, **changes,
    }  # fmt: skip
    return NewCampaign(**fields)


async def begun(home: House) -> Opened:
    """A journey of Ada and Ben at its first decisions."""
    opened = await home.host.begin_campaign(new())
    await home.host.join(opened.table.id, BEN)
    await home.host.quiet()
    return opened


async def next_game(home: House, *, by: Person = ADA, again: bool = False, seen: int | None = None) -> Opened:
    opened = await home.host.next_game(ONE, by.id, SPOT, again=again, seen=seen)
    await home.host.quiet()
    return opened


async def look(home: House, campaign: int = ONE) -> CampaignInfo:
    info = await home.host.campaign(campaign)
    assert info is not None
    return info


def sheet(info: CampaignInfo) -> list[tuple[Any, ...]]:
    """(leg, points, luggage), or only the leg where it has not been played."""
    lines: list[tuple[Any, ...]] = []
    for line in info.sheet:
        luggage = line.args.get("luggage")
        lines.append((line.args["leg"], *([line.args["points"], luggage.key] if luggage else [])))  # type: ignore[union-attr]
    return lines
