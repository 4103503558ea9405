"""Short cards that only call somebody: it is your turn, you are waited for, time has run out. Also as letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs import escape, limits
from cogs.card import Card
from cogs.cards.texts import listed
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.language import table_words
from cogs.rematch import INVITED
from cogs.tables import link, title
from engine.host.model import Notice, PersonId, TableInfo
from engine.kernel import Seat, Who
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

KINDS: frozenset[str] = frozenset({"call", "reminder", "late", "handed", "ousted", "rematch"})
BUTTONS: tuple[str, ...] = ("play", "view", "log")
OTHERS: dict[str, tuple[str, ...]] = {"handed": ("log",), "ousted": ("log",), "rematch": ("howto", "rules")}
MISSING = 5
"""So many people can be missing on a card, each with a row of buttons."""


def build(bot: YizhanBot, notice: Notice, info: TableInfo) -> Card:
    """The card, in the table's language. It mentions exactly the persons in `notice.ping`."""
    words = table_words(info)
    return _laid_out(bot, notice, info, words, said(notice, info, words))


async def words_for(bot: YizhanBot, info: TableInfo, person: PersonId) -> Localiser:
    """The language of letters to somebody: their own choice, else the table's."""
    settings = await bot.host.person_settings(person)
    return Localiser(settings.language if settings.language in LANGUAGES else info.language, escape.names(info))


def letter(
    bot: YizhanBot, notice: Notice, info: TableInfo, person: PersonId, words: Localiser, further: Sequence[str] = ()
) -> Card:
    """The same for one person alone, with `further` lines that are for them alone, and the way to the table."""
    server = bot.get_guild(info.place.guild or 0)
    where = words("waiting-letter-where", server=escape.markdown(server.name if server else "?"), link=link(info))
    key = f"waiting-letter-{notice.kind}"
    seat = info.seat_of(person)
    since = int(info.since.get(-1 if seat is None else seat, notice.created))
    line = words(key, table=title(info, words), since=f"<t:{since}:R>", owner=escape.markdown(info.owner.name))
    return _laid_out(bot, notice, info, words, "\n".join((line, *further, where)))


def said(notice: Notice, info: TableInfo, words: Localiser) -> str:
    """The sentence of a public call."""
    if notice.kind in ("handed", "ousted", "rematch"):
        people = listed(words, [f"<@{person}>" for person in notice.ping] or [words("kernel-none")])
        owner = escape.markdown(info.owner.name)
        return words(f"waiting-card-{notice.kind}", table=title(info, words), who=people, owner=owner)
    if notice.kind == "late":
        seats: Sequence[Seat] = info.late
    else:
        seats = [seat for seat in sorted(info.waiting) if _person(info, seat) in notice.ping]
    who = [f"<@{_person(info, seat)}>" if _person(info, seat) in notice.ping else words.names[seat] for seat in seats]
    since = int(min((info.since[seat] for seat in seats if seat in info.since), default=notice.created))
    return words(
        f"waiting-card-{notice.kind}",
        table=title(info, words),
        who=listed(words, who),
        count=len(who),
        since=f"<t:{since}:R>",
    )


def _person(info: TableInfo, seat: Seat) -> PersonId:
    person = info.chairs[seat].person
    return person.id if person else 0


def _laid_out(bot: YizhanBot, notice: Notice, info: TableInfo, words: Localiser, text: str) -> Card:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if notice.kind == "handed":
        label = cut(words("waiting-press-return"), limits.BUTTON_LABEL)
        row.add_item(PressButton(Press("return", info.id, notice.row), label=label))
    if notice.kind == "rematch":
        label = cut(words("results-press-rematch"), limits.BUTTON_LABEL)
        again = Press("rematch", info.id, notice.row, arg=INVITED)
        row.add_item(PressButton(again, label=label, style=discord.ButtonStyle.success))
    for verb in OTHERS.get(notice.kind, BUTTONS):
        style = discord.ButtonStyle.success if verb == "play" else discord.ButtonStyle.secondary
        label = cut(words(f"play-{verb}"), limits.BUTTON_LABEL)
        row.add_item(PressButton(Press(verb, info.id, notice.row), label=label, style=style))
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(cut(text, limits.TEXT_TOTAL)), row, accent_colour=bot.studio.accent(info.slug)
    )
    for seat in info.late[:MISSING] if notice.kind == "late" else ():
        box.add_item(ui.ActionRow(*_instead(info, notice.row, seat, words)))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view)


def _instead(info: TableInfo, row: int, seat: Seat, words: Localiser) -> list[PressButton]:
    """What can be done about somebody whose time has run out."""
    plain = words.named(escape.plain_names(info))
    return [
        PressButton(
            Press(verb, info.id, row, seat),
            label=cut(plain(f"waiting-press-{verb}", who=Who(seat)), limits.BUTTON_LABEL),
        )
        for verb in ("steward", "offer")
    ]
