"""Buildings and talents on offer, with what they cost and do, in words."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh
from render.kit.palette import GAMBOGE, INK, MALACHITE, SLIP, SOFT_INK, mix, tint
from render.kit.paper import scroll
from render.kit.printing import heading, money, put
from render.kit.words import block, lay
from render.mount_tai import buildings, names, talents
from render.mount_tai.board import ground_key, legend
from render.mount_tai.changes import Changes
from render.mount_tai.data import entry
from render.mount_tai.dyes import DYES
from render.mount_tai.layout import TEXT, WIDTH
from render.mount_tai.offers import vacant
from render.mount_tai.options import Spot, mark_options
from render.mount_tai.sheets import flat, panel, title

SIZE = (WIDTH, 1376)
BLUEPRINT = Box(32, 38, 1376, 344)
WILDERNESS = Box(32, 392, 1376, 912)
FOOT = Box(32, 1307, 1376, 30)


def draw_market(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """Blueprint area and wilderness (RGB)."""
    image = scroll(*SIZE, MALACHITE, 3).image.copy()
    under: Hashable = (ground_key(view), words.language, "market")
    kinds = max(len(view.blueprints), view.cards.board.kinds[view.seats])
    stacks = tuple(view.blueprints.items())
    works = BLUEPRINT.inset(10, 8).below(40).columns(max(3, kinds), 10)[:kinds]
    people = WILDERNESS.inset(10, 8).below(40).columns(len(view.piles), 8)

    def draw_works() -> None:
        panel(image, BLUEPRINT)
        title(image, BLUEPRINT.inset(4), words.say(names.label("blueprint")), 34)
        told = words.say(names.label("supply", count=view.supply))
        lay(image, BLUEPRINT.right - 16, BLUEPRINT.y + 26, told, "sans", 29, SOFT_INK, "right")
        for at, box in enumerate(works):
            if at < len(stacks):
                _building(image, box, *stacks[at], view, words)
                if stacks[at][0] in changed.buildings:
                    put(image, fresh(40), box.x - 8, box.y - 10)
            else:
                vacant(image, box)

    def draw_people() -> None:
        panel(image, WILDERNESS)
        title(image, WILDERNESS.inset(4), words.say(names.label("wilderness")), 34)
        for at, (pile, box) in enumerate(zip(view.piles, people, strict=True)):
            if pile.top:
                _talent(image, box, pile.top, pile.under, view, words)
            else:
                vacant(image, box, DYES[pile.colour])
            if at in changed.piles:
                put(image, fresh(40), box.x - 8, box.y - 10)

    tiled(image, BLUEPRINT.inset(-6), (under, stacks, view.supply, changed.buildings), draw_works)
    tiled(image, WILDERNESS.inset(-6), (under, view.piles, changed.piles), draw_people)
    legend(image, FOOT, decision is not None, bool(changed), words)
    if decision is not None:
        found = {f"blueprint:{kind}": _spot(box) for (kind, _), box in zip(stacks, works, strict=False)}
        found |= {f"pile:{at}": _spot(box) for at, box in enumerate(people)}
        mark_options(image, decision, found, 46)
    return image


def _spot(box: Box) -> Spot:
    return Spot(box, box.top(120).inset(8, 0), "bottom")


def _building(image: Image.Image, box: Box, kind: str, count: int, view: View, words: Localiser) -> None:
    """A stack of building tiles: picture, cost, how many, name, and what it does."""
    flat(image, box, mix(SLIP, GAMBOGE, 0.12), radius=9, raised=4)
    art = Box(box.x + 10, box.y + 6, 150, 104)
    put(image, buildings.building(kind, *art.size), *art.at)
    side = Box(art.right + 8, art.y, box.right - art.right - 16, art.h)
    money(image, side.mid_x, side.y + 34, str(entry(view.cards.buildings, kind).cost), 38, INK, "middle")
    lay(image, side.mid_x, side.y + 84, f"×{count}", "bold", 34, INK, "middle")
    heading(image, Box(box.x + 8, art.bottom + 2, box.w - 16, 40), words.say(names.building(kind)), "serif", 32, most=1)
    _told(image, Box(box.x + 12, art.bottom + 44, box.w - 24, box.bottom - art.bottom - 50),
          words.say(names.building_text(view.cards, kind)), 5)  # fmt: skip


def _talent(image: Image.Image, box: Box, card: str, under: int, view: View, words: Localiser) -> None:
    """The talent on top of a pile: what it costs to recruit and develop, and the skills of its levels."""
    talent = view.cards.talents[card]
    colour = DYES[talent.colour]
    flat(image, box, tint(colour, 0.14), mix(colour, INK, 0.2), 9, 4)
    art = Box(box.x + 10, box.y + 8, 130, 104)
    put(image, talents.portrait(talent.profession, talent.colour, *art.size), *art.at)
    side = Box(art.right + 6, art.y, box.right - art.right - 12, art.h)
    costs = (talent.recruit, *talent.develop)
    if under:
        lay(image, side.mid_x, side.y + 24, f"+{under}", "bold", 32, SOFT_INK, "middle")
    name = words.say(names.talent(talent.profession))
    heading(image, Box(box.x + 8, art.bottom + 2, box.w - 16, 70), name, "serif", 31)
    rows = Box(box.x + 10, art.bottom + 76, box.w - 20, box.bottom - art.bottom - 84).rows(3, 6)
    for level, (cost, skills, row) in enumerate(zip(costs, talent.skills, rows, strict=True), 1):
        flat(image, row, mix(SLIP, colour, 0.04), mix(SLIP, colour, 0.4), 7)
        lay(image, row.x + 10, row.y + 20, f"L{level}", "bold", TEXT, mix(colour, INK, 0.55))
        money(image, row.right - 62, row.y + 20, str(cost), TEXT, INK)
        told = ", ".join(words.say(names.skill_text(view.cards, skill)) for skill in skills)
        _told(image, Box(row.x + 8, row.y + 38, row.w - 12, row.h - 42), told, 6)


def _told(image: Image.Image, box: Box, told: str, most: int) -> None:
    lines, size = block(told, "sans", TEXT, box.w, most, TEXT)
    for at, line in enumerate(lines):
        lay(image, box.x, box.y + 15 + at * 31, line, "sans", size, INK)
