"""One player's board, large: for its owner with hand and discard pile."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import PlayerView, View
from engine.kernel import Decision, Seat
from engine.words import Localiser
from render.gugong import gifts, names, pieces
from render.gugong.belongings import draw_decrees, draw_goods, draw_people, draw_tracks
from render.gugong.court import value
from render.gugong.mat import Mat, mat
from render.gugong.scores import draw_score
from render.gugong.strips import TURN, VICTORY, player_name, winner
from render.gugong.tags import mark_spots
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.marks import delta
from render.kit.palette import INK, PAPER, ROUGE, SEATS, SLIP, SOFT_INK, WASH, mix
from render.kit.paper import lay_shadow, lay_slip, scroll
from render.kit.printing import put
from render.kit.seats import plate
from render.kit.words import NEEDED, lay

LARGEST = 190
"""A card is not drawn wider than this."""


def draw_player(view: View, seat: Seat, decision: Decision | None, since: View | None, words: Localiser) -> Image.Image:
    """``seat``'s board; ``since``: the public view before, with which it is compared for what changed.

    For its owner (``view.viewer``) with the cards themselves and the options of ``decision`` that are seen here.
    """
    player = view.players[seat]
    before = since.players[seat] if since is not None and since.seats == view.seats else None
    held = tuple(edict for edict in view.edicts if seat in edict.owners)
    own = player.hand is not None
    plan = mat(own, tuple(reward.spaces for reward in player.rewards), len(held))
    titles = tuple(words.say(names.label(f"player-{key}")) for key in TITLES)
    image = LAYERS.get(("gugong", "player", seat, plan.size, titles), lambda: _ground(plan, seat, titles)).copy()
    _head(image, plan, view, player, before, words)
    places = _cards(image, plan.cards, view, player, before, words)
    draw_people(image, plan, view, player, before, words)
    draw_goods(image, plan, view, player, before)
    draw_tracks(image, plan, view, player, before, words)
    old = () if since is None else tuple(edict.kind for edict in since.edicts if seat in edict.owners)
    draw_decrees(image, plan, view, held, old if since is not None else None, words)
    if decision is not None:
        mark_spots(image, plan, seat, decision, places)
    return image


TITLES = ("pool", "foreman", "supply", "ships", "tokens", "harbors", "jade", "palace", "intrigue", "travel")
"""Labels of the fields, in the order of ``Mat.fields``."""


def _ground(plan: Mat, seat: Seat, titles: tuple[str, ...]) -> Image.Image:
    image = scroll(*plan.size, ROUGE, 7).image.copy()
    colour = SEATS[seat].colour
    lay_slip(image, plan.page, fill=mix(SLIP, colour, 0.07), line=colour, radius=10)
    for box, title in zip(plan.fields, titles, strict=True):
        lay_slip(image, box, fill=mix(SLIP, PAPER, 0.5), line=WASH, raised=3)
        lay(image, box.x + 14, box.y + 24, title, "sans", NEEDED, SOFT_INK)
    return image


def _head(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    won = winner(view) == player.seat
    active = won or (view.phase != "over" and view.active == player.seat)
    plate(image, plan.plate, player.seat, player_name(words, player.seat), active, VICTORY if won else TURN)
    x = plan.score.x
    for has, sign in ((view.start == player.seat, pieces.start), (view.medal == player.seat, pieces.medal)):
        if has:
            put(image, sign(60), x, plan.score.mid_y - 30)
            x += 62
    draw_score(
        image,
        Box(x + 8, plan.score.y, plan.score.right - x - 8, plan.score.h),
        player,
        0 if before is None else player.score - before.score,
    )


def _cards(
    image: Image.Image, box: Box, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> dict[str, Box]:
    """Hand at the left, discard pile at the right, the Destiny dice between them; for others the cards' backs.

    Returns where each own card lies.
    """
    places: dict[str, Box] = {}
    hand = player.hand or ("",) * player.hand_size
    pile = player.pile or ("",) * player.pile_size
    own = player.hand is not None
    room = box.w - 60
    high = box.h - (64 if own else 46)
    width = min(LARGEST if own else 74, round(high / gifts.SHAPE), room // max(1, len(hand) + len(pile)) - 12)
    step = width + 12
    right = box.right - max(len(pile) * step, 330)
    old = (None, None) if before is None else (before.hand_size, before.pile_size)
    for key, cards, x, then in (("hand", hand, box.x + 4, old[0]), ("pile", pile, right, old[1])):
        title = words.say(names.label(f"player-{key}", count=len(cards)))
        start = x + lay(image, x, box.y + 20, title, "bold", 32, INK) + 10
        if then is not None and then != len(cards):
            delta(image, start, box.y + 20, len(cards) - then)
        for i, card in enumerate(cards):
            spot = Box(x + i * step, box.y + 42, width, gifts.height(width))
            lay_shadow(image, spot)
            put(image, gifts.gift(view.cards.gifts[card], width) if card else gifts.back(width), *spot.at)
            if card:
                places[f"{key}:{card}"] = spot
                _matches(image, spot, view, view.cards.gifts[card].value)
        if key == "hand" and own:
            for i, face in enumerate(view.dice):
                put(image, pieces.die(face, 40), right - 60 - (len(view.dice) - i) * 46, box.y)
        if not cards:
            lay(image, x, box.y + 42 + high // 2, words.say(names.label("player-no-cards")), "sans", NEEDED, SOFT_INK)
    if not own and player.shown:
        start = box.x + max(len(hand) * step, 330) + 34
        _shown(image, Box(start, box.y, right - 30 - start, box.h), view, player.shown, words)
    return places


def _shown(image: Image.Image, box: Box, view: View, shown: tuple[str, ...], words: Localiser) -> None:
    """The cards that everybody saw in the last Evening; where they are now is for the others to remember."""
    lay(image, box.x, box.y + 20, words.say(names.label("player-shown")), "sans", NEEDED, SOFT_INK)
    width = min(74, round((box.h - 46) / gifts.SHAPE), box.w // len(shown) - 12)
    for i, card in enumerate(shown):
        spot = Box(box.x + i * (width + 12), box.y + 42, width, gifts.height(width))
        lay_shadow(image, spot)
        put(image, gifts.gift(view.cards.gifts[card], width), *spot.at)
        put(image, value(view.cards.gifts[card].value, 44), spot.x - 4, spot.y - 6)


def _matches(image: Image.Image, spot: Box, view: View, number: int) -> None:
    """The Destiny dice that show the card's ``number``, at its upper right corner: they count in the Evening."""
    size = min(50, spot.w // 3)
    for i in range(view.dice.count(number)):
        put(image, pieces.die(number, size), spot.right - size - 6 - i * (size - 6), spot.y + 8)
