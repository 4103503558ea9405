"""The players below the board: name and turn, reputation and resources, and what the own board holds."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import VIRTUAL, PlayerView, View, VirtualView
from engine.kernel import Seat, Who
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import delta, ring
from render.kit.palette import GOLD, INK, SEATS, SLIP, SOFT_INK, WASH, mix, tint
from render.kit.paper import frame_mask
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import put_glow, seal
from render.kit.seats import mark
from render.kit.sheets import flat
from render.kit.words import fit, lay
from render.mount_tai import buildings, edicts, icons, names, talents
from render.mount_tai.changes import Changes
from render.mount_tai.dyes import DYES
from render.mount_tai.layout import TEXT, Person
from render.mount_tai.tracks import TURN, active, robot, winners

VICTORY = "勝"
"""Cut in the winner's seal."""
RESOURCES = ("money", "grain", "wine")


def player_name(words: Localiser, seat: Seat) -> str:
    """What the table calls a seat."""
    return words.say(names.label("name", who=Who(seat)))


def paint_strip(image: Image.Image, part: Person, seat: Seat) -> None:
    """What stays the same of a player's part."""
    colour = SEATS[seat].colour
    flat(image, part.box, mix(SLIP, colour, 0.07), colour, 10, 5)


def paint_virtual(image: Image.Image, box: Box) -> None:
    """What stays the same of the virtual player's part."""
    flat(image, box, mix(SLIP, WASH, 0.08), WASH, 10, 5)


def draw_strip(
    image: Image.Image, part: Person, view: View, of: PlayerView, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """A player's name, goods, edict tiles, buildings and talents."""
    seat = of.seat
    stamp = stamp_of(view, seat)
    marks = (changed.gained(seat), frozenset(what for who, what in changed.goods if who == seat))
    held = (of.reputation, of.money, of.grain, of.wine, len(of.pyramid), of.buildings, of.talents, tokens(of))
    key = ("mount-tai-strip", under, seat, player_name(words, seat), held, stamp, marks)

    def draw() -> None:
        if stamp:
            put_glow(image, part.box, 10, SEATS[seat].colour, 5)
        _plate(image, part.plate, seat, player_name(words, seat), stamp)
        _goods(image, part, of, changed)
        _belongings(image, part, view, of, changed)

    tiled(image, part.box.inset(-5), key, draw)


def stamp_of(view: View, seat: Seat) -> str:
    """What is cut in a seat's seal: its turn, its victory, or nothing."""
    return VICTORY if seat in winners(view) else TURN if active(view) == seat else ""


def plate(image: Image.Image, box: Box, view: View, seat: Seat, words: Localiser) -> None:
    """The name plate of a seat with the seal of its turn."""
    _plate(image, box, seat, player_name(words, seat), stamp_of(view, seat))


def _plate(image: Image.Image, box: Box, seat: Seat, name: str, stamp: str) -> None:
    """Shape, colour and name of a seat; `stamp`: the seal of its turn, if it has it."""
    colour = SEATS[seat].colour
    fill = tint(colour, 0.34 if stamp else 0.2)
    flat(image, box, fill, fill, box.h // 2)
    put(image, mark(seat, box.h - 4), box.x + 6, box.y + 2)
    stop = box.right - (box.h + 6 if stamp else 14)
    text, size = fit(name, "bold", 31, stop - box.x - box.h - 10, TEXT)
    lay(image, box.x + box.h + 10, box.mid_y, text, "bold", size, INK)
    if stamp:
        size = round(box.h * 0.8)
        put(image, seal(size, stamp), box.right - size - 8, box.mid_y - size // 2)


def goods_boxes(of: Person) -> dict[str, Box]:
    """Where each good is counted."""
    room = of.goods.left(min(of.goods.w, 380))
    return {"reputation": of.standing.left(210), **dict(zip(RESOURCES, room.columns(3, 4), strict=True))}


def pyramid_box(of: Person) -> Box:
    """Where the edict tiles are counted."""
    x = of.standing.x + min(of.standing.w - 90, 226)
    return Box(x, of.standing.y, 90, of.standing.h)


def belongings_boxes(part: Person, of: PlayerView) -> dict[str, Box]:
    """Where buildings and talents stand, by the names that options use in `at`."""
    box = part.belongings.left(part.belongings.w - 76 * len(tokens(of)))
    things = [f"building:{of.seat}:{kind}" for kind in of.buildings]
    things += [f"talent:{of.seat}:{each.card}" for each in of.talents]
    step = min(box.h + 4, (box.w - box.h) // max(1, len(things) - 1))
    return {name: Box(box.x + i * step, box.y, box.h, box.h) for i, name in enumerate(things)}


def tokens(of: PlayerView) -> tuple[tuple[str, int], ...]:
    """What Grand Tutors left with a player: study markers and resources donated, with the seal for each."""
    return tuple((glyph, count) for glyph, count in (("習", of.studies), ("捐", of.donated)) if count)


def _goods(image: Image.Image, part: Person, of: PlayerView, changed: Changes) -> None:
    """Reputation, with what it grew by, edict tiles that are left, and the three resources."""
    box = part.standing
    size = box.h
    put(image, icons.good("reputation", size), *box.at)
    x = box.x + size + 5
    x += lay(image, x, box.mid_y, str(of.reputation), "bold", 38, INK)
    if changed.gained(of.seat):
        delta(image, x + 8, box.mid_y, changed.gained(of.seat), 29)
    tiles = pyramid_box(part)
    put(image, _pyramid(38), tiles.x, box.mid_y - 19)
    wide = lay(image, tiles.x + 43, box.mid_y, str(len(of.pyramid)), "bold", 30, INK)
    if (of.seat, "edicts") in changed.goods:
        put(image, ring(wide + 58, box.h + 6), tiles.x - 7, box.y - 3)
    for good, place in goods_boxes(part).items():
        if good == "reputation":
            continue
        put(image, icons.good(good, 38), place.x, place.mid_y - 19)
        wide = lay(image, place.x + 43, place.mid_y, str(getattr(of, good)), "bold", 30, INK)
        if (of.seat, good) in changed.goods:
            put(image, ring(wide + 58, place.h + 8), place.x - 7, place.y - 4)


def _belongings(image: Image.Image, part: Person, view: View, of: PlayerView, changed: Changes) -> None:
    """Buildings, and talents with their levels."""
    boxes = list(belongings_boxes(part, of).values())
    count = len(of.buildings)
    for kind, box in zip(of.buildings, boxes, strict=False):
        put(image, small(kind, box.h), *box.at)
    for each, box in zip(of.talents, boxes[count:], strict=True):
        put(image, head(view, each.card, each.level, box.h), *box.at)
    for at, (glyph, number) in enumerate(reversed(tokens(of))):
        x = part.belongings.right - 72 * (at + 1)
        put(image, seal(34, glyph, GOLD), x, part.belongings.mid_y - 17)
        lay(image, x + 38, part.belongings.mid_y, str(number), "bold", 29, INK)
    for what, found in (("buildings", boxes[:count]), ("talents", boxes[count:])):
        if found and (of.seat, what) in changed.goods:
            wide = found[-1].right - found[0].x
            put(image, ring(wide + 12, found[0].h + 8), found[0].x - 6, found[0].y - 4)


def small(kind: str, size: int) -> Image.Image:
    """A building on a slip."""
    return SPRITES.get(("mount-tai", "small", kind, size), lambda: _small(kind, size))


def _small(kind: str, size: int) -> Image.Image:
    out = Image.new("RGBA", (size, size), (*mix(SLIP, GOLD, 0.2), 0))
    out.putalpha(frame_mask(size, size, 6))
    out.alpha_composite(buildings.building(kind, size - 4, size - 4), (2, 2))
    line = Image.new("RGBA", (size, size), (*WASH, 0))
    line.putalpha(frame_mask(size, size, 6, 0, 1.6))
    out.alpha_composite(line)
    return out


def head(view: View, card: str, level: int, size: int) -> Image.Image:
    """A talent, with a point for each level."""
    talent = view.cards.talents[card]
    key = ("mount-tai", "head", talent.profession, talent.colour, level, size)
    return SPRITES.get(key, lambda: _head(talent.profession, talent.colour, level, size))


def _head(profession: str, colour: str, level: int, size: int) -> Image.Image:
    out = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    art = talents.portrait(profession, colour, size - 4, size - 11)
    out.alpha_composite(art, (2, 0))
    pen = Pen(size, size)
    u = size / 44
    for i in range(3):
        x = size / 2 + (i - 1) * 13 * u
        pen.disc(x, size - 6 * u, 5.6 * u, mix(DYES[colour], INK, 0.5) if i < level else SLIP)
        pen.ring(x, size - 6 * u, 5.6 * u, mix(DYES[colour], INK, 0.6), 1.6 * u)
    out.alpha_composite(pen.done())
    return out


def _pyramid(size: int) -> Image.Image:
    """Edict tiles on each other: how many are left."""
    return SPRITES.get(("mount-tai", "stack", size), lambda: _draw_pyramid(size))


def _draw_pyramid(size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 40
    for row, (count, y) in enumerate(((2, 3), (3, 14.5), (4, 26))):
        x = 20 - count * 4.75
        for i in range(count):
            tone = mix(SLIP, GOLD, 0.5 - 0.12 * row)
            pen.box((x + i * 9.5) * u, y * u, 9 * u, 10.5 * u, tone, mix(GOLD, INK, 0.6), 1.4 * u, 1.6 * u)
    return pen.done()


def draw_virtual(image: Image.Image, box: Box, view: View, of: VirtualView, words: Localiser, under: Hashable) -> None:
    """The virtual player: what is left in its deck by tier, and how many edict tiles are gone."""
    turn = active(view) == VIRTUAL
    key = ("mount-tai-virtual", under, of.deck, len(of.gone), turn)

    def draw() -> None:
        if turn:
            put_glow(image, box, 10, WASH, 5)
        inner = box.inset(9, 7)
        band = inner.top(44)
        flat(image, band, mix(SLIP, WASH, 0.3), mix(SLIP, WASH, 0.3), 22)
        put(image, robot(40), band.x + 6, band.y + 2)
        text, size = fit(words.say(names.virtual()), "bold", 31, band.w - 110, TEXT)
        lay(image, band.x + 54, band.mid_y, text, "bold", size, INK)
        if turn:
            put(image, seal(35, TURN), band.right - 43, band.mid_y - 17)
        tile = 62
        for tier, (count, place) in enumerate(zip(of.deck, inner.below(58).top(tile).columns(4, 8), strict=False), 1):
            put(image, edicts.body(tier, tile, tile), *place.at)
            lay(image, place.x + tile // 2, place.mid_y, "I" * tier, "serif", 30, INK, "middle")
            lay(image, place.x + tile + 8, place.mid_y, f"×{count}", "bold", 30, INK)
        told = words.say(names.label("virtual-gone", count=len(of.gone)))
        lay(image, inner.x + 4, inner.bottom - 20, told, "sans", TEXT, SOFT_INK)

    tiled(image, box.inset(-5), key, draw)
