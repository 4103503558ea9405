"""The panel as a message: what happened, the picture, the question, and everything that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui
from msgspec import Struct

from cogs import escape, limits
from cogs.ahead import page as ahead
from cogs.card import Card, file_of, gallery
from cogs.cutting import cut, length, newest
from cogs.ids import Press, PressButton, PressMenu
from cogs.panel import menu
from cogs.panel.entries import group_title, menu_entry
from cogs.panel.outlook import Outlook
from engine.host.model import Draft, Glance
from engine.kernel import Decision, Seat, Text, fluent
from engine.words import Localiser
from render.orders import Drawing

HEAD = 1200
"""Units of text for what happened, at most; the rest of a message is for the question."""


class Panel(Struct, frozen=True, kw_only=True):
    """All that a panel shows. `words` speaks the person's language with the names escaped for messages.

    `lead` are finished lines ahead of everything (what happened, "the table has moved on"). `outlook` is what the
    unfinished picks would do, `so_far` what has been done in this turn; both only where the picks could be sent.
    """

    glance: Glance
    words: Localiser
    draft: Draft
    accent: int
    lead: tuple[str, ...] = ()
    outlook: Outlook | None = None
    so_far: tuple[str, ...] = ()
    drawing: Drawing | None = None

    @property
    def plain(self) -> Localiser:
        """The same language with names for buttons and menus, which know no markdown."""
        return self.words.named(escape.plain_names(self.glance.info))

    def press(self, verb: str, arg: str = "") -> Press:
        glance = self.glance
        return Press(verb, glance.info.id, 0, glance.seat, glance.ticket, arg)


def build(panel: Panel) -> Card:
    """The private message."""
    glance, words, decision = panel.glance, panel.words, panel.glance.decision
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=panel.accent)
    title = words("play-title", game=Text(f"{fluent(glance.info.slug)}-name"), table=str(glance.info.id))
    lead = newest(panel.lead, HEAD, lambda count: words("play-more-happened", count=count))
    head = f"### {title}\n{lead}".strip()
    box.add_item(ui.TextDisplay(head))
    room = limits.TEXT_TOTAL - length(head)
    files: tuple[discord.File, ...] = ()
    if panel.drawing is not None:
        files = (file_of(panel.drawing),)
        box.add_item(gallery(panel.drawing))
    if decision is None:
        box.add_item(ui.TextDisplay(cut(nothing_to_decide(glance, words), room)))
        foot = _foot(panel, ())
    elif menu.ripe(decision, panel.draft.picks):
        box.add_item(ui.TextDisplay(cut(_about_to(panel, decision), room)))
        foot = [_sure(panel), _button(panel, "back", "play-back")]
    else:
        foot = _question(panel, decision, box, room)
    for row in _rows(foot):
        box.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, files)


def nothing_to_decide(glance: Glance, words: Localiser) -> str:
    """Why there is no question: the game is over, or others decide."""
    if glance.info.state != "running":
        return words(f"host-is-{glance.info.state}")
    if glance.info.paused is not None:
        return words("host-is-paused")
    return waiting_for(glance, words)


def waiting_for(glance: Glance, words: Localiser) -> str:
    """Who has to decide, by name."""
    seats = sorted(glance.info.waiting)
    names = tuple(Text("play-name", {"name": _name(words, seat)}) for seat in seats)
    return words("play-waiting", who=names, count=len(names))


def _name(words: Localiser, seat: Seat) -> str:
    return words.names[seat] if seat < len(words.names) else words("kernel-seat", seat=seat + 1)


def option_line(words: Localiser, choice: menu.Choice, *, notes: bool = True) -> str:
    """An option with its code, what it is, and (its note) what it costs and brings."""
    label = words.say(choice.option.label)
    note = f" — {words.say(choice.option.note)}" if notes and choice.option.note else ""
    mark = "☑ " if choice.taken else ""
    return f"{mark}**{choice.code}** {label}{note}"


def _question(panel: Panel, decision: Decision, box: ui.Container[ui.LayoutView], room: int) -> list[PressButton]:
    """Put the question and its choices into the box; returns the buttons for the foot."""
    picks = panel.draft.picks
    every = menu.pages(menu.blocks(decision, picks))
    number = min(max(panel.draft.page, 0), len(every) - 1)
    page = every[number]
    head = _prompt(panel, decision, number, len(every))
    box.add_item(ui.TextDisplay(cut(head, room)))
    for block, listed in zip(page, _lists(panel, page, room - length(head)), strict=True):
        if listed:
            box.add_item(ui.TextDisplay(listed))
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        if block.menu:
            row.add_item(_menu(panel, decision, block))
        else:
            for choice in block.choices:
                row.add_item(_choice(panel, choice))
        box.add_item(row)
    extra: list[PressButton] = []
    if len(every) > 1:
        before, after = str(number - 1), str(number + 1)
        extra.append(_button(panel, "page", "play-page-before", before, disabled=number == 0, plain="◀"))
        extra.append(_button(panel, "page", "play-page-after", after, disabled=number + 1 == len(every), plain="▶"))
    if menu.several(decision) and menu.enough(decision, picks):
        extra.insert(0, _sure(panel))
    return _foot(panel, extra)


def _prompt(panel: Panel, decision: Decision, number: int, pages: int) -> str:
    """The question, and how many are wanted."""
    words = panel.words
    head = [f"**{words.say(decision.prompt)}**"]
    if decision.free:
        head.append(words("play-free-before"))
    if menu.several(decision):
        least, most = decision.pick
        picked = len(panel.draft.picks)
        head.append(words("play-pick-several", least=least, most=most, span=most - least, picked=picked))
        if panel.outlook is not None and panel.outlook.grave:
            head.append(_warning(words, panel.outlook))
    if pages > 1:
        head.append(words("play-page", page=number + 1, pages=pages))
    return "\n".join(head)


def _lists(panel: Panel, page: Sequence[menu.Block], room: int) -> list[str]:
    """For each block its choices line by line, with their notes if those of all fit into `room` units.

    A list may be cut or left out where even that is too much: buttons and menus are complete in any case. Where there
    are very many choices, the menus alone tell theirs, which open with labels and notes.
    """
    titled = len({(block.group, block.free) for block in page}) > 1
    crowded = sum(len(block.choices) for block in page) > menu.LISTED
    for notes in (True, False):
        lists = [
            "" if crowded and block.menu else _list(panel, page, place, titled=titled, notes=notes)
            for place, block in enumerate(page)
        ]
        if sum(length(listed) for listed in lists) <= room:
            return lists
    return [cut(listed, room // len(lists)) if room > 20 * len(lists) else "" for listed in lists]


def _list(panel: Panel, page: Sequence[menu.Block], place: int, *, titled: bool, notes: bool) -> str:
    """The choices of one block, under the title of its group where the block before is of another one."""
    block, before = page[place], page[place - 1] if place else None
    lines = [option_line(panel.words, choice, notes=notes) for choice in block.choices]
    if titled and (before is None or (before.group, before.free) != (block.group, block.free)):
        lines.insert(0, f"-# {group_title(panel.words, panel.glance.info.slug, block.group, free=block.free)}")
    return "\n".join(lines)


def _about_to(panel: Panel, decision: Decision) -> str:
    """The question before a reply that closes the turn or cannot be taken back."""
    words = panel.words
    picked = [choice for choice in menu.choices(decision) if choice.option.id in panel.draft.picks]
    lines = []
    if panel.so_far:
        # A quote goes on until an empty line.
        lines += [words("play-so-far"), *(f"> {line}" for line in panel.so_far), ""]
    lines.append(f"**{words('play-about-to')}**")
    lines += [f"→ {option_line(words, choice)}" for choice in picked]
    if panel.outlook is not None:
        if panel.outlook.events:
            lines += [*(f"> {words.say(event.text)}" for event in panel.outlook.events), ""]
        lines.append(_warning(words, panel.outlook))
    return "\n".join(lines)


def _warning(words: Localiser, outlook: Outlook) -> str:
    if outlook.closes:
        return words("play-closes-final" if outlook.final else "play-closes")
    return words("play-final")


def _sure(panel: Panel) -> PressButton:
    picks = panel.draft.picks
    style = discord.ButtonStyle.success
    label = "play-sure-several" if panel.glance.decision and menu.several(panel.glance.decision) else "play-sure"
    return _button(panel, "sure", label, menu.seal(picks), style=style, count=len(picks))


def _foot(panel: Panel, extra: Sequence[PressButton]) -> list[PressButton]:
    """The buttons below everything: taking back, and why something is missing."""
    foot = list(extra)
    if panel.glance.can_undo:
        foot.append(_button(panel, "undo", "play-undo"))
    if panel.glance.decision is not None:
        foot.append(_button(panel, "why", "play-why"))
    foot.append(_button(panel, "view", "play-view"))
    if ahead.possible(panel.glance):
        foot.append(ahead.opener(panel.glance, panel.plain))
    return foot


def _button(
    panel: Panel,
    verb: str,
    key: str,
    arg: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    plain: str = "",
    count: int = 0,
) -> PressButton:
    label = panel.plain(key, count=count)
    if plain:
        label = f"{plain} {label}"
    return PressButton(panel.press(verb, arg), label=cut(label, limits.BUTTON_LABEL), style=style, disabled=disabled)


def _choice(panel: Panel, choice: menu.Choice) -> PressButton:
    label = cut(f"{choice.code} · {panel.plain.say(choice.option.label)}", limits.BUTTON_LABEL)
    style = discord.ButtonStyle.secondary if choice.free else discord.ButtonStyle.primary
    return PressButton(panel.press("pick", menu.seal((choice.option.id,))), label=label, style=style)


def _menu(panel: Panel, decision: Decision, block: menu.Block) -> PressMenu:
    title = group_title(panel.plain, panel.glance.info.slug, block.group, free=block.free)
    first, last = block.choices[0].code, block.choices[-1].code
    return PressMenu(
        panel.press("menu", str(block.number)),
        options=[menu_entry(panel.plain, choice) for choice in block.choices],
        placeholder=cut(f"{first}–{last} · {title}", limits.PLACEHOLDER),
        min_values=0 if block.many else 1,
        max_values=min(len(block.choices), decision.pick[1]) if block.many else 1,
    )


def _rows(buttons: Sequence[PressButton]) -> list[ui.ActionRow[ui.LayoutView]]:
    rows: list[ui.ActionRow[ui.LayoutView]] = []
    for start in range(0, len(buttons), limits.ROW_BUTTONS):
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        for button in buttons[start : start + limits.ROW_BUTTONS]:
            row.add_item(button)
        rows.append(row)
    return rows
