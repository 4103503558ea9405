"""Autocomplete: those of some named values that fit what has been typed so far."""

from __future__ import annotations

from collections.abc import Mapping

from discord.app_commands import Choice

from cogs import limits
from cogs.cutting import cut


def suggested(named: Mapping[str, str], typed: str) -> list[Choice[str]]:
    """The values (by name) whose name or value holds what was typed, in their order, as many as Discord takes."""
    wanted = typed.strip().casefold()
    return [
        Choice(name=cut(name, limits.CHOICE_NAME), value=value)
        for value, name in named.items()
        if wanted in name.casefold() or wanted in value.casefold()
    ][: limits.AUTOCOMPLETE_CHOICES]
