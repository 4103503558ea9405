"""What the buttons of the panel do: look, keep unfinished picks, reply, take back, and show the panel that follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from discord import ui
from msgspec.structs import replace

from cogs import limits
from cogs.ahead.page import dropped
from cogs.cutting import cut, in_pages
from cogs.ids import Press, PressButton
from cogs.language import words as words_for
from cogs.panel import menu, why
from cogs.panel.outlook import outlook, so_far
from cogs.panel.page import Panel, build
from cogs.replying import Interaction, answer, update
from cogs.rulebook import rulebook
from cogs.shown import last_shown
from engine.host.model import Draft, Glance, Moved, TableId
from engine.kernel import Decision, Event, Refused, Reply, Stale, Undo, known_to, text
from engine.words import Localiser
from render.orders import Order

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class Panels:
    """The handlers of the panel's verbs. It keeps nothing itself: all that must last lies with the host."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot

    def enter(self) -> None:
        """Take the verbs of the panel, and Play on the cards."""
        on_press = self._bot.on_press
        on_press("play", self.on_play, receipt="private")
        on_press("pick", self.on_pick, receipt="update")
        on_press("menu", self.on_menu, receipt="update")
        on_press("page", self.on_page, receipt="update")
        on_press("sure", self.on_sure, receipt="update")
        on_press("back", self.on_back, receipt="update")
        on_press("undo", self.on_undo, receipt="update")
        on_press("why", self.on_why, receipt="private")

    # -- pressed ------------------------------------------------------------------------------------------------

    async def on_play(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Play on a card, however old the card is: the present panel, in private."""
        await self.show(interaction, press.table)

    async def on_pick(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """A button of one option."""
        glance, decision = await self._open(interaction, press)
        option = menu.find(decision, press.arg) if decision else None
        if decision is None or option is None:
            await self._too_late(interaction, press, press.arg)
            return
        await self._choose(interaction, glance, decision, option.id)

    async def on_menu(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A menu: one option of it, or some towards several."""
        glance, decision = await self._open(interaction, press)
        blocks = menu.blocks(decision) if decision else ()
        number = int(press.arg) if press.arg.isdecimal() else -1
        block = next((block for block in blocks if block.number == number), None)
        if decision is None or block is None:
            await self._too_late(interaction, press, menu.seal(values))
        elif block.many:
            draft = await self._draft(glance)
            await self._keep(glance, replace(draft, picks=menu.merged(decision, draft.picks, block, values)))
            await self._show(interaction, glance)
        elif values and decision.find(values[0]):
            await self._choose(interaction, glance, decision, values[0])
        else:
            await self._too_late(interaction, press)

    async def on_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Another page of a long list of choices."""
        glance, decision = await self._open(interaction, press)
        if decision is None:
            await self._too_late(interaction, press)
            return
        number = int(press.arg) if press.arg.isdecimal() else 0
        await self._keep(glance, replace(await self._draft(glance), page=number))
        await self._show(interaction, glance)

    async def on_sure(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The picks that this button showed are sent, and no others."""
        glance, decision = await self._open(interaction, press)
        draft = await self._draft(glance)
        if decision is None or menu.seal(draft.picks) != press.arg or not menu.enough(decision, draft.picks):
            await self._too_late(interaction, press, press.arg)
            return
        await self._reply(interaction, glance, decision, draft.picks)

    async def on_back(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Not sure after all."""
        glance, decision = await self._open(interaction, press)
        if decision is None:
            await self._too_late(interaction, press)
            return
        await self._keep(glance, replace(await self._draft(glance), picks=()))
        await self._show(interaction, glance)

    async def on_undo(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Take the own last reply back."""
        glance, _ = await self._open(interaction, press)
        if press.ticket != glance.ticket:
            await self._too_late(interaction, press)
            return
        try:
            moved = await self._bot.host.undo(press.table, interaction.user.id, glance.ticket)
        except Stale:
            await self._too_late(interaction, press)
            return
        await self._after(interaction, moved)

    async def on_why(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """What is not offered, and the rules behind it; in a message of its own."""
        glance, decision = await self._open(interaction, press)
        words = await words_for(interaction, glance.info)
        if decision is None:
            raise Refused(text("play-moved-on"))
        book = rulebook(glance.info.slug, words.language)
        said = in_pages(why.lines(decision, words, {rule.id: rule.text for rule in book.rules}), limits.TEXT_TOTAL)[0]
        rules = PressButton(Press("rules", glance.info.id), label=cut(words("play-rules"), limits.BUTTON_LABEL))
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(rules)
        box: ui.Container[ui.LayoutView] = ui.Container(
            ui.TextDisplay(said), row, accent_colour=self._bot.studio.accent(glance.info.slug)
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        await answer(interaction, view=view)

    # -- shown --------------------------------------------------------------------------------------------------

    async def show(self, interaction: Interaction, table: TableId, lead: Iterable[str] = ()) -> None:
        """The present panel of the person's seat, or the public view for everybody else, as a new private message."""
        await self._show(interaction, await self._glance(interaction, table), lead, new=True)

    async def after(self, interaction: Interaction, moved: Moved) -> None:
        """What has just been done, and the panel that follows, as a new private message."""
        words = await words_for(interaction, moved.glance.info)
        await self._show(interaction, moved.glance, told(words, moved.glance, moved.events), new=True)

    async def _show(
        self, interaction: Interaction, glance: Glance, lead: Iterable[str] = (), *, new: bool = False
    ) -> None:
        words = await words_for(interaction, glance.info)
        panel = await self._panel(interaction, glance, words, tuple(lead))
        card = build(panel)
        if new:
            await answer(interaction, view=card.view, files=card.files)
        else:
            await update(interaction, card.view, card.files)

    async def _panel(self, interaction: Interaction, glance: Glance, words: Localiser, lead: tuple[str, ...]) -> Panel:
        studio, slug, decision = self._bot.studio, glance.info.slug, glance.decision
        if glance.seat is None:
            lead = (*lead, words("play-no-seat"))
        lead = (*lead, *dropped(glance, words))
        panel = Panel(
            glance=glance, words=words, draft=await self._draft(glance), accent=studio.accent(slug), lead=lead
        )
        if decision and panel.draft.picks and menu.enough(decision, panel.draft.picks):
            session = await self._bot.host.session_clone(glance.info.id, interaction.user.id)
            reply = Reply(decision.seat, decision.key, decision.ticket, panel.draft.picks)
            done = tuple(words.say(event.text) for event in so_far(session, decision.seat))
            panel = replace(panel, outlook=outlook(session, reply), so_far=done)
        area = studio.focus(slug, glance.view, decision) if decision else "board"
        since = await last_shown(self._bot.host, glance)
        order = Order(slug, panel.plain, glance.view, decision, since, area)
        return replace(panel, drawing=await studio.draw(order, ("panel", glance.info.id, interaction.user.id)))

    # -- within -------------------------------------------------------------------------------------------------

    async def _glance(self, interaction: Interaction, table: TableId) -> Glance:
        return await self._bot.host.glance(table, interaction.user.id)

    async def _open(self, interaction: Interaction, press: Press) -> tuple[Glance, Decision | None]:
        """The table as the presser sees it, and the question if it is still the one that the button belongs to.

        Raises `Refused` for a seat that is not, or no longer, theirs.
        """
        glance = await self._glance(interaction, press.table)
        if glance.seat is None or glance.seat != press.seat:
            raise Refused(text("play-not-your-seat"))
        decision = glance.decision
        return glance, decision if decision is not None and decision.ticket == press.ticket else None

    async def _choose(self, interaction: Interaction, glance: Glance, decision: Decision, option: str) -> None:
        """One option was pressed: do it, or ask first where it closes the turn or cannot be taken back."""
        session = await self._bot.host.session_clone(glance.info.id, interaction.user.id)
        reply = Reply(decision.seat, decision.key, decision.ticket, (option,))
        try:
            grave = outlook(session, reply).grave
        except Stale:
            await self._moved_on(interaction, await self._glance(interaction, glance.info.id))
            return
        if grave:
            await self._keep(glance, replace(await self._draft(glance), picks=reply.picks))
            await self._show(interaction, glance)
        else:
            await self._reply(interaction, glance, decision, reply.picks)

    async def _reply(
        self, interaction: Interaction, glance: Glance, decision: Decision, picks: tuple[str, ...]
    ) -> None:
        reply = Reply(decision.seat, decision.key, decision.ticket, picks)
        try:
            moved = await self._bot.host.reply(glance.info.id, interaction.user.id, reply)
        except Stale:
            await self._moved_on(interaction, await self._glance(interaction, glance.info.id))
            return
        await self._after(interaction, moved)

    async def _after(self, interaction: Interaction, moved: Moved) -> None:
        words = await words_for(interaction, moved.glance.info)
        await self._show(interaction, moved.glance, told(words, moved.glance, moved.events))

    async def _too_late(self, interaction: Interaction, press: Press, picked: str = "") -> None:
        """A press on a panel that is out of date: where the table stands now.

        If the last thing that this seat did is just what the press asks for (`picked`: the seal of its picks), it has
        been pressed twice, and gets the answer of the first time.
        """
        glance = await self._glance(interaction, press.table)
        latest = await self._bot.host.latest(press.table, interaction.user.id)
        if latest is not None and latest.entry.ticket == press.ticket:
            entry = latest.entry
            if press.verb == "undo" if isinstance(entry, Undo) else picked == menu.seal(entry.picks):
                words = await words_for(interaction, glance.info)
                await self._show(interaction, glance, told(words, glance, latest.events))
                return
        await self._moved_on(interaction, glance)

    async def _moved_on(self, interaction: Interaction, glance: Glance) -> None:
        words = await words_for(interaction, glance.info)
        await self._show(interaction, glance, [words("play-moved-on")])

    async def _draft(self, glance: Glance) -> Draft:
        if glance.seat is None or glance.decision is None:
            return Draft()
        draft = await self._bot.host.draft(glance.info.id, glance.seat, glance.ticket)
        # After a change of the rules an option may have gone.
        return replace(draft, picks=tuple(pick for pick in draft.picks if glance.decision.find(pick)))

    async def _keep(self, glance: Glance, draft: Draft) -> None:
        if glance.seat is not None:
            await self._bot.host.keep_draft(glance.info.id, glance.seat, glance.ticket, draft)


def told(words: Localiser, glance: Glance, events: Iterable[Event]) -> list[str]:
    """What happened, in sentences, as the seat of this glance may know it."""
    return [words.kept(event.text) for event in known_to(glance.seat, events)]


async def setup(bot: YizhanBot) -> None:
    """Load the panel."""
    Panels(bot).enter()
