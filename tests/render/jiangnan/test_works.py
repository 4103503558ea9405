from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.jiangnan import names as known
from engine.games.jiangnan.rules import rules
from engine.games.jiangnan.view import IDEAS, DisplayView, MuseView, View
from engine.kernel import Decision, Option, Session, Text
from engine.words import Localiser
from render.jiangnan.changes import NOTHING, Changes
from render.jiangnan.closeups.gallery import Plan, plan, publisher, spots, title
from render.jiangnan.closeups.works import draw_works
from render.kit.boxes import Box
from render.kit.encode import AIM, encode
from tests.render.golden import apart
from tests.render.jiangnan.sheets import WORKS

NAMES = ("Anna", "王小明", "Соня", "김철수")
WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}


@cache
def begun(seats: int, chapter: str) -> tuple[View, Decision]:
    """The set-up's first question as its seat sees it."""
    of = rules()
    options = {variant.id: variant.default for variant in of.variants} | {"chapter": chapter}
    session, _ = Session.begin(of, seats, options, "works")
    decision = session.decisions[0]
    return session.view(decision.seat), decision


def played(seats: int, chapter: str) -> View:
    """A later position: four portfolios, servants on muses and Display tiles, no talents left to choose."""
    view, _ = begun(seats, chapter)
    muses = view.muses or tuple(MuseView(number, ()) for number in (3, 7, 12, 20))
    crowd = tuple(replace(muse, servants=tuple(range(at))) for at, muse in enumerate(muses))
    tracks = {kind: tuple(DisplayView(idea, 1) for idea in IDEAS) for kind in view.tracks}
    players = tuple(replace(player, works=WORKS[at * 9 : at * 9 + 9]) for at, player in enumerate(view.players))
    return replace(view, works=view.works[:4], talents=(), muses=crowd, tracks=tracks, players=players)


def publishing(view: View) -> Decision:
    """Seat 0 may publish each of its portfolios or draw inspiration at the Teahouse."""
    name = Text("jiangnan-name")
    own = tuple(Option(f"publish:{work}", name, at=f"own:0:{work}") for work in view.players[0].works)
    return Decision(seat=0, key="teahouse", ticket=0, prompt=name, options=(*own, Option("inspire", name)))


def boxes(of: Plan) -> list[Box]:
    """The sheets."""
    return [box for box in (of.society, *of.tracks, of.muses, of.talents, of.own, of.foot) if box is not None]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("chapter", ["1", "2", "4", "5", "6"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sheets_lie_apart_on_the_picture(seats: int, chapter: str, language: str) -> None:
    view, first = begun(seats, chapter)
    later = played(seats, chapter)
    for shown, decision in ((view, first), (later, None), (later, publishing(later))):
        of = plan(shown, decision, WORDS[language])
        sheets = boxes(of)
        assert all(apart(one, other) for one, other in combinations(sheets, 2))
        assert all(box.x >= 16 and box.right <= of.size[0] - 16 and box.bottom <= of.size[1] - 16 for box in sheets)
        for sheet, inner in ((of.society, of.works), (of.muses, of.people), (of.talents, of.gifts), (of.own, of.mine)):
            assert sheet is not None or not inner
            assert all(sheet.y < box.y and box.bottom <= sheet.bottom for box in inner if sheet is not None)


@pytest.mark.parametrize("chapter", ["1", "2", "4", "6"])
def test_options_of_the_set_up_have_places(chapter: str) -> None:
    view, decision = begun(4, chapter)
    found = spots(plan(view, decision, WORDS["en"]), view)
    assert {option.at for option in decision.every()} <= set(found)
    assert {f"talent:{number}" for number in view.talents} <= set(found)


def test_only_who_may_publish_sees_own_portfolios() -> None:
    view = played(3, "1")
    asked = publishing(view)
    assert publisher(asked) == 0
    assert publisher(None) is publisher(begun(3, "1")[1]) is None
    of = plan(view, asked, WORDS["en"])
    assert of.own is not None and len(of.mine) == 9
    assert {option.at for option in asked.every()} - {None} <= set(spots(of, view))
    assert plan(view, None, WORDS["en"]).own is None


@pytest.mark.parametrize("language", WORDS)
def test_titles_are_never_cut(language: str) -> None:
    narrow = plan(*begun(4, "1"), WORDS[language]).works[0].w - 6
    for work in WORKS:
        whole = WORDS[language].say(known.work(work))
        lines, _ = title(whole, narrow)
        assert "".join(lines).replace(" ", "") == whole.replace(" ", "")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("seats", [1, 4])
def test_pictures_are_small_files(seats: int, language: str) -> None:
    view, decision = begun(seats, "6")
    later = played(seats, "6")
    for shown, asked in ((view, decision), (later, publishing(later))):
        image = draw_works(shown, asked, NOTHING, WORDS[language])
        assert image.mode == "RGB"
        assert len(encode(image, "a.webp")) <= AIM


@pytest.mark.parametrize("place", ["work", "track:teahouse", "track:tavern", "muse"])
def test_what_is_new_is_marked(place: str) -> None:
    view = played(2, "5")
    at = {"work": f"work:{view.works[2]}", "muse": f"muse:{view.muses[1].character}"}.get(place, place)
    plain = draw_works(view, None, NOTHING, WORDS["en"])
    marked = draw_works(view, None, Changes(places=frozenset((at,))), WORDS["en"])
    foot = plan(view, None, WORDS["en"]).foot
    above = (0, 0, plain.width, foot.y)
    assert plain.crop(above).tobytes() != marked.crop(above).tobytes()
