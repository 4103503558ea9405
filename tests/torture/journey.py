"""A process that plays campaigns until it is killed: `python -m tests.torture.journey DATABASE SEED`."""

from __future__ import annotations

import asyncio
import itertools
import sys

from engine.host import Host
from engine.host.model import NewCampaign, Notice, Person, Place, Spot, TableInfo
from engine.kernel import Reply
from engine.store import Store
from tests import teaching

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")
SPOT = Spot(Place(1, 10), threaded=False)


class Nobody:
    """A courier whose announcements nobody reads."""

    def __init__(self) -> None:
        self._message = itertools.count(1)

    async def deliver(self, notice: Notice, nonce: str) -> int:
        return next(self._message)

    async def recent(self, place: Place) -> dict[int, int]:
        return {}

    async def open_thread(self, info: TableInfo) -> int | None:
        return None


async def play(host: Host, table: int) -> None:
    """A table to its end; whoever is asked plays cards and takes the last one along."""
    while True:
        info = await host.info(table)
        assert info is not None
        if info.state == "lobby":
            info = await host.join(table, BEN)
        for person in (ADA, BEN):
            decision = (await host.glance(table, person.id)).decision
            if decision is not None:
                free = decision.pick[0] == 0
                wanted = "play" if decision.find("play") else decision.options[-1].id
                picks = () if free else (wanted,)
                await host.reply(table, person.id, Reply(decision.seat, decision.key, decision.ticket, picks))
                break
        else:
            return


async def main(database: str) -> None:
    store = await Store.open(database)
    host = Host(store, Nobody(), catalogue=lambda slug, content: teaching.rules(content))
    await host.start()
    print("ready", flush=True)
    while True:
        going = next((info for info in await host.campaigns_of(ADA.id) if not info.over), None)
        if going is None:
            new = NewCampaign(slug="teaching", name="journey", options={}, language="en", owner=ADA, spot=SPOT)
            table = (await host.begin_campaign(new)).table.id
        elif going.open is not None:
            table = going.open.table
        else:
            again = going.last is not None and len(going.games) % 3 == 1
            table = (await host.next_game(going.id, ADA.id, SPOT, again=again)).table.id
        await play(host, table)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
