from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.mount_tai.mountain import CELLS, FIEF, HEIGHT
from engine.games.mount_tai.view import PraiseView, View
from engine.kernel import Text
from engine.words import Localiser
from render import UnknownArea, encode, painter_for, render
from render.kit import type as letters
from render.kit.cache import LAYERS, SPRITES, TILES
from render.kit.encode import AIM
from render.kit.options import codes
from render.kit.palette import INK, SEATS, SLIP, SOFT_INK, VERMILION, contrast, mix, tint
from render.mount_tai import names
from render.mount_tai.changes import changes
from render.mount_tai.layout import FINE, SIZE, TEXT, frame, layout
from render.mount_tai.mountain_rock import TOPS
from render.mount_tai.relief import relief
from render.mount_tai.spots import board_spots, pyramids
from render.mount_tai.tracks import active, winners
from tests.render.golden import apart, assert_as_kept, differing
from tests.render.mount_tai.positions import (
    ACTING,
    BEFORE,
    CROWD,
    EVENT,
    FOUR,
    GOLDEN,
    NAMES,
    SOLO,
    TWO,
    golden,
    option,
)

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
AREAS = ("board", "mountain", "season", "offers")
PICTURES = ("board-4", "board-2-own", "board-crowd", "board-solo", "mountain", "season", "offers")
VIEWS = {"four": FOUR, "two": TWO, "solo": SOLO, "crowd": CROWD}
THREE = replace(FOUR, seats=3, order=(2, 0, 1), players=FOUR.players[:3])


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(golden()[name].image, GOLDEN / f"{name}.webp", "python -m tests.render.mount_tai.positions")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_area_is_a_small_file_with_an_alternative_text(view: View, area: str, language: str) -> None:
    decision = ACTING if view.viewer == 0 else None
    picture = render("mount_tai", view, decision, BEFORE, WORDS[language], area)
    assert picture.image.mode == "RGB"
    assert len(encode(picture.image, "a.webp")) <= AIM
    alt = WORDS[language].say(picture.alt)
    assert 20 < len(alt) <= 1024
    assert "mount-tai-" not in alt


@pytest.mark.parametrize("language", WORDS)
def test_no_word_that_a_player_needs_is_small(language: str) -> None:
    """22 px at a width of 1200; smaller are the legend, and figures inside signs."""
    for cached in (LAYERS, SPRITES, TILES):
        cached.clear()
    letters.clear()
    for view, decision, since in ((FOUR, None, BEFORE), (TWO, ACTING, None), (CROWD, None, None), (SOLO, None, None)):
        render("mount_tai", view, decision, since, WORDS[language])
    say = WORDS[language].say
    fine = {say(Text(f"picture-{key}")) for key in ("changed", "option")}
    held = [key for key in letters._RUNS._held if isinstance(key, tuple)]
    for word, _, size in held:
        if sum(char.isalpha() for char in word) > 2 and word not in fine:
            assert size >= TEXT, word
        if word in fine:
            assert size >= FINE, word
    cut = {word for word, _, _ in held if "…" in word}
    assert all(word.startswith("Anna") for word in cut), "only a player's name may be shortened"


def test_the_smallest_text_is_22_px_on_a_picture_1200_px_wide() -> None:
    assert TEXT * 1200 / SIZE[0] >= 22
    assert relief(layout(frame(FOUR)).mountain).pitch * 0.273 >= TEXT - 1, "the names of the cells"


def test_words_are_told_from_their_ground() -> None:
    """Names of cells on every terrace, names and numbers on every player's part and season."""
    for ground in (*TOPS, *(tint(look.colour, 0.34) for look in SEATS), mix(SLIP, VERMILION, 0.2)):
        assert contrast(INK, ground) >= 4.5
    for look in SEATS:
        assert contrast(SOFT_INK, tint(look.colour, 0.12)) >= 4.5


@pytest.mark.parametrize("view", [FOUR, THREE, TWO, SOLO], ids=["four", "three", "two", "solo"])
def test_parts_of_the_board_do_not_overlap_and_lie_on_the_paper(view: View) -> None:
    plan = layout(frame(view))
    boxes = [plan.title, plan.state, *plan.order, plan.mountain, *(part.box for part in plan.seasons), plan.blueprint]
    boxes += [plan.wilderness, *(each.box for each in plan.people)]
    if plan.virtual is not None:
        boxes.append(plan.virtual)
    for box in boxes:
        assert box.x >= 26
        assert box.y >= 32
        assert box.right <= SIZE[0] - 26
        assert box.bottom <= SIZE[1] - 32
    for one, other in combinations(boxes, 2):
        assert apart(one, other), f"{one} {other}"
    for part in plan.seasons:
        inner = [part.head, *(box for row in part.events for box in row), *part.praises]
        for one, other in combinations(inner, 2):
            assert apart(one, other), f"{one} {other}"
        assert all(part.box.x <= box.x and box.right <= part.box.right for box in inner)


def test_every_cell_is_seen_where_the_map_has_it() -> None:
    plan = relief(layout(frame(FOUR)).mountain)
    boxes = plan.cells
    assert set(boxes) == set(CELLS)
    for cell, box in boxes.items():
        assert box.w >= 60, cell
        assert box.h >= 36, cell
        assert plan.box.x <= box.x
        assert box.right <= plan.box.right
        assert plan.box.y <= box.y
        assert box.bottom <= plan.box.bottom
    for row in "12345678":
        line = [boxes[column + row] for column in "ABCDEFGH"]
        assert [box.x for box in line] == sorted(box.x for box in line)
    for column in "ABCDEFGH":
        line = [boxes[column + row] for row in "12345678"]
        assert [box.y for box in line] == sorted(box.y for box in line)
    for one, other in combinations(CELLS, 2):
        assert apart(boxes[one].inset(6), boxes[other].inset(6)), f"{one} {other}"


def test_higher_layers_stand_higher() -> None:
    plan = relief(layout(frame(FOUR)).mountain)
    drops = [plan.cells[f"D{row + 1}"].y - plan.cells[f"D{row}"].y for row in range(1, 8)]
    assert max(drops[:3]) < min(drops[4:]), "rows that climb away are seen shorter than those that fall towards us"


@pytest.mark.parametrize("index", range(len(ACTING.options)), ids=[o.at or "none" for o in ACTING.options])
def test_every_spot_of_an_option_is_on_the_board_and_marked(index: int) -> None:
    chosen = ACTING.options[index]
    if chosen.at is None:
        return
    plan = layout(frame(TWO))
    spot = board_spots(plan, relief(plan.mountain), TWO)[chosen.at]
    marked, plain = (
        render("mount_tai", TWO, replace(ACTING, options=(each,)), None, WORDS["en"]).image
        for each in (chosen, replace(chosen, at=None))
    )
    seen = differing(marked, plain)
    assert seen is not None
    assert seen[0] < max(spot.box.right, spot.room.right) + 20
    assert seen[2] > min(spot.box.x, spot.room.x) - 20
    assert seen[3] > min(spot.box.y, spot.room.y) - 20
    assert seen[1] < max(spot.box.bottom, spot.room.bottom) + 20


def test_all_that_options_name_has_a_place_on_the_board() -> None:
    plan = layout(frame(FOUR))
    found = board_spots(plan, relief(plan.mountain), FOUR).keys() | pyramids(FOUR).keys()
    assert set(pyramids(FOUR).values()) <= found
    wanted = [f"cell:{cell}" for cell in CELLS] + [f"pile:{index}" for index in range(5)]
    wanted += [f"blueprint:{kind}" for kind in FOUR.blueprints]
    wanted += [f"event:{colour}" for colour in ("yellow", "green", "blue", "red")]
    for player in FOUR.players:
        wanted += [f"player:{player.seat}", *(f"edict:{player.seat}:{tile.number}" for tile in player.pyramid)]
        wanted += [f"good:{player.seat}:{good}" for good in ("money", "grain", "wine", "reputation")]
        wanted += [f"talent:{player.seat}:{talent.card}" for talent in player.talents]
        wanted += [f"building:{player.seat}:{kind}" for kind in player.buildings]
    assert set(wanted) <= found


def test_codes_are_those_of_the_buttons_and_long_rows_are_joined() -> None:
    assert codes(ACTING)["cell:C2"] == ["B", "C"]
    assert codes(ACTING)["good:0:wine"] == ["P–R"]
    assert codes(EVENT) == {"event:yellow": ["A"], "event:green": ["B"]}


def test_edict_tiles_share_a_place_on_the_board() -> None:
    asked = replace(ACTING, options=tuple(option(f"use:{n}", f"edict:0:{n}") for n in (10, 11, 12, 13)))
    assert codes(asked, pyramids(TWO)) == {"pyramid:0": ["A–D"]}


def test_names_of_cells_are_not_covered_by_tags() -> None:
    plan = layout(frame(TWO))
    rock = relief(plan.mountain)
    for cell in ("A3", "D3"):
        asked = replace(ACTING, options=(option("o", f"cell:{cell}"),))
        marked, plain = (render("mount_tai", TWO, each, None, WORDS["en"]).image for each in (asked, None))
        box = rock.cells[cell].inset(9)
        corner = (box.x, box.y, box.x + 34, box.y + 16)
        assert differing(marked.crop(corner), plain.crop(corner)) is None


def test_what_changed_is_found() -> None:
    found = changes(FOUR, BEFORE)
    assert found.cells == ("B2", "D1", "D2", "H3")
    assert found.piles == {4}
    assert found.buildings == {"mint"}
    assert found.events == {(4, 0), (4, 1), (4, 2), (4, 3)}
    assert found.order == {0, 3}
    assert found.played == {0}
    assert found.round
    assert found.reputation == (6, 0, 0, 0)
    assert found.goods == {(0, "money"), (0, "buildings"), (1, "wine")}
    assert changes(FOUR, replace(FOUR, players=tuple(replace(each, played=0) for each in FOUR.players))).played == {
        0,
        3,
    }
    assert not changes(FOUR, FOUR)
    assert not changes(FOUR, None)
    assert not changes(FOUR, TWO)


def test_whose_turn_it_is() -> None:
    assert active(FOUR) == 1
    assert active(replace(FOUR, phase="close")) is None
    assert active(SOLO) == 0
    assert active(replace(SOLO, phase="policy", turn=1)) == -1


def test_who_has_won_is_decided_by_the_bonus_tiles_in_a_tie() -> None:
    assert winners(FOUR) == ()
    assert winners(CROWD) == (0,)
    level = tuple(replace(each, reputation=80, wine=5, grain=each.seat % 2, money=3) for each in CROWD.players)
    assert winners(replace(CROWD, players=level)) == (1, 3)
    alone = replace(SOLO, phase="over")
    assert winners(alone) == ()
    assert winners(replace(alone, players=(replace(SOLO.players[0], reputation=90),))) == (0,)


@pytest.mark.parametrize("game", [0, 1, 8])
def test_the_solo_game_shows_the_virtual_player_and_the_goal(game: int) -> None:
    view = replace(SOLO, challenge=game)
    picture = render("mount_tai", view, None, None, WORDS["en"])
    deck = render("mount_tai", replace(view, virtual=None, order=(0,), turn=0), None, None, WORDS["en"])
    assert differing(picture.image, deck.image) is not None
    assert "virtual player" in WORDS["en"].say(picture.alt)


def test_every_cell_of_every_fief_can_bear_every_tile() -> None:
    for fief in ("nw", "ne", "se", "sw"):
        for kind in ("settlement", "farmland", "town"):
            tiles = {cell: kind for cell in CELLS if FIEF[cell] == fief and HEIGHT[cell] < 4}
            view = replace(TWO, players=(replace(TWO.players[0], fief=fief, land=tiles), TWO.players[1]))
            full = render("mount_tai", view, None, None, WORDS["en"], "mountain").image
            bare = replace(view, players=(replace(view.players[0], land={}), view.players[1]))
            seen = differing(full, render("mount_tai", bare, None, None, WORDS["en"], "mountain").image)
            assert seen is not None


def test_all_praises_have_words() -> None:
    for kind in FOUR.cards.praises:
        for year in (1, 2):
            for words in WORDS.values():
                told = words.say(names.praise_text(FOUR.cards, kind, year))
                assert "mount-tai" not in told
                assert len(told) > 3
    render("mount_tai", replace(FOUR, praises=tuple(PraiseView("high", 1, False) for _ in range(8))), None, None,
           WORDS["en"], "season")  # fmt: skip


@pytest.mark.parametrize(
    ("places", "area"),
    [
        (("cell:A3", "cell:B2", None), "mountain"),
        (("event:red", "event:blue"), "season"),
        (("pile:0", "blueprint:mint"), "offers"),
        (("edict:0:7", "good:0:wine", None), "player:0"),
        (("cell:A3", "good:0:wine"), "board"),
        (("player:1",), "board"),
        ((None,), "board"),
    ],
)
def test_where_a_question_is_seen_best(places: tuple[str | None, ...], area: str) -> None:
    asked = replace(ACTING, options=tuple(option(f"o{i}", at) for i, at in enumerate(places)))
    assert painter_for("mount_tai").focus(TWO, asked) == area


def test_an_unknown_area_is_refused() -> None:
    for area in ("harbour", "player:4", "player:x"):
        with pytest.raises(UnknownArea):
            render("mount_tai", FOUR, None, None, WORDS["en"], area)
