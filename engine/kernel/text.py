"""Messages as data: a Fluent id and its arguments, turned into a sentence only where somebody reads it."""

from __future__ import annotations

from msgspec import Struct


class Who(Struct, frozen=True, tag_field="is", tag="who", gc=False):
    """A seat inside a text; the reader's side puts the player's name or mention there."""

    seat: int


class Text(Struct, frozen=True, tag_field="is", tag="text", gc=False):
    """Never a finished sentence.

    `key` is a Fluent id (`[a-z0-9-]`). Arguments are numbers, plain strings (never words of a language), seats,
    other texts, or tuples of texts, which are joined as a list in the reader's language.
    """

    key: str
    args: dict[str, int | str | Who | Text | tuple[Text, ...]] = {}


def text(key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> Text:
    """`Text(key, args)`; an underscore in an argument's name stays one, as Fluent variables allow it."""
    return Text(key, args)


def fluent(slug: str) -> str:
    """How the Fluent ids of a game begin: its slug, with hyphens where it has underscores."""
    return slug.replace("_", "-")
