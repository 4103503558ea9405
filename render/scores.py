"""The score sheet of a finished game as a table: a column for each party, a row for each source of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PIL import Image, ImageDraw

from engine.kernel import Score, Source, Standings, Text, text
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.icons import icon
from render.kit.ink import divider
from render.kit.palette import CINNABAR, DARK_GOLD, GOLD, INK, SEATS, SLIP, SOFT_INK, WASH, Colour, mix, tint
from render.kit.paper import lay_slip, scroll
from render.kit.printing import put
from render.kit.seats import mark
from render.kit.type import width
from render.kit.words import LEADING, NEEDED, block, fit, lay, paragraph, wrap
from render.picture import Painter, Picture

WIDTH = 1600
MARGIN = 66
LABELS = 470
"""Least width of the column that says where points come from."""
HEAD, PARTY, ROW, TOTAL = 176, 132, 62, 92
"""Heights: the title, the names, a source, the total."""
WIDEST = 420
"""No party's column is wider than this."""


class _Grid(Struct, frozen=True):
    """The boxes of the table: where the labels stand, and a column for each party."""

    labels: Box
    columns: tuple[Box, ...]

    def row(self, y: int, height: int) -> _Grid:
        """The same columns in one row."""
        return _Grid(
            Box(self.labels.x, y, self.labels.w, height),
            tuple(Box(column.x, y, column.w, height) for column in self.columns),
        )


def draw(painter: Painter[Any], title: Text, standings: Standings, words: Localiser) -> Picture:
    """The sheet (RGB, 1600 px wide). ``title`` is what stands above it; ``words`` knows the parties' names.

    Parties of the game's own without a result are left out, as on the card.
    """
    scores = [score for score in standings.scores if score.seat is not None or not score.out]
    labels = sources(scores)
    notes = [_note(score, words) for score in scores]
    notes = [note for note in notes if note]
    noted = sum(len(wrap(note, "sans", NEEDED, WIDTH - 2 * MARGIN)) for note in notes)
    height = HEAD + PARTY + ROW * len(labels) + TOTAL + 40 + round(noted * LEADING * NEEDED) + (24 if notes else 0) + 40
    ground = scroll(WIDTH, height, painter.accent)
    image = ground.image.copy()
    _head(image, painter, words.say(title), words.say(standings.reason))
    grid = _grid(len(scores), HEAD, height)
    y = HEAD
    _parties(image, grid.row(y, PARTY), scores, words)
    y += PARTY
    for number, label in enumerate(labels):
        _row(image, grid.row(y, ROW), label, scores, words, shaded=number % 2 == 0)
        y += ROW
    _total(image, grid.row(y, TOTAL), scores, words)
    y += TOTAL + 40
    for note in notes:
        y += paragraph(image, MARGIN, y, WIDTH - 2 * MARGIN, note, "sans", NEEDED, SOFT_INK)
    return Picture(image, _alt(standings, scores, words))


def sources(scores: Sequence[Score]) -> list[Text]:
    """What brought points, each once and in the order of the game, of which every party may lack some."""
    found: list[Text] = []
    for score in scores:
        at = 0
        for source in score.sources:
            if _ties_only(source):
                continue
            if source.label in found:
                at = found.index(source.label) + 1
            else:
                found.insert(at, source.label)
                at += 1
    return found


def _ties_only(source: Source) -> bool:
    """A source that brings nothing and says a number of its own only breaks ties."""
    return not source.points and bool(source.label.args)


def _grid(parties: int, y: int, height: int) -> _Grid:
    room = WIDTH - 2 * MARGIN
    taken = min((room - LABELS) // parties, WIDEST) * parties
    columns = Box(MARGIN + room - taken, y, taken, height).columns(parties, 8)
    return _Grid(Box(MARGIN, y, room - taken - 16, height), columns)


def _head(image: Image.Image, painter: Painter[Any], title: str, reason: str) -> None:
    put(image, painter.emblem(108), MARGIN, 46)
    room = WIDTH - 2 * MARGIN - 136
    said, size = fit(title, "serif", 54, room, 36)
    lay(image, MARGIN + 132, 78, said, "serif", size, INK)
    lines, size = block(reason, "sans", 32, room, 1, NEEDED - 4)
    lay(image, MARGIN + 132, 136, lines[0], "sans", size, SOFT_INK)


def _parties(image: Image.Image, grid: _Grid, scores: Sequence[Score], words: Localiser) -> None:
    for box, score in zip(grid.columns, scores, strict=True):
        colour = _colour(score)
        fill = tint(GOLD, 0.3) if score.won else tint(colour, 0.16)
        lay_slip(
            image, box.inset(0, 6), fill=fill, line=mix(colour, SLIP, 0.2), radius=14, raised=5 if score.won else 3
        )
        place = "—" if score.out else words("history-sheet-rank", rank=score.rank)
        sign = mark(score.seat, 42) if score.seat is not None else None
        cup = icon("cup", 44) if score.won else None
        first = [sprite for sprite in (sign, cup) if sprite is not None]
        wide = sum(sprite.width + 10 for sprite in first) + width(place, "bold", 34)
        x = box.mid_x - wide // 2
        for sprite in first:
            put(image, sprite, x, box.y + 38 - sprite.height // 2)
            x += sprite.width + 10
        lay(image, x, box.y + 38, place, "bold", 34, DARK_GOLD if score.won else SOFT_INK)
        name, size = fit(party(score, words), "bold", 36, box.w - 24, NEEDED)
        lay(image, box.mid_x, box.y + 92, name, "bold", size, INK, "middle")


def _row(
    image: Image.Image, grid: _Grid, label: Text, scores: Sequence[Score], words: Localiser, *, shaded: bool
) -> None:
    if shaded:
        wash = Image.new("L", (grid.columns[-1].right - grid.labels.x + 14, grid.labels.h), 120)
        image.paste(mix(SLIP, WASH, 0.12), (grid.labels.x - 14, grid.labels.y), wash)
    said, size = fit(words.say(label), "sans", 34, grid.labels.w, NEEDED - 2)
    lay(image, grid.labels.x, grid.labels.mid_y, said, "sans", size, INK)
    for box, score in zip(grid.columns, scores, strict=True):
        points = [source.points for source in score.sources if source.label == label]
        shown = str(sum(points)) if points else "–"
        colour = WASH if not points else CINNABAR if sum(points) < 0 else INK
        lay(image, box.mid_x, box.mid_y, shown, "bold" if points else "sans", 38, colour, "middle")


def _total(image: Image.Image, grid: _Grid, scores: Sequence[Score], words: Localiser) -> None:
    left, right = grid.labels.x - 14, grid.columns[-1].right
    draw_on = ImageDraw.Draw(image)
    draw_on.line((left, grid.labels.y + 8, right, grid.labels.y + 8), fill=mix(GOLD, INK, 0.25), width=3)
    lay(image, grid.labels.x, grid.labels.mid_y + 6, words("history-sheet-total"), "serif", 42, INK)
    for box, score in zip(grid.columns, scores, strict=True):
        colour = DARK_GOLD if score.won else INK
        lay(image, box.mid_x, box.mid_y + 6, str(score.total), "bold", 60 if score.won else 52, colour, "middle")
    line = divider(right - left, mix(GOLD, SLIP, 0.2))
    put(image, line, left, grid.labels.bottom + 2)


def _note(score: Score, words: Localiser) -> str:
    """What breaks ties, and that somebody is out of the running."""
    said = [words.say(source.label) for source in score.sources if _ties_only(source)]
    if score.out:
        said.append(words("history-sheet-out"))
    if not said:
        return ""
    return words(
        "history-sheet-note", who=text("play-name", name=party(score, words)), what=words("kernel-comma").join(said)
    )


def party(score: Score, words: Localiser) -> str:
    """What a party is called."""
    if score.name is not None:
        return words.say(score.name)
    return words.names[score.seat] if score.seat is not None and score.seat < len(words.names) else "—"


def _colour(score: Score) -> Colour:
    return WASH if score.seat is None else SEATS[score.seat % len(SEATS)].colour


def _alt(standings: Standings, scores: Sequence[Score], words: Localiser) -> Text:
    parties = tuple(
        text("history-sheet-alt-party", who=text("play-name", name=party(score, words)), points=score.total)
        for score in scores
    )
    return text("history-sheet-alt", reason=standings.reason, parties=parties)
