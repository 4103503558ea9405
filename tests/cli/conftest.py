"""The command line with the teaching game, inside this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from engine.__main__ import main
from engine.cli.arguments import Lookup
from tests import teaching
from tests.teaching import Teaching
from tests.teaching.words import teach

Typed: TypeAlias = Callable[..., tuple[int, str, str]]
"""(words…, lookup=…) → (exit code, stdout, stderr)."""


def teaching_only(slug: str) -> Teaching:
    """The one game there is in these tests. At the top of a module, so that other processes find it."""
    teach()
    return teaching.rules()


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    """Type a command line."""

    def run(*words: str, lookup: Lookup = teaching_only) -> tuple[int, str, str]:
        try:
            code = main(words, ("teaching",), lookup)
        except SystemExit as stop:
            assert isinstance(stop.code, int)
            code = stop.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return run
