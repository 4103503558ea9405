from __future__ import annotations

from engine.host.recent import Recent


def test_what_was_used_last_is_kept() -> None:
    recent = Recent[str, int](2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.get("a") == 1
    recent.keep("c", 3)
    assert list(recent) == ["a", "c"]
    assert recent.get("b") is None


def test_what_is_kept_anew_replaces_and_counts_as_used() -> None:
    recent = Recent[str, int](2)
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent.keep(key, value)
    assert [(key, recent.get(key)) for key in ("a", "c")] == [("a", 3), ("c", 4)]
    assert recent.get("b") is None


def test_what_is_out_of_date_goes() -> None:
    recent = Recent[int, str](9)
    for key in range(5):
        recent.keep(key, str(key))
    recent.drop(lambda key: key % 2 == 0)
    assert list(recent) == [1, 3]
