"""A game again, step by step with pictures: by buttons and menus, in private, and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs import ids
from cogs.replay.page import chapters
from cogs.replay.subject import Place, Subject
from engine.host.film import Stop
from engine.kernel import text
from engine.words import Localiser
from tests.face import inn as teaching
from tests.face.players import Game
from tests.support.station import station
from tests.support.world import Message, World, buttons, parts, raw, said

MOVES = {"⏮ First", "◀ Back", "Forward ▶", "Last ⏭"}


async def opened(world: World, game: Game, **typed: object) -> Message:
    """`/replay`, typed by somebody who has no seat."""
    shown = (await world.mei.slash(game.channel, "replay", **typed)).response
    assert shown is not None
    assert shown.ephemeral
    return shown


def menu(message: Message, verb: str) -> dict[str, str]:
    """A menu of a replay: label → value."""
    (found,) = [part for part in parts(raw(message)) if f":{verb}:" in part.get("custom_id", "")]
    return {option["label"]: option["value"] for option in found["options"]}


async def choose(world: World, message: Message, verb: str, value: str) -> None:
    (found,) = [part for part in parts(raw(message)) if f":{verb}:" in part.get("custom_id", "")]
    await world.mei.select(message, [value], custom_id=found["custom_id"])


async def test_a_running_game_is_gone_through_by_buttons(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for turn in range(6):
        await game.swiftly(game.seats[turn % 2])
    shown = await opened(world, game)
    assert "step 7 of 7" in said(shown)
    assert MOVES & set(buttons(shown)) == {"⏮ First", "◀ Back"}
    newest = world.picture(shown)
    await world.mei.click(shown, label="◀ Back")
    assert "step 6 of 7" in said(shown)
    assert "**Ada**" in said(shown), "what happened in that step"
    assert world.picture(shown) != newest
    assert set(buttons(shown)) >= MOVES
    await world.mei.click(shown, label="⏮ First")
    assert "step 1 of 7 · Round 1" in said(shown)
    assert MOVES & set(buttons(shown)) == {"Forward ▶", "Last ⏭"}
    await world.mei.click(shown, label="Forward ▶")
    assert "step 2 of 7" in said(shown)
    await world.mei.click(shown, label="Last ⏭")
    assert "step 7 of 7" in said(shown)
    assert world.picture(shown) == newest


async def test_a_round_and_a_part_of_the_table_are_jumped_to(world: World) -> None:
    game = await Game.begun(world, world.ben)
    for turn in range(6):
        await game.swiftly(game.seats[turn % 2])
    shown = await opened(world, game, step=1)
    assert list(menu(shown, "reel-to")) == ["Round 1", "Round 2", "Round 3", "Round 4"]
    await choose(world, shown, "reel-to", menu(shown, "reel-to")["Round 3"])
    assert "step 5 of 7 · Round 3" in said(shown)
    whole = world.picture(shown)
    await choose(world, shown, "reel-at", next(at for part, at in menu(shown, "reel-at").items() if "Ben" in part))
    assert "step 5 of 7" in said(shown)
    assert world.picture(shown) != whole
    await world.mei.click(shown, label="◀ Back")
    assert "step 4 of 7" in said(shown)
    assert world.picture(shown) != whole
    assert not any(":reel-as:" in part.get("custom_id", "") for part in parts(raw(shown))), "only one view so far"


async def test_a_replay_goes_on_after_a_restart(world: World, tmp_path: Path) -> None:
    game = await Game.begun(world, world.ben)
    for turn in range(3):
        await game.swiftly(game.seats[turn % 2])
    shown = await opened(world, game)
    await world.restart(station(Path(world.bot.config.database)))  # type: ignore[attr-defined]
    await world.mei.click(shown, label="◀ Back")
    assert "step 3 of 4" in said(shown)


async def test_the_log_leads_to_the_replay(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await game.swiftly(world.ada)
    log = (await world.mei.click(game.card, label="Log")).response
    assert log is not None
    shown = (await world.mei.click(log, label="Replay")).response
    assert shown is not None
    assert "step 2 of 2" in said(shown)


async def test_a_finished_game_begins_at_its_beginning_and_is_seen_with_all_eyes(inn: World) -> None:
    game = await teaching.begun(inn, inn.ben)
    host = inn.bot.host  # type: ignore[attr-defined]
    await inn.work(teaching.to_the_end(host))
    await inn.env.settle()
    shown = (await inn.mei.click(game.card, label="Replay")).response
    assert shown is not None
    assert "step 1 of" in said(shown)
    public = shown.attachments[0].description
    assert public == "hands []"
    eyes = menu(shown, "reel-as")
    assert list(eyes) == ["As everybody saw it", "● As Ada saw it", "■ As Ben saw it"]
    await choose(inn, shown, "reel-as", eyes["■ As Ben saw it"])
    assert "As Ben saw it" in said(shown)
    assert shown.attachments[0].description != public
    await inn.mei.click(shown, label="Last ⏭")
    assert "🏆" in said(shown), "the result"
    await choose(inn, shown, "reel-as", "-")
    assert "saw it" not in said(shown)


async def test_there_is_no_replay_before_the_game(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="dream", seats=2)
    refused = (await world.ada.slash(world.channel, "replay", table="1")).response
    assert refused is not None
    assert "has not begun" in said(refused)


async def test_an_open_lobby_does_not_stand_before_a_game(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await game.swiftly(game.seats[0])
    await world.mei.slash(game.channel, "game new", game="dream", seats=2)
    assert "step 2 of 2" in said(await opened(world, game))


def test_many_rounds_share_the_entries_of_the_menu() -> None:
    words = Localiser("en")
    rounds = [Stop(at, text("dream-chapter", round=at // 2 + 1)) for at in range(120)]
    found = chapters(rounds, words)
    assert len(found) <= 25
    assert found[0] == (0, "Round 1 – Round 3")
    assert found[-1][1] == "Round 58 – Round 60"
    assert [at for at, _ in found] == list(range(0, 120, 6))


def test_a_game_without_rounds_is_jumped_through_by_steps() -> None:
    words = Localiser("en")
    assert chapters([Stop(at, None) for at in range(3)], words) == [(0, "Step 1"), (1, "Step 2"), (2, "Step 3")]
    assert len(chapters([Stop(at, None) for at in range(260)], words)) <= 25


@pytest.mark.parametrize("arg", ["", "x", "f1", "f.1", "f1.2.3.4", "f9999999999.1", "+"])
def test_what_no_button_carries_is_the_last_step(arg: str) -> None:
    place = Place.read(ids.Press("reel", 1, 0, None, None, arg))
    assert place.number is None or place.number < 10


def test_buttons_carry_where_they_lead() -> None:
    subject = Subject("dream", ("Ada", "Ben"), True, 2**50)
    for place in (Place(0, None, 0), Place(999_999, 4, 24)):
        press = place.press("reel-to", subject, "f")
        assert ids.read(press.id) == press
        assert Place.read(press) == place
        assert press.table == subject.table
