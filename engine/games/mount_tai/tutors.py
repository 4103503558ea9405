"""Grand Tutors as far as they are known: who has which, what they mark, and what they do. (MT-TUTOR)

The Master Builder is in `builder`, the Philanthropist in `donations`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.donations import owner_of
from engine.games.mount_tai.goods import gain, lose, stock
from engine.games.mount_tai.land import count
from engine.games.mount_tai.table import FARMLAND, TOWN, Player, Table
from engine.kernel import Option, Rng, Seat, Steps, Who, ask, text

TARGETS: dict[str, Callable[[Player], int]] = {
    "farmland": lambda player: count(player, FARMLAND),
    "towns": lambda player: count(player, TOWN),
    "buildings": lambda player: len(player.buildings),
    "levels": lambda player: sum(player.talents.values()),
    "money": lambda player: player.money,
}
"""What the Conspirator may take as a target. (MT-AMB-57)"""


def deal(box: Box, t: Table, rng: Rng) -> None:
    """Each player draws one of the cards that are in play. (MT-TUTOR-02, MT-TUTOR-20, MT-AMB-59)"""
    deck = [kind for kind, tutor in box.cards.tutors.items() if tutor.drawn and t.seats in tutor.players]
    rng.shuffle(deck)
    for player in t.players:
        player.tutor = deck.pop()
    t.unused_tutors = deck


def begin(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The Master Builder marks a kind of building, the Conspirator a target. (MT-AMB-55, MT-AMB-57)"""
    player = t.players[seat]
    if player.tutor == "builder":
        options = [
            _mark_building(box, kind)
            for kind, tile in box.building.items()
            if tile.set == "base" or t.options["buildings"] == "promo"
        ]
    elif player.tutor == "conspirator":
        options = [_mark_target(kind) for kind in TARGETS]
    else:
        return
    (picked,) = yield from ask(t, seat, "mark", options, prompt=text(f"mount-tai-ask-mark-{player.tutor}"))
    player.mark = picked.partition(":")[2]
    what = names.building(player.mark) if player.tutor == "builder" else names.target(player.mark)
    t.tell(text("mount-tai-did-mark", who=Who(seat), tutor=names.tutor(player.tutor), what=what))


@lru_cache(64)
def _mark_building(box: Box, kind: str) -> Option:
    label = text("mount-tai-mark", what=names.building(kind))
    return Option(f"mark:{kind}", label, box.building_effect[kind], "MT-AMB-55", f"target:{kind}", "mark")


@cache
def _mark_target(kind: str) -> Option:
    label = text("mount-tai-mark", what=names.target(kind))
    return Option(f"mark:{kind}", label, None, "MT-AMB-57", f"target:{kind}", "mark")


# -- the Scholar ----------------------------------------------------------------------------------------------------


def study(box: Box, t: Table) -> Steps[None]:
    """Who gained most from the Praise tile takes a study marker. (MT-TUTOR-21 to MT-TUTOR-24)"""
    owner = owner_of(t, "scholar")
    most = max(t.gains)
    if owner is None or not most:
        return
    best = [seat for seat in t.order if t.gains[seat] == most]
    good = t.bonuses[t.season]
    if len(best) > 1 and good != "reputation":  # a bonus of reputation settles no tie
        stocks = {seat: stock(t.players[seat], good) for seat in best}
        best = [seat for seat in best if stocks[seat] == max(stocks.values())]
    seat = best[0]
    if len(best) > 1:
        (picked,) = yield from ask(t, owner, "study", [_study(tied) for tied in best])
        seat = int(picked.partition(":")[2])
    t.players[seat].studies += 1
    t.tell(text("mount-tai-did-study", who=Who(seat)))


@cache
def _study(seat: Seat) -> Option:
    return Option(
        f"study:{seat}", text("mount-tai-party", who=Who(seat)), None, "MT-TUTOR-23", f"player:{seat}", "study"
    )


# -- the Commander --------------------------------------------------------------------------------------------------


def command(box: Box, t: Table) -> Steps[None]:
    """Once a season, if first after a turn order change, take reputation from an opponent. (MT-TUTOR-50, MT-AMB-59)"""
    owner = owner_of(t, "commander")
    season = t.round // 2 + 1
    if owner is None or t.order[0] != owner or t.players[owner].commanded == season:
        return
    tutor = box.cards.tutors["commander"]
    options = [
        _command(seat, tutor.amount if player.reputation else tutor.others, player.reputation > 0)
        for seat, player in enumerate(t.players)
        if seat != owner
    ]
    (picked,) = yield from ask(t, owner, "command", [*options, _SPARE], usual="none")
    if picked == "none":
        return
    t.players[owner].commanded = season
    seat = int(picked.partition(":")[2])
    lost = lose(t, seat, "reputation", tutor.amount, "tutor")
    gained = tutor.amount if lost else tutor.others
    gain(t, owner, "reputation", gained, "tutor")
    t.tell(text("mount-tai-did-command", who=Who(owner), other=Who(seat), lost=lost, gained=gained))


@cache
def _command(seat: Seat, gained: int, loses: bool) -> Option:
    return Option(
        f"command:{seat}",
        text("mount-tai-command", who=Who(seat)),
        text("mount-tai-command-note", gained=gained, loses=int(loses)),
        "MT-AMB-59" if loses else "MT-TUTOR-50",
        f"player:{seat}",
        "command",
    )


_SPARE = Option("none", text("mount-tai-command-none"), rule="MT-AMB-59", group="done")


# -- the end --------------------------------------------------------------------------------------------------------


def shares(values: dict[Seat, int], ranks: tuple[int, ...]) -> dict[Seat, int]:
    """What places pay: tied ones split the reward of theirs, rounded down, and the next places are skipped.

    (MT-TUTOR-30, MT-TUTOR-45, MT-AMB-57)
    """
    found: dict[Seat, int] = {}
    for seat, value in values.items():
        place = sum(other > value for other in values.values())
        tied = sum(other == value for other in values.values())
        found[seat] = ranks[place] // tied if place < len(ranks) else 0
    return found


def score(box: Box, t: Table) -> None:
    """What the Grand Tutors pay at the end of the game."""
    for owner, player in enumerate(t.players):
        paid: dict[Seat, int] = {}
        tutor = box.cards.tutors.get(player.tutor)
        if tutor is None:
            continue
        if player.tutor == "scholar":  # MT-TUTOR-25, MT-AMB-56
            others = sum(other.studies for other in t.players) - player.studies
            paid = {owner: tutor.amount * player.studies + tutor.others * others}
        elif player.tutor == "conspirator":
            counted = TARGETS[player.mark]
            paid = shares({seat: counted(each) for seat, each in enumerate(t.players)}, tutor.ranks)
            paid[owner] *= tutor.amount  # MT-TUTOR-31
        elif player.tutor == "philanthropist":
            on_track = {seat: each.donated for seat, each in enumerate(t.players) if each.donated}
            paid = shares(on_track, tutor.ranks)
        for seat, reputation in paid.items():
            if reputation:
                gain(t, seat, "reputation", reputation, "tutor")
                t.tell(
                    text(
                        "mount-tai-did-tutor",
                        who=Who(seat),
                        tutor=names.tutor(player.tutor),
                        reputation=reputation,
                    )
                )
