"""The Intrigue track with its stacks, and the stairs that lead to the Palace."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import View
from engine.kernel import Seat
from engine.words import Localiser
from render.gugong import halls, icons, people, pieces, rows
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Frame, Track, temple_foot
from render.gugong.sheets import title
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.icons import icon
from render.kit.ink import cloud
from render.kit.marks import put_fresh
from render.kit.palette import CINNABAR, GAMBOGE, INK, PAPER, ROUGE, SEATS, SLIP, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seats import draw_mark
from render.kit.sheets import flat, panel
from render.kit.type import width
from render.kit.words import lay

BENEFITS: tuple[tuple[int, str], ...] = ((1, "one"), (3, "three"), (5, "die"), (7, "seven"))
"""Steps down that the benefits of a completed Wall cost."""


def paint_ladder(image: Image.Image, part: Track, words: Localiser, head: int = 36) -> None:
    """The Intrigue track, and what steps down it are worth at a completed Wall."""
    panel(image, part.box)
    title(image, part.box, "intrigue", words, head)
    for step, box in enumerate(part.steps):
        fill = mix(SLIP, ROUGE, 0.06 + 0.018 * step)
        flat(image, box, fill, fill, 5)
        lay(image, box.mid_x, box.bottom - 17, str(step), "bold", TEXT, INK, "middle")
    _benefits(image, part.box.top(head + 10).inset(7, 6))


def _benefits(image: Image.Image, box: Box) -> None:
    """Steps down and what one gets for them, from the right."""
    size = box.h - 8
    servant = icons.plain("servants", size)
    signs: dict[str, tuple[rows.Part, ...]] = {
        "one": ("+1", servant),
        "three": ("+2", servant),
        "die": (icon("die-5", size),),
        "seven": (pieces.jade(size),),
    }
    x = box.right
    for steps, kind in reversed(BENEFITS):
        cost = f"−{steps}"
        wide = rows.row_width(signs[kind], TEXT) + width(cost, "bold", TEXT) + 7
        x -= wide
        flat(image, Box(x, box.y, wide, box.h), mix(SLIP, ROUGE, 0.08))
        start = x + 4 + lay(image, x + 4, box.mid_y, cost, "bold", TEXT, CINNABAR)
        rows.row(image, signs[kind], start, box.mid_y, TEXT)
        x -= 4


def stacks(view: View) -> dict[int, list[Seat]]:
    """The markers on each step of the Intrigue track, the lowest first."""
    out: dict[int, list[Seat]] = defaultdict(list)
    for seat in view.ladder:
        out[view.players[seat].intrigue].append(seat)
    return out


def marker_boxes(part: Track, view: View) -> dict[Seat, Box]:
    """Where each Intrigue marker lies."""
    piles = stacks(view)
    room = part.steps[0].h - 40
    wide = part.steps[0].w - 3
    tall = round(wide * 0.78)
    out = {}
    for step, seats in piles.items():
        box = part.steps[min(step, len(part.steps) - 1)]
        pitch = min(tall + 1, (room - tall) // max(1, len(seats) - 1))
        for i, seat in enumerate(seats):
            out[seat] = Box(box.mid_x - wide // 2, box.bottom - 34 - tall - i * pitch, wide, tall)
    return out


def _marker(seat: Seat, w: int, h: int) -> Image.Image:
    """An Intrigue marker (RGBA, ``w × h``): a lacquer drum with the seat's shape, high enough to be seen on a phone."""
    return SPRITES.get(("gugong", "drum", seat, w, h), lambda: _drum(seat, w, h))


def _drum(seat: Seat, w: int, h: int) -> Image.Image:
    look = SEATS[seat]
    edge = deep(look.colour, 0.6)
    pen = Pen(w, h)
    pen.box(0, 0, w, h, look.colour, edge, 1.4, h * 0.22)
    draw_mark(pen, look.shape, w / 2, h * (0.54 if look.shape == "triangle" else 0.5), h * 0.36, WHITE, edge, 1.2)
    return pen.done()


def draw_ladder(image: Image.Image, part: Track, view: View, changed: Changes, under: Hashable) -> None:
    """The markers, stacked as they came."""
    steps = tuple(player.intrigue for player in view.players)
    key = ("gugong-ladder", under, view.ladder, steps, changed.intrigue)

    def draw() -> None:
        boxes = marker_boxes(part, view)
        for seat in view.ladder:
            put(image, _marker(seat, *boxes[seat].size), *boxes[seat].at)
        for seat in changed.intrigue:
            put_fresh(image, part.box.inset(3), 30, boxes[seat].right - 16, boxes[seat].y - 14)

    tiled(image, part.box.inset(3), key, draw)


def paint_stairs(image: Image.Image, part: Track, of: Frame, words: Localiser, head: int = 36) -> None:
    """The stairs and the Palace."""
    panel(image, part.box)
    puff = cloud(part.box.h // 2, mix(GAMBOGE, SLIP, 0.35), mix(SLIP, PAPER, 0.5))
    put(image, puff, part.box.x + round(part.box.w * 0.36), part.box.y + 12)
    for step, box in enumerate(part.steps):
        put(image, halls.stair(*box.size), *box.at)
        lay(image, box.mid_x, box.bottom - 16, str(step), "bold", TEXT, INK, "middle")
    if part.temple is not None:
        put(image, halls.temple(*part.temple.size, temple_foot(part.temple)), *part.temple.at)
    for points, box in zip(of.places, part.places, strict=True):
        size = min(box.w - 4, part.box.h // 5)
        put(image, pieces.points(points, size), box.mid_x - size // 2, box.bottom - size - 14)
    title(image, part.box, "palace", words, head)


def envoy_boxes(part: Track, view: View) -> dict[Seat, Box]:
    """Where each Envoy stands, all of them within the frame."""
    frame = part.box.inset(3)
    crowds: dict[int, list[Seat]] = defaultdict(list)
    out = {}
    for player in view.players:
        if player.place is not None and part.places:
            box = part.places[min(player.place, len(part.places) - 1)]
            out[player.seat] = Box(box.x, box.y, box.w, box.w)
        else:
            crowds[min(player.palace, len(part.steps) - 1)].append(player.seat)
    for step, seats in crowds.items():
        box = part.steps[step]
        alone = len(seats) < 3
        size = min(box.w, part.box.h // 4) if alone else min(box.w - 7, part.box.h // 5)
        for i, seat in enumerate(seats):
            across, up = (0, i) if alone else (i % 2, i // 2)
            left = box.mid_x - size // 2 if alone else (box.x - 6 + across * (box.w + 12 - size))
            top = box.y - size + 6 - up * round(size * 0.82)
            out[seat] = Box(min(max(left, frame.x), frame.right - size), top, size, size)
    return out


def draw_stairs(image: Image.Image, part: Track, view: View, changed: Changes, under: Hashable) -> None:
    """The Envoys on their way, and those who have arrived."""
    where = tuple((player.palace, player.place) for player in view.players)
    key = ("gugong-stairs", under, where, changed.palace)

    def draw() -> None:
        boxes = envoy_boxes(part, view)
        for seat, box in sorted(boxes.items(), key=lambda item: item[1].y):
            put(image, people.envoy(seat, box.w), *box.at)
        for seat in changed.palace:
            put_fresh(image, part.box.inset(3), 32, boxes[seat].right - 22, boxes[seat].y - 12)

    tiled(image, part.box.inset(3), key, draw)
