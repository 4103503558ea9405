"""The private page for deciding ahead: what is decided, what may be asked, and everything that can be pressed.

It keeps nothing: which question is chosen, the page of its menus, and whether an order is to stand, lie in the custom
ids; what is put together of several options lies in the seat's draft (`choosing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui
from msgspec import Struct

from cogs import limits
from cogs.ahead.choosing import Chosen
from cogs.card import Card, file_of, gallery
from cogs.cutting import cut
from cogs.ids import Press, PressButton, PressMenu
from cogs.panel.entries import group_title, menu_entry
from cogs.panel.menu import Block, seal
from engine.host.ahead import Plans
from engine.host.model import Glance
from engine.host.orders import Order, Pass
from engine.kernel import Text, fluent
from engine.words import Localiser
from render.orders import Drawing

ROOM = 1200
"""Units of text for the question that is chosen; the rest of a message is for what is decided."""
EVERYWHERE = "all"
STANDING, ONCE = "s", "n"


class Page(Struct, frozen=True, kw_only=True):
    """All that the page shows. `words` has names escaped for messages, `plain` names for buttons and menus.

    `chosen` is the question whose options are shown; `standing`: an order that is picked now is going to stand. The
    `drawing` is the person's own view, with the options that may come marked as in the panel.
    """

    glance: Glance
    plans: Plans
    words: Localiser
    plain: Localiser
    accent: int
    chosen: Chosen | None = None
    standing: bool = False
    lead: tuple[str, ...] = ()
    drawing: Drawing | None = None

    @property
    def mode(self) -> str:
        return STANDING if self.standing else ONCE

    def press(self, verb: str, arg: str = "") -> Press:
        return Press(verb, self.glance.info.id, 0, self.plans.seat, None, arg)

    def button(self, verb: str, arg: str, label: str, *, on: bool = False) -> PressButton:
        style = discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
        return PressButton(self.press(verb, arg), label=cut(label, limits.BUTTON_LABEL), style=style)


def possible(glance: Glance) -> bool:
    """Is there anything that this person could decide ahead, while they are not asked?"""
    running = glance.info.state == "running" and glance.info.paused is None
    return running and glance.seat is not None and glance.decision is None


def opener(glance: Glance, plain: Localiser) -> PressButton:
    """The button that opens the page."""
    press = Press("ahead", glance.info.id, 0, glance.seat)
    return PressButton(press, label=cut(plain("ahead-press"), limits.BUTTON_LABEL))


def dropped(glance: Glance, words: Localiser) -> tuple[str, ...]:
    """The orders that did not fit the question that the person is asked now."""
    return tuple(
        words("ahead-dropped", order=_order(words, gone.order))
        for gone in glance.ahead.dropped
        if gone.ticket == glance.ticket
    )


def build(page: Page) -> Card:
    """The private message."""
    words, glance = page.words, page.glance
    title = words("play-title", game=Text(f"{fluent(glance.info.slug)}-name"), table=str(glance.info.id))
    lines = [f"### {title}", *page.lead, *dropped(glance, words), words("ahead-explain"), *_decided(page)]
    if not page.plans.forecast.asked:
        lines.append(words("ahead-nothing-foreseen"))
    lines.append(words("ahead-usual"))
    box: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(cut("\n".join(lines), limits.TEXT_TOTAL - ROOM)), accent_colour=page.accent
    )
    if page.drawing is not None:
        box.add_item(gallery(page.drawing))
    if page.chosen is not None:
        box.add_item(ui.TextDisplay(cut(_asked(page, page.chosen), ROOM)))
    for row in _rows(page):
        box.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Card(view, () if page.drawing is None else (file_of(page.drawing),))


def _asked(page: Page, chosen: Chosen) -> str:
    """The question that is chosen, and what is picked of it so far."""
    words, (least, most) = page.words, chosen.asked.pick
    lines = [f"**{words.say(chosen.asked.prompt)}**"]
    if chosen.several:
        picked = len(chosen.picks)
        lines.append(words("play-pick-several", least=least, most=most, span=most - least, picked=picked))
        lines += [f"☑ {words.say(option.label)}" for option in chosen.asked.options if option.id in chosen.picks]
    if (pages := chosen.pages()) > 1:
        lines.append(words("play-page", page=min(chosen.page, pages - 1) + 1, pages=pages))
    return "\n".join(lines)


def _decided(page: Page) -> list[str]:
    """What is decided already, line by line."""
    words, ahead = page.words, page.plans.ahead
    lines = [f"{number}. {_order(words, order)}" for number, order in enumerate(ahead.orders, 1)]
    lines += [f"- {_pass(words, one)}" for one in ahead.passes]
    return lines or [words("ahead-nothing-decided")]


def _order(words: Localiser, order: Order) -> str:
    pick = words("ahead-pick-none") if order.label is None else words.kept(order.label)
    said = {"question": words.kept(order.prompt), "pick": pick}
    return words("ahead-order-standing", **said) if order.standing else words("ahead-order-next", **said)


def _pass(words: Localiser, one: Pass) -> str:
    said = words("ahead-pass-all") if one.prompt is None else words("ahead-pass-one", question=words.kept(one.prompt))
    if one.chapter is None:
        return said
    return f"{said} {words('ahead-pass-until', part=words.kept(one.chapter))}"


def _rows(page: Page) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    plain, asked, ahead = page.plain, page.plans.forecast.asked, page.plans.ahead
    if asked:
        chosen = None if page.chosen is None else page.chosen.asked.key
        questions = [
            discord.SelectOption(
                label=cut(plain.say(one.prompt), limits.OPTION_LABEL), value=seal((one.key,)), default=one.key == chosen
            )
            for one in asked[: limits.SELECT_OPTIONS]
        ]
        yield _row(_menu(page, "order-ask", page.mode, plain("ahead-choose-question"), questions))
    if page.chosen is not None:
        yield from _question(page, page.chosen)
    switches = _switches(page, EVERYWHERE, "ahead-switch-all")
    if ahead.passes:
        switches.append(page.button("order-pass", "off", plain("ahead-switch-off")))
    yield _row(*switches)
    if ahead.orders:
        orders = [
            discord.SelectOption(
                label=cut(f"{number}. {_order(plain, order).replace('**', '')}", limits.OPTION_LABEL),
                value=seal((order.key, *order.picks)),
            )
            for number, order in enumerate(ahead.orders, 1)
        ]
        yield _row(_menu(page, "order-drop", "", plain("ahead-choose-drop"), orders))


def _question(page: Page, chosen: Chosen) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    """How long an order is to stand, the options, and the switch for the usual answer of one question."""
    plain, asked, number = page.plain, chosen.asked, min(chosen.page, chosen.pages() - 1)
    key = seal((asked.key,))
    yield _row(
        page.button("order-mode", f"{key}.{ONCE}.{number}", plain("ahead-mode-next"), on=not page.standing),
        page.button("order-mode", f"{key}.{STANDING}.{number}", plain("ahead-mode-standing"), on=page.standing),
    )
    for block in chosen.shown():
        yield _row(_options(page, chosen, block, f"{key}.{page.mode}.{block.number}"))
    buttons: list[PressButton] = []
    if (chosen.several or not chosen.picks) and chosen.enough():
        label = plain("ahead-order-these", count=len(chosen.picks))
        buttons.append(page.button("order-sure", f"{key}.{page.mode}.{seal(chosen.picks)}", label, on=True))
    if number > 0:
        buttons.append(page.button("order-page", f"{key}.{page.mode}.{number - 1}", f"◀ {plain('play-page-before')}"))
    if number + 1 < chosen.pages():
        buttons.append(page.button("order-page", f"{key}.{page.mode}.{number + 1}", f"▶ {plain('play-page-after')}"))
    if buttons:
        yield _row(*buttons)
    if asked.usual is not None:
        yield _row(*_switches(page, key, "ahead-switch-one", usual=plain.say(asked.usual)))


def _options(page: Page, chosen: Chosen, block: Block, arg: str) -> PressMenu:
    """A menu of options, with the codes that the picture shows."""
    plain, slug = page.plain, page.glance.info.slug
    entries = [menu_entry(plain, choice) for choice in block.choices]
    title = group_title(plain, slug, block.group, free=block.free) if block.group else plain("ahead-choose-option")
    most = min(len(block.choices), chosen.asked.pick[1]) if block.many else 1
    return _menu(page, "order-pick", arg, title, entries, least=0 if block.many else 1, most=most)


def _switches(page: Page, key: str, message: str, **said: str) -> list[PressButton]:
    """The buttons that let usual answers be given: until they are switched off, and in this part of the game alone."""
    plain, chapter = page.plain, page.plans.forecast.chapter
    found = [page.button("order-pass", f"{key}.{STANDING}", plain(message, **said))]
    if chapter is not None:
        label = f"{plain(message, **said)} {plain('ahead-pass-until', part=plain.say(chapter))}"
        found.append(page.button("order-pass", f"{key}.{ONCE}", label))
    return found


def _menu(
    page: Page,
    verb: str,
    arg: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> PressMenu:
    return PressMenu(
        page.press(verb, arg),
        options=options,
        placeholder=cut(placeholder, limits.PLACEHOLDER),
        min_values=least,
        max_values=most,
    )


def _row(*items: PressButton | PressMenu) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row
