"""Presses and commands, and what the bot answers: first within seconds, then for a quarter of an hour."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterator

from msgspec import Struct, field

from cogs.limits import FIRST_RESPONSE, TOKEN_LIFETIME
from tests.discord.messages import EPHEMERAL, LOADING, Message
from tests.discord.payloads import Json
from tests.discord.places import Channel, User, new_id
from tests.discord.requests import Refusal

KEPT = 5_000
"""Interactions that are remembered, the newest ones."""
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of first answers."""


class Unanswered(Exception):
    """Discord tells the person "This interaction failed": no answer came in time, or the bot is not there."""


class Interaction(Struct, kw_only=True, eq=False):
    """Something that somebody did. `pressed` is the message with the button; `original` the answer's first message,
    `every` all of them. `shown` collects what was seen of them, each time as it was at that moment.
    """

    kind: int
    person: User
    channel: Channel
    data: Json
    pressed: Message | None = None
    id: int = field(default_factory=new_id)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    made: float = field(default_factory=time.monotonic)
    answered: float | None = None
    """Seconds from the press to the arrival of the first answer."""
    seen: float | None = None
    """Seconds from the press to the first message that it brought or changed."""
    answer: int | None = None
    body: Json = field(default_factory=dict)
    original: Message | None = None
    every: list[Message] = field(default_factory=list)
    shown: list[Message] = field(default_factory=list)
    lost: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self) -> None:
        """Something about it has changed."""
        self.changed.set()

    async def first(self) -> None:
        """Wait for the first answer. Raises `Unanswered`."""
        while self.answer is None:
            left = FIRST_RESPONSE - (time.monotonic() - self.made)
            await self._change(left)

    async def message(self, patience: float = 60.0) -> Message:
        """Wait for the first message that the answer brings or changes. Raises `Unanswered`."""
        await self.first()
        until = time.monotonic() + patience
        while not self.shown:
            await self._change(until - time.monotonic())
        return self.shown[0]

    async def _change(self, left: float) -> None:
        if self.lost:
            raise Unanswered(f"interaction {self.id}: the bot is gone")
        self.changed.clear()
        try:
            await asyncio.wait_for(self.changed.wait(), max(left, 0))
        except TimeoutError as error:
            raise Unanswered(f"interaction {self.id} {self.data}: no answer") from error

    def begin(self, kind: int, data: Json) -> None:
        """Take the first answer. Raises `Refusal` for a second one, and for one that comes too late."""
        age = time.monotonic() - self.made
        if age > FIRST_RESPONSE:
            raise Refusal(404, 10062, "Unknown interaction")
        if self.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        self.answer, self.answered, self.body = kind, age, data

    def check_token(self) -> None:
        """Raises `Refusal` when the quarter of an hour is over, or before the first answer."""
        if time.monotonic() - self.made > TOKEN_LIFETIME:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if self.answer is None:
            raise Refusal(404, 10015, "Unknown Webhook")

    @property
    def promised(self) -> bool:
        """Has the answer shown nothing yet but "is thinking"?"""
        return self.original is not None and bool(self.original.flags & LOADING)

    @property
    def private(self) -> int | None:
        """The person who alone sees the first answer, or None."""
        return self.person.id if int(self.body.get("flags") or 0) & EPHEMERAL else None


class Interactions:
    """The newest interactions by token and by id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Interaction] = OrderedDict()

    def add(self, interaction: Interaction) -> None:
        """Remember one more."""
        self._kept[interaction.token] = interaction
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def find(self, token: str) -> Interaction:
        """Raises `Refusal`."""
        found = self._kept.get(token)
        if found is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return found

    def __iter__(self) -> Iterator[Interaction]:
        return iter(self._kept.values())

    def abandon(self) -> None:
        """The bot is gone: whoever waits for it waits in vain."""
        for interaction in self._kept.values():
            interaction.lost = True
            interaction.tell()
