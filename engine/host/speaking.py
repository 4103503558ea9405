"""Where a table speaks, and how its card gets there when no move brings one along."""

from __future__ import annotations

import msgspec

from engine.host import notices, resting
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.looking import place_of
from engine.host.model import NoticeKind, PersonId, Place
from engine.kernel import Refused, text
from engine.store import outbox
from engine.store.tables import TableRow


async def move(keeper: Keeper, held: Held, place: Place) -> None:
    """Speak elsewhere from now on. A table that has spoken before posts its card there."""
    row = held.row
    if place == place_of(row):
        return
    # What is still to be announced brings a card along.
    follows = row.card is not None and not await _speaks_soon(keeper, row)
    row = msgspec.structs.replace(row, guild=place.guild, channel=place.channel, thread=place.thread, trouble=None)
    if follows:
        await _post_card(keeper, held, row)
    else:
        await keeper.commit(held, Change(row=row))


async def announce(keeper: Keeper, held: Held) -> None:
    """Post the card anew, unless something is to be announced anyway."""
    if held.row.state in ("lobby", "running", "over") and not await _speaks_soon(keeper, held.row):
        await _post_card(keeper, held, held.row)


async def forget_messages(keeper: Keeper, held: Held) -> None:
    """The messages and the thread of this table are gone: post its card anew, in its channel."""
    row = msgspec.structs.replace(held.row, card=None, thread=None)
    if row.state == "frozen" or await _speaks_soon(keeper, row):
        await keeper.commit(held, Change(row=row))
    else:
        await _post_card(keeper, held, row)


async def thaw(keeper: Keeper, held: Held, by: PersonId, *, manages: bool) -> None:
    """Let a frozen table go on, for its owner and whoever `manages` the server's channels.

    Freezes it again if its game still cannot be restored.
    """
    if by != held.row.owner and not manages:
        raise Refused(text("host-owner-or-manager"))
    if held.row.state == "frozen":
        await keeper.game(held)
        # Nobody's time has run since the table was frozen, which is when it was changed last.
        chairs = resting.later(held.row.chairs, keeper.clock() - held.row.updated)
        row = msgspec.structs.replace(held.row, state="running", trouble=None, chairs=chairs)
        await _post_card(keeper, held, row)


async def _speaks_soon(keeper: Keeper, row: TableRow) -> bool:
    async with keeper.store.reading() as tx:
        return bool(await outbox.unsent_rows(tx, row.id))


async def _post_card(keeper: Keeper, held: Held, row: TableRow) -> None:
    kind: NoticeKind = "lobby" if row.state == "lobby" else "over" if row.state == "over" else "turn"
    public = () if held.row.content is None else notices.public((await keeper.game(held)).live, row.said)
    await keeper.commit(held, Change(row=row, notice=notices.plain(row, kind, keeper.clock(), public)))
