"""Votes as cards: the question, who has answered what, and two buttons; and what came of one that was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs import escape, limits
from cogs.card import Card
from cogs.cards.texts import listed
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.tables import link, title
from engine.host.model import PersonId, TableInfo, Vote
from engine.kernel import Who
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

KINDS: frozenset[str] = frozenset({"vote", "voted"})
YES, NO = "vote-yes", "vote-no"


def build(
    bot: YizhanBot,
    vote: Vote,
    info: TableInfo,
    words: Localiser,
    row: int,
    *,
    mentioned: tuple[PersonId, ...] = (),
    letter: bool = False,
) -> Card:
    """The card of a vote as it stands; of one that is over, without its buttons. `row` is the announcement's."""
    lines = [f"### {title(info, words)}", f"**{question(vote, info, words)}**"]
    if vote.state == "open":
        until = f"<t:{int(vote.due)}:f>"
        rule = "waiting-vote-rule-offer" if _is_offer(vote) else f"waiting-vote-rule-{vote.kind}"
        lines.append(words(rule, until=until))
    else:
        lines.append(words(f"waiting-vote-{vote.state}"))
    lines += _answers(vote, info, words)
    if mentioned:
        lines.append(words("waiting-vote-asks", who=listed(words, [f"<@{person}>" for person in mentioned])))
    if letter:
        server = bot.get_guild(info.place.guild or 0)
        name = escape.markdown(server.name if server else "?")
        lines.append(words("waiting-letter-where", server=name, link=link(info)))
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL)), accent_colour=bot.studio.accent(info.slug)
    )
    row_of_buttons: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if vote.state == "open":
        for verb, style in ((YES, discord.ButtonStyle.success), (NO, discord.ButtonStyle.danger)):
            press = Press(verb, info.id, row, arg=str(vote.id))
            row_of_buttons.add_item(PressButton(press, label=words(f"waiting-press-{verb}"), style=style))
    # Every announcement has a button: by it the bot finds it again.
    row_of_buttons.add_item(PressButton(Press("show", info.id, row), label=words("station-show")))
    box.add_item(row_of_buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view)


def question(vote: Vote, info: TableInfo, words: Localiser) -> str:
    """What is asked."""
    who = _whose(vote, info, words)
    person = escape.markdown(vote.name or "—")
    by = name_of(vote.by, vote, info, words)
    asked = "waiting-vote-offer" if _is_offer(vote) else f"waiting-vote-{vote.kind}"
    return words(asked, who=who, person=person, by=by, entry=vote.first or 0)


def _whose(vote: Vote, info: TableInfo, words: Localiser) -> Who | str:
    """Whose seat it was when the vote began: a vote that has passed must not call it by its new player."""
    if vote.seat is None or vote.seat >= len(info.chairs):
        return "—"
    chair = info.chairs[vote.seat]
    if vote.state != "passed" or (chair.person and chair.person.id) == vote.subject:
        return Who(vote.seat)
    if chair.owner is not None and vote.subject in (None, chair.owner.id):
        return escape.markdown(chair.owner.name)
    return words("kernel-seat", seat=vote.seat + 1) if vote.subject is None else f"<@{vote.subject}>"


def _is_offer(vote: Vote) -> bool:
    """Is only one person asked, and that is who is to play the seat?"""
    return vote.kind == "substitute" and vote.asked == (vote.person,)


def name_of(person: PersonId, vote: Vote, info: TableInfo, words: Localiser) -> str:
    """How a person is called in a vote: as at the table, or as they were called when it began."""
    seat = info.seat_of(person)
    if seat is not None and seat < len(words.names):
        return words.names[seat]
    if person == vote.person:
        return escape.markdown(vote.name or "—")
    return f"<@{person}>" if person else "—"  # somebody who has been forgotten


def _answers(vote: Vote, info: TableInfo, words: Localiser) -> list[str]:
    """Who has answered what, and who has not yet."""
    lines = []
    for sign, answer in (("✅", True), ("❌", False), ("…", None)):
        names = [
            name_of(person, vote, info, words) for person in vote.asked if vote.answers.get(person, None) is answer
        ]
        if names and (answer is not None or vote.state == "open"):
            lines.append(f"-# {sign} {words('kernel-comma').join(names)}")
    return lines
