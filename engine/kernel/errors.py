"""What can be wrong with a reply, and with rules."""

from __future__ import annotations

from engine.kernel.text import Text


class Refused(Exception):
    """A reply or an undo that was not taken. The session is as it was. `reason` is for the person who sent it."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Illegal(Refused):
    """The reply answers no open question of this seat, or picks what is not offered."""


class Stale(Refused):
    """The reply answers a question that has been answered or taken back since."""


class RulesError(Exception):
    """The rules of a game failed. The session is unusable: throw it away and restore it from its save."""
