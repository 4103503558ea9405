"""People who play whole games with nothing but what they see: cards, private panels, and the buttons on them."""

from __future__ import annotations

import random

from msgspec import Struct, field

from cogs.ids import Press
from cogs.ids import read as press_of
from tests.discord.messages import Message
from tests.discord.people import Control, Person, controls
from tests.discord.places import Channel

CHOOSING = ("pick", "menu", "sure")
"""Verbs of a panel by which a game goes on."""
SURE = 0.8
"""How often somebody who may confirm does so at once."""


class Move(Struct, frozen=True):
    """A press that may have become an entry of the record, and what was chosen in a menu."""

    press: Press
    values: tuple[str, ...] = ()


class Ledger(Struct):
    """What was pressed, and which of it has been acknowledged: its result was shown."""

    sent: list[Move] = field(default_factory=list)
    acknowledged: list[Move] = field(default_factory=list)


class Seen:
    """A table as its people see it: the first one of its channel, and the messages about it there."""

    def __init__(self, person: Person, channel: Channel) -> None:
        self._discord = person.discord
        self.channel = channel

    @property
    def number(self) -> int | None:
        """The table's number; None before its first card."""
        return next((tables[0] for message in self._discord.said(self.channel) if (tables := _tables(message))), None)

    def messages(self) -> list[Message]:
        """Everything public about it, oldest first."""
        number = self.number
        return [message for message in self._discord.said(self.channel) if number in _tables(message)]

    def newest(self, verb: str) -> tuple[Message, Control] | None:
        """The newest message with a button of this kind that can be pressed."""
        for message in reversed(self.messages()):
            for control in controls(message):
                press = press_of(control.custom_id)
                if press is not None and press.verb == verb:
                    return message, control
        return None

    def names(self, person: Person) -> bool:
        """Does the newest card say that this person has to decide?"""
        found = self.newest("play")
        text = found[0].text if found else ""
        return f"<@{person.user.id}>" in text or f"**{person.user.name}**" in text

    @property
    def over(self) -> bool:
        """Does the newest card show a game, and offer nothing to play any more?"""
        said = self.messages()
        verbs = {press.verb for custom_id in said[-1].custom_ids if (press := press_of(custom_id))} if said else set()
        return "log" in verbs and "play" not in verbs


def _tables(message: Message) -> list[int]:
    """The tables that a message is about."""
    presses = (press_of(custom_id) for custom_id in message.custom_ids)
    return [press.table for press in presses if press is not None]


class Player:
    """Somebody at one table, who decides by chance. `undoing`: how often they take something back that they may."""

    def __init__(self, person: Person, table: Seen, chance: random.Random, *, undoing: float = 0.0) -> None:
        self.person = person
        self.table = table
        self.chance = chance
        self.undoing = undoing
        self.ledger = Ledger()
        self.panel: Message | None = None

    async def look(self) -> Message | None:
        """Press Play on the newest card: the private panel; None before the game has begun."""
        found = self.table.newest("play")
        if found is None:
            return None
        interaction = await self.person.press(*found)
        self.panel = await interaction.message()
        return self.panel

    async def show(self, table: int) -> None:
        """Find the table by its number, with `/game show`, and press Play there."""
        interaction = await self.person.command(self.table.channel, "game show", table=str(table))
        shown = await interaction.message()
        play = next(control for control in controls(shown) if (p := press_of(control.custom_id)) and p.verb == "play")
        interaction = await self.person.press(shown, play)
        self.panel = await interaction.message()

    async def step(self) -> bool:
        """Press something on the panel by which the game goes on; False if there is nothing."""
        if self.panel is None:
            return False
        chosen = self.choose(self.panel)
        if chosen is None:
            return False
        control, values = chosen
        press = press_of(control.custom_id)
        assert press is not None
        move = Move(press, values)
        self.ledger.sent.append(move)
        interaction = await self.person.press(self.panel, control, values)
        shown = await interaction.message()
        self.panel = shown
        ticket = ticket_of(shown)
        if ticket is not None and press.ticket is not None and ticket > press.ticket:
            self.ledger.acknowledged.append(move)
        return True

    async def turn(self, presses: int = 100) -> int:
        """Look, and press on while something is asked, so often at most; returns how often something was pressed."""
        count = 0
        await self.look()
        while count < presses and await self.step():
            count += 1
        return count

    async def again(self) -> None:
        """Press once more what was not answered last, as people do; an old button does no harm. Raises `Unanswered`."""
        if self.panel is None or not self.ledger.sent:
            return
        move = self.ledger.sent[-1]
        for control in controls(self.panel):
            if press_of(control.custom_id) == move.press:
                interaction = await self.person.press(self.panel, control, move.values)
                self.panel = await interaction.message()
                return

    def choose(self, panel: Message) -> tuple[Control, tuple[str, ...]] | None:
        """What to press on this panel, and the values for a menu; None to press nothing."""
        every: dict[str, list[Control]] = {}
        for control in controls(panel):
            press = press_of(control.custom_id)
            if press is not None:
                every.setdefault(press.verb, []).append(control)
        if "undo" in every and self.chance.random() < self.undoing:
            return every["undo"][0], ()
        if "sure" in every and ("menu" not in every or self.chance.random() < SURE):
            return every["sure"][0], ()
        offered = [control for verb in CHOOSING for control in every.get(verb, ()) if verb != "sure"]
        if not offered:
            return None
        control = self.chance.choice(offered)
        return control, self._values(control)

    def _values(self, control: Control) -> tuple[str, ...]:
        if not control.values:
            return ()
        number = self.chance.randint(max(control.least, 1), control.most)
        chosen = set(self.chance.sample(control.values, number))
        return tuple(value for value in control.values if value in chosen)


def ticket_of(panel: Message) -> int | None:
    """The ticket that a panel's buttons carry: how often its seat has replied or taken back."""
    return next(
        (press.ticket for custom_id in panel.custom_ids if (press := press_of(custom_id)) and press.ticket is not None),
        None,
    )
