"""People who play a Dream game on simulated Discord: they look, choose and confirm as people do."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, MemberActor, ResponseMessage

from cogs import ids
from cogs.panel.menu import seal
from engine.games import rules_for
from engine.host.model import Glance, TableInfo
from engine.kernel import Decision, Reply, Rng
from tests.support.world import World, parts, raw

TABLE = 1
SEED = "5eed5eed5eed5eed5eed5eed5eed5eed"


class Game:
    """Table 1: `channel` is where it is played."""

    def __init__(self, world: World, channel: ChannelHandle, seats: list[MemberActor]) -> None:
        self.world = world
        self.channel = channel
        self.seats = seats

    @classmethod
    async def begun(
        cls, world: World, *others: MemberActor, seed: str = SEED, computers: int = 0, **options: Any
    ) -> Game:
        """A table that Ada has opened for herself and the others, in a thread, at its first decision."""
        world.bot.host._new_seed = lambda: seed  # type: ignore[attr-defined]
        seats = [world.ada, *others]
        await world.ada.slash(
            world.channel, "game new", **{"game": "dream", "seats": len(seats) + computers, **options}
        )
        card = world.channel.last_message
        assert card is not None
        for person in others:
            await person.click(card, custom_id=_id_of(card, "join"))
        for _ in range(computers):
            await world.ada.click(card, custom_id=_id_of(card, "add-computer"))
        await world.ada.click(card, custom_id=_id_of(card, "start"))
        threads = world.channel.threads
        return cls(world, threads[0] if threads else world.channel, seats)

    @property
    def card(self) -> discord.Message:
        """The newest card: what somebody sees last who has pressed nothing."""
        return self.channel.history(viewer=self.world.ming)[-1]

    async def glance(self, person: MemberActor) -> Glance:
        """The table as the host shows it to somebody."""
        glance = await self.world.work(self.world.bot.host.glance(TABLE, person.id))  # type: ignore[attr-defined]
        assert isinstance(glance, Glance)
        return glance

    async def info(self) -> TableInfo:
        """The table's public facts."""
        return (await self.glance(self.world.ming)).info

    async def asked(self, person: MemberActor) -> Decision:
        """What somebody has to decide."""
        decision = (await self.glance(person)).decision
        assert decision is not None
        return decision

    async def sensible(self, person: MemberActor) -> str:
        """What a computer player would choose in somebody's place."""
        glance = await self.glance(person)
        assert glance.decision is not None
        (pick,) = rules_for("dream").policies["sensible"](lambda: glance.view, glance.decision, Rng("tests"))
        return pick

    async def play(self, person: MemberActor) -> ResponseMessage:
        """Press Play on the newest card."""
        shown = (await person.click(self.card, custom_id=_id_of(self.card, "play"))).response
        assert shown is not None
        return shown

    async def choose(self, person: MemberActor, panel: ResponseMessage, option: str) -> None:
        """Press the option's button in a panel, or take it from its menu."""
        for part in parts(raw(panel)):
            press = ids.read(part.get("custom_id", ""))
            if press and press.verb == "pick" and press.arg == seal((option,)):
                await person.click(panel, custom_id=part["custom_id"])
                return
            if press and press.verb == "menu" and option in {entry["value"] for entry in part["options"]}:
                await person.select(panel, [option], custom_id=part["custom_id"])
                return
        raise AssertionError(f"{option} is not in the panel")

    async def press(self, person: MemberActor, panel: ResponseMessage, verb: str) -> None:
        """Press the panel's only button of this verb."""
        await person.click(panel, custom_id=_id_of(panel, verb))

    async def swiftly(self, person: MemberActor) -> None:
        """A whole turn straight through the host, as a computer player would play it; its card is posted as always."""
        host = self.world.bot.host  # type: ignore[attr-defined]
        while (decision := (await self.glance(person)).decision) is not None:
            pick = await self.sensible(person)
            reply = Reply(decision.seat, decision.key, decision.ticket, (pick,))
            await self.world.work(host.reply(TABLE, person.id, reply))
        await self.world.env.settle()

    async def turn(self, person: MemberActor) -> int:
        """A whole turn by buttons, as a computer player would play it; returns the number of presses."""
        panel = await self.play(person)
        presses = 1
        while {"pick", "menu"} & set(verbs(panel)):
            await self.choose(person, panel, await self.sensible(person))
            presses += 1
            if "sure" in verbs(panel):
                await self.press(person, panel, "sure")
                presses += 1
        return presses


def verbs(message: Any) -> list[str]:
    """What can be pressed on a message, in order."""
    found = [ids.read(part.get("custom_id", "")) for part in parts(raw(message)) if not part.get("disabled")]
    return [press.verb for press in found if press]


def _id_of(message: Any, verb: str) -> str:
    (found,) = [
        part["custom_id"]
        for part in parts(raw(message))
        if (press := ids.read(part.get("custom_id", ""))) and press.verb == verb
    ]
    return str(found)


def mentioned(world: World, channel: ChannelHandle) -> list[list[int]]:
    """For every message sent to a channel, whom it was allowed to mention."""
    return [
        [int(person) for person in (entry.json or {}).get("allowed_mentions", {}).get("users", [])]
        for entry in world.env.http_requests
        if entry.method == "POST" and entry.path == f"/channels/{channel.id}/messages"
    ]
