"""Positions render for every viewer: about twenty a game, over all areas, seats and both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs import limits
from engine.games import SLUGS
from engine.kernel import Seat, Session
from engine.words import LANGUAGES, Localiser
from render import areas, cover, emblem, encode, render
from render.kit.cache import TILES
from render.picture import UnknownArea
from tests.suite.setups import Setup, game

POSITIONS = 20

LARGEST = 8 * 2**20
"""Bytes: no file may be larger (Discord takes 10 MiB)."""

every_painted_game = pytest.mark.parametrize("slug", SLUGS)


def positions(slug: str) -> list[tuple[Session[Any, Any], Session[Any, Any]]]:
    """(a position, one some replies earlier), spread over whole games with every number of seats, the end included."""
    found = []
    for seats in game(slug).seats:
        played = [session.clone() for _, session, _ in Setup(slug, seats).walk("pictures")]
        last = played[-1].clone()
        last.apply(Setup(slug, seats).players(own="pictures last").reply(last))
        played.append(last)
        wanted = max(2, POSITIONS // len(game(slug).seats))
        places = [round(index * (len(played) - 1) / (wanted - 1)) for index in range(wanted)]
        found += [(played[place], played[max(0, place - 5)]) for place in places]
    return found


@every_painted_game
def test_positions_render_for_every_viewer(slug: str) -> None:
    drawn: set[tuple[str, bool]] = set()
    for number, (session, earlier) in enumerate(positions(slug)):
        seats = session.table.seats
        viewers: list[Seat | None] = [None, *range(seats)]
        viewer = viewers[number % len(viewers)]
        every = _named_areas(slug, seats)
        for area in {"board", every[number % len(every)]}:
            view, since = session.view(viewer), earlier.view(viewer)
            before = msgspec.json.encode((view, since))
            say = Localiser(LANGUAGES[number % len(LANGUAGES)], [f"梅 {seat}" for seat in range(seats)])
            decision = session.decision(viewer) if viewer is not None else None
            asked = (slug, view, decision, since if number % 3 else None, say, area)
            TILES.clear()
            picture = render(*asked)
            assert render(*asked).image == picture.image, f"{area}: something reaches beyond its tile"
            drawn.add((area.partition(":")[0], viewer is None))
            assert min(picture.image.size) >= 200
            assert 0 < len(encode(picture.image, "x.webp")) <= LARGEST
            assert say.say(picture.alt).strip()
            assert msgspec.json.encode((view, since)) == before, "a renderer only reads"
    for area in areas(slug):
        assert {(area, True), (area, False)} & drawn, f"{area} was never drawn"
    assert {("board", True), ("board", False)} <= drawn


def _named_areas(slug: str, seats: int) -> list[str]:
    return [
        named
        for area in areas(slug)
        for named in ([f"player:{seat}" for seat in range(seats)] if area == "player" else [area])
    ]


@every_painted_game
def test_unknown_areas_are_refused(slug: str) -> None:
    session = Setup(slug, game(slug).seats[0]).begin()
    for area in ("nowhere", "player:99", "player:-1", "player:x", ""):
        with pytest.raises(UnknownArea):
            render(slug, session.view(None), None, None, Localiser("en"), area)


@every_painted_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_cover(slug: str, language: str) -> None:
    say = Localiser(language)
    picture = cover(slug, say)
    assert picture.image.size == (1200, 675)
    assert 0 < len(say.say(picture.alt)) <= limits.ALT_TEXT


@every_painted_game
def test_every_game_has_an_emblem(slug: str) -> None:
    sign = emblem(slug, 128)
    assert (sign.size, sign.mode) == ((128, 128), "RGBA")
    extrema: Any = sign.getchannel("A").getextrema()
    assert extrema[1] > 0, "an empty picture"
