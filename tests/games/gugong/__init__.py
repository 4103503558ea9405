"""Gugong, proved rule by rule."""
