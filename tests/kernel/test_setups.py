"""How games are set up: what is refused, defaults, seeds."""

from __future__ import annotations

import pytest

from engine.kernel import Illegal, Session, Variant, refusal, text
from engine.record import position
from tests.kernel.little import Little
from tests.teaching import rules


@pytest.mark.parametrize(
    ("seats", "chosen", "key"),
    [
        (1, {}, "kernel-seats"),
        (5, {}, "kernel-seats"),
        (2, {"size": "big"}, "kernel-unknown-option"),
        (2, {"dice": "some"}, "kernel-unknown-value"),
        (4, {"length": "long", "dice": "without"}, "teaching-too-dull"),
    ],
)
def test_set_ups_that_are_refused(seats: int, chosen: dict[str, str], key: str) -> None:
    reason = refusal(rules(), seats, chosen)
    assert reason is not None
    assert reason.key == key
    with pytest.raises(Illegal) as caught:
        Session.begin(rules(), seats, chosen, "s")
    assert caught.value.reason == reason


def test_options_not_chosen_have_their_defaults() -> None:
    chosen, _ = Session.begin(rules(), 2, {"length": "short", "dice": "with"}, "s")
    left, _ = Session.begin(rules(), 2, {}, "s")
    other, _ = Session.begin(rules(), 2, {"length": "long"}, "s")
    assert position(chosen) == position(left) != position(other)


def test_equal_seeds_give_equal_games() -> None:
    first, _ = Session.begin(rules(), 3, {}, "one")
    again, _ = Session.begin(rules(), 3, {}, "one")
    other, _ = Session.begin(rules(), 3, {}, "two")
    assert position(first) == position(again)
    assert first.table.deck != other.table.deck


class Modular(Little):
    """A game with an option that belongs to a value of another one."""

    variants: tuple[Variant, ...] = (
        Variant("chapter", ("1", "custom"), "1"),
        Variant("shops", ("a", "b"), "a", needs=("chapter", "custom")),
    )


def test_an_option_is_only_chosen_with_the_value_that_it_needs() -> None:
    game = Modular()
    assert refusal(game, 1, {"chapter": "custom", "shops": "b"}) is None
    assert refusal(game, 1, {"chapter": "custom"}) is None
    assert refusal(game, 1, {"shops": "a"}) is None
    assert refusal(game, 1, {"shops": "b"}) == text(
        "kernel-option-needs", option="shops", other="chapter", value="custom"
    )
