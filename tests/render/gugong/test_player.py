from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.gugong.view import View
from engine.kernel import Decision, Option, Text
from engine.words import Localiser
from render import encode
from render.gugong import names
from render.gugong.mat import mat
from render.gugong.player import draw_player
from render.kit import type as letters
from render.kit.cache import LAYERS, SPRITES
from render.kit.encode import AIM
from render.kit.options import spans
from tests.render.golden import assert_as_kept, differing
from tests.render.gugong.kept import FULL, GOLDEN, golden, of
from tests.render.gugong.positions import CARDS, FIVE, NAMES, TWO

WORDS = {language: Localiser(language, NAMES) for language in ("en", "zh-TW")}
SPACES = (3, 2, 1)


def option(name: str, at: str | None = None) -> Option:
    return Option(name, Text("gugong-name"), at=at)


def asked(*options: Option, free: tuple[Option, ...] = ()) -> Decision:
    return Decision(seat=0, key="gift", ticket=0, prompt=Text("gugong-name"), options=options, free=free)


@pytest.mark.parametrize("name", ["player-own", "player-full", "player-other", "cover-zh", "sprites"])
def test_pictures_look_as_they_were_approved(name: str) -> None:
    assert_as_kept(golden()[name], GOLDEN / f"{name}.webp", "python -m tests.render.gugong.kept")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(("view", "seat"), [(FULL, 1), (FIVE, 0), (FIVE, 3), (TWO, 0), (TWO, 1)])
def test_every_board_is_a_small_file(view: View, seat: int, language: str) -> None:
    image = draw_player(view, seat, None, None, WORDS[language])
    assert image.mode == "RGB"
    assert image.width == 1600
    assert len(encode(image, "a.webp")) <= AIM


@pytest.mark.parametrize("language", WORDS)
def test_nothing_that_a_player_needs_is_small(language: str) -> None:
    """22 px at 1200 px width."""
    for cached in (LAYERS, SPRITES):
        cached.clear()
    letters.clear()
    choice = asked(option("discard:seat_1_1", "hand:seat_1_1"), free=(option("trade:2"),))
    for view, seat, decision in ((FIVE, 1, None), (TWO, 0, choice), (TWO, 1, None)):
        draw_player(view, seat, decision, None, WORDS[language])
    held = letters._RUNS._held
    sizes = {key[0]: key[2] for key in held if isinstance(key, tuple)}
    assert {text: size for text, size in sizes.items() if size < 29 and text not in ("宮", "驛站")} == {}


@pytest.mark.parametrize("language", WORDS)
def test_everything_is_written_out(language: str) -> None:
    letters.clear()
    for kind in CARDS.decrees:
        view = replace(FULL, edicts=(replace(FULL.edicts[0], kind=kind),))
        draw_player(view, 1, None, None, WORDS[language])
    for foreman in ("locked", "supply", "pool", "away"):
        for rank in (1, 2, 5):
            for city in ("", *CARDS.sides["many"].cities):
                draw_player(of(FULL, 1, foreman=foreman, rank=rank, city=city), 1, None, None, WORDS[language])
    assert {key[0] for key in letters._RUNS._held if isinstance(key, tuple) and "…" in key[0]} == set()


def test_cards_are_shown_to_their_owner_alone() -> None:
    public = replace(of(TWO, 0, hand=None, pile=None), viewer=None)
    other = of(TWO, 0, hand=("board_7", "board_6", "board_5"))
    pictures = [draw_player(view, 0, None, None, WORDS["en"]) for view in (TWO, other, public)]
    assert pictures[0].size == pictures[1].size
    assert differing(pictures[0], pictures[1]) is not None
    seen = differing(pictures[0], pictures[1])
    box = mat(True, SPACES, 0).cards
    assert seen is not None
    assert box.y <= seen[1]
    assert seen[3] <= box.bottom
    assert pictures[2].height < pictures[0].height, "nothing but backs"


@pytest.mark.parametrize(
    ("name", "at", "field"),
    [
        ("trade:2", None, "trades"), ("claim:r0h2:points", "ship:r0h2", "rewards"), ("pay", "pool:0", "pool"),
        ("one", "intrigue:0", "intrigue"), ("one", "palace:0", "palace"),
    ],
)  # fmt: skip
def test_options_are_marked_where_they_are_seen(name: str, at: str | None, field: str) -> None:
    plain, marked = (draw_player(TWO, 0, d, None, WORDS["en"]) for d in (None, asked(option(name, at))))
    seen = differing(plain, marked)
    place = getattr(mat(True, SPACES, 0), field)
    box = place[0] if isinstance(place, tuple) else place
    assert seen is not None
    assert seen[0] >= box.x - 20
    assert seen[1] >= box.y - 40
    assert seen[2] <= box.right + 20
    assert seen[3] <= box.bottom + 20
    elsewhere = draw_player(TWO, 1, asked(option(name, at)), None, WORDS["en"])
    assert differing(elsewhere, draw_player(TWO, 1, None, None, WORDS["en"])) is None, "another player's board"


def test_a_card_is_marked_with_all_that_can_be_done_with_it() -> None:
    """Options at a location name the card that would be given."""
    decision = asked(*(option(f"give:seat_1_2:{place}", f"gift:{place}") for place in ("travel", "wall", "jade")))
    one = asked(option("give:seat_1_2:travel", "gift:travel"))
    pictures = [draw_player(TWO, 0, each, None, WORDS["en"]) for each in (None, one, decision)]
    assert differing(pictures[0], pictures[1]) is not None
    assert differing(pictures[1], pictures[2]) is not None, "A is not A–C"


def test_codes_that_follow_each_other_are_put_together() -> None:
    assert spans([0]) == ["A"]
    assert spans([1, 0]) == ["A", "B"]
    assert spans([0, 1, 2, 3, 25, 26]) == ["A–D", "Z", "AA"]


def test_what_changed_is_marked() -> None:
    for before in (
        of(TWO, 0, pool=5), of(TWO, 0, supply=5), of(TWO, 0, score=1), of(TWO, 0, jade=1), of(TWO, 0, palace=1),
        of(TWO, 0, intrigue=0), of(TWO, 0, city="xian"), of(TWO, 0, tokens=("jade",)), of(TWO, 0, foreman="pool"),
        of(TWO, 0, hand_size=4), of(TWO, 0, ships_left=3),
    ):  # fmt: skip
        marked = draw_player(TWO, 0, None, before, WORDS["en"])
        assert differing(marked, draw_player(TWO, 0, None, None, WORDS["en"])) is not None
    same = draw_player(TWO, 0, None, TWO, WORDS["en"])
    assert differing(same, draw_player(TWO, 0, None, None, WORDS["en"])) is None


def test_a_new_decree_is_marked() -> None:
    now = replace(TWO, edicts=(replace(TWO.edicts[0], owners=(0,)), *TWO.edicts[1:]))
    assert (
        differing(draw_player(now, 0, None, TWO, WORDS["en"]), draw_player(now, 0, None, now, WORDS["en"])) is not None
    )


def test_drawing_leaves_the_caches_untouched() -> None:
    choice = asked(option("discard:seat_1_1", "hand:seat_1_1"))
    first = draw_player(TWO, 0, choice, FIVE, WORDS["en"]).tobytes()
    draw_player(FULL, 1, None, FIVE, WORDS["zh-TW"])
    draw_player(TWO, 0, None, None, WORDS["en"])
    assert draw_player(TWO, 0, choice, FIVE, WORDS["en"]).tobytes() == first


def test_fields_do_not_overlap_and_lie_on_the_board() -> None:
    for own in (True, False):
        for decrees in range(7):
            plan = mat(own, SPACES, decrees)
            boxes = [plan.plate, plan.score, plan.cards, *plan.fields, plan.decree_head, *plan.decrees]
            for i, box in enumerate(boxes):
                assert plan.page.x <= box.x
                assert box.right <= plan.page.right
                assert plan.page.y <= box.y
                assert box.bottom <= plan.page.bottom
                for other in boxes[i + 1 :]:
                    assert (
                        box.right <= other.x or other.right <= box.x or box.bottom <= other.y or other.bottom <= box.y
                    ), f"{box} {other}"


def test_names_of_any_kind_are_drawn() -> None:
    words = Localiser("en", ("{ $who } *bold*", "𒀀𒀁", "", " ", "W" * 80))
    for seat in range(5):
        draw_player(FIVE, seat, None, None, words)
    assert words.say(names.label("player-pool"))


def test_others_see_which_cards_were_shown_in_the_last_evening() -> None:
    players = tuple(replace(player, hand=None, pile=None) for player in TWO.players)
    shown = (replace(players[0], shown=("seat_1_1", "seat_1_3")), *players[1:])
    with_cards, without = replace(TWO, players=shown), replace(TWO, players=players)
    for language in WORDS:
        pictures = [draw_player(view, 0, None, None, WORDS[language]) for view in (with_cards, without)]
        box = differing(*pictures)
        assert box is not None
        plan = mat(False, SPACES, sum(0 in edict.owners for edict in TWO.edicts))
        assert plan.cards.x < box[0] < box[2] < plan.cards.right
        assert plan.cards.y <= box[1] < box[3] <= plan.cards.bottom + 6
