"""The private panel with a table's options: variants, seats, language, pace, how it starts. Changes count at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs import language, limits
from cogs.cutting import cut
from cogs.ids import Press, PressButton, PressMenu
from cogs.replying import Interaction, update
from cogs.tables import existing, title
from engine.games import rules_for
from engine.host.model import TableInfo, Terms
from engine.kernel import Refused, text, variant_text
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

PACE_CHOICES: tuple[int, ...] = (4, 8, 12, 24, 48, 72, 168)
"""Hours after which a turn is slow, to choose from."""
_VARIANT = "v."
"""Begins the `arg` of a variant's menu: "v.3" is the third one of the game."""


def options_panel(info: TableInfo, words: Localiser, row: int) -> ui.LayoutView:
    """Everything that can still be chosen, with what is chosen now; `row` is the lobby card's."""
    rules = rules_for(info.slug)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"## {words('station-options-of', table=title(info, words))}"))

    def menu(arg: str, name: str, choices: list[tuple[str, str]], chosen: str) -> None:
        options = [
            discord.SelectOption(label=cut(label, limits.OPTION_LABEL), value=value, default=value == chosen)
            for value, label in choices[: limits.SELECT_OPTIONS]
        ]
        box.add_item(ui.TextDisplay(f"**{name}**"))
        box.add_item(ui.ActionRow(PressMenu(Press("set", info.id, row, arg=arg), options=options)))

    for number, variant in enumerate(rules.variants):
        if variant.campaign:
            continue
        choices = [(value, words.say(variant_text(info.slug, variant.id, value))) for value in variant.values]
        name = words.say(variant_text(info.slug, variant.id))
        menu(f"{_VARIANT}{number}", name, choices, info.options.get(variant.id, variant.default))
    seats = [(str(number), words("station-seats", seats=number)) for number in rules.seats]
    menu("seats", words("station-seats-title"), seats, str(len(info.chairs)))
    languages = [(name, words(f"station-language-{name.lower()}")) for name in LANGUAGES]
    menu("language", words("station-language-title"), languages, info.language)
    paces = [(str(hours), words("station-pace", hours=hours)) for hours in sorted({*PACE_CHOICES, info.pace})]
    menu("pace", words("station-pace-title"), paces, str(info.pace))
    box.add_item(
        ui.ActionRow(
            _toggle(info, words, row, "autostart", on=info.autostart),
            _toggle(info, words, row, "shuffle", on=info.shuffle),
        )
    )
    view.add_item(box)
    return view


def _toggle(info: TableInfo, words: Localiser, row: int, what: str, *, on: bool) -> PressButton:
    label = words(f"station-toggle-{what}", on="yes" if on else "no")
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return PressButton(
        Press("set", info.id, row, arg=f"{what}={'no' if on else 'yes'}"),
        label=cut(label, limits.BUTTON_LABEL),
        style=style,
    )


def change_of(info: TableInfo, arg: str, values: list[str]) -> Terms:
    """What a press on the panel changes. Raises `Refused` for an outdated panel."""
    what, _, toggled = arg.partition("=")
    value = values[0] if values else toggled
    variants = rules_for(info.slug).variants
    if what.startswith(_VARIANT):
        number = what.removeprefix(_VARIANT)
        if number.isdecimal() and int(number) < len(variants) and not variants[int(number)].campaign:
            return Terms(options={**info.options, variants[int(number)].id: value})
    elif what == "seats" and value.isdecimal():
        return Terms(seats=int(value))
    elif what == "pace" and value.isdecimal():
        return Terms(pace=int(value))
    elif what == "language":
        return Terms(language=value)
    elif what == "autostart":
        return Terms(autostart=value == "yes")
    elif what == "shuffle":
        return Terms(shuffle=value == "yes")
    raise Refused(text("station-unknown-press"))


async def set_option(interaction: Interaction, press: Press, values: list[str]) -> None:
    """A press on the panel: change the table, then show panel and lobby card as they are now."""
    bot = interaction.client
    before = await existing(bot.host, press.table)
    info = await bot.host.configure(press.table, interaction.user.id, change_of(before, press.arg, values))
    await update(interaction, options_panel(info, await language.words(interaction, info), press.row))
    await bot.lobby.refresh(info, press.row)


def enter(bot: YizhanBot) -> None:
    """Take the panel's presses."""
    bot.on_press("set", set_option, "update")
