"""`/<slug> <name>`: one group of commands for every registered game, built from its rules' declarations.

Besides those that a game declares there is one with which whatever is asked can be answered.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from cogs import escape, tables
from cogs.language import LOCALES, named, told
from cogs.language import words as words_for
from cogs.panel.presses import Panels
from cogs.replying import Interaction, guard, receipt
from cogs.suggesting import suggested
from cogs.typed import chain
from cogs.typed.matching import suggestions
from engine.games import SLUGS, rules_for
from engine.host.model import TableInfo
from engine.kernel import Command, Param, Refused, Text, fluent, text
from engine.words import FALLBACK, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

Choices: TypeAlias = list[app_commands.Choice[str]]
Completing: TypeAlias = "Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]"

TABLE = "table"
"""The parameter that every typed command has besides its own."""
GENERAL = "play"
"""How the Fluent ids of `ANSWER` begin, where those of a game's own commands begin with its slug."""
ANSWER = Command("answer", (Param("choice", ""), Param("next", ""), Param("last", "")))
"""Answers what is asked just then, and what is asked after it: every game has this command besides its own."""


def group_for(slug: str, commands: tuple[Command, ...]) -> app_commands.Group:
    """All typed commands of a game."""
    group = app_commands.Group(
        name=named(slug, f"{fluent(slug)}-command-name"), description=told(f"{fluent(slug)}-name")
    )
    for command in commands:
        group.add_command(typed_command(slug, command, fluent(slug)))
    group.add_command(typed_command(slug, ANSWER, GENERAL))
    return group


def typed_command(slug: str, command: Command, said: str) -> app_commands.Command[app_commands.Group, ..., None]:
    """One command, with a parameter for each of its own and one for the table, all of which may be left out.

    `said` is how the Fluent ids of its names and descriptions begin.
    """

    async def run(interaction: Interaction, **typed: str | None) -> None:
        async with guard(interaction, f"/{slug} {command.name}"):
            await receipt(interaction, "private")
            await carry_out(interaction, slug, command, typed)

    names = [*(param.name for param in command.params), TABLE]
    optional = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None) for name in names
    ]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    # discord.py reads a command's parameters from its callback's signature.
    run.__signature__ = inspect.Signature([first, *optional])  # type: ignore[attr-defined]
    described = {param.name: told(f"{said}-param-{param.name}") for param in command.params}
    app_commands.describe(**described, table=told("station-param-table-says"))(run)
    renamed = {param.name: named(param.name, f"{said}-param-{param.name}-name") for param in command.params}
    app_commands.rename(**renamed, table=told("station-param-table"))(run)
    completed = {param.name: _completing(slug, command, param) for param in command.params}
    app_commands.autocomplete(**completed, table=_tables(slug))(run)
    key = f"{said}-command-{command.name}"
    return app_commands.Command(name=named(command.name, f"{key}-name"), description=told(key), callback=run)


async def carry_out(interaction: Interaction, slug: str, command: Command, typed: dict[str, str | None]) -> None:
    """Reply what was typed, all or nothing; then the panel, which asks for the rest. Raises `Refused`."""
    bot, person = interaction.client, interaction.user.id
    info = await table_meant(interaction, slug, typed.get(TABLE))
    seat = info.seat_of(person)
    if seat is None:
        raise Refused(text("host-not-seated"))
    values = {name: value for name, value in typed.items() if value and name != TABLE}
    if not values:
        await Panels(bot).show(interaction, info.id)
        return
    session = await bot.host.session_clone(info.id, person)
    try:
        replies = chain.play(session, seat, command, values, await _plain_words(interaction, info))
    except Refused as refused:
        said = GENERAL if command is ANSWER else fluent(slug)
        raise Refused(_with_the_name_seen(refused.reason, said, interaction.locale)) from None
    if not replies:  # What was typed says only a part of a choice.
        await Panels(bot).show(interaction, info.id)
        return
    await Panels(bot).after(interaction, await bot.host.replies(info.id, person, replies))


def _with_the_name_seen(reason: Text, said: str, locale: discord.Locale) -> Text:
    """The sentence with its parameter called as this person's Discord calls it."""
    key = f"{said}-param-{reason.args.get('param')}-name"
    seen = Localiser(LOCALES.get(locale, FALLBACK))
    return Text(reason.key, {**reason.args, "param": seen(key)}) if seen.has(key) else reason


async def table_meant(interaction: Interaction, slug: str, typed: str | None) -> TableInfo:
    """The table of this game that was named, else the one here at which the person has to decide. Raises `Refused`."""
    if typed:
        info = await tables.find_table(interaction, typed)
        if info.slug != slug:
            raise Refused(text("play-typed-other-game", table=str(info.id), game=text(f"{fluent(info.slug)}-name")))
        return info
    mine = await _own_tables(interaction, slug)
    here = [info for info in mine if interaction.channel_id in (info.place.thread, info.place.channel)]
    exact = [info for info in here if info.place.target == interaction.channel_id] or here
    asked = [info for info in exact if info.seat_of(interaction.user.id) in info.waiting]
    if len(asked) == 1:
        return asked[0]
    if not asked and len(exact) == 1:
        return exact[0]
    raise Refused(text("play-typed-which-table" if mine else "play-typed-no-table", game=text(f"{fluent(slug)}-name")))


async def _own_tables(interaction: Interaction, slug: str) -> list[TableInfo]:
    tables_of = await interaction.client.host.tables_of(interaction.user.id, states=("running",))
    return [info for info in tables_of if info.slug == slug]


async def _plain_words(interaction: Interaction, info: TableInfo) -> Localiser:
    words = await words_for(interaction, info)
    return words.named(escape.plain_names(info))


def _completing(slug: str, command: Command, param: Param) -> Completing:
    async def complete(interaction: Interaction, current: str) -> Choices:
        return await choices_for(interaction, slug, command, param, current)

    return complete


async def choices_for(interaction: Interaction, slug: str, command: Command, param: Param, current: str) -> Choices:
    """What the person could choose for `param` after the parameters before it, as autocomplete shows it."""
    typed = {name: str(value) for name, value in interaction.namespace if value}
    try:
        info = await table_meant(interaction, slug, typed.get(TABLE))
        seat = info.seat_of(interaction.user.id)
        if seat is None:
            return []
        session = await interaction.client.host.session_clone(info.id, interaction.user.id)
    except Refused:
        return []
    words = await _plain_words(interaction, info)
    found = chain.offered(session, seat, command, typed, param, words)
    if found is None:
        return []
    return [app_commands.Choice(name=name, value=value) for name, value in suggestions(*found, current, words)]


def _tables(slug: str) -> Completing:
    async def complete(interaction: Interaction, current: str) -> Choices:
        words = await words_for(interaction)
        waiting = [
            info for info in await _own_tables(interaction, slug) if info.seat_of(interaction.user.id) in info.waiting
        ]
        return suggested({str(info.id): tables.plain_title(info, words) for info in waiting}, current)

    return complete


async def setup(bot: YizhanBot) -> None:
    """Add the groups of all games."""
    for slug in SLUGS:
        bot.tree.add_command(group_for(slug, rules_for(slug).commands))
