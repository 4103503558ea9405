"""Answering people: a receipt at once, the answer afterwards, and never silence.

Every press and every command runs through `guard`: what was refused is said in private and in the person's language;
what failed is logged under a short reference, which the person gets to see.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, cast

import discord
from discord import app_commands, ui
from discord.utils import MISSING
from msgspec import Struct

from cogs import codes, language
from cogs.ids import Press
from engine.host.model import TableInfo
from engine.kernel import Refused, Text, text
from engine.words import FALLBACK, Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

Command = TypeVar("Command", bound=Callable[..., Coroutine[Any, Any, None]])

Interaction: TypeAlias = "discord.Interaction[YizhanBot]"
Receipt = Literal["private", "update", "none"]
"""`private`: a new message only for this person; `update`: the pressed message changes; `none`: answered at once."""
Handler: TypeAlias = "Callable[[discord.Interaction[YizhanBot], Press, list[str]], Awaitable[None]]"

NOBODY = discord.AllowedMentions.none()
_ANSWERED, _ABOUT = "answered", "about"


class _Stopping(Exception):
    """The bot is about to stop: without a receipt, Discord tells the person to try again."""


async def receipt(interaction: Interaction, kind: Receipt) -> None:
    """Tell Discord that the press or command has arrived."""
    if interaction.client.stopping:
        raise _Stopping
    if interaction.response.is_done() or kind == "none":
        return
    if kind == "private":
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def answer(
    interaction: Interaction,
    content: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
) -> None:
    """Say something in private: in the message that the receipt has promised, else in one more.

    `content` and `view` exclude each other: a layout has no content.
    """
    response = interaction.response
    promised = response.type is discord.InteractionResponseType.deferred_channel_message
    first = not interaction.extras.get(_ANSWERED)
    if not response.is_done():
        if view is None:
            await response.send_message(content, files=list(files), ephemeral=True, allowed_mentions=NOBODY)
        else:
            await response.send_message(view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY)
    elif promised and first:
        interaction.extras[_ANSWERED] = True
        if view is None:
            await interaction.edit_original_response(content=content, attachments=list(files), allowed_mentions=NOBODY)
        else:
            await interaction.edit_original_response(view=view, attachments=list(files), allowed_mentions=NOBODY)
    elif view is None:
        await interaction.followup.send(content or "", files=list(files), ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.followup.send(view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY)


async def update(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] | None = None) -> None:
    """Change the pressed message. `files` replaces its files; None keeps them."""
    attachments = MISSING if files is None else list(files)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=attachments, allowed_mentions=NOBODY)
    else:
        await interaction.response.edit_message(view=view, attachments=attachments, allowed_mentions=NOBODY)


def about(interaction: Interaction, info: TableInfo) -> TableInfo:
    """Remember which table a press or command is about: should it be refused, seats are called by their names."""
    interaction.extras[_ABOUT] = info.id
    return info


async def _sentence(interaction: Interaction, reason: Text) -> str:
    """A reason in the person's language."""
    try:
        table = interaction.extras.get(_ABOUT)
        words = await language.words(interaction, await interaction.client.host.info(table) if table else None)
    except Exception:
        # The settings cannot be read; the client's own locale can.
        log.exception("the language of a person could not be looked up")
        words = Localiser(language.spoken(interaction.locale) or FALLBACK)
    try:
        return words.say(reason)
    except (KeyError, ValueError):
        log.exception("there is no sentence for %s", reason.key)
        return words("station-not-now")


@asynccontextmanager
async def guard(interaction: Interaction, what: str) -> AsyncIterator[None]:
    """Around all that a press or command does: whatever goes wrong is told to the person."""
    task = asyncio.current_task()
    assert task is not None
    figures = interaction.client.figures
    interaction.client.at_work.add(task)
    began = time.perf_counter()
    try:
        yield
    except _Stopping:
        log.info("%s came too late: the bot stops", what)
    except Refused as refused:
        await _try_to_tell(interaction, refused.reason)
    except discord.HTTPException as error:
        if error.code == codes.ANSWERED_ALREADY:
            log.info("%s was delivered twice", what)
        elif error.code in codes.INTERACTION_OVER:
            log.warning("%s: the interaction was over before it could be answered", what)
        else:
            await _failed(interaction, what, error)
    except Exception as error:
        await _failed(interaction, what, error)
    finally:
        figures.took(time.perf_counter() - began)
        interaction.client.at_work.discard(task)


async def _failed(interaction: Interaction, what: str, error: Exception) -> None:
    reference = secrets.token_hex(3)
    interaction.client.figures.failed += 1
    log.error("%s failed (reference %s)", what, reference, exc_info=error)
    await _try_to_tell(interaction, text("station-failed", reference=reference))


async def _try_to_tell(interaction: Interaction, reason: Text) -> None:
    sentence = await _sentence(interaction, reason)
    try:
        try:
            await answer(interaction, sentence)
        except discord.HTTPException as error:
            if error.code != codes.ANSWERED_ALREADY:
                raise
            # The receipt had arrived: only Discord's word about it got lost.
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=NOBODY)
    except Exception:
        log.warning("an answer could not be delivered: %s", reason.key, exc_info=True)


class _Route(Struct, frozen=True):
    handler: Handler
    receipt: Receipt


class Presses:
    """Who handles which verb. Cogs enter theirs when they are loaded."""

    def __init__(self) -> None:
        self._routes: dict[str, _Route] = {}

    def enter(self, verb: str, handler: Handler, receipt: Receipt) -> None:
        """Let `handler` take every press of `verb`. Raises `ValueError` if somebody has it already."""
        if verb in self._routes:
            raise ValueError(f"two handlers for {verb!r}")
        self._routes[verb] = _Route(handler, receipt)

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self._routes)

    async def take(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Run the handler of a press, receipt first."""
        async with guard(interaction, f"{press.verb} at table {press.table}"):
            route = self._routes.get(press.verb)
            if route is None:
                raise Refused(text("station-unknown-press"))
            interaction.extras[_ABOUT] = press.table
            await receipt(interaction, route.receipt)
            await route.handler(interaction, press, values)


def guarded(command: Command) -> Command:
    """Put under `@app_commands.command`: the receipt first, and `guard` around the command's callback."""

    @wraps(command)
    async def callback(self: object, interaction: Interaction, *args: Any, **kwargs: Any) -> None:
        what = f"/{interaction.command.qualified_name}" if interaction.command else "a command"
        async with guard(interaction, what):
            await receipt(interaction, "private")
            await command(self, interaction, *args, **kwargs)

    return cast(Command, callback)


class Tree(app_commands.CommandTree["YizhanBot"]):
    """The command tree: a command that fails is answered like a press that fails."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        what = f"/{interaction.command.qualified_name}" if interaction.command else "a command"
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete of %s failed", what, exc_info=cause)
            return
        async with guard(interaction, what):
            if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused(text("station-unknown-command"))
            if isinstance(cause, app_commands.MissingPermissions):
                raise Refused(text("station-not-yours"))
            raise cause
