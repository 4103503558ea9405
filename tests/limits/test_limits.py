"""Each of Discord's limits: what is just allowed passes the checker, one more does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cogs import limits
from tests.limits.checker import Request, problems
from tests.limits.messages import COMPONENTS_V2, Upload

Json = dict[str, Any]
Make = Callable[[int], Request]


def message(**body: Any) -> Request:
    return Request("POST", "/channels/1/messages", body)


def with_files(*files: Upload) -> Request:
    return Request("POST", "/channels/1/messages", {}, files)


def modern(*components: Json) -> Request:
    return message(flags=COMPONENTS_V2, components=list(components))


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(number: int = 0, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"b{number}", **fields}


def menu(count: int = 1, **fields: Any) -> Json:
    options = [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **fields}


def choice(**fields: Any) -> Request:
    return modern(row(menu(options=[{"label": "L", "value": "v", **fields}])))


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(count: int, **fields: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "attachment://board.webp"}, **fields}] * count}


def callback(kind: int, age: float = 0, **data: Any) -> Request:
    return Request("POST", "/interactions/1/token/callback", {"type": kind, "data": data}, age=age)


def label(number: int = 0, **fields: Any) -> Json:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": f"i{number}", "style": 1}, **fields}


def text_input(**fields: Any) -> Json:
    return label(component={"type": 4, "custom_id": "i", "style": 1, **fields})


def modal(*parts: Json, **fields: Any) -> Request:
    return callback(9, **{"title": "Inn", "custom_id": "m", "components": list(parts), **fields})


def commands(*given: Json) -> Request:
    return Request("PUT", "/applications/1/commands", list(given))


def command(name: str = "game", **fields: Any) -> Json:
    return {"type": 1, "name": name, "description": "Games", **fields}


def option(name: str = "which", **fields: Any) -> Json:
    return {"type": 3, "name": name, "description": "Which one", **fields}


def choices(count: int, **fields: Any) -> list[Json]:
    return [{"name": f"n{n}", "value": f"v{n}", **fields} for n in range(count)]


def embed(**fields: Any) -> Request:
    return message(embeds=[fields])


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


def whole_command(size: int) -> Request:
    """A command of `size` characters, made of descriptions in the longest language."""
    options = [option(f"o{n:02}", description="x") for n in range(25)]
    given = command("c", description="d", options=[])
    given["options"] = [{"type": 1, "name": f"s{n:02}", "description": "x", "options": []} for n in range(4)]
    for sub in given["options"]:
        sub["options"] = [{**one, "description_localizations": {"zh-TW": "y"}} for one in options]
    left = size - 2 - 4 * (4 + 25 * 4)
    for sub in given["options"]:
        for one in sub["options"]:
            extra = min(left, limits.COMMAND_DESCRIPTION - 1)
            one["description_localizations"]["zh-TW"] += "y" * extra
            left -= extra
    assert left == 0
    return commands(given)


CASES: dict[str, Make] = {
    "CONTENT": lambda n: message(content="x" * n),
    "FILES": lambda n: with_files(*(Upload(f"{i}.webp", 1) for i in range(n))),
    "FILE_SIZE": lambda n: with_files(Upload("board.webp", n)),
    "ALT_TEXT": lambda n: with_files(Upload("board.webp", 1, "x" * n)),
    "NONCE": lambda n: message(content="x", nonce="1" * n),
    "MENTIONS": lambda n: message(content="x", allowed_mentions={"users": list(range(n))}),
    "EMBEDS": lambda n: message(embeds=[{"title": "x"}] * n),
    "EMBED_TITLE": lambda n: embed(title="x" * n),
    "EMBED_DESCRIPTION": lambda n: embed(description="x" * n),
    "EMBED_FIELDS": lambda n: embed(fields=[field()] * n),
    "EMBED_FIELD_NAME": lambda n: embed(fields=[field(name="x" * n)]),
    "EMBED_FIELD_VALUE": lambda n: embed(fields=[field(value="x" * n)]),
    "EMBED_FOOTER": lambda n: embed(footer={"text": "x" * n}),
    "EMBED_AUTHOR": lambda n: embed(author={"name": "x" * n}),
    "EMBED_TOTAL": lambda n: message(embeds=[{"description": "x" * 3000}, {"description": "x" * (n - 3000)}]),
    "COMPONENTS": lambda n: modern(*(text("x") for _ in range(n))),
    "TEXT_TOTAL": lambda n: modern(text("x" * 2000), {"type": 17, "components": [text("x" * (n - 2000))]}),
    "ROWS": lambda n: message(components=[row(button(i)) for i in range(n)]),
    "ROW_BUTTONS": lambda n: modern(row(*(button(i) for i in range(n)))),
    "SECTION_TEXTS": lambda n: modern({"type": 9, "components": [text("x")] * n, "accessory": button()}),
    "GALLERY_ITEMS": lambda n: modern(gallery(n)),
    "CUSTOM_ID": lambda n: modern(row(button(custom_id="x" * n))),
    "BUTTON_LABEL": lambda n: modern(row(button(label="x" * n))),
    "SELECT_OPTIONS": lambda n: modern(row(menu(n))),
    "OPTION_LABEL": lambda n: choice(label="x" * n),
    "OPTION_VALUE": lambda n: choice(value="x" * n),
    "OPTION_DESCRIPTION": lambda n: choice(description="x" * n),
    "PLACEHOLDER": lambda n: modern(row(menu(placeholder="x" * n))),
    "MODAL_TITLE": lambda n: modal(label(), title="x" * n),
    "MODAL_COMPONENTS": lambda n: modal(*(label(i) for i in range(n))),
    "LABEL_TEXT": lambda n: modal(label(label="x" * n)),
    "LABEL_DESCRIPTION": lambda n: modal(label(description="x" * n)),
    "INPUT_LENGTH": lambda n: modal(text_input(max_length=n)),
    "INPUT_PLACEHOLDER": lambda n: modal(text_input(placeholder="x" * n)),
    "COMMANDS": lambda n: commands(*(command(f"c{i}") for i in range(n))),
    "COMMAND_NAME": lambda n: commands(command("x" * n)),
    "COMMAND_DESCRIPTION": lambda n: commands(command(description_localizations={"zh-TW": "遊" * n})),
    "COMMAND_OPTIONS": lambda n: commands(command(options=[option(f"o{i}") for i in range(n)])),
    "COMMAND_CHOICES": lambda n: commands(command(options=[option(choices=choices(n))])),
    "COMMAND_TOTAL": whole_command,
    "AUTOCOMPLETE_CHOICES": lambda n: callback(8, choices=choices(n)),
    "CHOICE_NAME": lambda n: callback(8, choices=choices(1, name="x" * n)),
    "CHOICE_VALUE": lambda n: callback(8, choices=choices(1, value="x" * n)),
    "CHANNEL_NAME": lambda n: Request("POST", "/channels/1/threads", {"name": "x" * n}),
    "AUDIT_REASON": lambda n: Request("POST", "/channels/1/threads", {"name": "x"}, reason="x" * n),
    "FIRST_RESPONSE": lambda n: callback(5, age=n),
    "TOKEN_LIFETIME": lambda n: Request("POST", "/webhooks/1/token", {"content": "x"}, age=n),
}
"""By the limit's name: a request that uses it up to `n`."""


@pytest.mark.parametrize("name", CASES)
def test_the_limit_passes_and_one_more_does_not(name: str) -> None:
    limit = getattr(limits, name)
    assert problems(CASES[name](limit)) == []
    assert len(problems(CASES[name](limit + 1))) == 1


def test_every_limit_has_its_case() -> None:
    names = {name for name in vars(limits) if name.isupper()}
    assert names - {"THREAD_ARCHIVE_MINUTES"} == set(CASES)


@pytest.mark.parametrize("where", ["POST /channels/1/threads", "PATCH /channels/1"])
def test_threads_are_archived_after_one_of_four_times(where: str) -> None:
    method, path = where.split()
    for minutes in limits.THREAD_ARCHIVE_MINUTES:
        assert problems(Request(method, path, {"name": "x", "auto_archive_duration": minutes})) == []
    assert problems(Request(method, path, {"name": "x", "auto_archive_duration": 61}))


WRONG: dict[str, Request] = {
    "text beside Components V2": message(flags=COMPONENTS_V2, content="x", components=[text("x")]),
    "an empty text display": modern(text("")),
    "an empty row": modern(row()),
    "an empty container": modern({"type": 17, "components": []}),
    "an empty gallery": modern(gallery(0)),
    "a picture's long alternative text": modern(gallery(1, description="x" * (limits.ALT_TEXT + 1))),
    "an attachment's long alternative text": message(attachments=[{"id": 0, "description": "x" * 1025}]),
    "a section without accessory": modern({"type": 9, "components": [text("x")]}),
    "a menu beside a button": modern(row(menu(), button())),
    "an empty menu": modern(row(menu(0))),
    "a menu that wants more than it has": modern(row(menu(2, max_values=3))),
    "a menu that wants more than it takes": modern(row(menu(3, min_values=2, max_values=1))),
    "two defaults where one may be chosen": modern(
        row(menu(options=[{"label": str(n), "value": str(n), "default": True} for n in range(2)]))
    ),
    "the same option twice": modern(row(menu(options=[{"label": "L", "value": "v"}] * 2))),
    "an option without label": choice(label=""),
    "the same custom id twice": modern(row(button(1), button(1))),
    "a button without label and emoji": modern(row(button(label=None))),
    "a button without custom id": modern(row({"type": 2, "style": 1, "label": "Play"})),
    "a mention allowed twice": message(content="x", allowed_mentions={"parse": ["users"], "users": [1]}),
    "an empty modal": modal(),
    "a modal without title": modal(label(), title=""),
    "a name in capitals": commands(command("Game")),
    "a name with a space": commands(command("new game")),
    "a translated name with a space": commands(command(name_localizations={"zh-TW": "開 局"})),
    "no description": commands(command(description="")),
    "an unknown language": commands(command(name_localizations={"zh": "開局"})),
    "required after optional": commands(command(options=[option("a"), option("b", required=True)])),
    "two options of one name": commands(command(options=[option("a"), option("a")])),
    "options beside subcommands": commands(command(options=[option("a"), option("b", type=1)])),
    "choices and autocomplete": commands(command(options=[option(choices=choices(1), autocomplete=True)])),
    "the same choice twice": callback(8, choices=choices(1) * 2),
    "a thread without name": Request("POST", "/channels/1/threads", {"name": ""}),
    "a long name for a channel": Request("PATCH", "/channels/1", {"name": "x" * 101}),
    "a long edit": Request("PATCH", "/webhooks/1/token/messages/@original", {"content": "x" * 2001}),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_discord_refuses_for_other_reasons(what: str) -> None:
    assert problems(WRONG[what])
