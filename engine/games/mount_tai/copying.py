"""At the end of the game the Yin-Yang Master copies an L3 skill of somebody else's talent. (MT-YIN-06, MT-AMB-42)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.mount_tai import final, policy, scoring
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, Text, Who, ask, text

TOP_LEVEL = 3


def copy(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Choose a skill and use it with the own values. The Secretary's is an additional policy decision."""
    if not box.has(t.players[seat], "copy"):
        return
    options = [
        _copy(box, other, card, scoring.value(box, t, seat, skill))
        for other, player in enumerate(t.players)
        if other != seat
        for card, level in player.talents.items()
        if level == TOP_LEVEL
        for skill in box.cards.talents[card].skills[TOP_LEVEL - 1]
        if skill != "copy"
    ]
    if not options:
        return
    (picked,) = yield from ask(t, seat, "copy", [*options, _NONE], usual="none")
    if picked == "none":
        return
    card = picked.split(":")[2]
    t.tell(text("mount-tai-did-copy", who=Who(seat), talent=box.name[card]))
    for skill in box.cards.talents[card].skills[TOP_LEVEL - 1]:
        if skill == "last_decision":
            yield from policy.decide(box, t, seat, extra=True)
        else:
            final.level_3(box, t, seat, skill)


@lru_cache(512)
def _copy(box: Box, other: Seat, card: str, reputation: int) -> Option:
    skills: tuple[Text, ...] = (box.card_skill(card, TOP_LEVEL),)
    return Option(
        f"copy:{other}:{card}",
        text("mount-tai-copy", talent=box.name[card], who=Who(other)),
        text("mount-tai-copy-note", skill=skills, reputation=reputation),
        "MT-YIN-06",
        f"talent:{other}:{card}",
        "copy",
    )


_NONE = Option("none", text("mount-tai-copy-none"), rule="MT-YIN-06", group="done")
