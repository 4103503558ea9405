"""This Discord is as strict as the real one: nonces, permissions, one first answer in time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord as discord_py
import pytest

from tests.discord.answers import Interaction
from tests.discord.places import Channel
from tests.discord.server import TOKEN, Discord


class Client:
    """A bot of a few lines."""

    def __init__(self, discord: Discord, http: aiohttp.ClientSession) -> None:
        self.discord, self._http = discord, http
        self.owner = discord.add_user("Keeper")
        self.guild = discord.add_guild("Inn", self.owner)
        self.channel: Channel = discord.add_channel(self.guild, "yizhan")

    async def __call__(self, method: str, path: str, token: str = TOKEN, **body: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token}"}
        async with self._http.request(method, self.discord.api_base + path, json=body, headers=headers) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def post(self, **body: Any) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.channel.id}/messages", **body)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with Discord() as discord, aiohttp.ClientSession() as http:
        yield Client(discord, http)


async def test_a_nonce_is_remembered_for_some_minutes(client: Client) -> None:
    _, first = await client.post(content="a", nonce="n", enforce_nonce=True)
    _, again = await client.post(content="a", nonce="n", enforce_nonce=True)
    _, loose = await client.post(content="a", nonce="n")
    client.discord.messages.forget_nonces()
    _, later = await client.post(content="a", nonce="n", enforce_nonce=True)
    assert first["id"] == again["id"]
    assert len({first["id"], loose["id"], later["id"]}) == 3
    assert [message.content for message in client.discord.said(client.channel)] == ["a"] * 3


@pytest.mark.parametrize(
    ("denied", "status", "code"),
    [("view_channel", 403, 50001), ("send_messages", 403, 50013)],
)
async def test_what_is_denied_is_refused(client: Client, denied: str, status: int, code: int) -> None:
    client.channel.denied = discord_py.Permissions(**{denied: True}).value
    refused = await client.post(content="a")
    assert (refused[0], refused[1]["code"]) == (status, code)
    assert not client.discord.said(client.channel)


async def test_threads(client: Client) -> None:
    _, message = await client.post(content="a")
    path = f"/channels/{client.channel.id}/messages/{message['id']}/threads"
    assert (await client("POST", path, name="t"))[1]["id"] == message["id"]
    assert (await client("POST", path, name="t"))[1]["code"] == 160004
    await client("PATCH", f"/channels/{message['id']}", archived=True)
    assert (await client("POST", f"/channels/{message['id']}/messages", content="b"))[1]["code"] == 50083
    await client("PATCH", f"/channels/{message['id']}", archived=False)
    assert (await client("POST", f"/channels/{message['id']}/messages", content="b"))[0] == 200


async def test_one_first_answer_and_in_time(client: Client) -> None:
    def pressed() -> Interaction:
        interaction = Interaction(kind=3, person=client.owner, channel=client.channel, data={})
        client.discord.interactions.add(interaction)
        return interaction

    def callback(interaction: Interaction) -> str:
        return f"/interactions/{interaction.id}/{interaction.token}/callback"

    prompt = pressed()
    webhook = f"/webhooks/{client.discord.me.id}/{prompt.token}"
    assert (await client("POST", webhook, content="too early"))[1]["code"] == 10015
    assert (await client("POST", callback(prompt), type=5, data={"flags": 64}))[0] == 204
    assert (await client("POST", callback(prompt), type=5))[1]["code"] == 40060
    assert (await client("PATCH", f"{webhook}/messages/@original", content="done"))[0] == 200
    assert (await client("POST", webhook, content="more", flags=64))[0] == 200
    assert [message.content for message in prompt.shown] == ["done", "more"]
    assert not client.discord.said(client.channel)
    late = pressed()
    late.made -= 4
    assert (await client("POST", callback(late), type=5))[1]["code"] == 10062
    prompt.made -= 16 * 60
    assert (await client("POST", webhook, content="long after"))[1]["code"] == 50027


async def test_a_wrong_token_and_an_unknown_path(client: Client) -> None:
    assert (await client("GET", "/users/@me", token="wrong"))[0] == 401
    assert (await client("GET", "/nowhere"))[0] == 404
    assert client.discord.unanswered == {"GET /nowhere": 1}
