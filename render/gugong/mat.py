"""Where everything lies on the picture of one player's board: named boxes, computed once for each size of it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render.kit.boxes import Box

WIDTH = 1600
GAP = 10


class Mat(Struct, frozen=True):
    """The boxes of a player's board. ``cards`` is the room for hand and discard pile, ``decrees`` holds one box a tile
    with the words beside it; ``trades`` are the three exchanges, ``rewards`` the harbor rewards.
    """

    size: tuple[int, int]
    page: Box
    plate: Box
    score: Box
    cards: Box
    pool: Box
    home: Box
    supply: Box
    ships: Box
    tokens: Box
    trades: tuple[Box, ...]
    harbors: Box
    rewards: tuple[Box, ...]
    jade: Box
    palace: Box
    intrigue: Box
    travel: Box
    decree_head: Box
    decrees: tuple[Box, ...]

    @property
    def fields(self) -> tuple[Box, ...]:
        """What lies on a sheet of its own."""
        return (
            self.pool, self.home, self.supply, self.ships, self.tokens, self.harbors,
            self.jade, self.palace, self.intrigue, self.travel,
        )  # fmt: skip


@cache
def mat(own: bool, spaces: tuple[int, ...], decrees: int) -> Mat:
    """The board; ``own``: with large cards, ``spaces``: of each harbor reward, ``decrees``: how many are held."""
    rows = (decrees + 1) // 2
    heights = (72, 300 if own else 150, 188, 190, 124, 44 + rows * 122)
    height = sum(heights) + GAP * (len(heights) - 1) + 92 + 24
    page = Box(36, 42, WIDTH - 72, height - 84)
    inner = page.inset(16, 16)
    lines = []
    y = 0
    for h in heights:
        lines.append(inner.below(y).top(h))
        y += h + GAP
    head, cards, people, goods, tracks, law = lines
    pool, home, supply, ships = _cut(people, (560, 190, 420))
    tokens, harbors = _cut(goods, (748,))
    jade, palace, intrigue, travel = _cut(tracks, (470, 350, 350))
    shares = tuple(count + 1.25 for count in spaces)
    room = harbors.below(48).inset(14, 0).top(136)
    widths = tuple(round((room.w - GAP * (len(shares) - 1)) * share / sum(shares)) for share in shares)
    return Mat(
        size=(WIDTH, height),
        page=page,
        plate=head.left(500),
        score=head.beyond(512),
        cards=cards,
        pool=pool,
        home=home,
        supply=supply,
        ships=ships,
        tokens=tokens,
        trades=_cut(tokens.low(52).inset(10, 0), (260, 222)),
        harbors=harbors,
        rewards=_cut(room, widths[:-1]),
        jade=jade,
        palace=palace,
        intrigue=intrigue,
        travel=travel,
        decree_head=law.top(40),
        decrees=law.below(44).grid(2, rows, 8) if rows else (),
    )


def _cut(box: Box, widths: tuple[int, ...]) -> tuple[Box, ...]:
    """Boxes of these widths from the left, and one more that takes what is left."""
    out = []
    for width in widths:
        out.append(box.left(width))
        box = box.beyond(width + GAP)
    return (*out, box)
