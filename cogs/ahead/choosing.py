"""How the options of a question that may come are laid into menus and pages, and what is being put together from them.

Pure. What is put together lies in the seat's draft, as unfinished picks of the panel do: the seat is not asked
meanwhile, so they cannot meet.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from cogs.limits import SELECT_OPTIONS
from cogs.panel import menu
from cogs.panel.menu import Block, Choice
from engine.host.forecast import Asked
from engine.host.model import Draft
from engine.kernel import Decision, Option, Seat, Text, text

MENUS = 4
"""Menus of options on a page."""
DRAFT = -1
"""The ticket of its draft: one that no question has, for the panel must never take the picks for its own."""


class Chosen(Struct, frozen=True):
    """The question that is chosen, what is picked of it so far, and the page of its menus that is shown."""

    asked: Asked
    seat: Seat
    picks: tuple[str, ...] = ()
    page: int = 0

    @property
    def decision(self) -> Decision:
        return self.asked.decision(self.seat)

    @property
    def several(self) -> bool:
        """Can more than one of its options be picked? Then they are put together before they are ordered."""
        return self.asked.pick[1] > 1

    def blocks(self) -> tuple[Block, ...]:
        """Its menus: one, as long as everything fits into it; else by groups, and those that come first apart."""
        found: list[Block] = []
        every = menu.choices(self.decision, self.picks)
        for free in (False, True):
            part = [choice for choice in every if choice.free == free]
            groups = list(dict.fromkeys(choice.option.group for choice in part))
            if len(part) <= SELECT_OPTIONS and len(groups) > 1:
                found += self._menus("", part, free=free)
                continue
            for group in groups:
                found += self._menus(group, [choice for choice in part if choice.option.group == group], free=free)
        return tuple(replace(block, number=number) for number, block in enumerate(found))

    def pages(self) -> int:
        return max(1, -(-len(self.blocks()) // MENUS))

    def shown(self) -> tuple[Block, ...]:
        """The menus of the page; one that is not there any more is the last."""
        page = min(self.page, self.pages() - 1)
        return self.blocks()[page * MENUS : (page + 1) * MENUS]

    def enough(self) -> bool:
        """May the picks be ordered as they are?"""
        return menu.enough(self.decision, self.picks)

    def label(self) -> Text | None:
        """What is picked, in words; None for nothing."""
        options = [option for pick in self.picks if (option := self.decision.find(pick)) is not None]
        return label_of(options)

    def draft(self) -> Draft:
        """What is to be kept of it."""
        return Draft((self.asked.key, *self.picks))

    def _menus(self, group: str, choices: Sequence[Choice], *, free: bool) -> list[Block]:
        many = self.several and not free
        return [
            Block(0, group, free, tuple(choices[start : start + SELECT_OPTIONS]), menu=True, many=many)
            for start in range(0, len(choices), SELECT_OPTIONS)
        ]


def label_of(options: Sequence[Option]) -> Text | None:
    """Options in words; None for none."""
    if not options:
        return None
    return options[0].label if len(options) == 1 else text("ahead-picks", picks=tuple(each.label for each in options))


def taken_up(asked: Asked, seat: Seat, draft: Draft, page: int = 0) -> Chosen:
    """The question with what was picked of it before, as far as that may still come."""
    key, *picks = draft.picks or ("",)
    known = {option.id for option in asked.options}
    kept = tuple(pick for pick in picks if pick in known) if key == asked.key else ()
    return Chosen(asked, seat, kept, page)
