"""Thousands of positions, made up and met in games: what is offered is all that is legal, and comes out as it must."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from engine.games.dream import rules
from engine.games.dream.rules import DreamRules
from engine.games.dream.table import Guest, Player, Site, Table
from engine.games.dream.view import View
from engine.kernel import Decision, Event, Illegal, Reply, Rng, Save, Session
from tests.games.dream import referee
from tests.games.dream.position import CARDS, RULES

EVERY_REPLY = sorted(
    {f"entertain:{place}" for place in range(7)}
    | {f"{deed}:{rank}" for deed in ("buy:menu", "remove") for rank in (1, 2, 3, 4)}
    | {f"{deed}:{shop}" for deed in ("buy:shop", "build", "shop") for shop in referee.MODEL_COST}
)


def odd_customers() -> DreamRules:
    """The rules with an owner's own customers: any order, from nothing on, and up to six shop types in any company."""
    chance = Random("odd")
    raw = msgspec.json.decode(RULES.content_text)
    for customer in raw["customers"].values():
        customer["menus"] = chance.choice([0, 1, 3, 5, 9])
        customer["visits"] = chance.sample(sorted(referee.MODEL_COST), chance.randrange(7))
    return rules(msgspec.json.encode(raw))


ODD = odd_customers()


def made_up(chance: Random, seats: int) -> Table:
    """A position that may come up in a game, if only by very odd play: the whole box, spread at random.

    Ring Out is always in the deck, as it is shuffled into it whenever it is turned up.
    """
    shops = [shop for shop in referee.MODEL_COST for _ in range(3)]
    menus = [4] * 32 + [3] * 20 + [2] * 12 + [1] * 12
    street = [kind for kind, customer in CARDS.customers.items() for _ in range(customer.copies)]
    for pile in (shops, menus, street):
        chance.shuffle(pile)
    players = []
    for _ in range(seats):
        unbuilt = chance.choice([0, 0.1, 0.5])
        sites = [Site(shops.pop(), chance.random() >= unbuilt) for _ in range(chance.choice([chance.randrange(8), 8]))]
        room = [menus.pop() for _ in range(chance.randrange(8))]
        kitchen = [menus.pop() for _ in range(chance.choice([0, 0, 1, 2, 4, 8]))]
        models = sum(site.built for site in sites)
        coins = chance.choice([chance.randrange(12), chance.randrange(30, 50 if models >= 8 else 80)])
        players.append(Player(coins, room, kitchen, sites))
    if chance.random() < 0.3:  # A pile is empty: somebody has its cards.
        gone = chance.randrange(1, 5)
        players[-1].kitchen += [rank for rank in menus if rank == gone]
        menus = [rank for rank in menus if rank != gone]
    events = list(referee.EVENTS)
    chance.shuffle(events)
    notices = [event for event in events[: chance.choice([0, 1, 1, 2, 9])] if event != "ring_out"]
    t = Table(
        seats=seats,
        rng=Rng(str(chance.random())),
        players=players,
        supply=[menus.count(rank) for rank in (1, 2, 3, 4)],
        shop_deck=shops,
        display=[shops.pop() for _ in range(min(4, len(shops)))],
        customers=[],
        queue=[],
        discard=[],
        notices=notices,
        active=chance.randrange(seats),
        turn=chance.randrange(1, 99),
        card_bought=chance.random() < 0.3,
        removed=chance.random() < 0.15,
    )
    t.queue = [Guest(street.pop(), chance.choice([0, 0, 1, 5])) for _ in range(referee.places(t))]
    t.discard = [street.pop() for _ in range(chance.choice([0, 5, 40]))]
    waiting = [event for event in events if event not in notices]
    t.customers = street + waiting
    chance.shuffle(t.customers)
    if chance.random() < 0.6:  # An event is the first, second or third card to be turned up.
        t.customers.remove(waiting[0])
        t.customers.insert(len(t.customers) - chance.randrange(3), waiting[0])
    return t


def copied(t: Table) -> Table:
    return msgspec.json.decode(msgspec.json.encode(t), type=Table)


class Watched:
    """A session of which every reply is foretold."""

    def __init__(self, session: Session[Table, View], by: DreamRules = RULES) -> None:
        self.session = session
        self.customers = by.box.cards.customers

    @property
    def decision(self) -> Decision:
        (decision,) = self.session.decisions
        return decision

    def look(self, chance: Random) -> list[str]:
        """All that is offered, which must be all that is legal; something else is refused."""
        t, decision = self.session.table, self.decision
        offered = [option.id for option in decision.every()]
        assert decision.seat == t.active
        assert decision.pick == (1, 1)
        assert len(set(offered)) == len(offered)
        assert set(offered) == referee.legal(t)
        assert [option.id for option in decision.options] == [one for one in offered if one.startswith("entertain")]
        for option, guest in zip(decision.options, t.queue, strict=False):
            assert option.note is not None
            assert option.note.args["coins"] == guest.coins
        wrong = chance.choice(EVERY_REPLY)
        if wrong not in offered:
            with pytest.raises(Illegal):
                self.apply(wrong)
        return offered

    def apply(self, pick: str) -> list[Event]:
        decision = self.decision
        return self.session.apply(Reply(decision.seat, decision.key, decision.ticket, (pick,)))

    def play(self, pick: str, chance: Random) -> None:
        """Reply, and compare with what must come of it."""
        before = copied(self.session.table)
        if pick.startswith("entertain"):
            self._entertain(before, int(pick[10:]), chance)
            return
        expected = copied(before)
        referee.after(expected, pick)
        self.apply(pick)
        self._compare(expected)
        shown = pick.startswith("buy:shop") and bool(before.shop_deck)
        assert self.session.table.reveals - before.reveals == shown
        assert self.session.over or self.session.can_undo(before.active) != shown

    def _entertain(self, before: Table, place: int, chance: Random) -> None:
        customer = self.customers[before.queue[place].kind]
        choices, chosen = referee.choices(before, customer), None
        told = self.apply(f"entertain:{place}")
        if choices:
            assert self.decision.key == "off_season_shop"
            assert {option.id for option in self.decision.every()} == choices
            seen = self.session.table
            assert (seen.rng.drawn, seen.reveals) == (before.rng.drawn, before.reveals), "the choice comes first"
            pick = chance.choice(sorted(choices))
            chosen = pick[5:]
            told = told + self.apply(pick)
        t = self.session.table
        expected = copied(before)
        referee.income(expected, place, customer, chosen, *dice_told(told), t.players[before.active].room)
        foreseen = expected.winner is not None or referee.street(expected, place)
        if foreseen:
            self._compare(expected)
        else:
            assert (t.active, t.turn, t.winner) == (expected.active, expected.turn, None)
            assert "ring_out" not in t.notices, "it is shuffled with the rest"
            assert list(RULES.audit(t)) == []
            for mine, foretold in zip(t.players, expected.players, strict=True):
                assert mine.coins <= foretold.coins
                assert mine.sites == foretold.sites
        for seat, player in enumerate(t.players):
            if seat != before.active:
                assert player.coins <= before.players[seat].coins, "only the active player gets richer"
                assert player.sites == before.players[seat].sites

    def _compare(self, expected: Table) -> None:
        t = self.session.table
        assert self.session.over == (expected.winner is not None), "nothing but a win ends the game"
        found = copied(t)
        for each in (found, expected):
            for player in each.players:
                player.kitchen.sort()  # a heap of open cards
        assert found == msgspec.structs.replace(expected, rng=t.rng, reveals=t.reveals)
        assert list(RULES.audit(t)) == []


def dice_told(told: Sequence[Event]) -> tuple[list[int], list[int]]:
    """The dice of menus and of shops in the account of an income."""
    (account,) = [event.text for event in told if event.text.key == "dream-did-income"]
    parts = account.args["parts"]
    assert isinstance(parts, tuple)
    menus = [part.args["rolled"] for part in parts if part.key == "dream-part-menus-rolled"]
    shops = [part.args["die"] for part in parts if part.key == "dream-part-die"]
    return [int(str(die)) for rolled in menus for die in str(rolled).split(" + ")], [int(str(die)) for die in shops]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_made_up_positions(seats: int) -> None:
    chance = Random(seats)
    for by in (RULES, ODD) * 700:
        save = Save(by.version, 0, msgspec.Raw(msgspec.json.encode(made_up(chance, seats))), (), (0,) * seats)
        watched = Watched(Session.restore(by, save), by)
        assert list(RULES.audit(watched.session.table)) == []
        offered = watched.look(chance)
        kinds = sorted({pick.partition(":")[0] for pick in offered})
        kind = "entertain" if chance.random() < 0.5 else chance.choice(kinds)
        watched.play(chance.choice([pick for pick in offered if pick.startswith(kind)]), chance)


@pytest.mark.rule("DS-END-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    for number in range(4):
        chance = Random(10 * seats + number)
        watched = Watched(Session.begin(RULES, seats, {}, f"watched-{number}")[0])
        while not watched.session.over:
            watched.play(chance.choice(watched.look(chance)), chance)
        winner = watched.session.table.winner
        assert winner is not None
        assert watched.session.table.players[winner].coins >= 50
        assert len(referee.built(watched.session.table.players[winner])) >= 8
