"""Random games with undos, restarts and tables let go: the stored game always equals one that was never stored."""

from __future__ import annotations

import random

import pytest

from engine import record
from engine.kernel import Reply, Session, View
from tests.host.support import PEOPLE, House, find_rules


@pytest.mark.parametrize(("slug", "options"), [("teaching", {"length": "long"}), ("dream", {})])
@pytest.mark.parametrize("seed", range(6))
async def test_a_stored_game_equals_one_in_memory(home: House, slug: str, options: dict[str, str], seed: int) -> None:
    chance = random.Random(seed)
    home.room = 1
    home.seed = f"random {seed}"
    await home.restart()
    seats = chance.randint(2, 4)
    table = await home.table(seats=seats, slug=slug, options=options)
    session, _ = Session.begin(find_rules(slug), seats, options, home.seed)
    views: list[View] = [session.view(None)]
    undos = 0
    for _ in range(160):
        if session.over:
            break
        if chance.random() < 0.08:
            await home.restart()
        if chance.random() < 0.1:
            other = await home.table(begin=False)  # takes the only place in memory
            await home.host.cancel(other, PEOPLE[0].id)
        takers = [seat for seat in range(seats) if session.can_undo(seat)]
        if takers and chance.random() < 0.35:
            seat = chance.choice(takers)
            await home.host.undo(table, PEOPLE[seat].id, session.tickets[seat])
            session = session.undo(seat)
            undos += 1
        else:
            decision = chance.choice(session.decisions)
            least, most = decision.pick
            offered = [option.id for option in decision.options]
            picks = tuple(chance.sample(offered, chance.randint(least, min(most, len(offered)))))
            if decision.free and chance.random() < 0.7:
                picks = (chance.choice(decision.free).id,)
            await home.answer(table, PEOPLE[decision.seat], *picks)
            session.apply(Reply(decision.seat, decision.key, decision.ticket, picks))
        views.append(session.view(None))
        glance = await home.host.glance(table, PEOPLE[0].id)
        assert glance.info.waiting == {decision.seat: decision.key for decision in session.decisions}
        assert glance.info.entries == len(views) - 1
        if not session.over:
            stored = await home.host.session_clone(table, PEOPLE[0].id)
            assert record.position(stored) == record.position(session)
            assert stored.tickets == session.tickets
            assert [stored.can_undo(seat) for seat in range(seats)] == [session.can_undo(s) for s in range(seats)]
    assert undos > 3
    for at in chance.sample(range(len(views)), min(20, len(views))):
        assert await home.host.public_view(table, at) == views[at]
