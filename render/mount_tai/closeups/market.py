"""Buildings and talents on offer, with what they cost and do, in words."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct
from PIL import Image

from engine.games.mount_tai.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import GAMBOGE, INK, MALACHITE, SLIP, SOFT_INK, mix, tint
from render.kit.paper import scroll
from render.kit.printing import heading, money, put
from render.kit.sheets import flat, panel
from render.kit.words import lay, wrap
from render.mount_tai import buildings, names, talents
from render.mount_tai.board import ground_key
from render.mount_tai.changes import Changes
from render.mount_tai.data import entry
from render.mount_tai.dyes import DYES
from render.mount_tai.layout import TEXT, WIDTH
from render.mount_tai.offers import cards, vacant
from render.mount_tai.sheets import title

EDGE = 32
HEAD = 48
"""Height of the head of a sheet."""
LINE = 31
WORKS = 110
"""Height of a building's picture and figures; its name and what it does are below."""
PEOPLE = 186
"""Height of a talent's portrait and name; its levels are below."""


class Market(Struct, frozen=True):
    """The close-up's plan: `levels` are the heights of the levels of every talent."""

    size: tuple[int, int]
    blueprint: Box
    works: tuple[Box, ...]
    wilderness: Box
    people: tuple[Box, ...]
    levels: tuple[int, ...]
    foot: Box


def market(view: View, words: Localiser) -> Market:
    """As high as the longest texts need."""
    kinds = max(len(view.blueprints), view.cards.board.kinds[view.seats])
    wide = WIDTH - 2 * EDGE - 20
    columns = Box(0, 0, wide, 0).columns(max(3, kinds), 10)
    told = [words.say(names.building_text(view.cards, kind)) for kind in view.blueprints]
    most = max((len(wrap(text, "sans", TEXT, columns[0].w - 24)) for text in told), default=1)
    blueprint = Box(EDGE, 38, WIDTH - 2 * EDGE, HEAD + WORKS + 60 + most * LINE + 20)
    room = Box(0, 0, wide, 0).columns(len(view.piles), 8)[0].w - 32
    levels = [1, 1, 1]
    for pile in view.piles:
        if pile.top:
            for level, text in enumerate(skills(view, pile.top, words)):
                levels[level] = max(levels[level], len(wrap(text, "sans", TEXT, room)))
    heights = tuple(44 + lines * LINE for lines in levels)
    wilderness = Box(EDGE, blueprint.bottom + 10, blueprint.w, HEAD + PEOPLE + sum(heights) + 2 * 6 + 26)
    foot = Box(EDGE, wilderness.bottom + 3, wilderness.w, 30)
    return Market(
        size=(WIDTH, foot.bottom + 34),
        blueprint=blueprint,
        works=blueprint.inset(10, 8).below(HEAD - 8).columns(max(3, kinds), 10)[:kinds],
        wilderness=wilderness,
        people=wilderness.inset(10, 8).below(HEAD - 8).columns(len(view.piles), 8),
        levels=heights,
        foot=foot,
    )


def skills(view: View, card: str, words: Localiser) -> tuple[str, ...]:
    """What each level of a talent brings."""
    levels = view.cards.talents[card].skills
    return tuple("; ".join(words.say(names.skill_text(view.cards, skill)) for skill in level) for level in levels)


def draw_market(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """Blueprint area and wilderness (RGB)."""
    plan = market(view, words)
    image = scroll(*plan.size, MALACHITE, 3).image.copy()
    under: Hashable = (ground_key(view), words.language, "market", plan)
    stacks = tuple(view.blueprints.items())

    def draw_works() -> None:
        panel(image, plan.blueprint)
        title(image, plan.blueprint.inset(4), words.say(names.label("blueprint")), 34)
        told = words.say(names.label("supply", count=view.supply))
        lay(image, plan.blueprint.right - 16, plan.blueprint.y + 26, told, "sans", 29, SOFT_INK, "right")
        for at, box in enumerate(plan.works):
            if at < len(stacks):
                _building(image, box, *stacks[at], view, words)
                if stacks[at][0] in changed.buildings:
                    put(image, fresh(40), box.x - 8, box.y - 10)
            else:
                vacant(image, box)

    def draw_people() -> None:
        panel(image, plan.wilderness)
        title(image, plan.wilderness.inset(4), words.say(names.label("wilderness")), 34)
        for at, (pile, box) in enumerate(zip(view.piles, plan.people, strict=True)):
            if pile.top:
                _talent(image, box, pile.top, pile.under, plan.levels, view, words)
            else:
                vacant(image, box, DYES[pile.colour])
            if at in changed.piles:
                put(image, fresh(40), box.x - 8, box.y - 10)

    tiled(image, plan.blueprint.inset(-10), (under, stacks, view.supply, changed.buildings), draw_works)
    tiled(image, plan.wilderness.inset(-10), (under, view.piles, changed.piles), draw_people)
    legend(image, plan.foot, decision is not None, bool(changed), words)
    if decision is not None:
        found = {f"blueprint:{kind}": _spot(box) for (kind, _), box in zip(stacks, plan.works, strict=False)}
        found |= {f"pile:{at}": _spot(box) for at, box in enumerate(plan.people)}
        mark_options(image, decision, found, 46)
    return image


def _spot(box: Box) -> Spot:
    return Spot(box, box.top(110).inset(8, 0), "bottom")


def _building(image: Image.Image, box: Box, kind: str, count: int, view: View, words: Localiser) -> None:
    """A stack of building tiles: picture, cost, how many, name, and what it does."""
    flat(image, box, mix(SLIP, GAMBOGE, 0.12), radius=9, raised=4)
    art = Box(box.x + 10, box.y + 6, 150, 104)
    put(image, buildings.building(kind, *art.size), *art.at)
    side = Box(art.right + 8, art.y, box.right - art.right - 16, art.h)
    money(image, side.mid_x, side.y + 30, str(entry(view.cards.buildings, kind).cost), 38, INK, "middle")
    lay(image, side.mid_x, side.y + 80, f"×{count}", "bold", 34, INK, "middle")
    heading(image, Box(box.x + 8, art.bottom + 2, box.w - 16, 44), words.say(names.building(kind)), "serif", 32, most=1)
    _told(image, box.x + 12, art.bottom + 48, box.w - 24, words.say(names.building_text(view.cards, kind)))


def _talent(
    image: Image.Image, box: Box, card: str, under: int, heights: tuple[int, ...], view: View, words: Localiser
) -> None:
    """The talent on top of a pile: what it costs to recruit and develop, and the skills of its levels."""
    talent = view.cards.talents[card]
    colour = DYES[talent.colour]
    flat(image, box, tint(colour, 0.14), mix(colour, INK, 0.2), 9, 4)
    art = Box(box.x + 10, box.y + 8, 130, 104)
    put(image, talents.portrait(talent.profession, talent.colour, *art.size), *art.at)
    if under:
        put(image, cards(40), art.right + 24, art.mid_y - 20)
        lay(image, art.right + 72, art.mid_y, str(under), "bold", 34, INK)
    name = words.say(names.talent(talent.profession))
    heading(image, Box(box.x + 8, art.bottom + 2, box.w - 16, 70), name, "serif", 31)
    y = box.y + PEOPLE
    told = skills(view, card, words)
    for level, (cost, text, tall) in enumerate(zip((talent.recruit, *talent.develop), told, heights, strict=True), 1):
        row = Box(box.x + 8, y, box.w - 16, tall)
        flat(image, row, mix(SLIP, colour, 0.04), mix(SLIP, colour, 0.4), 7)
        lay(image, row.x + 10, row.y + 20, f"L{level}", "bold", TEXT, mix(colour, INK, 0.55))
        money(image, row.right - 62, row.y + 20, str(cost), TEXT, INK)
        _told(image, row.x + 8, row.y + 38, row.w - 16, text)
        y += tall + 6


def _told(image: Image.Image, x: int, y: int, room: int, told: str) -> None:
    for at, line in enumerate(wrap(told, "sans", TEXT, room)):
        lay(image, x, y + LINE // 2 + at * LINE, line, "sans", TEXT, INK)
