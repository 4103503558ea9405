"""Custom ids: what a button or menu carries, so that it works for weeks and after every restart.

    yz:<verb>:<table>:<row>:<seat>:<ticket>:<arg>        a button
    yzm:<verb>:<table>:<row>:<seat>:<ticket>:<arg>       a menu

`row` is the outbox row of the announcement that the button stands on (0 on private panels). By it the bot finds its own
announcements again after a crash. An absent seat or ticket is an empty field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui
from msgspec import Struct

from cogs import limits

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

_FIELDS = (
    r":(?P<verb>[a-z][a-z-]{0,15}):(?P<table>\d{1,18}):(?P<row>\d{1,18})"
    r":(?P<seat>\d{0,2}):(?P<ticket>\d{0,6}):(?P<arg>[A-Za-z0-9_,.=+-]{0,28})"
)
_BUTTON = re.compile("yz" + _FIELDS, re.ASCII)
_MENU = re.compile("yzm" + _FIELDS, re.ASCII)


class Press(Struct, frozen=True):
    """What somebody pressed or chose from: `verb` says what it does, `arg` is an option's number or short id.

    `table` is 0 where no table is concerned.
    """

    verb: str
    table: int = 0
    row: int = 0
    seat: int | None = None
    ticket: int | None = None
    arg: str = ""

    @property
    def fields(self) -> str:
        seat, ticket = ("" if n is None else str(n) for n in (self.seat, self.ticket))
        return f":{self.verb}:{self.table}:{self.row}:{seat}:{ticket}:{self.arg}"

    @property
    def id(self) -> str:
        """The custom id of a button. Raises `ValueError` for what does not fit into one."""
        return _checked("yz" + self.fields, _BUTTON)

    @property
    def menu_id(self) -> str:
        """The custom id of a menu. Raises `ValueError` for what does not fit into one."""
        return _checked("yzm" + self.fields, _MENU)


def _checked(custom_id: str, pattern: re.Pattern[str]) -> str:
    if len(custom_id) > limits.CUSTOM_ID or not pattern.fullmatch(custom_id):
        raise ValueError(f"not a custom id: {custom_id!r}")
    return custom_id


def _press(match: re.Match[str]) -> Press:
    seat, ticket = (int(match[name]) if match[name] else None for name in ("seat", "ticket"))
    return Press(match["verb"], int(match["table"]), int(match["row"]), seat, ticket, match["arg"])


def read(custom_id: str) -> Press | None:
    """The press that a custom id stands for; None for an id that is not ours."""
    match = _BUTTON.fullmatch(custom_id) or _MENU.fullmatch(custom_id)
    return _press(match) if match else None


def rows_in(components: Iterable[object]) -> set[int]:
    """The outbox rows named by the buttons and menus of a message (discord.py components, nested as they come)."""
    found: set[int] = set()
    for component in components:
        press = read(getattr(component, "custom_id", None) or "")
        if press and press.row:
            found.add(press.row)
        inner = [*(getattr(component, "children", None) or ()), getattr(component, "accessory", None)]
        found |= rows_in(child for child in inner if child is not None)
    return found


class PressButton(ui.DynamicItem[ui.Button[Any]], template=_BUTTON):
    """A button that outlives restarts: everything it needs is in its custom id."""

    def __init__(
        self,
        press: Press,
        *,
        label: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        self.press = press
        super().__init__(ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id=press.id))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(_press(match), label=item.label, style=item.style, disabled=item.disabled)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: YizhanBot = interaction.client
        await bot.presses.take(interaction, self.press, [])


AnyMenu = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


class PressMenu(ui.DynamicItem[AnyMenu], template=_MENU):
    """A menu that outlives restarts; what was chosen arrives as `values`."""

    def __init__(
        self,
        press: Press,
        *,
        options: Sequence[discord.SelectOption],
        placeholder: str | None = None,
        min_values: int = 1,
        max_values: int = 1,
        disabled: bool = False,
    ) -> None:
        self.press = press
        super().__init__(
            ui.Select(
                custom_id=press.menu_id,
                options=list(options),
                placeholder=placeholder,
                min_values=min_values,
                max_values=max_values,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        menu = cls(_press(match), options=[])
        assert isinstance(item, ui.Select | ui.ChannelSelect | ui.RoleSelect)
        menu.item = item
        return menu

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: YizhanBot = interaction.client
        data: Mapping[str, Any] = interaction.data or {}
        await bot.presses.take(interaction, self.press, [str(value) for value in data.get("values", ())])


def channel_menu(press: Press, *, placeholder: str, chosen: Sequence[int], most: int) -> PressMenu:
    """A menu of the server's text channels, with the same kind of id as every other menu."""
    menu = PressMenu(press, options=[])
    menu.item = ui.ChannelSelect(
        custom_id=press.menu_id,
        channel_types=[discord.ChannelType.text],
        placeholder=placeholder,
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=i, type=discord.SelectDefaultValueType.channel) for i in chosen],
    )
    return menu


def role_menu(press: Press, *, placeholder: str, chosen: Sequence[int], most: int) -> PressMenu:
    """A menu of the server's roles."""
    menu = PressMenu(press, options=[])
    menu.item = ui.RoleSelect(
        custom_id=press.menu_id,
        placeholder=placeholder,
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=i, type=discord.SelectDefaultValueType.role) for i in chosen],
    )
    return menu
