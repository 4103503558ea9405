from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.mount_tai.pyramid import LAYOUTS
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.encode import AIM, encode
from render.kit.type import width
from render.mount_tai.belongings import SOURCES, chips, goods_boxes, short_skill
from render.mount_tai.layout import TEXT
from render.mount_tai.mat import Mat, mat
from render.mount_tai.player import draw_player
from render.mount_tai.pyramid import spots, tall
from tests.render.golden import apart, assert_as_kept, differing
from tests.render.mount_tai.kept import FULLEST, MIDDLE, PILES, POLICY, START, STEPS, of, pictures
from tests.render.mount_tai.positions import CARDS, GOLDEN, NAMES

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
kept = cache(pictures)


@pytest.mark.parametrize(
    "name",
    ["player-start", "player-middle", "player-full", "player-piles", "player-steps", "cover-en", "sprites"],
)
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(kept()[name], GOLDEN / f"{name}.webp", "python -m tests.render.mount_tai.kept")


@pytest.mark.parametrize("name", ["player-full", "player-start", "cover-en"])
def test_files_are_small(name: str) -> None:
    assert len(encode(kept()[name], "picture.webp")) <= AIM


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("people", "works", "lines", "tutor"), [(0, 0, 0, False), (5, 8, 2, True), (6, 8, 3, True),
                                                                  (2, 1, 1, True), (1, 0, 1, False)])  # fmt: skip
def test_nothing_of_a_board_lies_on_something_else(
    layout: str, people: int, works: int, lines: int, tutor: bool
) -> None:
    plan = mat(layout, people, works, lines, tutor)
    for one, other in combinations(sheets(plan), 2):
        assert apart(one, other), (one, other)
    for box in sheets(plan):
        assert plan.page.x <= box.x and box.right <= plan.page.right
        assert plan.page.y <= box.y and box.bottom <= plan.page.bottom
    for box in plan.people:
        assert box.bottom <= plan.talents.bottom
    assert plan.tiles.h == tall(layout, plan.tiles.w)
    assert all(box.right <= plan.edicts.right and box.bottom <= plan.gone.y for box in spots(layout, plan.tiles))


def sheets(plan: Mat) -> list[Box]:
    """What must not overlap."""
    every = [plan.plate, plan.land, plan.goods, *plan.sources, plan.edicts, plan.talents, plan.legend]
    every += [box for box in (plan.guide, plan.tutor) if box is not None]
    return every + ([plan.buildings] if plan.works else [])


@pytest.mark.parametrize("language", WORDS)
def test_skills_fit_on_their_line(language: str) -> None:
    """A line is as wide as the talent less portrait, level and cost."""
    box = mat("pyramid", 1, 0, 0, False).people[0]
    for card in CARDS.talents.values():
        for index, skills in enumerate(card.skills):
            room = box.w - 6 - 112 - 10 - 10 - 36 - (40 if index else 0)  # the first level has no cost any more
            told = " · ".join(WORDS[language].say(short_skill(CARDS, skill)) for skill in skills)
            assert width(told, "sans", TEXT) <= room, told


def test_every_source_of_reputation_is_told() -> None:
    player = FULLEST.players[1]
    for language, words in WORDS.items():
        lines = chips(player, words, 1348)
        assert [kind for line in lines for kind, _, _ in line] == list(SOURCES)
        assert len(lines) <= 2, language
    assert set(player.points) == set(SOURCES)


def test_where_edict_tiles_lie_shows_what_rests_on_what() -> None:
    """A tile that rests on another overlaps it, and nothing else of the layer below."""
    for layout in ("pyramid", "steps"):
        boxes = spots(layout, Box(0, 0, 732, tall(layout, 732)))
        places = LAYOUTS[layout].places
        for lower, place in enumerate(places):
            for upper in range(lower):
                if places[upper].layer == place.layer + 1:
                    assert (upper in place.under) == (not apart(boxes[upper], boxes[lower])), (layout, lower, upper)


def test_a_code_marks_each_tile_that_may_be_used() -> None:
    bare, marked = draw_player(START, 0, None, None, WORDS["en"]), draw_player(START, 0, POLICY, None, WORDS["en"])
    boxes = spots("pyramid", mat("pyramid", 0, 0, 0, False).tiles)
    for place in range(4):
        for x in (boxes[place].x, boxes[place].right):
            corner = (x - 12, boxes[place].y - 12, x + 12, boxes[place].y + 12)
            assert differing(bare.crop(corner), marked.crop(corner)) is not None, place
    far = boxes[28]
    spot = (far.x + 20, far.y + 20, far.right - 20, far.bottom - 20)
    assert differing(bare.crop(spot), marked.crop(spot)) is None


@pytest.mark.parametrize("good", ["money", "grain", "wine", "reputation"])
def test_a_changed_good_is_seen(good: str) -> None:
    plan = mat("pyramid", 2, 2, 1, False)
    same = draw_player(MIDDLE, 0, None, MIDDLE, WORDS["en"])
    other = draw_player(MIDDLE, 0, None, of(MIDDLE, 0, **{good: 1}), WORDS["en"])
    box = goods_boxes(plan.goods)[good]
    place = (box.x, box.y, box.right, box.bottom)
    assert differing(same.crop(place), other.crop(place)) is not None


def test_face_down_tiles_look_alike() -> None:
    """What lies below is hidden from all: the picture depends on nothing but what the view shows."""
    hidden = [tile for tile in PILES.players[0].pyramid if not tile.number]
    assert hidden
    assert all(not tile.uncovered for tile in hidden)
    image = draw_player(PILES, 0, None, None, WORDS["zh-TW"])
    again = draw_player(replace(PILES, viewer=None), 0, None, None, WORDS["zh-TW"])
    assert differing(image, again) is None


def test_all_layouts_are_drawn_in_both_languages() -> None:
    for view in (START, PILES, STEPS, replace(PILES, layout="mixed_piles")):
        one, other = (draw_player(view, 0, None, None, words) for words in WORDS.values())
        assert one.size == other.size
        assert differing(one, other) is not None
