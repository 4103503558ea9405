"""Components of messages and modals against Discord's limits. Page: components/reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import ComponentType as Kind

from cogs import limits
from cogs.check.sentences import at_most, length

Payload = Mapping[str, Any]

_MENUS = {
    Kind.select.value,
    Kind.user_select.value,
    Kind.role_select.value,
    Kind.mentionable_select.value,
    Kind.channel_select.value,
}
_LINK, _PREMIUM = 5, 6


def check_components(components: Sequence[Payload], *, modern: bool) -> Iterator[str]:
    """A sentence for each broken limit of a message's components. `modern`: the message uses Components V2."""
    everything = list(_all(components))
    if modern:
        yield from at_most("components", len(everything), limits.COMPONENTS)
        texts = [part.get("content", "") for part in everything if part["type"] == Kind.text_display.value]
        yield from at_most("characters of all text displays", sum(map(len, texts)), limits.TEXT_TOTAL)
        if not all(texts):
            yield "a text display is empty"
    else:
        yield from at_most("action rows", len(components), limits.ROWS)
    for part in everything:
        yield from _one(part)
    yield from _unique(everything)


def check_modal(modal: Payload) -> Iterator[str]:
    """A sentence for each broken limit of a modal. Page: interactions/receiving-and-responding."""
    yield from length("the modal's title", modal.get("title"), limits.MODAL_TITLE, least=1)
    yield from length("the modal's custom id", modal.get("custom_id"), limits.CUSTOM_ID, least=1)
    parts = modal.get("components") or []
    yield from at_most("components of the modal", len(parts), limits.MODAL_COMPONENTS)
    if not parts:
        yield "the modal is empty"
    everything = list(_all(parts))
    for part in everything:
        yield from _one(part)
    yield from _unique(everything)


def _all(components: Sequence[Payload]) -> Iterator[Payload]:
    """Every component, nested ones included."""
    for part in components:
        yield part
        yield from _all(part.get("components") or [])
        yield from _all([part[inner] for inner in ("accessory", "component") if part.get(inner)])


def _unique(components: Sequence[Payload]) -> Iterator[str]:
    times = Counter(part["custom_id"] for part in components if part.get("custom_id"))
    yield from (f"the custom id {name!r} occurs {count} times" for name, count in times.items() if count > 1)


def _one(part: Payload) -> Iterator[str]:
    kind = part["type"]
    if "custom_id" in part:
        yield from length("a custom id", part["custom_id"], limits.CUSTOM_ID, least=1)
    if kind == Kind.action_row.value:
        yield from _row(part.get("components") or [])
    elif kind == Kind.button.value:
        yield from _button(part)
    elif kind in _MENUS:
        yield from _menu(part)
    elif kind == Kind.text_input.value:
        yield from _input(part)
    elif kind == Kind.label.value:
        yield from length("a label", part.get("label"), limits.LABEL_TEXT, least=1)
        yield from length("a label's description", part.get("description"), limits.LABEL_DESCRIPTION)
    elif kind == Kind.section.value:
        yield from at_most("texts of a section", len(part.get("components") or []), limits.SECTION_TEXTS)
        if not part.get("accessory"):
            yield "a section has no accessory"
    elif kind == Kind.media_gallery.value:
        items = part.get("items") or []
        yield from at_most("pictures of a gallery", len(items), limits.GALLERY_ITEMS)
        if not items:
            yield "a gallery is empty"
        for item in items:
            yield from length("a picture's alternative text", item.get("description"), limits.ALT_TEXT)
    elif kind == Kind.thumbnail.value:
        yield from length("a thumbnail's alternative text", part.get("description"), limits.ALT_TEXT)
    elif kind == Kind.container.value and not part.get("components"):
        yield "a container is empty"


def _row(parts: Sequence[Payload]) -> Iterator[str]:
    yield from at_most("buttons of a row", len(parts), limits.ROW_BUTTONS)
    if not parts:
        yield "an action row is empty"
    if len(parts) > 1 and any(part["type"] != Kind.button.value for part in parts):
        yield "a menu shares its row"


def _button(part: Payload) -> Iterator[str]:
    yield from length("a button's label", part.get("label"), limits.BUTTON_LABEL)
    if part["style"] != _PREMIUM and not part.get("label") and not part.get("emoji"):
        yield f"the button {part.get('custom_id')!r} has neither label nor emoji"
    if part["style"] not in (_LINK, _PREMIUM) and not part.get("custom_id"):
        yield f"the button {part.get('label')!r} has no custom id"


def _menu(part: Payload) -> Iterator[str]:
    yield from length("a menu's placeholder", part.get("placeholder"), limits.PLACEHOLDER)
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    if not 0 <= least <= most <= limits.SELECT_OPTIONS or most == 0:
        yield f"a menu wants {least} to {most} values"
    if part["type"] != Kind.select.value:
        return
    options = part.get("options") or []
    yield from at_most("options of a menu", len(options), limits.SELECT_OPTIONS)
    if not options:
        yield "a menu is empty"
    if most > max(1, len(options)):
        yield f"a menu of {len(options)} options wants up to {most} values"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "a menu has more defaults than may be chosen"
    for option in options:
        yield from length("an option's label", option.get("label"), limits.OPTION_LABEL, least=1)
        yield from length("an option's value", option.get("value"), limits.OPTION_VALUE, least=1)
        yield from length("an option's description", option.get("description"), limits.OPTION_DESCRIPTION)
    times = Counter(option.get("value") for option in options)
    yield from (f"the option {value!r} occurs {count} times" for value, count in times.items() if count > 1)


def _input(part: Payload) -> Iterator[str]:
    yield from length("an input's placeholder", part.get("placeholder"), limits.INPUT_PLACEHOLDER)
    yield from length("an input's value", part.get("value"), limits.INPUT_LENGTH)
    for bound in ("min_length", "max_length"):
        yield from at_most(f"an input's {bound}", part.get(bound) or 0, limits.INPUT_LENGTH)
