"""One step of a replay as a message: what happened, the picture, and where one can go from here."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui
from msgspec import Struct, structs

from cogs import limits
from cogs.board import area_name
from cogs.card import Card, file_of, gallery
from cogs.cards.texts import score_sheet
from cogs.cutting import cut, length, newest
from cogs.history import told_to
from cogs.ids import PressButton, PressMenu
from cogs.replay.buttons import buttons
from cogs.replay.subject import Place, Subject
from cogs.tables import seat_sign
from engine.host.film import Scene, Stop
from engine.kernel import Who
from engine.words import Localiser
from render.orders import Drawing

HAPPENED = 2000
"""Units of text for what happened."""


class Page(Struct, frozen=True, kw_only=True):
    """All that is shown. `words` speaks the person's language; `areas` are those of the game, one of which is drawn."""

    subject: Subject
    scene: Scene
    area: int
    areas: tuple[str, ...]
    words: Localiser
    accent: int
    drawing: Drawing | None

    @property
    def place(self) -> Place:
        return Place(self.scene.number, self.scene.seat, self.area)


def build(page: Page) -> Card:
    """The private message."""
    head = _head(page)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(head), accent_colour=page.accent)
    files: tuple[discord.File, ...] = ()
    if page.drawing is not None:
        files = (file_of(page.drawing),)
        box.add_item(gallery(page.drawing))
    words, standings = page.subject.for_messages(page.words), page.scene.standings
    # How it ended in short: where the points come from is what the score sheet is for.
    ended = score_sheet(standings, words) if page.scene.last and standings is not None else []
    below = [line for line in ended if not line.startswith("-#")]
    if page.drawing is None:
        below.append(words("play-picture-missing"))
    if below:
        box.add_item(ui.TextDisplay(cut("\n".join(below), limits.TEXT_TOTAL - length(head))))
    box.add_item(ui.ActionRow(*_steps(page)))
    for menu in (_jump(page), _eyes(page), _areas(page)):
        if menu is not None:
            box.add_item(ui.ActionRow(menu))
    box.add_item(ui.ActionRow(*buttons(page.subject, page.words, "sheet", "film", "log")))
    if page.subject.file:
        box.add_item(ui.File(f"attachment://{page.subject.file}"))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, files)


def _head(page: Page) -> str:
    words, scene = page.subject.for_messages(page.words), page.scene
    lines = [f"### {words.say(page.subject.title)}"]
    where = words("history-step", number=scene.number + 1, count=len(scene.stops))
    if (chapter := scene.stops[scene.number].chapter) is not None:
        where += words("history-between") + words.kept(chapter)
    lines.append(f"-# {where}")
    if scene.seat is not None:
        lines.append(f"-# {words('history-seen-by', who=Who(scene.seat))}")
    telling = words.named(tuple(f"**{name}**" for name in words.names))
    told = [telling.kept(told_to(event, scene.seat)) for event in scene.events]
    head = "\n".join(lines)
    more = "play-more-happened" if page.subject.table else "history-more-happened"  # a file has no log
    happened = newest(told, HAPPENED, lambda count: words(more, count=count)) if told else ""
    return f"{head}\n{happened}".strip()


def _steps(page: Page) -> list[PressButton]:
    """First, back, forward, last."""
    scene, words = page.scene, page.words
    last = len(scene.stops) - 1
    wanted = (
        ("f", 0, f"⏮ {words('history-first')}"),
        ("b", scene.number - 1, f"◀ {words('history-back')}"),
        ("n", scene.number + 1, f"{words('history-forward')} ▶"),
        ("l", last, f"{words('history-last')} ⏭"),
    )
    return [
        PressButton(
            structs.replace(page.place, number=min(max(number, 0), last)).press("reel", page.subject, which),
            label=cut(label, limits.BUTTON_LABEL),
            style=discord.ButtonStyle.primary if which in "bn" else discord.ButtonStyle.secondary,
            disabled=number == scene.number or not 0 <= number <= last,
        )
        for which, number, label in wanted
    ]


def chapters(stops: Sequence[Stop], words: Localiser) -> list[tuple[int, str]]:
    """Where one can jump to: for each part of the game its first stop, and what it is called; at most 25.

    Neighbours share an entry where there are more. A game without parts is cut into runs of steps.
    """
    begins = [at for at, stop in enumerate(stops) if at == 0 or stop.chapter != stops[at - 1].chapter]
    if len(begins) == 1:
        begins = list(range(len(stops)))
        called = [words("history-step-short", number=at + 1) for at in begins]
    else:
        called = [words.kept(chapter) if (chapter := stops[at].chapter) else "—" for at in begins]
    share = -(-len(begins) // limits.SELECT_OPTIONS)
    found: list[tuple[int, str]] = []
    for first in range(0, len(begins), share):
        last = min(first + share, len(begins)) - 1
        found.append((begins[first], called[first] if first == last else f"{called[first]} – {called[last]}"))
    return found


def _jump(page: Page) -> PressMenu | None:
    parts = chapters(page.scene.stops, page.subject.plain(page.words))
    if len(parts) < 2:
        return None
    now = max(at for at, _ in parts if at <= page.scene.number)
    options = [
        discord.SelectOption(label=cut(label, limits.OPTION_LABEL), value=str(at), default=at == now)
        for at, label in parts
    ]
    return PressMenu(page.place.press("reel-to", page.subject, "j"), options=options)


def _eyes(page: Page) -> PressMenu | None:
    """Whose view it is; before the end there is only the public's."""
    if not page.subject.over or len(page.subject.names) < 2:
        return None
    plain, seat = page.subject.plain(page.words), page.scene.seat
    everybody = discord.SelectOption(label=page.words("history-eyes-all"), value="-", default=seat is None)
    seats = [
        discord.SelectOption(
            label=cut(f"{seat_sign(number)} {plain('history-eyes', who=Who(number))}", limits.OPTION_LABEL),
            value=str(number),
            default=number == seat,
        )
        for number in range(len(page.subject.names))
    ]
    return PressMenu(page.place.press("reel-as", page.subject, "e"), options=[everybody, *seats])


def _areas(page: Page) -> PressMenu | None:
    if len(page.areas) < 2:
        return None
    plain = page.subject.plain(page.words)
    options = [
        discord.SelectOption(
            label=cut(area_name(plain, page.subject.slug, area), limits.OPTION_LABEL),
            value=str(number),
            default=number == page.area,
        )
        for number, area in enumerate(page.areas[: limits.SELECT_OPTIONS])
    ]
    return PressMenu(page.place.press("reel-at", page.subject, "a"), options=options)
