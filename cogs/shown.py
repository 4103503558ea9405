"""What the newest public card shows: private pictures mark what has changed since then."""

from __future__ import annotations

from engine.host import Host
from engine.host.model import Glance
from engine.kernel import Refused, View


async def last_shown(host: Host, glance: Glance) -> View | None:
    """The public view at the newest card; None where nothing has happened since, or it cannot be read any more."""
    info = glance.info
    if info.state != "running" or info.shown >= info.entries:
        return None
    try:
        return await host.public_view(info.id, info.shown)
    except Refused:
        return None
