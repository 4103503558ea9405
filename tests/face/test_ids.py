"""Custom ids: what goes in comes out, they always fit, and nothing else is taken for one of ours."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.ids import Press, PressButton, PressMenu, channel_menu, read, role_menu, rows_in
from cogs.limits import CUSTOM_ID

PRESSES = st.builds(
    Press,
    verb=st.from_regex(r"[a-z][a-z-]{0,15}", fullmatch=True),
    table=st.integers(0, 10**18 - 1),
    row=st.integers(0, 10**18 - 1),
    seat=st.none() | st.integers(0, 99),
    ticket=st.none() | st.integers(0, 999_999),
    arg=st.from_regex(r"[A-Za-z0-9_,.=+-]{0,28}", fullmatch=True),
)


@given(PRESSES)
def test_every_press_fits_and_is_read_back(press: Press) -> None:
    for custom_id in (press.id, press.menu_id):
        assert len(custom_id) <= CUSTOM_ID
        assert read(custom_id) == press


@pytest.mark.parametrize(
    "press",
    [
        Press("Play", 1),
        Press("a-verb-much-too-long", 1),
        Press("pick", 1, arg="with space"),
        Press("pick", 1, arg="x" * 29),
        Press("pick", -1),
        Press("pick", 1, arg="a:b"),
        Press("pick", 1, ticket=1_000_000),
    ],
)
def test_what_does_not_fit_is_refused_when_it_is_made(press: Press) -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        _ = press.id


@pytest.mark.parametrize(
    "custom_id", ["", "yz", "yz:play", "xx:play:1:0:::", "yz:play:1:0:::\n", "yz:play:x:0:::", "yz:play:１:0:::"]
)
def test_other_ids_are_not_ours(custom_id: str) -> None:
    assert read(custom_id) is None


async def test_buttons_and_menus_carry_their_press() -> None:
    press = Press("pick", 7, 31, 2, 40, "a.1")
    button = PressButton(press, label="Go")
    menu = PressMenu(press, options=[discord.SelectOption(label="x")])
    assert button.custom_id == "yz:pick:7:31:2:40:a.1"
    assert menu.custom_id == "yzm:pick:7:31:2:40:a.1"
    assert not PressMenu.__discord_ui_compiled_template__.fullmatch(button.custom_id)
    assert not PressButton.__discord_ui_compiled_template__.fullmatch(menu.custom_id)
    for entity in (
        channel_menu(press, placeholder="-", chosen=[1], most=3),
        role_menu(press, placeholder="-", chosen=[], most=3),
    ):
        assert entity.custom_id == menu.custom_id
        assert entity.to_component_dict()["custom_id"] == menu.custom_id


async def test_rows_are_found_however_deep_the_buttons_lie() -> None:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.Section("text", accessory=PressButton(Press("view", 7, 12), label="View")))
    box.add_item(ui.ActionRow(PressButton(Press("play", 7, 13), label="Play")))
    view.add_item(box)
    view.add_item(ui.ActionRow(PressButton(Press("log", 7), label="Log")))
    components = [_as_component(part) for part in view.to_components()]  # type: ignore[no-untyped-call]
    assert rows_in(components) == {12, 13}


def _as_component(part: dict[str, object]) -> SimpleNamespace:
    """A component as discord.py hands it out with a message: attributes instead of keys."""
    inner = part.get("components", [])
    accessory = part.get("accessory")
    assert isinstance(inner, list)
    return SimpleNamespace(
        custom_id=part.get("custom_id"),
        children=[_as_component(child) for child in inner],
        accessory=_as_component(accessory) if isinstance(accessory, dict) else None,
    )
