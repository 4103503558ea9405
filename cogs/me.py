"""`/settings me`: how somebody is spoken to and called, when they want to be left alone, and when they are away."""

from __future__ import annotations

from typing import get_args

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from msgspec.structs import replace

from cogs import escape, language, limits, times
from cogs.cutting import cut
from cogs.ids import Press, PressButton, PressMenu
from cogs.replying import Interaction
from cogs.suggesting import suggested
from engine.host.model import PersonSettings, Ping
from engine.host.reachable import zone_of, zones
from engine.kernel import Refused, text
from engine.words import LANGUAGES, Localiser

NO_CHOICE = "none"
"""The menus' value for "as it comes": the client's or the server's language."""
PINGS: tuple[Ping, ...] = get_args(Ping)
FORGET = ("zone", "quiet", "away")
"""What the panel has a button for, to take the choice back."""


def panel(settings: PersonSettings, words: Localiser, languages: list[discord.SelectOption]) -> ui.LayoutView:
    """A person's settings, with what is chosen now."""
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"## {words('station-settings-me')}\n**{words('station-settings-language')}**"))
    box.add_item(ui.ActionRow(PressMenu(Press("me", arg="language"), options=languages)))
    box.add_item(ui.TextDisplay(f"**{words('waiting-ping')}**"))
    pings = [
        discord.SelectOption(
            label=cut(words(f"waiting-ping-{name}"), limits.OPTION_LABEL), value=name, default=name == settings.ping
        )
        for name in PINGS
    ]
    box.add_item(ui.ActionRow(PressMenu(Press("me", arg="ping"), options=pings)))
    box.add_item(ui.TextDisplay("\n".join([*_lines(settings, words), f"-# {words('waiting-how-to-type')}"])))
    chosen = [name for name in FORGET if getattr(settings, name) is not None]
    if chosen:
        box.add_item(
            ui.ActionRow(
                *(
                    PressButton(
                        Press("me", arg=f"{name}=none"),
                        label=cut(words(f"waiting-forget-{name}"), limits.BUTTON_LABEL),
                    )
                    for name in chosen
                )
            )
        )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _lines(settings: PersonSettings, words: Localiser) -> list[str]:
    zone = settings.zone or words("waiting-zone-none")
    if settings.quiet is None:
        quiet = words("waiting-quiet-none")
    else:
        begin, end = settings.quiet
        quiet = words("waiting-quiet-from-to", begin=times.clock(begin), end=times.clock(end))
    if settings.away is None:
        away = words("waiting-away-none")
    else:
        since, until = (f"<t:{int(moment)}:f>" for moment in settings.away)
        away = words("waiting-away-from-to", begin=since, end=until)
    return [
        words("waiting-zone", zone=zone),
        words("waiting-quiet", hours=quiet),
        words("waiting-away", time=away),
    ]


def typed(
    settings: PersonSettings, now: float, zone: str | None, quiet: str | None, away: str | None
) -> PersonSettings:
    """The settings after what was typed; what was left out stays, a dash takes a choice back. Raises `Refused`."""
    if zone is not None:
        if zone.strip() != times.NONE and zone.strip() not in zones():
            raise Refused(text("waiting-not-a-zone", typed=escape.markdown(zone)))
        settings = replace(settings, zone=None if zone.strip() == times.NONE else zone.strip())
    if quiet is not None:
        settings = replace(settings, quiet=None if quiet.strip() == times.NONE else times.quiet_hours(quiet))
    if away is not None:
        gone = None if away.strip() == times.NONE else times.away(away, now, zone_of(settings))
        settings = replace(settings, away=gone)
    return settings


def pressed(settings: PersonSettings, arg: str, values: list[str]) -> PersonSettings:
    """The settings after a press on the panel. Raises `Refused` for an outdated panel."""
    what, _, to = arg.partition("=")
    chosen = values[0] if values else ""
    if what == "language" and chosen in (*LANGUAGES, NO_CHOICE):
        return replace(settings, language=None if chosen == NO_CHOICE else chosen)
    if what == "ping":
        for ping in PINGS:
            if ping == chosen:
                return replace(settings, ping=ping)
    match what, to:
        case "zone", "none":
            return replace(settings, zone=None)
        case "quiet", "none":
            return replace(settings, quiet=None)
        case "away", "none":
            return replace(settings, away=None)
    raise Refused(text("station-unknown-press"))


async def zone_choices(_interaction: Interaction, current: str) -> list[Choice[str]]:
    """The time zones whose name holds what was typed: cities are found without their continent."""
    return suggested({name: name for name in sorted(zones())}, current.replace(" ", "_"))


def described(name: str) -> app_commands.locale_str:
    """What a parameter of `/settings me` is for."""
    return language.told(f"waiting-param-{name}-says")
