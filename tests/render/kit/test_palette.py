from __future__ import annotations

from itertools import combinations

import pytest

from render.kit import palette as p

PAPERS = (p.PAPER, p.SLIP)
WORDS = (p.INK, p.SOFT_INK, p.CINNABAR, p.DARK_GOLD)


@pytest.mark.parametrize("ground", PAPERS)
@pytest.mark.parametrize("word", WORDS)
def test_words_are_readable_on_every_paper(word: p.Colour, ground: p.Colour) -> None:
    assert p.contrast(word, ground) >= 4.5


def test_names_are_readable_on_every_seats_plate() -> None:
    for look in p.SEATS:
        assert p.contrast(p.INK, p.tint(look.colour, 0.3)) >= 4.5


def test_codes_are_readable_on_their_tags() -> None:
    assert p.contrast(p.readable(p.VERMILION), p.VERMILION) >= 4.5


def test_contrast_is_wcags() -> None:
    assert p.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert p.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert p.contrast(p.INK, p.INK) == 1


def test_no_two_seats_share_a_shape_or_a_symbol() -> None:
    assert len({look.shape for look in p.SEATS}) == len({look.symbol for look in p.SEATS}) == len(p.SEATS) == 5


def test_seat_colours_differ_clearly() -> None:
    for one, other in combinations(p.SEATS, 2):
        assert sum(abs(a - b) for a, b in zip(one.colour, other.colour, strict=True)) > 75


def test_legible_darkens_only_as_far_as_needed() -> None:
    assert p.legible(p.INK, p.PAPER) == p.INK
    made = p.legible(p.GOLD, p.PAPER)
    assert made != p.GOLD
    assert p.contrast(made, p.PAPER) >= 4.5


def test_mix_goes_from_one_to_the_other() -> None:
    assert p.mix(p.INK, p.PAPER, 0) == p.INK
    assert p.mix(p.INK, p.PAPER, 1) == p.PAPER
