"""`/campaign new · show · next · again · list`: linked games, and the buttons with which they go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits, permissions
from cogs.campaign_card import AGAIN, NEXT, SHEET, campaign_line, campaign_title, sheet_card
from cogs.campaign_choices import (
    DIGITS,
    campaign_choices,
    campaign_meant,
    campaign_named,
    campaign_option_choices,
    find_campaign,
    offered,
)
from cogs.choices import read_options
from cogs.cutting import cut
from cogs.ids import Press
from cogs.language import told
from cogs.opening import begin_campaign, settings_here, spot_here
from cogs.replying import Interaction, answer, guarded
from cogs.tables import link, title
from engine.host.model import CampaignId, CampaignInfo, Opened, TableId
from engine.kernel import Refused, text
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

LISTED = 15
"""Campaigns that `/campaign list` shows."""


class Campaign(
    commands.GroupCog,
    group_name=told("station-command-campaign"),
    group_description=told("station-command-campaign-says"),
):
    """Campaigns: beginning, looking, going on."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press(NEXT, self.press_next)
        bot.on_press(AGAIN, self.press_again)
        bot.on_press(SHEET, self.press_sheet)

    @app_commands.command(
        name=told("station-command-campaign-new"), description=told("station-command-campaign-new-says")
    )
    @app_commands.describe(
        which=told("station-param-which-says"),
        options=told("station-param-options-says"),
        table_language=told("station-param-language-says"),
        place=told("station-param-place-says"),
        pace=told("station-param-pace-says"),
    )
    @app_commands.rename(
        which=told("station-param-which"),
        options=told("station-param-options"),
        table_language=told("station-param-language"),
        place=told("station-param-place"),
        pace=told("station-param-pace"),
    )
    @app_commands.choices(
        table_language=[Choice(name=told(f"station-language-{name.lower()}"), value=name) for name in LANGUAGES],
        place=[Choice(name=told(f"station-place-{name}"), value=name) for name in ("thread", "channel")],
    )
    @app_commands.autocomplete(which=campaign_choices, options=campaign_option_choices)
    @guarded
    async def new(
        self,
        interaction: Interaction,
        which: str | None = None,
        options: str = "",
        table_language: str | None = None,
        place: Literal["thread", "channel"] | None = None,
        pace: int | None = None,
    ) -> None:
        """Begin a campaign here with its first game."""
        slug, name = campaign_named(which)
        chosen = read_options(slug, options)
        opened, closed = await begin_campaign(interaction, slug, name, chosen, table_language, place, pace=pace)
        words = await language.words(interaction, opened.table)
        info = await existing(self.bot, opened.campaign)
        said = words("station-campaign-begun", campaign=campaign_title(info, words), table=title(opened.table, words))
        if closed:
            lacking = permissions.lacking(closed, opened.table.place.target)
            said += f"\n{words.say(lacking)} {words('station-kept-in-channel')}"
        await answer(interaction, said)

    @app_commands.command(
        name=told("station-command-campaign-show"), description=told("station-command-campaign-show-says")
    )
    @app_commands.describe(campaign=told("station-param-campaign-says"))
    @app_commands.rename(campaign=told("station-param-campaign"))
    @app_commands.autocomplete(campaign=campaign_meant)
    @guarded
    async def show(self, interaction: Interaction, campaign: str | None = None) -> None:
        """The record sheet of a campaign, in private."""
        await self._show(interaction, await find_campaign(interaction, campaign))

    @app_commands.command(
        name=told("station-command-campaign-next"), description=told("station-command-campaign-next-says")
    )
    @app_commands.describe(campaign=told("station-param-campaign-says"))
    @app_commands.rename(campaign=told("station-param-campaign"))
    @app_commands.autocomplete(campaign=campaign_meant)
    @guarded
    async def go_on(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Open the next game here."""
        info = await find_campaign(interaction, campaign, mine=True)
        await self._open(interaction, info.id, again=False, seen=None)

    @app_commands.command(
        name=told("station-command-campaign-again"), description=told("station-command-campaign-again-says")
    )
    @app_commands.describe(campaign=told("station-param-campaign-says"))
    @app_commands.rename(campaign=told("station-param-campaign"))
    @app_commands.autocomplete(campaign=campaign_meant)
    @guarded
    async def again(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Open the game played last once more, here."""
        info = await find_campaign(interaction, campaign, mine=True)
        await self._open(interaction, info.id, again=True, seen=None)

    @app_commands.command(
        name=told("station-command-campaign-list"), description=told("station-command-campaign-list-says")
    )
    @guarded
    async def list_campaigns(self, interaction: Interaction) -> None:
        """One's own campaigns, and the others of this server."""
        host = self.bot.host
        mine = await host.campaigns_of(interaction.user.id)
        local = await host.campaigns_in(interaction.guild_id) if interaction.guild_id is not None else []
        found = list({info.id: info for info in (*mine, *local)}.values())
        if not found:
            raise Refused(text("station-no-campaigns"))
        words = await language.words(interaction)
        lines = [campaign_line(info, words) for info in found[:LISTED]]
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"## {words('station-campaigns')}"))
        view.add_item(ui.Container(ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL - 200))))
        await answer(interaction, view=view)

    async def press_next(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The next game, where the button stands."""
        await self._open(interaction, _number(press), again=False, seen=press.table or None)

    async def press_again(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The same game once more, where the button stands."""
        await self._open(interaction, _number(press), again=True, seen=press.table or None)

    async def press_sheet(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The record sheet, for whoever wants to see it."""
        await self._show(interaction, await find_campaign(interaction, press.arg))

    async def _open(self, interaction: Interaction, campaign: CampaignId, *, again: bool, seen: TableId | None) -> None:
        """Open a game here, and say where it is."""
        settings = await settings_here(interaction)
        spot, closed = spot_here(interaction, settings)
        opened = await self.bot.host.next_game(campaign, interaction.user.id, spot, again=again, seen=seen)
        words = await language.words(interaction, opened.table)
        said = self._said(opened, await existing(self.bot, campaign), words)
        if closed and opened.fresh:
            lacking = permissions.lacking(closed, opened.table.place.target)
            said += f"\n{words.say(lacking)} {words('station-kept-in-channel')}"
        await answer(interaction, said)

    def _said(self, opened: Opened, info: CampaignInfo, words: Localiser) -> str:
        game = next((game.number for game in info.games if game.table == opened.table.id), 0)
        named, campaign = title(opened.table, words), campaign_title(info, words)
        if opened.fresh:
            return words("station-campaign-opened", number=game, table=named, campaign=campaign)
        return words("station-campaign-open-already", number=game, table=f"[{named}]({link(opened.table)})")

    async def _show(self, interaction: Interaction, info: CampaignInfo) -> None:
        words = await language.words(interaction)
        table = None if info.open is None else await self.bot.host.info(info.open.table)
        mine = info.owner.id == interaction.user.id
        view = sheet_card(info, words, self.bot.studio.accent(info.slug), table, mine=mine)
        await answer(interaction, view=view)


async def existing(bot: YizhanBot, campaign: CampaignId) -> CampaignInfo:
    """The campaign of this number. Raises `Refused` if there is none."""
    info = await bot.host.campaign(campaign)
    if info is None:
        raise Refused(text("station-no-such-campaign", campaign=escape.markdown(str(campaign))))
    return info


def _number(press: Press) -> CampaignId:
    """The campaign that a button names. Raises `Refused` for what is no number."""
    if not press.arg.isdecimal() or len(press.arg) > DIGITS:
        raise Refused(text("station-unknown-press"))
    return int(press.arg)


async def setup(bot: YizhanBot) -> None:
    """Add the command group, where a game has a campaign."""
    if offered():
        await bot.add_cog(Campaign(bot))
