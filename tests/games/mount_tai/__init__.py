"""Tests of Mount Tai."""
