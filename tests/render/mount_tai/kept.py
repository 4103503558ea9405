"""The pictures of players' boards, the cover and the tiles as they were approved.

``python -m tests.render.mount_tai.kept`` writes them anew, after somebody has looked at them.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PIL import Image

from engine.games.mount_tai.pyramid import LAYOUTS, uncovered
from engine.games.mount_tai.view import BUILDINGS, PlaceView, TalentView, View
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render.kit.paper import sheet
from render.kit.printing import put
from render.mount_tai import buildings, cover, edicts, events, icons, names, praises, talents
from render.mount_tai.belongings import SOURCES
from render.mount_tai.effects import EFFECTS
from render.mount_tai.goods import GOODS, SEASONAL
from render.mount_tai.player import draw_player
from tests.render.golden import keep
from tests.render.mount_tai.positions import CARDS, FOUR, FULL, GOLDEN, NAMES, SOLO, TWO, land

PROFESSIONS = {card.profession: card.colour for card in CARDS.talents.values()}


def of(view: View, seat: int, **changed: object) -> View:
    """The view with one player changed."""
    players = list(view.players)
    players[seat] = replace(players[seat], **changed)
    return replace(view, players=tuple(players))


def tiles(layout: str, by_place: Mapping[int, int], *, covered: bool = False) -> tuple[PlaceView, ...]:
    """Edict tiles in their places, as a view shows them; `covered`: face down unless they are uncovered."""
    free = uncovered(LAYOUTS[layout], by_place)
    return tuple(
        PlaceView(place, number, CARDS.edicts[number].tier, number in free)
        if number in free or not covered
        else PlaceView(place, 0, LAYOUTS[layout].places[place].tier, False)
        for place, number in by_place.items()
    )


WHOLE = {place: place + 1 for place in range(29)}
START = of(TWO, 0, pyramid=tiles("pyramid", WHOLE), gone=(), talents=(), buildings=(), points={}, reputation=0)
MIDDLE = of(
    FOUR,
    0,
    pyramid=tiles("pyramid", {place: n for place, n in WHOLE.items() if n not in (1, 2, 5, 6, 14, 15)}),
    gone=(1, 2, 5, 6, 14),
    played=15,
    points={"start": 1, "praise_1": 10, "event": 6},
)
"""Tier I half gone; one tile of tier II and two of tier III uncovered."""
FULLEST = of(
    FOUR,
    1,
    reputation=128,
    money=38,
    grain=24,
    wine=19,
    points=dict.fromkeys(SOURCES, 14) | {"tutor": -2},
    land=land(FULL["ne"]),
    ascended=True,
    pyramid=tiles("pyramid", {4: 5, 12: 13, 13: 14, 28: 29}),
    gone=tuple(n for n in range(1, 29) if n not in (5, 13, 14, 21, 22)),
    played=21,
    recorded=(22,),
    buildings=BUILDINGS,
    talents=tuple(
        TalentView(card, 3, card == "pioneer")
        for card in ("agricultural_1", "commercial_3", "sacrifice_2", "vanguard", "pioneer")
    ),
    tutor="conspirator",
    mark="towns",
    donated=9,
)
"""As much of everything as a game can bring."""
LEFT = {place: number for place, number in WHOLE.items() if place < 28 and place not in (0, 4, 8)}
PILES = replace(of(SOLO, 0, pyramid=tiles("piles", LEFT, covered=True)), layout="piles")
STEPS = replace(
    of(SOLO, 0, pyramid=tiles("steps", {place: 27 - place for place in range(27)}), gone=(), aside=2),
    layout="steps",
    executed_before=("building", "cultivation"),
)


def option(name: str, group: str, at: str) -> Option:
    """An option of a group at a place."""
    return Option(name, Text("mount-tai-name"), group=group, at=at)


POLICY = Decision(
    seat=0,
    key="policy",
    ticket=0,
    prompt=Text("mount-tai-name"),
    options=tuple(option(f"{what}:{n}", what, f"edict:0:{n}") for what in ("use", "tidy") for n in (1, 2, 3, 4)),
)


def pictures() -> dict[str, Image.Image]:
    """Every picture that is compared, by its name."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "player-start": draw_player(START, 0, POLICY, None, en),
        "player-middle": draw_player(MIDDLE, 0, None, of(MIDDLE, 0, reputation=15, money=7, talents=()), zh),
        "player-full": draw_player(FULLEST, 1, None, None, en),
        "player-piles": draw_player(PILES, 0, None, None, zh),
        "player-steps": draw_player(STEPS, 0, None, None, en),
        "cover-en": cover.cover("Mount Tai", "A summary."),
        "sprites": sprites(),
    }


def sprites() -> Image.Image:
    """Signs, tiles and cards on one sheet."""
    image = sheet(1440, 1000).copy()
    zh = Localiser("zh-TW", NAMES)
    rows: tuple[tuple[Image.Image, ...], ...] = (
        (*(icons.effect(kind, 100) for kind in EFFECTS), *(icons.good(kind, 84) for kind in GOODS)),
        (*(icons.season(kind, 84) for kind in SEASONAL), *(icons.points(number, 76) for number in (1, 12, 103)),
         *(events.event(tile, 60, 84) for tile in list(CARDS.events.values())[::4]),
         *(events.back(colour, 60, 84) for colour in ("yellow", "green", "blue", "red"))),
        (*(edicts.edict(number, CARDS.edicts[number], 116) for number in (1, 4, 9, 13, 21, 29)),
         *(edicts.edict(number, CARDS.edicts[number], 116, "covered") for number in (3, 8)),
         *(edicts.back(tier, 116) for tier in (1, 2, 3, 0))),
        tuple(buildings.plaque(kind, tile, zh.say(names.building(kind)), 164, 140)
              for kind, tile in CARDS.buildings.items()),
        tuple(talents.portrait(kind, colour, 84, 96) for kind, colour in PROFESSIONS.items()),
        *(tuple(praises.praise(kind, tile, year, 172, 52) for kind, tile in CARDS.praises.items()) for year in (1, 2)),
    )  # fmt: skip
    y = 12
    for row in rows:
        for i, sprite in enumerate(row):
            put(image, sprite, 12 + i * (1420 // len(row)), y)
        y += max(sprite.height for sprite in row) + 14
    return image


if __name__ == "__main__":
    for name, picture in pictures().items():
        keep(picture, GOLDEN / f"{name}.webp")
