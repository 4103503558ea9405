"""How a group of options and an option in a menu are called; for the panel, and for deciding ahead."""

from __future__ import annotations

import discord

from cogs import limits
from cogs.cutting import cut
from cogs.panel import menu
from engine.kernel import Option
from engine.words import Localiser


def group_title(words: Localiser, slug: str, group: str, *, free: bool) -> str:
    """What stands above the options of a group, or in a closed menu."""
    key = menu.group_key(slug, group)
    if group and words.has(key):
        return words(key)
    return words("play-free") if free else words("play-options")


def menu_entry(plain: Localiser, choice: menu.Choice) -> discord.SelectOption:
    """An option in an open menu, with its code and what it costs and brings."""
    option: Option = choice.option
    return discord.SelectOption(
        label=cut(f"{choice.code} · {plain.say(option.label)}", limits.OPTION_LABEL),
        value=option.id,
        description=cut(plain.say(option.note), limits.OPTION_DESCRIPTION) if option.note else None,
        default=choice.taken,
    )
