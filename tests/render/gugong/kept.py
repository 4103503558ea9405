"""The pictures of players' boards, the cover and the cards as they were approved.

``python -m tests.render.gugong.kept`` writes them anew, after somebody has looked at them.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from engine.games.gugong.view import View
from engine.words import Localiser
from render.gugong import cover, decrees, gifts, icons, people, pieces, tokens
from render.gugong.player import draw_player
from render.gugong.scores import SOURCES
from render.kit.paper import sheet
from render.kit.printing import put
from tests.render.golden import keep
from tests.render.gugong.positions import CARDS, FIVE, GIVING, NAMES, TWO

GOLDEN = Path(__file__).parent / "golden"
GIFTS = tuple(CARDS.gifts)


def of(view: View, seat: int, **changed: object) -> View:
    """The view with one player changed."""
    players = list(view.players)
    players[seat] = replace(players[seat], **changed)
    return replace(view, players=tuple(players))


FULL = replace(
    of(
        FIVE,
        1,
        hand=GIFTS[:6],
        hand_size=6,
        pile=GIFTS[20:26],
        pile_size=6,
        pool=12,
        supply=12,
        foreman="pool",
        jade=20,
        tokens=("double", "jade", "wall", "swap", "palace", "recall", "gift"),
        score=152,
        points=dict.fromkeys(SOURCES, 12),
    ),
    viewer=1,
    edicts=tuple(replace(edict, owners=(1,)) for edict in FIVE.edicts),
)
"""More of everything than a game can bring."""


def golden() -> dict[str, Image.Image]:
    """Every picture that is compared, by its name."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "player-own": draw_player(TWO, 0, GIVING, of(TWO, 0, pool=5, score=1), en),
        "player-full": draw_player(FULL, 1, None, None, zh),
        "player-other": draw_player(FIVE, 3, None, None, en),
        "cover-zh": cover.cover("故宮", "以禮通達"),
        "sprites": sprites(),
    }


def sprites() -> Image.Image:
    """Cards, signs, tokens, pieces and Decrees on one sheet."""
    image = sheet(1280, 780).copy()
    rows: tuple[tuple[Image.Image, ...], ...] = (
        tuple(gifts.gift(next(card for card in CARDS.gifts.values() if card.value == v), 130) for v in range(1, 10)),
        tuple(icons.action(kind, 110) for kind in icons.ACTIONS),
        tuple(tokens.token(kind, 96) for kind in tokens.KINDS),
        tuple(draw(seat, 70) for seat in range(5) for draw in (people.servant, people.foreman, people.traveller)),
        (
            *(pieces.ship(seat, seat, 0, 94) for seat in range(4)),
            pieces.ship(4, 1, 2, 94),
            *(pieces.die(value, 80) for value in (1, 9)),
            *(draw(80) for draw in (pieces.jade, pieces.medal, pieces.start, pieces.sun, pieces.moon, pieces.anchor)),
        ),
        tuple(
            decrees.decree(kind, card, 164, Localiser("en", ())) for kind, card in list(CARDS.decrees.items())[::2][:7]
        ),
    )
    y = 20
    for row in rows:
        for i, sprite in enumerate(row):
            put(image, sprite, 10 + i * (1260 // len(row)), y)
        y += max(sprite.height for sprite in row) + 12
    return image


if __name__ == "__main__":
    for name, picture in golden().items():
        keep(picture, GOLDEN / f"{name}.webp")
