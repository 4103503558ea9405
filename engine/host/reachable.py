"""When a person wants to be left alone: quiet hours in their own time zone, and being away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from engine.host.model import PersonSettings

DAY = 24 * 60
"""Minutes."""
_MOST = 8
"""Stretches that may follow each other: the end of being away may fall into quiet hours, and so on."""


@cache
def zones() -> frozenset[str]:
    """The names of all time zones that there are."""
    return frozenset(available_timezones())


def zone_of(settings: PersonSettings) -> ZoneInfo:
    """A person's time zone; UTC if they chose none, or one that there is no more."""
    return ZoneInfo(settings.zone if settings.zone in zones() else "UTC")


def left_alone_until(settings: PersonSettings, now: float) -> float | None:
    """Until when this person wants to be left alone, in seconds since 1970; None: they may be called now."""
    until = now
    for _ in range(_MOST):
        later = _end_of_away(settings, until) or _end_of_quiet(settings, until)
        if later is None:
            break
        until = later
    return None if until == now else until


def _end_of_away(settings: PersonSettings, at: float) -> float | None:
    if settings.away is None:
        return None
    begin, end = settings.away
    return end if begin <= at < end else None


def _end_of_quiet(settings: PersonSettings, at: float) -> float | None:
    """The end of the quiet hours that `at` falls into; the clocks of the time zone say when that is."""
    if settings.quiet is None or settings.quiet[0] == settings.quiet[1]:
        return None
    begin, end = settings.quiet
    local = datetime.fromtimestamp(at, zone_of(settings))
    minute = local.hour * 60 + local.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    for days in (0, 1):
        day = local.date() + timedelta(days=days)
        # The same minute may come twice, or not at all, where clocks are changed: the instant is what counts.
        for fold in (0, 1):
            there = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo, fold=fold)
            instant = there.astimezone(UTC).timestamp()
            if instant > at:
                return instant
    return None
