"""Exact positions of the game, and a way to play on from them that reads like a record.

game = position(player(coins=20, built=["mercery"]), player(), queue=["weaver"])
game.play("entertain:0")
assert game.coins == [28, 0]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.games.dream import rules
from engine.games.dream.rules import DreamRules
from engine.games.dream.table import Guest, Player, Site, Table
from engine.games.dream.view import View
from engine.kernel import Rng
from tests.games.playing import Playing

RULES = rules()
CARDS = RULES.box.cards
FILLERS = ("sightseer", "porter", "soldier", "weaver", "fortune_seeker", "farmer")
"""Customers that stand in the queue where a position does not say who does."""


def changed(file: str, entry: str | None, by: DreamRules = RULES, **fields: object) -> DreamRules:
    """The rules with other cards: some fields of one entry of a content file replaced. The board has no entries."""
    raw = msgspec.json.decode(by.content_text)
    changing = raw[file][entry] if entry else raw[file]
    changing.update(fields)
    changing["source"].update(dict.fromkeys(fields, "house"))
    return rules(msgspec.json.encode(raw, order="sorted"))


def player(
    coins: int = 0,
    room: Sequence[int] = (4, 4, 4, 4),
    kitchen: Sequence[int] = (),
    built: Sequence[str] = (),
    unbuilt: Sequence[str] = (),
) -> Player:
    """A player. `room` is the Private Room by rank, the card to be turned over first at the left."""
    sites = [Site(kind, built=True) for kind in built] + [Site(kind) for kind in unbuilt]
    return Player(coins, list(reversed(room)), list(kitchen), sites)


class Game(Playing[Table, View]):
    """A position being played."""

    def offered(self, start: str = "") -> list[str]:
        """The ids of the offers that begin like this."""
        return [option for option in self.offers if option.startswith(start)]

    @property
    def me(self) -> Player:
        """The first player, who has the turn when a position is set up."""
        return self.table.players[0]

    @property
    def coins(self) -> list[int]:
        return [each.coins for each in self.table.players]

    @property
    def queue(self) -> list[str]:
        return [guest.kind for guest in self.table.queue]

    @property
    def queue_coins(self) -> list[int]:
        return [guest.coins for guest in self.table.queue]


def position(
    *players: Player,
    queue: Sequence[str | tuple[str, int]] = (),
    next_up: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    notices: Sequence[str] = (),
    display: Sequence[str] | None = None,
    shop_deck: Sequence[str] | None = None,
    supply: Sequence[int] | None = None,
    dice: Sequence[int] = (),
    active: int = 0,
    fill: bool = True,
    by: DreamRules = RULES,
) -> Game:
    """A position with the whole box in play: what is not placed lies at the bottom of its deck. At least two players.

    `queue` begins at the far right; "(kind, n)" has n coins on it; fillers stand behind. `next_up` are the cards that
    come next from the customer deck. `deck` and `discard` are those piles exactly; a position with its own `deck`,
    `shop_deck` or `supply` lacks cards and is not audited. `notices` ends with the top card. `dice` are the next dice
    rolled, if nothing is shuffled before. With `fill=False` nobody stands behind those in `queue`, which is not
    audited either. `by` are the rules to play by.
    """
    cards = by.box.cards
    seats = [*players, *[player() for _ in range(2 - len(players))]]
    size = cards.board.queue_size(notices[-1] if notices else None)
    guests = [Guest(each) if isinstance(each, str) else Guest(*each) for each in queue]
    street = Counter({kind: event.copies for kind, event in cards.events.items()})
    street.update({kind: customer.copies for kind, customer in cards.customers.items()})
    street.subtract([*(guest.kind for guest in guests), *next_up, *notices, *(deck or ()), *discard])
    for kind in FILLERS:
        if fill and len(guests) < size and street[kind] > 0:
            guests.append(Guest(kind))
            street[kind] -= 1
    assert not -street, f"not in the box: {-street}"

    shops = Counter({kind: shop.copies for kind, shop in cards.shops.items()})
    shops.subtract(site.shop for each in seats for site in each.sites)
    if display is None:
        display = [kind for kind in shops if shops[kind] > 0][: cards.board.display]
    shops.subtract(display)

    menus = Counter({menu.rank: menu.copies for menu in cards.menus.values()})
    for each in seats:
        menus.subtract([*each.room, *each.kitchen])
    table = Table(
        seats=len(seats),
        rng=Rng(_seed_for(dice)),
        players=seats,
        supply=list(supply) if supply is not None else [menus[rank] for rank in (1, 2, 3, 4)],
        shop_deck=list(shop_deck) if shop_deck is not None else list(shops.elements()),
        display=list(display),
        customers=[*(street.elements() if deck is None else deck), *reversed(next_up)],
        queue=guests,
        discard=list(discard),
        notices=list(notices),
        active=active,
    )
    return Game(by, table, whole=fill and deck is None and shop_deck is None and supply is None)


def shop_income(
    customer: str,
    built: Sequence[str],
    *,
    unbuilt: Sequence[str] = (),
    dice: Sequence[int] = (),
    event: str | None = None,
    choose: str | None = None,
    by: DreamRules = RULES,
) -> int:
    """What the shops bring a player without any menu card, in Off-season from the shop that is chosen."""
    game = position(
        player(room=(), built=built, unbuilt=unbuilt),
        queue=[customer],
        notices=[event] if event else [],
        dice=dice,
        by=by,
    )
    game.play("entertain:0", *([f"shop:{choose}"] if choose else []))
    return game.coins[0]


def _seed_for(dice: Sequence[int]) -> str:
    """A seed whose first draws are these dice."""
    for number in range(6 ** len(dice) * 50):
        rng = Rng(f"dice-{number}")
        if all(rng.below(6) + 1 == die for die in dice):
            return f"dice-{number}"
    raise AssertionError(f"no seed rolls {dice}")
