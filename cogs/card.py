"""A public message ready to be sent: its layout, and the files that the layout shows."""

from __future__ import annotations

import discord
from discord import ui
from msgspec import Struct


class Card(Struct, frozen=True):
    """`view` is a fresh layout without timeout; `files` are what its galleries name as `attachment://…`."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()
