"""A game as one readable JSON file: how it was set up, every reply and undo, and what to check on the way.

`/export` writes records, `python -m engine replay` and the tests play them again. After the set-up and after every
entry a record keeps a short check of the whole position, so that the first difference can be named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.games import rules_for
from engine.kernel import Catalogue, ContentError, Event, Refused, Reply, Rules, RulesError, Session, Undo

Entry: TypeAlias = Reply | Undo

FORMAT = 1


class RecordError(Exception):
    """A file that is no record, or one whose game cannot be set up here. The message is for people."""


class Unfinished(RecordError):
    """A file of what somebody may know of a running game."""


class OtherCards(RecordError):
    """A game that was played with cards of other values than there are here."""


class Differs(Exception):
    """A record that does not play as it was recorded. `entry` is the first one concerned, from 1; 0 is the set-up."""

    def __init__(self, entry: int, problem: str) -> None:
        super().__init__(problem)
        self.entry = entry


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game from its set-up on. `content` is the JSON of its cards, if they travel with it.

    `checks[0]` belongs to the set-up, `checks[k]` to the position after k entries. `names` are the players', by seat.
    """

    yizhan: int = FORMAT
    slug: str
    rules_version: int
    content_digest: str
    seats: int
    options: dict[str, str]
    seed: str
    names: tuple[str, ...] = ()
    checks: tuple[str, ...]
    entries: tuple[Entry, ...]
    content: msgspec.Raw = msgspec.Raw()


class Recorder:
    """A session that remembers what it was told. `session` is the present one."""

    def __init__(self, rules: Rules[Any, Any], seats: int, options: Mapping[str, str], seed: str) -> None:
        """Begin a game. Raises `Illegal` for a set-up that the game does not allow."""
        self._rules = rules
        self._seats, self._options, self._seed = seats, dict(options), seed
        self.session, self.opening = Session.begin(rules, seats, options, seed)
        self._entries: list[Entry] = []
        self._checks = [check(self.session)]

    def reply(self, reply: Reply) -> list[Event]:
        """`Session.apply`, remembered. Raises `Illegal` or `Stale`."""
        events = self.session.apply(reply)
        self._remember(reply)
        return events

    def undo(self, undo: Undo) -> None:
        """`Session.undo`, remembered. Raises `Illegal` or `Stale`."""
        self.session = self.session.undo(undo.seat, undo.ticket)
        self._remember(undo)

    def take(self, entry: Entry) -> None:
        """A reply or an undo."""
        if isinstance(entry, Undo):
            self.undo(entry)
        else:
            self.reply(entry)

    def _remember(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._checks.append(check(self.session))

    def record(self, names: Iterable[str] = (), *, cards: bool = False) -> Record:
        """The game so far; with its `cards` it can be replayed where these have other values."""
        return Record(
            slug=self._rules.slug,
            rules_version=self._rules.version,
            content_digest=self._rules.content_digest,
            seats=self._seats,
            options=self._options,
            seed=self._seed,
            names=tuple(names),
            checks=tuple(self._checks),
            entries=tuple(self._entries),
            content=msgspec.Raw(self._rules.content_text if cards else b""),
        )


def position(session: Session[Any, Any]) -> bytes:
    """The whole position as text: the table and the decisions, tickets aside. Equal positions have equal texts."""
    asked = [
        (decision.seat, decision.key, decision.prompt, decision.options, decision.free, decision.pick, decision.usual)
        for decision in session.decisions
    ]
    return msgspec.json.encode((session.step, session.table, asked))


def check(session: Session[Any, Any]) -> str:
    """Eight hexadecimal digits that tell positions apart: table and options. Words and tickets do not count."""
    asked = [
        (
            decision.seat,
            decision.key,
            decision.pick,
            [option.id for option in decision.options],
            [option.id for option in decision.free],
        )
        for decision in session.decisions
    ]
    return hashlib.sha256(msgspec.json.encode((session.step, session.table, asked))).hexdigest()[:8]


def play(record: Record, rules: Rules[Any, Any] | None = None) -> Session[Any, Any]:
    """Play a record to its end; `rules` are looked up unless given.

    Raises `RecordError` if the game cannot be set up here at all, `Differs` at the first difference.
    """
    rules = rules or rules_of(record)
    try:
        session, _ = Session.begin(rules, record.seats, record.options, record.seed)
    except Refused as refused:
        raise RecordError(f"{record.slug} cannot be set up like this: {refused}") from refused
    except RulesError as error:
        raise Differs(0, _about(record, rules, "the set-up failed")) from error
    if check(session) != record.checks[0]:
        raise Differs(0, _about(record, rules, "the set-up differs from the recorded one"))
    for number, (entry, expected) in enumerate(zip(record.entries, record.checks[1:], strict=True), 1):
        doing = f"entry {number} ({_said(entry)})"
        try:
            session = session.replay(entry)
        except Refused as refused:
            offered = _offered(session, entry)
            raise Differs(number, _about(record, rules, f"{doing} is refused ({refused}); {offered}")) from refused
        except RulesError as error:
            raise Differs(number, _about(record, rules, f"{doing}: the rules failed")) from error
        if check(session) != expected:
            raise Differs(number, _about(record, rules, f"{doing} leads to another position than the recorded one"))
    return session


def rules_of(record: Record, catalogue: Catalogue = rules_for) -> Rules[Any, Any]:
    """The rules for the record's own cards; `catalogue` says which games there are. Raises `RecordError`."""
    try:
        content = canonical(record.content) if bytes(record.content) else None
        rules = catalogue(record.slug, content)
    except KeyError as error:
        raise RecordError(f"there is no game {record.slug!r} here") from error
    except (ContentError, msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"the record's cards cannot be used: {error}") from error
    if rules.content_digest != record.content_digest:
        raise OtherCards("the game was played with cards of other values, and the record does not hold them")
    return rules


def canonical(content: bytes | msgspec.Raw) -> bytes:
    """A content's JSON as `Content` keeps it, however the file lays it out."""
    return msgspec.json.encode(msgspec.json.decode(content), order="sorted")


def encode(record: Record) -> bytes:
    """The file: one line a field, one line an entry."""
    lines = []
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if field == "entries":
            rows = b",\n ".join(msgspec.json.encode(entry) for entry in record.entries)
            lines.append(b'"entries": [\n ' + rows + b"\n]")
        elif field == "content" and not bytes(value):
            continue
        elif value != ():
            lines.append(b'"%b": ' % field.encode() + msgspec.json.encode(value))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def decode(data: bytes) -> Record:
    """Read a file. Raises `RecordError`."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        if b'"yizhan_excerpt"' in data[:200]:
            raise Unfinished(
                "this is what one may know of a running game; only finished games can be replayed"
            ) from error
        raise RecordError(f"this is no record of a game: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is no JSON: {error}") from error
    if record.yizhan != FORMAT:
        raise RecordError(f"this record has format {record.yizhan}; format {FORMAT} can be read")
    if len(record.checks) != len(record.entries) + 1:
        raise RecordError(f"{len(record.entries)} entries need one check more, not {len(record.checks)}")
    return record


def _about(record: Record, rules: Rules[Any, Any], problem: str) -> str:
    if record.rules_version == rules.version:
        return problem
    return f"{problem} (recorded with rules version {record.rules_version}, played with {rules.version})"


def _said(entry: Entry) -> str:
    if isinstance(entry, Undo):
        return f"seat {entry.seat} takes back"
    return f"seat {entry.seat}, {entry.key}: {', '.join(entry.picks) or 'nothing'}"


def _offered(session: Session[Any, Any], entry: Entry) -> str:
    decision = session.decision(entry.seat)
    if decision is None:
        return f"seat {entry.seat} is not asked"
    return f"asked is {decision.key}: {', '.join(option.id for option in decision.every())}"
