"""What is offered and understood while a table is being opened: games, numbers of seats, options."""

from __future__ import annotations

from discord.app_commands import Choice

from cogs import escape, language, limits
from cogs.cutting import cut
from cogs.replying import Interaction
from cogs.suggesting import suggested
from engine.games import SLUGS, rules_for
from engine.kernel import Refused, fluent, text, variant_text
from engine.words import LANGUAGES, Localiser


async def game_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Every game, by its title in the person's language."""
    words = await language.words(interaction)
    return suggested({slug: words(f"{fluent(slug)}-name") for slug in SLUGS}, typed)


async def seat_choices(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The numbers of seats that the chosen game allows, or any game here."""
    words = await language.words(interaction)
    slug = game_of(getattr(interaction.namespace, "game", None))
    numbers = sorted({number for known in ([slug] if slug else SLUGS) for number in rules_for(known).seats})
    return [
        Choice(name=words("station-seats", seats=number), value=number)
        for number in numbers
        if str(number).startswith(typed.strip())
    ]


async def option_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """`option=value` pairs of the chosen game; after a comma the next one, of another option."""
    slug = game_of(getattr(interaction.namespace, "game", None))
    return [] if slug is None else option_pairs(slug, await language.words(interaction), typed)


def option_pairs(slug: str, words: Localiser, typed: str) -> list[Choice[str]]:
    """`option=value` pairs of a game, after what has been typed of them."""
    before, _, last = typed.rpartition(",")
    chosen = {key.strip(): value.strip() for key, _, value in (pair.partition("=") for pair in before.split(","))}
    start = f"{before.strip()}, " if before.strip() else ""
    choices = []
    for variant in rules_for(slug).variants:
        if variant.campaign or variant.id in chosen or not variant.open(chosen):
            continue
        for value in variant.values:
            name = words(
                "station-chosen",
                option=variant_text(slug, variant.id),
                value=variant_text(slug, variant.id, value),
            )
            pair = f"{start}{variant.id}={value}"
            wanted = last.strip().lower()
            if len(pair) <= limits.CHOICE_VALUE and (wanted in name.lower() or wanted in pair.lower()):
                choices.append(Choice(name=cut(start + name, limits.CHOICE_NAME), value=pair))
    return choices[: limits.AUTOCOMPLETE_CHOICES]


def game_of(typed: str | None) -> str | None:
    """The game that somebody means by a slug or a title in any language; None if there is none."""
    wanted = (typed or "").strip().lower()
    if wanted in SLUGS:
        return wanted
    titles = {Localiser(name)(f"{fluent(slug)}-name").lower(): slug for slug in SLUGS for name in LANGUAGES}
    return titles.get(wanted)


def game_named(typed: str) -> str:
    """The game that somebody means. Raises `Refused`, with the games that there are."""
    slug = game_of(typed)
    if slug is None:
        games = tuple(text(f"{fluent(known)}-name") for known in SLUGS)
        raise Refused(text("station-no-such-game", game=escape.markdown(typed), games=games))
    return slug


def read_options(slug: str, typed: str) -> dict[str, str]:
    """ "a=b, c=d" as a dict with a value for every option that a table may choose. Raises `Refused`."""
    variants = {variant.id: variant for variant in rules_for(slug).variants if not variant.campaign}
    options = {variant.id: variant.default for variant in variants.values()}
    for pair in filter(None, (part.strip() for part in typed.split(","))):
        key, equals, value = pair.partition("=")
        if not equals:
            raise Refused(text("station-not-an-option", option=escape.markdown(pair)))
        key, value = key.strip(), value.strip()
        if key not in variants:
            raise Refused(text("kernel-unknown-option", option=escape.markdown(key)))
        options[key] = value if value in variants[key].values else escape.markdown(value)
    return options
