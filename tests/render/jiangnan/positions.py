"""Positions put together by hand, so that golden pictures do not change with policies or shuffles.

``python -m tests.render.jiangnan.positions`` writes the golden pictures anew, after somebody has looked at them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from engine.games.jiangnan.checks import load
from engine.games.jiangnan.table import Sides
from engine.games.jiangnan.view import (
    BoatView,
    BotView,
    DisplayView,
    MuseView,
    PlayerView,
    SpaceView,
    TrendView,
    View,
)
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render import Picture, render
from tests.render.golden import keep

GOLDEN = Path(__file__).parent / "golden"
CARDS = load().cards
NAMES = ("Anna Ärger-Großmann", "王小明 🎉", "Соня مرحبا", "김철수")


def player(
    seat: int,
    score: int,
    *,
    goods: tuple[int, int] = (7, 4),
    ideas: tuple[int, int, int] = (1, 3, 2),
    track: str = "age2_parlour_1 start_fair_2 start_travel_1 age1_society_2",
    used: str = "start_society_1 start_teahouse_2 start_tavern_1",
    drafted: str = "age2_society_1 age2_fair_2",
    works: str = "drama_3",
    published: str = "novel_2",
    people: tuple[int, ...] = (),
    talent: int = 0,
    cities: str = "",
    place: int = 0,
    spirits: int = 0,
    degree: int = 0,
    bag: int = 5,
) -> PlayerView:
    """A player; `goods` are coins and spirit."""
    return PlayerView(
        seat=seat,
        score=score,
        points={"publishing": score},
        coins=goods[0],
        spirit=goods[1],
        ideas=dict(zip(("novel", "drama", "painting"), ideas, strict=True)),
        bag=bag,
        bag_tiles=(),
        track=tuple(track.split()),
        used=tuple(used.split()),
        drafted=tuple(drafted.split()),
        discarded=(),
        works=tuple(works.split()),
        published=tuple(published.split()),
        spent=(),
        talent=talent,
        assistants=people,
        cities=tuple(cities.split()),
        spirits=spirits,
        degree=degree,
        place=place,
        scholars=1,
        activated=(),
    )


def boat(servants: str, cargo: str) -> BoatView:
    """Servants from the right as colour and number ("0.2 3.1"); trends ("dramas gold") or a goal's letter."""
    spaces = tuple(SpaceView(*(int(part) for part in word.split("."))) for word in servants.split())
    trends = () if len(cargo) == 1 else tuple(TrendView(kind) for kind in cargo.split())
    return BoatView(spaces, trends, cargo if len(cargo) == 1 else "")


FOUR = View(
    viewer=None,
    seats=4,
    cards=CARDS,
    options={"chapter": "6"},
    sides=Sides(
        map="123",
        society="b",
        travel="b",
        parlour="b",
        talents="all",
        characters="20",
        pointer="b",
        tiles="advanced",
        ages="mixed",
        upkeep="b",
        overlay="b",
        goals="all",
    ),
    phase="action",
    round=3,
    turn=6,
    active=0,
    order=(2, 3, 0, 1),
    places=(3, 2),
    resting=(),
    players=(
        player(0, 21, talent=4, people=(7, 16), cities="a1 a2 c1", works="drama_3 painting_9 novel_5", degree=1,
               spirits=2),
        player(1, 8, goods=(14, 6), place=1, talent=12, published="drama_1 painting_2 painting_4", cities="b1"),
        player(2, 13, goods=(0, 1), ideas=(0, 0, 7), place=1, talent=5, works="", people=(11,)),
        player(3, 30, goods=(5, 0), place=4, talent=9, published="novel_1 novel_8 drama_2", cities="a1 d1 d2"),
    ),
    bot=None,
    slots=("society", "teahouse", "fair", "travel", "tavern", "parlour"),
    scholars={
        "society": (3, 2),
        "teahouse": (0,),
        "fair": (),
        "travel": (1, 1, 0, 2),
        "tavern": (),
        "parlour": (3,),
    },
    rest=(2, 1),
    river=(
        boat("", "B"),
        boat("1.1 0.2", "L"),
        boat("3.1 -2.0 0.2", "dramas assistants"),
        boat("2.2 0.1 1.1 3.3", "scenery gold"),
        boat("", "novels dramas"),
        boat("0.1", "paintings novels"),
        None,
    ),
    goals=("G", "E", "D"),
    trends=(TrendView("gold"), TrendView("dramas")),
    works=("novel_8", "painting_8", "drama_12", "painting_13"),
    works_stack=17,
    works_age=2,
    works_gone=(),
    tracks={
        "teahouse": (DisplayView("painting", 1), DisplayView("drama", -2), DisplayView("novel", 0)),
        "tavern": (DisplayView("novel", -2), DisplayView("novel", 3), DisplayView("drama", -2)),
    },
    muses=(MuseView(1, (0, 2)), MuseView(8, ()), MuseView(20, (1, 3, 0)), MuseView(14, (2,))),
    muse_stack=8,
    talents=(),
    bonuses={city: at for at, city in enumerate(sorted(CARDS.cities), 1)},
    ring=("A3", "B1", "B5", "A2", "B4", "A6"),
    hands=(2, 3),
    charms=("D", "A", "F", "B"),
    offer=(
        *("adv3_society_teahouse", "adv4_tavern_travel", "age3_parlour_travel", "age3_society_fair"),
        *("age3_tavern_fair", "age4_society_tavern", "age4_teahouse_travel", "age4_travel_fair"),
        *("age3_teahouse_tavern", "age4_parlour_fair"),
    ),
    bags={3: 20, 4: 12},
)  # fmt: skip
BEFORE = replace(
    FOUR,
    round=2,
    order=(3, 2, 0, 1),
    players=(
        replace(FOUR.players[0], score=14, coins=9, spirit=5, cities=("a1", "a2"), assistants=(7,)),
        replace(FOUR.players[1], place=0, published=("drama_1", "painting_2")),
        *FOUR.players[2:],
    ),
    scholars={**FOUR.scholars, "travel": (1, 1, 0), "parlour": ()},
    river=(*FOUR.river[:5], boat("", "paintings novels"), None),
    trends=FOUR.trends[:1],
    works=("novel_8", "painting_8", "drama_12", "drama_9"),
    muses=(MuseView(1, (0,)), *FOUR.muses[1:]),
    tracks={**FOUR.tracks, "tavern": (DisplayView("novel", 3), DisplayView("drama", -2), DisplayView("drama", -2))},
    hands=(1, 2),
    offer=FOUR.offer[:8],
)
WORKS = "novel_1 novel_3 novel_9 novel_12 drama_5 drama_8 drama_14 painting_1 painting_6 painting_10 painting_15"
CROWD = replace(
    FOUR,
    phase="over",
    round=6,
    turn=0,
    active=None,
    players=tuple(
        player(seat, 388 - 20 * seat, goods=(56, 6), ideas=(14, 12, 11), track="", bag=0, published=WORKS,
               used=" ".join(sorted(CARDS.starting)[:6]), drafted=" ".join(sorted(CARDS.early)[:6]),
               works="novel_14 drama_15 painting_12 painting_14 drama_11", people=(1, 2, 6, 10, 13, 18, 19),
               talent=4 + seat, cities=" ".join(sorted(CARDS.cities)), degree=2, spirits=3, place=seat)
        for seat in range(4)
    ),
    scholars=dict.fromkeys(FOUR.scholars, (0, 1, 2, 3)),
    rest=(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3),
    river=(*(boat("0.9 1.8 2.7 3.6", cargo) for cargo in ("A", "C", "E", "G", "K", "gold scenery")), None),
    goals=(),
    trends=tuple(TrendView(kind) for kind in ("dramas", "gold", "novels", "paintings", "scenery", "assistants")),
    muses=tuple(MuseView(number, (0, 1, 2, 3)) for number in (3, 5, 15, 17)),
    works_stack=0,
    muse_stack=0,
    offer=(),
)  # fmt: skip
TWO = replace(
    FOUR,
    viewer=0,
    seats=2,
    order=(0, 1),
    active=0,
    turn=0,
    places=(),
    players=(
        replace(FOUR.players[0], bag_tiles=("age2_teahouse_1", "start_parlour_1", "start_parlour_1", "start_tavern_2")),
        FOUR.players[1],
    ),
    scholars={**FOUR.scholars, "society": (0, 2), "parlour": (3,)},
    rest=(3,),
    muses=(MuseView(1, (0, 1)), MuseView(8, ()), MuseView(20, (1, 0)), MuseView(14, ())),
    tracks={kind: tuple(DisplayView(tile.kind, -2) for tile in tiles) for kind, tiles in FOUR.tracks.items()},
    river=(*FOUR.river[:2], boat("3.1 2.2 0.1", "B"), boat("", "gold novels"), boat("", "D"), None, FOUR.river[3]),
)
SOLO = replace(
    TWO,
    seats=1,
    order=(0, -1),
    phase="draft",
    active=None,
    players=(TWO.players[0],),
    bot=BotView(
        score=44,
        points={"publishing": 44},
        coins=15,
        bag=6,
        used=("start_fair_1",),
        drafted=("age1_tavern_1",),
        published=("novel_4", "drama_6", "drama_7"),
        assistants=(15, 17),
        cities=("a1", "a2", "a3"),
        degree=1,
        scholars=0,
    ),
    scholars={district: (-1, 0) if district == "tavern" else () for district in FOUR.scholars},
    rest=(),
    river=(*(boat("-1.2 0.1", cargo) for cargo in ("A", "B", "C", "gold novels", "dramas scenery", "D")), None),
    muses=tuple(MuseView(muse.character, ()) for muse in FOUR.muses),
)


def option(name: str, at: str | None, group: str = "") -> Option:
    """An option at a spot."""
    return Option(name, Text("jiangnan-name"), at=at, group=group)


def asking(key: str, *spots: str | None) -> Decision:
    """A question to seat 0 with an option at each spot."""
    options = tuple(option(f"o{at}", spot) for at, spot in enumerate(spots))
    return Decision(seat=0, key=key, ticket=0, prompt=Text("jiangnan-name"), options=options)


TURN = replace(
    asking("turn"),
    options=tuple(option(f"o{at}", "district:fair", f"tile-{place}") for at, place in enumerate((4, 4, 3, 3, 2, 1, 1))),
)
"""A turn, whose options are marked at the tiles by which they are grouped."""
BOARD = asking(
    "any",
    *("district:society", "district:rest", "boat:0", "boat:3", "work:novel_8", "muse:8", "city:a3", "shop:2"),
    *("track:tavern", "trend:gold", "offer:age3_society_fair", "player:1", "spirits:0", "city:b2", "shop:5"),
)
STUDIO = asking(
    "fetch",
    *("used:0:start_tavern_1", "drafted:0:age2_fair_2", "own:0:drama_3", "published:0:novel_2", "assistant:0:7"),
    *("idea:0:drama", "spirits:0", "player:0", "tile:0:1", "tile:0:4"),
)
QUAYS = asking("boat", *(f"boat:{slot}" for slot in range(5)), "district:travel", "district:rest", "trend:gold")
COUNCIL = asking("draft", *(f"offer:{tile}" for tile in sorted(FOUR.offer)))
JOURNEY = asking("travel", "city:a3", "city:b2", "city:d1")
STALLS = asking("fair", *(f"shop:{at}" for at in (1, 2, 3, 3, 4, 5)))
FOCUSED = {
    "districts": QUAYS,
    "upkeep": COUNCIL,
    "travel": JOURNEY,
    "fair": STALLS,
    "player:0": STUDIO,
    "board": BOARD,
}
"""For each area a question with options at its places."""


@cache
def golden() -> dict[str, Picture]:
    """The pictures of the table that are compared, by their names."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "board-4": render("jiangnan", FOUR, None, BEFORE, en),
        "board-2-own": render("jiangnan", TWO, BOARD, None, zh),
        "board-crowd": render("jiangnan", CROWD, None, None, en),
        "board-solo": render("jiangnan", SOLO, None, None, zh),
        "districts": render("jiangnan", TWO, QUAYS, None, en, "districts"),
        "upkeep": render("jiangnan", FOUR, COUNCIL, BEFORE, zh, "upkeep"),
        "works": render("jiangnan", FOUR, None, BEFORE, en, "works"),
        "travel": render("jiangnan", FOUR, JOURNEY, BEFORE, en, "travel"),
        "fair": render("jiangnan", FOUR, STALLS, BEFORE, zh, "fair"),
        "player-own": render("jiangnan", TWO, TURN, None, en, "player:0"),
        "player-crowd": render("jiangnan", CROWD, None, None, zh, "player:3"),
    }


if __name__ == "__main__":
    for name, picture in golden().items():
        keep(picture.image, GOLDEN / f"{name}.webp")
