"""The sprites and the cover as they were approved.

``python -m tests.render.jiangnan.sheets`` writes them anew, after somebody has looked at them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from engine.games.jiangnan.checks import load
from render.jiangnan import (
    characters,
    cities,
    cover,
    display,
    faces,
    icons,
    people,
    river,
    spirits,
    tiles,
    works,
)
from render.jiangnan.dyes import KINDS
from render.jiangnan.places import PLACES
from render.jiangnan.wares import WARES
from render.kit.paper import sheet
from render.kit.printing import put
from tests.render.golden import keep

WIDE = 960
"""Sheets are kept this wide."""
GOLDEN = Path(__file__).parent / "golden"
CARDS = load().cards
COLOURS = (0, 1, 2, 3, people.BOT)
TRENDS = ("dramas", "assistants", "novels", "gold", "paintings", "scenery")
PEOPLE = tuple(CARDS.characters)
TALENTS = tuple(number for number, card in CARDS.characters.items() if card.talent)
WORKS = tuple(CARDS.works())
TILES = tuple(CARDS.tiles())
SHOPS = tuple(CARDS.fair.shops)


def laid(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Sprites in rows on paper."""
    image = sheet(1440, sum(max(sprite.height for sprite in row) + 12 for row in rows) + 12).copy()
    y = 12
    for row in rows:
        for at, sprite in enumerate(row):
            put(image, sprite, 12 + at * (1420 // len(row)), y)
        y += max(sprite.height for sprite in row) + 12
    return image


def signs() -> Image.Image:
    """Signs, people, action tiles, and what lies on the river."""
    return laid(
        (
            [icons.icon(kind, 52) for kind in WARES],
            [*(icons.district(kind, 64) for kind in PLACES), *(icons.points(n, 60) for n in (4, 12, 103)),
             *(spirits.row(3, n, 64) for n in (1, 2)), *(display.tile(kind, 80) for kind in KINDS)],
            [sprite(colour, 64) for sprite in (people.scholar, people.servant, people.disc) for colour in COLOURS],
            [faces.tile(CARDS, of, 92) for of in TILES[:36:3]],
            [faces.tile(CARDS, of, 92) for of in TILES[-54::5]],
            [*(tiles.back(age, 92) for age in range(5)), works.back(1, 66, 92), works.back(2, 66, 92),
             characters.back(66, 92), *(charm_tile(letter) for letter in CARDS.charms)],
            [*(river.trend(kind, 84) for kind in TRENDS), river.boat(330, 96), river.shadow_of_boat(330, 96)],
            [faces.goal(CARDS, letter, 112, 66) for letter in CARDS.goals],
            [*(faces.goal(CARDS, letter, 80, 104) for letter in CARDS.goals)],
            [faces.degree_tile(CARDS, level, 176, 80) for level in (1, 2)],
            [cities.sign(city, 120) for city in cities.CITIES],
        )
    )  # fmt: skip


def charm_tile(letter: str) -> Image.Image:
    """A Charm tile by its letter."""
    return faces.charm_tile(CARDS, letter, 80)


def cards() -> Image.Image:
    """Portfolios, muses, talents, shops."""
    return laid(
        (
            [faces.work(CARDS, of, 90, 126) for of in WORKS[:15]],
            [faces.work(CARDS, of, 90, 126) for of in WORKS[15:30]],
            [faces.work(CARDS, of, 90, 126) for of in WORKS[30:]],
            [faces.muse(CARDS, number, 136, 190) for number in PEOPLE[:10]],
            [faces.assistant(CARDS, number, 136, 190) for number in PEOPLE[10:]],
            [faces.talent(CARDS, number, 90, 126) for number in TALENTS],
            [faces.shop(CARDS, face, 200, 164) for face in SHOPS[:6]],
            [faces.shop(CARDS, face, 200, 164) for face in SHOPS[6:]],
        )
    )


def approved() -> dict[str, Image.Image]:
    """Every sheet that is compared, by its name."""
    return {
        "signs": signs(),
        "cards": cards(),
        "cover-en": cover.cover("Jiangnan: Life of Gentry", "A summary."),
        "cover-zh": cover.cover(f"{cover.TITLE}：士紳生活", "白牆黛瓦，小橋流水，士紳在此度過六個年頭。"),
        "emblem": cover.emblem(320),
    }


if __name__ == "__main__":
    for name, picture in approved().items():
        keep(picture, GOLDEN / f"{name}.webp", WIDE)
