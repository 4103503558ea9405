"""The options that are seen on a player's board, marked with the codes of their buttons."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import REWARDS
from engine.kernel import Decision, Seat
from render.gugong.mat import Mat
from render.kit.boxes import Box
from render.kit.options import spans
from render.kit.seals import put_glow, put_tag, tag_width

SIZE = 42


def mark_spots(image: Image.Image, plan: Mat, seat: Seat, decision: Decision, cards: dict[str, Box]) -> None:
    """Put a halo and codes on every place of the board that may be chosen.

    ``cards``: where the owner's cards lie, by ``hand:<G>`` and ``pile:<G>``. A card is also marked with the options
    that name it without being seen here: those that would give it away for one on the board. A claim is marked at its
    reward, an exchange of tokens where the board explains it.
    """
    named = {spot.partition(":")[2]: spot for spot in cards}
    tagged: dict[str, list[int]] = {}
    for index, option in enumerate(decision.every()):
        words = option.id.split(":")
        spots = {named[word] for word in words if word in named}
        if words[0] == "claim":
            spots.add(f"reward:{decision.seat}:{words[2]}")
        at = f"tokens:{decision.seat}:{words[1]}" if words[0] == "trade" else option.at or ""
        for spot in sorted(spots | {at}):
            tagged.setdefault(spot, []).append(index)
    places = cards | _places(plan, seat)
    for spot in tagged:
        if spot in places:
            put_glow(image, places[spot])
    for spot, indices in tagged.items():
        if spot in places:
            _tags(image, places[spot], spans(indices), spot in cards)


def _tags(image: Image.Image, box: Box, texts: list[str], card: bool) -> None:
    """At the left of a card's lower edge, off its sign; on a field's upper edge, or within a low one, at its right."""
    wide = sum(tag_width(text, SIZE) + 6 for text in texts) - 6
    x = box.x + 4 if card else box.right - wide - 8
    y = box.bottom - 2 if card else box.mid_y if box.h < 60 else box.y + 4
    for text in texts:
        put_tag(image, x + tag_width(text, SIZE) // 2, y, text, SIZE)
        x += tag_width(text, SIZE) + 6


def _places(plan: Mat, seat: Seat) -> dict[str, Box]:
    places = {f"tokens:{seat}:{count}": box for count, box in zip((2, 4, 6), plan.trades, strict=True)}
    places |= {f"reward:{seat}:{kind}": box for kind, box in zip(REWARDS, plan.rewards, strict=True)}
    places |= {f"pool:{seat}": plan.pool, f"palace:{seat}": plan.palace, f"intrigue:{seat}": plan.intrigue}
    return places
