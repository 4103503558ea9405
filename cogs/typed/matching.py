"""What somebody typed, matched with options: ids from autocomplete, or labels in any language, typed by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs import limits
from cogs.cutting import cut
from cogs.panel.menu import several
from engine.kernel import Decision, Option, Param, Refused, text
from engine.words import LANGUAGES, Localiser

BETWEEN = ";"
"""Stands between several picks of one parameter."""
NOTHING = "-"
"""Says that no option is picked where that is allowed."""
SHORTEST = 3
"""So many letters of a word that labels begin with say which one is meant."""
_HAN = "\u2e80"
"""Scripts that write words without spaces between them begin here."""
NAMED = 8
"""So many possible values are named when one does not fit."""
_NUMBERS = re.compile(r"\d+")


def choice_name(option: Option, words: Localiser) -> str:
    """How autocomplete shows an option: its label and note."""
    label = words.say(option.label)
    return cut(f"{label} — {words.say(option.note)}" if option.note else label, limits.CHOICE_NAME)


def matched(
    decision: Decision, options: Sequence[Option], param: Param, typed: str, words: Localiser
) -> tuple[str, ...]:
    """The picks that `typed` means, in the decision's order where several are asked for.

    Raises `Refused` for what is not offered, with what would be.
    """
    if not several(decision) or find(options, typed, words) is not None:
        return (_one(options, param, typed, words).id,)
    least, most = decision.pick
    parts = [] if typed.strip() == NOTHING else _parts(typed)
    # More parts than options cannot all fit, and to look each of them up would take its time.
    picks = [_one(options, param, part, words).id for part in parts[: len(options) + 1]]
    picked = len(set(picks)) if len(parts) <= len(options) else len(parts)
    if not least <= picked <= most:
        raise Refused(text("kernel-how-many", least=least, most=most, span=most - least, picked=picked))
    return tuple(option.id for option in decision.options if option.id in picks)


def suggestions(decision: Decision, options: Sequence[Option], typed: str, words: Localiser) -> list[tuple[str, str]]:
    """Name and value of what autocomplete shows for what has been typed so far, at most as many as Discord allows."""
    done: list[Option] = []
    fragment = typed
    if several(decision):
        whole, _, fragment = typed.rpartition(BETWEEN)
        done = [option for part in _parts(whole)[: len(options)] if (option := find(options, part, words))]
        if (last := find(options, fragment, words)) is not None and last not in done:
            done, fragment = [*done, last], ""
    shown: list[tuple[str, str]] = []
    least, most = decision.pick
    if several(decision) and least <= len(done) <= most:
        shown.append(_together(done, words) if done else (words("play-typed-nothing-picked"), NOTHING))
    if not done or len(done) < most:
        wanted = _plain(fragment)
        for option in options:
            if option in done:
                continue
            name, value = _together([*done, option], words) if done else (choice_name(option, words), option.id)
            if wanted in _plain(choice_name(option, words)) or wanted in option.id:
                shown.append((name, value))
    return [(name, value) for name, value in shown if len(value) <= limits.CHOICE_VALUE][: limits.AUTOCOMPLETE_CHOICES]


def find(options: Sequence[Option], typed: str, words: Localiser) -> Option | None:
    """The option that is meant by its id, by the name shown, by its label in any language, or by words of it."""
    wanted = _plain(typed)
    if not wanted:
        return None
    for option in options:
        if option.id == typed.strip():
            return option
    spoken = [words, *(Localiser(language, words.names) for language in LANGUAGES)]
    for say in spoken:
        meant = [
            option for option in options if wanted in (_plain(say.say(option.label)), _plain(choice_name(option, say)))
        ]
        if len(meant) == 1:
            return meant[0]
    begun = [option for option in options if _begins(wanted, _plain(words.say(option.label)))]
    return begun[0] if len(begun) == 1 else None


def _begins(wanted: str, label: str) -> bool:
    """Do words of the label begin like this? A letter or two do not say enough; a number or Chinese does."""
    if wanted.isdecimal():
        return wanted in _NUMBERS.findall(label)
    if max(wanted) > _HAN:
        return wanted in label
    return len(wanted) >= SHORTEST and f" {wanted}" in f" {label}"


def _parts(typed: str) -> list[str]:
    """What stands between the semicolons, each once."""
    return list(dict.fromkeys(part.strip() for part in typed.split(BETWEEN) if part.strip()))


def _one(options: Sequence[Option], param: Param, typed: str, words: Localiser) -> Option:
    option = find(options, typed, words)
    if option is None:
        possible = tuple(option.label for option in options[:NAMED])
        raise Refused(text("play-typed-unfit", param=param.name, value=cut(typed, limits.CHOICE_NAME), offers=possible))
    return option


def _together(options: Sequence[Option], words: Localiser) -> tuple[str, str]:
    name = " + ".join(words.say(option.label) for option in options)
    return cut(name, limits.CHOICE_NAME), BETWEEN.join(option.id for option in options)


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().split())
