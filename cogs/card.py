"""A message ready to be sent: its layout, and the files that the layout shows."""

from __future__ import annotations

import io

import discord
from discord import ui
from msgspec import Struct

from cogs import limits
from cogs.cutting import cut
from render.orders import Drawing


class Card(Struct, frozen=True):
    """`view` is a fresh layout without timeout; `files` are what its galleries name as `attachment://…`."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()

    def without_files(self) -> Card:
        """The same layout without what shows the files. This card cannot be used any more."""
        self._drop(ui.MediaGallery)
        return Card(self.view)

    def buttons_alone(self, said: str) -> Card:
        """Nothing but the buttons of this card, under one text. This card cannot be used any more."""
        self._drop(ui.MediaGallery, ui.TextDisplay, ui.Separator)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(said))
        for item in self.view.children:
            view.add_item(item)
        return Card(view)

    def _drop(self, *kinds: type[ui.Item[ui.LayoutView]]) -> None:
        for item in list(self.view.walk_children()):
            if isinstance(item, kinds) and isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)


def gallery(*drawings: Drawing) -> ui.MediaGallery[ui.LayoutView]:
    """Pictures in a layout; their files are `file_of(drawing)`."""
    return ui.MediaGallery(
        *[
            discord.MediaGalleryItem(
                f"attachment://{drawing.name}", description=cut(drawing.alt, limits.ALT_TEXT) or None
            )
            for drawing in drawings
        ]
    )


def file_of(drawing: Drawing) -> discord.File:
    """A fresh file for one sending."""
    return discord.File(io.BytesIO(drawing.data), drawing.name, description=cut(drawing.alt, limits.ALT_TEXT) or None)
