"""Positions put together by hand, so that golden pictures do not change with policies or shuffles.

``python -m tests.render.mount_tai.positions`` writes the golden pictures anew, after somebody has looked at them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from engine.games.mount_tai.checks import load
from engine.games.mount_tai.mountain import Mountain
from engine.games.mount_tai.view import (
    EventView,
    PileView,
    PlaceView,
    PlayerView,
    PraiseView,
    TalentView,
    View,
    VirtualView,
)
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render import Picture, render
from tests.render.golden import keep

GOLDEN = Path(__file__).parent / "golden"
CARDS = load().cards
NAMES = ("Anna Ärger-Großmann", "王小明 🎉", "Соня مرحبا", "김철수")
RANGES = ("L1:0", "L2:1", "L3:0", "L4:2", "S1:0", "S2:1", "S3:3", "S4:2")
MOUNTAIN = Mountain(CARDS.map, RANGES)
KINDS = {"s": "settlement", "f": "farmland", "t": "town", "m": "marker"}


def land(text: str) -> dict[str, str]:
    """Own tiles from "A1s B1f D4m": cell and the first letter of its kind."""
    return {word[:2]: KINDS[word[2]] for word in text.split()}


def player(
    seat: int,
    fief: str,
    reputation: int,
    tiles: str,
    *,
    goods: tuple[int, int, int] = (6, 2, 0),
    gone: int = 0,
    played: int = 0,
    buildings: str = "",
    talents: dict[str, int] | None = None,
    tutor: str = "",
) -> PlayerView:
    """A player; the first `gone` edict tiles by number have left the pyramid."""
    left = [number for number in range(1, 30) if number > gone and number != played]
    return PlayerView(
        seat=seat,
        fief=fief,
        money=goods[0],
        grain=goods[1],
        wine=goods[2],
        reputation=reputation,
        points={"praise_1": reputation} if reputation else {},
        land=land(tiles),
        ascended="m " in tiles + " ",
        pyramid=tuple(
            PlaceView(number - 1, number, CARDS.edicts[number].tier, index < 5) for index, number in enumerate(left)
        ),
        played=played,
        recorded=(),
        gone=tuple(range(1, gone + 1)),
        aside=0,
        buildings=tuple(buildings.split()),
        talents=tuple(TalentView(card, level, False) for card, level in (talents or {}).items()),
        tutor=tutor,
        mark="",
        studies=0,
        donated=0,
        gain=0,
    )


def events(rows: str, turned: int) -> tuple[tuple[EventView, ...], ...]:
    """Rounds of event tiles, "y1 g2 b3 r4 / …"; those of the first `turned` rounds were activated."""
    colours = {"y": "yellow", "g": "green", "b": "blue", "r": "red"}
    return tuple(
        tuple(EventView(f"{colours[word[0]]}_{word[1]}", at < turned) for word in row.split())
        for at, row in enumerate(rows.split("/"))
    )


FOUR = View(
    viewer=None,
    seats=4,
    cards=CARDS,
    options={},
    phase="policy",
    year=1,
    round=6,
    season=2,
    settled=2,
    turn=2,
    order=(3, 0, 1, 2),
    start=0,
    players=(
        player(0, "nw", 17, "A1t B1f C1s D1f D2s A2s B2f", goods=(5, 8, 2), gone=9, played=14,
               buildings="granary yufu", talents={"agricultural_1": 2, "brewer": 1}),
        player(1, "ne", 8, "H1s G1f F1s H2s H3t", goods=(12, 0, 0), gone=8, talents={"commercial_2": 3}),
        player(2, "se", 23, "H8t G8t F8f E8s G7s F7f", goods=(0, 4, 4), gone=8, buildings="mint"),
        player(3, "sw", 0, "A8s B8s A7f", goods=(3, 11, 1), gone=6, played=3),
    ),
    virtual=None,
    ranges=RANGES,
    water=tuple(sorted(MOUNTAIN.water)),
    tribes=tuple(sorted(MOUNTAIN.tribes)),
    ponds=(),
    events=events(
        "y1 g1 b1 r1/y2 g2 b2 r2/y3 g3 b3 r3/y4 g4 b4 r4/y5 g5 b5 r5/y8 g6 b6 r7/y6 g7 b7 r6/y7 g8 b8 r8", 5
    ),
    bonuses=("wine", "reputation", "grain", "money"),
    praises=tuple(
        PraiseView(kind, 1 + at // 4, at < 2)
        for at, kind in enumerate(
            ("great", "startling", "high", "singular", "mighty", "brilliant", "supreme", "bewildering")
        )
    ),
    piles=(
        PileView("green", "agricultural_2", 1),
        PileView("yellow", "commercial_1", 1),
        PileView("blue", "sacrifice_1", 2),
        PileView("red", "pioneer", 0),
        PileView("red", "publicist", 1),
    ),
    blueprints={"works_office": 3, "free_market": 1, "academy": 2, "mint": 1},
    supply=9,
    dismissed=(),
    removed=(),
    layout="pyramid",
    challenge=0,
    executed_before=(),
)  # fmt: skip
BEFORE = replace(
    FOUR,
    turn=1,
    order=(0, 3, 1, 2),
    round=5,
    players=(
        replace(
            FOUR.players[0], reputation=11, played=0, money=7, buildings=("granary",), land=land("A1t B1f C1s A2s")
        ),
        replace(FOUR.players[1], wine=1, land=land("H1s G1f F1s H2s H3s")),
        *FOUR.players[2:],
    ),
    events=(*FOUR.events[:4], tuple(replace(tile, turned=False) for tile in FOUR.events[4]), *FOUR.events[5:]),
    piles=(*FOUR.piles[:4], PileView("red", "administrative", 2)),
    blueprints={"works_office": 3, "free_market": 1, "academy": 2, "granary": 1},
)
FULL = {
    "nw": "A1t B1f C1t D1f A2s B2t D2f A3f B3t C3s A4t B4f C4t D3s D4m",
    "ne": "H1t G1f F1t E1f H2s G2t F2f E2s H3t G3s F3t E3f H4s G4t F4f E4m",
    "se": "H8t G8f F8t E8f H7s G7t F7f E7s H6t G6s F6t E6f H5s G5t F5f E5m",
    "sw": "A8t B8f C8t D8f A7s B7t C7f D7s A6t B6s C6t D6f A5s B5t C5f D5m",
}
"""More tiles than water leaves room for."""
CROWD = replace(
    FOUR,
    phase="over",
    year=2,
    round=8,
    season=3,
    settled=8,
    turn=0,
    players=tuple(
        player(seat, fief, 118 - 3 * seat, " ".join(word for word in FULL[fief].split() if word[:2] not in FOUR.water),
               goods=(38, 24, 19), gone=27, buildings="granary mint works_office free_market academy yufu",
               talents={"agricultural_1": 3, "commercial_3": 2, "sacrifice_2": 3, "publicist": 1, "zheng": 3})
        for seat, fief in enumerate(("nw", "ne", "se", "sw"))
    ),
    ponds=("F2", "C7"),
    praises=tuple(replace(praise, gone=True) for praise in FOUR.praises),
    piles=(
        PileView("green", "", 0),
        PileView("yellow", "", 0),
        PileView("blue", "", 0),
        PileView("red", "administrative", 0),
        PileView("red", "", 0),
    ),
    blueprints={"garrison": 1, "observatory": 1},
    supply=0,
)  # fmt: skip
TWO = replace(
    FOUR,
    viewer=0,
    seats=2,
    year=2,
    round=3,
    season=1,
    settled=5,
    turn=0,
    order=(0, 1),
    players=(replace(FOUR.players[0], played=0), replace(FOUR.players[2], seat=1)),
    events=events("y1 b1/g1 r1/y2 g2/b2 r2/y3 r7/g3 b3/y4 b4/g4 r8", 2),
    blueprints={"works_office": 2, "yufu": 1, "granary": 2},
    praises=tuple(replace(praise, gone=at < 5) for at, praise in enumerate(FOUR.praises)),
)
SOLO = replace(
    TWO,
    seats=1,
    order=(-1, 0),
    phase="events",
    turn=1,
    players=(replace(FOUR.players[0], played=0),),
    virtual=VirtualView((0, 4, 6), 0, (2, 3, 1, 7, 11, 13)),
    layout="mixed_piles",
    challenge=7,
)


def option(name: str, at: str | None) -> Option:
    """An option at a spot."""
    return Option(name, Text("mount-tai-name"), at=at)


ACTING = Decision(
    seat=0,
    key="act",
    ticket=0,
    prompt=Text("mount-tai-name"),
    options=tuple(
        option(f"o{i}", at)
        for i, at in enumerate(
            [
                *("cell:A3", "cell:C2", "cell:C2", "cell:D1", "cell:D1", "cell:D3"),
                *("pile:0", "pile:1", "pile:2", "pile:3", "pile:4", "talent:0:brewer"),
                *("blueprint:works_office", "blueprint:yufu", "blueprint:granary"),
                *("good:0:wine", "good:0:wine", "good:0:wine", None),
            ]
        )
    ),
)
EVENT = Decision(
    seat=0,
    key="event",
    ticket=0,
    prompt=Text("mount-tai-name"),
    options=(option("event:yellow", "event:yellow"), option("event:green", "event:green")),
)


@cache
def golden() -> dict[str, Picture]:
    """The pictures of the table that are compared, by their names."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "board-4": render("mount_tai", FOUR, None, BEFORE, en),
        "board-2-own": render("mount_tai", TWO, ACTING, None, zh),
        "board-crowd": render("mount_tai", CROWD, None, None, en),
        "board-solo": render("mount_tai", SOLO, None, None, zh),
        "mountain": render("mount_tai", FOUR, None, BEFORE, zh, "mountain"),
        "season": render("mount_tai", TWO, EVENT, None, en, "season"),
        "offers": render("mount_tai", FOUR, None, BEFORE, en, "offers"),
    }


if __name__ == "__main__":
    for name, picture in golden().items():
        keep(picture.image, GOLDEN / f"{name}.webp")
