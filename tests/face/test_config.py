"""Settings: what is wrong is said in one sentence that names the variable."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.config import Config, ConfigError, load, read_env_file, variable

ROOT = Path(__file__).parents[2]


def test_without_anything_the_defaults_count(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Config()


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# comment\n\nDISCORD_TOKEN='a b'\nexport YIZHAN_SHARDS=2\nYIZHAN_DATABASE = \"x.db\"\nOTHER=1\n",
        encoding="utf-8",
    )
    assert load({"YIZHAN_SHARDS": "3"}, file) == Config(token="a b", shards=3, database="x.db")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("YIZHAN_SHARDS", "many"),
        ("YIZHAN_SHARDS", "-1"),
        ("YIZHAN_BACKUPS", "0"),
        ("YIZHAN_METRICS_PORT", "-1"),
        ("YIZHAN_METRICS_PORT", "65536"),
        ("YIZHAN_SHARDS", "1000000000000"),
        ("YIZHAN_BACKUP_HOURS", "1000000"),
        ("YIZHAN_LOG_FORMAT", "xml"),
        ("YIZHAN_LOG_LEVEL", "loud"),
        ("YIZHAN_LANGUAGE", "fr"),
        ("YIZHAN_SYNC", "maybe"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=name):
        load({name: value}, tmp_path / ".env")


def test_a_line_that_is_no_setting_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=x\nnonsense\n", encoding="utf-8")
    with pytest.raises(ConfigError, match="line 2"):
        load({}, file)


def test_a_mark_that_windows_editors_put_first_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=x\n", encoding="utf-8-sig")
    assert load({}, file).token == "x"


def test_the_example_lists_every_setting_with_its_default() -> None:
    example = read_env_file(ROOT / ".env.example")
    assert set(example) == {variable(field) for field in Config.__struct_fields__}
    assert load(example, Path("/nonexistent/.env")) == Config()
