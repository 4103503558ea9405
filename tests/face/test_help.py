"""`/help`, `/rules`, `/export`, and the commands as Discord gets to know them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from cogs.help import TOPICS, howto
from cogs.rulebook import rulebook
from engine.games import SLUGS, rules_for
from engine.kernel import fluent
from engine.words import LANGUAGES, LOCALES, Localiser
from tests.face.lobbies import bot_of, menu_ids, opened
from tests.support.station import station
from tests.support.world import World, buttons, options, said


def registered(world: World) -> list[dict[str, Any]]:
    """The commands as Discord was told about them, once."""
    [told] = [
        request.json
        for request in world.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
    assert isinstance(told, list)
    return told


async def asked(world: World, command: str, **options: object) -> ResponseMessage:
    response = (await world.ben.slash(world.channel, command, **options)).response
    assert response is not None
    assert response.ephemeral
    return response


async def test_help_turns_its_pages(world: World) -> None:
    page = await asked(world, "help")
    seen = {said(page)}
    for label in list(buttons(page)):
        await world.ben.click(page, label=label)
        seen.add(said(page))
    assert len(seen) == len(TOPICS)
    assert "`/game new`" in "".join(seen)


async def test_help_about_a_game_tells_how_it_is_played(world: World) -> None:
    for slug in SLUGS:
        page = await asked(world, "help", topic=slug)
        assert Localiser("en")(f"{fluent(slug)}-name") in said(page)
    titles = await world.ben.autocomplete(world.channel, "help", "topic", "")
    assert len(titles) == len(TOPICS) + len(SLUGS)


async def test_the_howto_button_of_a_lobby_answers_in_private(world: World) -> None:
    card = await opened(world)
    page = (await world.ben.click(card, label="How to play")).response
    assert page is not None
    assert page.ephemeral
    assert "A Dream of Splendor" in said(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_is_explained_in_two_minutes(slug: str, language: str) -> None:
    said = howto(slug, Localiser(language))
    chinese = language == "zh-TW"
    assert (400 if chinese else 1000) < len(said), "more than a summary"
    assert len(said) < 3500, "nothing is cut off"
    # 250 words, or 400 characters, a minute.
    assert (len(said) / 400 if chinese else len(said.split()) / 250) < 2.5


async def test_the_howto_button_of_a_running_table_shows_this_very_table(world: World) -> None:
    card = await opened(world)
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    begun = world.channel.threads[0].last_message
    assert begun is not None
    page = (await world.ben.click(begun, label="How to play")).response
    assert page is not None
    assert page.ephemeral
    described = [attachment.description or "" for attachment in page.attachments]
    assert len(described) == 3
    assert any("Ben" in alt for alt in described)
    assert not any("Ada" in alt for alt in described)


async def test_rules_are_found_by_number_words_and_card(world: World) -> None:
    assert "**DS-BUY-03**" in said(await asked(world, "rules", search="ds-buy-03"))
    assert "Teahouse" in said(await asked(world, "rules", search="teahouse", game="dream"))
    nothing = said(await asked(world, "rules", search="xyzzy **@everyone**", game="dream"))
    assert "No rule" in nothing
    assert "@everyone" not in nothing
    assert "no game" in said(await asked(world, "rules", search="x", game="chess"))


async def test_a_card_leads_to_its_game_and_the_rules_about_its_kind(world: World) -> None:
    page = said(await asked(world, "rules", search="農夫"))
    assert "## A Dream of Splendor in Song Dynasty: Farmer" in page
    assert "No rule speaks of it by name" in page
    assert "**DS-" in page
    [choice] = await world.ben.autocomplete(world.channel, "rules", "search", "sunset-cl", game="dream")
    assert choice["value"] == "Sunset-Cloud Hotpot"
    assert "which game" in said(await asked(world, "rules", search="score"))


async def test_rules_are_offered_while_typing(world: World) -> None:
    choices = await world.ben.autocomplete(world.channel, "rules", "search", "menu card", game="dream")
    assert 1 < len(choices) <= 25
    assert all(len(choice["name"]) <= 100 for choice in choices)


async def test_all_rules_can_be_read_page_by_page(world: World) -> None:
    page = await asked(world, "rules", game="dream")
    seen: set[str] = set()
    for _ in range(200):
        seen |= set(re.findall(r"\*\*(DS-[A-Z]+-\d+)\*\*", said(page)))
        if "▶" not in buttons(page):
            break
        await world.ben.click(page, label="▶")
    assert seen >= {rule.id for rule in rulebook("dream", "en").rules if re.fullmatch(r"DS-[A-Z]+-\d+", rule.id)}


async def test_a_section_is_chosen_from_the_menu(world: World) -> None:
    page = await asked(world, "rules", game="dream")
    label, value = list(options(page).items())[3]
    await world.ben.select(page, [value], custom_id=menu_ids(page)[0])
    assert f"### {label}" in said(page)


async def test_an_export_shows_only_what_its_owner_may_see(world: World) -> None:
    assert "no table" in said(await asked(world, "export"))
    card = await opened(world, seats=2)
    assert "has not begun" in said(await asked(world, "export", table="1"))
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    answer = await asked(world, "export", table="1")
    record = json.loads(world.picture(answer))
    seed = await _seed(world)
    assert seed not in json.dumps(record)
    assert "so far" in said(answer)


async def test_an_export_larger_than_discord_allows_is_refused(world: World) -> None:
    card = await opened(world, seats=2)
    await world.ben.click(card, label="Join")
    await world.ada.click(card, label="Start")
    world.file_limit = 10
    assert "larger" in said(await asked(world, "export", table="1"))


async def _seed(world: World) -> str:
    async def read() -> str:
        async with bot_of(world).store.reading() as tx:
            row = await tx.one("SELECT seed FROM tables WHERE id = 1")
        assert row is not None
        return str(row["seed"])

    return str(await world.work(read()))


async def test_commands_have_chinese_names_and_are_registered_once(world: World) -> None:
    by_name = {command["name"]: command for command in registered(world)}
    assert by_name["game"]["name_localizations"] == {"zh-TW": "牌桌"}
    assert {option["name"]: option["name_localizations"]["zh-TW"] for option in by_name["game"]["options"]}[
        "new"
    ] == "開桌"
    assert by_name["dream"]["name_localizations"] == {"zh-TW": "大宋百商圖"}


async def test_all_that_is_typed_has_a_name_and_a_description_in_every_language(world: World) -> None:
    translated = [language for language in LANGUAGES if language != "en"]

    def look(siblings: list[dict[str, Any]], above: str) -> None:
        for language in translated:
            names = [each["name_localizations"][language] for each in siblings]
            assert len(set(names)) == len(names), f"{above}: {names}"
        for each in siblings:
            path = f"{above} {each['name']}"
            for language in translated:
                assert re.fullmatch(r"[-_\w]{1,32}", each["name_localizations"][language]), path
                assert 1 <= len(each["description_localizations"][language]) <= 100, path
                for choice in each.get("choices", []):
                    assert choice["name_localizations"][language], path
            look(each.get("options", []), path)

    look(registered(world), "")


def test_games_commands_are_called_in_english_what_they_declare() -> None:
    english = Localiser("en")
    for slug in SLUGS:
        assert english(f"{fluent(slug)}-command-name") == slug
        for command in rules_for(slug).commands:
            assert english(f"{fluent(slug)}-command-{command.name}-name") == command.name
            for param in command.params:
                assert english(f"{fluent(slug)}-param-{param.name}-name") == param.name


async def test_every_command_named_in_a_sentence_exists(inn: World) -> None:
    """Where a game has a campaign: without one, nobody says the sentences about `/campaign`."""
    known = {language: set[str]() for language in LANGUAGES}

    def enter(command: dict[str, Any], above: dict[str, str]) -> None:
        for language in LANGUAGES:
            name = command.get("name_localizations", {}).get(language, command["name"])
            path = f"{above[language]} {name}".strip()
            known[language].add(path)
            subcommands = [option for option in command.get("options", []) if option["type"] == 1]
            for option in subcommands:
                enter(option, {**above, language: path})

    for command in registered(inn):
        enter(command, dict.fromkeys(LANGUAGES, ""))
    for language in LANGUAGES:
        for path in (LOCALES / language).glob("*.ftl"):
            for mentioned in re.findall(r"`/([^`]+)`", path.read_text(encoding="utf-8")):
                assert mentioned in known[language], f"{path.name} ({language}): /{mentioned}"


async def test_unchanged_commands_are_not_registered_again(world: World) -> None:
    await world.restart(station(Path(bot_of(world).config.database)))
    assert registered(world)  # which fails if there were two
