"""Which campaign somebody means: one that can be begun, or one that is going on."""

from __future__ import annotations

from discord.app_commands import Choice

from cogs import escape, language
from cogs.campaign_card import campaign_title
from cogs.choices import option_pairs
from cogs.replying import Interaction
from cogs.suggesting import suggested
from engine import games
from engine.host.model import CampaignInfo
from engine.kernel import Refused, Text, campaign_text, fluent, text
from engine.words import LANGUAGES, Localiser

DIGITS = 17
"""More digits than this are no campaign's number."""


def offered() -> dict[str, tuple[str, str]]:
    """The campaigns of all games: "<slug>:<name>" → (slug, name)."""
    return {f"{slug}:{name}": (slug, name) for slug in games.SLUGS for name in games.rules_for(slug).campaigns}


def kind_text(slug: str, name: str) -> Text:
    """What can be begun: the game, and its campaign."""
    return text("station-campaign-kind", game=Text(f"{fluent(slug)}-name"), name=campaign_text(slug, name))


async def campaign_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Everything that can be begun, by its title in the person's language."""
    words = await language.words(interaction)
    return suggested({value: words.say(kind_text(*kind)) for value, kind in offered().items()}, typed)


async def campaign_option_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """`option=value` pairs of the chosen campaign's game."""
    try:
        slug, _ = campaign_named(getattr(interaction.namespace, "which", None))
    except Refused:
        return []
    return option_pairs(slug, await language.words(interaction), typed)


def campaign_named(typed: str | None) -> tuple[str, str]:
    """The campaign that somebody wants to begin; the only one, if nothing was said. Raises `Refused`."""
    kinds = offered()
    wanted = (typed or "").strip().lower()
    possible = tuple(kind_text(*kind) for kind in kinds.values())
    if not wanted:
        if len(kinds) == 1:
            return next(iter(kinds.values()))
        raise Refused(text("station-say-which-kind", campaigns=possible))
    if wanted in kinds:
        return kinds[wanted]
    for name in LANGUAGES:
        words = Localiser(name)
        for kind in kinds.values():
            if wanted in (words.say(kind_text(*kind)).lower(), words.say(campaign_text(*kind)).lower()):
                return kind
    raise Refused(text("station-no-such-kind", campaign=escape.markdown(wanted), campaigns=possible))


async def campaign_meant(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Autocomplete for a campaign that is going on: one's own, then the server's others."""
    words = await language.words(interaction)
    return suggested({str(info.id): campaign_title(info, words) for info in await _seen(interaction)}, typed)


async def find_campaign(interaction: Interaction, typed: str | None = None, *, mine: bool = False) -> CampaignInfo:
    """The campaign with this number; if none was named, the one that is played here, else the latest of one's own.

    `mine`: only what this person owns is meant where nothing was named. Raises `Refused`.
    """
    host = interaction.client.host
    seen = await _seen(interaction)
    if typed is not None:
        number = typed.strip().removeprefix("#")
        info = await host.campaign(int(number)) if number.isdecimal() and len(number) <= DIGITS else None
        if info is None or not (info.id in [other.id for other in seen] or info.guild == interaction.guild_id):
            raise Refused(text("station-no-such-campaign", campaign=escape.markdown(typed)))
        return info
    own = [info for info in seen if info.owner.id == interaction.user.id] if mine else seen
    if not own:
        raise Refused(text("station-no-campaign-of-yours"))
    here = await _tables_here(interaction)

    def rank(info: CampaignInfo) -> tuple[bool, bool, bool, float]:
        near = any(game.table in here for game in info.games)
        return near, info.owner.id == interaction.user.id, not info.over, info.updated

    found = await host.campaign(max(own, key=rank).id)
    assert found is not None
    return found


async def _seen(interaction: Interaction) -> list[CampaignInfo]:
    """The campaigns that a person may see: those that they play in, and those of the server."""
    host = interaction.client.host
    mine = await host.campaigns_of(interaction.user.id)
    local = await host.campaigns_in(interaction.guild_id) if interaction.guild_id is not None else []
    return list({info.id: info for info in (*mine, *local)}.values())


async def _tables_here(interaction: Interaction) -> set[int]:
    """The tables that speak in this channel or thread."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return set()
    near = await interaction.client.host.tables_in(interaction.guild_id, channel=interaction.channel_id)
    return {info.id for info in near if info.place.target == interaction.channel_id}
