"""The presses of the page for deciding ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs import escape
from cogs.ahead import choosing, page
from cogs.ahead.choosing import Chosen
from cogs.ids import Press
from cogs.language import words as words_for
from cogs.panel import menu
from cogs.panel.menu import seal
from cogs.replying import Interaction, answer, update
from cogs.shown import last_shown
from engine.host.ahead import Plans
from engine.host.forecast import Asked
from engine.host.model import Draft
from engine.host.orders import Order, Pass
from engine.kernel import Refused, text
from render.orders import Order as Picture

if TYPE_CHECKING:
    from cogs.bot import YizhanBot


class Ahead:
    """The handlers of its verbs. Everything that lasts lies with the host."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot

    def enter(self) -> None:
        """Take the verbs of the page, and of the button that opens it."""
        on_press = self._bot.on_press
        on_press("ahead", self.on_open, receipt="private")
        on_press("order-ask", self.on_ask, receipt="update")
        on_press("order-mode", self.on_mode, receipt="update")
        on_press("order-page", self.on_page, receipt="update")
        on_press("order-pick", self.on_pick, receipt="update")
        on_press("order-sure", self.on_sure, receipt="update")
        on_press("order-drop", self.on_drop, receipt="update")
        on_press("order-pass", self.on_pass, receipt="update")

    async def on_open(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The page, as a new private message. A question that is the only one need not be chosen."""
        plans = await self._plans(interaction, press)
        only = plans.forecast.asked[0] if len(plans.forecast.asked) == 1 else None
        chosen = None if only is None else await self._chosen(press, plans, only)
        card = page.build(await self._page(interaction, press, plans, chosen))
        await answer(interaction, view=card.view, files=card.files)

    async def on_ask(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A question is chosen."""
        plans = await self._plans(interaction, press)
        chosen = _find(plans, values[0] if values else "")
        await self._show(interaction, press, plans, chosen, standing=press.arg == page.STANDING)

    async def on_mode(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """How long an order is to stand that is picked next."""
        await self.on_page(interaction, press, [])

    async def on_page(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Other menus of the question."""
        plans = await self._plans(interaction, press)
        key, mode, number = _split(press.arg)
        await self._show(interaction, press, plans, _find(plans, key), standing=mode == page.STANDING, number=number)

    async def on_pick(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """An option is ordered; where several may be picked, they are put together first."""
        plans = await self._plans(interaction, press)
        key, mode, number = _split(press.arg)
        asked, standing = _find(plans, key), mode == page.STANDING
        chosen = None if asked is None else await self._chosen(press, plans, asked)
        block = None if chosen is None else next((one for one in chosen.blocks() if one.number == number), None)
        offered = {choice.option.id: choice.option for choice in (block.choices if block else ())}
        if chosen is None or block is None or not offered.keys() >= set(values) or not (values or block.many):
            await self._show(interaction, press, plans, asked, standing=standing, moved=True)
        elif block.many:
            picks = menu.merged(chosen.decision, chosen.picks, block, values)
            await self._keep(press, plans, replace(chosen, picks=picks).draft())
            await self._show(interaction, press, plans, asked, standing=standing, number=number // choosing.MENUS)
        else:
            option = offered[values[0]]
            order = Order(chosen.asked.key, (option.id,), chosen.asked.prompt, option.label, standing=standing)
            await self._order(interaction, press, order, number // choosing.MENUS)

    async def on_sure(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """What has been put together is ordered, or nothing where that is possible."""
        plans = await self._plans(interaction, press)
        key, mode, sealed = press.arg.split(".") if press.arg.count(".") == 2 else ("", "", "")
        asked, standing = _find(plans, key), mode == page.STANDING
        chosen = None if asked is None else await self._chosen(press, plans, asked)
        if chosen is None or seal(chosen.picks) != sealed or not chosen.enough():
            await self._show(interaction, press, plans, asked, standing=standing, moved=True)
            return
        order = Order(chosen.asked.key, chosen.picks, chosen.asked.prompt, chosen.label(), standing=standing)
        await self._order(interaction, press, order)

    async def on_drop(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """An order is taken back."""
        plans = await self._plans(interaction, press)
        for order in plans.ahead.orders:
            if seal((order.key, *order.picks)) in values:
                await self._bot.host.ahead.take_back(press.table, interaction.user.id, order)
        await self._show(interaction, press, await self._plans(interaction, press))

    async def on_pass(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """Usual answers are given from now on, or no more."""
        plans = await self._plans(interaction, press)
        key, until, _ = _split(press.arg)
        asked = _find(plans, key)
        chapter = plans.forecast.chapter if until == page.ONCE else None
        if press.arg == "off":
            passes = None
        elif key == page.EVERYWHERE:
            passes = Pass(chapter=chapter)
        elif asked is not None:
            passes = Pass(asked.key, asked.prompt, chapter)
        else:
            await self._show(interaction, press, plans, moved=True)
            return
        await self._bot.host.ahead.passing(press.table, interaction.user.id, passes)
        await self._show(interaction, press, await self._plans(interaction, press), asked)

    # -- within -------------------------------------------------------------------------------------------------

    async def _plans(self, interaction: Interaction, press: Press) -> Plans:
        """What the presser has decided. Raises `Refused` for a seat that is not, or no longer, theirs."""
        plans = await self._bot.host.ahead.plans(press.table, interaction.user.id)
        if plans.seat != press.seat:
            raise Refused(text("play-not-your-seat"))
        return plans

    async def _order(self, interaction: Interaction, press: Press, order: Order, number: int = 0) -> None:
        """Give an order, and show the page with it."""
        await self._bot.host.ahead.order(press.table, interaction.user.id, order)
        plans = await self._plans(interaction, press)
        await self._keep(press, plans, Draft())
        asked = plans.forecast.find(order.key)
        await self._show(interaction, press, plans, asked, standing=order.standing, number=number)

    async def _chosen(self, press: Press, plans: Plans, asked: Asked, number: int = 0) -> Chosen:
        """The question with what has been put together of it."""
        draft = await self._bot.host.draft(press.table, plans.seat, choosing.DRAFT)
        return choosing.taken_up(asked, plans.seat, draft, number)

    async def _keep(self, press: Press, plans: Plans, draft: Draft) -> None:
        await self._bot.host.keep_draft(press.table, plans.seat, choosing.DRAFT, draft)

    async def _page(
        self, interaction: Interaction, press: Press, plans: Plans, chosen: Chosen | None = None
    ) -> page.Page:
        studio, glance = self._bot.studio, await self._bot.host.glance(press.table, interaction.user.id)
        slug = glance.info.slug
        words = await words_for(interaction, glance.info)
        plain = words.named(escape.plain_names(glance.info))
        decision = None if chosen is None else chosen.decision
        area = studio.focus(slug, glance.view, decision) if decision else "board"
        order = Picture(slug, plain, glance.view, decision, await last_shown(self._bot.host, glance), area)
        drawing = await studio.draw(order, ("ahead", press.table, interaction.user.id))
        return page.Page(
            glance=glance,
            plans=plans,
            words=words,
            plain=plain,
            accent=studio.accent(slug),
            chosen=chosen,
            drawing=drawing,
        )

    async def _show(
        self,
        interaction: Interaction,
        press: Press,
        plans: Plans,
        asked: Asked | None = None,
        *,
        standing: bool = False,
        number: int = 0,
        moved: bool = False,
    ) -> None:
        chosen = None if asked is None else await self._chosen(press, plans, asked, number)
        shown = await self._page(interaction, press, plans, chosen)
        lead = (shown.words("play-moved-on"),) if moved else ()
        card = page.build(replace(shown, standing=standing, lead=lead))
        await update(interaction, card.view, card.files)


def _split(arg: str) -> tuple[str, str, int]:
    """The question (sealed), the letter and the number that a custom id carries."""
    key, _, rest = arg.partition(".")
    letter, _, number = rest.partition(".")
    return key, letter, int(number) if number.isdecimal() else 0


def _find(plans: Plans, sealed: str) -> Asked | None:
    return next((asked for asked in plans.forecast.asked if seal((asked.key,)) == sealed), None)


async def setup(bot: YizhanBot) -> None:
    """Take the presses."""
    Ahead(bot).enter()
