"""The parts of the check. Each says what it has found, in sentences for the person who hosts the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import discord
from msgspec import Struct

from cogs.bot import build
from cogs.check.commands import check_commands
from cogs.config import TOKEN, Config, backup_plan, variable
from cogs.registering import payloads
from engine.games import SLUGS, rules_for
from engine.host.rehearsal import rehearse
from engine.kernel import Rng
from engine.store import StoreError, inspect
from engine.store.backup import copies, made
from engine.words import FALLBACK, LANGUAGES, message_ids, sources, unreadable
from render import painter_for
from render.kit import able


class Said(Struct, frozen=True):
    """A finding of a part that does not yet know its own name."""

    verdict: Literal["ok", "note", "wrong"]
    says: str


def settings(config: Config) -> Iterator[Said]:
    """They have been read already; the token cannot be tried without Discord."""
    if config.token:
        number = config.shards or "as many as Discord recommends"
        yield Said("ok", f"there is a token; language {config.language}; connections to Discord: {number}")
    else:
        yield Said("wrong", f"{TOKEN} is empty: docs/hosting.md says where to get a token")
    if config.api_base or config.gateway:
        yield Said("note", f"the bot talks to {config.api_base or 'Discord'}, gateway {config.gateway or 'as usual'}")


def games(_config: Config) -> Iterator[Said]:
    """Each game's content, its pictures, and a set-up at every number of seats."""
    for slug in SLUGS:
        try:
            rules = rules_for(slug)
            painter_for(slug)
            usual = {variant.id: variant.default for variant in rules.variants}
            seats = [count for count in rules.seats if rules.refuse(count, usual) is None]
            for count in seats:
                table = rules.setup(count, usual, Rng("check"))
                if broken := list(rules.audit(table)):
                    yield Said("wrong", f"{slug} with {count} seats: {broken[0]}")
        except Exception as error:
            yield Said("wrong", f"{slug}: {error}")
        else:
            people = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
            yield Said("ok", f"{slug} for {people}, content {rules.content_digest[:12]}, rules version {rules.version}")


def database(config: Config) -> Iterator[Said]:
    """The version of its tables, its integrity, and whether it can be written."""
    path = Path(config.database)
    if not path.exists():
        reason = inspect.can_be_made(path)
        yield Said("wrong", reason) if reason else Said("ok", f"{path} will be made at the first start")
        return
    try:
        found = inspect.condition(path)
    except StoreError as error:
        yield Said("wrong", str(error))
        return
    for problem in found.problems:
        yield Said("wrong", problem)
    if 0 < found.version < found.newest:
        yield Said(
            "note",
            f"tables of version {found.version}; the next start brings them to {found.newest}, and then there is no "
            "way back: make a backup first (python bot.py --backup)",
        )
    if not found.problems:
        counted = ", ".join(f"{count} {state}" for state, count in found.tables.items()) or "no tables yet"
        yield Said("ok", f"{path}: {found.size / 1e6:.1f} MB, version {found.version}, whole and writable; {counted}")


def backups(config: Config) -> Iterator[Said]:
    """Whether copies of the database are made, can be, and how old the newest one is."""
    plan = backup_plan(config)
    if not plan.hours:
        yield Said("note", f"backups are only made by hand: {variable('backup_hours')} is 0")
    if reason := inspect.can_be_made(plan.folder / "backup.db"):
        yield Said("wrong", reason)
        return
    found = copies(plan.database, plan.folder)
    if not found:
        yield Said("ok", f"none yet; they will go to {plan.folder}")
        return
    days = (discord.utils.utcnow().timestamp() - made(found[0])) / 86400
    late = plan.hours and days * 24 > 2 * plan.hours
    yield Said("note" if late else "ok", f"{len(found)} in {plan.folder}, the newest {days:.1f} days old")


def texts(_config: Config) -> Iterator[Said]:
    """Every message in every language, and nothing that is none."""
    known = message_ids(FALLBACK)
    for language in LANGUAGES:
        wrong = unreadable(language)
        for line in wrong:
            yield Said("wrong", f"{language}: this is no message: {line[:80]!r}")
        missing = sorted(set(known) - set(message_ids(language)))
        if missing:
            yield Said(
                "note", f"{language} lacks {len(missing)} messages, the first is {missing[0]}; English stands in"
            )
        if not wrong and not missing:
            yield Said("ok", f"{language}: {len(message_ids(language))} messages")


def fonts(_config: Config) -> Iterator[Said]:
    """Whether each font can be read, and every character of our own texts be drawn."""
    broken = list(able.broken_fonts())
    for sentence in broken:
        yield Said("wrong", sentence)
    if not able.shapes_scripts():
        yield Said("note", "Pillow was built without raqm: Arabic, Thai and Indic names are drawn letter by letter")
    if broken:
        return
    if strange := able.undrawable(text for language in LANGUAGES for text in sources(language)):
        yield Said("note", f"no font has these characters of our texts: {' '.join(sorted(strange))}")
    else:
        yield Said("ok", "all fonts are there; every character of our texts can be drawn")


async def tables(config: Config) -> list[Said]:
    """Whether this version goes on with every running game, tried on a copy of the database."""
    if not await asyncio.to_thread(_is_sound, Path(config.database)):
        return []  # there are none, or what is wrong has been said
    tried = await rehearse(Path(config.database), rules_for)
    said = [
        Said("wrong", f"table {table} cannot go on with this version: it will be frozen (the log above says why)")
        for table in tried.broken
    ]
    if tried.carried:
        named = ", ".join(map(str, tried.carried))
        said.append(
            Said("note", f"the rules have been corrected since these tables began; they are carried over: {named}")
        )
    if not tried.broken:
        said.append(Said("ok", f"{tried.running} running game(s), and this version goes on with each"))
    return said


def _is_sound(path: Path) -> bool:
    try:
        return path.exists() and not inspect.condition(path).problems
    except StoreError:
        return False


async def commands(config: Config) -> list[Said]:
    """Names, numbers and lengths of every command in every language, as Discord would be told about them."""
    told = await command_payloads(config)
    problems = list(check_commands(told))
    if problems:
        return [Said("wrong", problem) for problem in problems]
    return [Said("ok", f"{len(told)} commands, within Discord's limits in every language")]


async def command_payloads(config: Config) -> list[dict[str, Any]]:
    """What Discord is told about the commands. Nobody is connected to for it."""
    async with build(config) as bot:
        await bot.load_cogs()
        return await payloads(bot)
