"""All parts of the check, one after the other; a part that fails in an unforeseen way is a finding too."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Literal

from msgspec import Struct

from cogs.check import parts
from cogs.config import Config

Verdict = Literal["ok", "note", "wrong"]


class Finding(Struct, frozen=True):
    """What a part of the check found. `wrong` keeps the bot from running as it should, a `note` does not."""

    part: str
    verdict: Verdict
    says: str


PARTS: dict[str, Callable[[Config], Iterator[parts.Said]]] = {
    "settings": parts.settings,
    "games": parts.games,
    "database": parts.database,
    "backups": parts.backups,
    "texts": parts.texts,
    "fonts": parts.fonts,
}


ASKING: dict[str, Callable[[Config], Awaitable[list[parts.Said]]]] = {
    "tables": parts.tables,
    "commands": parts.commands,
}


async def checked(config: Config) -> AsyncIterator[Finding]:
    """Every finding about a station with these settings; nothing is changed, and nobody is asked for anything."""
    for name, part in PARTS.items():
        try:
            for said in part(config):
                yield Finding(name, said.verdict, said.says)
        except Exception as error:
            yield Finding(name, "wrong", f"could not be checked: {error!r}")
    for name, asking in ASKING.items():
        try:
            for said in await asking(config):
                yield Finding(name, said.verdict, said.says)
        except Exception as error:
            yield Finding(name, "wrong", f"could not be checked: {error!r}")


_SIGN = {"ok": "ok   ", "note": "NOTE ", "wrong": "WRONG"}


def lines(findings: list[Finding]) -> Iterator[str]:
    """The report: a line a finding, and what it comes to."""
    for finding in findings:
        yield f"{_SIGN[finding.verdict]}  {finding.part:<9} {finding.says}"
    wrong = sum(finding.verdict == "wrong" for finding in findings)
    notes = sum(finding.verdict == "note" for finding in findings)
    if wrong:
        yield f"{wrong} thing{'s' * (wrong > 1)} must be put right before the bot can run as it should."
    elif notes:
        yield "The bot can run; see the notes."
    else:
        yield "Everything is in order."
