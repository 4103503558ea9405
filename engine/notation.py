"""A game as people write one down: a line a move, which is read by people and by `read`. See docs/notation.md.

Yizhan notation 1
Game: …

# Round 1
1. P1 turn: buy:3                  ; Ada buys …
2. P1 takes back
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.games import rules_for
from engine.kernel import Catalogue, Event, Refused, Reply, Rules, RulesError, Seat, Session, Text, Undo
from engine.record import Differs, Record, Recorder, RecordError, Unfinished, check, decode, rules_of
from engine.words import Localiser

FIRST = "Yizhan notation"
FORMAT = 1
NOBODY_KNOWS = "?"
"""In place of a move that whoever asked may not know."""
_HEAD = re.compile(r"([A-Z][a-z]+)(?: (\S+))?: (.*)")
_MOVE = re.compile(r"(\d{1,6})\. P(\d{1,2}) (?:(takes back)|([A-Za-z0-9_-]{1,60}):((?: [!-~]{1,60})+))", re.ASCII)
_COLUMN = 44
"""Where the remarks begin, if the move leaves room."""


class Move(Struct, frozen=True):
    """A reply of a seat, or with the key "" what it takes back."""

    seat: Seat
    key: str
    picks: tuple[str, ...]


class Game(Struct, frozen=True, kw_only=True):
    """What stands in a file. `end` is the check of the position after the last move, if the file has one."""

    slug: str
    rules_version: int
    content_digest: str
    seats: int
    options: dict[str, str]
    seed: str
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    end: str | None


class Told(Struct, frozen=True):
    """A line to be written: a heading before it, the move (None: not known to the reader), and what happened."""

    seat: Seat | None
    move: Reply | Undo | None
    events: tuple[Event, ...]
    chapter: Text | None = None


def write(record: Record, rules: Rules[Any, Any], words: Localiser | None = None) -> str:
    """A record as a text. `words` says what happened beside each move, with the players' names.

    Raises `RecordError` or `Differs` for a record that cannot be played with these rules.
    """
    lines: list[Told] = []
    session = _begun(record, rules)
    chapter = None
    for number, entry in enumerate(record.entries, 1):
        now = session.table.chapter()
        try:
            if isinstance(entry, Undo):
                session, events = session.undo(entry.seat, entry.ticket), []
            else:
                events = session.apply(entry)
        except (Refused, RulesError) as error:
            raise Differs(number, f"entry {number} cannot be played: {error}") from error
        lines.append(Told(entry.seat, entry, tuple(events), now if now != chapter else None))
        chapter = now
    head = [
        ("Game", record.slug),
        ("Rules", str(record.rules_version)),
        ("Content", record.content_digest),
        ("Seats", str(record.seats)),
        *((f"Option {key}", value) for key, value in record.options.items()),
        ("Seed", _quoted(record.seed)),
    ]
    return _text(head, record.names, lines, words, check(session))


def excerpt(slug: str, options: dict[str, str], names: tuple[str, ...], lines: Iterable[Told], words: Localiser) -> str:
    """What somebody may know of a running game: without its seed and others' moves, so it cannot be played again."""
    head = [
        ("Game", slug),
        ("Excerpt", "of a running game, without its seed"),
        *((f"Option {key}", value) for key, value in options.items()),
    ]
    return _text(head, names, lines, words, None)


def _text(
    head: list[tuple[str, str]],
    names: tuple[str, ...],
    lines: Iterable[Told],
    words: Localiser | None,
    end: str | None,
) -> str:
    head += [(f"Player {seat}", " ".join(name.split()) or "-") for seat, name in enumerate(names, 1)]
    return "\n".join(
        [
            f"{FIRST} {FORMAT}",
            *(f"{key}: {value}" for key, value in head),
            "",
            *_lines(lines, words),
            *([] if end is None else ["", f"End: {end}"]),
            "",
        ]
    )


def _lines(lines: Iterable[Told], words: Localiser | None) -> Iterator[str]:
    number = 0
    for told in lines:
        if told.chapter is not None and words is not None:
            yield from ([""] if number else [])
            yield f"# {_plain(words.kept(told.chapter))}"
        number += told.seat is not None
        move = "" if told.seat is None else f"{number}. P{told.seat + 1} {_move(told.move)}"
        said = (
            ""
            if words is None
            else _plain(words("play-log-between").join(words.kept(event.text) for event in told.events))
        )
        yield f"{move:<{_COLUMN}} ; {said}" if said else move


def _move(move: Reply | Undo | None) -> str:
    if move is None:
        return NOBODY_KNOWS
    if isinstance(move, Undo):
        return "takes back"
    return f"{move.key}: {' '.join(move.picks) or '-'}"


def _plain(said: str) -> str:
    """Words on one line."""
    return " ".join(said.split())


def _quoted(seed: str) -> str:
    """A seed as it is, or in quotation marks where that would not be read again."""
    return seed if seed and seed == " ".join(seed.split()) and not seed.startswith('"') else json.dumps(seed)


def read(text: str) -> Game:
    """Read a file. Raises `RecordError`, which names the line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.lstrip("\ufeff").split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith(("#", ";"))]
    if not lines or not lines[0][1].startswith(FIRST):
        raise RecordError(f"this is no notation: it does not begin with “{FIRST} {FORMAT}”")
    if lines[0][1] != f"{FIRST} {FORMAT}":
        raise RecordError(f"this is “{lines[0][1][:40]}”; “{FIRST} {FORMAT}” can be read")
    heads: dict[tuple[str, str], str] = {}
    moves: list[Move] = []
    for number, line in lines[1:]:
        if (found := _MOVE.fullmatch(line.partition(" ;")[0].rstrip())) is not None:
            moves.append(_read_move(found, number, len(moves) + 1))
        elif (head := _HEAD.fullmatch(line)) is not None and (head[1], head[2] or "") not in heads:
            heads[head[1], head[2] or ""] = head[3]
        else:
            raise RecordError(f"line {number} is no move and nothing else that can be read: “{line[:60]}”")
        if ("Excerpt", "") in heads:
            raise Unfinished("this is what one may know of a running game; only finished games can be replayed")
    return _game(heads, tuple(moves))


def _read_move(found: re.Match[str], line: int, expected: int) -> Move:
    if int(found[1]) != expected:
        raise RecordError(f"line {line}: move {expected} is missing, here is move {found[1]}")
    picks = tuple((found[5] or "").split())
    return Move(int(found[2]) - 1, found[4] or "", () if picks == ("-",) else picks)


def _game(heads: dict[tuple[str, str], str], moves: tuple[Move, ...]) -> Game:
    def need(key: str) -> str:
        if (key, "") not in heads:
            raise RecordError(f"there is no line “{key}: …”")
        return heads[key, ""]

    def number(key: str) -> int:
        if not re.fullmatch(r"\d{1,6}", value := need(key), re.ASCII):
            raise RecordError(f"“{key}: {value[:40]}” is no number")
        return int(value)

    players = {name: value for (key, name), value in heads.items() if key == "Player"}
    seats = number("Seats")
    return Game(
        slug=need("Game"),
        rules_version=number("Rules"),
        content_digest=need("Content"),
        seats=seats,
        options={name: value for (key, name), value in heads.items() if key == "Option" and name},
        seed=_unquoted(need("Seed")),
        names=tuple(players.get(str(seat), "-") for seat in range(1, seats + 1)) if players and seats < 100 else (),
        moves=moves,
        end=heads.get(("End", "")),
    )


def _unquoted(seed: str) -> str:
    if not seed.startswith('"'):
        return seed
    try:
        said = json.loads(seed)
    except ValueError as error:
        raise RecordError(f"“Seed: {seed[:40]}” cannot be read") from error
    if not isinstance(said, str):
        raise RecordError(f"“Seed: {seed[:40]}” cannot be read")
    return said


def to_record(game: Game, catalogue: Catalogue = rules_for) -> Record:
    """Play a game that was read; returns it as a record, with the tickets that its moves had.

    Raises `RecordError` if it cannot be set up here, `Differs` at the first move that is not possible.
    """
    outline = Record(
        slug=game.slug,
        rules_version=game.rules_version,
        content_digest=game.content_digest,
        seats=game.seats,
        options=game.options,
        seed=game.seed,
        names=game.names,
        checks=(),
        entries=(),
    )
    rules = rules_of(outline, catalogue)
    try:
        recorder = Recorder(rules, game.seats, game.options, game.seed)
    except (Refused, RulesError) as error:
        raise RecordError(f"{game.slug} cannot be set up like this: {error}") from error
    for number, move in enumerate(game.moves, 1):
        session = recorder.session
        ticket = session.tickets[move.seat] if 0 <= move.seat < len(session.tickets) else 0
        try:
            recorder.take(Reply(move.seat, move.key, ticket, move.picks) if move.key else Undo(move.seat, ticket))
        except (Refused, RulesError) as error:
            raise Differs(number, f"move {number} of player {move.seat + 1} is not possible: {error}") from error
    made = recorder.record(game.names)
    if game.end is not None and game.end != made.checks[-1]:
        raise Differs(len(game.moves), "the game ends in another position than the one written down")
    return made


def read_any(data: bytes, catalogue: Catalogue = rules_for) -> Record:
    """A file of either kind as a record. Raises `RecordError`, or `Differs` for moves that are not possible."""
    found = parse(data)
    return found if isinstance(found, Record) else to_record(found, catalogue)


def parse(data: bytes) -> Record | Game:
    """What stands in a file: notation, or the JSON of `engine.record`. Nothing is played. Raises `RecordError`."""
    if not data.lstrip(b"\xef\xbb\xbf \r\n").startswith(FIRST.encode()):
        return decode(data)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"this is no text in UTF-8: {error}") from error
    return read(text)


def _begun(record: Record, rules: Rules[Any, Any]) -> Session[Any, Any]:
    try:
        session, _ = Session.begin(rules, record.seats, record.options, record.seed)
    except (Refused, RulesError) as error:
        raise RecordError(f"{record.slug} cannot be set up like this: {error}") from error
    return session
