"""What a player has: goods, where reputation came from, talents with their skills, buildings, a Grand Tutor."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.mount_tai.view import FARMLAND, SETTLEMENT, TOWN, Cards, PlayerView, TalentView, View
from engine.kernel import Text
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.marks import delta, fresh
from render.kit.palette import CINNABAR, GOLD, INK, MALACHITE, SEATS, SLIP, SOFT_INK, VERMILION, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.seats import draw_mark
from render.kit.sheets import flat
from render.kit.type import width
from render.kit.words import fit, lay
from render.mount_tai import buildings, edicts, icons, names, talents
from render.mount_tai.data import entry
from render.mount_tai.frames import HUES, dark, framed
from render.mount_tai.layout import TEXT
from render.mount_tai.praises import measure

SOURCES: Final = (
    "start", "praise_1", "praise_2", "celebration", "sacrifice", "event", "talent", "tutor", "level_3",
)  # fmt: skip
"""What brings reputation, in the order of the score sheet."""
RESOURCES: Final = ("money", "grain", "wine")


def held(player: PlayerView, kind: str) -> int:
    """How many tiles of a kind lie in the own fief."""
    return sum(tile == kind for tile in player.land.values())


def goods_boxes(box: Box) -> dict[str, Box]:
    """Where each good is counted."""
    room = box.beyond(256).left(3 * 168)
    return {"reputation": box.left(250), **dict(zip(RESOURCES, room.columns(3), strict=True))}


def draw_goods(
    image: Image.Image, box: Box, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """Reputation and resources large, the edict tile of the round, effects that the challenge forbids in it."""
    old = before or player
    for kind, place in goods_boxes(box).items():
        size, letter = (76, 54) if kind == "reputation" else (62, 46)
        amount = getattr(player, kind)
        put(image, icons.good(kind, size), place.x, place.mid_y - size // 2)
        end = place.x + size + 5 + lay(image, place.x + size + 5, place.mid_y, str(amount), "bold", letter, INK)
        if amount != getattr(old, kind):
            delta(image, end + 5, place.mid_y, amount - getattr(old, kind), 28)
    for index, kind in enumerate(view.executed_before):
        put(image, _forbidden(kind, 46), box.right - 150 - 48 * index, box.mid_y - 23)
    if player.played:
        side = box.end(84)
        tile = edicts.edict(player.played, view.cards.edicts[player.played], 74)
        put(image, tile, side.mid_x - 37, side.y)
        told, letter = fit(words.say(names.label("played")), "sans", TEXT, side.w + 20, TEXT)
        lay(image, side.mid_x, side.bottom - 13, told, "sans", letter, SOFT_INK, "middle")
        if player.played != old.played:
            put(image, fresh(30), side.right - 20, side.y - 8)


def _forbidden(kind: str, size: int) -> Image.Image:
    """An effect that must not be executed in this round, crossed out. (MT-CHAL-27)"""
    return SPRITES.get(("mount-tai", "forbidden", kind, size), lambda: _draw_forbidden(kind, size))


def _draw_forbidden(kind: str, size: int) -> Image.Image:
    out = icons.effect(kind, size).copy()
    pen = Pen(size, size)
    for wide, colour in ((size / 7, WHITE), (size / 11, VERMILION)):
        pen.line([(size * 0.12, size * 0.12), (size * 0.88, size * 0.88)], colour, wide)
    out.alpha_composite(pen.done())
    return out


def draw_land(image: Image.Image, box: Box, player: PlayerView, before: PlayerView | None) -> None:
    """How many settlements, farmlands and towns there are on the mountain, and the ascent marker."""
    old = before or player
    x = box.x + 8
    for kind in (SETTLEMENT, FARMLAND, TOWN):
        sign = _settlement(player.seat, 44) if kind == SETTLEMENT else icons.effect(kind, 46)
        put(image, sign, x, box.mid_y - sign.height // 2)
        end = x + 52 + lay(image, x + 52, box.mid_y, str(held(player, kind)), "bold", 36, INK)
        if held(player, kind) != held(old, kind):
            put(image, fresh(26), end - 4, box.y - 4)
        x = end + 30
    if player.ascended:
        put(image, ascent(player.seat, 54), x, box.mid_y - 29)
        if not old.ascended:
            put(image, fresh(26), x + 40, box.y - 4)


def _settlement(seat: int, size: int) -> Image.Image:
    """A settlement tile: bare ground with the seat's shape."""
    return SPRITES.get(("mount-tai", "bare-ground", seat, size), lambda: _draw_settlement(seat, size))


def _draw_settlement(seat: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    look, u = SEATS[seat], size / 100
    pen.box(4 * u, 4 * u, 92 * u, 92 * u, mix(SLIP, GOLD, 0.3), deep(GOLD, 0.55), 4 * u, 10 * u)
    draw_mark(pen, look.shape, 50 * u, 50 * u, 27 * u, look.colour, deep(look.colour, 0.5), 3 * u)
    return pen.done()


def ascent(seat: int, size: int) -> Image.Image:
    """The ascent marker: the seat's banner on the summit (RGBA, `size` square)."""
    return SPRITES.get(("mount-tai", "ascent", seat, size), lambda: _ascent(seat, size))


def _ascent(seat: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    look, u = SEATS[seat], size / 100
    pen.polygon([(4 * u, 96 * u), (38 * u, 50 * u), (50 * u, 64 * u), (62 * u, 56 * u), (96 * u, 96 * u)], MALACHITE)
    pen.line([(4 * u, 96 * u), (38 * u, 50 * u), (50 * u, 64 * u), (62 * u, 56 * u), (96 * u, 96 * u)],
             deep(MALACHITE, 0.6), 4 * u, closed=True)  # fmt: skip
    pen.line([(38 * u, 58 * u), (38 * u, 4 * u)], INK, 5 * u)
    flag = [(40 * u, 4 * u), (92 * u, 10 * u), (80 * u, 27 * u), (92 * u, 44 * u), (40 * u, 46 * u)]
    pen.polygon(flag, look.colour)
    pen.line(flag, deep(look.colour, 0.55), 3.4 * u, closed=True)
    draw_mark(pen, look.shape, 59 * u, 26 * u, 13 * u, WHITE, WHITE, 1)
    return pen.done()


def chips(player: PlayerView, words: Localiser, room: int) -> tuple[tuple[tuple[str, str, int], ...], ...]:
    """The sources of reputation that brought something as (kind, name, amount), in lines no wider than `room`."""
    lines: list[list[tuple[str, str, int]]] = [[]]
    x = 0
    for kind in SOURCES:
        amount = player.points.get(kind, 0)
        if not amount:
            continue
        name = words.say(names.label(f"source-{kind.replace('_', '-')}"))
        wide = _chip_width(name, amount)
        if lines[-1] and x + wide > room:
            lines.append([])
            x = 0
        lines[-1].append((kind, name, amount))
        x += wide + 8
    return tuple(tuple(line) for line in lines if line)


def _chip_width(name: str, amount: int) -> int:
    return 46 + width(name, "sans", TEXT) + 10 + width(_signed(amount), "bold", 30) + 16


def _signed(amount: int) -> str:
    return str(amount) if amount >= 0 else f"−{-amount}"


def draw_sources(
    image: Image.Image,
    boxes: tuple[Box, ...],
    lines: tuple[tuple[tuple[str, str, int], ...], ...],
    before: PlayerView | None,
) -> None:
    """Where the reputation came from: a chip a source."""
    for box, line in zip(boxes, lines, strict=True):
        x = box.x
        for kind, name, amount in line:
            wide = _chip_width(name, amount)
            flat(image, Box(x, box.y, wide, box.h), mix(SLIP, GOLD, 0.16), mix(GOLD, SLIP, 0.2), box.h // 2)
            put(image, source(kind, 34), x + 6, box.y + 4)
            end = x + 46 + lay(image, x + 46, box.mid_y, name, "sans", TEXT, INK)
            lay(image, end + 10, box.mid_y, _signed(amount), "bold", 30, CINNABAR if amount < 0 else INK)
            if before is not None and amount != before.points.get(kind, 0):
                put(image, fresh(26), x + wide - 18, box.y - 8)
            x += wide + 8


def source(kind: str, size: int) -> Image.Image:
    """The sign of what brought reputation."""
    if kind in ("celebration", "sacrifice"):
        return icons.effect(kind, size)
    if kind in ("praise_1", "praise_2"):
        return seal(size, "讚", CINNABAR, raised=kind == "praise_2")
    if kind == "event":
        return SPRITES.get(("mount-tai", "event-source", size), lambda: _event(size))
    if kind == "talent":
        return measure("talents", size)
    if kind == "level_3":
        return measure("talents_3", size)
    if kind == "tutor":
        return seal(size, "太傅")
    return seal(size, "始", VERMILION, raised=True)


def _event(size: int) -> Image.Image:
    """An event tile with reputation on it."""
    out = framed("blue", size, size).copy()
    inner = round(size * 0.62)
    put(out, icons.good("reputation", inner), (size - inner) // 2, round(size * 0.27))
    return out


def draw_talent(
    image: Image.Image, box: Box, cards: Cards, talent: TalentView, before: PlayerView | None, words: Localiser
) -> None:
    """A talent: portrait, name, and the skills of its levels, those not reached yet in grey with their cost."""
    card = cards.talents[talent.card]
    hue = HUES[card.colour]
    flat(image, box, mix(SLIP, hue, 0.1), mix(hue, SLIP, 0.25), 9)
    art = Box(box.x + 6, box.y + 6, 112, box.h - 12)
    put(image, talents.portrait(card.profession, card.colour, *art.size), *art.at)
    x = art.right + 10
    room = box.right - x - 10
    called = names.talent(card.profession)
    if talent.brought:
        called = names.label(f"talent-{card.profession}")
        told = words.say(names.label("brought"))
        room -= 12 + width(told, "sans", TEXT)
        lay(image, box.right - 12, box.y + 25, told, "sans", TEXT, SOFT_INK, "right")
    name, size = fit(words.say(called), "serif", 33, room, TEXT)
    lay(image, x, box.y + 24, name, "serif", size, dark(card.colour))
    for index, skills in enumerate(card.skills):
        number = index + 1
        y = box.y + 59 + 36 * index
        reached = number <= talent.level
        put(image, talents.level(number, reached, 30), x, y - 15)
        stop = box.right - 10
        if number > talent.level:
            price = buildings.cost(card.develop[index - 1] if index else card.recruit, 34)
            put(image, price, stop - 34, y - 17)
            stop -= 40
        told = " · ".join(words.say(short_skill(cards, skill)) for skill in skills)
        text, size = fit(told, "sans", 29, stop - x - 36, TEXT)
        lay(image, x + 36, y, text, "sans", size, INK if reached else SOFT_INK)
    if before is not None:
        then = next((each.level for each in before.talents if each.card == talent.card), 0)
        if then != talent.level:
            put(image, fresh(34), box.x - 6, box.y - 8)


def short_skill(cards: Cards, kind: str) -> Text:
    """What a skill does, in a few words."""
    value = entry(cards.skills, kind)
    return names.label(
        f"skill-{kind.replace('_', '-')}",
        amount=value.amount,
        per=value.per,
        event=names.good_name(value.event or "money"),
    )


def draw_buildings(
    image: Image.Image,
    boxes: tuple[Box, ...],
    cards: Cards,
    player: PlayerView,
    before: PlayerView | None,
    words: Localiser,
) -> None:
    """The building tiles, with what they do."""
    for kind, box in zip(player.buildings, boxes, strict=True):
        name = words.say(names.label(f"building-{kind.replace('_', '-')}"))
        put(image, buildings.plaque(kind, entry(cards.buildings, kind), name, *box.size), *box.at)
        if before is not None and kind not in before.buildings:
            put(image, fresh(34), box.right - 26, box.y - 8)


def draw_tutor(image: Image.Image, box: Box, player: PlayerView, words: Localiser) -> None:
    """The Grand Tutor with its mark, and what was donated."""
    flat(image, box, mix(SLIP, VERMILION, 0.08), mix(VERMILION, SLIP, 0.4), 9)
    put(image, seal(46, "太傅"), box.x + 9, box.y + 8)
    tutor = names.tutor(player.tutor)
    if player.tutor == "scholar":
        told = words.say(names.label("studies", tutor=tutor, count=player.studies))
    elif player.mark:
        told = words.say(names.label("tutor-mark", tutor=tutor, what=_mark(player)))
    else:
        told = words.say(tutor) if player.tutor else ""
    if player.donated or player.tutor == "philanthropist":
        told = " · ".join(filter(None, (told, words.say(names.label("donated", count=player.donated)))))
    text, size = fit(told, "sans", 30, box.w - 76, TEXT)
    lay(image, box.x + 66, box.mid_y, text, "sans", size, INK)


def _mark(player: PlayerView) -> Text:
    return names.building(player.mark) if player.tutor == "builder" else names.target(player.mark)
