"""Somebody in front of a screen: types commands, presses buttons and chooses from menus that are really there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tests.discord.answers import CHOICES, Interaction, Unanswered
from tests.discord.messages import Message
from tests.discord.payloads import Json
from tests.discord.places import Channel, User
from tests.discord.server import Discord

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
"""Kinds of interactions."""
BUTTON, MENU = 2, 3
"""Kinds of components."""
GROUP = (1, 2)
"""Kinds of options of a command that are commands themselves."""


class Control(Struct, frozen=True):
    """A button or menu of a message. `values` are a menu's, of which between `least` and `most` are chosen."""

    custom_id: str
    label: str
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


def controls(message: Message) -> Iterator[Control]:
    """Everything on a message that can be pressed now."""
    for part in message.parts():
        if part.get("disabled") or not part.get("custom_id"):
            continue
        if part["type"] == BUTTON:
            yield Control(part["custom_id"], part.get("label") or "")
        elif part["type"] == MENU:
            values = tuple(option["value"] for option in part["options"])
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            yield Control(part["custom_id"], part.get("placeholder") or "", values, least, most)


class Person:
    """One user, at one channel at a time."""

    def __init__(self, discord: Discord, user: User) -> None:
        self.discord = discord
        self.user = user

    async def press(self, message: Message, control: Control, values: Sequence[str] = ()) -> Interaction:
        """Press a button or choose from a menu; returns at once. Raises `Unanswered` while the bot is not there."""
        data: Json = {"custom_id": control.custom_id, "component_type": MENU if control.values else BUTTON}
        if control.values:
            data["values"] = list(values)
        channel = self._channel(message.channel)
        return await self._do(
            Interaction(kind=COMPONENT, person=self.user, channel=channel, data=data, pressed=message)
        )

    async def command(self, channel: Channel, name: str, **options: str | int | bool) -> Interaction:
        """Type a command, for example `command(channel, "game new", game="dream")`; returns at once."""
        return await self._do(
            Interaction(kind=COMMAND, person=self.user, channel=channel, data=self._data(name, options))
        )

    async def choices(self, channel: Channel, name: str, typing: str, **options: str | int | bool) -> list[Json]:
        """What autocomplete offers for the option `typing`."""
        data = self._data(name, options)
        for option in _leaves(data):
            if option["name"] == typing:
                option["focused"] = True
        interaction = await self._do(Interaction(kind=AUTOCOMPLETE, person=self.user, channel=channel, data=data))
        await interaction.first()
        assert interaction.answer == CHOICES
        return list(interaction.body["choices"])

    async def _do(self, interaction: Interaction) -> Interaction:
        if not await self.discord.interact(interaction):
            raise Unanswered(f"{interaction.data}: the bot is not there")
        return interaction

    def _channel(self, number: int) -> Channel:
        return next(g.channels[number] for g in self.discord.guilds.values() if number in g.channels)

    def _data(self, name: str, given: dict[str, str | int | bool]) -> Json:
        """The command as its registration has it. Raises `LookupError` for what is not registered."""
        first, *rest = name.split()
        command = next((known for known in self.discord.commands if known["name"] == first), None)
        if command is None:
            raise LookupError(f"/{first} is not registered")
        data: Json = {"id": command["id"], "name": first, "type": 1, "options": []}
        inner, known = data["options"], command
        for part in rest:
            known = next(option for option in known["options"] if option["name"] == part and option["type"] in GROUP)
            inner.append({"name": part, "type": known["type"], "options": []})
            inner = inner[-1]["options"]
        kinds = {option["name"]: option["type"] for option in known.get("options", ())}
        inner += [{"name": option, "type": kinds[option], "value": value} for option, value in given.items()]
        return data


def _leaves(data: Json) -> Iterator[Json]:
    for option in data.get("options", ()):
        if option["type"] in GROUP:
            yield from _leaves(option)
        else:
            yield option
