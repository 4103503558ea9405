"""What Dream has not: several seats at once, secrets, reactions, several picks, and an undo after the next card."""

from __future__ import annotations

import discord

from engine.kernel import Session
from tests.face.inn import begun
from tests.face.players import Game, mentioned, verbs
from tests.support.station import station
from tests.support.world import World, raw, said
from tests.teaching import rules


async def bid(game: Game, coins: int = 0) -> None:
    """All bid the same, so that nobody gets the room."""
    for person in game.seats:
        panel = await game.play(person)
        await game.choose(person, panel, f"bid:{coins}")
        await game.press(person, panel, "sure")


async def test_all_decide_at_once_in_any_order_and_in_secret(inn: World) -> None:
    game = await begun(inn, inn.ben, inn.mei)
    assert "in any order" in said(game.card)
    assert mentioned(inn, game.channel)[-1] == [inn.ada.id, inn.ben.id, inn.mei.id]
    panels = [await game.play(person) for person in (inn.mei, inn.ada)]
    await game.choose(inn.mei, panels[0], "bid:2")
    assert "take it back until" in said(panels[0])
    await game.press(inn.mei, panels[0], "sure")
    assert "undo" in verbs(panels[0])
    # Ada's panel is still good: another's reply does not make it stale.
    await game.choose(inn.ada, panels[1], "bid:1")
    await game.press(inn.ada, panels[1], "sure")
    assert "moved on" not in said(panels[1])
    await game.press(inn.mei, panels[0], "undo")
    await game.choose(inn.mei, panels[0], "bid:0")
    await game.press(inn.mei, panels[0], "sure")
    assert not any("2 coins" in str(raw(message)) for message in public(game))
    assert (await game.info()).waiting == {1: "bid"}


def public(game: Game) -> list[discord.Message]:
    """What somebody sees who has no seat and has pressed nothing."""
    return game.channel.history(viewer=game.world.ming)


async def test_several_are_picked_in_a_menu_and_kept_over_a_restart(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bid(game)
    panel = await game.play(inn.ada)
    await game.choose(inn.ada, panel, "rest")
    assert (await game.asked(inn.ada)).key == "throw"
    assert "Choose none" in str(raw(panel))
    await inn.ada.select(panel, ["throw:0", "throw:2"])
    assert "2 chosen" in said(panel)
    await inn.restart(station(inn.bot.config.database))  # type: ignore[attr-defined]
    again = (await inn.ada.click(first_card(game), label="Play")).response
    assert again is not None
    assert "2 chosen" in said(again)
    await game.press(inn.ada, again, "sure")
    assert (await game.glance(inn.ada)).view.players[0].cards == 1


def first_card(game: Game) -> discord.Message:
    """The oldest public card that has a Play button."""
    return next(message for message in public(game) if "play" in verbs(message))


def seed_with_a_thief() -> tuple[str, str]:
    """A seed with which Ada is dealt a card that takes coins, and that card."""
    game = rules()
    for seed in map(str, range(99)):
        session, _ = Session.begin(game, 2, {}, seed)
        for kind in session.table.players[0].hand:
            if game.cards.cards[kind].takes:
                return seed, kind
    raise AssertionError("no such deal")


async def test_a_reaction_gets_a_short_card_of_its_own(inn: World) -> None:
    seed, thief = seed_with_a_thief()
    game = await begun(inn, inn.ben, seed=seed)
    await bid(game)
    panel = await game.play(inn.ada)
    for pick in ("play", f"card:{thief}"):
        if (decision := (await game.glance(inn.ada)).decision) and decision.find(pick):
            await game.choose(inn.ada, panel, pick)
        if "sure" in verbs(panel):
            await game.press(inn.ada, panel, "sure")
    assert (await game.info()).waiting == {1: "parry"}
    reaction = game.card
    assert not reaction.attachments
    assert mentioned(inn, game.channel)[-1] == [inn.ben.id]
    assert "plays" in said(reaction)
    panel = await game.play(inn.ben)
    await game.choose(inn.ben, panel, "give")
    await game.press(inn.ben, panel, "sure")
    assert 0 in (await game.info()).waiting
    # Ada goes on with the own turn: no ping for it so soon.
    assert mentioned(inn, game.channel)[-1] == []


async def test_an_undo_after_the_next_card_is_announced_without_a_ping(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bid(game)
    panel = await game.play(inn.ada)
    await game.choose(inn.ada, panel, "rest")
    await game.press(inn.ada, panel, "sure")
    assert (await game.info()).waiting == {1: "action"}
    bens = await game.play(inn.ben)
    await game.press(inn.ada, panel, "undo")
    assert (await game.info()).waiting == {0: "throw"}
    assert "Taken back" in said(game.card)
    assert mentioned(inn, game.channel)[-1] == []
    await game.choose(inn.ben, bens, "rest")
    assert "moved on" in said(bens)
    assert "Ada" in said(bens)


async def test_own_pictures_stay_with_their_owner(inn: World) -> None:
    game = await begun(inn, inn.ben)
    mine = await game.play(inn.ada)
    glance = await game.glance(inn.ada)
    assert str(glance.view.players[0].hand) in (mine.attachments[0].description or "")
    for message in public(game):
        assert all((shown.description or "") in ("cover", "hands []") for shown in message.attachments)
    theirs = (await inn.mei.click(game.card, label="My view")).response
    assert theirs is not None
    assert (theirs.attachments[0].description or "").endswith("[]")


async def test_typed_parameters_by_group(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bid(game)
    # The card is asked for only after "play", which is no usual answer: autocomplete stops there.
    assert await inn.ada.autocomplete(game.channel, "teaching play", "card", "") == []
    panel = await game.play(inn.ada)
    await game.choose(inn.ada, panel, "play")
    if (decision := (await game.glance(inn.ada)).decision) and decision.key == "card":
        offered = await inn.ada.autocomplete(game.channel, "teaching play", "card", "")
        assert {choice["value"] for choice in offered} == {option.id for option in decision.options}
        answer = (await inn.ada.slash(game.channel, "teaching play", card=offered[0]["value"])).response
        assert answer is not None
        assert "plays" in said(answer)
