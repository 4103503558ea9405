"""Jiangnan as the kernel's contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.jiangnan import audit, chapters, deal, flow, refusing, sensible, setup, standings
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.checks import load
from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.kinds import BOARDS, LEVELS
from engine.games.jiangnan.table import Table
from engine.games.jiangnan.view import View, view_of
from engine.kernel import Campaign, Command, Content, Param, Policy, Rng, Seat, Standings, Steps, Text, Variant
from engine.kernel.policy import random_picks

_TILE, _DISTRICT = Param("tile", "turn", by_group=True, begins="visit:"), Param("district", "turn", begins="visit:")
_DISCARD = Param("discard", "discard")
_ACTION, _MORE, _THEN = Param("action", ""), Param("more", ""), Param("then", "")


def _custom(id: str, *values: str) -> Variant:
    """A module of a custom game; the first value is the usual one."""
    return Variant(id, values, values[0], needs=("chapter", chapters.CUSTOM))


class JiangnanRules:
    """The rules for one content. Stateless."""

    slug = "jiangnan"
    version = 1
    seats = range(1, 5)  # JN-AMB-03
    bound = 5_000  # The longest of 3,400 random games took 323 replies.
    table = Table
    view_type = View
    variants: tuple[Variant, ...] = (
        Variant("chapter", ("1", "2", "3", "4", "5", "6", chapters.CUSTOM), "1"),  # JN-CH1 to JN-CH6
        Variant("bot", LEVELS, refusing.USUAL_LEVEL),  # JN-SOLO-24
        Variant("advance", ("off", "on"), "off"),  # JN-2P-12
        _custom("map", *BOARDS),  # JN-SETUP-02
        _custom("society", "a", "b"),
        _custom("travel", "a", "b"),
        _custom("parlour", "a", "b"),
        _custom("talents", "none", "four", "all"),
        _custom("characters", "16", "20"),
        _custom("shops", "a", "b", "random"),
        _custom("pointer", "a", "b", "c", "random"),
        _custom("tiles", "basic", "advanced"),
        _custom("ages", "sorted", "mixed"),
        _custom("upkeep", "a", "b", "random"),
        _custom("overlay", "a", "b", "random"),
        _custom("goals", "first", "second", "all"),
    )
    commands: tuple[Command, ...] = (
        Command("begin", (Param("portfolio", "work"), Param("talent", "talent"))),
        Command("visit", (_TILE, _DISTRICT, _DISCARD, _ACTION, _MORE, _THEN)),
        Command("rest", (Param("tile", "", begins="rest:"), _DISCARD, _MORE)),
        Command("act", (_ACTION, _MORE, _THEN)),
        Command(
            "upkeep",
            (
                Param("income", "income"),
                Param("next", "income"),
                Param("third", "income"),
                Param("trend", "trend"),
                Param("draft", "draft"),
            ),
        ),
        Command("spirits", (Param("use", "", "spirits"),)),
    )
    policies: Mapping[str, Policy] = {"random": random_picks, "sensible": sensible.picks}
    campaigns: Mapping[str, Campaign[Any, Any]] = {}

    def __init__(self, content: Content[Cards]) -> None:
        self.content_digest = content.digest
        self.content_text = content.text
        self.box = Box(content.cards)

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """The Bot's levels are for one player, the Advance Variant for two, and there must be tiles for all offers."""
        return refusing.refuse(self.box, seats, options)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return setup.set_up(self.box, seats, options, rng)

    def step(self, t: Table) -> Steps[None]:
        return flow.step(self.box, t)

    def standings(self, t: Table) -> Standings | None:
        return standings.standings(t)

    def view(self, t: Table, seat: Seat | None) -> View:
        return view_of(self.box.cards, self.box.places, t, seat)

    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        """What is hidden is hidden from everybody alike."""
        deal.anew(t, rng)

    def audit(self, t: Table) -> Iterable[str]:
        return audit.audit(self.box, t)

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        """There is only one version so far."""
        return raw


def rules(content: bytes | None = None) -> JiangnanRules:
    """The rules for this version's content, or for a kept one. Raises `ContentError`."""
    return JiangnanRules(load(content))
