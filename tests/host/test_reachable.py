"""Quiet hours and being away: until when somebody is left alone, also where clocks are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.host.model import PersonSettings
from engine.host.reachable import left_alone_until

BERLIN = "Europe/Berlin"


def at(moment: str, zone: str = BERLIN, fold: int = 0) -> float:
    return datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def quiet(begin: int, end: int, zone: str | None = BERLIN) -> PersonSettings:
    """Quiet hours in whole hours."""
    return PersonSettings(1, zone=zone, quiet=(begin * 60, end * 60))


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-05-01T21:59", None),
        ("2026-05-01T22:00", "2026-05-02T07:00"),
        ("2026-05-02T00:30", "2026-05-02T07:00"),
        ("2026-05-02T06:59:59", "2026-05-02T07:00"),
        ("2026-05-02T07:00", None),
        # In the night to March 29th the clocks go from two to three, in that to October 25th from three back to two.
        ("2026-03-28T23:00", "2026-03-29T07:00"),
        ("2026-10-24T23:00", "2026-10-25T07:00"),
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(now: str, until: str | None) -> None:
    expected = None if until is None else at(until)
    assert left_alone_until(quiet(22, 7), at(now)) == expected


def test_hours_within_a_day_and_none_at_all() -> None:
    assert left_alone_until(quiet(9, 17), at("2026-05-01T12:00")) == at("2026-05-01T17:00")
    assert left_alone_until(quiet(9, 17), at("2026-05-01T18:00")) is None
    assert left_alone_until(quiet(9, 9), at("2026-05-01T12:00")) is None


@pytest.mark.parametrize(
    ("begin", "end", "now"),
    [(1, 2, "2026-03-29T01:30"), (1, 3, "2026-10-25T02:30"), (2, 3, "2026-10-25T02:30")],
)
@pytest.mark.parametrize("fold", [0, 1])
def test_hours_that_end_where_clocks_are_changed_do_end(begin: int, end: int, now: str, fold: int) -> None:
    moment = at(now, fold=fold)
    until = left_alone_until(quiet(begin, end), moment)
    assert until is not None
    assert moment < until <= moment + 3 * 3600


def test_hours_that_come_twice_end_the_second_time_too() -> None:
    """In the night in which two o'clock comes twice, half past two is past, and comes again."""
    settings = PersonSettings(1, zone=BERLIN, quiet=(22 * 60, 2 * 60 + 30))
    first, second = at("2026-10-25T02:10"), at("2026-10-25T02:10", fold=1)
    assert left_alone_until(settings, first) == first + 20 * 60
    assert left_alone_until(settings, first + 30 * 60) is None
    assert left_alone_until(settings, second) == second + 20 * 60


@pytest.mark.parametrize("zone", ["Australia/Lord_Howe", "America/St_Johns", "Africa/Cairo", "Asia/Kathmandu"])
def test_nobody_is_left_alone_for_longer_than_their_hours(zone: str) -> None:
    """Through two years, every twenty minutes, whatever the clocks there do."""
    for begin, end in ((22 * 60, 7 * 60), (23 * 60 + 30, 1 * 60 + 45), (0, 23 * 60 + 59)):
        settings, longest = PersonSettings(1, zone=zone, quiet=(begin, end)), (end - begin) % (24 * 60) * 60
        for hours in range(0, 2 * 365 * 24, 7):
            now = at("2026-01-01T00:00", "UTC") + hours * 3600 + hours % 3 * 1200
            until = left_alone_until(settings, now)
            assert until is None or now < until <= now + longest + 3600, (zone, hours)


def test_without_a_zone_or_with_a_lost_one_it_is_utc() -> None:
    for zone in (None, "Atlantis/Capital"):
        assert left_alone_until(quiet(22, 7, zone), at("2026-05-01T23:00", "UTC")) == at("2026-05-02T07:00", "UTC")


def test_who_comes_back_in_the_night_is_called_in_the_morning() -> None:
    begin, end = at("2026-05-01T00:00"), at("2026-05-09T00:00")
    settings = PersonSettings(1, zone=BERLIN, quiet=(22 * 60, 7 * 60), away=(begin, end))
    assert left_alone_until(settings, at("2026-05-03T12:00")) == at("2026-05-09T07:00")
    assert left_alone_until(settings, at("2026-05-09T12:00")) is None
    assert left_alone_until(settings, at("2026-04-30T12:00")) is None
