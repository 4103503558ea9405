"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from functools import lru_cache

from engine.games.mount_tai import names
from engine.games.mount_tai.content import Board, BuildingTile, Cards, ChallengeGame, Corner
from engine.games.mount_tai.mountain import Mountain
from engine.games.mount_tai.pyramid import LAYOUTS, Layout
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Seat, Text, text

NOT_YET: frozenset[str] = frozenset()
"""The skills of level 0, so that a card's skills can be looked up by its level."""


class Box:
    """What the rules look up.

    The `cards` and `board`; the `tier` and the `effects` of edict tiles and what the tiles are called (`tile`); the
    `amount` and the `per` of skills; the `colour`, `profession` and `name` of talent cards; the `building` tiles and
    their `price`; what a building (`building_effect`) and a `skill` does, in words; the `events`, what the `bonus`
    tiles add, and the event `spaces` by seats.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.tier = {number: edict.tier for number, edict in cards.edicts.items()}
        self.effects = {number: edict.effects for number, edict in cards.edicts.items()}
        self.tile: dict[int, Text] = {
            number: text(f"mount-tai-tile-{edict.tier}", **dict(zip(("one", "two"), effects, strict=False)))
            for number, edict in cards.edicts.items()
            for effects in ([names.effect(kind) for kind in edict.effects],)
        }
        self.amount: dict[str, int] = {skill: value.amount for skill, value in cards.skills.items()}
        self.per: dict[str, int] = {skill: value.per for skill, value in cards.skills.items()}
        self.colour: dict[str, str] = {card: talent.colour for card, talent in cards.talents.items()}
        self.profession = {card: talent.profession for card, talent in cards.talents.items()}
        self.name: dict[str, Text] = {card: names.talent(talent.profession) for card, talent in cards.talents.items()}
        self.events = cards.events
        self.bonus: dict[str, int] = {good: bonus.amount for good, bonus in cards.bonuses.items()}
        self.building: dict[str, BuildingTile] = dict(cards.buildings.items())
        self.price: dict[str, int] = {kind: tile.cost for kind, tile in cards.buildings.items()}
        self.building_effect: dict[str, Text] = {
            kind: text(f"mount-tai-building-{kind.replace('_', '-')}-effect", amount=tile.amount)
            for kind, tile in cards.buildings.items()
        }
        self.skill: dict[str, Text] = {
            skill: text(
                f"mount-tai-skill-{skill.replace('_', '-')}",
                amount=value.amount,
                per=value.per,
                event=names.good_name(value.event or "money"),
            )
            for skill, value in cards.skills.items()
        }
        self.spaces = {players: spaces.spaces for spaces in cards.spaces.values() for players in spaces.players}
        # Skills add up: of a card on level 2 those of levels 1 and 2. (MT-RECR-13)
        self._skills = {
            card: (NOT_YET, *(frozenset(sum(talent.skills[:level], start=())) for level in (1, 2, 3)))
            for card, talent in cards.talents.items()
        }
        self._known = lru_cache(1024)(self._together)
        self._mountain = lru_cache(64)(self._raise_mountain)

    def has(self, player: Player, skill: str) -> bool:
        """Has the player a talent with this skill, on a level that has reached it? (MT-RECR-14)"""
        talents, together = player.talents, self._known
        return bool(talents) and skill in together(tuple(talents.items()))

    def known(self, player: Player) -> frozenset[str]:
        """All skills that a player has."""
        return self._known(tuple(player.talents.items()))

    def _together(self, talents: tuple[tuple[str, int], ...]) -> frozenset[str]:
        """The skills of some cards on their levels."""
        return frozenset(skill for card, level in talents for skill in self._skills[card][level])

    def card_skill(self, card: str, level: int) -> Text:
        """What a talent card can do from this level on, besides what it could before."""
        return text(
            "mount-tai-skills", skills=tuple(self.skill[skill] for skill in self.cards.talents[card].skills[level - 1])
        )

    def mountain(self, t: Table) -> Mountain:
        """The mountain of a table, worked out once for each way in which the range tiles can lie."""
        return self._mountain(tuple(t.ranges))

    def _raise_mountain(self, ranges: tuple[str, ...]) -> Mountain:
        return Mountain(self.cards.map, ranges)

    def game(self, t: Table) -> ChallengeGame | None:
        """The game of the solo challenge, if it is one."""
        chosen = t.options["challenge"]
        return None if chosen == "none" else self.cards.challenge[int(chosen)]

    def layout(self, t: Table) -> Layout:
        """How the edict tiles of a table lie."""
        game = self.game(t)
        return LAYOUTS["pyramid" if game is None else game.layout]

    def corner(self, t: Table, seat: Seat) -> Corner:
        """The corner of a seat's fief. (MT-DATA-10)"""
        return self.board.fiefs[t.seats][seat]

    def players(self, t: Table) -> int:
        """The number of players as the rules count them: solo is played as with two. (MT-SOLO-21)"""
        return max(2, t.seats)
