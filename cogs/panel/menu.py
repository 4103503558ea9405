"""How the options of a decision are divided into buttons, menus and pages. Knows decisions, no Discord objects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from msgspec import Struct

from cogs.limits import COMPONENTS, ROW_BUTTONS, SELECT_OPTIONS
from engine.kernel import Decision, Option, code, fluent

FEW = 10
"""Up to so many choices are all buttons."""
LONE = 5
"""A group of up to so many choices is buttons even where the others need menus."""
LISTED = 20
"""Up to so many choices of a page are written out besides its menus: more would be a wall of words."""
ROOM = COMPONENTS - 12
"""Components that a page's choices may take; the rest: frame, title, picture, question, six buttons in two rows."""


class Choice(Struct, frozen=True):
    """An option with the short code that the picture shows beside its spot. `taken`: among the unfinished picks."""

    option: Option
    code: str
    free: bool
    taken: bool = False


class Block(Struct, frozen=True):
    """Up to five buttons in a row, or one menu of up to 25. `group` is shared by its choices; `many`: several at once.

    `number` is the block's place among all blocks of the decision, so that a menu can be found again.
    """

    number: int
    group: str
    free: bool
    choices: tuple[Choice, ...]
    menu: bool = False
    many: bool = False

    @property
    def cost(self) -> int:
        """The components it takes: its list in words, the row and what is in it."""
        return 3 if self.menu else 2 + len(self.choices)


def choices(decision: Decision, picks: Sequence[str] = ()) -> tuple[Choice, ...]:
    """Every option, free ones last, with its code."""
    usual = len(decision.options)
    return tuple(
        Choice(option, code(index), index >= usual, option.id in picks) for index, option in enumerate(decision.every())
    )


def group_key(slug: str, group: str) -> str:
    """The message that names a group of a game's options."""
    return f"{fluent(slug)}-group-{group.replace('_', '-')}"


def several(decision: Decision) -> bool:
    """Is the answer anything else than exactly one option?"""
    return decision.pick != (1, 1)


def blocks(decision: Decision, picks: Sequence[str] = ()) -> tuple[Block, ...]:
    """All choices, first the options, then the free ones, each divided by group in order of appearance."""
    every = choices(decision, picks)
    found: list[Block] = []
    for free in (False, True):
        part = [choice for choice in every if choice.free == free]
        many = several(decision) and not free
        for group in dict.fromkeys(choice.option.group for choice in part):
            members = [choice for choice in part if choice.option.group == group]
            menu = many or (len(every) > FEW and len(members) > LONE)
            size = SELECT_OPTIONS if menu else ROW_BUTTONS
            for chunk in _chunks(members, size):
                found.append(Block(len(found), group, free, chunk, menu, many))
    return tuple(found)


def pages(all_blocks: Iterable[Block]) -> tuple[tuple[Block, ...], ...]:
    """The blocks divided so that each page fits into a message; at least one page."""
    result: list[list[Block]] = [[]]
    room = ROOM
    for block in all_blocks:
        if block.cost > room and result[-1]:
            result.append([])
            room = ROOM
        result[-1].append(block)
        room -= block.cost
    return tuple(tuple(page) for page in result)


def merged(decision: Decision, picks: Sequence[str], block: Block, chosen: Sequence[str]) -> tuple[str, ...]:
    """The unfinished picks after `chosen` has been set in one menu of several, in the decision's order.

    What is not on offer is left out.
    """
    here = {choice.option.id for choice in block.choices}
    wanted = {pick for pick in picks if pick not in here} | {pick for pick in chosen if pick in here}
    return tuple(option.id for option in decision.options if option.id in wanted)


def enough(decision: Decision, picks: Sequence[str]) -> bool:
    """May these unfinished picks be sent as they are?"""
    if len(picks) == 1 and any(option.id == picks[0] for option in decision.free):
        return True
    least, most = decision.pick
    return least <= len(picks) <= most and all(any(option.id == pick for option in decision.options) for pick in picks)


def ripe(decision: Decision, picks: Sequence[str]) -> bool:
    """Does a single pick, or a free one, wait only for its confirmation? Several are confirmed beside their menus."""
    if len(picks) != 1 or not enough(decision, picks):
        return False
    return not several(decision) or any(option.id == picks[0] for option in decision.free)


def find(decision: Decision, sealed: str) -> Option | None:
    """The option whose seal a button carries; None if it is not on offer."""
    return next((option for option in decision.every() if seal((option.id,)) == sealed), None)


def seal(picks: Sequence[str]) -> str:
    """Eight characters that stand for these picks in the custom id of the button that confirms them."""
    return blake2b("\n".join(picks).encode(), digest_size=4).hexdigest()


def _chunks(items: Sequence[Choice], size: int) -> Iterable[tuple[Choice, ...]]:
    """Parts of nearly equal length, none longer than `size`."""
    count = -(-len(items) // size)
    for part in range(count):
        yield tuple(items[len(items) * part // count : len(items) * (part + 1) // count])
