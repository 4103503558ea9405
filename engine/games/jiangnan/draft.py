"""The draft, by the row of scholars. (section 5.3 of the rules)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.jiangnan import asking, bot, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import BOT, Colour, Table
from engine.kernel import Option, Seat, Steps, Who, text


def pick(box: Box, t: Table) -> Steps[bool]:
    """Scholars go home from the left, up to and with the first whose owner has a choice; False if none is left.

    Each of players and Bot takes a tile with it while there is an offer to draft from. (JN-DRAFT-01 to JN-DRAFT-06)
    """
    drafting = box.cards.rounds[t.round].draft
    while (row := leftmost(box, t)) is not None:
        colour = row[-1]
        if colour >= t.seats:  # a vassal (JN-2P-17)
            row.pop()
            continue
        if drafting and colour == BOT:
            bot.draft(box, t)
        asked = drafting and colour != BOT and len(t.offer) > 1
        if drafting and colour != BOT:
            yield from _draft(box, t, colour)
        row.pop()
        t.party(colour).scholars += 1
        if asked:
            return True
    return False


def leftmost(box: Box, t: Table) -> list[Colour] | None:
    """The Scholar Track with the leftmost scholar, its last one; the Rest Area comes last. (JN-DRAFT-05)"""
    for district in box.places.slots[t.sides.map]:
        if t.scholars[district]:
            return t.scholars[district]
    return t.rest or None


def _draft(box: Box, t: Table, seat: Seat) -> Steps[None]:
    options = partial(_options, box, t)
    if len(t.offer) > 1:
        picked = yield from asking.offered(box, t, seat, "draft", options)
        tile = picked.partition(":")[2]
    else:
        tile = t.offer[0]
    t.offer.remove(tile)
    t.players[seat].drafted.append(tile)
    t.tell(text("jiangnan-did-draft", who=Who(seat), tile=box.tile_name[tile]))


def _options(box: Box, t: Table) -> list[Option]:
    return [_option(box, tile) for tile in t.offer]


@lru_cache(256)
def _option(box: Box, name: str) -> Option:
    tile = box.tiles[name]
    return Option(
        f"take:{name}",
        text("jiangnan-draft", districts=names.districts(tile.districts)),
        names.icons(tile.icons),
        "JN-DRAFT-02",
        f"offer:{name}",
        "advanced" if name in box.cards.advanced else f"age-{tile.age}",
    )
