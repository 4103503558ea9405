"""Which game somebody looks back at, where they are in it, and what the buttons carry of that."""

from __future__ import annotations

import re

from msgspec import Struct

from cogs import escape
from cogs.ids import Press
from engine.host.model import TableInfo
from engine.kernel import Seat, Text, fluent, text
from engine.words import Localiser

_ARG = re.compile(r"[a-z](\d{1,6})\.(\d{1,2})(?:\.([0-9a-f]{12}))?", re.ASCII)


class Subject(Struct, frozen=True):
    """A game to look back at. `over`: all of it may be seen.

    `table` is 0 for a game from a file; `digest` is what that file is known by, and `file` its name on our messages.
    """

    slug: str
    names: tuple[str, ...]
    over: bool
    table: int
    digest: str = ""
    file: str = ""

    @classmethod
    def of(cls, info: TableInfo) -> Subject:
        return cls(info.slug, info.names(), info.state == "over", info.id)

    @property
    def title(self) -> Text:
        game = Text(f"{fluent(self.slug)}-name")
        if not self.table:
            return text("history-import-title", game=game)
        return text("play-title", game=game, table=str(self.table))

    def for_messages(self, words: Localiser) -> Localiser:
        """The names made safe for message text."""
        return words.named(tuple(map(escape.markdown, self._names(words))))

    def plain(self, words: Localiser) -> Localiser:
        """The names for pictures, buttons and menus, which know no markdown."""
        return words.named(tuple(map(escape.clean, self._names(words))))

    def _names(self, words: Localiser) -> list[str]:
        """A file need not name everybody."""
        return [name or words("kernel-seat", seat=seat) for seat, name in enumerate(self.names, 1)]


def digest_in(press: Press) -> str:
    """What the file is known by that a button belongs to; "" on a table's buttons."""
    found = _ARG.fullmatch(press.arg)
    return (found[3] or "") if found else ""


class Place(Struct, frozen=True):
    """Where somebody is in a replay: which stop (None: the last), seen as which seat, and which of the areas."""

    number: int | None = None
    seat: Seat | None = None
    area: int = 0

    @classmethod
    def read(cls, press: Press) -> Place:
        """What a button carries; what nobody has ever written is the last stop."""
        found = _ARG.fullmatch(press.arg)
        return cls(int(found[1]), press.seat, int(found[2])) if found else cls(None, press.seat)

    def press(self, verb: str, subject: Subject, which: str) -> Press:
        """A button or menu that leads here; `which` is a letter that tells those of one message apart."""
        mark = f".{subject.digest}" if subject.digest else ""
        return Press(verb, subject.table, 0, self.seat, None, f"{which}{self.number or 0}.{self.area}{mark}")
