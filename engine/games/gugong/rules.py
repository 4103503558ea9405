"""Gugong as the kernel's contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.gugong import audit, deal, final, flow, sensible
from engine.games.gugong.box import Box
from engine.games.gugong.content import Cards
from engine.games.gugong.reading import load
from engine.games.gugong.setup import set_up
from engine.games.gugong.table import Table
from engine.games.gugong.view import View, view_of
from engine.kernel import Campaign, Command, Content, Param, Policy, Rng, Seat, Standings, Steps, Text, Variant
from engine.kernel.policy import random_picks

_CARD, _OFFICIAL = Param("card", "gift", by_group=True), Param("official", "gift")
_WAY = Param("way", "way")
_ACTION, _SECOND = Param("action", "act"), Param("second", "act")


class GugongRules:
    """The rules for one content. Stateless."""

    slug = "gugong"
    version = 1
    seats = range(2, 6)  # GG-COMP-01
    bound = 5_000  # The longest of 5,000 random games took 242 replies.
    table = Table
    view_type = View
    variants: tuple[Variant, ...] = (
        Variant("canal_move", ("one", "both"), "one"),  # GG-AMB-25
        Variant("matches", ("pairs", "cards"), "pairs"),  # GG-AMB-32
    )
    commands: tuple[Command, ...] = (
        Command("gift", (_CARD, _OFFICIAL, _WAY, _ACTION, _SECOND)),
        Command("act", (_ACTION, _SECOND)),
        Command("exchange", (Param("what", "", "trade"),)),
        Command("benefit", (Param("benefit", "benefit"),)),
        Command("claim", (Param("claim", "claim"),)),
        Command("evening", (Param("servants", "evening"),)),
    )
    policies: Mapping[str, Policy] = {"random": random_picks, "sensible": sensible.picks}
    campaigns: Mapping[str, Campaign[Any, Any]] = {}

    def __init__(self, content: Content[Cards]) -> None:
        self.content_digest = content.digest
        self.content_text = content.text
        self.box = Box(content.cards)

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """Any number of seats within range goes, with any options."""
        return None

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return set_up(self.box, seats, options, rng)

    def step(self, t: Table) -> Steps[None]:
        return flow.step(self.box, t)

    def standings(self, t: Table) -> Standings | None:
        return final.standings(self.box, t)

    def view(self, t: Table, seat: Seat | None) -> View:
        return view_of(self.box.cards, t, seat)

    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        deal.anew(self.box, t, seat, rng)

    def audit(self, t: Table) -> Iterable[str]:
        return audit.audit(self.box, t)

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        """There is only one version so far."""
        return raw


def rules(content: bytes | None = None) -> GugongRules:
    """The rules for this version's content, or for a kept one. Raises `ContentError`."""
    return GugongRules(load(content))
