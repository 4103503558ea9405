"""Slash commands and autocomplete against Discord's limits. Page: interactions/application-commands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import AppCommandType, Locale

from cogs import limits
from cogs.check.sentences import at_most, length

Payload = Mapping[str, Any]

_NAME = re.compile(r"[-_'\w]+")
_LOCALES = {locale.value for locale in Locale}
_NESTS = {Kind.subcommand.value, Kind.subcommand_group.value}
_SLASH = AppCommandType.chat_input.value


def check_commands(commands: Sequence[Payload]) -> Iterator[str]:
    """A sentence for each broken limit of all commands of a bot."""
    slash = [command for command in commands if command.get("type", _SLASH) == _SLASH]
    yield from at_most("slash commands", len(slash), limits.COMMANDS)
    for command in commands:
        yield from check_command(command)


def check_command(command: Payload) -> Iterator[str]:
    """A sentence for each broken limit of one command."""
    if command.get("type", _SLASH) != _SLASH:
        yield from length("a menu command's name", command["name"], limits.COMMAND_NAME, least=1)
        return
    yield from (f"/{command['name']}: {problem}" for problem in _node(command, depth=0))
    yield from at_most(f"/{command['name']}: characters", _size(command), limits.COMMAND_TOTAL)


def check_choices(choices: Sequence[Payload], what: str = "autocomplete choices") -> Iterator[str]:
    """A sentence for each broken limit of the choices of an option or of an autocomplete answer."""
    limit = limits.AUTOCOMPLETE_CHOICES if what == "autocomplete choices" else limits.COMMAND_CHOICES
    yield from at_most(what, len(choices), limit)
    for choice in choices:
        for name in (choice["name"], *_translations(choice, "name")):
            yield from length("a choice's name", name, limits.CHOICE_NAME, least=1)
        if isinstance(choice["value"], str):
            yield from length("a choice's value", choice["value"], limits.CHOICE_VALUE)
    times = Counter(choice["name"] for choice in choices)
    yield from (f"the choice {name!r} occurs {count} times" for name, count in times.items() if count > 1)


def _node(node: Payload, depth: int) -> Iterator[str]:
    """A command, group, subcommand or option."""
    for name in (node["name"], *_translations(node, "name")):
        yield from length("a name", name, limits.COMMAND_NAME, least=1)
        if not _NAME.fullmatch(name) or name != name.lower():
            yield f"{name!r} cannot be a name: letters, digits, - and _ only, in lower case"
    for text in (node.get("description"), *_translations(node, "description")):
        yield from length(f"the description of {node['name']!r}", text, limits.COMMAND_DESCRIPTION, least=1)
    for field in ("name", "description"):
        for locale in node.get(f"{field}_localizations") or {}:
            if locale not in _LOCALES:
                yield f"Discord knows no language {locale!r}"
    options = node.get("options") or []
    yield from at_most(f"options of {node['name']!r}", len(options), limits.COMMAND_OPTIONS)
    yield from _options(node, options, depth)
    if choices := node.get("choices"):
        yield from check_choices(choices, f"choices of {node['name']!r}")
        if node.get("autocomplete"):
            yield f"{node['name']!r} has both choices and autocomplete"


def _options(node: Payload, options: Sequence[Payload], depth: int) -> Iterator[str]:
    nested = [option for option in options if option["type"] in _NESTS]
    if nested and (len(nested) < len(options) or depth > 1):
        yield f"{node['name']!r} mixes subcommands and options, or nests too deeply"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{node['name']!r} asks for a required option after an optional one"
    times = Counter(option["name"] for option in options)
    yield from (f"{node['name']!r} has {count} options {name!r}" for name, count in times.items() if count > 1)
    for option in options:
        yield from _node(option, depth + 1)


def _translations(node: Payload, field: str) -> list[str]:
    return list((node.get(f"{field}_localizations") or {}).values())


def _size(node: Payload) -> int:
    """The characters that count: every field in its longest language."""
    own = sum(
        max(len(text or "") for text in (node.get(field), *_translations(node, field)))
        for field in ("name", "description")
    )
    value = len(node["value"]) if isinstance(node.get("value"), str) else 0
    inner = [*(node.get("options") or []), *(node.get("choices") or [])]
    return own + value + sum(map(_size, inner))
