"""Colours of people and cloth."""

from __future__ import annotations

from render.kit.palette import Colour

HAIR: Colour = (48, 42, 40)
TEA: Colour = (150, 110, 70)
