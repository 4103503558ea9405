"""A step of a replay, drawn and laid out for the person who asked."""

from __future__ import annotations

from collections.abc import Hashable

from cogs import language
from cogs.card import Card
from cogs.replay.page import Page, build
from cogs.replay.subject import Subject
from cogs.replying import Interaction
from engine.host.film import Scene
from render.orders import Order


async def drawn(
    interaction: Interaction, subject: Subject, scene: Scene, area: int = 0, key: Hashable | None = None
) -> Card:
    """The private message. A picture of the same `key` that still waits is not drawn any more."""
    words, studio = await language.words(interaction), interaction.client.studio
    areas = studio.areas(subject.slug, len(subject.names))
    area = min(area, len(areas) - 1)
    order = Order(subject.slug, subject.plain(words), scene.view, since=scene.since, area=areas[area], calm=True)
    page = Page(
        subject=subject,
        scene=scene,
        area=area,
        areas=areas,
        words=words,
        accent=studio.accent(subject.slug),
        drawing=await studio.draw(order, key),
    )
    return build(page)
