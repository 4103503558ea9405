from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from engine.games.dream.view import View
from engine.kernel import Text
from engine.words import Localiser
from render import UnknownArea, areas, emblem, encode, painter_for, render
from render.dream import emblems, figures, names
from render.dream.board import spots
from render.dream.changes import changes
from render.dream.layout import SIZE, layout
from render.kit import type as letters
from render.kit.cache import LAYERS, SPRITES
from render.kit.encode import AIM
from render.kit.words import SMALL
from tests.render.dream.positions import (
    ASKED,
    BEFORE,
    CARDS,
    FOUR,
    GOLDEN,
    NAMES,
    TWO,
    WON,
    golden,
    option,
    player,
)
from tests.render.golden import assert_as_kept, differing

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
AREAS = ("board", "street", "market", "player:0", "player:1")


@pytest.mark.parametrize("name", ["board-4", "board-2-own", "board-3-won", "street", "market", "player", "cover"])
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(golden()[name].image, GOLDEN / f"{name}.webp", "python -m tests.render.dream.positions")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("view", [FOUR, TWO, WON], ids=["four", "two", "won"])
def test_every_area_is_a_small_file_with_a_short_alternative_text(view: View, area: str, language: str) -> None:
    picture = render("dream", view, ASKED if view.viewer == 0 else None, BEFORE, WORDS[language], area)
    assert picture.image.mode == "RGB"
    assert picture.image.width == 1600
    assert len(encode(picture.image, "a.webp")) <= AIM
    alt = WORDS[language].say(picture.alt)
    assert 20 < len(alt) <= 1024
    assert "dream-" not in alt


@pytest.mark.parametrize("language", WORDS)
def test_nothing_that_a_player_needs_is_small(language: str) -> None:
    """22 px at 1200 px width; only the legend, which explains the marks, is smaller."""
    for cached in (LAYERS, SPRITES):
        cached.clear()
    letters.clear()
    for view, decision, since in ((FOUR, None, BEFORE), (TWO, ASKED, None), (WON, None, None)):
        render("dream", view, decision, since, WORDS[language])
    legend = {WORDS[language].say(Text(f"picture-{key}")) for key in ("changed", "option")}
    held = letters._RUNS._held
    sizes = {key[0]: key[2] for key in held if isinstance(key, tuple) and key[0] not in legend}
    tag = 23  # the legend's own specimen of a tag
    assert {text: size for text, size in sizes.items() if size < 29} in ({}, {"A": tag})
    assert min(key[2] for key in held if isinstance(key, tuple) and key[0] in legend) == SMALL


@pytest.mark.parametrize("language", WORDS)
def test_tags_of_options_hide_no_count(language: str) -> None:
    asked = replace(
        ASKED,
        options=(),
        free=(
            *(option(f"buy:menu:{rank}", f"menu:{rank}") for rank in range(1, 5)),
            *(option(f"remove:{rank}", f"kitchen:0:{rank}") for rank in range(1, 5)),
            *(option(f"buy:shop:{shop}", f"display:{i}") for i, shop in enumerate(TWO.display)),
        ),
    )
    plain, tagged = (render("dream", TWO, each, None, WORDS[language]).image for each in (None, asked))
    plan = layout(TWO.seats, len(TWO.display))
    own = plan.panels[0]
    counts = [box.inset(8, 8) for box in (*plan.shops, *plan.menus)] + [
        box.inset(4, 4) for box in (*own.sites, own.kitchen, own.room)
    ]
    for box in counts:
        frame = (box.x, box.y, box.right, box.bottom)
        assert differing(plain.crop(frame), tagged.crop(frame)) is None, box
    assert differing(plain, tagged) is not None


def test_every_one_of_equal_shop_cards_has_the_tag_of_their_option() -> None:
    view = replace(TWO, display=("jewelry", "cuju", "jewelry", "jewelry"))
    asked = replace(ASKED, options=(), free=(option("buy:shop:jewelry", "display:0"),))
    plain, tagged = (render("dream", view, each, None, WORDS["en"]).image for each in (None, asked))
    marked = []
    for place, box in enumerate(layout(view.seats, 4).shops):
        frame = (box.x, box.bottom, box.right, box.bottom + 30)
        if differing(plain.crop(frame), tagged.crop(frame)) is not None:
            marked.append(place)
    assert marked == [0, 2, 3]


@pytest.mark.parametrize("language", WORDS)
def test_every_name_is_whole_on_the_board(language: str) -> None:
    letters.clear()
    SPRITES.clear()
    for kind in CARDS.customers:
        view = replace(FOUR, queue=tuple(replace(FOUR.queue[0], kind=kind, cost=i) for i in range(6)))
        render("dream", view, None, None, WORDS[language])
    for first in range(0, len(CARDS.shops), 4):
        view = replace(FOUR, display=tuple(list(CARDS.shops)[first : first + 4]))
        render("dream", view, None, None, WORDS[language])
    for kind in CARDS.events:
        render("dream", replace(FOUR, event=kind, notices=(kind,)), None, None, WORDS[language])
    texts = {key[0] for key in letters._RUNS._held if isinstance(key, tuple)}
    shown = "".join(sorted(text for text in texts if "…" in text))
    assert shown in ("", "Anna Ärger-Gro…")
    said = WORDS[language].say
    every = [
        *(said(names.customer(kind)) for kind in CARDS.customers),
        *(said(names.shop(kind)) for kind in CARDS.shops),
        *(said(names.event(kind)) for kind in CARDS.events),
        *(said(names.event_short(kind)) for kind in CARDS.events),
    ]

    def whole(rest: str) -> bool:
        """Whether ``rest`` was set, on one line or several."""
        return not rest or any(rest.startswith(line) and whole(rest[len(line) :].lstrip()) for line in texts if line)

    assert [name for name in every if not whole(name)] == []


def test_every_kind_of_the_content_has_its_own_picture() -> None:
    assert set(emblems.EMBLEMS) == set(CARDS.shops)
    assert set(figures.FIGURES) == set(CARDS.customers)
    looks = [figures.figure(kind, 60) for kind in CARDS.customers]
    assert len({look.tobytes() for look in looks}) == len(looks)


def test_shop_emblems_are_told_apart_without_colour() -> None:
    grey = {shop: emblems.emblem(shop, 34).convert("L") for shop in CARDS.shops}
    for one, other in combinations(grey, 2):
        assert ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).rms[0] > 18, f"{one} and {other}"


def test_an_unknown_customer_is_drawn_as_a_townsman() -> None:
    assert figures.figure("somebody_new", 60).getbbox() is not None


@pytest.mark.parametrize("at", [o.at for o in ASKED.every() if o.at])
def test_every_spot_of_an_option_is_on_the_board_and_marked(at: str) -> None:
    box = spots(layout(2, CARDS.board.display))[at]
    one = replace(ASKED, options=tuple(o for o in ASKED.every() if o.at == at), free=())
    rest = replace(one, options=(replace(one.options[0], at=None),))
    marked, plain = (render("dream", TWO, d, None, WORDS["en"]).image for d in (one, rest))
    seen = differing(marked, plain)
    assert seen is not None
    assert seen[0] < box.right + 20
    assert seen[2] > box.x - 20
    assert seen[1] < box.bottom + 60
    assert seen[3] > box.y - 60


def test_codes_on_the_board_are_those_of_the_buttons() -> None:
    """The third button is C on the board, whatever stands before it."""
    third = replace(ASKED, options=(*ASKED.options[:2], ASKED.free[0]), free=())
    none = replace(third, options=tuple(replace(o, at=None) for o in third.options[:2]) + third.options[2:])
    box = spots(layout(2, CARDS.board.display))["display:2"]
    both = [
        render("dream", TWO, d, None, WORDS["en"]).image.crop((box.x, box.y, box.right, box.bottom + 30))
        for d in (third, none, replace(none, options=none.options[2:]))
    ]
    assert differing(both[0], both[1]) is None
    assert differing(both[1], both[2]) is not None, "as the only option it would be A"


def test_boxes_of_the_board_do_not_overlap_and_lie_on_the_paper() -> None:
    for seats in (2, 3, 4):
        plan = layout(seats, CARDS.board.display)
        boxes = [plan.title, plan.notice, *plan.queue, *plan.shops, *plan.menus, *(p.box for p in plan.panels)]
        for box in boxes:
            assert box.x >= 30
            assert box.y >= 40
            assert box.right <= SIZE[0] - 30
            assert box.bottom <= SIZE[1] - 40
        for one, other in combinations(boxes, 2):
            apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            assert apart, f"{one} {other}"
        for part in plan.panels:
            for box in (part.plate, *part.sites, part.kitchen, part.room):
                assert box.x >= part.box.x
                assert box.right <= part.box.right
                assert box.bottom <= part.box.bottom


def test_what_changed_is_found() -> None:
    found = changes(FOUR, BEFORE)
    assert found.queue == {5}, "the farmer is new"
    assert found.paid == {0}, "a coin was put on the poet"
    assert found.display == {3}
    assert found.supply == {2}
    assert found.event
    assert found.coins == (5, 0, 0, 0)
    assert found.models == (1, 0, 0, 0)
    assert found.sites == {(0, 1)}
    assert found.kitchens == frozenset()


def test_equal_customers_are_not_confused() -> None:
    twins = replace(FOUR, queue=(FOUR.queue[0], FOUR.queue[0], FOUR.queue[1], FOUR.queue[2]))
    fewer = replace(FOUR, queue=(FOUR.queue[0], FOUR.queue[1], FOUR.queue[2]))
    assert changes(twins, fewer).queue == {1}
    assert changes(fewer, twins).queue == frozenset()


def test_without_an_earlier_view_nothing_is_marked() -> None:
    assert not changes(FOUR, None)
    assert not changes(FOUR, FOUR)
    assert changes(FOUR, BEFORE)
    same = render("dream", FOUR, None, FOUR, WORDS["en"]).image
    assert differing(same, render("dream", FOUR, None, None, WORDS["en"]).image) is None


def test_a_change_is_marked() -> None:
    for since in (BEFORE, replace(FOUR, players=(player(0, 22), *FOUR.players[1:]))):
        marked = render("dream", FOUR, None, since, WORDS["en"]).image
        assert differing(marked, render("dream", FOUR, None, None, WORDS["en"]).image) is not None


def test_the_private_room_is_shown_by_rank_to_its_owner_alone() -> None:
    public = replace(TWO, viewer=None, players=(replace(TWO.players[0], room=None), TWO.players[1]))
    other = replace(TWO, players=(replace(TWO.players[0], room=(0, 0, 7, 0)), TWO.players[1]))
    plan = layout(2, CARDS.board.display)
    row = plan.panels[0].room
    pictures = [render("dream", view, None, None, WORDS["en"]).image for view in (TWO, public, other)]
    for hidden in pictures[1:]:
        seen = differing(pictures[0], hidden)
        assert seen is not None
        assert seen[1] >= row.y - 2
        assert seen[3] <= row.bottom + 2
        assert seen[2] <= row.right + 2
    for area in ("board", "player:0"):
        alts = {
            WORDS["en"].say(render("dream", view, None, None, WORDS["en"], area).alt) for view in (TWO, public, other)
        }
        assert len(alts) == 1, "the alternative text says only what is public"


def test_drawing_leaves_the_caches_untouched() -> None:
    first = render("dream", TWO, ASKED, BEFORE, WORDS["en"]).image.tobytes()
    render("dream", FOUR, None, BEFORE, WORDS["zh-TW"])
    render("dream", TWO, None, None, WORDS["en"])
    assert render("dream", TWO, ASKED, BEFORE, WORDS["en"]).image.tobytes() == first


def test_unknown_areas_and_games_are_refused() -> None:
    for area in ("roof", "player:2", "player:x", "player", ""):
        with pytest.raises(UnknownArea):
            render("dream", TWO, None, None, WORDS["en"], area)
    with pytest.raises(KeyError):
        painter_for("no_such_game")
    assert areas("dream")[0] == "board"


def test_the_emblem_is_a_roundel_of_any_size() -> None:
    for size in (32, 128, 512):
        image = emblem("dream", size)
        assert image.size == (size, size)
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]


def test_names_with_braces_and_marks_are_drawn_as_they_are() -> None:
    words = Localiser("en", ("{ $who } *bold*", "𒀀𒀁", "", " "))
    render("dream", FOUR, None, None, words)
    assert words.say(names.label("name", who=Text("dream-name"))) == words.say(Text("dream-name"))
