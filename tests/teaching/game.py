"""Everything that the kernel asks of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel import (
    Campaign,
    Command,
    Content,
    Decision,
    Param,
    Policy,
    Rng,
    Score,
    Seat,
    Source,
    Standings,
    Steps,
    Text,
    Variant,
    random_picks,
    text,
)
from tests.teaching import flow
from tests.teaching.journey import LEGS, Journey
from tests.teaching.table import Cards, Player, Table, load
from tests.teaching.view import View, view_of

ROUNDS = {"short": 2, "long": 4}
HAND = 3


def sensible_policy(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Play cards, keep the others, bid what is left."""
    wanted = {"action": "play", "parry": "give", "bid": f"bid:{min(1, view().players[decision.seat].coins)}"}
    if decision.key == "throw":
        return ()
    option = decision.find(wanted.get(decision.key, "")) or decision.options[-1]
    return (option.id,)


class Teaching:
    """The teaching game for one content."""

    slug = "teaching"
    version = 1
    seats = range(2, 5)
    bound = 120
    table = Table
    view_type = View
    commands: tuple[Command, ...] = (Command("play", (Param("card", "card", "hand"), Param("target", "target"))),)
    policies: Mapping[str, Policy] = {"random": random_picks, "sensible": sensible_policy}
    campaigns: Mapping[str, Campaign[Any, Any]] = {"journey": Journey()}

    def __init__(self, content: Content[Cards]) -> None:
        self.cards = content.cards
        self.content_digest = content.digest
        self.content_text = content.text
        self.variants: tuple[Variant, ...] = (
            Variant("length", ("short", "long"), "short"),
            Variant("dice", ("with", "without"), "with"),
            Variant("leg", ("none", *(str(leg + 1) for leg in range(LEGS))), "none", campaign=True),
            Variant("luggage", ("none", *content.cards.cards), "none", campaign=True),
        )
        self._all_cards = Counter({kind: card.copies for kind, card in content.cards.cards.items()})

    def refuse(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """A long game without dice is too dull for four; two travel, and luggage comes from the leg before."""
        if options["leg"] != "none" and seats != Journey.seats:
            return text("teaching-too-many", seats=Journey.seats)
        if options["luggage"] != "none" and options["leg"] in ("none", "1"):
            return text("teaching-no-luggage")
        if seats == 4 and options["length"] == "long" and options["dice"] == "without":
            return text("teaching-too-dull")
        return None

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        """Three cards and some coins each."""
        deck = list(self._all_cards.elements())
        luggage = [] if options["luggage"] == "none" else [options["luggage"]]
        for kind in luggage:
            deck.remove(kind)
        rng.shuffle(deck)
        players = [Player(coins=2 + seat, hand=[deck.pop() for _ in range(HAND)]) for seat in range(seats)]
        players[0].hand += luggage
        return Table(
            seats=seats,
            rng=rng,
            players=players,
            deck=deck,
            played=[],
            rounds=ROUNDS[options["length"]],
            dice=options["dice"] == "with",
            leg=0 if options["leg"] == "none" else int(options["leg"]),
        )

    def step(self, t: Table) -> Steps[None]:
        return flow.step(self.cards, t)

    def standings(self, t: Table) -> Standings | None:
        if t.round <= t.rounds or t.stage == "luggage":
            return None
        totals = [player.points for player in t.players]
        scores = [
            Score(
                seat=seat,
                rank=1 + sum(other > totals[seat] for other in totals),
                total=totals[seat],
                sources=(Source(text("teaching-rooms"), player.rooms), Source(text("teaching-arts"), player.arts)),
            )
            for seat, player in enumerate(t.players)
        ]
        return Standings(tuple(sorted(scores, key=lambda score: score.rank)), text("teaching-over", rounds=t.rounds))

    def view(self, t: Table, seat: Seat | None) -> View:
        return view_of(t, seat)

    def determinize(self, t: Table, seat: Seat | None, rng: Rng) -> None:
        """Deal the deck and the others' hands anew; others' bids become any legal ones."""
        others = [player for other, player in enumerate(t.players) if other != seat]
        unseen = t.deck + [card for player in others for card in player.hand]
        rng.shuffle(unseen)
        for player in others:
            player.hand = [unseen.pop() for _ in player.hand]
            if player.bid is not None:
                player.bid = rng.below(min(flow.HIGHEST_BID, player.coins) + 1)
        t.deck = unseen

    def audit(self, t: Table) -> Iterator[str]:
        """Every card is in one place; nobody is in debt."""
        there = Counter(t.deck) + Counter(t.played) + Counter(card for player in t.players for card in player.hand)
        if there != self._all_cards:
            yield f"cards: {there} instead of {self._all_cards}"
        for seat, player in enumerate(t.players):
            if player.coins < 0:
                yield f"seat {seat} has {player.coins} coins"
            if len(player.hand) > flow.HAND_LIMIT:
                yield f"seat {seat} holds {len(player.hand)} cards"

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        raise ValueError(f"there was no version {since}")


def rules(content: bytes | None = None) -> Teaching:
    """The teaching game for a content, as `engine.games.<slug>.rules` is for the real ones."""
    return Teaching(load(content))
