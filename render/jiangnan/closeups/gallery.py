"""Where everything lies on the close-up of portfolios, Display tracks, muses and talents, as high as its texts need."""

from __future__ import annotations

from msgspec import Struct

from engine.games.jiangnan import names as known
from engine.games.jiangnan.view import DISPLAY_TRACKS, View
from engine.kernel import Decision, Seat, Text
from engine.words import Localiser
from render.jiangnan.layout import TEXT, WIDTH
from render.kit.boxes import Box
from render.kit.options import Spot
from render.kit.type import width
from render.kit.words import block, wrap

EDGE = 32
LINE = 33
HEAD = 56
"""Height of a sheet's head."""
CARD = (150, 210)
TALENT = (130, 182)
SIDE = 452
"""Width of the Display tracks beside the portfolios."""
ROW = 8
"""Own portfolios in a row."""


class Plan(Struct, frozen=True):
    """The close-up's boxes: a sheet each, and within them columns of portfolios, muses, talents.

    `own` and `mine` are the portfolios of the seat that may publish one, `seat`.
    """

    size: tuple[int, int]
    society: Box
    works: tuple[Box, ...]
    tracks: tuple[Box, ...]
    muses: Box | None
    people: tuple[Box, ...]
    talents: Box | None
    gifts: tuple[Box, ...]
    seat: Seat | None
    own: Box | None
    mine: tuple[Box, ...]
    foot: Box


def publisher(decision: Decision | None) -> Seat | None:
    """The seat that is asked which of its own portfolios it publishes."""
    asked = decision is not None and any((option.at or "").startswith("own:") for option in decision.every())
    return decision.seat if decision is not None and asked else None


def plan(view: View, decision: Decision | None, words: Localiser) -> Plan:
    """As high as the longest texts need; more than four portfolios take the whole width."""
    page = Box(EDGE, 38, WIDTH - 2 * EDGE, 10**4)
    shown = max(view.cards.board.works, len(view.works))
    wide = shown > view.cards.board.works
    society = page if wide else page.left(page.w - SIDE - 10)
    columns = society.inset(10, 0).columns(shown, 8)
    room = columns[0].w - 6
    tall = HEAD + _tall(view.works, room, words)
    society = society.top(tall)
    if wide:
        tracks = page.below(tall + 10).top(190).columns(2, 10)
        below = tall + 10 + 190 + 10
    else:
        tracks = page.top(tall).beyond(society.w + 10).rows(2, 10)
        below = tall + 10
    charmed = 34 if view.sides.parlour == "b" else 0
    stand = page.inset(10, 0).columns(view.cards.board.muses, 8)
    told = [words.say(does(view, muse.character)) for muse in view.muses]
    high = HEAD + charmed + CARD[1] + 16 + LINE * _lines(told, stand[0].w - 16) + 16
    muses = page.below(below).top(high) if view.muses else None
    below += high + 10 if muses else 0
    gifts: list[Box] = []
    talents = None
    if view.talents:
        told = [words.say(gives(view, number)) for number in view.talents]
        one = TALENT[1] + 16 + LINE * _lines(told, stand[0].w - 16) + 12
        rows = -(-len(view.talents) // len(stand))
        talents = page.below(below).top(HEAD + rows * (one + 8))
        for row in range(rows):
            gifts += talents.inset(10, 0).below(HEAD + row * (one + 8)).top(one).columns(len(stand), 8)
        below += talents.h + 10
    seat = publisher(decision)
    works = () if seat is None else view.players[seat].works
    own = None
    mine: list[Box] = []
    if works:
        across = page.inset(10, 0).columns(ROW, 8)
        one = _tall(works, across[0].w - 6, words)
        own = page.below(below).top(HEAD + -(-len(works) // ROW) * one)
        for row in range(-(-len(works) // ROW)):
            mine += own.inset(10, 0).below(HEAD + row * one).top(one).columns(ROW, 8)
        below += own.h + 10
    foot = page.below(below - 4).top(30)
    return Plan(
        size=(WIDTH, foot.bottom + 34),
        society=society,
        works=society.inset(10, 0).below(HEAD).columns(shown, 8),
        tracks=tracks,
        muses=muses,
        people=muses.inset(10, 0).below(HEAD + charmed).columns(len(stand), 8) if muses else (),
        talents=talents,
        gifts=tuple(gifts[: len(view.talents)]),
        seat=seat,
        own=own,
        mine=tuple(mine[: len(works)]),
        foot=foot,
    )


def _tall(works: tuple[str, ...], room: int, words: Localiser) -> int:
    """Height of portfolios with their titles below them."""
    lines = max((len(title(words.say(known.work(work)), room)[0]) for work in works), default=1)
    return CARD[1] + 12 + LINE * lines + 12


def title(text: str, room: int) -> tuple[tuple[str, ...], int]:
    """Lines and size of a work's title; one without spaces is broken anywhere if it cannot be set a little smaller."""
    if " " not in text:
        size = next((size for size in range(29, 24, -1) if width(text, "serif", size) <= room), 29)
        return wrap(text, "serif", size, room), size
    return block(text, "serif", 29, room, 5, 24)


def _lines(told: list[str], room: int) -> int:
    return max((len(wrap(text, "sans", TEXT, room)) for text in told), default=1)


def does(view: View, number: int) -> Text:
    """What a muse does once she is hired."""
    return known.assistant(view.cards.characters[number].assistant)


def gives(view: View, number: int) -> Text:
    """What a talent does. Raises `KeyError` for a character who has none."""
    talent = view.cards.characters[number].talent
    if talent is None:
        raise KeyError(number)
    return known.talent_effect(talent.power, talent.amount)


def spots(of: Plan, view: View) -> dict[str, Spot]:
    """The places by the names that options use: tags lie on the pictures of the cards."""
    found = {}
    shown = {f"work:{work}": column for work, column in zip(view.works, of.works, strict=False)}
    if of.seat is not None:
        own = view.players[of.seat].works
        shown |= {f"own:{of.seat}:{work}": column for work, column in zip(own, of.mine, strict=True)}
    for at, column in shown.items():
        box = card(column)
        motif = Box(column.x, box.y + round(box.h * 0.23), column.w, round(box.h * 0.32))
        found[at] = Spot(box, motif, "middle")
    for kind, box in zip(DISPLAY_TRACKS, of.tracks, strict=True):
        found[f"track:{kind}"] = Spot(box, box.top(HEAD).inset(8, 4), "middle", flush=True)
    for muse, column in zip(view.muses, of.people, strict=False):
        box = Box(column.x + 8, column.y + 6, *CARD)
        found[f"muse:{muse.character}"] = Spot(box, box.top(round(box.h * 0.55)), "bottom")
    for number, column in zip(view.talents, of.gifts, strict=True):
        box = Box(column.x + 8, column.y + 6, *TALENT)
        found[f"talent:{number}"] = Spot(box, box.top(round(box.h * 0.7)), "bottom")
    return found


def card(column: Box) -> Box:
    """A portfolio in the middle of its column."""
    return Box(column.mid_x - CARD[0] // 2, column.y, *CARD)
