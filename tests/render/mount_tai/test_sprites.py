from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.mount_tai.content import BUILDINGS, EFFECTS, GOODS, PRAISES, SEASONS
from render.kit.palette import CINNABAR, INK, SLIP, SOFT_INK, contrast, mix
from render.mount_tai import buildings, cover, edicts, events, icons, praises, talents
from render.mount_tai.belongings import SOURCES, source
from render.mount_tai.frames import HUES, dark, outline
from tests.render.mount_tai.kept import PROFESSIONS
from tests.render.mount_tai.positions import CARDS


def flat(sprite: Image.Image) -> Image.Image:
    """A sprite on the colour of paper, without colour."""
    ground = Image.new("RGBA", sprite.size, (251, 246, 233, 255))
    ground.alpha_composite(sprite)
    return ground.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How different two sprites are for a reader who sees no colours."""
    return ImageStat.Stat(ImageChops.difference(flat(one), flat(other))).rms[0]


def test_signs_are_told_apart_without_colour() -> None:
    groups: tuple[dict[str, Image.Image], ...] = (
        {kind: icons.effect(kind, 40) for kind in EFFECTS},
        {kind: icons.good(kind, 40) for kind in (*GOODS, "exchange", "nothing")},
        {kind: icons.season(kind, 40) for kind in SEASONS},
        {kind: buildings.building(kind, 44, 44) for kind in BUILDINGS},
        {kind: talents.portrait(kind, colour, 60, 68) for kind, colour in PROFESSIONS.items()},
        {kind: source(kind, 34) for kind in SOURCES},
    )
    for group in groups:
        for one, other in combinations(group, 2):
            assert apart(group[one], group[other]) > 12, f"{one} and {other}"


def test_colours_have_outlines_of_their_own() -> None:
    shapes = {colour: outline(colour, 0, 0, 100, 100) for colour in HUES}
    assert len({tuple(points) for points in shapes.values()}) == 4
    backs = {colour: events.back(colour, 46, 69).getchannel("A") for colour in HUES}
    for one, other in combinations(backs, 2):
        assert ImageStat.Stat(ImageChops.difference(backs[one], backs[other])).sum[0] > 2000, f"{one} and {other}"


def test_every_tile_of_the_content_has_its_own_picture() -> None:
    tiles = [edicts.edict(number, tile, 90) for number, tile in CARDS.edicts.items()]
    tiles += [edicts.edict(number, tile, 90, "covered") for number, tile in CARDS.edicts.items()]
    tiles += [edicts.back(tier, 90) for tier in (0, 1, 2, 3)]
    assert len({tile.tobytes() for tile in tiles}) == len(tiles)
    kinds = {(tile.colour, tile.gives, tile.amount) for tile in CARDS.events.values()}
    assert len({events.event(tile, 51, 69).tobytes() for tile in CARDS.events.values()}) == len(kinds)
    signs = [praises.praise(kind, CARDS.praises[kind], year, 240, 58) for kind in PRAISES for year in (1, 2)]
    assert len({sign.tobytes() for sign in signs}) == 16


def test_numbers_can_be_read() -> None:
    for tier in (1, 2, 3):
        assert contrast(INK, edicts.ground(tier)) >= 7
        assert contrast(INK, edicts.ground(tier, "covered")) >= 4.5
    for colour, hue in HUES.items():
        assert contrast(INK, mix(SLIP, hue, 0.22)) >= 4.5
        assert contrast(CINNABAR, mix(SLIP, hue, 0.22)) >= 4.5 or colour != "yellow"
        assert contrast(dark(colour), mix(SLIP, hue, 0.1)) >= 4.5
        assert contrast(SOFT_INK, mix(SLIP, hue, 0.1)) >= 4.5


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_shows_whether_it_is_reached(level: int) -> None:
    assert apart(talents.level(level, True, 30), talents.level(level, False, 30)) > 40
    others = [other for other in (1, 2, 3) if other != level]
    assert all(apart(talents.level(level, True, 30), talents.level(other, True, 30)) > 12 for other in others)


def test_the_emblem_is_a_roundel_of_any_size() -> None:
    for size in (32, 128, 512):
        image = cover.emblem(size)
        assert image.size == (size, size)
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]


def test_the_cover_has_its_size() -> None:
    assert cover.cover("Mount Tai", "A summary.").size == cover.SIZE == (1200, 675)
