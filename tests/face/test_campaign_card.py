"""The record sheet of a campaign, and which buttons stand where a game has ended."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.campaign_card import campaign_buttons, sheet_card
from cogs.limits import TEXT_TOTAL
from engine.host.model import CampaignGame, CampaignInfo, Person, State
from engine.kernel import text
from engine.words import Localiser
from tests.face.inn import open_inn


def info(*games: tuple[int, int, State, bool], **changes: Any) -> CampaignInfo:
    """A campaign with tables as (table, number, state, does its result count)."""
    fields: dict[str, Any] = {
        "id": 3, "slug": "teaching", "name": "journey", "guild": 1, "owner": Person(1, "Ada"), "language": "en",
        "options": {}, "games": tuple(CampaignGame(*game) for game in games), "sheet": (), "over": False,
        "broken": False, "created": 0.0, "updated": 0.0, **changes,
    }  # fmt: skip
    return CampaignInfo(**fields)


@pytest.mark.parametrize(
    ("given", "end", "wanted"),
    [
        (info(), None, "next show"),
        (info((1, 1, "running", False)), None, "show"),
        (info((1, 1, "over", True)), 1, "next again show"),
        (info((1, 1, "over", True), over=True), 1, "again show"),
        (info((1, 1, "over", True), (2, 2, "running", False)), 1, "show"),
        (info((1, 1, "over", True), (2, 2, "over", True)), 1, "show"),
        (info((1, 1, "over", True), (2, 2, "cancelled", False)), 1, "next again show"),
        (info((1, 1, "over", False), broken=True), 1, "show"),
    ],
)
def test_which_buttons_there_are(given: CampaignInfo, end: int | None, wanted: str) -> None:
    found = campaign_buttons(given, Localiser("en"), 5, end)
    assert [button.press.verb.removeprefix("campaign-") for button in found] == wanted.split()
    assert all((button.press.row, button.press.arg) == (5, "3") for button in found)


def test_a_long_record_sheet_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    open_inn(monkeypatch)
    sheet = tuple(text("play-name", name="長" * 400) for _ in range(30))
    for shown in (info(sheet=sheet), info(sheet=sheet, broken=True, owner=Person(1, "*" * 32))):
        view = sheet_card(shown, Localiser("zh-TW"), 0, None, mine=True)
        texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        assert sum(len(each.encode("utf-16-le")) // 2 for each in texts) <= TEXT_TOTAL
        assert "*" * 32 not in "".join(texts)
