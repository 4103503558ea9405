"""One player's studio: action track, tiles used and drafted, works, people; for its owner what is in the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from msgspec.structs import replace
from PIL import Image

from engine.games.jiangnan.view import IDEAS, PlayerView, View
from engine.kernel import Decision, Option, Seat
from engine.words import Localiser
from render.jiangnan import faces, icons, names, people
from render.jiangnan.changes import Changes
from render.jiangnan.cover import ACCENT
from render.jiangnan.layout import TEXT
from render.jiangnan.mat import CARD, PERSON, SMALL_TILE, TITLE, Mat, fanned, mat
from render.jiangnan.strips import plate, stamp_of
from render.jiangnan.tracks import named
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.legend import legend
from render.kit.marks import delta, fresh, ring
from render.kit.options import Spot, mark_options
from render.kit.palette import GOLD, INK, SLIP, SOFT_INK, VERMILION, WASH, mix
from render.kit.paper import scroll
from render.kit.printing import faded, put
from render.kit.sheets import flat
from render.kit.words import fit, lay, wrap

LINE = 31
"""Height of a line of words."""
COMPANY = 3
"""With more assistants than these, they take the room of what the talent does in words."""


def draw_player(
    view: View, seat: Seat, decision: Decision | None, since: View | None, changed: Changes, words: Localiser
) -> Image.Image:
    """The picture (RGB); its height depends on whether it is the owner's."""
    of = view.players[seat]
    before = since.players[seat] if since is not None and since.seats == view.seats else None
    plan = mat(view.viewer == seat, view.cards.board.track)
    under = ("jiangnan-player", plan, seat, words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(plan, seat, words)).copy()
    _head(image, plan.head, view, of, changed, words, under)
    _track(image, plan, view, of, before, under)
    for box, key in ((plan.used, "used"), (plan.drafted, "drafted")):
        held: tuple[str, ...] = getattr(of, key)
        _small(image, box, view, held, held if before is None else getattr(before, key), (under, key))
    if plan.bag is not None:
        _small(image, plan.bag, view, of.bag_tiles, of.bag_tiles, (under, "bag"))
    for box, key in ((plan.works, "works"), (plan.published, "published")):
        _cards(image, box, view, getattr(of, key), None if before is None else getattr(before, key), (under, key))
    _people(image, plan.people, view, of, changed, words, under)
    _cities(image, plan.cities, view, of, changed, words, under)
    legend(
        image,
        plan.foot,
        decision is not None,
        before is not None and replace(before, bag_tiles=of.bag_tiles) != of,
        words,
    )
    if decision is not None:
        mark_options(image, _by_tile(decision), _spots(plan, view, of), 46)
    return image


def _paint(plan: Mat, seat: Seat, words: Localiser) -> Image.Image:
    image = scroll(*plan.size, ACCENT, 7).image.copy()
    colour = people.dyed(seat)
    flat(image, plan.head, mix(SLIP, colour, 0.1), colour, 12, 5)
    sheets = [
        (plan.track, "track"),
        (plan.used, "used"),
        (plan.drafted, "drafted"),
        (plan.works, "unpublished"),
        (plan.published, "published"),
        (plan.people, "people"),
        (plan.cities, "cities"),
    ]
    if plan.bag is not None:
        sheets.append((plan.bag, "bag"))
    for box, key in sheets:
        flat(image, box, mix(SLIP, GOLD, 0.1), mix(GOLD, SLIP, 0.3), 12, 4)
        text, size = fit(words.say(names.label(key)), "serif", 32, box.w - 24, TEXT)
        lay(image, box.x + 14, box.y + 24, text, "serif", size, INK)
    for box in plan.tiles:
        flat(image, box, mix(SLIP, WASH, 0.12), mix(WASH, SLIP, 0.5), 14)
    return image


def _head(
    image: Image.Image, box: Box, view: View, of: PlayerView, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """Name; points, coins, spirit; ideas, Spirits tiles, degree."""
    seat = of.seat
    name, stamp = words.say(named(seat)), stamp_of(view, seat)
    new = frozenset(what for who, what in changed.goods if who == seat)
    held = (of.score, of.coins, of.spirit, tuple(of.ideas.values()), of.spirits, of.degree)
    key = (under, "head", name, stamp, new, changed.gained(seat), held)

    def draw() -> None:
        inner = box.inset(12, 10)
        plate(image, inner.top(48).left(520), seat, name, stamp)
        row = inner.top(48).beyond(545)
        put(image, icons.icon("vp", 48), *row.at)
        x = row.x + 56
        x += lay(image, x, row.mid_y, str(of.score), "bold", 44, INK)
        if changed.gained(seat):
            delta(image, x + 8, row.mid_y, changed.gained(seat), 32)
        _amount(image, Box(row.x + 230, row.y, 150, 48), "coin", str(of.coins), "coins" in new)
        _spirit(image, Box(row.x + 390, row.y, row.right - row.x - 390, 48), view, of, "spirit" in new)
        for kind, place in idea_boxes(box).items():
            _amount(image, place, kind, str(of.ideas[kind]), kind in new)
        low = inner.low(52)
        if of.degree:
            put(image, faces.degree_tile(view.cards, of.degree, 190, 50), low.x + 520, low.y)
        if of.spirits:
            put(image, faces.spirits_row(view.cards, min(of.spirits, 8), 50), *_spirits_box(box).at)

    tiled(image, box.inset(1), key, draw)


def idea_boxes(head: Box) -> dict[str, Box]:
    """Where the ideas are counted."""
    low = head.inset(12, 10).low(52)
    return {kind: Box(low.x + 8 + 165 * at, low.y, 150, 50) for at, kind in enumerate(IDEAS)}


def _spirits_box(head: Box) -> Box:
    low = head.inset(12, 10).low(52)
    return Box(low.x + 760, low.y, 340, 50)


def _amount(image: Image.Image, box: Box, sign: str, text: str, new: bool) -> None:
    put(image, icons.icon(sign, box.h), *box.at)
    wide = lay(image, box.x + box.h + 8, box.mid_y, text, "bold", 38, INK)
    if new:
        put(image, ring(box.h + wide + 24, box.h + 8), box.x - 8, box.y - 4)


def _spirit(image: Image.Image, box: Box, view: View, of: PlayerView, new: bool) -> None:
    """The spirit level as flowers, those that are lost pale."""
    most = view.cards.board.most_spirit
    size, step = 44, 46
    for at in range(most):
        flower = icons.icon("spirit", size)
        put(image, flower if at < of.spirit else faded(flower, SLIP, 0.72), box.x + at * step, box.mid_y - size // 2)
    lay(image, box.x + most * step + 8, box.mid_y, str(of.spirit), "bold", 38, INK if of.spirit else VERMILION)
    if new:
        put(image, ring(most * step + 44, box.h + 8), box.x - 8, box.y - 4)


def _track(
    image: Image.Image, plan: Mat, view: View, of: PlayerView, before: PlayerView | None, under: Hashable
) -> None:
    """The action track: the rightmost tile lies at the right; a mark shows which is thrown away next."""
    then = of.track if before is None else before.track
    new = Counter(of.track) - Counter(then)

    def draw() -> None:
        left = Counter(new)
        for tile, box in zip(of.track, plan.tiles, strict=False):
            put(image, faces.tile(view.cards, tile, box.w), *box.at)
            if left[tile]:
                left[tile] -= 1
                put(image, fresh(36), box.x - 6, box.y - 8)

    room = Box(plan.track.x + 4, plan.tiles[0].y - 8, plan.track.w - 8, plan.tiles[0].h + 14)
    tiled(image, room, (under, "track", of.track, tuple(new.elements())), draw)


def _small(
    image: Image.Image, box: Box, view: View, held: Sequence[str], before: Sequence[str], under: Hashable
) -> None:
    """Small tiles in a row, equal ones once with their number where they do not fit."""
    new = Counter(held) - Counter(before)
    key = (under, tuple(held), tuple(new))

    def draw() -> None:
        for tile, place, count in small_boxes(box, held):
            put(image, faces.tile(view.cards, tile, place.w), *place.at)
            if count > 1:
                slip = Box(place.right - 40, place.bottom - 32, 42, 32)
                flat(image, slip, SLIP, WASH, 8)
                lay(image, slip.mid_x, slip.mid_y, f"×{count}", "bold", TEXT, INK, "middle")
            if new[tile]:
                put(image, fresh(30), place.x - 6, place.y - 8)

    tiled(image, Box(box.x + 4, box.y + TITLE - 8, box.w - 8, box.h - TITLE + 6), key, draw)


def small_boxes(box: Box, held: Sequence[str]) -> list[tuple[str, Box, int]]:
    """Each kind of tile with its place and how many there are of it."""
    counts = Counter(held)
    size = min(SMALL_TILE, box.h - TITLE - 6)
    room = Box(box.x + 14, box.y + TITLE - 2, box.w - 28, size)
    places = fanned(room, len(counts), (size, size))
    return [(tile, place, count) for (tile, count), place in zip(counts.items(), places, strict=True)]


def _cards(
    image: Image.Image, box: Box, view: View, held: Sequence[str], before: Sequence[str] | None, under: Hashable
) -> None:
    """Portfolios."""
    new = frozenset() if before is None else frozenset(held).difference(before)

    def draw() -> None:
        for work, place in card_boxes(box, held).items():
            put(image, faces.work(view.cards, work, *place.size), *place.at)
            if work in new:
                put(image, fresh(34), place.x - 6, place.y - 8)

    tiled(image, Box(box.x + 4, box.y + TITLE - 8, box.w - 8, box.h - TITLE + 6), (under, tuple(held), new), draw)


def card_boxes(box: Box, held: Sequence[str]) -> dict[str, Box]:
    """Where the portfolios lie."""
    room = Box(box.x + 14, box.y + TITLE, box.w - 28, CARD[1])
    return dict(zip(held, fanned(room, len(held), CARD), strict=True))


def _people(
    image: Image.Image, box: Box, view: View, of: PlayerView, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """The talent with what it does, and the assistants; those already activated in this step are pale."""
    new = {what for who, what in changed.goods if who == of.seat} & {"assistants", "talent"}
    key = (under, "people", of.talent, of.assistants, of.activated, frozenset(new))

    def draw() -> None:
        if of.talent:
            place = Box(box.x + 14, box.y + TITLE, *PERSON)
            put(image, faces.talent(view.cards, of.talent, *place.size), *place.at)
            few = len(of.assistants) <= COMPANY
            told = words.say(names.talent_text(view.cards, of.talent)) if few else ""
            for at, line in enumerate(wrap(told, "sans", TEXT, 230, 6)):
                lay(image, place.right + 12, place.y + 18 + at * LINE, line, "sans", TEXT, SOFT_INK)
        for number, place in person_boxes(box, of).items():
            card = faces.assistant(view.cards, number, *place.size)
            put(image, faded(card, SLIP, 0.5) if f"assistant:{number}" in of.activated else card, *place.at)
        if "assistants" in new and of.assistants:
            last = person_boxes(box, of)[of.assistants[-1]]
            put(image, fresh(34), last.x - 6, last.y - 8)

    tiled(image, Box(box.x + 4, box.y + TITLE - 8, box.w - 8, box.h - TITLE + 6), key, draw)


def person_boxes(box: Box, of: PlayerView) -> dict[int, Box]:
    """Where the assistants stand, right of the talent; many are drawn smaller, so that none covers another."""
    start = 0 if not of.talent else PERSON[0] + (254 if len(of.assistants) <= COMPANY else 14)
    room = Box(box.x + 14 + start, box.y + TITLE, box.w - 28 - start, PERSON[1])
    wide = min(PERSON[0], room.w // max(1, len(of.assistants)) - 8)
    size = (wide, round(wide * PERSON[1] / PERSON[0]))
    return dict(zip(of.assistants, fanned(room, len(of.assistants), size), strict=True))


def _cities(
    image: Image.Image, box: Box, view: View, of: PlayerView, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """The cities travelled to, by name."""
    new = (of.seat, "cities") in changed.goods

    def draw() -> None:
        put(image, icons.icon("scenery", 40), box.right - 106, box.y + 4)
        lay(image, box.right - 58, box.y + 24, str(len(of.cities)), "bold", 36, INK)
        told = " · ".join(words.say(names.city(city)) for city in of.cities)
        for at, line in enumerate(wrap(told, "sans", TEXT, box.w - 28, 6)):
            lay(image, box.x + 14, box.y + TITLE + 18 + at * LINE, line, "sans", TEXT, INK)
        if new:
            put(image, ring(110, 48), box.right - 114, box.y)

    tiled(image, box.inset(3), (under, "cities", of.cities, new), draw)


def _by_tile(decision: Decision) -> Decision:
    """The decision with the options of a turn at the tiles of the track, by which they are grouped."""
    return replace(decision, options=tuple(_at_tile(decision.seat, option) for option in decision.options))


def _at_tile(seat: Seat, option: Option) -> Option:
    kind, _, place = option.group.partition("-")
    return replace(option, at=f"tile:{seat}:{place}") if kind == "tile" and place.isdecimal() else option


def _spots(plan: Mat, view: View, of: PlayerView) -> dict[str, Spot]:
    """The places of the picture by the names that options use in `at`."""
    seat = of.seat
    found = {f"tile:{seat}:{at}": Spot(box, box.moved(0, -3), "top", 14) for at, box in enumerate(plan.tiles, 1)}
    for key, box, held in (("used", plan.used, of.used), ("drafted", plan.drafted, of.drafted)):
        found |= {f"{key}:{seat}:{tile}": _low(place, 34) for tile, place, _ in small_boxes(box, held)}
    for key, box, held in (("own", plan.works, of.works), ("published", plan.published, of.published)):
        found |= {f"{key}:{seat}:{work}": _low(place, 44) for work, place in card_boxes(box, held).items()}
    found |= {f"assistant:{seat}:{number}": _low(box, 44) for number, box in person_boxes(plan.people, of).items()}
    found |= {f"idea:{seat}:{kind}": Spot(box, box, "bottom", bare=True) for kind, box in idea_boxes(plan.head).items()}
    spirits = _spirits_box(plan.head)
    found[f"spirits:{seat}"] = Spot(spirits, spirits, "middle", bare=True, flush=True)
    found[f"player:{seat}"] = Spot(plan.head, plan.head, "bottom", 12, flush=True)
    return found


def _low(box: Box, size: int) -> Spot:
    return Spot(box, box.moved(0, 6), "bottom", 9, size=size)
