"""The page behind "Why can't I?": what is refused and by which rule, and which rule allows each option."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.panel import menu
from engine.kernel import Decision
from engine.words import Localiser


def lines(decision: Decision, words: Localiser, rules: Mapping[str, str]) -> list[str]:
    """Finished lines for one decision: the refusals, the rules that they cite, and the rule behind each choice.

    `words` has its names escaped for messages, `rules` are the game's rules by their id.
    """
    blocked = decision.why()
    found = [words("play-refused" if blocked else "play-nothing-refused")]
    found += [f"✗ **{words.say(each.label)}** — {words.say(each.reason)} `{each.rule}`" for each in blocked]
    found += [f"-# `{rule}` {rules[rule]}" for rule in dict.fromkeys(each.rule for each in blocked) if rule in rules]
    allowed = [choice for choice in menu.choices(decision) if choice.option.rule]
    if allowed:
        found.append(words("play-allowed-by"))
    for rule in dict.fromkeys(choice.option.rule for choice in allowed):
        under = [choice for choice in allowed if choice.option.rule == rule]
        codes = " ".join(f"**{choice.code}**" for choice in under)
        found.append(f"{codes} `{rule}` {rules.get(rule or '', '')}".rstrip())
    return found
