"""Hours and days as people type them, in their own time zone."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from cogs import escape
from engine.host.reachable import DAY
from engine.kernel import Refused, text

NONE = "-"
"""What somebody types to take a choice back."""
LONGEST = 366
"""Days that somebody may be away at a time."""
_QUIET = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*[-–~]\s*(\d{1,2})(?::(\d{2}))?")
_DAYS = re.compile(r"(\d{1,3})\s*(?:d|days?|天)?", re.IGNORECASE)
_DATES = re.compile(r"(?:(\d{4}-\d{1,2}-\d{1,2})\s*(?:\.\.|/|~|–|\s)\s*)?(\d{4}-\d{1,2}-\d{1,2})")


def quiet_hours(typed: str) -> tuple[int, int]:
    """ "22-7" or "22:30-7:00" as minutes after midnight. Raises `Refused`."""
    match = _QUIET.fullmatch(typed.strip())
    if match is None:
        raise Refused(text("waiting-not-hours", typed=escape.markdown(typed)))
    hours = [int(match[1]) * 60 + int(match[2] or 0), int(match[3]) * 60 + int(match[4] or 0)]
    if any(minutes > DAY or int(part or 0) > 59 for minutes, part in zip(hours, match.group(2, 4), strict=True)):
        raise Refused(text("waiting-not-hours", typed=escape.markdown(typed)))
    begin, end = (minutes % DAY for minutes in hours)
    if begin == end:
        raise Refused(text("waiting-not-hours", typed=escape.markdown(typed)))
    return begin, end


def away(typed: str, now: float, zone: ZoneInfo) -> tuple[float, float]:
    """ "5" (days from now), "2027-01-31" (up to and with that day) or "2027-01-20..2027-01-31", in seconds since 1970.

    Raises `Refused` for anything else, and for what is over or longer than a year.
    """
    refused = Refused(text("waiting-not-away", typed=escape.markdown(typed)))
    if (days := _DAYS.fullmatch(typed.strip())) is not None:
        begin, end = now, now + int(days[1]) * 86400
    elif (dates := _DATES.fullmatch(typed.strip())) is not None:
        try:
            begin = now if dates[1] is None else _midnight(_day(dates[1]), zone)
            end = _midnight(_day(dates[2]) + timedelta(days=1), zone)
        except (ValueError, OverflowError) as error:
            raise refused from error
    else:
        raise refused
    if end <= max(begin, now) or end - now > LONGEST * 86400:
        raise refused
    return begin, end


def clock(minutes: int) -> str:
    """Minutes after midnight as "7:00"."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _day(typed: str) -> date:
    year, month, day = (int(part) for part in typed.split("-"))
    return date(year, month, day)


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()
