"""The teaching game's messages, kept out of the product's `locales/`."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentResource

from engine import words

LOCALES = Path(__file__).parent / "locales"


def teach() -> None:
    """Add the messages to every language's bundle (of this process)."""
    for language in words.LANGUAGES:
        bundle = words.bundle(language)
        if not bundle.has_message("teaching-rest"):
            bundle.add_resource(FluentResource((LOCALES / language / "teaching.ftl").read_text(encoding="utf-8")))
