"""The rules that a game's `rules.md` defines.

A rule, ruling or example is a list item "- **XX-AREA-01** …"; a decision point is a table row "| XX-DP-01 | …". An area
may begin or end with a digit: XX-2P-01, XX-CH1-01.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from msgspec import Struct

ID: Final = re.compile(r"\b[A-Z]{2}(?:-\d?[A-Z]+\d?)+-\d+[a-z]?\b")
_DEFINED: Final = re.compile(rf"^(?:- \*\*|\| )({ID.pattern})(?:\*\*| \|)", re.MULTILINE)

NOT_FOR_TESTS: Final = frozenset({"DATA", "DP"})
"""Areas that describe data and questions; no test has to cite them."""


class Catalogue(Struct, frozen=True):
    """What a `rules.md` defines, in its order, and the IDs that it only mentions."""

    defined: tuple[str, ...]
    mentioned: frozenset[str]

    @property
    def to_prove(self) -> tuple[str, ...]:
        """The IDs that tests have to cite."""
        return tuple(rule for rule in self.defined if area(rule) not in NOT_FOR_TESTS)

    @property
    def doubled(self) -> list[str]:
        return sorted({rule for rule in self.defined if self.defined.count(rule) > 1})

    @property
    def dangling(self) -> list[str]:
        """IDs that are mentioned and nowhere defined."""
        return sorted(self.mentioned - set(self.defined))


def area(rule: str) -> str:
    """The part before the number: "AMB" of "DS-AMB-07"."""
    return rule.split("-")[-2]


def read(path: Path) -> Catalogue:
    return parse(path.read_text(encoding="utf-8"))


def parse(said: str) -> Catalogue:
    return Catalogue(tuple(_DEFINED.findall(said)), frozenset(ID.findall(said)))
