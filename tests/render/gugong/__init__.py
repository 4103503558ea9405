"""Tests of the pictures of Gugong."""
