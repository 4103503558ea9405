"""The Society's portfolios, the Display tracks, muses and talents on offer, large: with names and what they do."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.jiangnan import names as known
from engine.games.jiangnan.view import DISPLAY_TRACKS, IDEAS, NOBODY, DisplayView, MuseView, View
from engine.kernel import Decision, Seat
from engine.words import Localiser
from render.jiangnan import display, faces, icons, people, powers, works
from render.jiangnan.changes import Changes
from render.jiangnan.closeups.gallery import CARD, HEAD, LINE, TALENT, Plan, card, does, gives, plan, spots, title
from render.jiangnan.cover import ACCENT
from render.jiangnan.dyes import DISTRICTS, GILT, PETAL
from render.jiangnan.layout import TEXT
from render.jiangnan.names import label
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.legend import legend
from render.kit.marks import put_fresh
from render.kit.options import mark_options
from render.kit.palette import INK, SEATS, SHADED, SLIP, SOFT_INK, WASH, Colour, mix
from render.kit.paper import scroll
from render.kit.printing import heading, put
from render.kit.seats import mark
from render.kit.sheets import flat
from render.kit.words import lay, wrap

FRESH = 40


def draw_works(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The Society, the Display tracks, the Parlour's muses, and talents that are still to be chosen (RGB)."""
    of = plan(view, decision, words)
    image = scroll(*of.size, ACCENT, 3).image.copy()
    draw_society(image, of, view, changed, words)
    for kind, box in zip(DISPLAY_TRACKS, of.tracks, strict=True):
        draw_track(image, box, kind, view, changed, words)
    if of.muses is not None:
        draw_muses(image, of, of.muses, view, changed, words)
    if of.talents is not None:
        draw_talents(image, of, of.talents, view, words)
    if of.own is not None and of.seat is not None:
        draw_own(image, of, of.own, of.seat, view, words)
    legend(image, of.foot, decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, spots(of, view), 46)
    return image


def _sheet(image: Image.Image, box: Box, dye: Colour) -> None:
    flat(image, box, mix(SLIP, dye, 0.08), mix(WASH, dye, 0.5), 10, 5)


def _head(image: Image.Image, box: Box, district: str, text: str) -> int:
    """The sign and name of a sheet; returns where they end."""
    put(image, icons.district(district, 46), box.x + 10, box.y + 6)
    return box.x + 66 + lay(image, box.x + 66, box.y + 29, text, "serif", 34, INK)


def draw_society(image: Image.Image, of: Plan, view: View, changed: Changes, words: Localiser) -> None:
    """The portfolios on display with their names, and how many lie in the stack."""
    new = frozenset(work for work in view.works if f"work:{work}" in changed.places)
    key: Hashable = ("jiangnan-society", of.society, words.language, view.works, view.works_stack, view.works_age, new)

    def draw() -> None:
        _sheet(image, of.society, DISTRICTS["society"])
        end = _head(image, of.society, "society", words.say(known.district("society")))
        if view.sides.society == "b":
            _exams(image, end + 20, of.society.y + 8, view)
        put(image, works.back(view.works_age, 34, 46), of.society.right - 46, of.society.y + 6)
        told = words.say(label("stack", count=view.works_stack))
        lay(image, of.society.right - 56, of.society.y + 29, told, "sans", TEXT, SOFT_INK, "right")
        for at, column in enumerate(of.works):
            if at >= len(view.works):
                flat(image, card(column), mix(SLIP, SHADED, 0.5), mix(SHADED, WASH, 0.4), 8)
                continue
            _work(image, column, view.works[at], view, words)
            if view.works[at] in new:
                put_fresh(image, of.society, FRESH, card(column).x - 34, column.y - 14)

    tiled(image, of.society.inset(-10), key, draw)


def _exams(image: Image.Image, x: int, y: int, view: View) -> None:
    """Both degrees with what the exams cost: portfolios and ideas."""
    for level, exam in enumerate(view.cards.board.exams, 1):
        put(image, faces.degree_tile(view.cards, level, 92, 42), x, y)
        cost = powers.line((str(exam.works), "portfolio", "+", str(exam.ideas), "any"), 122, 32)
        put(image, cost, x + 96, y + 5)
        x += 232


def _work(image: Image.Image, column: Box, work: str, view: View, words: Localiser) -> None:
    """A portfolio and its title."""
    box = card(column)
    put(image, faces.work(view.cards, work, *CARD), *box.at)
    lines, size = title(words.say(known.work(work)), column.w - 6)
    for row, line in enumerate(lines):
        lay(image, column.mid_x, box.bottom + 12 + row * LINE + LINE // 2, line, "serif", size, INK, "middle")


def draw_own(image: Image.Image, of: Plan, sheet: Box, seat: Seat, view: View, words: Localiser) -> None:
    """The portfolios that a seat may publish, and its ideas."""
    player = view.players[seat]
    key: Hashable = ("jiangnan-own", sheet, words.language, seat, player.works, tuple(player.ideas.items()))

    def draw() -> None:
        _sheet(image, sheet, SEATS[seat].colour)
        put(image, mark(seat, 46), sheet.x + 10, sheet.y + 6)
        lay(image, sheet.x + 66, sheet.y + 29, words.say(label("own-works")), "serif", 34, INK)
        x = sheet.right - 16
        for kind in reversed(IDEAS):
            sprite = icons.amount(kind, player.ideas[kind], 40)
            x -= sprite.width
            put(image, sprite, x, sheet.y + 9)
            x -= 24
        for work, column in zip(player.works, of.mine, strict=True):
            _work(image, column, work, view, words)

    tiled(image, sheet.inset(-10), key, draw)


def draw_track(image: Image.Image, box: Box, kind: str, view: View, changed: Changes, words: Localiser) -> None:
    """A Display track: its tiles from the left, where new ones come in, with the servants on them."""
    tiles = view.tracks[kind]
    new = f"track:{kind}" in changed.places
    key: Hashable = ("jiangnan-track", box, kind, words.language, tiles, new)

    def draw() -> None:
        _sheet(image, box, DISTRICTS[kind])
        end = _head(image, box, kind, words.say(known.district(kind)))
        gain = ("1", "coin" if kind == "teahouse" else "vp", "/", "servant")
        put(image, powers.line(gain, 150, 36), min(end + 8, box.right - 156), box.y + 11)
        size = min(box.h - HEAD - 14, 122)
        pitch = min(size + 22, (box.w - 60 - size) // 2)
        left = box.x + 44 + (box.w - 60 - size - 2 * pitch) // 2
        y = box.y + HEAD + (box.h - HEAD - size) // 2 - 3
        lay(image, left - 24, y + size / 2, "›", "bold", 60, mix(DISTRICTS[kind], INK, 0.2), "middle")
        for at, tile in enumerate(tiles):
            _display(image, left + at * pitch, y, size, tile)
        if new:
            put_fresh(image, box, FRESH, left - 14, y - 10)

    tiled(image, box.inset(-10), key, draw)


def _display(image: Image.Image, x: int, y: int, size: int, tile: DisplayView) -> None:
    put(image, display.tile(tile.kind, size), x, y)
    if tile.colour != NOBODY:
        servant = round(size * 0.58)
        put(image, people.servant(tile.colour, servant), x + size - servant + 6, y + size - servant + 2)


def draw_muses(image: Image.Image, of: Plan, box: Box, view: View, changed: Changes, words: Localiser) -> None:
    """Muses with the servants on them and what they do once hired; on side B the Charm tile."""
    new = frozenset(muse.character for muse in view.muses if f"muse:{muse.character}" in changed.places)
    charms = view.charms if view.sides.parlour == "b" else ()
    key: Hashable = ("jiangnan-muses", box, words.language, view.muses, view.muse_stack, charms, new)

    def draw() -> None:
        _sheet(image, box, PETAL)
        end = _head(image, box, "parlour", words.say(known.district("parlour")))
        told = words.say(label("stack", count=view.muse_stack))
        lay(image, box.right - 16, box.y + 29, told, "sans", TEXT, SOFT_INK, "right")
        if charms:
            put(image, faces.charm_tile(view.cards, charms[0], 78), end + 30, box.y + 5)
            text = words.say(known.charm(charms[0]))
            for at, line in enumerate(wrap(text, "sans", TEXT, box.right - end - 320, 2)):
                lay(image, end + 122, box.y + 29 + at * LINE, line, "sans", TEXT, INK)
        for muse, column in zip(view.muses, of.people, strict=False):
            _muse(image, column, muse, view, words)
            if muse.character in new:
                put_fresh(image, box, FRESH, column.right - 34, column.y - 8)

    tiled(image, box.inset(-10), key, draw)


def _muse(image: Image.Image, column: Box, muse: MuseView, view: View, words: Localiser) -> None:
    flat(image, column.top(column.h - 10), SLIP, mix(PETAL, WASH, 0.4), 8)
    put(image, faces.muse(view.cards, muse.character, *CARD), column.x + 8, column.y + 6)
    side = Box(column.x + CARD[0] + 16, column.y + 8, column.w - CARD[0] - 24, CARD[1] - 4)
    heading(image, side.top(80), words.say(known.character(muse.character)), "serif", 32, INK, 2, TEXT)
    row = min(2, len(muse.servants))
    for at, colour in enumerate(muse.servants):
        x = side.mid_x - (66 * row - 8) // 2 + 66 * (at % 2)
        put(image, people.servant(colour, 58), x, side.y + 84 + 62 * (at // 2))
    _told(image, column, column.y + CARD[1] + 16, words.say(does(view, muse.character)))


def draw_talents(image: Image.Image, of: Plan, sheet: Box, view: View, words: Localiser) -> None:
    """Talents that are still to be chosen."""
    key: Hashable = ("jiangnan-talents", sheet, words.language, view.talents)

    def draw() -> None:
        _sheet(image, sheet, GILT)
        put(image, icons.icon("assistant", 46), sheet.x + 10, sheet.y + 6)
        lay(image, sheet.x + 66, sheet.y + 29, words.say(label("talents")), "serif", 34, INK)
        for number, column in zip(view.talents, of.gifts, strict=True):
            flat(image, column, SLIP, mix(GILT, WASH, 0.4), 8)
            put(image, faces.talent(view.cards, number, *TALENT), column.x + 8, column.y + 6)
            side = Box(column.x + TALENT[0] + 16, column.y + 8, column.w - TALENT[0] - 24, TALENT[1])
            heading(image, side, words.say(known.character(number)), "serif", 32, INK, 3, TEXT)
            _told(image, column, column.y + TALENT[1] + 12, words.say(gives(view, number)))

    tiled(image, sheet.inset(-10), key, draw)


def _told(image: Image.Image, column: Box, y: int, told: str) -> None:
    for at, line in enumerate(wrap(told, "sans", TEXT, column.w - 16)):
        lay(image, column.x + 8, y + LINE // 2 + at * LINE, line, "sans", TEXT, INK)
