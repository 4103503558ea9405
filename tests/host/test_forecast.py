"""What somebody may be asked is found out in games that are only imagined: nothing hidden is in them."""

from __future__ import annotations

import pytest

from engine.games import rules_for
from engine.host import forecast
from engine.kernel import Reply, Session, random_picks
from engine.kernel.rng import Rng
from tests.host.support import find_rules


@pytest.mark.parametrize("slug", ["teaching", "dream", "gugong"])
def test_nothing_that_a_seat_cannot_know_is_in_the_game_that_is_imagined_for_it(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the game that the seat knows, and neither its draws nor its deal are the true ones."""
    monkeypatch.setattr("secrets.token_hex", lambda _: "again")
    rules = find_rules(slug) if slug == "teaching" else rules_for(slug, None)
    session, _ = Session.begin(rules, 2, {}, "deal")
    chance = Rng("people")
    dealt_anew = 0
    for _ in range(40):
        decision = session.decisions[0]
        session.apply(Reply(decision.seat, decision.key, decision.ticket, random_picks(lambda: None, decision, chance)))
        if session.over:
            break
        for seat in range(2):
            guess = forecast.imagined(session.clone(), seat)
            assert guess.table.rng.seed == "again", "no draw is the true one"
            start = Session.restore(rules, session.step_start)
            assert guess.view(seat) == start.view(seat), "and yet it is the game that the seat knows"
            guess.table.rng = start.table.rng
            dealt_anew += guess.table != start.table
    assert dealt_anew > 20, "what the seat cannot know is another deal"


def test_a_bid_that_was_given_in_secret_is_not_in_what_others_may_be_asked() -> None:
    """Whatever Ada has bid, the games imagined for Ben take every course: they begin before her bid."""
    seen: list[set[str]] = []
    for bid in ("bid:0", "bid:2"):
        session, _ = Session.begin(find_rules("teaching"), 2, {}, "deal")
        session.apply(Reply(0, "bid", 0, (bid,)))
        assert forecast.imagined(session.clone(), 1).open_replies == ()
        assert forecast.imagined(session.clone(), 1).table.players[0].bid is None
        seen.append({asked.key for asked in forecast.forecast(session.clone(), 1).asked})
    assert "bid" in seen[0] & seen[1]
