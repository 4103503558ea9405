"""A campaign as a message: its record sheet, how it stands, and the buttons to go on."""

from __future__ import annotations

import discord
from discord import ui

from cogs import escape, limits
from cogs.cutting import cut, length
from cogs.ids import Press, PressButton
from cogs.tables import link, title
from engine.host import Host
from engine.host.model import CampaignInfo, TableId, TableInfo
from engine.kernel import Refused, Text, campaign_text, fluent, text, variant_text
from engine.words import Localiser

NEXT, AGAIN, SHEET = "campaign-next", "campaign-again", "campaign-show"
"""The verbs of the buttons; their labels are "station-press-<verb>"."""
SAID = 800
"""Units of text for what stands around the record sheet."""


def campaign_title(info: CampaignInfo, words: Localiser) -> str:
    """ "Campaign 3: A Dream of … · The long way"."""
    game, name = Text(f"{fluent(info.slug)}-name"), campaign_text(info.slug, info.name)
    return words("station-campaign-title", campaign=str(info.id), game=game, name=name)


def campaign_line(info: CampaignInfo, words: Localiser) -> str:
    """A campaign in a line: title, whose it is, and how it stands."""
    title_of, owner = campaign_title(info, words), escape.markdown(info.owner.name)
    return f"**{title_of}** · {words.say(standing(info))}\n-# {owner}"


def standing(info: CampaignInfo) -> Text:
    """How a campaign stands, in a few words."""
    if info.broken:
        return text("station-campaign-broken")
    if info.open is not None:
        return text("station-campaign-playing", number=info.open.number, table=str(info.open.table))
    if info.over:
        return text("station-campaign-over")
    return text("station-campaign-waiting", number=info.last.number + 1 if info.last else 1)


async def game_line(host: Host, table: TableId, words: Localiser) -> str | None:
    """Which game of which campaign a table is; None for others, and where that cannot be read."""
    try:
        info = await host.campaign_of(table)
    except Refused:
        return None
    number = next((game.number for game in info.games if game.table == table), None) if info else None
    if info is None or number is None:
        return None
    return words("station-campaign-game", number=number, campaign=campaign_title(info, words))


def sheet_card(
    info: CampaignInfo, words: Localiser, accent: int, table: TableInfo | None, *, mine: bool
) -> ui.LayoutView:
    """The record sheet as a message of its own; `table` is the one that is being played, `mine`: for the owner."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    said = (
        f"## {campaign_title(info, words)}\n-# {' · '.join([escape.markdown(info.owner.name), *_chosen(info, words)])}"
    )
    box.add_item(ui.TextDisplay(cut(said, SAID)))
    box.add_item(ui.Separator())
    room = limits.TEXT_TOTAL - 2 * SAID
    lines = [words.say(line) for line in info.sheet] or [words("station-campaign-no-sheet")]
    share = room // len(lines) - 1
    whole = "\n".join(lines)
    box.add_item(ui.TextDisplay(whole if length(whole) <= room else "\n".join(cut(line, share) for line in lines)))
    now = words.say(standing(info))
    if table is not None:
        now += f" · [{title(table, words)}]({link(table)})"
    box.add_item(ui.TextDisplay(cut(now, SAID)))
    shown = [button for button in campaign_buttons(info, words, 0, None) if mine and button.press.verb != SHEET]
    if table is not None:
        shown.insert(0, PressButton(Press("show", table.id), label=cut(words("station-show"), limits.BUTTON_LABEL)))
    if shown:
        box.add_item(ui.ActionRow(*shown))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def campaign_buttons(info: CampaignInfo, words: Localiser, row: int, end: TableId | None) -> list[PressButton]:
    """What can be pressed to go on: those that the campaign allows as it stands, and the record sheet.

    `row` is the announcement's. `end` is the table at whose end they stand, if they do: once the campaign has gone on
    from there they do no more than say so.
    """
    last = info.last
    at_its_end = last is not None and info.open is None and not info.broken and end in (None, last.table)
    fresh = last is None and end is None and info.open is None and not info.broken
    verbs = [NEXT] if (at_its_end or fresh) and not info.over else []
    verbs += [AGAIN] if at_its_end else []
    seen = last.table if last is not None else 0
    return [
        PressButton(
            Press(verb, seen if end is None else end, row, arg=str(info.id)),
            label=cut(words(f"station-press-{verb}"), limits.BUTTON_LABEL),
            style=discord.ButtonStyle.success if verb == NEXT else discord.ButtonStyle.secondary,
        )
        for verb in [*verbs, SHEET]
    ]


def _chosen(info: CampaignInfo, words: Localiser) -> list[str]:
    """The options that go for all its tables."""
    return [
        words("station-chosen", option=variant_text(info.slug, key), value=variant_text(info.slug, key, value))
        for key, value in sorted(info.options.items())
    ]
