"""The score sheet as a picture: every source once, whoever plays and whatever they are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import record
from engine.games import SLUGS
from engine.kernel import Score, Source, Standings, text
from engine.words import LANGUAGES, Localiser
from render import painter_for
from render.scores import WIDTH, draw, sources

RECORDED = Path(__file__).parents[1] / "recorded"
NAMES = ("Ada", "Benedetta von und zu Hohenschwangau", "梅香", "عائشة", "👩‍🚀 Zoë")


def source(name: str, points: int = 1) -> Source:
    return Source(text(f"score-{name}"), points)


def score(seat: int, *brought: Source) -> Score:
    return Score(seat, 1, sum(each.points for each in brought), brought)


def test_sources_stand_in_the_order_of_the_game_each_once() -> None:
    scores = [
        score(0, source("wall"), source("jade")),
        score(1, source("wall"), source("palace"), source("jade"), source("late")),
        score(2, source("early"), source("palace")),
    ]
    found = [label.key.removeprefix("score-") for label in sources(scores)]
    assert sorted(found) == ["early", "jade", "late", "palace", "wall"]
    for one in scores:
        own = [each.label.key.removeprefix("score-") for each in one.sources]
        assert own == [name for name in found if name in own]


def test_what_only_breaks_ties_is_no_row_of_the_table() -> None:
    place = Source(text("score-place", place=2), 0)
    assert sources([score(0, source("wall"), place)]) == [text("score-wall")]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_sheet(slug: str, language: str) -> None:
    paths = sorted((RECORDED / slug).glob("[0-9].json"))
    assert paths
    for path in paths:
        kept = record.decode(path.read_bytes())
        standings = record.play(kept).standings
        assert standings is not None
        words = Localiser(language, NAMES[: kept.seats])
        picture = draw(painter_for(slug), text("play-title", game="x", table="7"), standings, words)
        assert picture.image.width == WIDTH
        alt = words.say(picture.alt)
        for one in standings.scores:
            if one.seat is not None:
                assert NAMES[one.seat] in alt
                assert str(one.total) in alt


def test_another_total_is_another_picture() -> None:
    words = Localiser("en", NAMES[:2])
    painter = painter_for(SLUGS[0])

    def drawn(points: int) -> bytes:
        standings = Standings((score(0, source("x", points)), score(1, source("x", 3))), text("kernel-none"))
        renamed = Standings(
            tuple(
                Score(one.seat, one.rank, one.total, tuple(Source(text("kernel-none"), s.points) for s in one.sources))
                for one in standings.scores
            ),
            standings.reason,
        )
        return draw(painter, text("kernel-none"), renamed, words).image.tobytes()

    assert drawn(7) == drawn(7) != drawn(8)
