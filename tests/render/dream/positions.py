"""Positions put together by hand, so that golden pictures do not change with policies or shuffles.

``python -m tests.render.dream.positions`` writes the golden pictures anew, after somebody has looked at them.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.games.dream.content import load
from engine.games.dream.view import GuestView, PlayerView, SiteView, View
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render import Picture, cover, render
from tests.render.golden import keep

GOLDEN = Path(__file__).parent / "golden"
CARDS = load().cards
NAMES = ("Anna Ärger-Großmann", "王小明 🎉", "Соня مرحبا", "김철수")


def player(seat: int, coins: int, shops: str = "", room: tuple[int, int, int, int] | None = None) -> PlayerView:
    """A player whose ``shops`` are named with ``+`` for built: ``"+teahouse mercery"``."""
    owned = [
        SiteView(fee, name.lstrip("+"), name.startswith("+"))
        for fee, name in zip(CARDS.board.fees, shops.split(), strict=False)
    ]
    sites = (*owned, *(SiteView(fee) for fee in CARDS.board.fees[len(owned) :]))
    built = sum(site.built for site in owned)
    return PlayerView(seat, coins, built, 5 + seat, room, (seat, 2, 0, 10), sites)


def guest(kind: str, cost: int, coins: int = 0, orders: int | None = None) -> GuestView:
    """A customer in the queue."""
    return GuestView(kind, coins, cost, CARDS.customers[kind].menus if orders is None else orders)


FOUR = View(
    viewer=None,
    seats=4,
    cards=CARDS,
    turn=37,
    active=1,
    winner=None,
    players=(
        player(0, 23, "+teahouse +mercery tavern"),
        player(1, 8, "+eight_trigrams cuju bookshop +entertainment chinaware"),
        player(2, 0),
        player(3, 49, "+yinzi +storytelling +guanpu +jewelry +teahouse +mercery +tavern cuju"),
    ),
    supply=(12, 0, 7, 21),
    display=("eight_trigrams", "entertainment", "jewelry", "storytelling"),
    shop_deck=14,
    queue=(
        guest("ci_poet", 0, 7),
        guest("examination_candidate", 1, 1),
        guest("peddler", 2),
        guest("noble_lady", 3),
        guest("foreign_envoy", 4),
        guest("farmer", 5),
    ),
    queue_size=6,
    customer_deck=43,
    discard=("matchmaker", "scholar"),
    notices=("harsh_duties", "lanterns"),
    event="lanterns",
)
BEFORE = replace(
    FOUR,
    players=(player(0, 18, "+teahouse mercery tavern"), *FOUR.players[1:]),
    supply=(12, 1, 7, 21),
    display=("eight_trigrams", "entertainment", "jewelry", "cuju"),
    queue=(
        guest("matchmaker", 0),
        guest("ci_poet", 1, 6),
        *(guest(g.kind, i, g.coins) for i, g in enumerate(FOUR.queue[1:5], 2)),
    ),
    notices=("harsh_duties",),
    event="harsh_duties",
)
TWO = replace(
    FOUR,
    viewer=0,
    seats=2,
    active=0,
    players=(player(0, 12, "+chinaware cuju", (1, 2, 0, 4)), player(1, 5)),
    queue=tuple(guest(kind, i) for i, kind in enumerate(("boatman", "painter"))),
    queue_size=2,
    notices=("clad",),
    event="clad",
)
WON = replace(
    FOUR,
    seats=3,
    active=2,
    winner=2,
    players=(
        *FOUR.players[:2],
        player(2, 57, "+yinzi +storytelling +guanpu +jewelry +teahouse +mercery +tavern +cuju"),
    ),
    queue=FOUR.queue[:4],
    queue_size=4,
    notices=(),
    event=None,
)


def option(name: str, at: str | None) -> Option:
    """An option at a spot."""
    return Option(name, Text("dream-name"), at=at)


ASKED = Decision(
    seat=0,
    key="customer",
    ticket=0,
    prompt=Text("dream-ask-customer"),
    options=(option("entertain:0", "queue:0"), option("entertain:1", "queue:1")),
    free=(
        option("buy:shop:jewelry", "display:2"),
        option("buy:menu:3", "menu:3"),
        option("build:cuju", "site:0:1"),
        option("remove:2", "kitchen:0:2"),
        option("other", None),
    ),
)


def golden() -> dict[str, Picture]:
    """Every picture that is compared, by its name."""
    en, zh = (Localiser(language, NAMES) for language in ("en", "zh-TW"))
    return {
        "board-4": render("dream", FOUR, None, BEFORE, en),
        "board-2-own": render("dream", TWO, ASKED, None, zh),
        "board-3-won": render("dream", WON, None, None, en),
        "street": render("dream", FOUR, None, BEFORE, zh, "street"),
        "market": render("dream", TWO, ASKED, None, en, "market"),
        "player": render("dream", TWO, ASKED, None, zh, "player:0"),
        "cover": cover("dream", en),
    }


if __name__ == "__main__":
    for name, picture in golden().items():
        keep(picture.image, GOLDEN / f"{name}.webp")
