"""Which language to speak: a person's own choice, else their client's, else the server's; and the commands' names.

Public cards speak the table's language, private answers the person's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs import escape
from engine.host import Host
from engine.host.model import TableInfo
from engine.words import FALLBACK, LANGUAGES, Localiser, bundle, language_for

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

LOCALES: dict[discord.Locale, str] = {discord.Locale.taiwan_chinese: "zh-TW"}
"""Discord's locales for which commands are translated. English is what commands are called without a translation."""


def spoken(locale: str | discord.Locale | None) -> str | None:
    """The language of ours that this locale asks for; None if we do not speak it."""
    wanted = str(locale or "").lower().split("-")[0]
    if wanted in {language.lower().split("-")[0] for language in LANGUAGES}:
        return language_for(str(locale))
    return None


async def language_of(interaction: discord.Interaction[YizhanBot]) -> str:
    """The language to answer this person in."""
    host: Host = interaction.client.host
    person = await host.person_settings(interaction.user.id)
    if person.language in LANGUAGES:
        return person.language
    if client := spoken(interaction.locale):
        return client
    if interaction.guild_id is not None:
        guild = await host.guild_settings(interaction.guild_id)
        if guild.language in LANGUAGES:
            return guild.language
        # American English is what every server has that never chose anything.
        if interaction.guild_locale is not discord.Locale.american_english:
            return spoken(interaction.guild_locale) or interaction.client.config.language
    return interaction.client.config.language


async def words(interaction: discord.Interaction[YizhanBot], info: TableInfo | None = None) -> Localiser:
    """The person's language; with a table also the names of its seats, escaped for a message."""
    return Localiser(await language_of(interaction), escape.names(info) if info else ())


def table_words(info: TableInfo) -> Localiser:
    """The table's language, with the names of its seats escaped for a message."""
    return Localiser(info.language, escape.names(info))


def told(key: str) -> locale_str:
    """A command's name or description by its Fluent id: said in English, translated by `Translator`."""
    return locale_str(Localiser(FALLBACK)(key), key=key)


def named(name: str, key: str) -> locale_str:
    """A name that is declared elsewhere, such as a game's command, with the Fluent id of what others call it."""
    return locale_str(name, key=key)


class Translator(app_commands.Translator):
    """Gives Discord the commands' names and descriptions in every language of ours."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key: Any = string.extras.get("key")
        language = LOCALES.get(locale)
        if key is None or language is None or not bundle(language).has_message(key):
            return None
        return Localiser(language)(key)
