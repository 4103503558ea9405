"""The mountain as large as it can be, with whose each fief is and the signs on it in words."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import FARMLAND, MARKER, SETTLEMENT, TOWN, View
from engine.kernel import Decision
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import TILES
from render.kit.legend import legend
from render.kit.options import mark_options
from render.kit.palette import INK, MALACHITE, SLIP, mix
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.type import width
from render.kit.words import fit, lay
from render.mount_tai import mountain_sites as sites
from render.mount_tai import names
from render.mount_tai.board import ground_key
from render.mount_tai.changes import Changes
from render.mount_tai.layout import TEXT, WIDTH
from render.mount_tai.mountain import bare, draw_mountain, paint_mountain
from render.mount_tai.relief import Relief, relief
from render.mount_tai.spots import cell_spots
from render.mount_tai.strips import plate

SIZE = (WIDTH, 1330)
PLATES = Box(32, 38, 1376, 50)
ROCK = Box(24, 96, 1392, 1104)
SIGNS = Box(32, 1210, 1376, 82)


def draw_heights(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The mountain (RGB)."""
    rock = relief(ROCK)
    key: Hashable = (ground_key(view), words.language, "heights")
    image = TILES.get(key, lambda: _paint(view, rock, words)).copy()
    for seat, box in enumerate(PLATES.columns(4, 12)[: view.seats]):
        plate(image, box.top(46), view, seat, words)
    draw_mountain(image, rock, view, changed, key)
    legend(image, Box(60, ROCK.bottom - 34, WIDTH - 120, 30), decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, cell_spots(rock), 46)
    return image


def _paint(view: View, rock: Relief, words: Localiser) -> Image.Image:
    image = bare(*SIZE, rock)
    paint_mountain(image, rock, view)
    _signs(image, SIGNS, words)
    return image


def _signs(image: Image.Image, box: Box, words: Localiser) -> None:
    """What the signs on the cells are called, side by side as their words need."""
    flat(image, box, mix(SLIP, MALACHITE, 0.06))
    small = Relief(Box(0, 0, 900, 900), 92.0)
    drawn = {
        "settlement": sites.land(small, "B7", 0, SETTLEMENT),
        "farmland": sites.land(small, "B7", 0, FARMLAND),
        "town": sites.land(small, "B7", 0, TOWN),
        "marker": sites.land(small, "B7", 0, MARKER),
        "tribe": sites.tribe(small, "B7"),
        "water": sites.water(small, "B7"),
        "pond": sites.pond(small, "B7"),
    }
    told = {kind: words.say(names.label(f"sign-{kind}")) for kind in drawn}
    art = 74
    room = box.w - 20 - len(drawn) * (art + 6)
    total = sum(width(text, "sans", TEXT) for text in told.values())
    gap = max(6, (room - total) // len(drawn))
    x = box.x + 10
    for kind, (sprite, _) in drawn.items():
        image_box = Box(x, box.y, art, box.h)
        cut = sprite.crop((0, 0, min(sprite.width, 96), sprite.height))
        cut.thumbnail((art, box.h - 6), Image.Resampling.LANCZOS)
        put(image, cut, image_box.mid_x - cut.width // 2, box.mid_y - cut.height // 2)
        text, size = fit(told[kind], "sans", TEXT, width(told[kind], "sans", TEXT), TEXT)
        x += art + 4 + lay(image, x + art + 4, box.mid_y, text, "sans", size, INK) + gap
