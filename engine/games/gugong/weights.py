"""What the computer player holds for certain things, where it cannot be counted out."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """What cannot be counted out. All but shares and chances are points; found by trying them out in play."""

    turn: float = 1.3
    """A turn: what a card discarded for another one costs, and what a further one brings."""
    forgo: float = 3.0
    """Doing without actions."""
    servant: float = 0.61
    """A servant, as long as there are turns to use him in."""
    need: float = 1.5
    """Servants that a turn can use."""
    token: float = 0.42
    """A Travel token, for exchanges."""
    tie: float = 0.15
    """An Intrigue step for being higher."""
    intrigue: float = 0.24
    """An Intrigue step besides, for benefits, as long as there is time for them."""
    sell: float = 0.65
    """The share of that which counts when steps are sold for a benefit."""
    medal: float = 0.3
    jade_share: float = 0.3
    """The share of the turns to come that are expected to bring a Jade."""
    jade_fund: float = 0.6
    """The share of the servants to come that can be spent on Jade."""
    collect: float = 0.4
    """The chance that who has Jade can still take the Decree that rewards it."""
    step: float = 0.78
    """An Envoy step on the way to the Palace."""
    hurry: float = 0.85
    """How much more it is for each step that is still to go in a day."""
    race: float = 0.5
    """The share of the difference between this place in the Palace and the next."""
    lead: float = 0.15
    """How much surer the Wall's prize is for each piece ahead."""
    match: float = 1.6
    """A match with a die, for the bonus of the Evening."""
    keep: float = 0.08
    """A taken card, for each of its value: it will be a gift tomorrow."""
    give: float = 0.06
    """What a given card costs, for each of its value."""
    act: float = 0.3
    """A taken card that has an action."""
    plan: float = 0.08
    """How much the best turns of the other cards count."""
    fill_one: float = 0.37
    """The chance that a ship is filled on which one piece is missing."""
    fill_two: float = 0.08
    card: float = 1.0
    """A further Gift card, for each day that it can be given."""
    foreman: float = 0.8
    """The Foreman, for each day that he works."""


WEIGHTS = Weights()
