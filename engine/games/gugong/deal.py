"""Dealing anew what somebody cannot know: for computer players that look ahead, and to prove that nothing leaks."""

from __future__ import annotations

from engine.games.gugong.box import Box
from engine.games.gugong.content import REWARDS
from engine.games.gugong.table import Table
from engine.kernel import Rng, Seat

DRAWN = REWARDS.index("card")


def anew(box: Box, t: Table, seat: Seat | None, rng: Rng) -> None:
    """Deal out again, in place, the other hands and discard piles, the draw piles, and the Decrees not in play.

    In the Evening the cards that are shown stay where they are. (GG-EXCH-19, GG-EVE-08)
    """
    others = [player for other, player in enumerate(t.players) if other != seat]
    places = [cards for player in others for cards in (player.hand, player.pile)]
    known = {gift for player in others for gift in player.shown} if t.phase == "evening" else set()
    hidden = [gift for cards in places for gift in cards if gift not in known]
    rng.shuffle(t.deck)
    if any(player.rewards[DRAWN] for player in others):
        # Somebody holds a card that was drawn unseen: any of that group may be the one.
        drawable = [gift for gift in hidden if box.cards.gifts[gift].group == "draw"] + t.deck
        rng.shuffle(drawable)
        hidden = [gift for gift in hidden if box.cards.gifts[gift].group != "draw"] + drawable[len(t.deck) :]
        t.deck = drawable[: len(t.deck)]
    rng.shuffle(hidden)
    for cards in places:
        cards[:] = [gift if gift in known else hidden.pop() for gift in cards]
    tokens = [token for pile in t.piles for token in pile]
    rng.shuffle(tokens)
    t.piles = [[tokens.pop() for _ in pile] for pile in t.piles]
    rng.shuffle(t.unused)
