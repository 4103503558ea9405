"""Positions put together by hand, so that golden pictures do not change with policies or shuffles.

``python -m tests.render.gugong.positions`` writes the golden pictures anew, after somebody has looked at them.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.reading import load
from engine.games.gugong.view import EdictView, PieceView, PlayerView, RewardView, ShipView, View
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render import Picture, render
from tests.render.golden import keep

GOLDEN = Path(__file__).parent / "golden"
CARDS = load().cards
NAMES = ("Anna Ärger-Großmann", "王小明 🎉", "Соня مرحبا", "김철수", "Yu")


def player(
    seat: int,
    score: int,
    *,
    city: str = "",
    palace: int = 0,
    place: int | None = None,
    intrigue: int = 0,
    rank: int = 1,
    pool: int = 6,
    supply: int = 6,
    foreman: str = "locked",
    ships: int = 3,
    tokens: str = "",
    rewards: tuple[int, int, int] = (0, 0, 0),
    jade: int = 0,
    hand: int = 4,
    pile: int = 0,
) -> PlayerView:
    """A player as everybody sees them."""
    return PlayerView(
        seat=seat,
        hand_size=hand,
        pile_size=pile,
        hand=None,
        pile=None,
        shown=(),
        pool=pool,
        supply=supply,
        foreman=foreman,
        ships_left=ships,
        tokens=tuple(tokens.split()),
        rewards=tuple(
            RewardView(kind, spaces, taken, False)
            for kind, spaces, taken in zip(("points", "card", "foreman"), (3, 2, 1), rewards, strict=True)
        ),
        city=city,
        palace=palace,
        place=place,
        intrigue=intrigue,
        rank=rank,
        jade=jade,
        score=score,
        points={"wall": score},
    )


FIVE = View(
    viewer=None,
    seats=5,
    cards=CARDS,
    phase="turn",
    day=2,
    turn=17,
    start=3,
    active=1,
    medal=4,
    options={"canal_move": "one", "matches": "pairs"},
    players=(
        player(0, 12, city="xian", palace=3, intrigue=5, rank=2, tokens="servant points", jade=2, pool=3, hand=2,
               pile=2),
        player(1, 37, city="guangzhou", palace=8, place=0, intrigue=5, rank=3, foreman="pool", rewards=(1, 1, 1),
               pool=12, tokens="double jade wall swap palace recall", jade=5, ships=1, hand=3, pile=3),
        player(2, 0, palace=0, intrigue=0, rank=5, ships=2, pool=0),
        player(3, 8, city="lanzhou", palace=3, intrigue=11, rank=1, ships=1, foreman="away", rewards=(0, 0, 1)),
        player(4, 21, city="nanjing", palace=8, place=1, intrigue=2, rank=4, ships=2, tokens="canal"),
    ),
    gifts=("seat_1_4", "board_3", "seat_4_4", "board_1", "seat_2_2", "board_6", "draw_8"),
    deck=8,
    map=("servant", "", "double", "palace", "", "points", "", "jade", "canal", ""),
    piles=(7, 8),
    used=("servant", "gift"),
    dice=(3, 8, 9),
    ships=(
        ShipView(1, 0, 1, 2, 0),
        ShipView(1, 0, 3, 1, 2),
        ShipView(2, 0, 5, 1, 0),
        ShipView(3, 1, 2, 3, 0),
        ShipView(3, 1, 4, 1, 0),
        ShipView(4, 1, 1, 1, 0),
    ),
    wall=(PieceView(0, False, 1), PieceView(3, False, 1), PieceView(3, True, 2), PieceView(4, False, 1)),
    wall_size=7,
    houses=(False, True, False, True, True, True),
    edicts=(
        EdictView("morning_servants", (1, 3), ()),
        EdictView("morning_canal", (), ()),
        EdictView("cheap_travel", (4,), (4,)),
        EdictView("more_wall", (0, 1, 2, 3, 4), ()),
        EdictView("final_rewards", (), ()),
        EdictView("final_intrigue", (2,), ()),
    ),
    ladder=(2, 4, 1, 0, 3),
    arrivals=(1, 4),
)  # fmt: skip
FEW_MAP = ("servant", "recall", "double", "", "intrigue", "points", "gift", "swap")
TWO = replace(
    FIVE,
    viewer=0,
    seats=2,
    day=1,
    turn=3,
    start=1,
    active=0,
    medal=None,
    players=(
        replace(
            player(0, 4, city="guilin", intrigue=1, rank=2, ships=2, hand=3, pile=1),
            hand=("seat_1_1", "seat_1_2", "seat_1_4"),
            pile=("board_2",),
        ),
        player(1, 3, intrigue=1, rank=1),
    ),
    map=FEW_MAP,
    ships=(ShipView(0, 0, 2, 1, 0),),
    wall=(PieceView(1, False, 1),),
    wall_size=4,
    houses=(True, False, True, True),
    edicts=tuple(replace(edict, owners=(), foremen=()) for edict in FIVE.edicts),
    ladder=(0, 1),
    arrivals=(),
)
BEFORE = replace(
    FIVE,
    active=0,
    medal=None,
    players=(
        replace(FIVE.players[0], score=9, jade=1, pool=6, city="taiyuan"),
        replace(FIVE.players[1], intrigue=2),
        *FIVE.players[2:],
    ),
    gifts=("seat_1_1", *FIVE.gifts[1:]),
    dice=(3, 8, 2),
    wall=(FIVE.wall[0], FIVE.wall[1], FIVE.wall[3]),
    houses=(True, True, False, True, True, True),
    edicts=(replace(FIVE.edicts[0], owners=(3,)), *FIVE.edicts[1:]),
    ships=FIVE.ships[1:],
)


def option(name: str, at: str | None) -> Option:
    """An option at a spot."""
    return Option(name, Text("gugong-name"), at=at)


GIVING = Decision(
    seat=0,
    key="gift",
    ticket=0,
    prompt=Text("gugong-ask-gift"),
    options=tuple(
        option(f"give:{card}:{place}", f"gift:{place}") for card in TWO.players[0].hand or () for place in LOCATIONS
    ),
    free=(option("trade:2", "tokens:0"),),
)
ACTING = Decision(
    seat=0,
    key="act",
    ticket=0,
    prompt=Text("gugong-ask-act"),
    options=tuple(
        option(f"o{i}", at)
        for i, at in enumerate(
            [
                *("city:taiyuan", "city:hangzhou", "city:nanjing", "location:travel"),
                *("wall", "wall", "house:0", "house:3", "square", "intrigue:0", "intrigue:0", "palace:0", "palace:0"),
                *(f"decree:{edict.kind}" for edict in TWO.edicts),
                *("ship:r0h2", "ship:r0h1", "ship:r0h1", "die:0", "die:0", "die:0", "die:2", "reward:0:card", "pool:0"),
            ]
        )
    ),
)
CROWD = replace(
    FIVE,
    players=tuple(
        replace(each, palace=2, place=None, intrigue=7, city="", score=100 + each.seat, pool=12, foreman="pool",
                jade=10, tokens=("servant",) * 6, hand_size=6)
        for each in FIVE.players
    ),
    medal=3,
    wall=(PieceView(0, True, 2), *(PieceView(seat, False, 1) for seat in (1, 2, 3, 4)), PieceView(0, False, 1),
          PieceView(3, True, 2)),
    ships=tuple(ShipView((h + r) % 5, r, h, 3, 0) for r in (0, 1) for h in range(1, 6)),
    houses=(False,) * 6,
    edicts=tuple(replace(edict, owners=(0, 1, 2, 3, 4), foremen=(2,)) for edict in FIVE.edicts),
)  # fmt: skip


def golden() -> dict[str, Picture]:
    """The pictures of the table that are compared, by their names."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "board-5": render("gugong", FIVE, None, BEFORE, en),
        "board-2-own": render("gugong", TWO, ACTING, None, zh),
        "board-crowd": render("gugong", CROWD, None, None, en),
        "court": render("gugong", TWO, GIVING, None, en, "court"),
        "map": render("gugong", FIVE, None, BEFORE, zh, "map"),
        "palace": render("gugong", FIVE, None, BEFORE, en, "palace"),
    }


if __name__ == "__main__":
    for name, picture in golden().items():
        keep(picture.image, GOLDEN / f"{name}.webp")
