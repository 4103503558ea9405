"""Settings: read from the environment and from a `.env` file, checked once, before anything starts.

`.env.example` lists and explains them. What stands in the environment wins over the file.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from engine.host.backups import Plan
from engine.words import LANGUAGES

TOKEN = "DISCORD_TOKEN"
ENOUGH = 2
"""More processes that draw pictures are not begun unasked, for each takes memory."""
_POSSIBLE = {
    "shards": range(10_001),
    "metrics_port": range(2**16),
    "picture_processes": range(65),
    "backup_hours": range(24 * 366 + 1),
    "backups": range(1, 100_001),
}
"""The numbers that mean something: others would end the bot later, with a message that nobody understands."""


def variable(field: str) -> str:
    """The environment variable that fills a field of `Config`."""
    return TOKEN if field == "token" else f"YIZHAN_{field.upper()}"


class ConfigError(Exception):
    """A setting that cannot be used. The message is one sentence for the person who hosts the bot."""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting: `DISCORD_TOKEN` fills `token`, `YIZHAN_DATABASE` fills `database`, and so on.

    A backup is made every `backup_hours` (0: never by itself) into `backup_folder` (empty: `backups` beside the
    database), and the newest `backups` are kept. Figures for Prometheus are served at `metrics_port`, to this machine
    alone (0: not at all). So many `picture_processes` draw the pictures (0: the bot does so itself). `shards` is the
    number of connections (0: as many as Discord recommends). `sync` says when commands are registered: `changed` (when
    they differ from what is registered), `always` or `never`. `api_base` and `gateway` point the bot at another server
    that speaks Discord's protocol.
    """

    token: str = ""
    database: str = "yizhan.db"
    language: str = "en"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    metrics_port: int = 0
    picture_processes: int = min(os.cpu_count() or 1, ENOUGH)
    backup_hours: int = 24
    backups: int = 14
    backup_folder: str = ""
    shards: int = 1
    sync: Literal["changed", "always", "never"] = "changed"
    api_base: str = ""
    gateway: str = ""


def backup_plan(config: Config) -> Plan:
    """When backups of which database are made, and where they go."""
    database = Path(config.database)
    folder = Path(config.backup_folder) if config.backup_folder else database.parent / "backups"
    return Plan(database, folder, config.backup_hours, config.backups)


def read_env_file(path: Path) -> dict[str, str]:
    """`NAME=value` lines of a file, quotes around the value taken off; an absent file is empty.

    Raises `ConfigError` for a line that is neither that, nor empty, nor a comment.
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.") from error
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.removeprefix("export ").partition("=")
        if not equals:
            raise ConfigError(f"{path}, line {number}: {line!r} is not of the form NAME=value.")
        value = value.strip()
        if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'":
            value = value[1:-1]
        found[name.strip()] = value
    return found


def load(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Config:
    """The settings. Raises `ConfigError`."""
    values = {**read_env_file(file), **(os.environ if environment is None else environment)}
    ours = {field: values[name] for field in Config.__struct_fields__ if values.get(name := variable(field), "") != ""}
    try:
        config = msgspec.convert(ours, Config, strict=False)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise ConfigError(f"{variable(field.rstrip('`'))}: {problem}.") from error
    if config.language not in LANGUAGES:
        raise ConfigError(f"YIZHAN_LANGUAGE is {config.language!r}; possible: {', '.join(LANGUAGES)}.")
    for field, possible in _POSSIBLE.items():
        if (value := getattr(config, field)) not in possible:
            raise ConfigError(f"{variable(field)} is {value}; possible: {possible.start} to {possible.stop - 1}.")
    return config
