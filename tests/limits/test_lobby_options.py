"""The lobby's panel of options: within Discord's limits, and everything that can be chosen is on one of its pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.lobby_options import change_of, menus_of, options_panel
from engine.games import SLUGS, rules_for
from engine.host.model import Chair, TableInfo
from engine.words import LANGUAGES, Localiser
from tests.face.test_play_page import INFO
from tests.limits.components import check_components


def lobby(slug: str, options: dict[str, str]) -> TableInfo:
    """A table of a game that waits for players."""
    seats = rules_for(slug).seats.start
    chairs = tuple(Chair(seat) for seat in range(seats))
    return replace(INFO, slug=slug, state="lobby", chairs=chairs, options=options, waiting={}, entries=0)


def opened(slug: str) -> list[dict[str, str]]:
    """The defaults, and each value of an option that opens others."""
    return [{}, *({needs[0]: needs[1]} for needs in {v.needs for v in rules_for(slug).variants if v.needs})]


def drawn(info: TableInfo, words: Localiser, arg: str) -> list[dict[str, Any]]:
    """The panel as Discord gets it."""
    view: Any = options_panel(info, words, 7, arg)
    found: list[dict[str, Any]] = view.to_components()
    return found


def ids(parts: list[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        yield from [part["custom_id"]] if "custom_id" in part else []
        yield from ids(part.get("components", []))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_together_they_show_every_option_once(slug: str, language: str) -> None:
    words = Localiser(language)
    for options in opened(slug):
        info = lobby(slug, options)
        shown: list[str] = []
        arg: str | None = ""
        page = 0
        while arg is not None:
            parts = drawn(info, words, arg)
            assert list(check_components(parts, modern=True)) == []
            found = list(ids(parts))
            menus = [menu.arg for menu in menus_of(info, words) if any(one.endswith(f":{menu.arg}") for one in found)]
            shown += menus
            for again in menus:
                assert drawn(info, words, again) == parts, "a choice stays on its page"
            page += 1
            arg = f"page.{page}" if any(one.endswith(f":page.{page}") for one in found) else None
            last = any(":autostart=" in one for one in found)
            assert last == (arg is None), "the last page has the toggles"
        assert shown == [menu.arg for menu in menus_of(info, words)]


@pytest.mark.parametrize("slug", SLUGS)
def test_options_that_can_no_longer_be_chosen_are_dropped(slug: str) -> None:
    variants = rules_for(slug).variants
    for number, variant in enumerate(variants):
        for other in (other for other in variants if other.needs and other.needs[0] == variant.id):
            value = next(value for value in other.values if value != other.default)
            info = lobby(slug, {variant.id: other.needs[1] if other.needs else "", other.id: value})
            assert change_of(info, f"v.{number}", [variant.default]).options == {variant.id: variant.default}
