"""Panels and cards as messages: everything is there, everything fits, and nobody is mentioned who should not be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs import escape, ids, limits
from cogs.card import Card
from cogs.cards import texts
from cogs.cards.build import lay_out
from cogs.cutting import length
from cogs.language import table_words
from cogs.panel.menu import LISTED
from cogs.panel.outlook import Outlook
from cogs.panel.page import Panel, build
from engine.host.model import Chair, Draft, Glance, Notice, Person, Place, TableInfo
from engine.kernel import Decision, Event, Option, Standings, Text, Who, text
from engine.kernel.rules import Score, Source
from engine.words import Localiser
from render.orders import Drawing
from tests.support.world import parts
from tests.teaching.words import teach

NASTY = "**@everyone** [x](http://x) `_\u202eن"
INFO = TableInfo(
    id=4321,
    slug="dream",
    state="running",
    place=Place(1, 2, None),
    language="en",
    owner=Person(10, "Ada"),
    chairs=(Chair(0, Person(10, "Ada")), Chair(1, Person(11, NASTY)), Chair(2, policy="sensible")),
    options={},
    threaded=False,
    autostart=False,
    shuffle=False,
    pace=24,
    content="c",
    version=1,
    commitment="f00d",
    seed=None,
    card=None,
    waiting={1: "customer"},
    entries=7,
    created=0.0,
    updated=0.0,
)
DRAWING = Drawing(b"RIFF", "dream-board.webp", "The board " + "x" * 2000)


@pytest.fixture(autouse=True)
def _taught() -> None:
    teach()


def asked(options: int, free: int = 0, pick: tuple[int, int] = (1, 1), wordy: int = 1) -> Decision:
    def some(kind: str, count: int) -> tuple[Option, ...]:
        return tuple(
            Option(f"{kind}:{n}", text("kernel-seat", seat=n), text("play-name", name=f"costs {n} " * wordy))
            for n in range(count)
        )

    return Decision(1, "customer", 5, text("kernel-not-asked"), some("do", options), some("first", free), pick)


def panel(decision: Decision | None, draft: Draft = Draft(), **more: Any) -> Panel:  # noqa: B008 - a frozen struct
    glance = Glance(INFO, 1, object(), object(), decision, 5, True, None)
    return Panel(
        glance=glance, words=Localiser("en", escape.names(INFO)), draft=draft, accent=0x123456, drawing=DRAWING, **more
    )


def notice(kind: Any, *events: Event, ping: tuple[int, ...] = ()) -> Notice:
    return Notice(77, INFO.id, kind, INFO.place, 7, 5, events, ping, 0.0)


def shown(card: Card) -> list[dict[str, Any]]:
    """The parts of a message, after checking that Discord takes it."""
    found = list(parts(card.view.to_components()))  # type: ignore[no-untyped-call]
    assert len(found) <= limits.COMPONENTS
    assert sum(length(part["content"]) for part in found if part["type"] == 10) <= limits.TEXT_TOTAL
    for part in found:
        if "custom_id" in part:
            assert len(part["custom_id"]) <= limits.CUSTOM_ID
            assert ids.read(part["custom_id"]) is not None
        for item in part.get("items", ()):
            assert len(item["description"]) <= limits.ALT_TEXT
        for option in part.get("options", ()):
            assert len(option["label"]) <= limits.OPTION_LABEL
            assert len(option.get("description") or "") <= limits.OPTION_DESCRIPTION
    assert len({part["custom_id"] for part in found if "custom_id" in part}) == sum("custom_id" in p for p in found)
    return found


def words_of(found: list[dict[str, Any]]) -> str:
    return "\n".join(part["content"] for part in found if part["type"] == 10)


def verbs(found: list[dict[str, Any]]) -> list[str]:
    pressed = [ids.read(part["custom_id"]) for part in found if part.get("custom_id")]
    return [press.verb for press in pressed if press]


@pytest.mark.parametrize("options", [1, 4, 10, 40, 160, 400])
@pytest.mark.parametrize("pick", [(1, 1), (0, 3), (2, 30)])
@pytest.mark.parametrize("wordy", [1, 40])
def test_panels_of_every_size_fit(options: int, pick: tuple[int, int], wordy: int) -> None:
    decision = asked(options, free=7, pick=pick, wordy=wordy)
    lead = tuple(f"Something long happened, number {n}, and was told in many words." for n in range(80))
    for page in (0, 1, 99):
        found = shown(build(panel(decision, Draft(page=page), lead=lead)))
        assert {"undo", "why", "view"} <= set(verbs(found))


def test_a_panel_says_what_each_option_costs_with_its_code() -> None:
    found = shown(build(panel(asked(2, free=1))))
    assert "**A** Seat 0 — costs 0" in words_of(found)
    assert "**C** Seat 0 — costs 0" in words_of(found)
    labels = [part["label"] for part in found if part["type"] == 2]
    assert labels[:3] == ["A · Seat 0", "B · Seat 1", "C · Seat 0"]


@pytest.mark.parametrize(("options", "written"), [(LISTED, True), (LISTED + 1, False)])
def test_very_many_choices_are_told_by_their_menus_alone(options: int, written: bool) -> None:
    found = shown(build(panel(asked(options))))
    assert ("**A** Seat 0" in words_of(found)) is written
    labels = [entry["label"] for part in found if part["type"] == 3 for entry in part["options"]]
    assert len(labels) == options
    assert labels[0] == "A · Seat 0"


def test_a_grave_pick_is_asked_about_and_nothing_else_can_be_pressed() -> None:
    ahead = Outlook(True, True, ())
    found = shown(build(panel(asked(3), Draft(("do:1",)), outlook=ahead, so_far=("Ada builds an inn.",))))
    assert verbs(found) == ["sure", "back"]
    said = words_of(found)
    assert "> Ada builds an inn.\n\n**You are about to:**\n→ **B** Seat 1" in said
    assert "cannot be taken back" in said


def test_several_picks_show_how_many_and_are_confirmed_beside_their_menu() -> None:
    decision = asked(6, pick=(2, 3))
    too_few = shown(build(panel(decision, Draft(("do:1",)))))
    assert "sure" not in verbs(too_few)
    enough = shown(build(panel(decision, Draft(("do:1", "do:4")), outlook=Outlook(True, False, ()))))
    assert verbs(enough)[:2] == ["menu", "sure"]
    (menu,) = [part for part in enough if part["type"] == 3]
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["do:1", "do:4"]
    assert (menu["min_values"], menu["max_values"]) == (0, 3)


def test_without_a_question_the_panel_says_who_decides() -> None:
    found = shown(build(panel(None)))
    assert "You have nothing to decide right now" in words_of(found)
    assert verbs(found) == ["undo", "view", "ahead"]


def test_the_panel_carries_seat_and_ticket() -> None:
    found = shown(build(panel(asked(2))))
    presses = [ids.read(part["custom_id"]) for part in found if "custom_id" in part]
    assert all(press and (press.table, press.seat, press.ticket, press.row) == (4321, 1, 5, 0) for press in presses)


@pytest.mark.parametrize("kind", ["begun", "turn", "reaction", "undone", "over", "frozen", "cancelled"])
@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_cards_fit_and_can_be_found_again_by_their_row(kind: str, language: str) -> None:
    info = replace(INFO, language=language)
    words = table_words(info)
    events = tuple(Event(text("play-name", name="something happened " * 9)) for _ in range(60))
    below = texts.below(notice(kind), info, words, None)
    card = lay_out(notice(kind, *events), info, words, 0, below, DRAWING)
    assert shown(card)
    assert ids.rows_in(card.view.children) == {77}


def test_only_those_who_are_activated_are_mentioned() -> None:
    words = table_words(INFO)
    waiting = replace(INFO, waiting={0: "customer", 1: "customer", 2: "customer"})
    said = texts.below(notice("turn", ping=(11,)), waiting, words, None)
    assert "<@11>" in said
    assert "<@10>" not in said
    assert "**Ada**" in said


def test_a_name_of_any_script_upsets_nothing() -> None:
    words = table_words(INFO)
    said = texts.below(notice("turn"), INFO, words, None)
    assert "@everyone" not in said.replace("@\u200b", "")
    assert "](http" not in said
    found = shown(lay_out(notice("turn"), INFO, words, 0, said, DRAWING))
    assert NASTY not in words_of(found)


def test_a_card_never_tells_what_only_some_may_know() -> None:
    secret = Event(text("play-name", name="the hidden card"), to=(1,))
    said = texts.above(notice("turn", secret, Event(text("play-name", name="seen"))), INFO, table_words(INFO))
    assert "seen" in said
    assert "hidden" not in said


def test_names_stand_out_on_a_card_that_tells_of_several_turns() -> None:
    words = table_words(INFO)
    said = texts.above(notice("turn", *(Event(text("host-taken-back", who=Who(seat))) for seat in (0, 1))), INFO, words)
    assert [line.partition(" took")[0] for line in said.splitlines()[1:]] == [f"**{name}**" for name in words.names[:2]]


def test_the_first_card_publishes_the_seeds_hash_and_the_last_the_seed() -> None:
    words = table_words(INFO)
    for waiting in (INFO.waiting, {}):
        assert "f00d" in texts.below(notice("begun"), replace(INFO, waiting=waiting), words, None)
    over = replace(INFO, state="over", seed="5eed", waiting={})
    standings = Standings(
        (
            Score(1, 1, 50, (Source(text("play-name", name="shops"), 8), Source(text("play-name", name="coins"), 42))),
            Score(0, 2, 7, (Source(text("play-name", name="coins"), 7),)),
            Score(2, 3, 4, (Source(text("dream-score-models"), 4), Source(text("dream-score-coins", coins=59), 0))),
            Score(None, 3, 1, (), name=Text("play-name", {"name": "the Bot"})),
        ),
        text("play-name", name="Eight shops."),
    )
    said = texts.below(notice("over"), over, words, standings)
    assert "59 coins, which only break ties\n" in said
    for part in ("5eed", "Eight shops.", "Ada: 7", "the Bot: 1", "shops: 8", "coins: 42"):
        assert part in said


def test_who_is_out_of_the_running_is_shown_no_victory() -> None:
    words = table_words(INFO)
    winner = Score(1, 1, 20, ())
    out = (Score(0, 2, 47, (), out=True), Score(2, 2, 3, (), out=True))
    lines = texts.score_sheet(Standings((winner, *out), text("play-name", name="Over.")), words)
    assert lines[1:] == [
        f"🏆 **1. {words.names[1]}: 20**",
        f"**{words.names[0]}: 47**, but out of the running",
        f"**{words.names[2]}: 3**, but out of the running",
    ]
    nobody = [Score(seat, 1, 9, (), out=True) for seat in range(3)]
    assert not any(score.won for score in nobody)
    assert "🏆" not in "".join(texts.score_sheet(Standings(tuple(nobody), text("play-name", name="Over.")), words))
