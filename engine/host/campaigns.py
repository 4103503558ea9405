"""Campaigns: begun, continued, played again, looked at.

A campaign has at most one table that is not finished. All that is decided here is decided in one transaction, so that
two presses at the same moment open one table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from engine.host import carried
from engine.host.held import Held
from engine.host.keeper import Keeper, write
from engine.host.lobby import put_up, rules_of, set_up
from engine.host.looking import info_of
from engine.host.model import (
    OPEN,
    CampaignGame,
    CampaignId,
    CampaignInfo,
    NewCampaign,
    NewTable,
    Opened,
    Person,
    PersonId,
    Spot,
    TableId,
)
from engine.kernel import Campaign, Refused, Text, text
from engine.store import Damaged, StoreError, Transaction, campaigns, tables
from engine.store.campaigns import CampaignRow, GameRow
from engine.store.tables import ChairRow, TableRow

log = logging.getLogger(__name__)

R = TypeVar("R")

LISTED = 25
"""The longest list of campaigns."""


async def begin(keeper: Keeper, new: NewCampaign, seed: str) -> Opened:
    """A new campaign with its first game, in one transaction. Raises `Refused`."""
    rules = rules_of(keeper, new.slug)
    campaign = rules.campaigns.get(new.name)
    if campaign is None:
        raise Refused(text("host-campaign-unknown", name=new.name))
    if (own := next((v.id for v in rules.variants if v.campaign and v.id in new.options), None)) is not None:
        raise Refused(text("kernel-unknown-option", option=own))
    now = keeper.clock()
    row = CampaignRow(
        slug=new.slug,
        name=new.name,
        guild=new.spot.place.guild,
        owner=new.owner.id,
        owner_name=new.owner.name,
        language=new.language,
        pace=new.pace,
        options=dict(new.options),
        progress=carried.written(campaign.start()),
        created=now,
        updated=now,
    )
    async with keeper.store.transaction() as tx:
        row = await campaigns.insert(tx, row)
        table = await _open(keeper, tx, row, row.progress, 1, new.spot, seed, None)
    keeper.on_change(table)
    return Opened(row.id, info_of(table), fresh=True)


async def go_on(
    keeper: Keeper, campaign: CampaignId, by: PersonId, spot: Spot, seed: str, *, again: bool, seen: TableId | None
) -> Opened:
    """Open a campaign's next game; with `again` the one that was played last, from where it began. After a game that
    could not be taken over nothing but playing it again is left.

    Delivered twice, it opens one table. `seen`: the table at whose end the person wants to go on, which may have been
    long ago. Raises `Refused`.
    """
    await catch_up(keeper, campaign)
    async with keeper.store.transaction() as tx:
        row, games = await _found(tx, campaign)
        if row.owner != by:
            raise Refused(text("host-campaign-owner"))
        untaken = _untaken(games)
        last = untaken or _last(games)
        number = (last.number if last else 0) + (0 if again else 1)
        if (open_game := next((game for game in games if game.state in OPEN), None)) is not None:
            table = await tables.get(tx, open_game.table_id)
            if open_game.number != number or table is None:
                raise Refused(text("host-campaign-open", table=open_game.table_id))
            return Opened(row.id, info_of(table), fresh=False)
        if untaken is not None and not again:
            raise Refused(text("host-campaign-untaken", campaign=campaign, table=untaken.table_id))
        if again and last is None:
            raise Refused(text("host-campaign-nothing"))
        if seen is not None and (last is None or last.table_id != seen):
            raise Refused(text("host-campaign-went-on"))
        before = last.before if again and last else row.progress
        table = await _open(keeper, tx, row, before, number, spot, seed, last)
    keeper.on_change(table)
    return Opened(row.id, info_of(table), fresh=True)


async def catch_up(keeper: Keeper, campaign: CampaignId) -> None:
    """Take over what could not be taken over when the last game ended. If it still cannot be, that is only logged."""

    async def work(held: Held) -> None:
        game = await keeper.game(held)
        async with keeper.store.transaction() as tx:
            await carried.take_over(tx, game, held.row)

    async with keeper.store.reading() as tx:
        game = _untaken(await campaigns.games_of(tx, campaign))
    if game is not None:
        try:
            await keeper.alone(game.table_id, work)
        except Refused as refused:
            log.warning("campaign %d waits for table %d: %s", campaign, game.table_id, refused)


async def look(keeper: Keeper, campaign: CampaignId) -> CampaignInfo | None:
    """One campaign; None if there is none of that id."""
    await catch_up(keeper, campaign)
    async with keeper.store.reading() as tx:
        row = await campaigns.get(tx, campaign)
        return None if row is None else await _info(keeper, tx, row)


async def of_table(keeper: Keeper, table: TableId) -> CampaignInfo | None:
    """The campaign of a table; None if it belongs to none."""
    async with keeper.store.reading() as tx:
        linked = await campaigns.game_of(tx, table)
        row = None if linked is None else await campaigns.get(tx, linked.campaign_id)
        return None if row is None else await _info(keeper, tx, row)


async def of_person(keeper: Keeper, person: PersonId) -> list[CampaignInfo]:
    """The campaigns that somebody owns or plays in, newest change first."""
    async with keeper.store.reading() as tx:
        return [await _info(keeper, tx, row) for row in await campaigns.of_person(tx, person, LISTED)]


async def in_guild(keeper: Keeper, guild: int) -> list[CampaignInfo]:
    """A server's campaigns, newest change first."""
    async with keeper.store.reading() as tx:
        return [await _info(keeper, tx, row) for row in await campaigns.in_guild(tx, guild, LISTED)]


async def readable(work: Awaitable[R], campaign: CampaignId) -> R:
    """Say it to the person when a campaign cannot be read or written."""
    try:
        return await work
    except Damaged as error:
        log.error("campaign %d cannot be read: %s", campaign, error)
        raise Refused(text("host-campaign-broken", campaign=campaign)) from error
    except StoreError as error:
        log.error("%s", error)
        raise Refused(text("host-not-saved")) from error


async def _found(tx: Transaction, campaign: CampaignId) -> tuple[CampaignRow, list[GameRow]]:
    row = await campaigns.get(tx, campaign)
    if row is None:
        raise Refused(text("host-no-campaign", campaign=campaign))
    return row, await campaigns.games_of(tx, campaign)


def _last(games: Sequence[GameRow]) -> GameRow | None:
    """The game whose end the campaign stands at."""
    return next((game for game in reversed(games) if game.taken), None)


def _untaken(games: Sequence[GameRow]) -> GameRow | None:
    """The game that has ended last, if what it brought has not been taken over."""
    ended = [game for game in games if game.state == "over"]
    return ended[-1] if ended and not ended[-1].taken else None


async def _open(
    keeper: Keeper,
    tx: Transaction,
    row: CampaignRow,
    before: str,
    number: int,
    spot: Spot,
    seed: str,
    last: GameRow | None,
) -> TableRow:
    """A table for a game of the campaign, which begins at once if all who played the one before are enough."""
    rules = rules_of(keeper, row.slug)
    campaign, options = _next_options(row, rules.campaigns.get(row.name), before)
    new = NewTable(
        slug=row.slug,
        seats=campaign.seats,
        options={**row.options, **options},
        language=row.language,
        place=spot.place,
        owner=Person(row.owner, row.owner_name),
        threaded=spot.threaded,
        autostart=True,
        pace=row.pace,
    )
    table = await put_up(keeper, tx, new, await _chairs(tx, row, last))
    await campaigns.add_game(tx, row.id, table.id, number, before)
    if any(chair.free for chair in table.chairs):
        return table
    game, change = set_up(keeper, table, seed)
    return await write(tx, table, change, game)


def _next_options(
    row: CampaignRow, campaign: Campaign[Any, Any] | None, before: str
) -> tuple[Campaign[Any, Any], dict[str, str]]:
    """What the campaign wants of its next game. Raises `Refused` if it has none, or fails."""
    broken = Refused(text("host-campaign-broken", campaign=row.id))
    if campaign is None:
        raise broken
    try:
        options = campaign.options(carried.read(campaign, before))
    except Exception as error:
        log.exception("campaign %d does not know its next game", row.id)
        raise broken from error
    if options is None:
        raise Refused(text("host-campaign-over"))
    return campaign, options


async def _chairs(tx: Transaction, row: CampaignRow, last: GameRow | None) -> list[ChairRow]:
    """Who sits down: those who played the game before, on the same seats; at the first game the owner."""
    before = None if last is None else await tables.get(tx, last.table_id)
    if before is None:
        return [ChairRow(0, row.owner, row.owner_name)]
    return [_same(chair) for chair in before.chairs]


def _same(chair: ChairRow) -> ChairRow:
    """A chair of the next game: for whoever's seat it was, whoever has played it in the end."""
    if chair.owner is not None:
        return ChairRow(chair.seat, chair.owner, chair.owner_name)
    return ChairRow(chair.seat, chair.person, chair.name, chair.policy)


async def _info(keeper: Keeper, tx: Transaction, row: CampaignRow) -> CampaignInfo:
    """A campaign as it stands; one of which nothing can be made is marked as broken."""
    games: list[GameRow] = []
    sheet: tuple[Text, ...] = ()
    over, broken = False, False
    try:
        games = await campaigns.games_of(tx, row.id)
        campaign = rules_of(keeper, row.slug).campaigns[row.name]
        state = carried.read(campaign, row.progress)
        sheet, over = campaign.sheet(state), campaign.options(state) is None
        broken = _untaken(games) is not None
    except StoreError:
        raise
    except Exception:
        log.exception("campaign %d cannot be read", row.id)
        broken = True
    stands = {game.number: game.table_id for game in games if game.taken}
    return CampaignInfo(
        id=row.id,
        slug=row.slug,
        name=row.name,
        guild=row.guild,
        owner=Person(row.owner, row.owner_name),
        language=row.language,
        options=dict(row.options),
        games=tuple(
            CampaignGame(game.table_id, game.number, game.state, stands.get(game.number) == game.table_id)
            for game in games
        ),
        sheet=sheet,
        over=over,
        broken=broken,
        created=row.created,
        updated=row.updated,
    )
