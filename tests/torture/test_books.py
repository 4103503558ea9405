"""The comparison notices what it is there for: something lost, something doubled, something that nobody did."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.ids import Press
from cogs.panel.menu import seal
from engine.host import Host
from engine.host.model import NewTable, Notice, Person, Place, TableInfo
from engine.kernel import Reply
from engine.store import Store
from tests.discord.messages import Message
from tests.discord.people import Person as Somebody
from tests.discord.players import Move, Player, Seen
from tests.discord.server import Discord
from tests.torture.books import check_announcements, check_moves

PLACE = Place(1, 2)


class Board:
    """A courier that pins announcements to a board."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self.messages: list[Message] = []

    async def deliver(self, notice: Notice, nonce: str) -> int:
        button = {"type": 2, "custom_id": Press("play", notice.table, notice.row).id}
        message = Message(id=1000 + notice.row, channel=2, author=self.discord.me, components=[button])
        message.mentions = notice.ping
        self.messages.append(message)
        return message.id

    async def recent(self, place: Place) -> dict[int, int]:
        return {}

    async def open_thread(self, info: TableInfo) -> int | None:
        return None


class Books:
    """A short game, and what its people saw of it."""

    def __init__(self) -> None:
        self.discord = Discord()
        self.board = Board(self.discord)
        ada = Somebody(self.discord, self.discord.add_user("Ada"))
        guild = self.discord.add_guild("Inn", ada.user)
        self.player = Player(ada, Seen(ada, self.discord.add_channel(guild, "yizhan")), random.Random(1))
        self.tables: list[int] = []

    async def write(self, database: Path) -> None:
        store = await Store.open(database)
        host = Host(store, self.board)
        await host.start()
        people = [Person(1, "Ada"), Person(2, "Ben")]
        table = (await host.open_table(NewTable("dream", 2, {}, "en", PLACE, people[0], threaded=False))).id
        await host.join(table, people[1])
        await host.begin(table, people[0].id)
        self.tables.append(table)
        for _ in range(6):
            info = await host.info(table)
            assert info is not None
            seat = min(info.waiting)
            decision = (await host.glance(table, people[seat].id)).decision
            assert decision is not None
            picks = (decision.options[0].id,)
            await host.reply(table, people[seat].id, Reply(seat, decision.key, decision.ticket, picks))
            self.player.ledger.sent.append(Move(Press("pick", table, 0, seat, decision.ticket, seal(picks))))
        self.player.ledger.acknowledged = list(self.player.ledger.sent)
        await host.quiet()
        await host.close()
        await store.close()

    def check(self, database: Path) -> None:
        assert check_moves(database, [self.player], self.tables) == 6
        assert check_announcements(database, self.board.messages) == len(self.board.messages)


def _other(books: Books) -> None:
    move = books.player.ledger.sent[3]
    books.player.ledger.sent[3] = books.player.ledger.acknowledged[3] = Move(
        Press("pick", move.press.table, 0, move.press.seat, move.press.ticket, seal(("something-else",)))
    )


def _lost(books: Books) -> None:
    press = books.player.ledger.sent[-1].press
    move = Move(Press("pick", press.table, 0, press.seat, 99, press.arg))
    books.player.ledger.acknowledged.append(move)


def _twice(books: Books) -> None:
    last = books.board.messages[-1]
    books.board.messages.append(Message(id=5000, channel=2, author=last.author, components=last.components))


def _out_of_order(books: Books) -> None:
    first, last = books.board.messages[0], books.board.messages[-1]
    first.components, last.components = last.components, first.components


def _called_twice(books: Books) -> None:
    turns = [message for message in books.board.messages if message.mentions][1:]
    turns[0].mentions = turns[0].mentions * 2


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda books: books.player.ledger.sent.pop(), "nobody has pressed"),
        (_other, "nobody has pressed"),
        (_lost, "acknowledged and is lost"),
        (lambda books: books.tables.append(77), "opened and is lost"),
        (lambda books: books.board.messages.pop(2), "lost or doubled"),
        (_twice, "lost or doubled"),
        (_out_of_order, "was written down"),
        (_called_twice, "mentioned twice"),
    ],
)
async def test_what_is_wrong_is_noticed(spoil: Callable[[Books], object], said: str, tmp_path: Path) -> None:
    books = Books()
    await books.write(tmp_path / "yizhan.db")
    books.check(tmp_path / "yizhan.db")
    spoil(books)
    with pytest.raises(AssertionError, match=said):
        books.check(tmp_path / "yizhan.db")
