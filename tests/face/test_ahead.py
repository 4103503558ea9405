"""Deciding ahead by buttons: offered while others are asked, kept private, done, dropped with a word, taken back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace
from simcord import MemberActor, ResponseMessage

from cogs import ids
from cogs.panel.menu import seal
from engine.host.absence import By
from engine.host.model import Person, PersonSettings
from engine.host.orders import NOTHING, Order
from engine.kernel import Reply, text
from tests.face.inn import begun
from tests.face.players import TABLE, Game, mentioned, verbs
from tests.face.test_waiting import letters
from tests.support.station import station
from tests.support.world import Message, World, buttons, parts, raw, said


async def bids(game: Game) -> None:
    """The first round's bids, straight through the host."""
    for person in game.seats:
        await answers(game, person, "bid:0")


async def answers(game: Game, person: MemberActor, *picks: str) -> None:
    decision = await game.asked(person)
    host = game.world.bot.host  # type: ignore[attr-defined]
    await game.world.work(host.reply(TABLE, person.id, Reply(decision.seat, decision.key, decision.ticket, picks)))
    await settled(game)


async def settled(game: Game) -> None:
    await game.world.work(game.world.bot.host.quiet())  # type: ignore[attr-defined]
    await game.world.env.settle()


async def opened(game: Game, person: MemberActor) -> ResponseMessage:
    """Press Play, and there "Decide ahead"."""
    panel = await game.play(person)
    page = (await person.click(panel, label="Decide ahead")).response
    assert page is not None
    return page


def menus(message: Message, verb: str) -> list[dict[str, Any]]:
    """The menus of a verb, as Discord keeps them."""
    found = [(part, ids.read(part.get("custom_id", ""))) for part in parts(raw(message)) if "options" in part]
    return [part for part, press in found if press and press.verb == verb]


async def asks(person: MemberActor, page: ResponseMessage, key: str) -> None:
    """Choose a question of the teaching game."""
    [menu] = menus(page, "order-ask")
    await person.select(page, [seal((key,))], custom_id=menu["custom_id"])


async def together(person: MemberActor, page: ResponseMessage, *options: str) -> None:
    """Set the menu of several."""
    [menu] = [part for part in menus(page, "order-pick") if part["min_values"] == 0]
    await person.select(page, list(options), custom_id=menu["custom_id"])


async def picks(person: MemberActor, page: ResponseMessage, option: str) -> None:
    menu = next(m for m in menus(page, "order-pick") if option in {entry["value"] for entry in m["options"]})
    await person.select(page, [option], custom_id=menu["custom_id"])


async def test_what_is_decided_ahead_is_done_and_the_card_says_so(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    assert "Nothing is decided yet" in said(page)
    await asks(inn.ben, page, "action")
    await picks(inn.ben, page, "roll")
    assert "the next time" in said(page)
    await inn.restart(station(inn.bot.config.database))  # type: ignore[attr-defined]
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    assert (await game.asked(inn.ben)).key == "throw"
    assert "**Ben** had decided ahead" in said(game.card)
    assert mentioned(inn, game.channel)[-1] == [inn.ben.id]


async def test_only_who_waits_for_others_is_offered_it(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    card = game.card
    for person, offered in ((inn.ben, True), (inn.ada, False), (inn.ming, False)):
        for label in ("Play", "My view"):
            shown = (await person.click(card, label=label)).response
            assert shown is not None
            assert ("ahead" in verbs(shown)) is offered, (person.name, label)


async def test_a_page_is_of_use_to_nobody_else(inn: World) -> None:
    game = await begun(inn, inn.ben, inn.mei)
    await bids(game)
    host = inn.bot.host  # type: ignore[attr-defined]
    page = await opened(game, inn.ben)
    [switch] = [part for part in parts(raw(page)) if part.get("label") == "Always the usual answer"]
    await inn.work(host.steward(TABLE, 1, By(Person(inn.ben.id, "Ben"))))
    refused = await inn.ben.click(page, custom_id=switch["custom_id"])
    assert refused.acknowledged
    glance = await game.glance(inn.mei)
    assert glance.ahead == NOTHING
    async with host._store.reading() as tx:
        assert await tx.all("SELECT seat FROM chairs WHERE ahead IS NOT NULL") == []


async def test_orders_stand_and_are_taken_back(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    await asks(inn.ben, page, "action")
    await inn.ben.click(page, label="Whenever it fits")
    await picks(inn.ben, page, "rest")
    assert "until taken back" in said(page)
    await inn.ben.select(
        page,
        [menus(page, "order-drop")[0]["options"][0]["value"]],
        custom_id=menus(page, "order-drop")[0]["custom_id"],
    )
    assert "Nothing is decided yet" in said(page)
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    assert (await game.asked(inn.ben)).key == "action"


async def test_several_options_are_put_together_and_ordered_at_once(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    await asks(inn.ben, page, "action")
    await picks(inn.ben, page, "rest")
    await asks(inn.ben, page, "throw")
    assert "Pick nothing" in buttons(page)
    await together(inn.ben, page, "throw:0", "throw:1")
    assert "2 chosen" in said(page)
    assert said(page).count("☑") == 2
    await inn.restart(station(inn.bot.config.database))  # type: ignore[attr-defined]
    await inn.ben.click(page, label="Whenever it fits")
    assert "2 chosen" in said(page), "nothing is forgotten"
    await inn.ben.click(page, label="Pick these 2")
    assert "0 chosen" in said(page)
    assert "whenever it fits" in said(page)
    [resting, throwing] = (await game.glance(inn.ben)).ahead.orders
    assert throwing.picks == ("throw:0", "throw:1")
    assert throwing.label is not None
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    log = (await inn.work(inn.bot.host.history(TABLE, 1))).entries  # type: ignore[attr-defined]
    assert [entry.reply.picks for entry in log if entry.seat == 1 and entry.reply][-2:] == [
        resting.picks,
        throwing.picks,
    ]


async def test_what_is_put_together_ahead_is_no_unfinished_pick_of_the_panel(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    await asks(inn.ben, page, "throw")
    await together(inn.ben, page, "throw:0")
    other = await opened(game, inn.ben)
    await asks(inn.ben, other, "throw")
    assert "1 chosen" in said(other)
    await together(inn.ben, other, "throw:1")
    await inn.ben.click(page, label="Pick this one")
    assert "moved on" in said(page), "its button means what the page showed, not what has been put together since"
    assert (await game.glance(inn.ben)).ahead == NOTHING
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    await answers(game, inn.ben, "rest")
    assert "0 chosen" in said(await game.play(inn.ben))


async def test_a_menu_that_is_not_there_any_more_is_answered(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    await asks(inn.ben, page, "throw")
    [menu] = menus(page, "order-pick")
    gone = ids.read(menu["custom_id"])
    assert gone is not None
    for arg in (f"{gone.arg[:-1]}7", "nothing.n.0", "nothing"):
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(ids.PressButton(replace(gone, arg=arg), label="Forged"))
        view = ui.LayoutView(timeout=None)
        view.add_item(row)
        await inn.work(inn.bot.get_partial_messageable(inn.channel.id).send(view=view))
        forged = inn.channel.history(viewer=inn.ben)[-1]
        await inn.ben.click(forged, label="Forged")
        assert "moved on" in said(inn.channel.history(viewer=inn.ben)[-1])
    assert (await game.glance(inn.ben)).ahead == NOTHING


async def test_the_page_shows_ones_own_view_with_what_may_come(world: World) -> None:
    game = await Game.begun(world, world.ben)
    page = await opened(game, world.ben)
    [picture] = page.attachments
    assert picture.description
    [ask] = menus(page, "order-ask")
    await world.ben.select(page, [ask["options"][0]["value"]], custom_id=ask["custom_id"])
    assert len(page.attachments) == 1
    entry = menus(page, "order-pick")[0]["options"][0]
    assert entry["label"].startswith("A · "), "the codes are those on the picture"


async def test_usual_answers_are_given_until_switched_off(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    page = await opened(game, inn.ben)
    await inn.ben.click(page, label="Always the usual answer")
    assert "Every question with a usual answer" in said(page)
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    assert (await game.asked(inn.ben)).key == "throw"
    await inn.ben.click(page, label="Ask me again")
    assert "Nothing is decided yet" in said(page)


async def test_what_no_longer_fits_is_told_to_its_owner_in_the_panel_and_the_letter(inn: World) -> None:
    game = await begun(inn, inn.ben)
    await bids(game)
    host = inn.bot.host  # type: ignore[attr-defined]
    await inn.work(host.set_person(PersonSettings(inn.ben.id, ping="direct")))
    order = Order("action", ("fly",), text("teaching-ask-action"), text("teaching-rest"))
    await inn.work(host.ahead.order(TABLE, inn.ben.id, order))
    await answers(game, inn.ada, "rest")
    await answers(game, inn.ada)
    assert (await game.asked(inn.ben)).key == "action"
    assert "did not fit" in said(await game.play(inn.ben))
    [letter] = letters(inn, inn.ben)
    assert "did not fit" in said(letter)
    assert not any("fit" in said(message) for message in game.channel.history(viewer=inn.ming))
    await answers(game, inn.ben, "rest")
    assert "did not fit" not in said(await game.play(inn.ben))


async def test_others_see_the_same_whatever_somebody_has_decided(inn: World) -> None:
    game = await begun(inn, inn.ben, inn.mei)
    await bids(game)

    async def all_that_ada_sees() -> list[str]:
        shown: list[Message | None] = list(game.channel.history(viewer=inn.ming))
        shown += [(await inn.ada.click(game.card, label=label)).response for label in ("Play", "My view", "Log")]
        shown += [(await inn.ada.slash(game.channel, name)).response for name in ("log", "game list", "game show")]
        export = await inn.work(inn.bot.host.export(TABLE, inn.ada.id))  # type: ignore[attr-defined]
        # Messages and files have new ids each time.
        return [re.sub(r"\d{17,}", "#", str(raw(message))) for message in shown if message is not None] + [str(export)]

    before = await all_that_ada_sees()
    page = await opened(game, inn.ben)
    await asks(inn.ben, page, "action")
    await picks(inn.ben, page, "roll")
    await inn.ben.click(page, label="Always the usual answer")
    assert await all_that_ada_sees() == before


@pytest.mark.parametrize("language", ["en", "zh-TW"])
async def test_a_real_game_is_decided_ahead_in_both_languages(world: World, language: str) -> None:
    game = await Game.begun(world, world.ben)
    await world.work(world.bot.host.set_person(PersonSettings(world.ben.id, language=language)))  # type: ignore[attr-defined]
    panel = await game.play(world.ben)
    [button] = [part for part in parts(raw(panel)) if "yz:ahead:" in part.get("custom_id", "")]
    page = (await world.ben.click(panel, custom_id=button["custom_id"])).response
    assert page is not None
    [ask] = menus(page, "order-ask")
    await world.ben.select(page, [ask["options"][0]["value"]], custom_id=ask["custom_id"])
    glance = await game.glance(world.ben)
    assert glance.ahead.orders == ()
    menu = menus(page, "order-pick")[0]
    for entry in menu["options"][:3]:
        await world.ben.select(page, [entry["value"]], custom_id=menu["custom_id"])
    orders = (await game.glance(world.ben)).ahead.orders
    assert [order.picks for order in orders] == [(entry["value"],) for entry in menu["options"][:3]]
    assert ("下一次" if language == "zh-TW" else "the next time") in said(page)
    while (glance := await game.glance(world.ben)).decision is None and glance.ahead.orders:
        await answers(game, world.ada, await game.sensible(world.ada))
    log = (await world.work(world.bot.host.history(TABLE, 1))).entries  # type: ignore[attr-defined]
    done = [entry.reply.picks for entry in log if entry.seat == 1 and entry.reply is not None]
    if done:
        assert done[0] in [order.picks for order in orders], "one of them was possible"
        assert "had decided ahead" in said(game.card)
    else:
        assert [gone.order for gone in glance.ahead.dropped] == list(orders), "Ada has left none of them"


async def test_the_only_question_is_open_at_once(world: World) -> None:
    game = await Game.begun(world, world.ben)
    page = await opened(game, world.ben)
    assert len(menus(page, "order-ask")[0]["options"]) == 1
    assert menus(page, "order-pick"), "nothing has to be chosen first"
