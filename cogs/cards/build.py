"""A card as a layout with its picture. Nothing private can get into it: it is made from the public view alone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs import escape, limits
from cogs.campaign_card import campaign_buttons
from cogs.card import Card, file_of, gallery
from cogs.cards import texts
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.language import table_words
from engine.host.model import CampaignInfo, Notice, TableInfo
from engine.kernel import Refused
from engine.words import Localiser
from render.orders import Drawing, Order

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

WITH_PICTURE = ("begun", "turn", "undone", "over")
_PLAY = ("play", "view", "log", "rules")
BUTTONS: dict[str, tuple[str, ...]] = {
    "begun": ("play", "view", "log", "rules", "howto"),
    "over": ("view", "log", "replay", "sheet", "rules"),
    "frozen": ("log", "rules"),
    "cancelled": ("rules",),
}
"""The verbs of the buttons by kind of notice; the others have Play, My view, Log and Rules."""


async def build(bot: YizhanBot, notice: Notice, info: TableInfo) -> Card:
    """The message for a notice, in the table's language. `lobby` is not among them.

    Every button carries the notice's row. The text mentions exactly the persons in `notice.ping`.
    """
    words = table_words(info)
    standings = drawing = campaign = None
    try:
        if notice.kind == "over":
            standings = (await bot.host.glance(info.id, None)).standings
        if notice.kind in ("over", "cancelled"):
            campaign = await bot.host.campaign_of(info.id)
        if notice.kind in WITH_PICTURE:
            drawing = await _board(bot, notice, info, words)
    except Refused as refused:
        # The table has been stopped meanwhile: what happened before is still told, in words.
        log.warning("the card of announcement %d goes without its picture: %s", notice.row, refused)
    below = texts.below(notice, info, words, standings)
    return lay_out(notice, info, words, bot.studio.accent(info.slug), below, drawing, campaign)


def lay_out(
    notice: Notice,
    info: TableInfo,
    words: Localiser,
    accent: int,
    below: str,
    drawing: Drawing | None,
    campaign: CampaignInfo | None = None,
) -> Card:
    """The finished parts as a message; a game ends with a button for a rematch, a campaign's with those to go on."""
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(texts.above(notice, info, words)), accent_colour=accent
    )
    files: tuple[discord.File, ...] = ()
    if drawing is not None:
        files = (file_of(drawing),)
        box.add_item(gallery(drawing))
    if below:
        box.add_item(ui.TextDisplay(below))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for verb in BUTTONS.get(notice.kind, _PLAY):
        row.add_item(
            PressButton(
                Press(verb, info.id, notice.row),
                label=cut(words(f"play-{verb}"), limits.BUTTON_LABEL),
                style=discord.ButtonStyle.success if verb == "play" else discord.ButtonStyle.secondary,
            )
        )
    if notice.kind in ("turn", "undone") and any(chair.owner for chair in info.chairs):
        label = cut(words("waiting-press-return"), limits.BUTTON_LABEL)
        row.add_item(PressButton(Press("return", info.id, notice.row), label=label))
    box.add_item(row)
    if campaign is None and notice.kind == "over":
        label = cut(words("results-press-rematch"), limits.BUTTON_LABEL)
        again = PressButton(Press("rematch", info.id, notice.row), label=label, style=discord.ButtonStyle.success)
        box.add_item(ui.ActionRow(again))
    if campaign is not None:
        box.add_item(ui.ActionRow(*campaign_buttons(campaign, words, notice.row, info.id)))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, files)


async def _board(bot: YizhanBot, notice: Notice, info: TableInfo, words: Localiser) -> Drawing | None:
    """The public board as it was when the notice was made, with what changed since the card before marked."""
    view = await bot.host.public_view(info.id, notice.at)
    since = await bot.host.public_view(info.id, notice.since) if notice.since < notice.at else None
    plain = words.named(escape.plain_names(info))
    return await bot.studio.draw(Order(info.slug, plain, view, None, since))
