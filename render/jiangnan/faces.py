"""Tiles and cards by the ids of a view: what is printed on each stands in the game's data.

All are cached RGBA images of exactly the size asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PIL import Image

from engine.games.jiangnan.view import ActionTile, Cards, GoalTile, ShopFace, WorkTile, kind_of
from render.jiangnan import characters, charm, degree, river, shops, spirits, tiles, works

K = TypeVar("K", bound=str)
V = TypeVar("V")


def entry(of: Mapping[K, V], name: str) -> V:
    """The entry called ``name``. Raises `KeyError`."""
    for key, value in of.items():
        if key == name:
            return value
    raise KeyError(name)


def action_tile(cards: Cards, tile: str) -> ActionTile:
    """The data of an action tile: "age1_parlour_2"."""
    kind = tile.partition("_")[0]
    if kind == "start":
        return entry(cards.starting, tile)
    if kind.startswith("adv"):
        return entry(cards.advanced, tile)
    return entry(cards.early if kind in ("age1", "age2") else cards.late, tile)


def work_tile(cards: Cards, work: str) -> WorkTile:
    """The data of a work: "novel_3"."""
    kind, number = kind_of(work), int(work.partition("_")[2])
    return {"novel": cards.novels, "drama": cards.dramas, "painting": cards.paintings}[kind][number]


def shop_face(cards: Cards, face: str) -> ShopFace:
    """The data of a shop: "A1"."""
    return entry(cards.fair.shops, face)


def goal_tile(cards: Cards, letter: str) -> GoalTile:
    """The data of a scoring goal."""
    return entry(cards.goals, letter)


def tile(cards: Cards, of: str, size: int) -> Image.Image:
    """An action tile by its id."""
    found = action_tile(cards, of)
    return tiles.action(found.districts, found.icons, found.age, of.startswith("adv"), size)


def work(cards: Cards, of: str, w: int, h: int) -> Image.Image:
    """A portfolio by its id."""
    found = work_tile(cards, of)
    number = int(of.partition("_")[2])
    return works.portfolio(kind_of(of), number, found.age, found.cost, found.vp, found.coins, found.income, w, h)


def muse(cards: Cards, number: int, w: int, h: int) -> Image.Image:
    """A muse on display, with her bonus."""
    found = cards.characters[number]
    does = found.assistant
    return characters.muse(number, found.bonus, does.power, does.cost, does.amount, does.gains, w, h)


def assistant(cards: Cards, number: int, w: int, h: int) -> Image.Image:
    """A hired assistant: her bonus counts no more."""
    does = cards.characters[number].assistant
    return characters.muse(number, (), does.power, does.cost, does.amount, does.gains, w, h)


def talent(cards: Cards, number: int, w: int, h: int) -> Image.Image:
    """A talent. Raises `KeyError` for a character who has none."""
    found = cards.characters[number].talent
    if found is None:
        raise KeyError(number)
    return characters.talent(number, found.power, found.amount, w, h)


def shop(cards: Cards, face: str, w: int, h: int) -> Image.Image:
    """A face of a shop tile."""
    found = shop_face(cards, face)
    return shops.shop(face, found.power, found.cost, found.amount, w, h)


def goal(cards: Cards, letter: str, w: int, h: int) -> Image.Image:
    """A scoring goal by its letter."""
    found = goal_tile(cards, letter)
    return river.goal(letter, found.counts, found.first, found.second, w, h)


def charm_tile(cards: Cards, letter: str, size: int) -> Image.Image:
    """A Charm tile by its letter."""
    found = entry(cards.charms, letter)
    return charm.tile(letter, found.needs, found.amount, size)


def degree_tile(cards: Cards, level: int, w: int, h: int) -> Image.Image:
    """The degree of somebody who passed ``level`` exams (1 Juren, 2 Gongshi)."""
    return degree.tile("juren" if level == 1 else "gongshi", cards.board.exams[level - 1].counts, w, h)


def spirits_row(cards: Cards, number: int, size: int) -> Image.Image:
    """So many Spirits tiles, overlapping; ``size`` is the height."""
    return spirits.row(cards.board.spirits_tile, number, size)
