"""A Dream of Splendor as the kernel's contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.dream import audit, flow, sensible
from engine.games.dream.box import Box
from engine.games.dream.content import Cards, load
from engine.games.dream.setup import set_up
from engine.games.dream.table import Table
from engine.games.dream.view import View, view_of
from engine.kernel import Campaign, Command, Content, Param, Policy, Rng, Seat, Standings, Steps, Text, Variant, text
from engine.kernel.policy import random_picks
from engine.kernel.rules import Score, Source

_BUY = Param("buy", "customer", "buy")
_BUILD = Param("build", "customer", "build")
_REMOVE = Param("remove", "customer", "remove")
_ENTERTAIN = Param("entertain", "customer", "customer")
_SHOP = Param("shop", "off_season_shop")


class DreamRules:
    """The rules for one content. Stateless."""

    slug = "dream"
    version = 1
    seats = range(2, 5)  # DS-COMP-01, DS-AMB-03
    bound = 5_000  # The rules know no limit (DS-FLOW-06); the longest of 4,500 random games took 446 replies.
    table = Table
    view_type = View
    variants: tuple[Variant, ...] = ()  # DS-VAR-01
    commands: tuple[Command, ...] = (
        Command("turn", (_BUY, _BUILD, _REMOVE, _ENTERTAIN, _SHOP)),
        Command("buy", (_BUY,)),
        Command("build", (_BUILD,)),
        Command("remove", (_REMOVE,)),
        Command("entertain", (_ENTERTAIN, _SHOP)),
    )
    policies: Mapping[str, Policy] = {"random": random_picks, "sensible": sensible.picks}
    campaigns: Mapping[str, Campaign[Any, Any]] = {}

    def __init__(self, content: Content[Cards]) -> None:
        self.content_digest = content.digest
        self.content_text = content.text
        self.box = Box(content.cards)

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """Any number of seats within range goes."""
        return None

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return set_up(self.box.cards, seats, rng)

    def step(self, t: Table) -> Steps[None]:
        return flow.turn(self.box, t)

    def standings(self, t: Table) -> Standings | None:
        """The winner; behind, by models and then coins, which is ours: the game itself knows only a winner."""
        if t.winner is None:
            return None
        results = [(seat == t.winner, player.models, player.coins) for seat, player in enumerate(t.players)]
        scores = [
            Score(
                seat=seat,
                rank=1 + sum(other > result for other in results),
                total=result[1],
                sources=(
                    Source(text("dream-score-models"), result[1]),
                    Source(text("dream-score-coins", coins=result[2]), 0),
                ),
            )
            for seat, result in enumerate(results)
        ]
        scores.sort(key=lambda score: score.rank)
        return Standings(
            tuple(scores),
            text("dream-end", models=self.box.board.models_to_win, coins=self.box.board.coins_to_win),
        )

    def view(self, t: Table, seat: Seat | None) -> View:
        return view_of(self.box.cards, t, seat)

    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        """Nobody knows the order of any deck, not even of the own Private Room."""
        for player in t.players:
            rng.shuffle(player.room)
        rng.shuffle(t.shop_deck)
        rng.shuffle(t.customers)

    def audit(self, t: Table) -> Iterable[str]:
        return audit.audit(self.box, t)

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        """There is only one version so far."""
        return raw


def rules(content: bytes | None = None) -> DreamRules:
    """The rules for this version's content, or for a kept one. Raises `ContentError`."""
    return DreamRules(load(content))
