"""The websocket on which the bot hears of everything: hello, identify, heartbeats, resume, events."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable

from aiohttp import WSMsgType, web

from tests.discord.payloads import Json

BEAT = 41_250
"""Milliseconds between two heartbeats."""
AWAY = 0.02
"""Seconds from the bot to Discord and back."""
SESSIONS_KEPT = 8
EVENTS_KEPT = 1_000
"""How far a session can be resumed."""
GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9
"""Intents."""


class Session:
    """What one connection has been told, so that it can go on where it broke off."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(8)
        self.intents = intents
        self.shard = shard
        self.sent = 0
        self.events: deque[Json] = deque(maxlen=EVENTS_KEPT)
        self.socket: web.WebSocketResponse | None = None

    async def dispatch(self, name: str, data: Json) -> None:
        """Tell an event, or keep it for a resume."""
        self.sent += 1
        event = {"op": 0, "t": name, "s": self.sent, "d": data}
        self.events.append(event)
        await self.send(event)

    async def send(self, frame: Json) -> None:
        if self.socket is not None and not self.socket.closed:
            try:
                await self.socket.send_str(json.dumps(frame))
            except ConnectionError:
                self.socket = None


class Gateway:
    """All sessions. `token` is the only one accepted.

    `ready(session)` gives the READY event and what follows it; `changed()` is called when somebody has come.
    """

    def __init__(
        self, token: str, ready: Callable[[Session], Iterable[tuple[str, Json]]], changed: Callable[[], None]
    ) -> None:
        self._token = token
        self._ready = ready
        self._changed = changed
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self.resumed = 0
        """How often a session has been resumed."""

    @property
    def connected(self) -> list[Session]:
        """The sessions that hear at this moment."""
        return [found for found in self._sessions.values() if found.socket is not None and not found.socket.closed]

    async def dispatch(self, name: str, data: Json, *, guild: int, intent: int = GUILDS) -> bool:
        """Tell an event to the session that serves this server, if it wants such events; was anybody there?"""
        heard = False
        for session in self.connected:
            number, count = session.shard
            if (guild >> 22) % count == number and session.intents & intent:
                await session.dispatch(name, data)
                heard = True
        return heard

    async def reconnect(self) -> None:
        """Ask everybody to connect anew and to resume, as Discord does every few hours."""
        for session in self.connected:
            await session.send({"op": 7, "d": None})
            if session.socket is not None:
                await session.socket.close(code=4000)

    async def close(self) -> None:
        """End all connections."""
        for session in self.connected:
            if session.socket is not None:
                await session.socket.close(code=1001)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection."""
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": BEAT}}))
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            frame = json.loads(message.data)
            match frame["op"]:
                case 1:
                    # discord.py takes an answer that comes faster than any network's for one to the beat before.
                    await asyncio.sleep(AWAY)
                    await socket.send_str(json.dumps({"op": 11}))
                case 2:
                    session = await self._identify(socket, frame["d"])
                case 6:
                    session = await self._resume(socket, frame["d"])
        if session is not None and session.socket is socket:
            session.socket = None
        return socket

    async def _identify(self, socket: web.WebSocketResponse, said: Json) -> Session | None:
        if said["token"] != self._token:
            await socket.close(code=4004)
            return None
        number, count = said.get("shard") or (0, 1)
        session = Session(int(said["intents"]), (number, count))
        session.socket = socket
        self._sessions[session.id] = session
        while len(self._sessions) > SESSIONS_KEPT:
            self._sessions.popitem(last=False)
        for name, data in self._ready(session):
            await session.dispatch(name, data)
        self._changed()
        return session

    async def _resume(self, socket: web.WebSocketResponse, said: Json) -> Session | None:
        session = self._sessions.get(said["session_id"])
        seen = int(said["seq"] or 0)
        missing = [] if session is None else [event for event in session.events if event["s"] > seen]
        if session is None or len(missing) < session.sent - seen:
            await socket.send_str(json.dumps({"op": 9, "d": False}))
            return None
        session.socket = socket
        self.resumed += 1
        for event in missing:
            await session.send(event)
        await session.dispatch("RESUMED", {})
        self._changed()
        return session
