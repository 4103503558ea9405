"""A table before it begins: people sit down, the owner settles the options, the game starts.

The card is drawn from what the host knows at the moment of drawing, one drawing at a time for each table, so whoever
presses last sees the newest seats however many press at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord import ui

from cogs import escape, language, limits, lobby_options
from cogs.campaign_card import game_line
from cogs.card import Card, file_of, gallery
from cogs.cutting import cut
from cogs.ids import Press, PressButton
from cogs.lobby_options import options_panel
from cogs.rematch import rematch_line
from cogs.replying import Interaction, answer, update
from cogs.tables import display_name, existing, seat_sign, title
from engine.games import rules_for
from engine.host.model import Person, TableInfo
from engine.kernel import Refused, fluent, text, variant_text
from engine.kernel.checks import refusal
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

POLICY = "sensible"
"""The computer player that "Add computer" seats."""


async def lobby_card(bot: YizhanBot, info: TableInfo, row: int) -> Card:
    """The lobby's public card, in the table's language; `row` is the announcement it stands for."""
    words = language.table_words(info)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=bot.studio.accent(info.slug))
    files: tuple[discord.File, ...] = ()
    if cover := await bot.studio.cover(info.slug, words):
        box.add_item(gallery(cover))
        files = (file_of(cover),)
    about = [f"## {title(info, words)}", words(f"{fluent(info.slug)}-summary")]
    if linked := await game_line(bot.host, info.id, words):
        about.append(linked)
    if again := await rematch_line(bot.host, info.id, words):
        about.append(again)
    box.add_item(ui.TextDisplay("\n".join(about)))
    box.add_item(ui.Separator())
    box.add_item(ui.TextDisplay(_seats(info, words)))
    box.add_item(ui.Separator())
    box.add_item(ui.TextDisplay(f"{_chosen(info, words)}\n{_needed(info, words)}"))
    view.add_item(box)
    if info.state == "lobby":
        for buttons in _buttons(info, words, row):
            box.add_item(ui.ActionRow(*buttons))
    else:
        verbs = (
            {"rules": "play-rules"} if info.state == "cancelled" else {"show": "station-show", "rules": "play-rules"}
        )
        box.add_item(ui.ActionRow(*(PressButton(Press(v, info.id, row), label=words(key)) for v, key in verbs.items())))
    return Card(view, files)


def _seats(info: TableInfo, words: Localiser) -> str:
    lines = []
    for chair, name in zip(info.chairs, escape.names(info), strict=True):
        who = name if chair.person else words("station-computer" if chair.policy else "station-seat-free")
        if chair.person and chair.person.id == info.owner.id:
            who = words("station-seat-owner", who=who)
        lines.append(f"{seat_sign(chair.seat)} {chair.seat + 1}. {who}")
    return "\n".join(lines)


def _chosen(info: TableInfo, words: Localiser) -> str:
    variants = rules_for(info.slug).variants
    options = {variant.id: info.options.get(variant.id, variant.default) for variant in variants}
    parts = [
        words(
            "station-chosen",
            option=variant_text(info.slug, variant.id),
            value=variant_text(info.slug, variant.id, options[variant.id]),
        )
        for variant in variants
        if not variant.campaign and variant.open(options)
    ]
    parts.append(words(f"station-language-{info.language.lower()}"))
    parts.append(words("station-pace", hours=info.pace))
    if info.budget:
        parts.append(words("waiting-budget", hours=info.budget))
    if info.shuffle:
        parts.append(words("station-shuffled"))
    if info.autostart:
        parts.append(words("station-autostarts"))
    return "-# " + " · ".join(parts)


def _needed(info: TableInfo, words: Localiser) -> str:
    free = free_seats(info)
    owner = escape.markdown(info.owner.name)
    match info.state:
        case "lobby" if free and can_start(info):
            return words("station-free", free=free, owner=owner)
        case "lobby" if free:
            needed = _missing(info)
            return words("station-needed", needed=needed, free=free, more="yes" if free > needed else "no")
        case "lobby":
            return words("station-full", owner=owner)
        case "cancelled":
            return words("station-cancelled", owner=owner)
        case _:
            return words("station-begun")


def free_seats(info: TableInfo) -> int:
    """How many seats nobody has taken."""
    return sum(chair.person is None and chair.policy is None for chair in info.chairs)


def can_start(info: TableInfo) -> bool:
    """Whether the game allows as many players as sit there now."""
    return _playable(info, len(info.chairs) - free_seats(info))


def _missing(info: TableInfo) -> int:
    """How many players are needed at least before the game can start."""
    taken, seats = len(info.chairs) - free_seats(info), len(info.chairs)
    return next((more for more in range(seats - taken) if _playable(info, taken + more)), seats - taken)


def _playable(info: TableInfo, players: int) -> bool:
    return refusal(rules_for(info.slug), players, info.options) is None


def _buttons(info: TableInfo, words: Localiser, row: int) -> tuple[list[PressButton], list[PressButton]]:
    def button(
        verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, *, disabled: bool = False
    ) -> PressButton:
        label = cut(words("play-howto" if verb == "howto" else f"station-press-{verb}"), limits.BUTTON_LABEL)
        return PressButton(Press(verb, info.id, row), label=label, style=style, disabled=disabled)

    full = free_seats(info) == 0
    computers = any(chair.policy for chair in info.chairs)
    return (
        [
            button("join", discord.ButtonStyle.success, disabled=full),
            button("leave"),
            button("add-computer", disabled=full),
            button("drop-computer", disabled=not computers),
        ],
        [
            button("start", discord.ButtonStyle.primary, disabled=not can_start(info)),
            button("options"),
            button("howto"),
            button("cancel", discord.ButtonStyle.danger),
        ],
    )


class Lobby:
    """The presses on lobby cards."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._queued: set[int] = set()
        bot.on_press("join", self.join, "update")
        bot.on_press("leave", self.leave, "update")
        bot.on_press("add-computer", self.add_computer, "update")
        bot.on_press("drop-computer", self.drop_computer, "update")
        bot.on_press("start", self.start, "update")
        bot.on_press("options", self.options)
        bot.on_press("cancel", self.cancel)
        bot.on_press("cancel-yes", self.cancel_for_good, "update")

    async def join(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        person = Person(interaction.user.id, display_name(interaction.user))
        await self._change(interaction, press, lambda: self._bot.host.join(press.table, person))

    async def leave(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        await self._change(interaction, press, lambda: self._bot.host.leave(press.table, interaction.user.id))

    async def add_computer(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        who = interaction.user.id
        await self._change(interaction, press, lambda: self._bot.host.add_computer(press.table, who, POLICY))

    async def drop_computer(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        await self._change(interaction, press, lambda: self._bot.host.remove_computer(press.table, interaction.user.id))

    async def start(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        await self._change(interaction, press, lambda: self._bot.host.begin(press.table, interaction.user.id))

    async def options(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        info = await existing(self._bot.host, press.table)
        if info.state != "lobby":
            raise Refused(text("station-already-begun"))
        await answer(interaction, view=options_panel(info, await language.words(interaction, info), press.row))

    async def cancel(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Ask first: a cancelled table does not come back."""
        info = await existing(self._bot.host, press.table)
        words = await language.words(interaction, info)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(words("station-cancel-sure", table=title(info, words))))
        sure = PressButton(
            Press("cancel-yes", info.id, press.row),
            label=words("station-cancel-yes"),
            style=discord.ButtonStyle.danger,
        )
        view.add_item(ui.ActionRow(sure))
        await answer(interaction, view=view)

    async def cancel_for_good(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        before = await existing(self._bot.host, press.table)
        after = await self._bot.host.cancel(press.table, interaction.user.id)
        if before.state == "lobby":
            await self.refresh(after, press.row)
        words = await language.words(interaction)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(words("station-cancel-done", table=title(after, words))))
        await update(interaction, view)

    async def _change(self, interaction: Interaction, press: Press, change: Callable[[], Awaitable[TableInfo]]) -> None:
        """Do something to the table, and show the card as it is afterwards, whether it was done or refused."""
        await existing(self._bot.host, press.table)
        try:
            await change()
        finally:
            await self._show(interaction, press)

    async def _show(self, interaction: Interaction, press: Press) -> None:
        """Bring the pressed card up to date; for a private or an older copy of it, the public one as well."""
        message, channel = interaction.message, interaction.channel_id
        assert message is not None
        info = await existing(self._bot.host, press.table)
        if message.flags.ephemeral:
            card = await lobby_card(self._bot, info, 0)
            await update(interaction, card.view, card.files)
        elif channel is not None:
            await self._edit(info, press.row, message.id, channel)
        if info.state == "lobby" and info.card != message.id:
            await self.refresh(info, 0)

    async def refresh(self, info: TableInfo, row: int) -> None:
        """Bring the public card of a table that is, or has just been, a lobby up to date."""
        if info.card is not None:
            await self._edit(info, row, info.card, info.place.target)

    async def _edit(self, info: TableInfo, row: int, message: int, channel: int) -> None:
        """Draw a card anew in its place. Presses that come while it is being drawn share the next drawing.

        A public card of a lobby that cannot be changed any more is posted anew.
        """
        if message in self._queued:
            return
        self._queued.add(message)
        lock = self._locks.setdefault(message, asyncio.Lock())
        async with lock:
            self._queued.discard(message)
            info = await existing(self._bot.host, info.id)
            card = await lobby_card(self._bot, info, row)
            place = self._bot.get_partial_messageable(channel, guild_id=info.place.guild)
            try:
                await place.get_partial_message(message).edit(view=card.view, attachments=card.files)
            except discord.HTTPException as error:
                log.warning("the lobby card of table %d could not be changed: %s", info.id, error)
                if info.state == "lobby" and info.card == message:
                    await self._bot.host.announce(info.id)


async def setup(bot: YizhanBot) -> None:
    """Take the presses on lobby cards."""
    bot.lobby = Lobby(bot)
    lobby_options.enter(bot)
