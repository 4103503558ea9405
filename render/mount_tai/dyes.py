"""The four colours of event tiles and talent cards, as pigments."""

from __future__ import annotations

from engine.games.mount_tai.view import COLOURS
from render.kit.palette import AZURITE, GAMBOGE, MALACHITE, ROUGE, Colour

DYES: dict[str, Colour] = dict(zip(COLOURS, (GAMBOGE, MALACHITE, AZURITE, ROUGE), strict=True))
