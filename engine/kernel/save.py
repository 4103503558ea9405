"""Sessions at rest."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decision import Reply
from engine.kernel.errors import RulesError
from engine.kernel.rules import Rules


class Save(Struct, frozen=True):
    """A session at rest: the table (JSON) at the start of step number `step`, and all replies since.

    It reaches back over closed steps as far as something may still be taken back. `tickets` are by seat.
    """

    version: int
    step: int
    table: msgspec.Raw
    replies: tuple[Reply, ...]
    tickets: tuple[int, ...]


def table_of(rules: Rules[Any, Any], save: Save) -> Any:
    """The saved table itself. Raises `RulesError` for one that cannot be read, or is of newer rules."""
    try:
        if save.version > rules.version:
            raise ValueError(f"version {save.version}")
        return msgspec.json.decode(
            upgraded(rules, save) if save.version < rules.version else save.table, type=rules.table
        )
    except Exception as error:
        raise RulesError(f"a saved table of {rules.slug} (version {save.version}) cannot be read") from error


def upgraded(rules: Rules[Any, Any], save: Save) -> bytes:
    """The saved table, carried over to the present version of the rules."""
    raw = msgspec.json.encode(rules.upgrade(msgspec.json.decode(save.table), save.version))
    return msgspec.json.encode(msgspec.json.decode(raw, type=rules.table))
