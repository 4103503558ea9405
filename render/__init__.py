"""Pictures: a View in, an image out. Nothing here writes anything, or knows Discord.

- `kit`       what all games draw with
- `picture`   the contract: `Picture`, `Painter`
- `scores`    the score sheet of any game
- `orders`    what is to be drawn, and what has been
- `studio`    has it drawn, each order when its turn has come;  `easels` where: processes of their own, or a thread
- `reel`      a whole game as a moving picture;  `darkroom` the process that makes it;  `child` how processes are begun
- `<slug>`    one package a game, with `painter`, found by the slug: the engine's registry of games is the only one

    picture = render("dream", view, decision, since, Localiser("zh-TW", names))
    data = encode(picture.image, "board.webp")
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from PIL import Image

from engine.kernel import Decision, View
from engine.words import Localiser
from render.kit.encode import encode
from render.picture import Painter, Picture, UnknownArea

__all__ = ["Painter", "Picture", "UnknownArea", "areas", "cover", "emblem", "encode", "painter_for", "render"]


def painter_for(slug: str) -> Painter[Any]:
    """The pictures of a game. Raises ``KeyError`` for a game without any."""
    try:
        found: Painter[Any] = import_module(f"render.{slug}").painter
    except ModuleNotFoundError as missing:
        if missing.name != f"render.{slug}":
            raise
        raise KeyError(slug) from None
    return found


def render(
    slug: str,
    view: View,
    decision: Decision | None,
    since: View | None,
    words: Localiser,
    area: str = "board",
) -> Picture:
    """The picture of one ``area`` of a table of the game ``slug``, as ``view.viewer`` may see it.

    ``decision`` is that viewer's own open question (None: nothing is marked as an option); ``since`` the view at the
    last public card (None: nothing is marked as changed). Raises ``UnknownArea`` and ``KeyError`` (unknown game).
    """
    return painter_for(slug).paint(view, decision, since, words, area)


def areas(slug: str) -> tuple[str, ...]:
    """The areas that ``render`` can draw for a game, the whole board first."""
    return painter_for(slug).areas


def cover(slug: str, words: Localiser) -> Picture:
    """The game's cover."""
    return painter_for(slug).cover(words)


def emblem(slug: str, size: int = 256) -> Image.Image:
    """The game's sign (RGBA)."""
    return painter_for(slug).emblem(size)
