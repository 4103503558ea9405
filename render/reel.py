"""A whole game as one moving picture: an animated WebP of its steps, each with a line of what happened.

`render.darkroom` has it made in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

from msgspec import Struct
from PIL import Image, ImageDraw

from engine.kernel import Text, View
from engine.words import Localiser
from render import painter_for
from render.kit.palette import GOLD, INK, PAPER, SILK, SLIP, SOFT_INK, Colour, mix
from render.kit.words import fit, lay
from render.picture import Painter

GUARD = 8 * 2**20
"""No moving picture is larger than this, in bytes."""
FRAMES = 150
"""The most steps that are shown; longer games skip some, evenly."""
WIDTHS = (1200, 960, 720, 480)
"""Widths in pixels, tried in this order until the file is small enough; each with all frames and then with half."""
QUALITY = 62
STRIP = 112
"""Height of the caption below a picture 1200 px wide."""
FIRST, STEP, LAST = 1600, 900, 6000
"""How long a picture stays, in milliseconds."""
LOOPS = 0
"""For ever: people look at it when they come by."""


class Shot(Struct, frozen=True):
    """A step: what everybody saw, the part of the game, and what happened since the step before."""

    view: View
    chapter: Text | None
    told: tuple[Text, ...]


class Job(Struct, frozen=True):
    """A game's shots, and how to say things. `names` are plain ones."""

    slug: str
    language: str
    names: tuple[str, ...]
    title: Text
    shots: tuple[Shot, ...]


class TooLarge(Exception):
    """Even the smallest moving picture would be larger than allowed."""


class _Frames(Image.Image):
    """A picture of many frames, each drawn when it is wanted: so only one of them lies in memory.

    Pillow's writers ask `n_frames`, `seek` and `tell`, as they do of a file.
    """

    def __init__(self, frames: int, draw: Callable[[int], Image.Image]) -> None:
        super().__init__()
        self.n_frames = frames
        self._draw = draw
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        if frame > self._at:  # Pillow goes back to the first frame when it has done
            drawn = self._draw(frame)
            self._at, self.im = frame, drawn.im
            self._mode, self._size = drawn.mode, drawn.size

    def tell(self) -> int:
        return self._at


def develop(job: Job, report: Callable[[int, int], None], guard: int = GUARD) -> bytes:
    """The file. `report(done, of)` is called as pictures are drawn. Raises `TooLarge`."""
    painter, words = painter_for(job.slug), Localiser(job.language, job.names)
    for width in WIDTHS:
        for most in (FRAMES, FRAMES // 2):
            shown = chosen(len(job.shots), most)
            data = _develop(job, painter, words, shown, width, report)
            if len(data) <= guard:
                return data
            if len(job.shots) <= most // 2:
                break
    raise TooLarge(f"{len(data)} bytes")


def chosen(shots: int, most: int) -> tuple[int, ...]:
    """Which of the shots are shown: the first, the last, and of those between as many as fit, evenly."""
    if shots <= most:
        return tuple(range(shots))
    return tuple(round(at * (shots - 1) / (most - 1)) for at in range(most))


def _develop(
    job: Job,
    painter: Painter[Any],
    words: Localiser,
    shown: Sequence[int],
    width: int,
    report: Callable[[int, int], None],
) -> bytes:
    size: tuple[int, int] | None = None

    def draw(frame: int) -> Image.Image:
        nonlocal size
        at = shown[frame]
        shot = job.shots[at]
        # What changed since the picture before, which need not be the step before.
        since = job.shots[shown[frame - 1]].view if frame else None
        board = painter.paint(shot.view, None, since, words, "board").image
        size = size or (width, round(board.height * width / board.width))
        small = board.convert("RGB").resize(size, Image.Resampling.BOX, reducing_gap=2.0)
        report(frame + 1, len(shown))
        return captioned(small, job, at, words, painter.accent)

    frames = _Frames(len(shown), draw)
    stays = [FIRST, *[STEP] * (len(shown) - 2), LAST] if len(shown) > 1 else [LAST]
    out = BytesIO()
    frames.save(out, "WEBP", save_all=True, duration=stays, loop=LOOPS, quality=QUALITY, method=0, kmin=59, kmax=60)
    return out.getvalue()


def captioned(board: Image.Image, job: Job, at: int, words: Localiser, accent: Colour) -> Image.Image:
    """A board (RGB) with a strip below it: how far the game is, which part it is, and what happened."""
    width, height = board.size
    unit = width / WIDTHS[0]
    strip = round(STRIP * unit)
    image = Image.new("RGB", (width, height + strip), PAPER)
    image.paste(board, (0, 0))
    draw = ImageDraw.Draw(image)
    bar = max(4, round(10 * unit))
    done = round(width * (at + 1) / len(job.shots))
    draw.rectangle((0, height, width, height + bar - 1), fill=mix(SILK, SLIP, 0.3))
    draw.rectangle((0, height, done - 1, height + bar - 1), fill=mix(accent, INK, 0.12))
    draw.line((0, height, width, height), fill=mix(GOLD, INK, 0.3))
    shot = job.shots[at]
    margin, big, small = round(22 * unit), max(15, round(34 * unit)), max(14, round(30 * unit))
    where = words("history-frame", number=at + 1, count=len(job.shots))
    if shot.chapter is not None:
        where = words.kept(shot.chapter) + words("history-between") + where
    taken = lay(image, width - margin, height + bar + round(30 * unit), where, "sans", small, SOFT_INK, "right")
    title, size = fit(words.say(job.title), "serif", big, width - 3 * margin - taken, small)
    lay(image, margin, height + bar + round(30 * unit), title, "serif", size, INK)
    if shot.told:
        told = words("play-log-between").join(words.kept(event) for event in shot.told)
        said, size = fit(told, "sans", small, width - 2 * margin, max(13, round(25 * unit)))
        lay(image, margin, height + bar + round(76 * unit), said, "sans", size, INK)
    return image
