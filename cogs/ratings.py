"""`/ratings list · statistics · me`: who plays how well in this server, and what its games say, and no more."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from discord import app_commands, ui
from discord.ext import commands

from cogs import escape, language, limits
from cogs.cutting import cut
from cogs.language import told
from cogs.replying import Interaction, answer, guarded
from cogs.suggesting import suggested
from engine.games import rules_for
from engine.host.figures import ENOUGH, Average, KindFigures, SeatFigures
from engine.host.rating import LISTED, Rated
from engine.host.ratings import Board, Kind, Own
from engine.host.results import options_of
from engine.kernel import Refused, Text, fluent, text, variant_text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

SHOWN = 25
"""People in one list."""


def reference(kind: Kind) -> str:
    """A short name of a kind of game, for autocomplete: a family of options may be longer than what fits."""
    return hashlib.sha256(f"{kind.slug}:{kind.family}".encode()).hexdigest()[:16]


def kind_name(kind: Kind, words: Localiser) -> str:
    """ "A Dream of …", or with the options that are not the usual ones."""
    name = words(f"{fluent(kind.slug)}-name")
    known = {variant.id: variant for variant in rules_for(kind.slug).variants}
    options = [
        text("station-chosen", option=variant_text(kind.slug, key), value=variant_text(kind.slug, key, value))
        for key, value in options_of(kind.family).items()
        if key in known and value in known[key].values and not known[key].campaign
    ]
    if not kind.family:
        return name
    return words("results-kind", game=name, options=tuple(options) or (text("results-kind-other"),))


def board_lines(board: Board, words: Localiser) -> list[str]:
    """The list of a kind of game."""
    lines = [
        words(
            "results-rated",
            rank=rank,
            who=Text("play-name", {"name": escape.markdown(one.name)}),
            rating=_rating(one),
            games=one.games,
            won=one.victories,
        )
        for rank, one in enumerate(board.listed[:SHOWN], 1)
    ]
    if not lines:
        lines.append(words("results-nobody-listed"))
    lines.append("-# " + words("results-counted", games=board.kind.games, rated=board.rated))
    if board.few:
        lines.append("-# " + words("results-few", people=board.few, least=LISTED))
    lines.append("-# " + words("results-rating-means"))
    return lines


def statistics_lines(figures: KindFigures, words: Localiser) -> list[str]:
    """What the games of a kind say. Averages are told with what chance leaves of them, or not at all."""
    lines = [
        words("results-games", games=figures.games, computers=figures.with_computers, alone=figures.alone),
        words("results-points", points=_average(figures.points))
        if figures.points
        else words("results-too-few", least=ENOUGH),
    ]
    for seats in sorted({one.seats for one in figures.by_seat}):
        own = [one for one in figures.by_seat if one.seats == seats]
        lines.append(f"**{words('results-seats', seats=seats, games=max(one.games for one in own))}**")
        lines += [_seat_line(one, words) for one in own]
        if seats in figures.unequal:
            lines.append(words("results-unequal"))
        elif seats > 1 and all(one.place for one in own):
            lines.append("-# " + words("results-equal"))
    if figures.points:
        lines.append("-# " + words("results-margin-means"))
    return lines


def own_lines(own: Own, words: Localiser) -> list[str]:
    """Somebody's own results of a kind of game."""
    figures = own.figures
    places = [text("results-place", place=place, times=times) for place, times in figures.places.items()]
    lines = [
        f"**{kind_name(own.kind, words)}**",
        words("results-own", games=figures.games, won=figures.victories, best=figures.best, places=tuple(places)),
    ]
    if figures.points:
        lines.append(words("results-points", points=_average(figures.points)))
    if own.rating is not None:
        key = "results-own-rating" if own.rating.games >= LISTED else "results-own-rating-few"
        lines.append(words(key, rating=_rating(own.rating), games=own.rating.games, least=LISTED))
    return lines


def _seat_line(one: SeatFigures, words: Localiser) -> str:
    line = words("results-seat", seat=one.seat + 1, won=one.victories, games=one.games)
    if one.place and one.points:
        line += words("results-seat-averages", place=_average(one.place, 2), points=_average(one.points))
    return line


def _rating(one: Rated) -> str:
    """ "31 (22–40)": most probably, and from where to where nineteen times in twenty."""
    return f"{one.value:.0f} ({one.value - one.margin:.0f}–{one.value + one.margin:.0f})"


def _average(of: Average, digits: int = 1) -> str:
    return f"{of.mean:.{digits}f} ± {of.margin:.{digits}f}"


async def kind_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: what this server has finished games of."""
    if interaction.guild_id is None:
        return []
    words = await language.words(interaction)
    kinds = await _kinds(interaction, words)
    return suggested({reference(kind): kind_name(kind, words) for kind in kinds}, typed)


async def _kinds(interaction: Interaction, words: Localiser) -> list[Kind]:
    """The kinds of games that have been finished here and are still known."""
    if interaction.guild_id is None:
        raise Refused(text("station-only-in-servers"))
    kinds = await interaction.client.host.results.kinds(interaction.guild_id)
    return [kind for kind in kinds if words.has(f"{fluent(kind.slug)}-name")]


async def kind_meant(interaction: Interaction, typed: str | None, words: Localiser) -> Kind:
    """The kind that was chosen or typed; without anything, the most played one. Raises `Refused`."""
    kinds = await _kinds(interaction, words)
    if not kinds:
        raise Refused(text("results-none-yet"))
    if typed is None:
        return kinds[0]
    wanted = typed.strip().casefold()
    for kind in kinds:
        if wanted in (reference(kind), kind.slug, kind_name(kind, words).casefold()):
            return kind
    names = tuple(text("play-name", name=kind_name(kind, words)) for kind in kinds[: limits.AUTOCOMPLETE_CHOICES])
    raise Refused(text("results-no-such-kind", typed=escape.markdown(typed), kinds=names))


class Ratings(
    commands.GroupCog,
    group_name=told("results-command-ratings"),
    group_description=told("results-command-ratings-says"),
):
    """The commands."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @app_commands.command(name=told("results-command-list"), description=told("results-command-list-says"))
    @app_commands.describe(game=told("results-param-kind-says"))
    @app_commands.rename(game=told("station-param-game"))
    @app_commands.autocomplete(game=kind_choices)
    @guarded
    async def list(self, interaction: Interaction, game: str | None = None) -> None:
        """Who plays a game how well in this server."""
        words = await language.words(interaction)
        kind = await kind_meant(interaction, game, words)
        board = await self.bot.host.results.board(interaction.guild_id or 0, kind)
        await _say(interaction, words("results-list", game=kind_name(kind, words)), board_lines(board, words))

    @app_commands.command(name=told("results-command-statistics"), description=told("results-command-statistics-says"))
    @app_commands.describe(game=told("results-param-kind-says"))
    @app_commands.rename(game=told("station-param-game"))
    @app_commands.autocomplete(game=kind_choices)
    @guarded
    async def statistics(self, interaction: Interaction, game: str | None = None) -> None:
        """What this server's games say about a game."""
        words = await language.words(interaction)
        kind = await kind_meant(interaction, game, words)
        figures = await self.bot.host.results.statistics(interaction.guild_id or 0, kind)
        title = words("results-statistics", game=kind_name(kind, words))
        await _say(interaction, title, statistics_lines(figures, words))

    @app_commands.command(name=told("results-command-me"), description=told("results-command-me-says"))
    @guarded
    async def me(self, interaction: Interaction) -> None:
        """Somebody's own results in this server."""
        words = await language.words(interaction)
        if interaction.guild_id is None:
            raise Refused(text("station-only-in-servers"))
        own = await self.bot.host.results.own(interaction.user.id, interaction.guild_id)
        known = [one for one in own if words.has(f"{fluent(one.kind.slug)}-name")]
        lines = [line for one in known for line in own_lines(one, words)] or [words("results-none-of-yours")]
        if not await self.bot.host.results.is_rated(interaction.user.id):
            lines.append("-# " + words("results-you-are-not-rated"))
        await _say(interaction, words("results-me"), lines)


async def _say(interaction: Interaction, title: str, lines: list[str]) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(cut("\n".join([f"## {title}", *lines]), limits.TEXT_TOTAL))))
    await answer(interaction, view=view)


async def setup(bot: YizhanBot) -> None:
    """Add the command group."""
    await bot.add_cog(Ratings(bot))
