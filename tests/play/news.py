"""What simcord's page lacks for play: it shows what happened by itself, not only after one's own press."""

from __future__ import annotations

from simcord import Preview
from simcord.backend.access import can_access_message
from simcord.backend.models import Message
from simcord.preview._pages import _Page


def show_news(preview: Preview) -> None:
    """Bring every open page of the preview up to date that shows less than its viewer may see by now.

    A page that looks at earlier messages stays where it is. While somebody's press is being carried out nothing
    is done: the press itself brings its page up to date, the others follow at the next call.
    """
    if preview._active_action is not None:
        return
    for page in tuple(preview._pages.values()):
        visible = _visible(preview, page)
        if page.id == "python":  # the page from which new ones start: at the newest message
            page.window_end_id = None
            page.target_id = max(visible, default=None)
        if _outdated(page, visible):
            preview._advance_presentation_time()
            preview._publish(page, reason="refresh")


def _visible(preview: Preview, page: _Page) -> dict[int, Message]:
    messages = preview.env.backend.messages.get(page.channel_id, {})
    return {
        number: message
        for number, message in messages.items()
        if can_access_message(preview.env, page.channel_id, message, page.viewer, history=True)
    }


def _outdated(page: _Page, visible: dict[int, Message]) -> bool:
    shown = {int(number): message["edited_timestamp"] for number, message in page.snapshot["messages"].items()}
    edited = any(number not in visible or visible[number].edited_timestamp != at for number, at in shown.items())
    return edited or (page.window_end_id is None and max(visible, default=0) > max(shown, default=0))
