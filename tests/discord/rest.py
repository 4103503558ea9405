"""The HTTP interface below /api/v10: what the bot asks for and posts."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord import messages, payloads
from tests.discord.answers import CHOICES, DEFERRED, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE, Interaction
from tests.discord.messages import EPHEMERAL, LOADING, Message
from tests.discord.payloads import Json
from tests.discord.places import Channel, new_id
from tests.discord.requests import READ, Refusal, json_response

if TYPE_CHECKING:
    from tests.discord.server import Discord

LISTED = 50
"""Messages in a list unless the bot asks for another number."""


class Rest:
    """The handlers. `routes()` says what each one is for."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord

    def routes(self) -> list[web.RouteDef]:
        api = "/api/v10"
        channel, webhook = f"{api}/channels/{{channel}}", f"{api}/webhooks/{{app}}/{{token}}"
        return [
            web.get(f"{api}/users/@me", self.me),
            web.get(f"{api}/users/{{user}}", self.user),
            web.get(f"{api}/oauth2/applications/@me", self.application),
            web.get(f"{api}/gateway/bot", self.gateway),
            web.get(f"{api}/applications/{{app}}/commands", self.commands),
            web.put(f"{api}/applications/{{app}}/commands", self.register),
            web.post(f"{api}/users/@me/channels", self.direct),
            web.get(channel, self.channel),
            web.patch(channel, self.change_channel),
            web.delete(channel, self.delete_channel),
            web.post(f"{channel}/threads", self.thread),
            web.get(f"{channel}/messages", self.history),
            web.post(f"{channel}/messages", self.post),
            web.get(f"{channel}/messages/{{message}}", self.message),
            web.patch(f"{channel}/messages/{{message}}", self.edit),
            web.post(f"{channel}/messages/{{message}}/threads", self.thread),
            web.post(f"{api}/interactions/{{id}}/{{token}}/callback", self.callback),
            web.post(webhook, self.follow_up),
            web.get(f"{webhook}/messages/{{message}}", self.answered),
            web.patch(f"{webhook}/messages/{{message}}", self.edit_answer),
            web.delete(f"{webhook}/messages/{{message}}", self.delete_answer),
            web.get("/files/{file}/{name}", self.file),
        ]

    # -- the bot itself -----------------------------------------------------------------------------------------

    async def me(self, _request: web.Request) -> web.Response:
        return json_response(payloads.user(self.discord.me))

    async def user(self, request: web.Request) -> web.Response:
        found = self.discord.people.get(int(request.match_info["user"]))
        if found is None:
            raise Refusal(404, 10013, "Unknown User")
        return json_response(payloads.user(found))

    async def application(self, _request: web.Request) -> web.Response:
        return json_response(
            {
                "id": str(self.discord.me.id),
                "name": "Yizhan",
                "icon": None,
                "description": "",
                "summary": "",
                "verify_key": "",
                "flags": 0,
                "bot_public": True,
                "bot_require_code_grant": False,
                "owner": payloads.user(self.discord.me),
            }
        )

    async def gateway(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        advice = {"url": self.discord.gateway_url, "shards": self.discord.recommended}
        return json_response({**advice, "session_start_limit": limit})

    async def commands(self, _request: web.Request) -> web.Response:
        return json_response(self.discord.commands)

    async def register(self, request: web.Request) -> web.Response:
        body, _ = self._checked(request)
        app = str(self.discord.me.id)
        self.discord.commands = [
            {
                "type": 1,
                "description": "",
                "default_member_permissions": None,
                "nsfw": False,
                **command,
                "id": str(new_id()),
                "application_id": app,
                "version": str(new_id()),
            }
            for command in body
        ]
        return json_response(self.discord.commands)

    # -- channels -----------------------------------------------------------------------------------------------

    async def direct(self, request: web.Request) -> web.Response:
        body, _ = request[READ]
        who = self.discord.people[int(body["recipient_id"])]
        place = {"id": str(who.id), "type": 1, "recipients": [payloads.user(who)], "last_message_id": None}
        return json_response(place)

    async def channel(self, request: web.Request) -> web.Response:
        return json_response(payloads.channel(self._channel(request)))

    async def change_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        body, _ = self._checked(request)
        channel.name = body.get("name", channel.name)
        channel.archived = body.get("archived", channel.archived)
        await self.discord.tell_channel("UPDATE", channel)
        return json_response(payloads.channel(channel))

    async def delete_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        await self.discord.delete_channel(channel)
        return json_response(payloads.channel(channel))

    async def thread(self, request: web.Request) -> web.Response:
        """A thread of its own, or on a message, whose id it then shares."""
        parent = self._channel(request)
        self._may(parent, "create_public_threads")
        body, _ = self._checked(request)
        on = self._message(request).id if "message" in request.match_info else new_id()
        guild = self.discord.guilds[parent.guild]
        if on in guild.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        thread = guild.channels[on] = Channel(on, guild.id, body["name"], parent.id)
        await self.discord.tell_channel("CREATE", thread)
        return json_response(payloads.channel(thread), 201)

    # -- messages -----------------------------------------------------------------------------------------------

    async def history(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        self._may(channel, "read_message_history")
        limit = int(request.query.get("limit", LISTED))
        before = int(request.query.get("before", 2**63))
        every = self.discord.messages.public.get(channel.id, {})
        found = [every[number] for number in sorted(every, reverse=True) if number < before]
        return json_response([self._payload(message) for message in found[:limit]])

    async def post(self, request: web.Request) -> web.Response:
        body, files = self._checked(request)
        number = int(request.match_info["channel"])
        if number not in self.discord.people:
            channel = self._channel(request)
            self._may(channel, "send_messages_in_threads" if channel.parent else "send_messages")
            if channel.archived:
                raise Refusal(400, 50083, "Thread is archived")
            if files:
                self._may(channel, "attach_files")
        message = self.discord.messages.known(self.discord.me, body)
        if message is None:
            message = self.discord.messages.post(number, self.discord.me, body, files)
            await self.discord.tell_message("CREATE", message)
        return json_response(self._payload(message))

    async def message(self, request: web.Request) -> web.Response:
        return json_response(self._payload(self._message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        body, files = self._checked(request)
        self.discord.messages.edit(message, body, files)
        await self.discord.tell_message("UPDATE", message)
        return json_response(self._payload(message))

    async def file(self, request: web.Request) -> web.Response:
        found = self.discord.messages.file(int(request.match_info["file"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data)

    # -- interactions -------------------------------------------------------------------------------------------

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer to a press or command."""
        interaction = self.discord.interactions.find(request.match_info["token"])
        if request.match_info["id"] != str(interaction.id):
            raise Refusal(404, 10062, "Unknown interaction")
        body, files = self._checked(request, interaction)
        kind, data = int(body["type"]), body.get("data") or {}
        interaction.begin(kind, data)
        match kind:
            case _ if kind in (MESSAGE, DEFERRED):
                interaction.original = self.discord.messages.post(
                    interaction.channel.id, self.discord.me, data, files, interaction.private
                )
                if kind == DEFERRED:
                    interaction.original.flags |= LOADING
            case _ if kind in (UPDATE, DEFERRED_UPDATE):
                interaction.original = interaction.pressed
            case _ if kind not in (CHOICES, MODAL):
                raise Refusal(400, 50035, f"Invalid Form Body: type {kind}")
        if kind == UPDATE and interaction.pressed is not None:
            self.discord.messages.edit(interaction.pressed, data, files)
        if kind in (MESSAGE, UPDATE) and interaction.original is not None:
            self._shown(interaction, interaction.original)
        interaction.tell()
        if request.query.get("with_response") not in ("1", "true", "True"):
            return web.Response(status=204)
        return json_response(self._first(interaction, kind))

    def _first(self, interaction: Interaction, kind: int) -> Json:
        told: Json = {"interaction": {"id": str(interaction.id), "type": interaction.kind}, "resource": {"type": kind}}
        if interaction.original is not None:
            told["interaction"] |= {
                "response_message_id": str(interaction.original.id),
                "response_message_loading": kind == DEFERRED,
                "response_message_ephemeral": interaction.private is not None,
            }
            if kind in (MESSAGE, DEFERRED, UPDATE):
                told["resource"]["message"] = self._payload(interaction.original)
        return told

    async def follow_up(self, request: web.Request) -> web.Response:
        """One more message; the first one after "is thinking" takes its place."""
        interaction = self._interaction(request)
        body, files = self._checked(request, interaction)
        if interaction.promised and interaction.original is not None:
            message = interaction.original
            self.discord.messages.edit(message, body, files)
        else:
            to = interaction.person.id if int(body.get("flags") or 0) & EPHEMERAL else None
            message = self.discord.messages.post(interaction.channel.id, self.discord.me, body, files, to)
        self._shown(interaction, message)
        return json_response(self._payload(message))

    async def answered(self, request: web.Request) -> web.Response:
        return json_response(self._payload(self._answer(request)[1]))

    async def edit_answer(self, request: web.Request) -> web.Response:
        interaction, message = self._answer(request)
        body, files = self._checked(request, interaction)
        self.discord.messages.edit(message, body, files)
        if message.to is None:
            await self.discord.tell_message("UPDATE", message)
        self._shown(interaction, message)
        return json_response(self._payload(message))

    async def delete_answer(self, request: web.Request) -> web.Response:
        _, message = self._answer(request)
        self.discord.messages.private.pop(message.id, None)
        return web.Response(status=204)

    def _shown(self, interaction: Interaction, message: Message) -> None:
        if message not in interaction.every:
            interaction.every.append(message)
        if interaction.seen is None:
            interaction.seen = time.monotonic() - interaction.made
        interaction.shown.append(messages.snapshot(message))
        interaction.tell()
        self.discord.has_changed()

    # -- looking up ---------------------------------------------------------------------------------------------

    def _checked(self, request: web.Request, interaction: Interaction | None = None) -> tuple[Any, list[messages.File]]:
        """The body, held against Discord's limits."""
        body, files = request[READ]
        age = None if interaction is None else time.monotonic() - interaction.made
        self.discord.hold_against_limits(request, body, files, age)
        return body, files

    def _payload(self, message: Message) -> Json:
        return messages.payload(message, self.discord.address)

    def _channel(self, request: web.Request) -> Channel:
        number = int(request.match_info["channel"])
        for guild in self.discord.guilds.values():
            if number in guild.channels:
                channel = guild.channels[number]
                self._may(channel, "view_channel", 50001, "Missing Access")
                return channel
        raise Refusal(404, 10003, "Unknown Channel")

    def _may(self, channel: Channel, permission: str, code: int = 50013, said: str = "Missing Permissions") -> None:
        if not getattr(self.discord.guilds[channel.guild].permissions(channel), permission):
            raise Refusal(403, code, said)

    def _message(self, request: web.Request) -> Message:
        found = self.discord.messages.public.get(self._channel(request).id, {}).get(int(request.match_info["message"]))
        if found is None:
            raise Refusal(404, 10008, "Unknown Message")
        return found

    def _interaction(self, request: web.Request) -> Interaction:
        interaction = self.discord.interactions.find(request.match_info["token"])
        interaction.check_token()
        return interaction

    def _answer(self, request: web.Request) -> tuple[Interaction, Message]:
        interaction = self._interaction(request)
        which = request.match_info["message"]
        if which == "@original":
            message = interaction.original
        else:
            message = next((shown for shown in interaction.every if str(shown.id) == which), None)
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        return interaction, message
