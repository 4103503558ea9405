"""Groups of people: they open tables, sit down, play, and after every death of the bot go on where they were."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from tests.discord.answers import Unanswered
from tests.discord.people import Person
from tests.discord.places import Channel, Guild
from tests.discord.players import Player, Seen
from tests.discord.server import Discord

IDLE = 300
"""So often all may look in vain, before that counts as a fault; a card may be on its way."""


class Group:
    """People with one table after another, each table in a channel of its own.

    `opened` are the tables of which they were told. `players` are those of the present table, `every` those of all.
    """

    def __init__(
        self,
        discord: Discord,
        guild: Guild,
        names: Sequence[str],
        chance: random.Random,
        game: str,
        *,
        undoing: float = 0.0,
        **options: str,
    ) -> None:
        """`undoing`: how often they take something back that they may; `options` of `/game new`."""
        self.discord, self.guild, self.chance = discord, guild, chance
        self.game, self.undoing, self.options = game, undoing, options
        self.people = [Person(discord, discord.add_user(name)) for name in names]
        self.opened: list[int] = []
        self.every: list[Player] = []
        self.presses = 0
        self._sit_down(discord.add_channel(guild, f"{names[0].lower()}-0"))

    def _sit_down(self, channel: Channel) -> None:
        table = Seen(self.people[0], channel)
        self.players = [Player(person, table, self.chance, undoing=self.undoing) for person in self.people]
        self.every += self.players

    @property
    def table(self) -> Seen:
        return self.players[0].table

    async def live(self, presses: int) -> None:
        """Play on until the bot dies; after so many presses, another table."""
        try:
            while True:
                at_this_table = sum(len(player.ledger.sent) for player in self.players)
                await self.play(max(0, presses - at_this_table))
                await self.move_on()
        except Unanswered:
            return

    async def move_on(self) -> None:
        """Another table, in a channel of its own; it has not been opened yet."""
        channel = self.discord.add_channel(self.guild, f"{self.people[0].user.name.lower()}-{len(self.every)}")
        await self.discord.tell_channel("CREATE", channel)
        self._sit_down(channel)

    async def play(self, presses: int | None = None) -> None:
        """Play the present table to its end, or so many presses. Raises `Unanswered` if the bot dies."""
        until = None if presses is None else self.presses + presses
        for player in self.players:
            await player.again()
        await self.begin()
        idle = 0
        while not self.table.over and (until is None or self.presses < until):
            # Whoever the newest card names; if they have done it all, a newer card is on its way, or was.
            named = [player for player in self.players if self.table.names(player.person)]
            for players in (named, self.players):
                pressed = sum([await player.turn() for player in players])
                self.presses += pressed
                if pressed:
                    idle = 0
                    break
            else:
                idle += 1
                assert idle < IDLE, "nobody finds anything to press"

    async def one_press(self) -> None:
        """Whoever has a question before them presses something; else somebody whom the newest card names looks."""
        for player in self.players:
            if await player.step():
                return
        named = [player for player in self.players if self.table.names(player.person)]
        await (named or self.players)[0].look()

    async def begin(self) -> None:
        """Open the table, sit down, start: whatever of it has not been done. Raises `Unanswered`."""
        table = self.table
        if not table.messages():
            await self._open()
        if not self._begun():
            # A game for one can be started before the others have joined; whoever sits already is told so.
            for player in self.players[1:]:
                await self._press(player, "join")
            await self.discord.soon(lambda: table.newest("start") is not None or self._begun())
        while not self._begun():
            await self._press(self.players[0], "start")
            await self.discord.soon(self._begun)

    def _begun(self) -> bool:
        return self.table.newest("play") is not None or self.table.over

    async def _open(self) -> None:
        """Open a table. After a death there may be one already, whose card comes before this one's."""
        table = self.table
        interaction = await self.people[0].command(
            table.channel, "game new", game=self.game, seats=len(self.people), **self.options
        )
        said = await interaction.message()
        if (number := re.search(r"#(\d+)", said.text)) is not None:
            self.opened.append(int(number[1]))
        await self.discord.soon(lambda: bool(table.messages()))

    async def _press(self, player: Player, verb: str) -> None:
        """Press a button of the lobby's card, and wait until the card has changed or something was said."""
        found = self.table.newest(verb)
        if found is None:
            return
        card, _ = found
        edits = card.edits
        interaction = await player.person.press(*found)
        await interaction.first()
        await self.discord.soon(lambda: card.edits > edits or bool(interaction.shown))
