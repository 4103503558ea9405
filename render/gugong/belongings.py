"""What a player has: people and ships, Travel tokens and harbor rewards, Jade, the tracks, Decrees."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import EdictView, PlayerView, RewardView, View
from engine.words import Localiser
from render.gugong import decrees, gifts, icons, names, people, pieces, rows, tokens
from render.gugong.mat import Mat
from render.kit.boxes import Box
from render.kit.marks import delta, fresh
from render.kit.palette import CINNABAR, INK, SLIP, SOFT_INK, WASH, Colour
from render.kit.pen import Pen
from render.kit.printing import faded, put
from render.kit.type import width
from render.kit.words import NEEDED, fit, lay, paragraph


def _count(image: Image.Image, box: Box, text: str, change: int = 0, colour: Colour = INK) -> None:
    """A number at the upper right of a field, and by how much it changed."""
    lay(image, box.right - 14, box.y + 27, text, "bold", 42, colour, "right")
    if change:
        more = f"+{change}" if change > 0 else f"−{-change}"
        delta(image, box.right - 24 - width(text, "bold", 42) - width(more, "bold", 32), box.y + 27, change, 32)


def draw_people(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """Pool, the Foreman's home, supply, and the ships that lie beside the board."""
    old = before or player
    _count(image, plan.pool, str(player.pool), player.pool - old.pool)
    _count(image, plan.supply, str(player.supply), player.supply - old.supply)
    _count(image, plan.ships, f"{player.ships_left}/{view.cards.board.ships}", player.ships_left - old.ships_left)
    _crowd(image, plan.pool, player.seat, player.pool, player.foreman == "pool")
    _crowd(image, plan.supply, player.seat, player.supply, player.foreman == "supply")
    home = plan.home
    if player.foreman == "locked":
        put(image, faded(people.foreman(player.seat, 96), SLIP, 0.5), home.x + 20, home.y + 46)
        put(image, lock(60), home.x + 104, home.y + 80)
    else:
        put(image, people.free(80), home.mid_x - 40, home.y + 44)
    where = words.say(names.label(f"player-foreman-{player.foreman}"))
    text, size = fit(where, "sans", NEEDED, home.w - 16, NEEDED)
    lay(image, home.mid_x, home.bottom - 24, text, "sans", size, INK, "middle")
    if old.foreman != player.foreman:
        put(image, fresh(36), home.right - 30, home.y - 8)
    _fleet(image, plan.ships, view, player)


def _fleet(image: Image.Image, box: Box, view: View, player: PlayerView) -> None:
    """The ships beside the board, and on the water those on the canal with what they carry, the foremost first."""
    ships = [(0, 0)] * player.ships_left
    away = sorted((ship for ship in view.ships if ship.seat == player.seat), key=lambda ship: -ship.harbor)
    ships += [(ship.servants, ship.foreman) for ship in away]
    room = (box.w - 20) // max(3, len(ships))
    for i, (servants, foreman) in enumerate(ships):
        sprite = pieces.ship(player.seat, servants, foreman, room - 4)
        x, y = box.x + 10 + i * room, box.bottom - 26 - sprite.height
        put(image, sprite, x, y)
        if i >= player.ships_left:
            put(image, pieces.waves(room - 4), x, box.bottom - 36)


def _crowd(image: Image.Image, box: Box, seat: int, count: int, foreman: bool) -> None:
    """Servants in one row or two, the Foreman at their head."""
    crew = [people.foreman, *[people.servant] * count] if foreman else [people.servant] * count
    room = box.below(50).inset(10, 0)
    rows = 1 if len(crew) * 88 <= room.w else 2
    size = 88 if rows == 1 else 68
    per = (len(crew) + rows - 1) // rows
    step = min(size, room.w // max(1, per))
    top = room.y + (room.h - 8 - size * rows) // 2
    for i, who in enumerate(crew):
        put(image, who(seat, size), room.x + i % per * step, top + i // per * size)


def lock(size: int) -> Image.Image:
    """Locked: a brass padlock."""
    pen = Pen(size, size)
    u = size / 100
    pen.ring(50 * u, 36 * u, 26 * u, INK, 9 * u)
    pen.box(14 * u, 40 * u, 72 * u, 52 * u, (214, 164, 70), INK, 5 * u, 9 * u)
    pen.disc(50 * u, 60 * u, 8 * u, INK)
    pen.box(46 * u, 60 * u, 8 * u, 20 * u, INK, radius=3 * u)
    return pen.done()


def draw_goods(image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None) -> None:
    """Travel tokens with what they can be exchanged for, and the harbor rewards."""
    board, box = view.cards.board, plan.tokens
    old = before or player
    count = len(player.tokens)
    over = CINNABAR if count > board.tokens_kept else INK
    _count(image, box, f"{count}/{board.tokens_kept}", count - len(old.tokens), over)
    size = 92
    step = min(size + 8, (box.w - 24 - size) // max(1, count - 1))
    for i in range(board.tokens_kept):
        if i >= count:
            put(image, people.free(size), box.x + 12 + i * (size + 8), box.y + 46)
    for i, kind in enumerate(player.tokens):
        put(image, tokens.token(kind, size), box.x + 12 + i * step, box.y + 46)
    for parts, place in zip(rows.trades(board, 40), plan.trades, strict=True):
        rows.row(image, parts, place.x + 4, place.mid_y)
    for reward, then, place in zip(player.rewards, old.rewards, plan.rewards, strict=True):
        _reward(image, place, board.reward_points, player.seat, reward)
        if then != reward:
            put(image, fresh(34), place.right - 30, place.y - 4)
    claimed = sum(reward.taken for reward in player.rewards)
    _count(image, plan.harbors, f"{claimed}/{sum(reward.spaces for reward in player.rewards)}")


def _reward(image: Image.Image, box: Box, points: int, seat: int, reward: RewardView) -> None:
    """What a reward is, and its spaces with who stands on them."""
    size = 66
    sign = round(box.h * 0.62)
    if reward.kind == "points":
        put(image, pieces.points(points, 78), box.x, box.mid_y - 39)
    elif reward.kind == "card":
        card = gifts.back(56)
        put(image, card, box.x + 8, box.mid_y - card.height // 2)
    else:
        put(image, faded(people.foreman(seat, sign), SLIP, 0.42), box.x - 2, box.mid_y - sign // 2)
    for i in range(reward.spaces):
        x = box.x + 82 + i * (size + 4)
        put(image, people.free(size), x, box.mid_y - size // 2)
        if i < reward.taken:
            who = people.foreman if reward.foreman and i == reward.taken - 1 else people.servant
            put(image, who(seat, size), x, box.mid_y - size // 2 - 6)


def draw_tracks(
    image: Image.Image, plan: Mat, view: View, player: PlayerView, before: PlayerView | None, words: Localiser
) -> None:
    """Jade and what it is worth, the Envoy's way, Intrigue, and where the Traveller is."""
    board, old = view.cards.board, before or player
    _jade(image, plan.jade, board.jade_worth(player.jade), board.jade_worth(player.jade + 1), player, old)
    box = plan.palace
    put(image, people.envoy(player.seat, 76), box.x + 10, box.y + 46)
    _count(image, box, f"{player.palace}/{board.palace_top}", player.palace - old.palace)
    if player.place is not None:
        worth = view.cards.side(view.seats).palace[player.place]
        parts: tuple[rows.Part, ...] = (icons.plain("palace", 70), "=", pieces.points(worth, 66))
        rows.row(image, parts, box.x + 100, box.y + 84, 40)
    else:
        _steps(image, Box(box.x + 98, box.y + 62, box.w - 116, 46), player.palace, board.palace_top)
    box = plan.intrigue
    put(image, pieces.intrigue(player.seat, 84), box.x + 14, box.y + 62)
    _count(image, box, f"{player.intrigue}/{board.intrigue_top}", player.intrigue - old.intrigue)
    rank = words.say(names.label("player-rank", rank=player.rank, seats=view.seats))
    text, size = fit(rank, "bold", 34, box.w - 130, NEEDED)
    lay(image, box.x + 114, box.y + 84, text, "bold", size, INK)
    box = plan.travel
    put(image, people.traveller(player.seat, 76), box.x + 10, box.y + 46)
    where = words.say(names.city(player.city) if player.city else names.label("player-not-yet"))
    text, size = fit(where, "bold", 34, box.w - 104, NEEDED)
    lay(image, box.x + 92, box.y + 84, text, "bold", size, INK if player.city else SOFT_INK)
    if old.city != player.city:
        put(image, fresh(36), box.right - 30, box.y - 8)


def _jade(image: Image.Image, box: Box, worth: int, then: int, player: PlayerView, old: PlayerView) -> None:
    """The pieces in a row, closer together where there are many; what they are worth, and what one more would add."""
    _count(image, box, str(player.jade), player.jade - old.jade)
    room = Box(box.x + 12, box.y + 48, box.w - 216, 72)
    size = 64
    step = min(size + 2, (room.w - size) / max(1, player.jade - 1))
    for i in range(player.jade):
        put(image, pieces.jade(size), round(room.x + i * step), room.mid_y - size // 2)
    parts: tuple[rows.Part, ...] = ("=", pieces.points(worth, 68))
    rows.row(image, parts, box.right - 196, room.mid_y, 40)
    lay(image, box.right - 14, room.mid_y, f"(+{then - worth})", "sans", NEEDED, SOFT_INK, "right")


def _steps(image: Image.Image, box: Box, done: int, top: int) -> None:
    """A row of steps, those gone filled in; the last one is the Palace."""
    pen = Pen(box.w, box.h, 3)
    each = (box.w - 44) / (top - 1)
    for i in range(top - 1):
        gone = i < done
        pen.disc(each * (i + 0.5), box.h / 2, 9, CINNABAR if gone else (*WASH, 120))
        if not gone:
            pen.disc(each * (i + 0.5), box.h / 2, 7, SLIP)
    put(image, pen.done(), *box.at)
    put(image, icons.plain("palace", 48), box.right - 46, box.mid_y - 24)


def draw_decrees(
    image: Image.Image,
    plan: Mat,
    view: View,
    held: tuple[EdictView, ...],
    before: tuple[str, ...] | None,
    words: Localiser,
) -> None:
    """The Decrees that the player holds, each with its name and what it does."""
    head = plan.decree_head
    put(image, icons.plain("decree", 44), head.x, head.y - 2)
    title = words.say(names.label("player-decrees", count=len(held)))
    lay(image, head.x + 54, head.mid_y, title, "bold", 32, INK)
    for edict, box in zip(held, plan.decrees, strict=False):
        data = view.cards.decrees[edict.kind]
        tile = decrees.decree(edict.kind, data, 164, words)
        put(image, tile, *box.at)
        if before is not None and edict.kind not in before:
            put(image, fresh(36), box.x + 146, box.y - 10)
        x, room = box.x + 172, box.w - 172
        name, size = fit(words.say(names.decree(edict.kind)), "serif", 34, room, NEEDED)
        lay(image, x, box.y + 20, name, "serif", size, INK)
        short = words.say(names.short_decree(edict.kind, data.amount, data.each))
        paragraph(image, x, box.y + 42, room, short, "sans", NEEDED, SOFT_INK, most=2)
