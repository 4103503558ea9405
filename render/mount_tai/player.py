"""One player's board, large: the pyramid of edict tiles, talents, buildings, goods, and where reputation came from."""

from __future__ import annotations

from PIL import Image

from engine.games.mount_tai.view import PlaceView, PlayerView, View
from engine.kernel import Decision, Seat, Text, code
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.ink import skyline
from render.kit.landscape import panorama
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, codes, mark_options
from render.kit.palette import INK, MALACHITE, SEATS, SLIP, SOFT_INK, WASH, mix
from render.kit.paper import lay_slip, scroll
from render.kit.printing import put
from render.kit.seals import put_glow, put_tag, tag_width
from render.kit.sheets import flat, panel
from render.kit.type import width
from render.kit.words import fit, lay
from render.mount_tai import edicts, names
from render.mount_tai.belongings import (
    chips,
    draw_buildings,
    draw_goods,
    draw_land,
    draw_sources,
    draw_talent,
    draw_tutor,
    goods_boxes,
)
from render.mount_tai.guide import draw_guide
from render.mount_tai.layout import TEXT
from render.mount_tai.mat import Mat, mat
from render.mount_tai.pyramid import draw_pyramid, spots
from render.mount_tai.sheets import title
from render.mount_tai.strips import plate

TAG = 42
"""Height of a code on the edict tiles."""


def draw_player(view: View, seat: Seat, decision: Decision | None, since: View | None, words: Localiser) -> Image.Image:
    """`seat`'s board (RGB); `since`: the public view before, with which it is compared for what changed."""
    player = view.players[seat]
    before = since.players[seat] if since is not None and since.seats == view.seats else None
    lines = chips(player, words, 1348)
    tutored = bool(player.tutor or player.donated)
    plan = mat(view.layout, len(player.talents), len(player.buildings), len(lines), tutored)
    key = ("mount-tai", "player", view.layout, seat, plan, words.language)
    image = LAYERS.get(key, lambda: _ground(plan, view, seat, words)).copy()
    plate(image, plan.plate, view, seat, words)
    draw_goods(image, plan.goods, view, player, before, words)
    draw_land(image, plan.land, player, before)
    draw_sources(image, plan.sources, lines, before)
    _edicts(image, plan, view, player, before, words)
    _people(image, plan, view, player, before, words)
    _works(image, plan, view, player, before, words)
    if plan.tutor is not None:
        draw_tutor(image, plan.tutor, player, words)
    own = decision is not None and any(at in _places(plan, view, player) for at in codes(decision))
    legend(image, plan.legend, own, before is not None and before != player, words)
    if decision is not None:
        _mark(image, plan, view, player, decision)
        if own:
            _groups(image, plan.legend, decision, words)
    return image


def _ground(plan: Mat, view: View, seat: Seat, words: Localiser) -> Image.Image:
    """The sheets with their heads, and the quick reference."""
    image = scroll(*plan.size, MALACHITE, 7).image.copy()
    colour = SEATS[seat].colour
    lay_slip(image, plan.page, fill=mix(SLIP, colour, 0.06), line=colour, radius=10)
    for box, key in ((plan.edicts, "pyramid"), (plan.talents, "talents")):
        panel(image, box)
        title(image, box.inset(4), words.say(names.label(key)), 34)
    if len(plan.people) < 3:
        _scenery(image, plan.talents.low(plan.talents.h - 54 - 170 * len(plan.people)).inset(6))
    if not plan.people:
        told = words.say(names.label("no-talents"))
        lay(image, plan.talents.x + 16, plan.talents.y + 84, told, "sans", 29, SOFT_INK)
    if plan.works:
        panel(image, plan.buildings)
        _roofs(image, plan.buildings, plan.works[-1].right)
    if plan.guide is not None:
        panel(image, plan.guide)
        title(image, plan.guide.inset(4), words.say(names.label("guide")), 31)
        draw_guide(image, plan.guide, view.cards, words)
    return image


def _scenery(image: Image.Image, box: Box) -> None:
    """Hills in the mist where no talent stands yet."""
    if box.h > 110:
        panorama(image, box.low(min(box.h, 380)), 5, 0.4)


def _roofs(image: Image.Image, box: Box, start: int) -> None:
    """A town in pale ink where there is room for more buildings."""
    free = box.beyond(start + 24 - box.x).left(box.right - start - 48)
    if free.w > 300:
        put(image, skyline(free.w, 84, 4, mix(SLIP, WASH, 0.5)), free.x, free.bottom - 92)


def _edicts(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """The tiles as they lie, how many are left, which are gone."""
    fewer = () if before is None else tuple(tile for tile in before.pyramid if not _in(tile, player.pyramid))
    key = ("mount-tai-edicts", plan, words.language, view.layout, player.pyramid, player.gone, player.recorded,
           player.aside, player.played, fewer, player.seat)  # fmt: skip

    def draw() -> None:
        start = plan.edicts.x + 40 + width(words.say(names.label("pyramid")), "serif", 34)
        told, size = fit(" · ".join(_notes(player, words)), "sans", 31, plan.edicts.right - 18 - start, TEXT)
        lay(image, plan.edicts.right - 18, plan.edicts.y + 27, told, "sans", size, SOFT_INK, "right")
        draw_pyramid(image, plan.tiles, view.layout, player.pyramid, view.cards)
        for tile in fewer:
            box = spots(view.layout, plan.tiles)[tile.place]
            put(image, fresh(34), box.x - 17, box.mid_y - 17)
        _gone(image, plan.gone, view, player, words)

    tiled(image, plan.edicts.inset(2), key, draw)


def _notes(player: PlayerView, words: Localiser) -> list[str]:
    """How many tiles are left, which the Vanguard keeps, how many were left out at setup."""
    notes = [words.say(names.label("left", count=len(player.pyramid)))]
    if player.recorded:
        numbers = ", ".join(str(number) for number in sorted(player.recorded))
        notes.append(words.say(names.label("recorded", numbers=numbers)))
    if player.aside:
        notes.append(words.say(names.label("aside", count=player.aside)))
    return notes


def _in(tile: PlaceView, tiles: tuple[PlaceView, ...]) -> bool:
    return any(other.place == tile.place for other in tiles)


def _gone(image: Image.Image, box: Box, view: View, player: PlayerView, words: Localiser) -> None:
    """The numbers of the tiles that are gone, each on its tier's paper."""
    x = box.x + lay(image, box.x, box.y + 22, words.say(names.label("gone")), "sans", TEXT, SOFT_INK) + 12
    start, y = x, box.y + 2
    for number in sorted(player.gone):
        wide = 46
        if x + wide > box.right:
            x, y = start, y + 46
        chip = Box(x, y, wide, 40)
        tier = view.cards.edicts[number].tier
        flat(image, chip, edicts.ground(tier), edicts.TIERS[tier][1], 6)
        lay(image, chip.mid_x, chip.mid_y, str(number), "bold", TEXT, INK, "middle")
        x += wide + 4
    if not player.gone:
        lay(image, x, box.y + 22, "—", "sans", TEXT, SOFT_INK)


def _people(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """The talents."""
    key = ("mount-tai-people", plan, words.language, player.seat, player.talents, before and before.talents)

    def draw() -> None:
        for talent, box in zip(player.talents, plan.people, strict=True):
            draw_talent(image, box, view.cards, talent, before, words)

    if plan.people:
        tiled(image, plan.talents.inset(2), key, draw)


def _works(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """The buildings."""
    key = ("mount-tai-works", plan, words.language, player.seat, player.buildings, before and before.buildings)

    def draw() -> None:
        draw_buildings(image, plan.works, view.cards, player, before, words)

    if plan.works:
        tiled(image, plan.buildings.inset(-1), key, draw)


def _places(plan: Mat, view: View, player: PlayerView) -> dict[str, Spot]:
    """Places of options other than edict tiles."""
    seat = player.seat
    found = {f"player:{seat}": Spot(plan.plate, plan.plate.end(120), "middle")}
    for talent, box in zip(player.talents, plan.people, strict=True):
        found[f"talent:{seat}:{talent.card}"] = Spot(box, box.left(136), "bottom")
    for kind, box in zip(player.buildings, plan.works, strict=True):
        found[f"building:{seat}:{kind}"] = Spot(box, box.top(100), "middle")
    for kind, box in goods_boxes(plan.goods).items():
        found[f"good:{seat}:{kind}"] = Spot(box.inset(-2, 4), box.low(30), "top")
    boxes = spots(view.layout, plan.tiles)
    for tile in player.pyramid:
        found[f"edict:{seat}:{tile.number}"] = Spot(boxes[tile.place], boxes[tile.place])
    return found


def _groups(image: Image.Image, box: Box, decision: Decision, words: Localiser) -> None:
    """What the codes on the edict tiles are for: a tile is used, or a tidy-up begins with it."""
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(decision.every()):
        if option.group and (option.at or "").startswith("edict:"):
            groups.setdefault(option.group, []).append(index)
    x = box.x + 6
    for group, indices in groups.items():
        whole = len(indices) > 2 and indices[-1] - indices[0] == len(indices) - 1
        tags = [f"{code(indices[0])}–{code(indices[-1])}"] if whole else [code(index) for index in indices]
        for text in tags:
            wide = tag_width(text, 34)
            put_tag(image, x + wide // 2, box.mid_y, text, 34)
            x += wide + 6
        told = words.say(Text(f"mount-tai-group-{group}"))
        x += 4 + lay(image, x + 4, box.mid_y, told, "sans", TEXT, INK) + 26


def _mark(image: Image.Image, plan: Mat, view: View, player: PlayerView, decision: Decision) -> None:
    """Halos and codes: on edict tiles in the upper corners, which are free (the first at the left)."""
    places = _places(plan, view, player)
    found = codes(decision)
    mark_options(image, decision, {at: spot for at, spot in places.items() if not at.startswith("edict:")})
    tiles = {at: spot.box for at, spot in places.items() if at.startswith("edict:") and at in found}
    for box in tiles.values():
        put_glow(image, box, 11)
    for at, box in tiles.items():
        for index, text in enumerate(found[at]):
            half = tag_width(text, TAG) // 2
            x = box.x - 8 + half if index == 0 else box.right + 8 - half
            put_tag(image, x, box.y + 8 + 46 * (index // 2), text, TAG)
