"""What is looked at before anything is changed: set-ups, decisions that rules put, picks that people send."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from engine.kernel.decision import Decision
from engine.kernel.errors import Illegal
from engine.kernel.rules import Rules
from engine.kernel.steps import Question
from engine.kernel.text import Text, text


def refusal(rules: Rules[Any, Any], seats: int, options: Mapping[str, str]) -> Text | None:
    """Why a game cannot be set up like this: unknown options, values or numbers of seats, or the game's own reason."""
    if seats not in rules.seats:
        return text("kernel-seats", least=rules.seats.start, most=rules.seats.stop - 1, seats=seats)
    variants = {variant.id: variant for variant in rules.variants}
    for key, value in options.items():
        if key not in variants:
            return text("kernel-unknown-option", option=key)
        if value not in variants[key].values:
            return text("kernel-unknown-value", option=key, value=value, values=", ".join(variants[key].values))
    chosen = {variant.id: options.get(variant.id, variant.default) for variant in rules.variants}
    for variant in rules.variants:
        if variant.needs is not None and chosen[variant.id] != variant.default and not variant.open(chosen):
            return text("kernel-option-needs", option=variant.id, other=variant.needs[0], value=variant.needs[1])
    return rules.refuse(seats, chosen)


def check_questions(questions: list[Question]) -> None:
    """Raises `ValueError` unless a step puts at least one question, and at most one to a seat."""
    if not questions or len({question.seat for question in questions}) < len(questions):
        raise ValueError("a step must put one question to every seat that it asks, and ask at least one seat")


def same_question(before: Decision, after: Decision | None) -> bool:
    """Is this the same decision, tickets aside?"""
    return after is not None and structs.replace(after, ticket=before.ticket) == before


def check_picks(decision: Decision, picks: tuple[str, ...]) -> None:
    """Raises `Illegal` unless `picks` are one free option, or different options in the number asked for."""
    least, most = decision.pick
    if len(picks) == 1:
        pick = picks[0]
        if least <= 1 <= most:
            for option in decision.options:
                if option.id == pick:
                    return
        for option in decision.free:
            if option.id == pick:
                return
    elif not least <= len(picks) <= most:
        raise Illegal(text("kernel-how-many", least=least, most=most, span=most - least, picked=len(picks)))
    elif len(set(picks)) == len(picks) and {option.id for option in decision.options}.issuperset(picks):
        return
    raise Illegal(text("kernel-not-offered"))
