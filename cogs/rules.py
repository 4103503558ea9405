"""`/rules`: finds a rule by its number, by words or by a card's name, and turns the pages of a game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs import escape, language, limits
from cogs.choices import game_choices, game_named
from cogs.cutting import cut, in_pages
from cogs.ids import Press, PressButton, PressMenu
from cogs.language import told
from cogs.replying import Interaction, answer, guarded, update
from cogs.rulebook import Kin, Rule, game_of_rule, kin, rulebook, search
from cogs.tables import existing, find_table
from engine.games import SLUGS
from engine.kernel import Refused, fluent, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

FOUND = 8
"""Rules shown for a search."""
PAGE = 2500
"""Characters of rules on one page."""


def lines(rules: list[Rule]) -> list[str]:
    """Each rule with its number."""
    return [f"**{rule.id}** {rule.text}" for rule in rules]


def section_page(slug: str, words: Localiser, section: int, number: int) -> ui.LayoutView:
    """One page of one section, with a menu of the sections. Out of range: the nearest there is."""
    book = rulebook(slug, words.language)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    if not book.sections:
        box.add_item(ui.TextDisplay(words("station-rules-none", game=words(f"{fluent(slug)}-name"))))
        view.add_item(box)
        return view
    section = min(section, len(book.sections) - 1)
    pages = in_pages(lines(book.of_section(section)), PAGE)
    number = min(number, len(pages) - 1)
    head = f"## {words(f'{fluent(slug)}-name')}\n-# {words('station-rules-hint')}\n### {book.sections[section]}"
    if book.language != words.language:
        head += f"\n-# {words('station-rules-language')}"
    box.add_item(ui.TextDisplay(f"{head}\n{pages[number]}"))
    options = [
        discord.SelectOption(label=cut(title, limits.OPTION_LABEL), value=str(index), default=index == section)
        for index, title in enumerate(book.sections)
    ]
    for start in range(0, len(options), limits.SELECT_OPTIONS):
        chunk = options[start : start + limits.SELECT_OPTIONS]
        menu = PressMenu(Press("rulebook", arg=f"{slug}.{start}"), options=chunk)
        box.add_item(ui.ActionRow(menu))
    before = (section, number - 1) if number else (section - 1, 99)
    after = (section, number + 1) if number + 1 < len(pages) else (section + 1, 0)
    box.add_item(
        ui.ActionRow(
            _turn(slug, *before, words("station-back"), disabled=before[0] < 0),
            _turn(slug, *after, words("station-next"), disabled=after[0] >= len(book.sections)),
        )
    )
    view.add_item(box)
    return view


def _turn(slug: str, section: int, number: int, label: str, *, disabled: bool) -> PressButton:
    return PressButton(Press("rule-page", arg=f"{slug}.{max(section, 0)}.{number}"), label=label, disabled=disabled)


def found_page(slug: str, words: Localiser, typed: str, found: list[Rule], card: Kin | None = None) -> ui.LayoutView:
    """What a search has found; `card`: it is a card's name that no rule mentions, and these are about its kind."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    game = words(f"{fluent(slug)}-name")
    if card is None:
        head = words("station-rules-found", game=game, typed=escape.markdown(typed), found=len(found))
    else:
        head = words("station-rules-kin", game=game, name=card.name)
        head += f"\n> {card.effect}" if card.effect else ""
    if rulebook(slug, words.language).language != words.language:
        head += f"\n-# {words('station-rules-language')}"
    [shown, *_] = in_pages(lines(found[:FOUND]), PAGE)
    box.add_item(ui.TextDisplay(f"{head}\n{shown}"))
    box.add_item(ui.ActionRow(_turn(slug, found[0].section, 0, words("station-rules-section"), disabled=False)))
    view.add_item(box)
    return view


async def _game_here(interaction: Interaction, typed: str | None, search: str = "") -> str:
    """The game that is meant: the one named, or whose rule number is searched; else that of the table here, else the
    only one, or the only one in which there is something of that name.
    """
    if typed is not None:
        return game_named(typed)
    if (numbered := game_of_rule(search, SLUGS)) is not None:
        return numbered
    try:
        return (await find_table(interaction)).slug
    except Refused:
        words = await language.words(interaction)
        named = [slug for slug in SLUGS if len(SLUGS) == 1 or (search and kin(slug, words.language, search))]
        if len(named) == 1:
            return named[0]
        raise Refused(text("station-say-which-game")) from None


async def rule_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The rules that fit what has been typed so far."""
    try:
        slug = await _game_here(interaction, getattr(interaction.namespace, "game", None), typed)
    except Refused:
        return []
    words = await language.words(interaction)
    found = search(slug, words.language, typed)
    if not found and (card := kin(slug, words.language, typed)) is not None:
        return [Choice(name=cut(card.name, limits.CHOICE_NAME), value=cut(card.name, limits.CHOICE_VALUE))]
    return [
        Choice(name=cut(f"{rule.id} {rule.text}".replace("**", ""), limits.CHOICE_NAME), value=rule.id)
        for rule in found[: limits.AUTOCOMPLETE_CHOICES]
    ]


class RulesCog(commands.Cog, name="Rules"):
    """The command, and the button "Rules" of every card."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        bot.on_press("rules", self.open_rules, "private")
        bot.on_press("rulebook", self.choose_section, "update")
        bot.on_press("rule-page", self.turn_page, "update")

    @app_commands.command(name=told("station-command-rules"), description=told("station-command-rules-says"))
    @app_commands.describe(search=told("station-param-search-says"), game=told("station-param-game-says"))
    @app_commands.rename(search=told("station-param-search"), game=told("station-param-game"))
    @app_commands.autocomplete(search=rule_choices, game=game_choices)
    @guarded
    async def rules(self, interaction: Interaction, search: str = "", game: str | None = None) -> None:
        """What was found, or the first page."""
        slug = await _game_here(interaction, game, search)
        words = await language.words(interaction)
        if not search.strip():
            await answer(interaction, view=section_page(slug, words, 0, 0))
            return
        found = find(slug, words.language, search)
        card = kin(slug, words.language, search) if not found else None
        if card is not None:
            found = list(card.rules)
        if not found:
            raise Refused(
                text("station-rules-nothing", typed=escape.markdown(search), game=text(f"{fluent(slug)}-name"))
            )
        await answer(interaction, view=found_page(slug, words, search, found, card))

    async def open_rules(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The rules of a table's game."""
        info = await existing(self.bot.host, press.table)
        await answer(interaction, view=section_page(info.slug, await language.words(interaction), 0, 0))

    async def choose_section(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Another section from the menu."""
        slug, _, _ = press.arg.partition(".")
        section = int(values[0]) if values and values[0].isdecimal() else 0
        await self._show(interaction, slug, section, 0)

    async def turn_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The page before or after."""
        slug, section, number = [*press.arg.split("."), "0", "0"][:3]
        if not (section.isdecimal() and number.isdecimal()):
            raise Refused(text("station-unknown-press"))
        await self._show(interaction, slug, int(section), int(number))

    async def _show(self, interaction: Interaction, slug: str, section: int, number: int) -> None:
        if slug not in SLUGS:
            raise Refused(text("station-unknown-press"))
        await update(interaction, section_page(slug, await language.words(interaction), section, number))


find = search
"""The search, under another name: the command's parameter is called `search`."""


async def setup(bot: YizhanBot) -> None:
    """Add the command."""
    await bot.add_cog(RulesCog(bot))
