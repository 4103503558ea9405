"""The page behind "Why can't I?": what is refused and by which rule, and which rule allows each option."""

from __future__ import annotations

from cogs.panel import menu
from engine.kernel import Decision
from engine.words import Localiser


def lines(decision: Decision, words: Localiser) -> list[str]:
    """Finished lines for one decision, the refusals first. `words` has its names escaped for messages."""
    refused = [
        f"✗ **{words.say(blocked.label)}** — {words.say(blocked.reason)} `{blocked.rule}`" for blocked in decision.why()
    ]
    allowed = [
        f"**{choice.code}** {words.say(choice.option.label)} `{choice.option.rule}`"
        for choice in menu.choices(decision)
        if choice.option.rule
    ]
    found = [words("play-refused"), *refused] if refused else [words("play-nothing-refused")]
    if allowed:
        found += [words("play-allowed-by"), *allowed]
    return found
