"""Fixtures of all tests."""

from tests.support.fixtures import logged, within_limits, world

__all__ = ["logged", "within_limits", "world"]
