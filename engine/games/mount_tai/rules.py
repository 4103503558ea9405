"""Mount Tai as the kernel's contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.mount_tai import audit, deal, final, flow, sensible, setup
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.campaign import SoloChallenge
from engine.games.mount_tai.checks import load
from engine.games.mount_tai.content import Cards
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.view import View, view_of
from engine.kernel import Campaign, Command, Content, Param, Policy, Rng, Seat, Standings, Steps, Text, Variant
from engine.kernel.policy import random_picks

_ACTION = Param("action", "act")
_MORE = Param("more", "cultivate")
_TRIBE = Param("tribe", "tribe")
_SECOND = Param("second", "act")


class MountTaiRules:
    """The rules for one content. Stateless."""

    slug = "mount_tai"
    version = 1
    seats = range(1, 5)  # MT-COMP-01
    bound = 5_000
    table = Table
    view_type = View
    commands: tuple[Command, ...] = (
        Command("edict", (Param("number", "policy", "use"), _ACTION, _MORE, _TRIBE, _SECOND)),
        Command("act", (_ACTION, _MORE, _TRIBE, _SECOND)),
        Command("tidy", (Param("first", "policy", "tidy"), Param("next", "tidy"), Param("third", "tidy"))),
        Command("event", (Param("event", "event"),)),
        Command("settle", (Param("skill", "settle"),)),
    )
    policies: Mapping[str, Policy] = {"random": random_picks, "sensible": sensible.picks}

    def __init__(self, content: Content[Cards]) -> None:
        self.content_digest = content.digest
        self.content_text = content.text
        self.box = Box(content.cards)
        self.campaigns: Mapping[str, Campaign[Any, Any]] = {"challenge": SoloChallenge(self.box)}
        kinds = tuple(content.cards.buildings)
        alone = (card for card, talent in content.cards.talents.items() if 1 in talent.players)
        self.variants: tuple[Variant, ...] = (
            Variant("income", ("seasons", "every"), "seasons"),  # MT-AMB-01
            Variant("event_zero", ("off", "on"), "off"),  # MT-SETUP-09
            Variant("buildings", ("base", "promo"), "base"),  # MT-SETUP-25
            Variant("talents", ("base", "promo", "fan", "all"), "base"),  # MT-SETUP-17
            Variant("tutors", ("off", "on"), "off"),  # MT-TUTOR-01
            Variant("challenge", ("none", *map(str, content.cards.challenge)), "none", campaign=True),
            Variant("keep_talent", ("none", *alone), "none", campaign=True),
            Variant("keep_building", ("none", *kinds), "none", campaign=True),
            Variant("keep_building_2", ("none", *kinds), "none", campaign=True),
        )

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """Tutors need company, the challenge solitude, and what is kept must fit the game. (MT-CHAL-03, MT-AMB-54)"""
        return setup.refuse(self.box, seats, options)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return setup.set_up(self.box, seats, options, rng)

    def step(self, t: Table) -> Steps[None]:
        return flow.step(self.box, t)

    def standings(self, t: Table) -> Standings | None:
        return final.standings(self.box, t)

    def view(self, t: Table, seat: Seat | None) -> View:
        box = self.box
        return view_of(box.cards, box.mountain(t), box.layout(t), t, seat)

    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        deal.anew(self.box, t, rng)

    def audit(self, t: Table) -> Iterable[str]:
        return audit.audit(self.box, t)

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        """There is only one version so far."""
        return raw


def rules(content: bytes | None = None) -> MountTaiRules:
    """The rules for this version's content, or for a kept one. Raises `ContentError`."""
    return MountTaiRules(load(content))
