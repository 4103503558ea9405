"""What may be typed after `python -m engine`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from engine.games import SLUGS
from engine.kernel import Rules
from engine.kernel.checks import refusal
from engine.words import LANGUAGES, Localiser

Lookup: TypeAlias = Callable[[str], Rules[Any, Any]]
"""From a slug to the rules of a game; `KeyError` for an unknown one."""


class Unusable(Exception):
    """What was typed cannot be done. The message says why and what can."""


def parser(slugs: Sequence[str] = SLUGS) -> argparse.ArgumentParser:
    """The whole command line. It exits with code 2 and a sentence by itself where a word is wrong."""
    top = argparse.ArgumentParser(prog="python -m engine", description="The games without Discord.")
    commands = top.add_subparsers(dest="command", required=True, metavar="list | simulate | replay | notate | show")

    commands.add_parser("list", help="the games: slug, seats, options (JSON)")

    simulate = commands.add_parser("simulate", help="play whole games, one JSON line each")
    _position(simulate, slugs)
    simulate.add_argument("--games", type=at_least(1), default=1, metavar="K", help="how many (default 1)")
    simulate.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default 1)")
    simulate.add_argument("--json", action="store_true", help="nothing but the JSON lines, no summary")
    simulate.add_argument("--record", type=Path, metavar="FOLDER", help="also write each game as a record")

    replay = commands.add_parser("replay", help="play an exported game again, record or notation")
    replay.add_argument("record", type=Path)

    notate = commands.add_parser("notate", help="an exported record as a text with a line a move")
    notate.add_argument("record", type=Path)
    notate.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])

    show = commands.add_parser("show", help="a position as readable text")
    _position(show, slugs)
    show.add_argument("--after", type=at_least(0), default=0, metavar="N", help="replies to play first")
    show.add_argument("--seat", type=at_least(0), metavar="k", help="whose view, from 0 (default: the public's)")
    show.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    return top


def position_parser(program: str, description: str, slugs: Sequence[str] = SLUGS) -> argparse.ArgumentParser:
    """A command line of its own that sets a game up and plays it on."""
    parser = argparse.ArgumentParser(prog=program, description=description)
    _position(parser, slugs)
    return parser


def _position(command: argparse.ArgumentParser, slugs: Sequence[str]) -> None:
    """The arguments that set a game up and play it on."""
    command.add_argument("slug", choices=slugs, metavar="game", help=f"one of: {', '.join(slugs)}")
    command.add_argument("--seats", type=at_least(1), required=True, metavar="N")
    command.add_argument(
        "--seed", type=words, default="1", metavar="S", help="any text; equal seeds give equal games (default 1)"
    )
    command.add_argument("--option", action="append", default=[], metavar="k=v", help="a table option; may be repeated")
    command.add_argument(
        "--policy", default="random", metavar="P", help="random or sensible; several by seat: sensible,random"
    )


def at_least(least: int) -> Callable[[str], int]:
    """A type of argument: a whole number of at least so much."""

    def whole(typed: str) -> int:
        if not typed.isascii() or not typed.isdigit() or int(typed) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number of at least {least}, not {typed!r}")
        return int(typed)

    return whole


def words(typed: str) -> str:
    """A type of argument: text, and no bytes that the terminal's encoding has no letters for."""
    try:
        typed.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError(f"must be text, not {typed!r}") from error
    return typed


def options_of(typed: Sequence[str]) -> dict[str, str]:
    """`["length=short"]` as a mapping. Raises `Unusable`."""
    options: dict[str, str] = {}
    for item in typed:
        key, equals, value = item.partition("=")
        if not (key and equals and value):
            raise Unusable(f"an option is typed as name=value, not {item!r}")
        if key in options:
            raise Unusable(f"the option {key!r} is given twice")
        options[key] = value
    return options


def check_setup(rules: Rules[Any, Any], seats: int, options: dict[str, str]) -> None:
    """Raises `Unusable` for a set-up that the game does not allow."""
    reason = refusal(rules, seats, options)
    if reason is not None:
        raise Unusable(Localiser(LANGUAGES[0]).say(reason))


def policies_of(rules: Rules[Any, Any], typed: str) -> tuple[str, ...]:
    """The names of computer players, by seat in turn. Raises `Unusable`."""
    names = tuple(typed.split(","))
    for name in names:
        if name not in rules.policies:
            raise Unusable(f"{rules.slug} has no computer player {name!r}; it has: {', '.join(sorted(rules.policies))}")
    return names
