"""`make play`: it starts, shows a page, ends in good order, and goes on where it was."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import urllib.request
from pathlib import Path

from tests.play.news import show_news
from tests.play.page import served
from tests.support.station import station
from tests.support.world import Message, buttons, said


async def test_games_go_on_after_a_restart_with_the_same_people(tmp_path: Path) -> None:
    async with served(station(tmp_path / "yizhan.db")) as page:
        ada, ben, *_ = people = page.viewers
        await ada.slash(page.channel, "game new", game="dream")
        lobby = page.channel.history()[-1]
        await ben.click(lobby, custom_id=_button(lobby, "join"))
        lobby = page.channel.history()[-1]
        await ada.click(lobby, custom_id=_button(lobby, "start"))
        await ada.slash(page.channel, "game new", game="dream")
        before = [person.id for person in people], page.channel.id
        running, waiting = (said(message) for message in page.channel.history()[-2:])
        assert not page.channel.threads
    async with served(station(tmp_path / "yizhan.db")) as page:
        ada, ben, *_ = people = page.viewers
        assert ([person.id for person in people], page.channel.id) == before
        card, lobby = page.channel.history()
        assert said(card).splitlines()[0] == running.splitlines()[0]
        assert said(lobby) == waiting
        panel = (await ada.click(card, custom_id=_button(card, "play"))).response
        assert panel is not None
        assert panel.ephemeral
        assert panel.attachments
        assert (await ben.click(lobby, custom_id=_button(lobby, "join"))).acknowledged
        assert "Ben" in said(page.channel.history()[1])


def _button(message: Message, verb: str) -> str:
    (number,) = (number for number in buttons(message).values() if f":{verb}:" in number)
    return number


async def test_the_server_is_adas(tmp_path: Path) -> None:
    async with served(station(tmp_path / "yizhan.db")) as page:
        ada, ben, *_ = page.viewers
        for person, sees in ((ada, "This server's settings"), (ben, "Only those who manage this server")):
            answer = (await person.slash(page.channel, "settings server")).response
            assert answer is not None
            assert sees in said(answer)


async def test_everybodys_page_shows_what_others_did(tmp_path: Path) -> None:
    async with served(station(tmp_path / "yizhan.db")) as page:
        ada, ben, *_ = page.viewers
        his = page._open_page(viewer_id=str(ben.id))
        assert his.snapshot["messages"] == {}
        await ada.slash(page.channel, "game new", game="dream")
        show_news(page)
        shown = his.snapshot["messages"]
        assert [int(number) for number in shown] == [message.id for message in page.channel.history(viewer=ben)]
        revision = his.revision
        show_news(page)
        assert his.revision == revision, "nothing has happened since"


async def test_the_page_shows_more_pictures_than_anybody_scrolls_through(tmp_path: Path) -> None:
    async with served(station(tmp_path / "yizhan.db")) as page:
        ada, *_ = page.viewers
        await ada.slash(page.channel, "game new", game="dream")
        his = page._open_page(viewer_id=str(ada.id))
        kept = page._retained_media_bytes
        assert kept
        pictures = [number for number, asset in his.assets.items() if asset.filename.endswith(".webp")]
        for number in pictures:
            kind, body, _ = await page._prepare_asset(his.id, number)
            assert (kind, body[8:12]) == ("image/webp", b"WEBP")
        assert pictures
        assert page._retained_media_bytes == kept, "nothing is kept beside the picture itself"


async def test_it_starts_shows_a_page_and_stops_when_asked(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.play", "--data", str(tmp_path / "games")),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert process.stdout is not None
    said_so_far = ""
    while not (link := re.search(r"http://127\.0\.0\.1:\d+/", said_so_far)):
        line = await process.stdout.readline()
        assert line, f"it ended early: {said_so_far}"
        said_so_far += line.decode()
    page = await asyncio.to_thread(lambda: urllib.request.urlopen(link[0]).read().decode())
    assert "<html" in page
    process.send_signal(signal.SIGINT)
    rest, _ = await process.communicate()
    assert process.returncode == 0
    assert "Saved." in rest.decode()
    assert (tmp_path / "games" / "yizhan.db").exists()
