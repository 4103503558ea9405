"""The notation: every recorded game and random games of every game are read as they were written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine import notation, record
from engine.games import SLUGS
from engine.kernel import Rules, Undo
from engine.record import Differs, Record, Recorder, RecordError
from engine.simulate import Players
from engine.words import LANGUAGES, Localiser
from tests.host.support import find_rules
from tests.suite.recording import FOLDER
from tests.suite.setups import GAMES, game
from tests.teaching.words import teach

RECORDED = sorted(FOLDER.rglob("*.json"))
NAMES = ("Ada", "Ben ; Seed: 1", "梅香", "# 阿明", "1. P1 takes back")


def there_and_back(kept: Record, rules: Rules[Any, Any], words: Localiser | None) -> tuple[str, Record]:
    """The text, and the record that comes of it."""
    text = notation.write(kept, rules, words)
    return text, notation.to_record(notation.read(text), lambda slug, content: rules)


@pytest.mark.parametrize("path", RECORDED, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDED])
def test_recorded_games_are_read_as_they_were_written(path: object) -> None:
    teach()
    kept = record.decode(path.read_bytes())  # type: ignore[attr-defined]
    rules = record.rules_of(kept, find_rules)
    named = msgspec.structs.replace(kept, names=NAMES[: kept.seats], content=msgspec.Raw())
    text, again = there_and_back(named, rules, Localiser("en", named.names))
    assert record.encode(again) == record.encode(named)
    moves = [line for line in text.splitlines() if line[:1].isdigit()]
    assert len(moves) == len(kept.entries), "a line a move"


@pytest.mark.parametrize("slug", GAMES)
def test_random_games_are_read_as_they_were_written(slug: str) -> None:
    rules = game(slug)
    seats = rules.seats[-1]
    for number in range(2):
        seed = f'"random" {number}'
        recorder, players = Recorder(rules, seats, {}, seed), Players([rules.policies["random"]] * seats, seed)
        while not recorder.session.over:
            reply = players.reply(recorder.session)
            recorder.take(reply)
            if len(recorder.record().entries) % 7 == 0 and recorder.session.can_undo(reply.seat):
                recorder.take(Undo(reply.seat, recorder.session.tickets[reply.seat]))
                recorder.take(players.reply(recorder.session))
        kept = recorder.record()
        assert record.encode(there_and_back(kept, rules, None)[1]) == record.encode(kept)


@pytest.fixture(scope="module")
def written() -> str:
    kept = record.decode((FOLDER / SLUGS[0] / "2.json").read_bytes())
    return notation.write(kept, game(SLUGS[0]), Localiser("en", ("Ada", "Ben")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_stands_beside_the_moves(language: str) -> None:
    kept = record.decode((FOLDER / SLUGS[0] / "2.json").read_bytes())
    text = notation.write(kept, game(SLUGS[0]), Localiser(language, ("Ada", "梅香")))
    (first,) = [line for line in text.splitlines() if line.startswith("1. ")]
    assert " ; " in first
    assert "Ada" in first or "梅香" in first
    assert any(line.startswith("# ") for line in text.splitlines())
    assert notation.read(text) == notation.read(notation.write(kept, game(SLUGS[0])))


def test_remarks_and_empty_lines_may_be_added_and_lines_may_end_as_elsewhere(written: str) -> None:
    changed = "\ufeff" + written.replace("\n", "\r\n") + "\r\n# and so they lived\r\n; happily\r\nEvent: a feast\r\n"
    assert notation.read(changed) == notation.read(written)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Yizhan notation 1", "Yizhan notation 2", "can be read"),
        ("Yizhan notation 1", "PGN", "this is no notation"),
        ("Seats: 2", "Seats: two", "is no number"),
        ("Seats: 2", "", "there is no line “Seats"),
        ("Seats: 2", "Seats: 2\nSeats: 3", "line 6 is no move"),
        ("Seats: 2", "Seats: 99", "cannot be set up"),
        ("Game: ", "Game: no", "there is no game"),
        ("Seed: ", 'Seed: "', "cannot be read"),
        ("Content: ", "Content: 0", "other values"),
        ("\n1. ", "\n2. ", "move 1 is missing"),
        ("\n3. ", "\n3) ", "is no move"),
        ("\n2. P1", "\n2. P3", "move 2"),
    ],
)
def test_files_that_cannot_be_read_are_told_why(written: str, old: str, new: str, says: str) -> None:
    assert old in written or old == "\n2. P1"
    with pytest.raises((RecordError, Differs)) as caught:
        notation.to_record(notation.read(written.replace(old, new, 1)))
    assert says in str(caught.value)


def test_another_game_is_noticed_at_its_end(written: str) -> None:
    with pytest.raises(Differs, match="another position"):
        notation.to_record(notation.read(written.replace("End: ", "End: 0", 1)))


@pytest.mark.parametrize("junk", ["", "\n\n", "x" * 100_000, "Yizhan notation 1\n" + "Game: x\n" * 3, "\x00" * 50])
def test_junk_has_its_sentence(junk: str) -> None:
    with pytest.raises(RecordError):
        notation.read(junk)
