from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.view import PieceView, View
from engine.kernel import Text
from engine.words import Localiser
from render import UnknownArea, areas, encode, painter_for, render
from render.gugong import names
from render.gugong.changes import changes
from render.gugong.layout import FINE, SIZE, TEXT, Frame, frame, layout
from render.gugong.spots import spots
from render.gugong.tracks import envoy_boxes, marker_boxes
from render.gugong.wall import spread, stone_box
from render.kit import type as letters
from render.kit.cache import LAYERS, SPRITES, TILES
from render.kit.encode import AIM
from render.kit.options import codes
from tests.render.golden import apart, assert_as_kept, differing
from tests.render.gugong.positions import (
    ACTING,
    BEFORE,
    CROWD,
    FIVE,
    GIVING,
    GOLDEN,
    NAMES,
    TWO,
    golden,
    option,
)

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
AREAS = ("board", "court", "map", "palace", "player:0", "player:1")
PICTURES = ("board-5", "board-2-own", "board-crowd", "court", "map", "palace")


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(golden()[name].image, GOLDEN / f"{name}.webp", "python -m tests.render.gugong.positions")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("view", [FIVE, TWO, CROWD], ids=["five", "two", "crowd"])
def test_every_area_is_a_small_file_with_an_alternative_text(view: View, area: str, language: str) -> None:
    decision = GIVING if view.viewer == 0 else None
    picture = render("gugong", view, decision, BEFORE, WORDS[language], area)
    assert picture.image.mode == "RGB"
    assert len(encode(picture.image, "a.webp")) <= AIM
    alt = WORDS[language].say(picture.alt)
    assert 20 < len(alt) <= 2500
    assert "gugong-" not in alt


@pytest.mark.parametrize("language", WORDS)
def test_no_word_that_a_player_needs_is_small(language: str) -> None:
    """22 px at a width of 1200; smaller are what the officials are called, the legend, and figures inside signs."""
    for cached in (LAYERS, SPRITES, TILES):
        cached.clear()
    letters.clear()
    for view, decision, since in ((FIVE, None, BEFORE), (TWO, ACTING, None), (CROWD, None, None)):
        render("gugong", view, decision, since, WORDS[language])
    say = WORDS[language].say
    fine = {say(Text(f"picture-{key}")) for key in ("changed", "option")}
    fine |= {say(names.short_official(kind)) for kind in LOCATIONS}
    held = [key for key in letters._RUNS._held if isinstance(key, tuple)]
    for word, _, size in held:
        if sum(char.isalpha() for char in word) > 3 and word not in fine:
            assert size >= TEXT, word
        if word in fine:
            assert size >= FINE, word
    cut = {word for word, _, _ in held if "…" in word}
    assert cut <= {"Anna Ärger…"}, "only a player's name may be shortened"


def test_the_smallest_text_is_22_px_on_a_picture_1200_px_wide() -> None:
    assert TEXT * 1200 / SIZE[0] >= 22


@pytest.mark.parametrize("view", [FIVE, TWO, replace(FIVE, seats=4, players=FIVE.players[:4], wall_size=6)])
def test_parts_of_the_board_do_not_overlap_and_lie_on_the_paper(view: View) -> None:
    plan = layout(frame(view))
    boxes = [plan.title, *(hall.box for hall in plan.halls.values()), plan.map.box, plan.wall.box, plan.intrigue.box]
    boxes += [plan.jade.box, *plan.decrees, plan.canal.box, plan.palace.box, *(each.box for each in plan.people)]
    for box in boxes:
        assert box.x >= 26
        assert box.y >= 32
        assert box.right <= SIZE[0] - 26
        assert box.bottom <= SIZE[1] - 32
    for one, other in combinations(boxes, 2):
        assert apart(one, other), f"{one} {other}"
    for one, other in combinations(plan.map.cities.values(), 2):
        assert apart(one, other), f"{one} {other}"
    for box in plan.map.cities.values():
        assert box.x >= plan.map.box.x
        assert box.bottom + 30 <= plan.map.box.bottom


def test_cities_that_nobody_knows_find_room_on_the_map() -> None:
    known = frame(FIVE)
    strange = Frame(**{**{name: getattr(known, name) for name in known.__struct_fields__}, "cities": ("a", "b", "c")})
    found = layout(strange).map.cities
    assert set(found) == {"a", "b", "c"}
    for one, other in combinations(found.values(), 2):
        assert apart(one, other)


@pytest.mark.parametrize("houses", [1, 3, 8, 19])
def test_any_number_of_jade_houses_finds_room(houses: int) -> None:
    side = replace(FIVE.cards.sides["many"], jade_houses=(3,) * houses)
    cards = replace(FIVE.cards, sides={**FIVE.cards.sides, "many": side})
    view = replace(FIVE, cards=cards, houses=(True,) * houses)
    part = layout(frame(view)).jade
    assert len(part.houses) == houses
    for one, other in combinations((*part.houses, part.square), 2):
        assert apart(one, other)
    for area in ("board", "palace"):
        render("gugong", view, None, None, WORDS["en"], area)


def test_markers_of_a_stack_lie_in_true_order() -> None:
    boxes = marker_boxes(layout(frame(CROWD)).intrigue, CROWD)
    heights = [boxes[seat].y for seat in CROWD.ladder]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == CROWD.seats
    assert len({box.x for box in boxes.values()}) == 1


def test_nobody_stands_on_anybody_elses_place() -> None:
    for view in (FIVE, TWO, CROWD):
        boxes = list(envoy_boxes(layout(frame(view)).palace, view).values())
        assert len(boxes) == view.seats
        assert len(set(boxes)) == view.seats


def test_the_wall_shows_each_piece_in_its_own_space() -> None:
    part = layout(frame(CROWD)).wall
    boxes = [stone_box(part, *place) for place in spread(CROWD.wall)]
    assert sum(piece.size for piece in CROWD.wall) == 9
    for one, other in combinations(boxes, 2):
        assert apart(one, other)


@pytest.mark.parametrize("index", range(len(ACTING.options)), ids=[o.at or "" for o in ACTING.options])
def test_every_spot_of_an_option_is_on_the_board_and_marked(index: int) -> None:
    chosen = ACTING.options[index]
    assert chosen.at is not None
    spot = spots(layout(frame(TWO)), TWO)[chosen.at]
    marked, plain = (
        render("gugong", TWO, replace(ACTING, options=(each,)), None, WORDS["en"]).image
        for each in (chosen, replace(chosen, at=None))
    )
    seen = differing(marked, plain)
    assert seen is not None
    assert seen[0] < max(spot.box.right, spot.room.right) + 20
    assert seen[2] > min(spot.box.x, spot.room.x) - 20
    assert seen[3] > min(spot.box.y, spot.room.y) - 20
    assert seen[1] < max(spot.box.bottom, spot.room.bottom) + 20


def test_codes_are_those_of_the_buttons_and_long_rows_are_joined() -> None:
    assert codes(ACTING)["die:0"] == ["W–Y"]
    assert codes(ACTING)["wall"] == ["E", "F"]
    assert codes(GIVING)["gift:travel"] == ["A", "H", "O"]
    assert codes(replace(GIVING, options=GIVING.options[20:], free=()))["gift:canal"] == ["A"]


def test_the_court_shows_which_card_may_be_given_where() -> None:
    fewer = replace(GIVING, options=GIVING.options[:20])
    both = [render("gugong", TWO, each, None, WORDS["en"], "court").image for each in (GIVING, fewer)]
    assert both[0].size == both[1].size
    seen = differing(*both)
    assert seen is not None
    assert seen[0] > 1000, "the last location alone has lost a card"
    assert render("gugong", TWO, None, None, WORDS["en"], "court").image.height < both[0].height


def test_own_cards_are_seen_by_their_owner_alone() -> None:
    public = replace(TWO, viewer=None, players=(replace(TWO.players[0], hand=None, pile=None), TWO.players[1]))
    for area in ("board", "map", "palace"):
        one, other = (render("gugong", view, None, None, WORDS["en"], area) for view in (TWO, public))
        assert differing(one.image, other.image) is None
    one, other = (render("gugong", view, None, None, WORDS["en"], "court") for view in (TWO, public))
    assert other.image.height < one.image.height
    assert WORDS["en"].say(one.alt) == WORDS["en"].say(other.alt), "the alternative text says only what is public"


def test_what_changed_is_found() -> None:
    found = changes(FIVE, BEFORE)
    assert found.gifts == {"travel"}
    assert found.cities == {"xian"}
    assert found.wall == {2}
    assert found.dice == {2}
    assert found.intrigue == {1}
    assert found.palace == frozenset()
    assert found.houses == {0}
    assert found.decrees == {"morning_servants"}
    assert found.ships == {(0, 1)}
    assert found.medal
    assert not found.day
    assert found.scores == (3, 0, 0, 0, 0)
    assert found.goods == {(0, "jade"), (0, "pool")}


def test_pieces_that_closed_up_on_the_wall_are_not_new() -> None:
    blue, green = PieceView(0, False, 1), PieceView(2, False, 1)
    then = replace(FIVE, wall=(blue, green, blue, green))
    assert changes(replace(FIVE, wall=(green, green)), then).wall == frozenset()
    assert changes(replace(FIVE, wall=(green, green, blue)), then).wall == {2}


def test_without_an_earlier_view_nothing_is_marked() -> None:
    assert not changes(FIVE, None)
    assert not changes(FIVE, FIVE)
    assert changes(FIVE, BEFORE)
    plain = render("gugong", FIVE, None, None, WORDS["en"]).image
    assert differing(render("gugong", FIVE, None, FIVE, WORDS["en"]).image, plain) is None
    assert differing(render("gugong", FIVE, None, BEFORE, WORDS["en"]).image, plain) is not None


def test_marks_of_one_picture_leave_no_trace_on_the_next() -> None:
    """Parts are kept as they were drawn: none may hold what a neighbour drew beyond its own box."""
    other = replace(
        FIVE,
        active=0,
        gifts=tuple(reversed(FIVE.gifts)),
        edicts=tuple(replace(edict, owners=(0,)) for edict in FIVE.edicts),
    )

    def drawn(*before: tuple[View, View | None]) -> Image.Image:
        for cached in (LAYERS, TILES):
            cached.clear()
        for view, since in before:
            render("gugong", view, None, since, WORDS["en"])
        return render("gugong", FIVE, None, None, WORDS["en"]).image

    alone = drawn()
    for since in (BEFORE, other):
        assert differing(alone, drawn((FIVE, since), (other, FIVE), (other, None))) is None


def test_focus_is_an_area_that_shows_the_options() -> None:
    painter = painter_for("gugong")
    assert painter.focus(TWO, GIVING) == "court"
    assert painter.focus(TWO, ACTING) == "board"
    assert painter.focus(TWO, replace(ACTING, key="city")) == "map"
    assert set(areas("gugong")) == {"board", "court", "map", "palace", "player"}


def test_unknown_areas_are_refused() -> None:
    for area in ("roof", "player:2", "player:x", "player", ""):
        with pytest.raises(UnknownArea):
            render("gugong", TWO, None, None, WORDS["en"], area)


def test_an_option_at_an_unknown_spot_is_not_marked() -> None:
    plain, strange = (
        render("gugong", TWO, replace(ACTING, options=(option("o", at),)), None, WORDS["en"]).image
        for at in (None, "moon:1")
    )
    assert differing(plain, strange) is None
