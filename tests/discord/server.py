"""The whole of it: a server on a free port of the loopback interface, with people in it, that can misbehave."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Literal, Self

from aiohttp import web

from tests.discord import messages, payloads
from tests.discord.answers import Interaction, Interactions, Unanswered
from tests.discord.gateway import GUILD_MESSAGES, Gateway, Session
from tests.discord.messages import File, Message, Messages
from tests.discord.payloads import Json
from tests.discord.places import Channel, Guild, User, new_id
from tests.discord.requests import READ, Refusal, read
from tests.discord.rest import Rest
from tests.limits.checker import Request, problems
from tests.limits.messages import Upload

TOKEN = "a-token-of-the-fake-discord"
BODY = 32 * 2**20
"""The longest request."""
PROBLEMS_KEPT = 20

Stage = Literal["arrived", "done"]
"""A request has arrived, and nothing has been done; or all is done, and only the bot does not know it yet."""


class Dropped(Exception):
    """Raised by a watcher: the connection breaks at this moment."""


class Discord:
    """Discord for one bot. `address` is where it is once it has been entered.

    `watch(stage, method, path)` is called for every request and may raise `Dropped` or `Refusal`. `broken` collects
    limits that the bot broke; `unanswered` counts the paths that this Discord does not know.
    """

    def __init__(self) -> None:
        self.me = User(new_id(), "Yizhan", bot=True)
        self.people: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.messages = Messages()
        self.interactions = Interactions()
        self.commands: list[Json] = []
        self.recommended = 1
        """The number of connections that this Discord advises."""
        self.broken: deque[str] = deque(maxlen=PROBLEMS_KEPT)
        self.unanswered: Counter[str] = Counter()
        self.watch: Callable[[Stage, str, str], Awaitable[None]] = unwatched
        self.gateway = Gateway(TOKEN, self._ready, self.has_changed)
        self.address = ""
        self.here = False
        """Does the bot live?"""
        self._rest = Rest(self)
        self._change = asyncio.Condition()
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def api_base(self) -> str:
        """For discord.py's `Route.BASE`."""
        return f"{self.address}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For discord.py's `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.address.replace("http:", "ws:") + "/gateway"

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self._served], client_max_size=BODY)
        app.add_routes([web.get("/gateway/", self.gateway.serve), web.get("/gateway", self.gateway.serve)])
        app.add_routes(self._rest.routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    # -- who and what is there ----------------------------------------------------------------------------------

    def add_guild(self, name: str, owner: User) -> Guild:
        """A server without channels."""
        guild = Guild(new_id(), name, owner.id)
        self.guilds[guild.id] = guild
        return guild

    def add_guild_on(self, shard: int, count: int, name: str, owner: User) -> Guild:
        """A server that the `shard`-th of so many connections serves."""
        moment = new_id() >> 22
        guild = Guild((moment - moment % count + shard) << 22 | new_id() % 2**22, name, owner.id)
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A text channel."""
        channel = Channel(new_id(), guild.id, name)
        guild.channels[channel.id] = channel
        return channel

    def add_user(self, name: str, locale: str = "en-US") -> User:
        """Somebody; everybody is in every server."""
        user = User(new_id(), name, locale)
        self.people[user.id] = user
        return user

    def places(self, channel: Channel) -> list[Channel]:
        """A channel, and the threads in it."""
        every = self.guilds[channel.guild].channels.values()
        return [channel, *(place for place in every if place.parent == channel.id)]

    def said(self, channel: Channel) -> list[Message]:
        """The public messages of a channel and its threads, in the order in which they came."""
        found = [m for place in self.places(channel) for m in self.messages.public.get(place.id, {}).values()]
        return sorted(found, key=lambda message: message.id)

    async def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel or thread, and all that was said there."""
        del self.guilds[channel.guild].channels[channel.id]
        self.messages.public.pop(channel.id, None)
        await self.tell_channel("DELETE", channel)

    # -- what happens -------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool], patience: float = 30.0) -> None:
        """Wait until something is the case. Raises `TimeoutError`."""
        async with self._change:
            await asyncio.wait_for(self._change.wait_for(true), patience)

    async def soon(self, true: Callable[[], bool], patience: float = 30.0) -> None:
        """Wait until the bot has done something. Raises `Unanswered` if it dies, and `TimeoutError`."""
        await self.until(lambda: true() or not self.here, patience)
        if not true():
            raise Unanswered("the bot is gone")

    def gone(self) -> None:
        """The bot has died: whoever waits for it waits in vain."""
        self.here = False
        self.interactions.abandon()
        self.has_changed()

    def has_changed(self) -> None:
        """Let `until` look again."""
        task = asyncio.create_task(self._wake())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _wake(self) -> None:
        async with self._change:
            self._change.notify_all()

    async def tell_message(self, what: str, message: Message) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE."""
        self.has_changed()
        guild = next((g for g in self.guilds.values() if message.channel in g.channels), None)
        if guild is not None:
            data = {**messages.payload(message, self.address), "guild_id": str(guild.id)}
            await self.gateway.dispatch(f"MESSAGE_{what}", data, guild=guild.id, intent=GUILD_MESSAGES)

    async def tell_channel(self, what: str, channel: Channel) -> None:
        """CHANNEL_… or THREAD_… CREATE, UPDATE or DELETE."""
        self.has_changed()
        kind = "THREAD" if channel.parent else "CHANNEL"
        await self.gateway.dispatch(f"{kind}_{what}", payloads.channel(channel), guild=channel.guild)

    async def interact(self, interaction: Interaction) -> bool:
        """Hand a press or command to the bot; is it there?"""
        self.interactions.add(interaction)
        channel, person = interaction.channel, interaction.person
        guild = self.guilds[channel.guild]
        may = guild.permissions(channel).value
        data: Json = {
            "id": str(interaction.id),
            "application_id": str(self.me.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "channel_id": str(channel.id),
            "channel": {**payloads.channel(channel), "permissions": str(may)},
            "member": payloads.member(person, may),
            "locale": person.locale,
            "app_permissions": str(may),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
            "data": interaction.data,
        }
        if interaction.pressed is not None:
            data["message"] = messages.payload(interaction.pressed, self.address)
        interaction.made = time.monotonic()
        return await self.gateway.dispatch("INTERACTION_CREATE", data, guild=guild.id, intent=-1)

    def hold_against_limits(self, request: web.Request, body: Json, files: list[File], age: float | None) -> None:
        """Write down which of Discord's limits a request breaks."""
        uploads = tuple(Upload(file.name, file.size, file.description) for file in files)
        path = request.path.removeprefix("/api/v10")
        self.broken.extend(problems(Request(request.method, path, body, uploads, age=age)))

    # -- within -------------------------------------------------------------------------------------------------

    def _ready(self, session: Session) -> Iterator[tuple[str, Json]]:
        number, count = session.shard
        mine = [guild for guild in self.guilds.values() if (guild.id >> 22) % count == number]
        yield (
            "READY",
            {
                "v": 10,
                "user": payloads.user(self.me),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.id,
                "resume_gateway_url": self.gateway_url,
                "shard": [number, count],
                "application": {"id": str(self.me.id), "flags": 0},
            },
        )
        for guild in mine:
            yield "GUILD_CREATE", payloads.guild(guild, [self.me])

    @web.middleware
    async def _served(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)
        path = request.path.removeprefix("/api/v10")
        try:
            request[READ] = await read(request)
            await self.watch("arrived", request.method, path)
            by_token = path.startswith(("/interactions/", "/webhooks/"))
            if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
                raise Refusal(401, 0, "401: Unauthorized")
            response = await handler(request)
            await self.watch("done", request.method, path)
        except Refusal as refusal:
            return refusal.response()
        except Dropped:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        except web.HTTPNotFound:
            self.unanswered[f"{request.method} {path}"] += 1
            return Refusal(404, 0, "404: Not Found").response()
        return response


async def unwatched(_stage: Stage, _method: str, _path: str) -> None:
    """Nobody watches."""
