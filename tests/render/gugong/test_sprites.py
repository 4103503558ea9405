from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.gugong.content import LOCATIONS, TOKENS
from engine.words import Localiser
from render.gugong import cover, decrees, gifts, icons, people, pieces, scores, tokens
from render.kit.palette import CINNABAR, INK, SEATS, SLIP, contrast, deep, mix
from tests.render.gugong.positions import CARDS, NAMES

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}


def apart(one: Image.Image, other: Image.Image) -> float:
    """How different two sprites are, on the colour of paper."""
    flat = []
    for sprite in (one, other):
        ground = Image.new("RGBA", sprite.size, (251, 246, 233, 255))
        ground.alpha_composite(sprite)
        flat.append(ground.convert("L"))
    return ImageStat.Stat(ImageChops.difference(*flat)).rms[0]


def test_every_kind_of_the_content_has_its_own_picture() -> None:
    looks = [tokens.token(kind, 80) for kind in TOKENS]
    looks += [decrees.decree(kind, card, 164, WORDS["en"]).resize((80, 80)) for kind, card in CARDS.decrees.items()]
    looks += [gifts.present(value, 80) for value in range(1, 10)]
    assert len({look.tobytes() for look in looks}) == len(looks)
    assert {card.action for card in CARDS.gifts.values()} - {None} <= set(icons.ACTIONS)
    assert set(LOCATIONS) <= set(icons.ACTIONS)


def test_signs_are_told_apart_without_colour() -> None:
    for size, kinds in ((34, {kind: icons.action(kind, 34) for kind in icons.ACTIONS}),
                        (60, {kind: tokens.token(kind, 60) for kind in TOKENS})):  # fmt: skip
        for one, other in combinations(kinds, 2):
            assert apart(kinds[one], kinds[other]) > 14, f"{one} and {other} at {size} px"


@pytest.mark.parametrize("draw", [people.servant, people.foreman, people.envoy, people.traveller])
def test_seats_are_told_apart_without_colour(draw: object) -> None:
    """Their robes in one colour still differ: by the shape on them."""
    assert callable(draw)
    shapes = []
    for seat in range(len(SEATS)):
        sprite: Image.Image = draw(seat, 80)
        white = sprite.convert("RGB").point([255 if v > 235 else 0 for v in range(256)] * 3).convert("L")
        shapes.append(white.point([255 if v > 250 else 0 for v in range(256)]).crop((20, 34, 60, 78)))
    for one, other in combinations(shapes, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).sum[0] / 255 > 25


def test_the_foreman_lies_on_two_places() -> None:
    assert people.foreman(0, 40).size == (40, 40)
    assert people.foreman(0, 40, lying=True).size == (80, 40)


@pytest.mark.parametrize("load", [(0, 0), (1, 0), (3, 0), (0, 1), (2, 1), (0, 2), (1, 2)])
def test_a_ship_shows_what_it_carries(load: tuple[int, int]) -> None:
    others = [other for other in ((0, 0), (1, 0), (3, 0), (0, 1), (2, 1), (0, 2), (1, 2)) if other != load]
    mine = pieces.ship(2, *load, 120)
    assert mine.size == (120, round(120 * pieces.HIGH))
    assert all(pieces.ship(2, *other, 120).tobytes() != mine.tobytes() for other in others)


@pytest.mark.parametrize("language", WORDS)
def test_names_are_whole_on_wide_decrees(language: str) -> None:
    for kind, card in CARDS.decrees.items():
        tile = decrees.decree(kind, card, 290, WORDS[language])
        assert tile.size == (290, decrees.height(290))
        narrow = decrees.decree(kind, card, 164, WORDS[language])
        assert narrow.size == (164, decrees.height(164))


def test_every_card_has_the_same_shape_and_its_value() -> None:
    faces = {}
    for card in CARDS.gifts.values():
        face = gifts.gift(card, 120)
        assert face.size == gifts.back(120).size == (120, gifts.height(120))
        faces[card.value, card.action, card.servants] = face.tobytes()
    assert len(set(faces.values())) == len(faces)


def test_what_is_written_on_sprites_can_be_read() -> None:
    for level, (colour, _) in decrees.LEVELS.items():
        assert contrast(CINNABAR, decrees.band(level)) >= 4.5
        assert contrast(deep(colour, 0.55), decrees.band(level)) >= 4.5
    for ground, _ in tokens.KINDS.values():
        assert contrast(INK, mix(SLIP, ground, 0.16)) >= 4.5
    for kind in ("gift", "double"):  # their numbers are red
        assert contrast(CINNABAR, mix(SLIP, tokens.KINDS[kind][0], 0.16)) >= 4.5


def test_every_source_of_points_has_its_sign() -> None:
    signs = [scores.source(kind, 0, 40).tobytes() for kind in scores.SOURCES]
    assert len(set(signs)) == len(signs)


def test_the_emblem_is_a_roundel_of_any_size() -> None:
    for size in (32, 128, 512):
        image = cover.emblem(size)
        assert image.size == (size, size)
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]
