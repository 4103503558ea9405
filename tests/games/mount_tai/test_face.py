"""Mount Tai on the real bot: the flows that the other games have not, by panel, by typed commands, over a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from simcord import MemberActor, ResponseMessage

from cogs.limits import CHOICE_NAME
from engine.games import rules_for
from engine.games.mount_tai.rules import MountTaiRules
from engine.games.mount_tai.table import Table
from engine.kernel import Reply, Rng
from tests.face.players import SEED, TABLE, Game
from tests.face.test_secrets import Spy
from tests.games.mount_tai.game import Game as Position
from tests.games.mount_tai.position import player, position
from tests.support.station import station
from tests.support.world import World, buttons, said

SETUP = MountTaiRules.setup
Sat = Callable[[Position], Awaitable[Game]]


@pytest.fixture
def sat(world: World, monkeypatch: pytest.MonkeyPatch) -> Sat:
    """Seats Ada, Ben and Mei, as far as needed and in this order, at a table that begins with a position."""

    async def begun(at: Position) -> Game:
        start = bytes(at.session.step_start.table)
        monkeypatch.setattr(MountTaiRules, "setup", lambda *_: msgspec.json.decode(start, type=Table))
        return await Game.begun(world, *(world.ben, world.mei)[: at.table.seats - 1], game="mount_tai")

    return begun


async def typed(game: Game, person: MemberActor, command: str, **parts: str) -> ResponseMessage:
    answer = (await person.slash(game.channel, f"mount_tai {command}", **parts)).response
    assert answer is not None
    return answer


async def offered(game: Game, person: MemberActor, command: str, param: str, **before: str) -> dict[str, str]:
    """What autocomplete offers: value → name."""
    found = await person.autocomplete(game.channel, f"mount_tai {command}", param, "", **before)
    return {str(choice["value"]): str(choice["name"]) for choice in found}


async def test_a_whole_turn_is_typed_in_one_line_with_each_part_offered(world: World, sat: Sat) -> None:
    """A tile of tier III: two cells, one with a tribe that takes a tile away, then the other effect."""
    start = position(player(edicts=[14, 20, 3], land=["A2", "A3"]), player(edicts=[1, 2]))
    game = await sat(start)
    parts: dict[str, str] = {}
    for param, wanted, others in (
        ("number", "use:14", {"use:3"}),
        ("action", "mountain:B3", {"flat:A4", "flat:B1", "farmland:A2", "done"}),
        ("tribe", "remove:20", {"remove:3", "none"}),
        ("second", "farmland:B3", {"done"}),
    ):
        found = await offered(game, world.ada, "edict", param, **parts)
        assert {wanted} | others <= set(found), param
        assert not await offered(game, world.ben, "edict", param, **parts), "it is not his turn"
        assert all(len(name) < CHOICE_NAME for name in found.values()), "cut off"
        parts[param] = wanted
    await typed(game, world.ada, "edict", **parts)
    assert (await game.info()).waiting == {1: "policy"}
    me = (await game.glance(world.ben)).view.players[0]
    assert (me.land["B3"], me.gone[-1], me.played) == ("farmland", 20, 14)
    assert "cultivates B3" in said(game.card)


async def test_the_other_commands_are_typed_by_hand(world: World, sat: Sat) -> None:
    start = position(player(edicts=[7, 9, 13]), player(edicts=[5, 2]), events=["yellow_1", "blue_1"])
    game = await sat(start)
    for command, wrong in (
        ("edict", {"number": "8"}),
        ("edict", {"number": "7", "action": "farmland H8"}),
        ("tidy", {"first": "1"}),
        ("event", {"event": "blue"}),
    ):
        assert "Nothing has been done" in said(await typed(game, world.ada, command, **wrong)), wrong
    await typed(game, world.ada, "tidy", first="9", next="7")
    assert (await game.info()).waiting == {1: "policy"}
    await typed(game, world.ben, "edict", number="5", action="brew:1")
    assert (await game.info()).waiting == {1: "event"}, "5 comes before 7"
    assert set(await offered(game, world.ben, "event", "event")) == {"event:yellow", "event:blue"}
    await typed(game, world.ben, "event", event="event:blue")
    view = (await game.glance(world.ada)).view
    assert (view.round, view.order, view.players[1].reputation) == (2, (1, 0), view.players[1].points["event"])
    assert "activates the event “Blue”" in said(game.card)


async def test_the_panel_names_effects_and_cells_and_takes_them_back(world: World, sat: Sat) -> None:
    start = position(player(edicts=[10, 19]), player(edicts=[1]))
    game = await sat(start)
    panel = await game.play(world.ada)
    labels = set(buttons(panel))
    assert {"A · Use 10: Cultivation or Farmland", "B · Use 19: Building plan and Farmland"} <= labels
    await game.choose(world.ada, panel, "use:10")
    assert "One of these: Cultivation, Farmland." in said(panel)
    assert {option.at for option in (await game.asked(world.ada)).options} == {"cell:A1", "cell:B1", "cell:A2", None}
    await game.choose(world.ada, panel, "flat:A2")
    await world.redeliver()
    assert await _land(game) == {"A1": "settlement", "A2": "settlement"}, "each press counts once"
    await game.press(world.ada, await game.play(world.ada), "undo")
    assert await _land(game) == {"A1": "settlement"}
    for area in await world.ada.autocomplete(game.channel, "board", "area", ""):
        shown = (await world.ada.slash(game.channel, "board", area=area["value"])).response
        assert shown is not None
        assert world.picture(shown), area


async def _land(game: Game) -> dict[str, str]:
    return dict((await game.glance(game.world.ada)).view.players[0].land)


async def test_who_is_asked_in_the_middle_of_anothers_round(world: World, sat: Sat) -> None:
    """The Commander commands when Ben has decided, before the events, and after a restart."""
    start = position(
        player(edicts=[1, 4], played=3, tutor="commander"),
        player(edicts=[20, 2], reputation=5, tutor="conspirator", mark="towns"),
        turn=1,
        order=(0, 1),
        options={"tutors": "on"},
    )
    game = await sat(start)
    panel = await game.play(world.ben)
    await game.choose(world.ben, panel, "tidy:20")
    await game.choose(world.ben, panel, "done")
    await game.press(world.ben, panel, "sure")
    assert (await game.info()).waiting == {0: "command"}
    await world.restart(station(world.bot.config.database))  # type: ignore[attr-defined]
    asked = await game.play(world.ada)
    assert "Commander: from whom do you take reputation?" in said(asked)
    await game.choose(world.ada, asked, "command:1")
    assert [each.reputation for each in (await game.glance(world.ada)).view.players] == [1, 4]
    await game.press(world.ada, asked, "undo")
    assert [each.reputation for each in (await game.glance(world.ada)).view.players] == [0, 5]


async def _seen(database: Path, patch: pytest.MonkeyPatch, challenge: int, dealt: str) -> list[str]:
    """All that Ada and a stranger see of a game of the challenge at its beginning."""

    def setup(rules: MountTaiRules, seats: int, options: dict[str, str], rng: Rng) -> Table:
        table = SETUP(rules, seats, {**options, "challenge": str(challenge)}, rng)
        if dealt:
            before = msgspec.json.encode(table)
            rules.determinize(table, 0, Rng(dealt))
            assert msgspec.json.encode(table) != before
        return table

    patch.setattr(MountTaiRules, "setup", setup)
    async with World(station(database)) as world:
        world.bot.host._new_seed = lambda: "secrets"  # type: ignore[attr-defined]
        game = await Game.begun(world, game="mount_tai", place="channel")
        spy = Spy(game, "mount_tai")
        for viewer in (world.ada, world.ming):
            await spy.look(viewer)
        spy.public()
        assert (await game.info()).waiting == {0: "policy"}
        return spy.seen


@pytest.mark.parametrize("challenge", [5, 7])
async def test_what_lies_face_down_shows_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, challenge: int
) -> None:
    """Covered edict tiles, the virtual player's deck, talents under the top, the supply of buildings."""
    one = await _seen(tmp_path / "one.db", monkeypatch, challenge, "")
    other = await _seen(tmp_path / "other.db", monkeypatch, challenge, "dealt anew")
    assert len(one) > 40
    assert one == other


async def test_the_challenge_goes_on_with_what_was_kept(world: World) -> None:
    """Game 1 is played as a computer player would, then the next is begun from its last card."""
    world.bot.host._new_seed = lambda: SEED  # type: ignore[attr-defined]
    answer = (
        await world.ada.slash(world.channel, "campaign new", which="mount_tai:challenge", place="channel")
    ).response
    assert answer is not None
    assert "Solo challenge" in said(answer)
    game = Game(world, world.channel, [world.ada])
    while (decision := (glance := await game.glance(world.ada)).decision) is not None:
        shown = glance.view
        picks = rules_for("mount_tai").policies["sensible"](lambda: shown, decision, Rng("tests"))  # noqa: B023
        reply = Reply(decision.seat, decision.key, decision.ticket, picks)
        await world.work(world.bot.host.reply(TABLE, world.ada.id, reply))  # type: ignore[attr-defined]
    await world.env.settle()
    assert "Game 1 of the challenge is" in said(game.card)
    assert "Left over, in the order that breaks ties" in said(game.card)
    assert {"Next game", "Play it again", "Record sheet"} <= set(buttons(game.card))
    sheet = (await world.ada.click(game.card, label="Record sheet")).response
    assert sheet is not None
    assert "Game 8: goal" in said(sheet)
    await world.ada.click(game.card, label="Next game")
    assert (await world.work(world.bot.host.glance(2, world.ada.id))).info.options["challenge"] == "2"  # type: ignore[attr-defined]
