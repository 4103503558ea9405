"""Random numbers: known answers (anybody can check a published seed), even distribution, two fields of state."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import Rng

SEED = "000102030405060708090a0b0c0d0e0f"


def test_known_answers_of_below() -> None:
    """These numbers may never change: published seeds are checked with them."""
    rng = Rng(SEED)
    assert [rng.below(n) for n in (6, 6, 100, 2, 52, 1_000_000)] == [4, 1, 25, 1, 38, 813294]
    assert rng == Rng(SEED, 6)


def test_known_answer_of_shuffle() -> None:
    rng = Rng(SEED)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [0, 3, 9, 1, 5, 6, 4, 8, 2, 7]
    assert rng.drawn == 9


def test_a_number_is_what_the_documentation_says() -> None:
    """The 38th word is the sixth of the second block."""
    block = shake_128(f"{SEED}:1".encode()).digest(256)
    assert Rng(SEED, 37).below(1000) == int.from_bytes(block[40:48], "big") * 1000 // 2**64


def test_a_shuffle_is_what_the_documentation_says() -> None:
    """Over the end of a block."""
    words = b"".join(shake_128(f"{SEED}:{block}".encode()).digest(256) for block in (0, 1))[8 * 30 :]
    expected = list("abcde")
    for place, last in enumerate((4, 3, 2, 1)):
        chosen = int.from_bytes(words[8 * place : 8 * place + 8], "big") * (last + 1) // 2**64
        expected[last], expected[chosen] = expected[chosen], expected[last]
    items = list("abcde")
    rng = Rng(SEED, 30)
    rng.shuffle(items)
    assert items == expected
    assert rng.drawn == 34


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_below_is_even(n: int) -> None:
    """Chi squared of 20,000 draws lies within six standard deviations of its mean."""
    rng = Rng(f"even {n}")
    draws = 20_000
    seen = Counter(rng.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    chi = sum((count - draws / n) ** 2 / (draws / n) for count in seen.values())
    assert chi < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


def test_shuffle_is_even_over_all_orders() -> None:
    rng = Rng("orders")
    draws = 12_000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    chi = sum((count - draws / 24) ** 2 / (draws / 24) for count in seen.values())
    assert chi < 23 + 6 * 46**0.5


@given(st.text(), st.integers(1, 10**6), st.integers(0, 1000))
def test_equal_states_draw_equal_numbers(seed: str, n: int, drawn: int) -> None:
    rng, copy = Rng(seed, drawn), msgspec.json.decode(msgspec.json.encode(Rng(seed, drawn)), type=Rng)
    assert 0 <= rng.below(n) == copy.below(n) < n
    assert rng == copy


@given(st.lists(st.integers()), st.text())
def test_shuffling_keeps_every_item(items: list[int], seed: str) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_what_teaches_nothing_draws_nothing() -> None:
    rng = Rng(SEED)
    rng.shuffle([])
    rng.shuffle(["only"])
    assert rng.below(1) == 0
    assert rng.drawn == 0


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_lies_below_nothing(n: int) -> None:
    rng = Rng(SEED)
    with pytest.raises(ValueError, match=str(n)):
        rng.below(n)
    assert rng.drawn == 0


def test_the_published_way_of_checking_works() -> None:
    """The few lines that docs/fair-shuffles.md gives to players."""
    page = (Path(__file__).parent.parent.parent / "docs" / "fair-shuffles.md").read_text(encoding="utf-8")
    published: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], published)
    rng = Rng(SEED, 11)
    assert rng.below(52) == published["below"](SEED, 11, 52)
    cards, theirs = list(range(90)), list(range(90))
    rng.shuffle(cards)
    published["shuffle"](SEED, 12, theirs)
    assert cards == theirs
