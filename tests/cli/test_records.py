"""Records: written, read, replayed; and where they first differ."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import notation, record
from engine.games import SLUGS, rules_for
from engine.kernel import Reply, Steps, Undo, steps, text
from engine.record import Differs, Record, Recorder, RecordError, position
from engine.simulate import Players
from tests.cli.conftest import Typed
from tests.teaching import Teaching, flow, rules
from tests.teaching.table import Table, load


@pytest.fixture
def kept() -> Record:
    """A whole game with an undo in it."""
    return played(rules()).record(["Ada", "梅香"])


def played(game: Any, *, cards: bool = False) -> Recorder:
    recorder = Recorder(game, 2, {}, "record")
    players = Players([game.policies["random"]] * 2, "record")
    taken_back = False
    while not recorder.session.over:
        reply = players.reply(recorder.session)
        recorder.take(reply)
        if not taken_back and recorder.session.can_undo(reply.seat):
            recorder.take(Undo(reply.seat, recorder.session.tickets[reply.seat]))
            taken_back = True
    assert taken_back
    return recorder


def test_a_record_is_read_as_it_was_written(kept: Record) -> None:
    written = record.encode(kept)
    assert record.decode(written) == kept
    assert record.encode(record.decode(written)) == written
    assert json.loads(written)["names"] == ["Ada", "梅香"]
    assert written.count(b"\n") > len(kept.entries), "one line an entry, for people"


def test_a_record_plays_to_the_same_end(kept: Record) -> None:
    session = record.play(kept, rules())
    assert session.over
    assert position(session) == position(played(rules()).session)


def test_a_record_of_a_running_game(kept: Record) -> None:
    part = msgspec.structs.replace(kept, entries=kept.entries[:5], checks=kept.checks[:6])
    assert not record.play(part, rules()).over


def test_a_changed_reply_is_named(kept: Record) -> None:
    number = next(index for index, entry in enumerate(kept.entries) if isinstance(entry, Reply) and entry.key == "bid")
    entry = kept.entries[number]
    assert isinstance(entry, Reply)
    other = msgspec.structs.replace(entry, picks=("bid:0" if entry.picks != ("bid:0",) else "bid:1",))
    with pytest.raises(Differs, match="leads to another position") as caught:
        record.play(_with_entry(kept, number, other), rules())
    assert caught.value.entry == number + 1


def test_a_reply_that_is_not_offered_is_named_with_what_is(kept: Record) -> None:
    other = Reply(0, "bid", 0, ("bid:99",))
    with pytest.raises(Differs, match=r"entry 1 \(seat 0, bid: bid:99\) is refused .* asked is bid: bid:0") as caught:
        record.play(_with_entry(kept, 0, other), rules())
    assert caught.value.entry == 1


def test_a_reply_out_of_turn_is_named(kept: Record) -> None:
    with pytest.raises(Differs, match="seat 7 is not asked"):
        record.play(_with_entry(kept, 0, Reply(7, "bid", 0, ())), rules())


def test_an_undo_that_is_refused_is_named(kept: Record) -> None:
    with pytest.raises(Differs, match=r"entry 1 \(seat 0 takes back\) is refused"):
        record.play(_with_entry(kept, 0, Undo(0, 0)), rules())


def test_another_set_up_is_named(kept: Record) -> None:
    with pytest.raises(Differs, match="set-up differs") as caught:
        record.play(msgspec.structs.replace(kept, seed="other"), rules())
    assert caught.value.entry == 0


def test_checks_do_not_mind_words(kept: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """A label may be put otherwise without recording every game anew."""
    monkeypatch.setattr(flow, "text", lambda key, **args: text(f"other-{key}"))
    monkeypatch.setattr(steps, "_prompt", lambda slug, key: text("other"))
    record.play(kept, rules())


class _Generous(Teaching):
    """A rule was changed: from the second round on everybody has a coin more."""

    version = 2

    def step(self, t: Table) -> Steps[None]:
        if t.stage == "bids" and t.round == 2:
            t.players[0].coins += 1
        return super().step(t)


def test_changed_rules_are_found_where_they_first_matter(kept: Record) -> None:
    with pytest.raises(Differs, match="recorded with rules version 1, played with 2") as caught:
        record.play(kept, _Generous(load()))
    before = record.play(
        msgspec.structs.replace(
            kept, entries=kept.entries[: caught.value.entry - 1], checks=kept.checks[: caught.value.entry]
        ),
        _Generous(load()),
    )
    assert before.table.round == 1


def _with_entry(kept: Record, number: int, entry: Reply | Undo) -> Record:
    return msgspec.structs.replace(kept, entries=(*kept.entries[:number], entry, *kept.entries[number + 1 :]))


FIELDS = b"""{%b "slug": "x", "rules_version": 1, "content_digest": "", "seats": 2, "options": {}, "seed": "",
    "checks": [], "entries": []}"""


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (b"", "no JSON"),
        (b"{", "no JSON"),
        (b"\xff\xfe", "no JSON"),
        (b"[]", "no record"),
        (b'{"x": ' + b"[" * 100_000, "no"),
        (b'{"yizhan_excerpt": 1, "slug": "x"}', "only finished games can be replayed"),
        (b'{"slug": "dream"}', "no record"),
        (FIELDS % b'"yizhan": 9,', "format 9"),
        (FIELDS % b"", "one check more"),
        (FIELDS % b'"size": 1,', "unknown field"),
    ],
)
def test_files_that_are_no_records(damage: bytes, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        record.decode(damage)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"cost"', b'"co\xff"'),
        (b'"cost"', b'"zz": ' + b"[" * 50_000 + b"]" * 50_000 + b', "cost"'),
        (b'"cost"', b'"zz": 1, "cost"'),
        (b'"cost":', b'"cost": 1'),
    ],
    ids=["no text", "deep", "a foreign field", "another value"],
)
def test_cards_that_cannot_be_read(old: bytes, new: bytes) -> None:
    whole = record.encode(registered(cards=True))
    assert old in whole
    with pytest.raises(RecordError, match=r"cards|recursion"):
        record.play(record.decode(whole.replace(old, new, 1)))


def test_set_ups_that_are_not_possible_here(kept: Record) -> None:
    for wrong in ({"seats": 9}, {"options": {"size": "big"}}):
        with pytest.raises(RecordError, match="cannot be set up"):
            record.play(msgspec.structs.replace(kept, **wrong), rules())
    with pytest.raises(RecordError, match="no game 'teaching'"):
        record.play(kept)


# -- with a registered game, through the command line ------------------------------------------------------------------


def registered(*, cards: bool = False) -> Record:
    game = rules_for(SLUGS[0])
    recorder = Recorder(game, game.seats[0], {}, "record")
    players = Players([game.policies["random"]] * game.seats[0], "record")
    for _ in range(30):
        recorder.take(players.reply(recorder.session))
    return recorder.record(cards=cards)


def test_cards_travel_with_a_record_however_it_is_laid_out() -> None:
    pretty = json.dumps(json.loads(record.encode(registered(cards=True))), indent=4).encode()
    kept = record.decode(pretty)
    assert record.rules_of(kept).content_digest == kept.content_digest
    record.play(kept)


def test_other_cards_are_noticed() -> None:
    kept = registered()
    with pytest.raises(RecordError, match="other values"):
        record.play(msgspec.structs.replace(kept, content_digest="0" * 64))
    with pytest.raises(RecordError, match="cards cannot be used"):
        record.play(msgspec.structs.replace(kept, content=msgspec.Raw(b"{}")))


def test_replay_says_that_all_is_well(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record.encode(registered()))
    code, out, err = typed("replay", str(path))
    assert (code, err) == (0, "")
    assert "30 entries played as recorded, the game still runs" in out


def test_replay_names_the_first_difference(typed: Typed, tmp_path: Path) -> None:
    kept = registered()
    path = tmp_path / "game.json"
    path.write_bytes(
        record.encode(msgspec.structs.replace(kept, checks=(*kept.checks[:20], "00000000", *kept.checks[21:])))
    )
    code, out, _ = typed("replay", str(path))
    assert code == 1
    assert "entry 20 (" in out


def test_replay_of_something_else(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"not a game")
    code, out, err = typed("replay", str(path))
    assert (code, out) == (2, "")
    assert "game.json: this is no JSON" in err


def test_simulate_writes_records_that_replay(typed: Typed, tmp_path: Path) -> None:
    code, _, _ = typed("simulate", "teaching", "--seats", "2", "--games", "2", "--record", str(tmp_path))
    assert code == 0
    paths = sorted(tmp_path.iterdir())
    assert len(paths) == 2
    for path in paths:
        assert record.play(record.decode(path.read_bytes()), rules()).over


def test_a_record_is_written_down_in_notation(typed: Typed, tmp_path: Path) -> None:
    kept = msgspec.structs.replace(registered(), names=("Ada", "梅香"))
    path = tmp_path / "game.json"
    path.write_bytes(record.encode(kept))
    code, out, err = typed("notate", str(path), "--lang", "zh-TW")
    assert (code, err) == (0, "")
    assert "Player 2: 梅香" in out
    again = notation.to_record(notation.read(out))
    assert record.encode(again) == record.encode(kept)
    path.write_bytes(b"{}")
    code, out, err = typed("notate", str(path))
    assert (code, out) == (2, "")
    assert "game.json: this is no record" in err


def test_a_game_in_notation_is_replayed_too(typed: Typed, tmp_path: Path) -> None:
    kept = registered()
    path = tmp_path / "game.txt"
    path.write_text(notation.write(kept, record.rules_of(kept)), encoding="utf-8")
    code, out, err = typed("replay", str(path))
    assert (code, err) == (0, "")
    assert "30 entries played as recorded" in out
    path.write_text(notation.write(kept, record.rules_of(kept)).replace("End: ", "End: 0"), encoding="utf-8")
    code, out, _ = typed("replay", str(path))
    assert code == 1
    assert "another position" in out
    path.write_bytes(b"Yizhan notation 1\n\xff")
    code, _, err = typed("replay", str(path))
    assert code == 2
    assert "no text" in err
