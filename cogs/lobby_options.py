"""The private panel with a table's options: variants, seats, language, pace, how it starts. Changes count at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import discord
from discord import ui

from cogs import language, limits
from cogs.cutting import cut
from cogs.ids import Press, PressButton, PressMenu
from cogs.replying import Interaction, update
from cogs.tables import existing, title
from engine.games import rules_for
from engine.host.model import TableInfo, Terms
from engine.kernel import Refused, Variant, text, variant_text
from engine.words import LANGUAGES, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

PACE_CHOICES: tuple[int, ...] = (4, 8, 12, 24, 48, 72, 168)
"""Hours after which a turn is slow, to choose from."""
MENUS: Final = 10
"""Menus on a page, three components each; with title, toggles and page buttons they fit a message."""
BUDGET_CHOICES: tuple[int, ...] = (0, 24, 72, 168, 336)
"""Hours that each seat may take beyond the pace, to choose from."""
_VARIANT: Final = "v."
"""Begins the `arg` of a variant's menu: "v.3" is the third one of the game."""
_PAGE: Final = "page."
"""Begins the `arg` of a press that turns to another page."""


class Menu(NamedTuple):
    """One thing to choose: its press, its name, its (value, label) pairs, and the value now chosen."""

    arg: str
    name: str
    choices: list[tuple[str, str]]
    chosen: str


def menus_of(info: TableInfo, words: Localiser) -> list[Menu]:
    """What can be chosen as things stand: the options of the game that are open, then the table's own terms."""
    rules = rules_for(info.slug)
    options = {variant.id: info.options.get(variant.id, variant.default) for variant in rules.variants}
    menus = [
        Menu(
            f"{_VARIANT}{number}",
            words.say(variant_text(info.slug, variant.id)),
            [(value, words.say(variant_text(info.slug, variant.id, value))) for value in variant.values],
            options[variant.id],
        )
        for number, variant in enumerate(rules.variants)
        if not variant.campaign and variant.open(options)
    ]
    seats = [(str(number), words("station-seats", seats=number)) for number in rules.seats]
    languages = [(name, words(f"station-language-{name.lower()}")) for name in LANGUAGES]
    paces = [(str(hours), words("station-pace", hours=hours)) for hours in sorted({*PACE_CHOICES, info.pace})]
    budgets = [(str(hours), words("waiting-budget", hours=hours)) for hours in sorted({*BUDGET_CHOICES, info.budget})]
    return [
        *menus,
        Menu("seats", words("station-seats-title"), seats, str(len(info.chairs))),
        Menu("language", words("station-language-title"), languages, info.language),
        Menu("pace", words("station-pace-title"), paces, str(info.pace)),
        Menu("budget", words("waiting-budget-title"), budgets, str(info.budget)),
    ]


def options_panel(info: TableInfo, words: Localiser, row: int, arg: str = "") -> ui.LayoutView:
    """Everything that can still be chosen, with what is chosen now; `row` is the lobby card's.

    More menus than fit are laid on pages; shown is the one that `arg`, the last press, asks for or was made on.
    """
    menus = menus_of(info, words)
    last = (len(menus) - 1) // MENUS
    page = min(_page(arg, menus), last)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"## {words('station-options-of', table=title(info, words))}"))
    for menu in menus[page * MENUS : (page + 1) * MENUS]:
        options = [
            discord.SelectOption(label=cut(label, limits.OPTION_LABEL), value=value, default=value == menu.chosen)
            for value, label in menu.choices[: limits.SELECT_OPTIONS]
        ]
        box.add_item(ui.TextDisplay(f"**{menu.name}**"))
        box.add_item(ui.ActionRow(PressMenu(Press("set", info.id, row, arg=menu.arg), options=options)))
    if page == last:
        box.add_item(
            ui.ActionRow(
                _toggle(info, words, row, "autostart", on=info.autostart),
                _toggle(info, words, row, "shuffle", on=info.shuffle),
            )
        )
    turns = [("station-back", page - 1)] * (page > 0) + [("station-next", page + 1)] * (page < last)
    if turns:
        box.add_item(
            ui.ActionRow(
                *(PressButton(Press("set", info.id, row, arg=f"{_PAGE}{to}"), label=words(key)) for key, to in turns)
            )
        )
    view.add_item(box)
    return view


def _page(arg: str, menus: list[Menu]) -> int:
    """The page that a press asks for, or on which it was made: that of its menu, or for a toggle the last one."""
    if arg.startswith(_PAGE):
        number = arg.removeprefix(_PAGE)
        return int(number) if number.isdecimal() and len(number) < 3 else 0
    if "=" in arg:
        return len(menus)
    return next((place // MENUS for place, menu in enumerate(menus) if menu.arg == arg), 0)


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
            return Terms(options=_still_open(variants, {**info.options, variants[int(number)].id: value}))
    elif what == "seats" and value.isdecimal():
        return Terms(seats=int(value))
    elif what == "pace" and value.isdecimal():
        return Terms(pace=int(value))
    elif what == "budget" and value.isdecimal():
        return Terms(budget=int(value))
    elif what == "language":
        return Terms(language=value)
    elif what == "autostart":
        return Terms(autostart=value == "yes")
    elif what == "shuffle":
        return Terms(shuffle=value == "yes")
    raise Refused(text("station-unknown-press"))


def _still_open(variants: Sequence[Variant], options: dict[str, str]) -> dict[str, str]:
    """Without the options that can no longer be chosen beside the others."""
    chosen = {variant.id: options.get(variant.id, variant.default) for variant in variants}
    closed = {variant.id for variant in variants if not variant.open(chosen)}
    return {key: value for key, value in options.items() if key not in closed}


async def set_option(interaction: Interaction, press: Press, values: list[str]) -> None:
    """A press on the panel: turn its page, or change the table and show panel and lobby card as they are now."""
    bot = interaction.client
    before = await existing(bot.host, press.table)
    if press.arg.startswith(_PAGE):
        words = await language.words(interaction, before)
        await update(interaction, options_panel(before, words, press.row, press.arg))
        return
    info = await bot.host.configure(press.table, interaction.user.id, change_of(before, press.arg, values))
    words = await language.words(interaction, info)
    if info.state == "lobby":
        await update(interaction, options_panel(info, words, press.row, press.arg))
    else:
        # It was full already, and starts by itself from now on.
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"**{title(info, words)}**\n{words('station-begun')}"))
        await update(interaction, view)
    await bot.lobby.refresh(info, press.row)


def enter(bot: YizhanBot) -> None:
    """Take the panel's presses."""
    bot.on_press("set", set_option, "update")
