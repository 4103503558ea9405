from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.jiangnan.rules import rules
from engine.games.jiangnan.view import View
from engine.kernel import Session, Text
from engine.simulate import Players
from engine.words import Localiser
from render import UnknownArea, encode, painter_for, render
from render.jiangnan.changes import NOTHING, changes, parties
from render.jiangnan.layout import SIZE, TEXT, layout
from render.jiangnan.painter import SEEN_IN, JiangnanPainter
from render.jiangnan.spots import board_spots
from render.jiangnan.tracks import winners
from render.kit import type as letters
from render.kit.cache import LAYERS, SPRITES, TILES
from render.kit.encode import AIM
from tests.render.golden import apart, assert_as_kept, differing
from tests.render.jiangnan.positions import BEFORE, BOARD, CROWD, FOCUSED, FOUR, GOLDEN, NAMES, SOLO, TURN, TWO, golden

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
AREAS = ("board", "districts", "upkeep", "works", "travel", "fair", "player:0")
VIEWS = {"four": FOUR, "two": TWO, "solo": SOLO, "crowd": CROWD}
PICTURES = (
    *("board-4", "board-2-own", "board-crowd", "board-solo", "districts", "upkeep", "works", "travel", "fair"),
    *("player-own", "player-crowd"),
)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(golden()[name].image, GOLDEN / f"{name}.webp", "python -m tests.render.jiangnan.positions")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_area_is_a_small_file_with_an_alternative_text(view: View, area: str, language: str) -> None:
    decision = FOCUSED.get(area) if view is TWO else None
    since = BEFORE if view is FOUR else None
    picture = render("jiangnan", view, decision, since, WORDS[language], area)
    assert picture.image.mode == "RGB"
    assert len(encode(picture.image, "a.webp")) <= AIM
    alt = WORDS[language].say(picture.alt)
    assert 10 < len(alt) <= 1024
    assert "jiangnan-" not in alt


@pytest.mark.parametrize("language", WORDS)
def test_no_word_that_a_player_needs_is_small(language: str) -> None:
    """22 px at a width of 1200; smaller is only the legend."""
    for cached in (LAYERS, SPRITES, TILES):
        cached.clear()
    letters.clear()
    for view, since in ((FOUR, BEFORE), (TWO, None), (CROWD, None), (SOLO, None)):
        for area in AREAS:
            render("jiangnan", view, FOCUSED.get(area) if view is TWO else None, since, WORDS[language], area)
    say = WORDS[language].say
    fine = {say(Text(f"picture-{key}")) for key in ("changed", "option")}
    held = [key for key in letters._RUNS._held if isinstance(key, tuple)]
    assert len(held) > 100
    small = {word for word, _, size in held if sum(char.isalpha() for char in word) > 2 and size < TEXT} - fine
    assert not small
    cut = {word for word, _, _ in held if "…" in word}
    assert all(word.startswith("Anna") for word in cut), f"only a player's name may be shortened: {cut}"


def test_the_smallest_text_is_22_px_on_a_picture_1200_px_wide() -> None:
    assert TEXT * 1200 / SIZE[0] >= 22


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_parts_of_the_board_do_not_overlap_and_lie_on_the_paper(count: int) -> None:
    plan = layout(count)
    boxes = [plan.title, plan.state, *plan.order, *plan.plates, plan.upkeep, *plan.slots, plan.goals]
    boxes += [part.box for part in plan.people]
    for box in boxes:
        assert box.x >= 26
        assert box.y >= 32
        assert box.right <= SIZE[0] - 26
        assert box.bottom <= SIZE[1] - 32
    for one, other in combinations(boxes, 2):
        assert apart(one, other), f"{one} {other}"
    for column in plan.columns:
        for one, other in combinations((column.head, column.inside, column.scholars), 2):
            assert apart(one, other)
    for part in plan.people:
        rows = (part.plate, part.figures, part.ideas, part.works, part.people, part.track)
        for one, other in combinations(rows, 2):
            assert apart(one, other)
        assert all(part.box.y <= row.y and row.bottom <= part.box.bottom for row in rows)


@pytest.mark.parametrize(
    ("area", "index"), [(area, index) for area, asked in FOCUSED.items() for index in range(len(asked.options))]
)
def test_every_spot_of_an_option_is_marked(area: str, index: int) -> None:
    view = FOUR if area == "upkeep" else TWO
    chosen = FOCUSED[area].options[index]
    marked, plain = (
        render("jiangnan", view, replace(FOCUSED[area], options=(each,)), None, WORDS["en"], area).image
        for each in (chosen, replace(chosen, at=None))
    )
    assert differing(marked, plain) is not None, chosen.at


def test_options_of_a_turn_are_marked_at_their_tiles() -> None:
    for option in TURN.options:
        one = replace(TURN, options=(option,))
        none = replace(TURN, options=(replace(option, group="", at=None),))
        marked, plain = (render("jiangnan", TWO, each, None, WORDS["en"], "player:0").image for each in (one, none))
        seen = differing(marked, plain)
        assert seen is not None
        assert seen[3] < 500, "on the action track"


def test_all_that_options_name_on_the_overview_has_a_place() -> None:
    found = board_spots(layout(len(parties(TWO))), TWO)
    assert {option.at for option in BOARD.options} <= found.keys()


def test_every_question_has_its_area() -> None:
    keys = [key for keys in SEEN_IN.values() for key in keys]
    assert len(keys) == len(set(keys))
    painter = JiangnanPainter()
    assert painter.focus(TWO, TURN) == "player:0"
    assert painter.focus(TWO, replace(TURN, key="trend")) == "districts"
    assert painter.focus(TWO, replace(TURN, key="never asked")) == "board"
    assert {area.partition(":")[0] for area in SEEN_IN} <= set(painter.areas)


def test_unknown_areas_are_refused() -> None:
    painter = painter_for("jiangnan")
    for area in ("garden", "player:4", "player:x", "bag"):
        with pytest.raises(UnknownArea):
            painter.paint(FOUR, None, None, WORDS["en"], area)


def test_what_changed_is_found() -> None:
    found = changes(FOUR, BEFORE)
    assert {
        "district:travel",
        "district:parlour",
        "boat:5",
        "work:painting_13",
        "muse:1",
        "track:tavern",
    } <= found.places
    assert {"city:c1", "shop:1", "pointer", "scored:1", "offer:age3_teahouse_tavern"} <= found.places
    assert "district:society" not in found.places
    assert {(0, "coins"), (0, "spirit"), (0, "assistants"), (1, "published")} <= found.goods
    assert found.gained(0) == 7
    assert found.order
    assert found.round
    assert changes(FOUR, FOUR) == replace(NOTHING, points=tuple((seat, 0) for seat in range(4)))
    assert not changes(FOUR, FOUR)
    assert changes(FOUR, None) == NOTHING
    assert changes(TWO, FOUR) == NOTHING


def test_changes_are_seen() -> None:
    marked, plain = (render("jiangnan", FOUR, None, since, WORDS["en"]).image for since in (BEFORE, None))
    assert differing(marked, plain) is not None


def test_the_winner_is_told() -> None:
    assert winners(FOUR) == ()
    assert winners(CROWD) == (0,)
    tied = replace(CROWD, players=tuple(replace(player, score=50) for player in CROWD.players))
    assert winners(tied) == (tied.order[0],)


@pytest.mark.parametrize("other", [1, 2, 3])
def test_only_the_owner_sees_what_is_in_the_bag(other: int) -> None:
    """The picture of the owner shows the tiles; that of anybody else is not drawn from them at all."""
    filled = replace(TWO.players[0], bag_tiles=("start_fair_1",) * other)
    own = replace(TWO, players=(filled, TWO.players[1]))
    seen, before = (render("jiangnan", view, None, None, WORDS["en"], "player:0").image for view in (own, TWO))
    assert differing(seen, before) is not None
    public = replace(own, viewer=None)
    emptied = replace(public, players=(replace(filled, bag_tiles=()), TWO.players[1]))
    shown, blank = (render("jiangnan", view, None, None, WORDS["en"], "player:0").image for view in (public, emptied))
    assert shown.size == blank.size
    assert differing(shown, blank) is None


def test_real_games_can_be_drawn_from_the_first_to_the_last_position() -> None:
    game = rules()
    for seats, chapter in ((1, "6"), (2, "4"), (3, "2"), (4, "5")):
        session, _ = Session.begin(game, seats, {"chapter": chapter}, "drawn")
        players = Players([game.policies["random"]] * seats, "drawn")
        since = session.view(None)
        for number in range(1_000):
            if session.over:
                break
            if number % 29 == 0:
                decision = session.decisions[0]
                view = session.view(decision.seat)
                area = JiangnanPainter().focus(view, decision)
                render("jiangnan", view, decision, since, WORDS["en"], area)
                render("jiangnan", session.view(None), None, since, WORDS["zh-TW"])
                since = session.view(None)
            session.apply(players.reply(session))
        assert session.over
