"""The presses of the page for deciding ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs import escape
from cogs.ahead import page
from cogs.ids import Press
from cogs.language import words as words_for
from cogs.panel.menu import seal
from cogs.replying import Interaction, answer, update
from engine.host.ahead import Plans
from engine.host.forecast import Asked
from engine.host.orders import Order, Pass
from engine.kernel import Refused, text

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
        on_press("order-pick", self.on_pick, receipt="update")
        on_press("order-drop", self.on_drop, receipt="update")
        on_press("order-pass", self.on_pass, receipt="update")

    async def on_open(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """The page, as a new private message."""
        plans = await self._plans(interaction, press)
        await answer(interaction, view=page.build(await self._page(interaction, press, plans)))

    async def on_ask(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """A question is chosen."""
        plans = await self._plans(interaction, press)
        chosen = _find(plans, values[0] if values else "")
        await self._show(interaction, press, plans, chosen, standing=press.arg == page.STANDING)

    async def on_mode(self, interaction: Interaction, press: Press, _values: list[str]) -> None:
        """How long an order is to stand that is picked next."""
        plans = await self._plans(interaction, press)
        key, mode = _split(press.arg)
        await self._show(interaction, press, plans, _find(plans, key), standing=mode == page.STANDING)

    async def on_pick(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """An option is ordered."""
        plans = await self._plans(interaction, press)
        key, mode = _split(press.arg)
        asked, value = _find(plans, key), values[0] if values else ""
        option = next((option for option in asked.options if option.id == value), None) if asked else None
        none = asked is not None and asked.none and value == page.NONE_PICKED
        if asked is None or (option is None and not none):
            await self._show(interaction, press, plans, asked, moved=True)
            return
        picks, label = ((), None) if option is None else ((option.id,), option.label)
        standing = mode == page.STANDING
        order = Order(asked.key, picks, asked.prompt, label, standing=standing)
        await self._bot.host.ahead.order(press.table, interaction.user.id, order)
        await self._show(interaction, press, await self._plans(interaction, press), asked, standing=standing)

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
        key, until = _split(press.arg)
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

    async def _page(self, interaction: Interaction, press: Press, plans: Plans) -> page.Page:
        glance = await self._bot.host.glance(press.table, interaction.user.id)
        words = await words_for(interaction, glance.info)
        plain = words.named(escape.plain_names(glance.info))
        accent = self._bot.studio.accent(glance.info.slug)
        return page.Page(glance=glance, plans=plans, words=words, plain=plain, accent=accent)

    async def _show(
        self,
        interaction: Interaction,
        press: Press,
        plans: Plans,
        chosen: Asked | None = None,
        *,
        standing: bool = False,
        moved: bool = False,
    ) -> None:
        shown = await self._page(interaction, press, plans)
        lead = (shown.words("play-moved-on"),) if moved else ()
        await update(interaction, page.build(replace(shown, chosen=chosen, standing=standing, lead=lead)))


def _split(arg: str) -> tuple[str, str]:
    """The question (sealed) and the letter that a custom id carries."""
    key, _, rest = arg.partition(".")
    return key, rest[:1]


def _find(plans: Plans, sealed: str) -> Asked | None:
    return next((asked for asked in plans.forecast.asked if seal((asked.key,)) == sealed), None)


async def setup(bot: YizhanBot) -> None:
    """Take the presses."""
    Ahead(bot).enter()
