from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.jiangnan.view import CHARMS, DISTRICTS, GOALS, ICONS, TRENDS
from render.jiangnan import characters, cities, cover, display, faces, icons, people, powers, river, tiles
from render.jiangnan.dyes import AGES, GILT, KINDS, SILVER
from render.jiangnan.dyes import DISTRICTS as GROUNDS
from render.jiangnan.places import PLACES
from render.jiangnan.wares import WARES
from render.kit.palette import INK, SLIP, WHITE, contrast, mix
from tests.render.golden import assert_as_kept
from tests.render.jiangnan.sheets import (
    CARDS,
    COLOURS,
    GOLDEN,
    PEOPLE,
    SHOPS,
    TALENTS,
    TILES,
    WORKS,
    approved,
)


def flat(sprite: Image.Image) -> Image.Image:
    """A sprite on the colour of paper, without colour."""
    ground = Image.new("RGBA", sprite.size, (251, 246, 233, 255))
    ground.alpha_composite(sprite)
    return ground.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How different two sprites are for a reader who sees no colours."""
    return ImageStat.Stat(ImageChops.difference(flat(one), flat(other))).rms[0]


@pytest.fixture(scope="module")
def sheets() -> dict[str, Image.Image]:
    return approved()


@pytest.mark.parametrize("name", ["signs", "cards", "cover-en", "cover-zh", "emblem"])
def test_sprites_look_as_they_were_approved(name: str, sheets: dict[str, Image.Image]) -> None:
    assert_as_kept(sheets[name], GOLDEN / f"{name}.webp", "python -m tests.render.jiangnan.sheets")


def test_signs_are_told_apart_without_colour() -> None:
    groups: tuple[dict[str, Image.Image], ...] = (
        {kind: icons.icon(kind, 40) for kind in WARES},
        {kind: icons.district(kind, 40) for kind in PLACES},
        {city: cities.sign(city, 44) for city in cities.CITIES},
        {kind: display.tile(kind, 44) for kind in KINDS},
        {kind: river.trend(kind, 44) for kind in TRENDS},
        {str(number): characters.portrait(number, 64, 74) for number in PEOPLE},
        *({str(colour): sprite(colour, 36) for colour in COLOURS}
          for sprite in (people.scholar, people.servant, people.disc)),
    )  # fmt: skip
    for group in groups:
        for one, other in combinations(group, 2):
            assert apart(group[one], group[other]) > 11, f"{one} and {other}"


def test_there_is_a_sign_for_everything() -> None:
    assert set(ICONS) | {"spirits"} <= set(WARES)
    assert {*DISTRICTS, "rest"} == set(PLACES) == set(GROUNDS)
    assert {goal.counts for goal in CARDS.goals.values()} | set(TRENDS) == set(river.MEASURES)
    assert {sign for sign, _ in river.MEASURES.values()} <= set(WARES)
    assert {*CARDS.cities, "jinling"} == set(cities.CITIES)
    does = {card.assistant.power for card in CARDS.characters.values()}
    assert does == {*powers.ASSISTANTS, "gain"}
    assert {card.talent.power for card in CARDS.characters.values() if card.talent} == set(powers.TALENTS)
    assert {face.power for face in CARDS.fair.shops.values()} == set(powers.SHOPS)


def test_what_differs_looks_different() -> None:
    groups: tuple[list[Image.Image], ...] = (
        [faces.work(CARDS, of, 90, 126) for of in WORKS],
        [faces.shop(CARDS, face, 120, 100) for face in SHOPS],
        [faces.muse(CARDS, number, 90, 126) for number in PEOPLE],
        [faces.assistant(CARDS, number, 90, 126) for number in PEOPLE],
        [faces.talent(CARDS, number, 90, 126) for number in TALENTS],
        [faces.goal(CARDS, letter, 110, 64) for letter in GOALS],
        [faces.charm_tile(CARDS, letter, 64) for letter in CHARMS],
        [tiles.back(age, 64) for age in range(len(AGES))],
        [faces.degree_tile(CARDS, level, 140, 64) for level in (1, 2)],
    )
    for group in groups:
        assert len({sprite.tobytes() for sprite in group}) == len(group)


def test_action_tiles_show_districts_bonus_age_and_edge() -> None:
    faces_of = {of: faces.action_tile(CARDS, of) for of in TILES}
    kinds = {(tile.districts, tile.icons, tile.age, of.startswith("adv")) for of, tile in faces_of.items()}
    assert len({faces.tile(CARDS, of, 84).tobytes() for of in TILES}) == len(kinds)


@pytest.mark.parametrize("size", [44, 64, 96])
def test_sprites_have_the_size_asked_for(size: int) -> None:
    squares = (
        faces.tile(CARDS, TILES[0], size), tiles.back(3, size), icons.icon("coin", size), icons.points(12, size),
        people.scholar(people.BOT, size), river.trend("gold", size), faces.charm_tile(CARDS, "A", size),
        display.tile("novel", size), faces.spirits_row(CARDS, 1, size),
    )  # fmt: skip
    assert {sprite.size for sprite in squares} == {(size, size)}
    w, h = size * 2, size * 3
    upright = (
        faces.work(CARDS, "painting_15", w, h), faces.muse(CARDS, 7, w, h), faces.talent(CARDS, 7, w, h),
        faces.goal(CARDS, "J", w, h), characters.back(w, h), characters.portrait(3, w, h),
    )  # fmt: skip
    assert {sprite.size for sprite in upright} == {(w, h)}
    assert faces.shop(CARDS, "B6", h, w).size == faces.degree_tile(CARDS, 2, h, w).size == (h, w)


def test_servants_stand_on_their_boat() -> None:
    for w, h, spaces in ((200, 60, 4), (330, 96, 5)):
        boxes = river.deck(w, h, spaces)
        assert len(boxes) == spaces
        assert all(box.x >= 0 and box.right <= w and box.bottom <= h for box in boxes)
        assert all(one.right <= other.x for one, other in pairwise(boxes))


def test_a_line_of_signs_stays_in_its_box() -> None:
    for w, h in ((60, 30), (150, 36), (300, 40)):
        image = powers.line(("2", "coin", "›", "servant", "boat", "teahouse"), w, h)
        assert image.size == (w, h)
        box = image.getchannel("A").getbbox()
        assert box is not None and box[2] - box[0] <= w


def test_numbers_can_be_read() -> None:
    for colour in KINDS.values():
        assert contrast(INK, mix(SLIP, colour, 0.34)) >= 4.5
    for metal in (GILT, SILVER):
        assert contrast(INK, mix(metal, WHITE, 0.25)) >= 4.5


def test_the_emblem_is_a_roundel_of_any_size() -> None:
    for size in (32, 128, 512):
        image = cover.emblem(size)
        assert image.size == (size, size)
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]


def test_the_cover_has_its_size() -> None:
    assert cover.cover("Jiangnan", "A summary.").size == cover.SIZE == (1200, 675)
