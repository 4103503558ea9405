"""Content files: read, checked, known by digest; every fault is named by file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel import Content, ContentError
from tests.teaching.table import FOLDER, Cards, load

GOOD = (FOLDER / "cards.toml").read_text(encoding="utf-8")


def folder(tmp_path: Path, **files: str) -> Path:
    for name, said in files.items():
        (tmp_path / f"{name}.toml").write_text(said, encoding="utf-8")
    return tmp_path


def test_a_content_is_read_and_kept() -> None:
    content = load()
    assert content.cards.cards["seal"].points == 3
    kept = load(content.text)
    assert kept.digest == content.digest
    assert kept.cards == content.cards
    assert len(content.digest) == 64


def test_the_digest_knows_values_and_not_how_they_are_laid_out(tmp_path: Path) -> None:
    entries = GOOD.split("\n\n")
    turned = "\n\n".join([*reversed(entries[1:]), entries[0]])
    assert Content.from_folder(folder(tmp_path, cards=turned), Cards).digest == load().digest
    dearer = GOOD.replace("points = 3", "points = 4")
    assert Content.from_folder(folder(tmp_path, cards=dearer), Cards).digest != load().digest


@pytest.mark.parametrize(
    ("said", "parts"),
    [
        (GOOD.replace("takes = 2", 'takes = "two"'), ("cards.toml", "seal", "takes", "Expected `int`, got `str`")),
        (GOOD.replace("takes = 2", f"takes = {10**30}"), ("cards.toml", "seal", "takes")),
        (GOOD.replace("takes = 2", "takes = -2"), ("cards.toml", "seal", "takes", ">= 0")),
        (GOOD.replace("takes = 0\n", ""), ("cards.toml", "brush", "missing required field `takes`")),
        (GOOD.replace("takes = 0", "takes = 0\nprice = 3"), ("cards.toml", "brush", "unknown field `price`")),
        (GOOD.replace("[lute]", "[lute"), ("cards.toml", "line 2")),
        (GOOD + "\n[seal]\npoints = 1\n", ("cards.toml", "line")),
        ("seal = 3", ("cards.toml", "seal", "Expected `object`, got `int`")),
    ],
)
def test_a_broken_file_is_named_with_entry_and_field(tmp_path: Path, said: str, parts: tuple[str, ...]) -> None:
    with pytest.raises(ContentError) as caught:
        Content.from_folder(folder(tmp_path, cards=said), Cards)
    for part in parts:
        assert part in str(caught.value)


def test_missing_and_foreign_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml.*missing"):
        Content.from_folder(tmp_path, Cards)
    with pytest.raises(ContentError, match=r"dogs\.toml.*no such file"):
        Content.from_folder(folder(tmp_path, cards=GOOD, dogs="a = 1"), Cards)


def test_a_mark_that_windows_editors_put_first_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8-sig")
    assert Content.from_folder(tmp_path, Cards).digest == load().digest


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"cards\.toml"):
        Content.from_folder(tmp_path, Cards)


@pytest.mark.parametrize("kept", [b"", b"{", b"[]", b"nothing"])
def test_a_kept_content_that_cannot_be_read(kept: bytes) -> None:
    with pytest.raises(ContentError):
        load(kept)
