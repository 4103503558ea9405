"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from engine.games.jiangnan import names
from engine.games.jiangnan.board import Geography, kind_of
from engine.games.jiangnan.content import (
    Assistant,
    Board,
    BotLevel,
    Cards,
    CharmTile,
    GoalTile,
    Players,
    ShopFace,
    Worth,
)
from engine.games.jiangnan.kinds import FAIR, Icon, Idea
from engine.games.jiangnan.powers import Power
from engine.games.jiangnan.table import Player, Table
from engine.games.jiangnan.talents import TALENTS
from engine.kernel import Seat, Text


class Box:
    """What the rules look up.

    The `cards` and `board`, the `places`; action `tiles` and `works` by id, and of which `kind` a work is; the
    `assistant` power of characters; what tiles, works, characters, cities and shops are called.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.places = Geography(cards)
        self.tiles = cards.tiles()
        self.works = cards.works()
        self.kind: dict[str, Idea] = {work: kind_of(work) for work in self.works}
        self.assistant: dict[int, Assistant] = {
            number: character.assistant for number, character in cards.characters.items()
        }
        self.tile_name: dict[str, Text] = {
            name: names.tile(tile.districts, tile.icons) for name, tile in self.tiles.items()
        }
        self.work_name: dict[str, Text] = {work: names.work(work) for work in self.works}
        self.character_name: dict[int, Text] = {number: names.character(number) for number in cards.characters}
        self.city_name: dict[str, Text] = {city: names.city(city) for city in cards.cities}
        self.assistant_effect: dict[int, Text] = {
            number: names.assistant(assistant) for number, assistant in self.assistant.items()
        }
        self.goal = dict[str, GoalTile](cards.goals.items())
        self.charm = dict[str, CharmTile](cards.charms.items())
        self.talent_effect: dict[int, Text] = {
            number: names.talent_effect(character.talent.power, character.talent.amount)
            for number, character in cards.characters.items()
            if character.talent is not None
        }
        self.shop = dict[str, ShopFace](cards.fair.shops.items())
        self.shop_name: dict[str, Text] = {face: names.shop(face) for face in cards.fair.shops}
        self._powers: dict[int, Power] = {
            0: Power(),
            **{
                number: TALENTS[character.talent.power](character.talent.amount)
                for number, character in cards.characters.items()
                if character.talent is not None
            },
        }
        self._hands = {
            (side, turns): tuple((start + turns) % FAIR for start in starts)
            for side, starts in cards.fair.pointer.items()
            for turns in range(FAIR)
        }
        self.entry: dict[str, int] = dict(cards.board.entry.items())
        self.paid = frozenset(("travel", *self.entry))
        self.visit_spirit: dict[str, int] = dict(cards.board.visit_spirit.items())
        self._levels = dict[str, BotLevel](cards.bots.items())

    def power(self, player: Player) -> Power:
        """What a player's talent changes. (JN-TAL-01)"""
        return self._powers[player.talent]

    def price(self, t: Table, seat: Seat, coins: int) -> int:
        """What something costs that may be part of a district action: a talent may waive it then. (JN-AMB-27)"""
        return self._powers[t.players[seat].talent].price(coins) if t.visiting else coins

    def journey(self, t: Table, seat: Seat, icons: tuple[Icon, ...]) -> tuple[Icon, ...]:
        """City and passing bonuses: on a visit to Travel or the Temple Fair a talent may add to them. (JN-AMB-40)"""
        return self._powers[t.players[seat].talent].journey(icons) if t.visiting in ("travel", "fair") else icons

    def hands(self, t: Table) -> tuple[int, ...]:
        """The spaces of the ring to which the pointer points. (JN-PTR-04, JN-STAT-02)"""
        return self._hands[t.sides.pointer, t.pointer % FAIR]

    def level(self, t: Table) -> BotLevel:
        """The level of the Bot. (JN-SOLO-24)"""
        return self._levels[t.options["bot"]]

    def players(self, t: Table) -> Players:
        """The number of players as the rules count them: alone as with two. (JN-AMB-34)"""
        return 4 if t.seats == 4 else 3 if t.seats == 3 else 2

    def worth(self, t: Table, what: str) -> Worth:
        """What "assistants" or "scenery" score at the end, by the overlay's side. (JN-AFIN)"""
        return (self.board.assistants if what == "assistants" else self.board.scenery)[t.sides.overlay]
